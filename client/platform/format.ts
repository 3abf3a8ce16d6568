import { useMemo } from 'react';
import { banglaPartOfDay, twelveHourClock } from '../../schema/text/clock';
import { toDigitsOf } from '../../schema/text/digits';
import { ownUnit, ownUnitName, priceOfOwnUnit } from '../../schema/text/own-unit';
import { Language } from '../../schema/values/accounts/roles';
import { Unit, unitFacts } from '../../schema/values/catalogue/units';
import { monthName } from './month-names';
import { useLanguage } from './language/use-language';

/**
 * The one place that writes numbers, money, quantities and dates for people. Amounts arrive as exact decimal strings
 * and stay exact.
 */
/** Bangladesh has no summer time, and the rules of a zone take a browser 10 ms to load, forty on a cheap phone. */
const dhakaMs = 6 * 60 * 60 * 1000;
const numberLocale: Record<Language, string> = { en: 'en-IN', bn: 'bn-BD' }; // both group by lakh; en-BD would not
const dayMs = 86_400_000;

export type Amount = string | number;

const formatters = new Map<string, Intl.NumberFormat>();
function numberFormat(language: Language, minimum: number, maximum: number): Intl.NumberFormat {
  const key = `${language} ${minimum} ${maximum}`;
  const cached = formatters.get(key);
  if (cached) return cached;
  const made = new Intl.NumberFormat(numberLocale[language], { minimumFractionDigits: minimum, maximumFractionDigits: maximum });
  formatters.set(key, made);
  return made;
}

/** Decimal strings go to Intl as strings: no float on the way. */
function write(amount: Amount, language: Language, minimum: number, maximum: number): string {
  return numberFormat(language, minimum, maximum).format(amount as number);
}

export function formatNumber(amount: Amount, language: Language): string {
  return write(amount, language, 0, 3);
}

export interface Named {
  readonly nameEn: string;
  readonly nameBn: string;
}

export interface Format {
  readonly language: Language;
  readonly number: (amount: Amount) => string;
  /** Money under a heading that names the currency: '1,200', '1,062.40'. */
  readonly amount: (amount: Amount) => string;
  /** '1,200 Tk', '৳১,২০০'; paisa only when there are any. */
  readonly money: (amount: Amount) => string;
  /** '120 Tk/KG', '৳১২০/কেজি'; of units of the seller's own as schema/text/own-unit.ts says. */
  readonly price: (amount: Amount, unit: Unit, note?: string | null) => string;
  /** '2.5 KG', '২.৫ কেজি'. */
  readonly quantity: (amount: Amount, unit: Unit, note?: string | null) => string;
  readonly unit: (unit: Unit, note?: string | null) => string;
  readonly percent: (amount: Amount) => string;
  /** '1.2k', '7.6 lakh', '৫০ হাজার', '১.২ কোটি': only in tiles, chart axes and "sold" counts. */
  readonly compact: (amount: Amount) => string;
  readonly date: (date: string | number | Date) => string;
  /** The first and the last of several days, or the only one. */
  readonly days: (first: string, last: string) => string;
  /** '22 Nov', '২২ নভেম্বর'; with the year where it is another one. */
  readonly day: (date: string | number | Date, now?: number) => string;
  /** '22 Nov 2026, 5:11 pm', '২২ নভেম্বর ২০২৬, বিকেল ৫:১১'. */
  readonly dateTime: (date: string | number | Date) => string;
  /** The time of a moment of today, else day and time. */
  readonly timeOrDay: (date: string | number | Date, now?: number) => string;
  /** Under seven days as text, then the date. */
  readonly relative: (date: string | number | Date, now?: number) => string;
  /** 'yyyy-mm' → 'Jan' or 'January'. */
  readonly month: (month: string, width?: 'short' | 'long') => string;
  /** The digits of a text in the digits of the language; nothing else changes. */
  readonly digits: (text: string | number) => string;
  /** At least two digits: '01', '০১'. */
  readonly twoDigits: (count: number) => string;
  /** A category's, district's … name in the language. */
  readonly name: (thing: Named) => string;
  /** 'Savar, Dhaka': upazila, district, division; a name that repeats the one before is left out. */
  readonly place: (places: readonly (Named | null | undefined)[]) => string;
  readonly bytes: (bytes: number) => string;
}

function formatRelative(date: Date, now: number, language: Language, absolute: (date: Date) => string): string {
  const elapsed = date.getTime() - now;
  const texts = new Intl.RelativeTimeFormat(language === Language.BN ? 'bn-BD' : 'en', { numeric: 'auto' });
  const size = Math.abs(elapsed);
  if (size < 60_000) return language === Language.BN ? 'এইমাত্র' : 'just now';
  if (size < 3_600_000) return texts.format(Math.trunc(elapsed / 60_000), 'minute');
  // ঘণ্টা, as all other texts write it
  if (size < dayMs) return texts.format(Math.trunc(elapsed / 3_600_000), 'hour').replace('ন্ট', 'ণ্ট');
  if (size < 7 * dayMs) return texts.format(Math.trunc(elapsed / dayMs), 'day');
  return absolute(date);
}

type DayParts = readonly [day: number, month: number, year: number];

/** The moment whose figures in UTC are those of the clock in Dhaka, whatever the clock of the device. */
const inDhaka = (value: string | number | Date) => new Date(+new Date(value) + dhakaMs);

/** The day in Dhaka. */
function dayParts(value: string | number | Date): DayParts {
  const moment = inDhaka(value);
  return [moment.getUTCDate(), moment.getUTCMonth() + 1, moment.getUTCFullYear()];
}

/** '5:11 pm', 'বিকেল ৫:১১'. */
function formatTime(date: Date, language: Language): string {
  const moment = inDhaka(date);
  const hour = moment.getUTCHours();
  const clock = twelveHourClock(hour, moment.getUTCMinutes());
  return language === Language.BN ? `${banglaPartOfDay(hour)} ${toDigitsOf(language, clock)}` : `${clock} ${hour < 12 ? 'am' : 'pm'}`;
}

/** Bangladesh counts in thousands, lakhs and crores in both languages; English shortens only the thousand. */
const compactSteps = [
  { size: 1000, full: 100, en: 'k', bn: ' হাজার' },
  { size: 100_000, full: 100, en: ' lakh', bn: ' লাখ' },
  { size: 10_000_000, full: Infinity, en: ' crore', bn: ' কোটি' },
] as const;

/** One decimal at most; what rounds up to the next step is written in that step (99,960 is 1 lakh). */
function formatCompact(amount: number, language: Language): string {
  const rounded = (size: number) => Math.round((amount / size) * 10) / 10;
  const step = compactSteps.find(({ size, full }) => Math.abs(rounded(size)) < full);
  if (!step || Math.abs(amount) < compactSteps[0].size) return write(rounded(1), language, 0, 1);
  return write(rounded(step.size), language, 0, 1) + step[language];
}

function formatBytes(bytes: number, language: Language): string {
  const mega = bytes / (1024 * 1024);
  const [size, unit] =
    mega >= 1 ? [mega, language === Language.BN ? 'এমবি' : 'MB'] : [bytes / 1024, language === Language.BN ? 'কেবি' : 'KB'];
  return `${write(size, language, 0, size < 10 ? 1 : 0)} ${unit}`;
}

const explained = (value: Unit, note: string | null | undefined): note is string => value === Unit.OTHERS && Boolean(note);

export function createFormat(language: Language): Format {
  const bangla = language === Language.BN;
  const time = (value: string | number | Date) => formatTime(new Date(value), language);
  const number = (amount: Amount) => formatNumber(amount, language);
  const taka = (amount: Amount) => write(amount, language, Number(amount) % 1 === 0 ? 0 : 2, 2);
  const money = (amount: Amount) => {
    const text = taka(amount);
    return bangla ? `৳${text}`.replace('৳-', '-৳') : `${text} Tk`;
  };
  const unit = (value: Unit, note?: string | null) => (explained(value, note) ? ownUnitName(note) : unitFacts[value][language]);
  const name = (thing: Named) => (bangla ? thing.nameBn : thing.nameEn);
  const dayAndMonth = ([day, month]: DayParts) => toDigitsOf(language, `${day} ${monthName(month, language, bangla ? 'long' : 'short')}`);
  const date = (value: string | number | Date) => {
    const parts = dayParts(value);
    return `${dayAndMonth(parts)} ${toDigitsOf(language, String(parts[2]))}`;
  };
  return {
    language,
    number,
    amount: taka,
    money,
    price: (amount, value, note) => (explained(value, note) ? priceOfOwnUnit(money(amount), note) : `${money(amount)}/${unit(value)}`),
    quantity: (amount, value, note) => `${number(amount)} ${explained(value, note) ? ownUnit(note) : unit(value)}`,
    unit,
    percent: (amount) => `${write(amount, language, 0, 1)}%`,
    compact: (amount) => formatCompact(Number(amount), language),
    date,
    days: (first, last) => [...new Set([first, last])].map(date).join(' – '),
    day: (value, now = Date.now()) => (dayParts(value)[2] === dayParts(now)[2] ? dayAndMonth(dayParts(value)) : date(value)),
    dateTime: (value) => `${date(value)}, ${time(value)}`,
    timeOrDay: (value, now = Date.now()) => (date(value) === date(now) ? '' : `${date(value)}, `) + time(value),
    relative: (value, now = Date.now()) => formatRelative(new Date(value), now, language, date),
    month: (month, width = 'short') => monthName(Number(month.slice(5, 7)), language, width),
    digits: (text) => toDigitsOf(language, text),
    twoDigits: (count) => toDigitsOf(language, String(count).padStart(2, '0')),
    name,
    place: (places) => {
      const names = places.flatMap((one) => (one ? [name(one)] : []));
      return names.filter((one, index) => one !== names[index - 1]).join(', ');
    },
    bytes: (bytes) => formatBytes(bytes, language),
  };
}

const made = new Map<Language, Format>();
function formatOf(language: Language): Format {
  const cached = made.get(language);
  if (cached) return cached;
  const format = createFormat(language);
  made.set(language, format);
  return format;
}

/** The formats of the screen's language. */
export function useFormat(): Format {
  const { language } = useLanguage();
  return useMemo(() => formatOf(language), [language]);
}
