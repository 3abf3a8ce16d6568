/** Notifications of refunds that sellers owe, and of payments that are being checked, in English. */
export const refundTexts = {
  refundOwed: { title: 'Refund To Give', message: 'You owe {{buyer}} {{amount|money}} for order {{order}}. Give it back within 3 days.' },
  refundToCome: { title: 'Money Comes Back', message: '{{seller}} owes you {{amount|money}} for order {{order}}, within 3 days.' },
  refundGiven: { title: 'Refund Given', message: '{{seller}} says {{amount|money}} for order {{order}} was given back. Do you have it?' },
  refundConfirmed: { title: 'Refund Complete', message: '{{amount|money}} for order {{order}} counts as given back to {{buyer}}.' },
  refundDenied: {
    title: 'Refund Not Received',
    message: '{{buyer}} did not receive {{amount|money}} for order {{order}}. The market team decides.',
  },
  refundToDecide: { title: 'Refund To Decide', message: 'A refund of {{amount|money}} for order {{order}} is denied or late.' },
  refundFoundGiven: {
    title: 'Refund Decided',
    message: 'The market team found that {{amount|money}} for order {{order}} was given back{{reason|because}}.',
  },
  refundUnpayable: {
    title: 'Refund Closed',
    message:
      'The buyer of order {{order}} has closed the account. {{amount|money}} cannot be given back: you owe it no more{{reason|because}}.',
  },
  refundFoundOwed: {
    title: 'Refund Decided',
    message: 'The market team found that {{amount|money}} for order {{order}} is still owed{{reason|because}}.',
  },
  refundOverdue: {
    title: 'Refund Is Late',
    message: '{{amount|money}} for order {{order}} is still owed to {{buyer}}. Give it back today, or your posts pause.',
  },
  cashCorrected: {
    title: 'Cash Corrected',
    message: 'The market team found that {{amount|money}} more was paid in cash for order {{order}}{{reason|because}}.',
  },
  cashLowered: {
    title: 'Cash Corrected',
    message: 'The market team found that {{amount|money}} of the cash for order {{order}} was not paid{{reason|because}}.',
  },
  refundBySellerGone: {
    title: 'Money Comes Back',
    message: '{{seller}} owes you {{amount|money}} for order {{order}}, and has left Haatbar. The market team looks after it.',
  },
  refundLate: {
    title: 'Refund Is Late',
    message: '{{seller}} has not given back {{amount|money}} for order {{order}} in time. The market team knows.',
  },
  paymentBeingChecked: {
    title: 'Payment Being Checked',
    message: 'Your {{total|money}} for order {{order}} arrived. The payment is being checked; then the order is sent.',
  },
  buyerPaymentBeingChecked: {
    title: 'Payment Being Checked',
    message: '{{buyer}} paid {{total|money}} for order {{order}}. The payment is being checked: do not send it yet.',
  },
} as const;
