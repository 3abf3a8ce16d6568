import { Language } from '../../schema/values/accounts/roles';

/**
 * Names of months as Bangladesh writes them. Browsers and Node differ in theirs (জানুয়ারি or জানুয়ারী, Sep or Sept),
 * so that one page would change its text when the script takes it over.
 */
type Width = 'short' | 'long';

const names: Record<Language, Record<Width, readonly string[]>> = {
  en: {
    short: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'],
    long: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
  },
  bn: {
    short: ['জানু', 'ফেব', 'মার্চ', 'এপ্রিল', 'মে', 'জুন', 'জুলাই', 'আগস্ট', 'সেপ্ট', 'অক্টো', 'নভেম্বর', 'ডিসে'],
    long: ['জানুয়ারি', 'ফেব্রুয়ারি', 'মার্চ', 'এপ্রিল', 'মে', 'জুন', 'জুলাই', 'আগস্ট', 'সেপ্টেম্বর', 'অক্টোবর', 'নভেম্বর', 'ডিসেম্বর'],
  },
};

/** `month` from 1. */
export const monthName = (month: number, language: Language, width: Width): string => names[language][width][month - 1] ?? '';
