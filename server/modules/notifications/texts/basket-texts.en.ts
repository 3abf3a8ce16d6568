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
