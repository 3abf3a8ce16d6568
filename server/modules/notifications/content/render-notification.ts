/**
 * Makes the text of a notification: the text of its key, the parameters written the way the user's language writes
 * them.
 */
import { toBanglaDigits, toDigitsOf } from '../../../../schema/text/digits';
import { interpolate } from '../../../../schema/text/interpolate';
import { withoutEnd } from '../../../../schema/text/trim-end';
import { banglaPartOfDay, twelveHourClock } from '../../../../schema/text/clock';
import { payoutNames, type PayoutMethod } from '../../../../schema/values/accounts/payouts';
import type { Language } from '../../../../schema/values/accounts/roles';
import { textFor } from '../../../../schema/values/catalogue/product-text';
import { findCategory } from '../../../../schema/values/catalogue/categories';
import { gradeText } from '../../../../schema/values/catalogue/grades';
import { unitFacts, type Unit } from '../../../../schema/values/catalogue/units';
import { announcedText } from './announced-lines';
import { notificationTexts, type NotificationTextKey } from '../texts/notification-texts';
import type { NotificationParams } from './notification-params';
import { ownUnitName, priceOfOwnUnit } from '../../../../schema/text/own-unit';

type Value = string | number;
type Format = (value: Value, language: Language) => string;

export interface NotificationTexts {
  readonly title: string;
  readonly message: string;
}

/** A key of an older or newer version of the server has no text here; the recipient still gets the card. */
export function renderNotification(textKey: string, params: NotificationParams, language: Language): NotificationTexts {
  const text = isTextKey(textKey) ? notificationTexts[language][textKey] : { title: textKey, message: '' };
  return { title: fillText(text.title, params, language), message: fillText(text.message, params, language) };
}

function isTextKey(key: string): key is NotificationTextKey {
  return Object.hasOwn(notificationTexts.en, key);
}

/**
 * Puts the parameters into a template, each in the format that the template names, in the recipient's digits and units.
 */
export function fillText(template: string, params: NotificationParams, language: Language): string {
  return interpolate(template, (name, format = 'text') => {
    // what someone wrote in both languages is under two names
    if (format === 'localized') return String(params[language === 'bn' ? `${name}Bn` : `${name}En`] ?? '');
    if (name === 'product') return textFor(language, String(params.product ?? ''), String(params.secondProduct ?? ''));
    if (name === 'unit') return (formats[format] ?? asText)(unitFor(params, language), language);
    return (formats[format] ?? asText)(params[name] ?? '', language);
  });
}

const locales: Record<Language, string> = { en: 'en-IN', bn: 'bn-BD' };

const asText: Format = (value) => String(value);

/** '0042' and '০০৪২': digits that are no amount. */
const asDigits: Format = (value, language) => toDigitsOf(language, value);

const asNumber: Format = (value, language) => numbers(language, 0, 3).format(value as number);

const made = new Map<string, Intl.NumberFormat>();

/** Each is made once: making one costs more than all else that a notification is made of. */
function numbers(language: Language, leastDigits: number, mostDigits: number): Intl.NumberFormat {
  const key = `${language} ${leastDigits} ${mostDigits}`;
  const cached = made.get(key);
  if (cached) return cached;
  const format = new Intl.NumberFormat(locales[language], { minimumFractionDigits: leastDigits, maximumFractionDigits: mostDigits });
  made.set(key, format);
  return format;
}

/** '1,200 Tk' and '৳১,২০০'; paisa only where there are any. */
const asMoney: Format = (value, language) => {
  const digits = /\.0*$/.test(String(value)) || !String(value).includes('.') ? 0 : 2;
  const amount = numbers(language, digits, 2).format(value as number);
  return language === 'bn' ? `৳${amount}` : `${amount} Tk`;
};

/** A standard unit, or the note of a seller's own. */
const asUnit: Format = (value, language) =>
  Object.hasOwn(unitFacts, value) ? unitFacts[value as Unit][language] : ownUnitName(String(value));

/** Follows a price: '/KG', '/bunch (1 bunch = 400 g)', ' (sack of 50 kg)'. */
const asPerUnit: Format = (value, language) =>
  Object.hasOwn(unitFacts, value) ? `/${asUnit(value, language)}` : priceOfOwnUnit('', String(value));

/** The note of a unit of the seller's own is in the recipient's language, where the seller wrote it in both. */
const unitFor = ({ unit, secondUnit }: NotificationParams, language: Language): string =>
  textFor(language, String(unit ?? ''), String(secondUnit ?? ''));

/** By its slug. */
const asCategory: Format = (value, language) => findCategory(String(value))?.[language] ?? String(value);

/** How many products beside the one that is named. */
const asOthers: Format = (value, language) => {
  if (Number(value) === 0) return '';
  return language === 'bn' ? ` ও আরও ${asNumber(value, 'bn')}টি পণ্য` : ` and ${asNumber(value, 'en')} more`;
};

/** The template ends the message itself, so the reason's own mark at its end is left out. */
const asBecause: Format = (value) => {
  const reason = withoutEnd(String(value), ' .।\n');
  return reason === '' ? '' : `: ${reason}`;
};

/** '00:00' is '12:00 AM' and 'রাত ১২টা', '05:30' is '5:30 AM' and 'ভোর ৫:৩০'. */
const asTime: Format = (value, language) => {
  const [hour = 0, minute = 0] = String(value).split(':').map(Number);
  const clock = twelveHourClock(hour, minute);
  if (language !== 'bn') return `${clock} ${hour < 12 ? 'AM' : 'PM'}`;
  // Bangla counts full hours with টা and reads half past five as a clock shows it.
  const shown = minute === 0 ? `${clock.split(':')[0]}টা` : clock;
  return `${banglaPartOfDay(hour)} ${toBanglaDigits(shown)}`;
};

/** '1 Dec 2026' and '১ ডিসেম্বর ২০২৬' of a day written 'YYYY-MM-DD'; nothing where no day is given. */
const asDay: Format = (value, language) => {
  const at = new Date(`${value}T00:00:00Z`);
  if (!value || Number.isNaN(at.getTime())) return '';
  const month = language === 'bn' ? 'long' : 'short';
  return new Intl.DateTimeFormat(language === 'bn' ? 'bn-BD' : 'en-GB', {
    timeZone: 'UTC',
    day: 'numeric',
    month,
    year: 'numeric',
  })
    .format(at)
    .replace(',', '');
};

/** ' on 1 Dec 2026', and before a Bangla message '১ ডিসেম্বর ২০২৬ তারিখে '. */
const asOnDay: Format = (value, language) => {
  const day = asDay(value, language);
  if (day === '') return '';
  return language === 'bn' ? `${day} তারিখে ` : ` on ${day}`;
};

const asGrade: Format = (value, language) => gradeText(String(value), language);

const unlikeTexts: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  OLDER: {
    en: ' Some of it is from an older harvest than your order shows.',
    bn: ' অর্ডারে দেখানো দিনের আগে তোলা পণ্যও আছে।',
  },
  LOWER_GRADE: {
    en: ' Some of it is of a lower grade than your order shows.',
    bn: ' অর্ডারে দেখানো গ্রেডের চেয়ে নিচু গ্রেডের পণ্যও আছে।',
  },
  BOTH: {
    en: ' Some of it is from an older harvest or of a lower grade than your order shows.',
    bn: ' অর্ডারে দেখানো দিনের আগে তোলা বা নিচু গ্রেডের পণ্যও আছে।',
  },
};

/** A sentence about goods that are not as their order showed them; nothing where they are. */
const asUnlike: Format = (value, language) => unlikeTexts[String(value)]?.[language] ?? '';

const asPayout: Format = (value, language) =>
  Object.hasOwn(payoutNames, value) ? payoutNames[value as PayoutMethod][language] : String(value);

const asAnnounced: Format = (value, language) =>
  announcedText(String(value), language, {
    number: (text) => asNumber(text, language),
    money: (text) => asMoney(text, language),
    unit: (text) => asUnit(text, language),
  });

const formats: Readonly<Record<string, Format>> = {
  text: asText,
  number: asNumber,
  digits: asDigits,
  payout: asPayout,
  money: asMoney,
  unit: asUnit,
  perUnit: asPerUnit,
  category: asCategory,
  grade: asGrade,
  others: asOthers,
  because: asBecause,
  unlike: asUnlike,
  time: asTime,
  day: asDay,
  onDay: asOnDay,
  announced: asAnnounced,
};
