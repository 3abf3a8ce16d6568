/**
 * Texts that the market sends by SMS about orders and accounts. They contain the market's own words, the order's number
 * and its amount, but nothing that a user wrote: names and reasons are read in the app. Each text begins with the brand
 * and fits one message: 70 UTF-16 units in Bangla, 160 characters in English. Parameters are those of the notification
 * with the same key.
 */
import type { Language } from '../../../../schema/values/accounts/roles';

const notConfirmed = {
  en: 'Haatbar: your order {{order}} is not confirmed after all. It is waiting for the seller again.',
  bn: 'হাটবার: অর্ডার {{order}} আবার বিক্রেতার অপেক্ষায়, এখনো নিশ্চিত নয়।',
} as const;
const shipped = {
  en: 'Haatbar: your order {{order}} is on its way. Give this code only after you have it: {{code|digits}}',
  bn: 'হাটবার: {{order}} পথে। পেয়ে কোড দিন: {{code|digits}}',
} as const;

export const smsTexts = {
  newOrder: {
    en: 'Haatbar: new order {{order}}, {{total|money}}. Open the app to confirm it.',
    bn: 'হাটবার: নতুন অর্ডার {{order}}, {{total|money}}। অ্যাপে নিশ্চিত করুন।',
  },
  orderConfirmed: {
    en: 'Haatbar: your order {{order}} is confirmed.',
    bn: 'হাটবার: আপনার অর্ডার {{order}} নিশ্চিত হয়েছে।',
  },
  paymentDue: {
    en: 'Haatbar: order {{order}} is confirmed. Pay {{total|money}}: the number is in the app.',
    bn: 'হাটবার: অর্ডার {{order}} নিশ্চিত। {{total|money}} পাঠান, নম্বর অ্যাপে।',
  },
  payoutAccountChanged: {
    en: 'Haatbar: the number that receives your money was changed. If this was not you, change your password now.',
    bn: 'হাটবার: টাকা নেওয়ার নম্বর বদলেছে। আপনি না করলে পাসওয়ার্ড বদলান।',
  },
  payoutAccountRemoved: {
    en: 'Haatbar: a number that received your money was removed. If this was not you, change your password now.',
    bn: 'হাটবার: টাকা নেওয়ার নম্বর বাদ গেছে। আপনি না করলে পাসওয়ার্ড বদলান।',
  },
  payoutPaid: {
    en: 'Haatbar: we sent {{amount|money}} to your {{method|payout}} ending in {{end|digits}}.',
    bn: 'হাটবার: আপনাকে {{amount|money}} পাঠানো হয়েছে ({{method|payout}})।',
  },
  payoutFailed: {
    en: 'Haatbar: {{amount|money}} did not reach your {{method|payout}} ending in {{end|digits}}. Open the app.',
    bn: 'হাটবার: {{amount|money}} পাঠানো যায়নি। অ্যাপে নম্বর দেখুন।',
  },
  payoutUncovered: {
    en: 'Haatbar: {{amount|money}} was not sent: this much is no longer due. See why in the app.',
    bn: 'হাটবার: {{amount|money}} পাঠানো হয়নি। কারণ অ্যাপে দেখুন।',
  },
  billIssued: {
    en: 'Haatbar: bill {{bill}} is {{amount|money}}. Please pay by {{day|day}}.',
    bn: 'হাটবার: কমিশন বিল {{amount|money}}। শেষ দিন {{day|day}}।',
  },
  billDueSoon: {
    en: 'Haatbar: {{amount|money}} of bill {{bill}} is unpaid. Please pay by {{day|day}}.',
    bn: 'হাটবার: বিলের বাকি {{amount|money}}। শেষ দিন {{day|day}}।',
  },
  billOverdue: {
    en: 'Haatbar: {{amount|money}} of bill {{bill}} is overdue. Please pay it now.',
    bn: 'হাটবার: বিল {{bill}}-এর {{amount|money}} বাকি। এখনই দিন।',
  },
  orderNotConfirmed: notConfirmed,
  orderNotConfirmedTotal: notConfirmed,
  orderShippedWithCode: shipped,
  orderAgainWithCode: shipped,
  orderWeighedWithCode: shipped,
  orderRejected: {
    en: 'Haatbar: your order {{order}} was not accepted. See the reason in the app.',
    bn: 'হাটবার: আপনার অর্ডার {{order}} নেওয়া হয়নি। কারণ অ্যাপে দেখুন।',
  },
  lotRecalled: {
    en: 'Haatbar: goods of order {{order}} are recalled. Do not eat or sell them. See the order in the app.',
    bn: 'হাটবার: {{order}}-এর পণ্য খাবেন না, বেচবেন না। অ্যাপে দেখুন।',
  },
  problemReported: {
    en: 'Haatbar: a problem with order {{order}} was reported. Reply in the app within {{hours|number}} hours.',
    bn: 'হাটবার: অর্ডার {{order}}-এ সমস্যা। {{hours|number}} ঘণ্টার মধ্যে উত্তর দিন।',
  },
  problemOffered: {
    en: 'Haatbar: you have an offer about order {{order}}. Reply in the app within {{hours|number}} hours.',
    bn: 'হাটবার: {{order}}-এর সমস্যায় প্রস্তাব। {{hours|number}} ঘণ্টার মধ্যে জানান।',
  },
  problemDismissed: {
    en: 'Haatbar: the problem with order {{order}} has been decided. See the reason in the app.',
    bn: 'হাটবার: {{order}}-এর সমস্যার সিদ্ধান্ত হয়েছে। অ্যাপে দেখুন।',
  },
  problemDecidedRefund: {
    en: 'Haatbar: problem with order {{order}} decided: {{amount|money}} will be refunded to the buyer.',
    bn: 'হাটবার: {{order}}-এর সমস্যায় ক্রেতা {{amount|money}} ফেরত পাবেন।',
  },
  problemDecidedReplacement: {
    en: 'Haatbar: problem with order {{order}} decided: the seller will send a replacement.',
    bn: 'হাটবার: {{order}}-এর সমস্যা: বিক্রেতা বদলি পণ্য পাঠাবেন।',
  },
  problemReminder: {
    en: 'Haatbar: the problem with order {{order}} is still waiting for your reply. Open the app.',
    bn: 'হাটবার: {{order}}-এর সমস্যার উত্তর বাকি, সময় প্রায় শেষ।',
  },
  questionAsked: {
    en: 'Haatbar: a buyer has a question about your product. Reply in the app.',
    bn: 'হাটবার: আপনার পণ্য নিয়ে একটি প্রশ্ন এসেছে। অ্যাপে উত্তর দিন।',
  },
  messageReceived: {
    en: 'Haatbar: you have a new message about order {{order}}. Read it in the app.',
    bn: 'হাটবার: {{order}} নিয়ে নতুন বার্তা এসেছে। অ্যাপে পড়ুন।',
  },
  priceAbove: {
    en: 'Haatbar: {{category|category}} is {{median|money}} a kg now, above your limit.',
    bn: 'হাটবার: {{category|category}} এখন কেজি {{median|money}}, সীমার ওপরে।',
  },
  priceBelow: {
    en: 'Haatbar: {{category|category}} is {{median|money}} a kg now, below your limit.',
    bn: 'হাটবার: {{category|category}} এখন কেজি {{median|money}}, সীমার নিচে।',
  },
  recurringDue: {
    en: 'Haatbar: your recurring order is {{total|money}}. Confirm it in the app, or nothing is ordered.',
    bn: 'হাটবার: নিয়মিত অর্ডার {{total|money}}। নিশ্চিত না করলে অর্ডার হবে না।',
  },
  recurringDueChanged: {
    en: 'Haatbar: your recurring order has changed: {{total|money}} now. Confirm it in the app, or nothing is ordered.',
    bn: 'হাটবার: নিয়মিত অর্ডার এখন {{total|money}}। নিশ্চিত না করলে হবে না।',
  },
  basketClosed: {
    en: 'Haatbar: your shared basket is closed. Your part is {{total|money}}: confirm it in the app within 24 hours.',
    bn: 'হাটবার: যৌথ ঝুড়িতে দেবেন {{total|money}}। ২৪ ঘণ্টার মধ্যে নিশ্চিত করুন।',
  },
  basketChanged: {
    en: 'Haatbar: your part of the shared basket is {{total|money}} now. Confirm it again in the app, or nothing is ordered.',
    bn: 'হাটবার: যৌথ ঝুড়িতে এখন দেবেন {{total|money}}। আবার নিশ্চিত করুন।',
  },
  basketOrdered: {
    en: 'Haatbar: your part of the shared basket is ordered: {{order}}, {{total|money}}.',
    bn: 'হাটবার: যৌথ ঝুড়ির অর্ডার হয়েছে: {{order}}, {{total|money}}।',
  },
  grantActive: {
    en: 'Haatbar: someone sells for you now, as you agreed. You can end it in the app, under Settings.',
    bn: 'হাটবার: একজন এখন আপনার হয়ে বেচবেন। অ্যাপের সেটিংসে শেষ করা যায়।',
  },
  accountApproved: {
    en: 'Haatbar: your account is approved. Welcome!',
    bn: 'হাটবার: আপনার অ্যাকাউন্ট অনুমোদিত হয়েছে। স্বাগতম!',
  },
  accountRejected: {
    en: 'Haatbar: your registration was rejected. Log in to see the reason.',
    bn: 'হাটবার: আপনার নিবন্ধন গ্রহণ করা হয়নি। কারণ জানতে লগইন করুন।',
  },
  accountSuspended: {
    en: 'Haatbar: your account is suspended. Log in to see the reason.',
    bn: 'হাটবার: আপনার অ্যাকাউন্ট স্থগিত হয়েছে। কারণ জানতে লগইন করুন।',
  },
  accountReinstated: {
    en: 'Haatbar: your account is active again.',
    bn: 'হাটবার: আপনার অ্যাকাউন্ট আবার চালু হয়েছে।',
  },
} as const satisfies Record<string, Readonly<Record<Language, string>>>;

/** In the place of what is too much for one phone. */
export const collectingTexts: Readonly<Record<Language, string>> = {
  en: 'Haatbar: more has happened. Open Haatbar to read it.',
  bn: 'হাটবার: আরও খবর আছে। হাটবার খুলে দেখুন।',
};

export type SmsTextKey = keyof typeof smsTexts;

/** One SMS holds so many UTF-16 units in Unicode (Bangla), so many characters in the GSM alphabet (English). */
export const smsLength: Readonly<Record<Language, number>> = { en: 160, bn: 70 };
