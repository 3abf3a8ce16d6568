/** Notifications of recurring orders, in English. */
export const recurringTexts = {
  recurringDue: {
    title: 'Your Recurring Order: Confirm It',
    message: 'For {{day|day}}, {{total|money}} in all: {{lines|announced}}. Nothing is ordered until you confirm.',
  },
  recurringDueChanged: {
    title: 'Your Recurring Order Has Changed',
    message: 'For {{day|day}}, {{total|money}} in all: {{lines|announced}}. Nothing is ordered until you confirm.',
  },
  recurringStopped: {
    title: 'Your Recurring Order Is Paused',
    message: '{{product}}{{others|others}} can no longer be bought from this seller. You can resume it or end it.',
  },
} as const;
