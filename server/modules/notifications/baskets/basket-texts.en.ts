/** Notifications of shared baskets, in English. */
export const basketTexts = {
  basketClosed: {
    title: 'Confirm your part of the shared basket',
    message: 'The basket from {{seller}} is closed. Your part is {{total|money}}. Confirm within 24 hours, or nothing is ordered.',
  },
  basketChanged: {
    title: 'The shared basket has changed',
    message: 'Your part of the basket from {{seller}} is now {{total|money}}. Confirm again, or nothing is ordered.',
  },
  basketReady: {
    title: 'Everyone has confirmed: place the order',
    message: 'Everyone else in the basket from {{seller}} has confirmed. Place the order now.',
  },
  basketOrdered: {
    title: 'Your part of the shared basket is ordered',
    message: 'Order {{order}} from {{seller}}: {{total|money}}.',
  },
  basketRemoved: {
    title: 'You were removed from a shared basket',
    message: 'The organiser removed you from the basket from {{seller}}. You pay nothing.',
  },
  basketCancelled: {
    title: 'A shared basket was cancelled',
    message: 'The organiser cancelled the basket for {{seller}}. Nothing was ordered.',
  },
  basketExpired: {
    title: 'A shared basket has ended',
    message: 'The basket from {{seller}} was not ordered in time. Nobody pays anything.',
  },
} as const;
