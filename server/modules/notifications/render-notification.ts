/** Puts a notification into words: the text of its key, the parameters written the way the reader's language writes them. */
import type { Language } from '../../../schema/values/roles';
import { unitFacts, type Unit } from '../../../schema/values/units';
import { notificationTexts, type NotificationTextKey } from './notification-texts';
import type { NotificationParams } from './notification.types';

type Value = string | number;
type Format = (value: Value, language: Language) => string;

export interface NotificationWords {
  readonly title: string;
  readonly message: string;
}

/** A key of an older or newer version of the server has no words here; the reader still gets his card. */
export function renderNotification(textKey: string, params: NotificationParams, language: Language): NotificationWords {
  const text = isTextKey(textKey) ? notificationTexts[language][textKey] : { title: textKey, message: '' };
  return { title: fill(text.title, params, language), message: fill(text.message, params, language) };
}

function isTextKey(key: string): key is NotificationTextKey {
  return Object.hasOwn(notificationTexts.en, key);
}

function fill(template: string, params: NotificationParams, language: Language): string {
  return template.replace(/\{(\w+)(?:\|(\w+))?\}/g, (_whole, name: string, format = 'text') => {
    // what somebody wrote in both languages lies under two names
    if (format === 'localized') return String(params[language === 'bn' ? `${name}Bn` : `${name}En`] ?? '');
    return (formats[format] ?? asText)(params[name] ?? '', language);
  });
}

const locales: Record<Language, string> = { en: 'en-IN', bn: 'bn-BD' };

const asText: Format = (value) => String(value);

const asNumber: Format = (value, language) =>
  new Intl.NumberFormat(locales[language], { maximumFractionDigits: 3 }).format(value as number);

/** '1,200 Tk' and '৳১,২০০'; paisa only where there are any. */
const asMoney: Format = (value, language) => {
  const digits = /\.0*$/.test(String(value)) || !String(value).includes('.') ? 0 : 2;
  const amount = new Intl.NumberFormat(locales[language], { minimumFractionDigits: digits, maximumFractionDigits: 2 }).format(
    value as number,
  );
  return language === 'bn' ? `৳${amount}` : `${amount} Tk`;
};

const asUnit: Format = (value, language) => (Object.hasOwn(unitFacts, value) ? unitFacts[value as Unit][language] : String(value));

/** How many products beside the one that is named. */
const asOthers: Format = (value, language) => {
  if (Number(value) === 0) return '';
  return language === 'bn' ? ` ও আরও ${asNumber(value, 'bn')}টি পণ্য` : ` and ${asNumber(value, 'en')} more`;
};

const asBecause: Format = (value) => (value === '' ? '' : `: ${value}`);

/** '00:00' is '12:00 AM' and 'রাত ১২:০০টা'. */
const asTime: Format = (value, language) => {
  const [hour = 0, minute = 0] = String(value).split(':').map(Number);
  const clock = `${hour % 12 || 12}:${String(minute).padStart(2, '0')}`;
  return language === 'bn' ? `${partOfDay(hour)} ${toBanglaDigits(clock)}টা` : `${clock} ${hour < 12 ? 'AM' : 'PM'}`;
};

/** '1 Dec 2026' and '১ ডিসেম্বর, ২০২৬' of a day written 'YYYY-MM-DD'; nothing for a day that was not told. */
const asDay: Format = (value, language) => {
  const at = new Date(`${value}T00:00:00Z`);
  if (!value || Number.isNaN(at.getTime())) return '';
  const month = language === 'bn' ? 'long' : 'short';
  return new Intl.DateTimeFormat(language === 'bn' ? 'bn-BD' : 'en-GB', {
    timeZone: 'UTC',
    day: 'numeric',
    month,
    year: 'numeric',
  }).format(at);
};

/** ' on 1 Dec 2026', and before a Bangla sentence '১ ডিসেম্বর, ২০২৬ তারিখে '. */
const asOnDay: Format = (value, language) => {
  const day = asDay(value, language);
  if (day === '') return '';
  return language === 'bn' ? `${day} তারিখে ` : ` on ${day}`;
};

const formats: Readonly<Record<string, Format>> = {
  text: asText,
  number: asNumber,
  money: asMoney,
  unit: asUnit,
  others: asOthers,
  because: asBecause,
  time: asTime,
  day: asDay,
  onDay: asOnDay,
};

function partOfDay(hour: number): string {
  if (hour < 4 || hour >= 20) return 'রাত';
  if (hour < 6) return 'ভোর';
  if (hour < 12) return 'সকাল';
  if (hour < 15) return 'দুপুর';
  return hour < 18 ? 'বিকাল' : 'সন্ধ্যা';
}

function toBanglaDigits(text: string): string {
  return text.replace(/\d/g, (digit) => String.fromCharCode('০'.charCodeAt(0) + Number(digit)));
}
