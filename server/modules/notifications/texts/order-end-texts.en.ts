/** Notifications of orders that did not happen, and what follows from them, in English. */
export const orderEndTexts = {
  orderRejected: { title: 'Order Rejected', message: '{{seller}} could not take your order {{order}}{{reason|because}}.' },
  orderCancelled: { title: 'Order Cancelled', message: 'Order {{order}} was cancelled by {{by}}{{reason|because}}.' },
  orderExpired: { title: 'Order Expired', message: 'Order {{order}} expired: it was not confirmed in time.' },
  couponGivenBack: {
    title: 'Coupon Given Back',
    message: 'Your order did not happen: coupon {{code}} can be used again, until {{until|day}}.',
  },
} as const;
