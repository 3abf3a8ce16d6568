/**
 * What the market sends by SMS about orders and accounts: its own texts, the order's number and its amount, nothing that a user wrote (names
 * and reasons are read in the app). Each begins with the brand and fits one message: 70 UTF-16 units in Bangla, 160 characters in English.
 * Parameters are those of the notification with the same key.
 */
import type { Language } from '../../../schema/values/accounts/roles';

export const smsTexts = {
  newOrder: {
    en: 'Haatbar: new order {{order}}, {{total|money}}. Open the app to confirm it.',
    bn: 'হাটবার: নতুন অর্ডার {{order}}, {{total|money}}। অ্যাপে নিশ্চিত করুন।',
  },
  orderConfirmed: {
    en: 'Haatbar: your order {{order}} is confirmed.',
    bn: 'হাটবার: আপনার অর্ডার {{order}} নিশ্চিত হয়েছে।',
  },
  orderNotConfirmed: {
    en: 'Haatbar: the confirmation of your order {{order}} was withdrawn.',
    bn: 'হাটবার: আপনার অর্ডার {{order}} আবার অপেক্ষায় আছে।',
  },
  orderRejected: {
    en: 'Haatbar: your order {{order}} was not accepted. See the reason in the app.',
    bn: 'হাটবার: আপনার অর্ডার {{order}} নেওয়া হয়নি। কারণ অ্যাপে দেখুন।',
  },
  accountApproved: {
    en: 'Haatbar: your account is approved. Welcome!',
    bn: 'হাটবার: আপনার অ্যাকাউন্ট অনুমোদিত হয়েছে। স্বাগতম!',
  },
  accountRejected: {
    en: 'Haatbar: your registration was rejected. Log in to see the reason.',
    bn: 'হাটবার: আপনার নিবন্ধন অনুমোদিত হয়নি। কারণ জানতে লগইন করুন।',
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

export type SmsTextKey = keyof typeof smsTexts;

/** One SMS holds so many UTF-16 units in Unicode (Bangla), so many characters in the GSM alphabet (English). */
export const smsLength: Readonly<Record<Language, number>> = { en: 160, bn: 70 };
