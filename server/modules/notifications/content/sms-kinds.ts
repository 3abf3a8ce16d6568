/**
 * Every kind of SMS that is a notification, by its text, and the budget that bounds it: a text without one does not
 * compile. The other kinds are one-time codes (CODE) and the receiver's parcel (OTHERS). Figures: sms-budgets.ts.
 */
import { SmsBudget } from '../../../platform/sms/short-message';
import type { SmsTextKey } from '../texts/sms-texts';

const { OTHERS, HANDOVER, OWN, MARKET, PAYOUT } = SmsBudget;

export const budgetsOfTexts: Readonly<Record<SmsTextKey, SmsBudget>> = {
  newOrder: OTHERS,
  orderConfirmed: OTHERS,
  paymentDue: OTHERS,
  payoutAccountChanged: OWN,
  payoutAccountRemoved: OWN,
  payoutPaid: PAYOUT,
  payoutFailed: PAYOUT,
  payoutUncovered: PAYOUT,
  billIssued: MARKET,
  billDueSoon: MARKET,
  billOverdue: MARKET,
  orderNotConfirmed: OTHERS,
  orderNotConfirmedTotal: OTHERS,
  orderShippedWithCode: HANDOVER,
  orderAgainWithCode: HANDOVER,
  orderWeighedWithCode: HANDOVER,
  orderRejected: OTHERS,
  lotRecalled: MARKET, // a bill or an approval cannot use up its places
  problemReported: OTHERS,
  problemOffered: OTHERS,
  problemDismissed: OTHERS,
  problemDecidedRefund: OTHERS,
  problemDecidedReplacement: OTHERS,
  problemReminder: OTHERS,
  questionAsked: OTHERS,
  messageReceived: OTHERS,
  priceAbove: OWN,
  priceBelow: OWN,
  recurringDue: OWN,
  recurringDueChanged: OWN,
  basketClosed: OTHERS,
  basketChanged: OTHERS,
  basketOrdered: OTHERS,
  grantActive: OWN,
  accountApproved: MARKET,
  accountRejected: MARKET,
  accountSuspended: MARKET,
  accountReinstated: MARKET,
};
