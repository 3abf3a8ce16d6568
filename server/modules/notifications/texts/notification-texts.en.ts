/** Notifications in English: a title and a message each. The keys are those that are stored. */
import { moneyTexts } from './money-texts.en';
import { basketTexts } from './basket-texts.en';
import { recurringTexts } from './recurring-texts.en';
import { dataExportTexts } from './data-export-texts.en';
import { grantTexts } from './grant-texts.en';
import { orderEndTexts } from './order-end-texts.en';
import { refundTexts } from './refund-texts.en';
import { priceAlertTexts } from './price-alert-texts.en';

export interface NotificationText {
  readonly title: string;
  readonly message: string;
}

export const en = {
  newOrder: { title: 'New Order Received', message: '{{buyer}} ordered {{product}}{{others|others}}. Order {{order}}, {{total|money}}.' },
  paymentReceived: { title: 'Payment Received', message: '{{buyer}} paid {{total|money}} for order {{order}}.' },
  systemMaintenance: {
    title: 'System Maintenance',
    message: 'Haatbar will not be available{{day|onDay}} ({{from|time}} - {{until|time}}).',
  },
  productApproved: { title: 'Product Approved', message: '{{product}} is on the market now.' },
  marketingBoost: { title: 'Marketing Boost', message: "{{product}} is shown among today's best deals now." },
  orderConfirmed: { title: 'Order confirmed', message: '{{seller}} confirmed your order {{order}}.' },
  orderShipped: { title: 'Order shipped', message: '{{seller}} has shipped your order {{order}}.{{unlike|unlike}}' },
  orderShippedWithCode: {
    title: 'Order shipped',
    message:
      '{{seller}} has shipped your order {{order}}. Delivery code: {{code|digits}}. Give it only after you have your order.{{unlike|unlike}}',
  },
  orderWeighedWithCode: {
    title: 'Order shipped, new total',
    message:
      '{{seller}} weighed and shipped order {{order}}: {{after|money}} instead of {{before|money}}. Delivery code: {{code|digits}}. Give it only after you have your order.{{unlike|unlike}}',
  },
  orderConfirmedInPart: {
    title: 'Order confirmed in part',
    message: '{{seller}} can deliver part of order {{order}}{{reason|because}}: {{after|money}} instead of {{before|money}}.',
  },
  orderShippedWeighed: {
    title: 'Order shipped, new total',
    message: 'Order {{order}} was weighed and shipped by {{seller}}: {{after|money}} instead of {{before|money}}.{{unlike|unlike}}',
  },
  feeProposed: {
    title: 'Accept the delivery fee?',
    message:
      '{{seller}} set the delivery fee for order {{order}}. Your total is {{after|money}} ({{before|money}} without it). Accept or cancel.',
  },
  feeAccepted: {
    title: 'Delivery fee accepted',
    message: '{{buyer}} accepted the delivery fee of order {{order}}. Total: {{total|money}}. The order is confirmed.',
  },
  weightProposed: {
    title: 'Accept the new weight?',
    message:
      'Order {{order}} weighs other than agreed. {{seller}} asks for {{after|money}} instead of {{before|money}}. Accept or decline.',
  },
  weightAccepted: {
    title: 'Weight accepted',
    message: '{{buyer}} accepted the weight of order {{order}}: {{after|money}} instead of {{before|money}}. You can ship it now.',
  },
  weightDeclined: { title: 'Weight declined', message: '{{by}} removed the extra weight of order {{order}}. It stays as agreed.' },
  orderShippedAgain: { title: 'Order shipped again', message: '{{seller}} is trying again to deliver your order {{order}}.' },
  orderAgainWithCode: {
    title: 'Order shipped again',
    message:
      '{{seller}} is delivering your order {{order}} again. New delivery code: {{code|digits}}. Give it only after you have your order.',
  },
  deliveryRefused: {
    title: 'Delivery failed',
    message: '{{seller}} reports that your order {{order}} was refused at the door{{reason|because}}. If that is wrong, call now.',
  },
  deliveryAbsent: {
    title: 'Delivery failed',
    message: '{{seller}} found nobody at home for your order {{order}}{{reason|because}}. Call to agree on a new time.',
  },
  deliveryAddress: {
    title: 'Delivery failed',
    message: '{{seller}} could not find the address of your order {{order}}{{reason|because}}. Call to give directions.',
  },
  deliveryDamaged: { title: 'Delivery failed', message: 'Your order {{order}} was damaged on the way{{reason|because}}.' },
  orderReturned: {
    title: 'Order returned',
    message: 'Your order {{order}} could not be delivered and went back to {{seller}}. If you paid, you will get a refund.',
  },
  orderReceived: { title: 'Order received by the buyer', message: '{{buyer}} confirmed that order {{order}} arrived.' },
  orderNotConfirmed: {
    title: 'Order not confirmed yet',
    message: '{{seller}} pressed Confirm by mistake: your order {{order}} is waiting again.',
  },
  orderNotConfirmedTotal: {
    title: 'Order not confirmed yet',
    message: '{{seller}} pressed Confirm by mistake. Your order {{order}} is waiting again, as you placed it: {{total|money}}.',
  },
  orderNotShipped: {
    title: 'Order not shipped yet',
    message: '{{seller}} pressed Ship by mistake: your order {{order}} is confirmed, not yet shipped.',
  },
  orderNotShippedTotal: {
    title: 'Order not shipped yet',
    message: '{{seller}} pressed Ship by mistake. Your order {{order}} is confirmed but not shipped, and costs {{total|money}} as before.',
  },
  orderDelivered: { title: 'Order delivered', message: 'Your order {{order}} was delivered. How was it? Rate it.' },
  orderResolvedDelivered: { title: 'Order delivered', message: 'Haatbar has recorded order {{order}} as delivered{{reason|because}}.' },
  orderResolvedReturned: {
    title: 'Order returned',
    message: 'Haatbar has recorded order {{order}} as returned to the seller{{reason|because}}.',
  },
  orderResolvedComplete: { title: 'Order complete', message: 'Haatbar has closed order {{order}}{{reason|because}}.' },
  problemReported: {
    title: 'Problem reported',
    message: '{{buyer}} reported a problem with {{product}} in order {{order}}. Reply within {{hours|number}} hours, or Haatbar decides.',
  },
  problemOffered: {
    title: 'Offer for your problem',
    message: '{{seller}} made you an offer about order {{order}}. Accept or decline it within {{hours|number}} hours.',
  },
  problemEscalated: {
    title: 'Haatbar will decide',
    message: 'Haatbar will decide on the problem with order {{order}} within {{hours|number}} hours.',
  },
  paymentRisky: { title: 'Risky payment', message: 'The payment for order {{order}} looks risky. Verify the buyer before shipping.' },
  problemToDecide: { title: 'Problem to decide', message: 'Decide on the problem with order {{order}} within {{hours|number}} hours.' },
  problemReplacing: { title: 'Replacement agreed', message: 'A replacement for order {{order}} will be sent within {{days|number}} days.' },
  problemReplaced: { title: 'Replacement sent', message: '{{seller}} has sent the replacement for order {{order}}.' },
  problemRefunded: {
    title: 'Problem solved',
    message: 'The problem with order {{order}} is solved: {{amount|money}} will be refunded to the buyer.',
  },
  problemWithdrawn: { title: 'Problem withdrawn', message: '{{buyer}} has withdrawn the problem with order {{order}}.' },
  problemDismissed: {
    title: 'Problem decided',
    message: 'Haatbar decided on the problem with order {{order}}: no refund{{reason|because}}.',
  },
  problemDecidedRefund: {
    title: 'Problem decided',
    message: 'Haatbar decided on the problem with order {{order}}: {{amount|money}} will be refunded to the buyer{{reason|because}}.',
  },
  problemDecidedReplacement: {
    title: 'Problem decided',
    message: 'Haatbar decided on the problem with order {{order}}: the seller will send a replacement{{reason|because}}.',
  },
  problemReminder: { title: 'Time is almost up', message: 'The problem with order {{order}} is still waiting for your reply.' },
  paymentClaimed: {
    title: 'Payment to check',
    message: '{{buyer}} says {{total|money}} was sent for order {{order}}, TrxID {{reference}}. Please check and confirm.',
  },
  paymentConfirmed: { title: 'Payment confirmed', message: '{{seller}} received {{total|money}} for your order {{order}}.' },
  paymentRejected: { title: 'Payment not found', message: '{{seller}} did not find your payment for order {{order}}{{reason|because}}.' },
  paymentRefunded: { title: 'Payment refunded', message: '{{seller}} refunded {{total|money}} for order {{order}}{{reason|because}}.' },
  accountApproved: { title: 'Account approved', message: 'Your account is approved. Welcome to Haatbar!' },
  detailsChecked: { title: 'Checked by Haatbar', message: 'We have checked details of yours. Your profile shows what, and when.' },
  nidRejected: {
    title: 'NID photo not accepted',
    message: 'The photo of your NID card was not accepted{{reason|because}}. Send another one from your profile.',
  },
  tradeLicenseRejected: {
    title: 'License photo not accepted',
    message: 'The photo of your trade license was not accepted{{reason|because}}. Send another one from your profile.',
  },
  accountRejected: { title: 'Account rejected', message: 'Your registration was rejected{{reason|because}}.' },
  accountSuspended: { title: 'Account suspended', message: 'Your Haatbar account is suspended{{reason|because}}.' },
  accountReinstated: { title: 'Account reinstated', message: 'Your Haatbar account is active again{{reason|because}}.' },
  productHidden: { title: 'Product hidden', message: '{{product}} was taken off the market{{reason|because}}.' },
  storyHidden: { title: 'Story hidden', message: 'Buyers no longer see your story{{reason|because}}. You can change it in Settings.' },
  storyRestored: { title: 'Story shown again', message: 'Buyers can see your story again{{reason|because}}.' },
  productGraded: { title: 'Product graded', message: 'An inspector gave {{product}} {{grade|grade}}{{reason|because}}.' },
  productRestored: { title: 'Product restored', message: '{{product}} may be sold again{{reason|because}}.' },
  dealMade: {
    title: 'Deal on your product',
    message:
      '{{product}} is on sale at {{percent|number}}% off from {{from|day}} to {{until|day}}{{reason|because}}. Haatbar pays: you get your regular price.',
  },
  dealProposed: {
    title: 'Deal proposed',
    message:
      'We propose {{percent|number}}% off {{product}} from {{from|day}} until {{until|day}}{{reason|because}}. Accept or decline it under Deals.',
  },
  dealWithdrawn: { title: 'Proposal withdrawn', message: 'The deal proposed for {{product}} was withdrawn{{reason|because}}.' },
  dealEnded: {
    title: 'Deal ended',
    message: 'The deal on {{product}} has ended: it is sold at its regular price again{{reason|because}}.',
  },
  marketingNews: { title: 'Marketing Boost', message: '{{message|localized}}' },
  announcement: { title: 'Announcement', message: '{{message|localized}}' },
  orderCommented: { title: 'Note on your order', message: 'Haatbar about order {{order}}: {{note}}' },
  newPost: { title: 'New post', message: '{{seller}} is now offering {{product}}: {{price|money}}{{unit|perUnit}}.' },
  postEnded: { title: 'Sale ended', message: 'The sale of {{product}} has ended. You can post it again any time.' },
  webhookDisabled: {
    title: 'Webhook switched off',
    message: 'Your webhook to {{host}} has not answered for {{days|number}} days. Fix it, then switch it on again.',
  },
  paymentDue: {
    title: 'Order confirmed, please pay',
    message: '{{seller}} confirmed your order {{order}}. Send {{total|money}} within {{hours|number}} hours: the number is on the order.',
  },
  paymentOverdue: {
    title: 'Payment not received yet',
    message: '{{total|money}} for order {{order}} is not paid yet. Pay or choose cash on delivery before {{seller}} cancels it.',
  },
  buyerPaymentOverdue: {
    title: 'Not paid in time',
    message: '{{buyer}} has not yet paid {{total|money}} for order {{order}}. You can wait, call or cancel.',
  },
  paymentInCash: {
    title: 'Cash on delivery instead',
    message: '{{buyer}} will pay {{total|money}} for order {{order}} in cash on delivery, not by mobile money.',
  },
  keysEnded: {
    title: 'API keys no longer work',
    message: 'Your password was reset, so your API keys ({{count|number}}) no longer work. Create new ones and check your webhooks.',
  },
  accessEnded: {
    title: 'API keys and webhooks turned off',
    message:
      'Your password was reset, so your API keys ({{keys|number}}) and webhooks ({{webhooks|number}}) are off. Create new keys, check your webhooks and turn them on again.',
  },
  webhookStopped: {
    title: 'Webhook switched off',
    message: 'Haatbar switched off your webhook to {{host}}{{reason|because}}. Contact support once it is fixed.',
  },
  webhookRestarted: { title: 'Webhook switched on', message: 'Haatbar switched your webhook to {{host}} on again{{reason|because}}.' },
  reviewReceived: { title: 'New review', message: '{{buyer}} rated {{product}}: {{stars|number}} of {{best|number}} stars.' },
  reviewReplied: { title: 'Reply to your review', message: '{{seller}} replied to your review of {{product}}.' },
  reviewImageHidden: { title: 'Photo hidden', message: 'A photo of your review of {{product}} is not shown any more{{reason|because}}.' },
  questionAsked: { title: 'New question', message: '{{buyer}} has a question about {{product}}.' },
  questionAskedAgain: { title: 'New question', message: '{{buyer}} has a question about {{product}}.' },
  questionReplied: { title: 'Reply to your question', message: '{{seller}} replied to your question about {{product}}.' },
  messageReceived: { title: 'New message', message: '{{sender}} sent you a message about order {{order}}.' },
  messageReceivedAgain: { title: 'New message', message: '{{sender}} sent you a message about order {{order}}.' },
  backInStock: { title: 'Back in stock', message: '{{product}} is back in stock. You asked us to let you know.' },
  ...moneyTexts,
  ...recurringTexts,
  ...basketTexts,
  ...priceAlertTexts,
  ...orderEndTexts,
  ...dataExportTexts,
  ...grantTexts,
  ...refundTexts,
} as const satisfies Record<string, NotificationText>;

export type NotificationTextKey = keyof typeof en;
