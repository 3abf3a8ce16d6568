/** Notifications of shared baskets, in English. */
export const basketTexts = {
  parcelNowYours: {
    title: 'The Parcel Comes to You',
    message:
      'Who received the parcel of your shared basket is out. With order {{order}}, {{seller}} now sends all of it to the address that you have saved.',
  },
  parcelMoved: {
    title: 'Another Receiver for Your Shared Basket',
    message: 'Who received the parcel of your shared basket is out. Your order {{order}} from {{seller}} now goes to another participant.',
  },
  parcelToYourself: {
    title: 'Your Order Needs Your Address',
    message:
      'Who received the parcel of your shared basket is out. {{seller}} sends order {{order}} to you: write your address in a message to the seller.',
  },
  pickUpYourself: {
    title: 'Pick Up Your Order Yourself',
    message: 'Who picked up your shared basket is out. Pick up order {{order}} from {{seller}} yourself.',
  },
  parcelReceiverChanged: {
    title: 'Parcel With a New Receiver',
    message: 'The receiver of a shared basket is out: its parcel goes to the buyer of order {{order}} now.',
  },
  parcelWithoutReceiver: {
    title: 'Parcel Without a Receiver',
    message:
      'The receiver of a shared basket is out. Order {{order}} and the others of the basket go to their own buyers: call them for the address.',
  },
  basketTierLost: {
    title: 'Fewer in a Shared Basket',
    message:
      'Without the orders that were cancelled, {{product}} of order {{order}} does not reach the quantity of its price. The promised price stays; you may reject the order.',
  },
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
