/** Notifications of recurring orders, in English. */
export const recurringTexts = {
  recurringDue: {
    title: 'Confirm your recurring order',
    message: 'For {{day|day}}, {{total|money}} in all: {{lines|announced}}. Nothing is ordered until you confirm.',
  },
  recurringDueChanged: {
    title: 'Your recurring order has changed',
    message: 'For {{day|day}}, {{total|money}} in all: {{lines|announced}}. Nothing is ordered until you confirm.',
  },
  recurringStopped: {
    title: 'Your recurring order is paused',
    message: '{{product}}{{others|others}} can no longer be bought from this seller. You can resume it later or end it.',
  },
} as const;
