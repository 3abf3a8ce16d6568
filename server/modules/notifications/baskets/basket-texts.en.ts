/** Notifications of shared baskets, in English. */
export const basketTexts = {
  basketClosed: {
    title: 'Confirm Your Part of the Shared Basket',
    message: 'The basket for {{seller}} is closed. Your part is {{total|money}}. Confirm it within 24 hours, or nothing is ordered.',
  },
  basketChanged: {
    title: 'The Shared Basket Has Changed',
    message: 'Your part of the basket for {{seller}} is {{total|money}} now. Confirm it again, or nothing is ordered.',
  },
  basketReady: {
    title: 'Your Shared Basket Can Be Ordered',
    message: 'All the others in the basket for {{seller}} have confirmed. Order it now.',
  },
  basketOrdered: {
    title: 'Your Part of the Shared Basket Is Ordered',
    message: 'Order {{order}} from {{seller}}: {{total|money}}.',
  },
  basketRemoved: {
    title: 'You Are Out of a Shared Basket',
    message: 'The organiser removed you from the basket for {{seller}}. Nothing is ordered for you.',
  },
  basketCancelled: {
    title: 'A Shared Basket Was Cancelled',
    message: 'The organiser cancelled the basket for {{seller}}. Nothing was ordered.',
  },
  basketExpired: {
    title: 'A Shared Basket Has Ended',
    message: 'The basket for {{seller}} was not ordered in time. Nothing was ordered.',
  },
} as const;
