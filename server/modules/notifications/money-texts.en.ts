/** Notifications about bills, payout accounts and disputed payments, in English. */
import type { NotificationText } from './notification-texts.en';

export const moneyTexts = {
  onlinePaymentDue: {
    title: 'Order Confirmed, Please Pay',
    message:
      '{{seller}} confirmed your order {{order}}. Pay {{total|money}} online within {{hours|number}} hours: Haatbar holds the money until the order has arrived.',
  },
  paidOnline: {
    title: 'Payment Received',
    message: 'We received {{total|money}} for order {{order}} and hold it until the order has arrived.',
  },
  buyerPaidOnline: {
    title: 'Order Paid Online',
    message: '{{buyer}} paid {{total|money}} for order {{order}}. Haatbar holds the money and credits it to you with the delivery.',
  },
  refundedOnline: { title: 'Money Returned', message: '{{amount|money}} of order {{order}} was sent back to where you paid from.' },
  onlineRefundRejected: {
    title: 'Refund Rejected',
    message: 'The payment gateway rejected a refund of {{amount|money}} for order {{order}}. Please look after it.',
  },
  paymentDisputed: {
    title: 'Payment Disputed',
    message: 'The buyer of order {{order}} reports that the money was sent. Please look at your account again; the market team decides.',
  },
  paymentDisputeToDecide: { title: 'Payment To Decide', message: 'The payment of order {{order}} is disputed. Please decide.' },
  paymentDisputeAccepted: {
    title: 'Payment Accepted',
    message: 'The market team saw that the payment of order {{order}} was sent, so it is paid{{reason|because}}.',
  },
  paymentDisputeDismissed: {
    title: 'No Payment Found',
    message: 'The market team found no payment of order {{order}}, so it is not paid yet{{reason|because}}.',
  },
  billIssued: {
    title: 'New Commission Bill',
    message: 'Bill {{bill}} comes to {{amount|money}}. Please pay it by {{day|day}}.',
  },
  billCovered: {
    title: 'Commission Bill Covered',
    message: 'What Haatbar owed you covers bill {{bill}}. There is nothing to pay.',
  },
  billDueSoon: {
    title: 'Bill Due Soon',
    message: '{{amount|money}} of bill {{bill}} is still open. Please pay it by {{day|day}}.',
  },
  billOverdue: {
    title: 'Bill Overdue',
    message: '{{amount|money}} of bill {{bill}} was due on {{day|day}}. Please pay it now, so that your new posts are not paused.',
  },
  billPaid: { title: 'Bill Payment Received', message: 'We received {{amount|money}} for bill {{bill}}. Thank you.' },
  billPaymentReversed: {
    title: 'Bill Payment Corrected',
    message: 'A payment of {{amount|money}} for bill {{bill}} was recorded by mistake and is taken back.',
  },
  payoutSent: {
    title: 'Payout On The Way',
    message: '{{amount|money}} is on the way to your {{method|payout}}, number ending in {{end|digits}}.',
  },
  payoutPaid: {
    title: 'Payout Made',
    message: 'We sent {{amount|money}} to your {{method|payout}}, number ending in {{end|digits}}.',
  },
  payoutFailed: {
    title: 'Payout Failed',
    message:
      '{{amount|money}} did not reach your {{method|payout}}, number ending in {{end|digits}}{{reason|because}}. It is in your balance again; please look at the number.',
  },
  payoutAccountChanged: {
    title: 'Payment Number Changed',
    message: 'Your money is now sent to {{method|payout}}, number ending in {{end|digits}}. If this was not you, change your password now.',
  },
  payoutAccountRemoved: {
    title: 'Payment Number Removed',
    message:
      '{{method|payout}}, number ending in {{end|digits}}, no longer receives your money. If this was not you, change your password now.',
  },
} as const satisfies Record<string, NotificationText>;
