/** Notifications about bills, payout accounts and disputed payments, in English. */
import type { NotificationText } from './notification-texts.en';

export const moneyTexts = {
  onlinePaymentDue: {
    title: 'Order confirmed, please pay',
    message:
      '{{seller}} confirmed your order {{order}}. Pay {{total|money}} online within {{hours|number}} hours. Haatbar holds the money until your order arrives.',
  },
  paidOnline: {
    title: 'Payment Received',
    message: 'We received {{total|money}} for order {{order}} and hold it until your order arrives.',
  },
  buyerPaidOnline: {
    title: 'Order paid online',
    message: '{{buyer}} paid {{total|money}} for order {{order}}. Haatbar holds it and adds it to your balance after delivery.',
  },
  refundedOnline: { title: 'Refund sent', message: '{{amount|money}} for order {{order}} was refunded the way you paid.' },
  refundNumberCorrected: {
    title: 'Refund number corrected',
    message:
      'Haatbar corrected the transfer number of the refund of {{amount|money}} for order {{order}}{{reason|because}}. It stays refunded.',
  },
  refundedByHand: {
    title: 'Refund sent',
    message:
      'The payment gateway could not send back {{amount|money}} for order {{order}}, so Haatbar sent it itself. The transfer number is {{reference}}.',
  },
  onlineRefundRejected: {
    title: 'Refund rejected',
    message: 'The payment gateway rejected a refund of {{amount|money}} for order {{order}}. Please check it.',
  },
  paymentDisputed: {
    title: 'Payment disputed',
    message: 'The buyer of order {{order}} says the money was sent. Please check your account again; Haatbar will decide.',
  },
  paymentDisputeToDecide: { title: 'Payment to decide', message: 'The payment of order {{order}} is disputed. Please decide.' },
  claimToDecide: {
    title: 'Payment to decide',
    message: 'The seller of order {{order}} has left, and its buyer reports a payment. Please decide.',
  },
  paymentDisputeAccepted: {
    title: 'Payment accepted',
    message: 'Haatbar found the payment for order {{order}}, so it is paid{{reason|because}}.',
  },
  paymentDisputeDismissed: {
    title: 'No payment found',
    message: 'Haatbar found no payment for order {{order}}, so it is not paid yet{{reason|because}}.',
  },
  paymentTakenBack: {
    title: 'Payment taken back',
    message:
      'Haatbar found that TrxID {{reference}} was sent by another buyer: {{amount|money}} of order {{order}} no longer counts as paid. If you sent it, dispute this within {{days|number}} days.',
  },
  paymentOfMarket: {
    title: 'Payment taken back',
    message:
      'Haatbar found that TrxID {{reference}} is a transfer of its own: {{amount|money}} of order {{order}} no longer counts as paid. If that is wrong, write to the market.',
  },
  claimOfMarket: {
    title: 'TrxID of another transfer',
    message:
      'Haatbar found that TrxID {{reference}}, which was reported for order {{order}}, is a transfer of its own: it does not pay for the order. If that is wrong, write to the market.',
  },
  paymentOfRefund: {
    title: 'Payment taken back',
    message:
      'Haatbar found that a refund was given by TrxID {{reference}}: {{amount|money}} of order {{order}} no longer counts as paid. If that is wrong, write to the market.',
  },
  salePaymentTakenBack: {
    title: 'Payment taken back',
    message:
      'Haatbar found that TrxID {{reference}} was sent by another buyer: {{amount|money}} of order {{order}} no longer counts as paid.',
  },
  billIssued: {
    title: 'New commission bill',
    message: 'Bill {{bill}}: {{amount|money}}. Please pay by {{day|day}}.',
  },
  billCovered: {
    title: 'Bill covered by your credit',
    message: 'Your credit covers bill {{bill}}. There is nothing to pay.',
  },
  billDueSoon: {
    title: 'Bill due soon',
    message: '{{amount|money}} of bill {{bill}} is unpaid. Please pay by {{day|day}}.',
  },
  billOverdue: {
    title: 'Bill overdue',
    message: '{{amount|money}} of bill {{bill}} was due on {{day|day}}. Pay now, or new posts will be paused.',
  },
  billPaid: { title: 'Bill payment received', message: 'We received {{amount|money}} for bill {{bill}}. Thank you.' },
  billPaymentReversed: {
    title: 'Bill payment corrected',
    message: 'A payment of {{amount|money}} on bill {{bill}} was recorded by mistake and removed. That amount is due again.',
  },
  payoutSent: {
    title: 'Payout on the way',
    message: '{{amount|money}} is on its way to your {{method|payout}} ending in {{end|digits}}.',
  },
  payoutPaid: {
    title: 'Payout sent',
    message: 'We sent {{amount|money}} to your {{method|payout}} ending in {{end|digits}}.',
  },
  payoutFailed: {
    title: 'Payout failed',
    message:
      '{{amount|money}} did not reach your {{method|payout}} ending in {{end|digits}}{{reason|because}}. It is back in your balance; please check the number.',
  },
  payoutNumberCorrected: {
    title: 'Payout number corrected',
    message:
      'Haatbar corrected the transfer number of {{amount|money}} to your {{method|payout}} ending in {{end|digits}}{{reason|because}}. The money stays paid.',
  },
  payoutUncovered: {
    title: 'Payout not sent',
    message:
      '{{amount|money}} was not sent to your {{method|payout}} ending in {{end|digits}}: an order was corrected, so this much is no longer due. What is still due stays in your balance.',
  },
  payoutAccountChanged: {
    title: 'Payout number changed',
    message: 'Your money now goes to {{method|payout}} ending in {{end|digits}}. If this was not you, change your password now.',
  },
  payoutAccountRemoved: {
    title: 'Payout number removed',
    message: 'Your money no longer goes to {{method|payout}} ending in {{end|digits}}. If this was not you, change your password now.',
  },
} as const satisfies Record<string, NotificationText>;
