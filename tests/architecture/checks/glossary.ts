/** One term for one thing: the variants once found beside the chosen term, and what is written instead. */
import type { TwoLanguages } from './message-texts';

interface Variant {
  readonly variant: RegExp;
  readonly instead: string;
}

/**
 * Bangla letters have no word boundary in regular expressions: a variant begins and ends at something that is no Bangla
 * letter or sign.
 */
const word = (text: string) => new RegExp(`(?<![\\u0980-\\u09ff])${text}(?![\\u0980-\\u09ff])`);

const banglaVariants: readonly Variant[] = [
  { variant: /সুপারসেলার/, instead: 'আড়তদার' },
  { variant: /মজুদ/, instead: 'মজুত' },
  { variant: /শ্রেণি/, instead: 'ক্যাটাগরি' },
  { variant: /ছাঁকনি/, instead: 'ফিল্টার' },
  { variant: /রিভিউ/, instead: 'মতামত' },
  { variant: /রাজস্ব/, instead: 'আয়' },
  { variant: /নোটিফিকেশন/, instead: 'বিজ্ঞপ্তি' },
  { variant: /ডেলিভারি (খরচ|ফি)/, instead: 'ডেলিভারি চার্জ' },
  { variant: /(ট্রানজেকশন|লেনদেন) আইডি/, instead: 'TrxID' },
  { variant: /হাতে পেয়ে নগদ(?!ে)/, instead: 'ক্যাশ অন ডেলিভারি' },
  { variant: /পুরনো/, instead: 'পুরোনো' },
  { variant: /(এখন|কখন)ও/, instead: 'এখনো, কখনো' },
  { variant: word('যন্ত্র(টি|ে|ের|গুলো)?'), instead: 'ডিভাইস' },
  { variant: /ছাপান/, instead: 'প্রিন্ট করুন' },
  { variant: /বিক্রয়/, instead: 'বিক্রির দাম, বিক্রির পোস্ট' },
  { variant: /কেজি প্রতি/, instead: 'প্রতি কেজি' },
  { variant: /আরও দেখান/, instead: 'আরও দেখুন' },
  { variant: /আসছে\.\.\./, instead: 'লোড হচ্ছে...' },
  { variant: /গোপন চাবি/, instead: 'গোপন কোড' },
  { variant: word('নং'), instead: 'নম্বর' },
  { variant: word('অন্তত'), instead: 'কমপক্ষে' },
  { variant: /নগদ(ে|ের)? টাকা|নগদে|নগদ পেয়েছি/, instead: 'ক্যাশ; নগদ is the payment service' },
  { variant: /কর্তৃপক্ষ|একজন অ্যাডমিন/, instead: 'হাটবার' },
  { variant: /পরিশোধ/, instead: 'টাকা দেওয়া; to sellers: আপনাকে পাঠানো টাকা' },
  { variant: /সর্বমোট/, instead: 'মোট' },
  { variant: /ন্যূনতম|সর্বনিম্ন/, instead: 'কমপক্ষে' },
  { variant: /শতাংশ|শতকরা/, instead: '%' },
  { variant: /নিষ্পত্তি|মীমাংসা/, instead: 'সিদ্ধান্ত' },
  { variant: /প্রত্যাহার/, instead: 'তুলে নেওয়া' },
  { variant: /অপর পক্ষ/, instead: 'ক্রেতা, বিক্রেতা' },
  { variant: /হেল্পলাইন|সাপোর্ট|সাহায্য/, instead: 'সহায়তা' },
  { variant: /পিকআপ/, instead: 'নিজে নেব, ক্রেতা নিজে নেবেন' },
  { variant: word('সেভ'), instead: 'সংরক্ষণ' },
  { variant: word('অডিট'), instead: 'কাজের খাতা' },
  { variant: word('(অ)?পঠিত'), instead: 'পড়া হয়নি, পড়া হয়েছে' },
  { variant: /সম্পাদনা|হালনাগাদ/, instead: 'বদলান' },
  { variant: /পুরোপুরি শেষ/, instead: 'সম্পন্ন' },
  { variant: /এনআইডি/, instead: 'জাতীয় পরিচয়পত্র' },
  { variant: /API ক[ীি]/, instead: 'এপিআই কী' },
  { variant: /ব্যাংক হিসাব|হিসাব নম্বর/, instead: 'অ্যাকাউন্ট' },
  { variant: /সিএসভি/, instead: 'CSV' },
  { variant: /অঙ্ক(?!ু)/, instead: 'digits সংখ্যা, decimals ঘর, money কত টাকা; অঙ্কুর is a sprout' },
  { variant: /ইমপোর্ট/, instead: 'ফাইল থেকে আনা' },
  { variant: /ইন্টারনেট/, instead: 'নেটওয়ার্ক' },
  { variant: /।\s*।/, instead: 'one danda' },
];

const englishVariants: readonly Variant[] = [
  { variant: /\bType (?!of\b)/, instead: 'Enter' },
  { variant: /\bat once\b/, instead: 'immediately, right away, at a time' },
  { variant: /\bmeanwhile\b/i, instead: 'in the meantime' },
  { variant: /\banew\b/i, instead: 'again' },
  { variant: /\b(he|his|him|himself)\b/i, instead: 'they, the buyer, the seller' },
  { variant: /\bsomebody\b/i, instead: 'someone' },
  { variant: /\bsign(ed)? in\b/i, instead: 'log in, logged in' },
  { variant: /\bgo on\b/i, instead: 'continue' },
  { variant: /\b(has|have|was|were|been) told\b/i, instead: 'notified' },
  { variant: /\bshort messages?\b/i, instead: 'SMS' },
  { variant: /\bmend\b/i, instead: 'fix, correct' },
  { variant: /\b\d{1,3}(,\d{3}){2,}\b/, instead: 'lakh grouping: 1,00,00,000' },
];

/** Every text that holds a variant, with the term to write instead. */
export function glossaryViolations({ name, en, bn }: TwoLanguages): string[] {
  return [...violations(name, en, englishVariants), ...violations(name, bn, banglaVariants)];
}

function violations(name: string, texts: Readonly<Record<string, string>>, variants: readonly Variant[]): string[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    variants.filter(({ variant }) => variant.test(text)).map(({ variant, instead }) => `${name} "${key}": ${variant.source} → ${instead}`),
  );
}
