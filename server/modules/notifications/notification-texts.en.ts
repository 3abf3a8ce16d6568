/** Notifications in English: a title and a message each. The keys are those that are stored. */
import { moneyTexts } from './money-texts.en';
import { basketTexts } from './baskets/basket-texts.en';
import { recurringTexts } from './recurring/recurring-texts.en';
import { dataExportTexts } from './texts/data-export-texts.en';
import { orderEndTexts } from './texts/order-end-texts.en';
import { refundTexts } from './texts/refund-texts.en';
import { priceAlertTexts } from './texts/price-alert-texts.en';

export interface NotificationText {
  readonly title: string;
  readonly message: string;
}

export const en = {
  newOrder: { title: 'New Order Received', message: '{{buyer}} ordered {{product}}{{others|others}}. Order {{order}}, {{total|money}}.' },
  paymentReceived: { title: 'Payment Received', message: '{{buyer}} paid {{total|money}} for order {{order}}.' },
  systemMaintenance: {
    title: 'System Maintenance',
    message: 'Haatbar will be under maintenance{{day|onDay}} ({{from|time}} - {{until|time}}).',
  },
  productApproved: { title: 'Product Approved', message: '{{product}} is on the market now.' },
  marketingBoost: { title: 'Marketing Boost', message: "{{product}} is shown among today's best deals now." },
  orderConfirmed: { title: 'Order Confirmed', message: '{{seller}} confirmed your order {{order}}.' },
  orderShipped: { title: 'Order Shipped', message: '{{seller}} has shipped your order {{order}}.' },
  orderShippedWithCode: {
    title: 'Order Shipped',
    message: '{{seller}} has shipped your order {{order}}. Code for the delivery: {{code|digits}}. Give it once the order has arrived.',
  },
  orderWeighedWithCode: {
    title: 'Order Shipped, New Total',
    message:
      'Order {{order}} was weighed and shipped by {{seller}}: {{after|money}} instead of {{before|money}}. Code for the delivery: {{code|digits}}. Give it once the order has arrived.',
  },
  orderConfirmedInPart: {
    title: 'Order Confirmed In Part',
    message: '{{seller}} can deliver a part of order {{order}}{{reason|because}}: {{after|money}} instead of {{before|money}}.',
  },
  orderShippedWeighed: {
    title: 'Order Shipped, New Total',
    message: 'Order {{order}} was weighed and shipped by {{seller}}: {{after|money}} instead of {{before|money}}.',
  },
  feeProposed: {
    title: 'Delivery Fee: Do You Agree?',
    message: '{{seller}} named the delivery fee of order {{order}}: {{after|money}} in all, {{before|money}} without it. Accept or cancel.',
  },
  feeAccepted: {
    title: 'Delivery Fee Accepted',
    message: '{{buyer}} accepts the delivery fee of order {{order}}: {{total|money}} in all. The order is confirmed.',
  },
  weightProposed: {
    title: 'More Weight: Do You Agree?',
    message: 'Order {{order}} weighs more than agreed. {{seller}} asks for {{after|money}} instead of {{before|money}}: accept or decline.',
  },
  weightAccepted: {
    title: 'Weight Accepted',
    message: '{{buyer}} accepts the weight of order {{order}}: {{after|money}} instead of {{before|money}}. You can ship it.',
  },
  weightDeclined: {
    title: 'Weight Declined',
    message: 'The higher weight of order {{order}} was declined or withdrawn by {{by}}. It stays as agreed.',
  },
  orderShippedAgain: { title: 'Order Shipped Again', message: '{{seller}} is trying again to deliver your order {{order}}.' },
  orderAgainWithCode: {
    title: 'Order Shipped Again',
    message:
      '{{seller}} is trying again to deliver your order {{order}}. New code for the delivery: {{code|digits}}. Give it once the order has arrived.',
  },
  deliveryRefused: {
    title: 'Delivery Failed',
    message: '{{seller}} reports that your order {{order}} was refused at the door{{reason|because}}. If that is wrong, call now.',
  },
  deliveryAbsent: {
    title: 'Delivery Failed',
    message: '{{seller}} found no one at home for your order {{order}}{{reason|because}}. Call to agree on a new time.',
  },
  deliveryAddress: {
    title: 'Delivery Failed',
    message: '{{seller}} could not find the address of your order {{order}}{{reason|because}}. Call to explain the way.',
  },
  deliveryDamaged: { title: 'Delivery Failed', message: 'Your order {{order}} was damaged on its way{{reason|because}}.' },
  orderReturned: {
    title: 'Order Returned',
    message: 'Your order {{order}} could not be delivered and is back with {{seller}}. What you have paid is refunded.',
  },
  orderReceived: { title: 'Receipt Confirmed', message: '{{buyer}} has confirmed the receipt of order {{order}}.' },
  orderNotConfirmed: {
    title: 'Order Not Confirmed Yet',
    message: '{{seller}} pressed Confirm by mistake: your order {{order}} is waiting again.',
  },
  orderNotConfirmedTotal: {
    title: 'Order Not Confirmed Yet',
    message: '{{seller}} pressed Confirm by mistake: your order {{order}} is waiting again, as you placed it, for {{total|money}}.',
  },
  orderNotShipped: {
    title: 'Order Not Shipped Yet',
    message: '{{seller}} pressed Ship by mistake: your order {{order}} is confirmed, not yet shipped.',
  },
  orderNotShippedTotal: {
    title: 'Order Not Shipped Yet',
    message:
      '{{seller}} pressed Ship by mistake: your order {{order}} is confirmed, not yet shipped, and costs {{total|money}} as agreed before.',
  },
  orderDelivered: { title: 'Order Delivered', message: 'Your order {{order}} was delivered. Tell others how it was: rate it.' },
  orderResolvedDelivered: {
    title: 'Order Delivered',
    message: 'The market team has recorded order {{order}} as delivered{{reason|because}}.',
  },
  orderResolvedReturned: {
    title: 'Order Returned',
    message: 'The market team has recorded order {{order}} as returned to its seller{{reason|because}}.',
  },
  orderResolvedComplete: { title: 'Order Complete', message: 'The market team has closed order {{order}}{{reason|because}}.' },
  problemReported: {
    title: 'Problem Reported',
    message: '{{buyer}} reported a problem with {{product}} of order {{order}}. Reply within {{hours|number}} hours, or an admin decides.',
  },
  problemOffered: {
    title: 'Offer For Your Problem',
    message: '{{seller}} made an offer for your problem with order {{order}}. Accept or decline it within {{hours|number}} hours.',
  },
  problemEscalated: {
    title: 'Problem With The Market Team',
    message: 'The market team decides on the problem with order {{order}} within {{hours|number}} hours.',
  },
  paymentRisky: { title: 'Risky Payment', message: 'The payment of order {{order}} is risky. Verify the buyer before it is shipped.' },
  problemToDecide: {
    title: 'Problem To Decide',
    message: 'The problem with order {{order}} waits for a decision within {{hours|number}} hours.',
  },
  problemReplacing: {
    title: 'Replacement Agreed',
    message: 'For the problem with order {{order}} a replacement is sent within {{days|number}} days.',
  },
  problemReplaced: { title: 'Replacement Sent', message: '{{seller}} has sent the replacement for order {{order}}.' },
  problemRefunded: {
    title: 'Problem Solved',
    message: 'The problem with order {{order}} is solved: {{amount|money}} goes back to the buyer.',
  },
  problemWithdrawn: { title: 'Problem Withdrawn', message: '{{buyer}} has withdrawn the problem with order {{order}}.' },
  problemDismissed: {
    title: 'Problem Decided',
    message: 'The market team decided that nothing is owed for the problem with order {{order}}{{reason|because}}.',
  },
  problemDecidedRefund: {
    title: 'Problem Decided',
    message: 'The market team decided on the problem with order {{order}}: {{amount|money}} goes back to the buyer{{reason|because}}.',
  },
  problemDecidedReplacement: {
    title: 'Problem Decided',
    message: 'The market team decided on the problem with order {{order}}: the seller sends a replacement{{reason|because}}.',
  },
  problemReminder: {
    title: 'Time Is Almost Over',
    message: 'The problem with order {{order}} still waits for you. The time for it is almost over.',
  },
  paymentClaimed: {
    title: 'Payment To Check',
    message: '{{buyer}} says {{total|money}} was sent for order {{order}}: TrxID {{reference}}. Please check and confirm.',
  },
  paymentConfirmed: { title: 'Payment Confirmed', message: '{{seller}} received {{total|money}} for your order {{order}}.' },
  paymentRejected: { title: 'Payment Not Found', message: '{{seller}} did not find your payment for order {{order}}{{reason|because}}.' },
  paymentRefunded: { title: 'Payment Refunded', message: '{{seller}} refunded {{total|money}} for order {{order}}{{reason|because}}.' },
  accountApproved: { title: 'Account Approved', message: 'Your account is approved. Welcome to Haatbar!' },
  accountRejected: { title: 'Account Rejected', message: 'Your registration was rejected{{reason|because}}.' },
  accountSuspended: { title: 'Account Suspended', message: 'Your Haatbar account is suspended{{reason|because}}.' },
  accountReinstated: { title: 'Account Reinstated', message: 'Your Haatbar account is active again{{reason|because}}.' },
  productHidden: { title: 'Product Hidden', message: '{{product}} was taken off the market{{reason|because}}.' },
  storyHidden: {
    title: 'Story Hidden',
    message: 'Buyers do not see your story any more{{reason|because}}. You can change it in the settings.',
  },
  storyRestored: { title: 'Story Shown Again', message: 'Buyers see your story again{{reason|because}}.' },
  productRestored: { title: 'Product Restored', message: '{{product}} may be sold again{{reason|because}}.' },
  dealMade: {
    title: 'Deal On Your Product',
    message:
      '{{product}} is sold at {{percent|number}}% off from {{from|day}} until {{until|day}}{{reason|because}}. Haatbar pays for it: you receive your regular price.',
  },
  dealProposed: {
    title: 'Deal Proposed',
    message:
      'We propose {{percent|number}}% off {{product}} from {{from|day}} until {{until|day}}{{reason|because}}. Accept or decline it under Deals.',
  },
  dealWithdrawn: { title: 'Proposal Withdrawn', message: 'The deal proposed for {{product}} was withdrawn{{reason|because}}.' },
  dealEnded: {
    title: 'Deal Ended',
    message: 'The deal on {{product}} has ended: it is sold at its regular price again{{reason|because}}.',
  },
  marketingNews: { title: 'Marketing Boost', message: '{{message|localized}}' },
  announcement: { title: 'Announcement', message: '{{message|localized}}' },
  orderCommented: { title: 'Note On Your Order', message: 'Haatbar about order {{order}}: {{note}}' },
  newPost: { title: 'New Post', message: '{{seller}} is now offering {{product}}: {{price|money}}/{{unit|unit}}.' },
  postEnded: { title: 'Sale Ended', message: 'The sale of {{product}} has ended. You can post it again any time.' },
  webhookDisabled: {
    title: 'Webhook Switched Off',
    message: 'Your webhook to {{host}} has not answered for {{days|number}} days. Fix it, then switch it on again.',
  },
  paymentDue: {
    title: 'Order Confirmed, Please Pay',
    message: '{{seller}} confirmed your order {{order}}. Send {{total|money}} within {{hours|number}} hours: the number is on the order.',
  },
  paymentOverdue: {
    title: 'Payment Not Received Yet',
    message:
      '{{total|money}} for order {{order}} is not paid yet. Send it, or choose cash on delivery, before {{seller}} cancels the order.',
  },
  buyerPaymentOverdue: {
    title: 'Not Paid In Time',
    message: '{{buyer}} has not reported {{total|money}} for order {{order}} yet. You may wait, call or cancel the order.',
  },
  paymentInCash: {
    title: 'Cash On Delivery Instead',
    message: '{{buyer}} pays {{total|money}} for order {{order}} in cash on delivery, not by mobile money.',
  },
  keysEnded: {
    title: 'API Keys No Longer Work',
    message: 'Your password was reset, so your API keys ({{count|number}}) no longer work. Create new ones and check your webhooks.',
  },
  accessEnded: {
    title: 'Programs Signed Out',
    message:
      'Your password was reset, so your API keys ({{keys|number}}) no longer work and your webhooks ({{webhooks|number}}) are off. Create new keys, and switch the webhooks on again once you have checked them.',
  },
  webhookStopped: {
    title: 'Webhook Switched Off',
    message: 'Haatbar switched off your webhook to {{host}}{{reason|because}}. Contact support once it is fixed.',
  },
  webhookRestarted: { title: 'Webhook Switched On', message: 'Haatbar switched your webhook to {{host}} on again{{reason|because}}.' },
  reviewReceived: { title: 'New Review', message: '{{buyer}} rated {{product}}: {{stars|number}} of {{best|number}} stars.' },
  reviewReplied: { title: 'Your Review Was Answered', message: '{{seller}} replied to your review of {{product}}.' },
  reviewImageHidden: {
    title: 'Photo Hidden',
    message: 'A photo of your review of {{product}} is not shown any more{{reason|because}}.',
  },
  questionAsked: { title: 'New Question', message: '{{buyer}} has a question about {{product}}.' },
  questionAskedAgain: { title: 'New Question', message: '{{buyer}} has a question about {{product}}.' },
  questionReplied: { title: 'Your Question Was Answered', message: '{{seller}} replied to your question about {{product}}.' },
  messageReceived: { title: 'New Message', message: '{{sender}} sent you a message about order {{order}}.' },
  messageReceivedAgain: { title: 'New Message', message: '{{sender}} sent you a message about order {{order}}.' },
  backInStock: { title: 'Back in Stock', message: '{{product}} is back in stock. You asked us to let you know.' },
  ...moneyTexts,
  ...recurringTexts,
  ...basketTexts,
  ...priceAlertTexts,
  ...orderEndTexts,
  ...dataExportTexts,
  ...refundTexts,
} as const satisfies Record<string, NotificationText>;

export type NotificationTextKey = keyof typeof en;
