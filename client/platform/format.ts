import { useMemo } from 'react';
import { Language } from '../../schema/values/roles';
import { Unit, unitFacts } from '../../schema/values/units';
import { useLanguage } from './i18n/use-language';

/** The one place that writes numbers, money, quantities and dates for people (design.md §1.6). Amounts arrive as exact decimal strings and stay exact. */
const zone = 'Asia/Dhaka';
const numberLocale: Record<Language, string> = { en: 'en-IN', bn: 'bn-BD' }; // both group by lakh; en-BD would not
const banglaDigits = '০১২৩৪৫৬৭৮৯';
const dayMs = 86_400_000;

export type Amount = string | number;

const formatters = new Map<string, Intl.NumberFormat>();
function numberFormat(language: Language, minimum: number, maximum: number): Intl.NumberFormat {
  const key = `${language} ${minimum} ${maximum}`;
  const known = formatters.get(key);
  if (known) return known;
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
  /** '120 Tk/KG', '৳১২০/কেজি'. */
  readonly price: (amount: Amount, unit: Unit, note?: string | null) => string;
  /** '2.5 KG', '২.৫ কেজি'. */
  readonly quantity: (amount: Amount, unit: Unit, note?: string | null) => string;
  readonly unit: (unit: Unit) => string;
  readonly percent: (amount: Amount) => string;
  /** '1.2k', '১.২ হা': only in tiles and "sold" counts. */
  readonly compact: (amount: Amount) => string;
  readonly date: (date: string | number | Date) => string;
  readonly dateTime: (date: string | number | Date) => string;
  /** The time of a moment of today, else day and time. */
  readonly timeOrDay: (date: string | number | Date, now?: number) => string;
  /** Under seven days in words, then the date. */
  readonly relative: (date: string | number | Date, now?: number) => string;
  /** 'yyyy-mm' → 'Jan' or 'January'. */
  readonly month: (month: string, width?: 'short' | 'long') => string;
  /** The digits of a text in the digits of the language; nothing else changes. */
  readonly digits: (text: string | number) => string;
  /** At least two digits: '01', '০১'. */
  readonly twoDigits: (count: number) => string;
  /** A category's, district's … name in the language. */
  readonly name: (thing: Named) => string;
  readonly bytes: (bytes: number) => string;
}

function toDigits(text: string | number, language: Language): string {
  return language === Language.bn ? String(text).replace(/\d/g, (digit) => banglaDigits.charAt(Number(digit))) : String(text);
}

function formatRelative(date: Date, now: number, language: Language, absolute: (date: Date) => string): string {
  const elapsed = date.getTime() - now;
  const words = new Intl.RelativeTimeFormat(language === Language.bn ? 'bn-BD' : 'en', { numeric: 'auto' });
  const size = Math.abs(elapsed);
  if (size < 60_000) return words.format(0, 'second');
  if (size < 3_600_000) return words.format(Math.trunc(elapsed / 60_000), 'minute');
  if (size < dayMs) return words.format(Math.trunc(elapsed / 3_600_000), 'hour');
  if (size < 7 * dayMs) return words.format(Math.trunc(elapsed / dayMs), 'day');
  return absolute(date);
}

function formatBytes(bytes: number, language: Language): string {
  const mega = bytes / (1024 * 1024);
  const [size, unit] =
    mega >= 1 ? [mega, language === Language.bn ? 'মেবা' : 'MB'] : [bytes / 1024, language === Language.bn ? 'কিবা' : 'KB'];
  return `${write(size, language, 0, size < 10 ? 1 : 0)} ${unit}`;
}

export function createFormat(language: Language): Format {
  const bangla = language === Language.bn;
  const dates = new Intl.DateTimeFormat(bangla ? 'bn-BD' : 'en-GB', {
    timeZone: zone,
    day: 'numeric',
    month: bangla ? 'long' : 'short',
    year: 'numeric',
  });
  const times = new Intl.DateTimeFormat(bangla ? 'bn-BD' : 'en-GB', {
    timeZone: zone,
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h12', // hour12 writes noon as 0:00 in en-GB
    ...(bangla ? { dayPeriod: 'short' } : {}), // without it bn prints "AM"
  });
  const compacts = new Intl.NumberFormat(bangla ? 'bn-BD' : 'en', { notation: 'compact', maximumFractionDigits: 1 });
  const number = (amount: Amount) => formatNumber(amount, language);
  const taka = (amount: Amount) => write(amount, language, Number(amount) % 1 === 0 ? 0 : 2, 2);
  const money = (amount: Amount) => {
    const text = taka(amount);
    return bangla ? `৳${text}`.replace('৳-', '-৳') : `${text} Tk`;
  };
  const unit = (value: Unit) => unitFacts[value][language];
  const explained = (value: Unit, note: string | null | undefined) => value === Unit.OTHERS && Boolean(note);
  const date = (value: string | number | Date) => dates.format(new Date(value));
  return {
    language,
    number,
    amount: taka,
    money,
    price: (amount, value, note) => (explained(value, note) ? `${money(amount)} (${note})` : `${money(amount)}/${unit(value)}`),
    quantity: (amount, value, note) => `${number(amount)} ${explained(value, note) ? `(${note})` : unit(value)}`,
    unit,
    percent: (amount) => `${write(amount, language, 0, 1)}%`,
    compact: (amount) => compacts.format(Number(amount)).replace('K', 'k'),
    date,
    dateTime: (value) => `${date(value)}, ${times.format(new Date(value))}`,
    timeOrDay: (value, now = Date.now()) => (date(value) === date(now) ? '' : `${date(value)}, `) + times.format(new Date(value)),
    relative: (value, now = Date.now()) => formatRelative(new Date(value), now, language, date),
    month: (month, width = 'short') =>
      new Intl.DateTimeFormat(bangla ? 'bn-BD' : 'en-GB', { timeZone: 'UTC', month: width }).format(new Date(`${month}-15T00:00:00Z`)),
    digits: (text) => toDigits(text, language),
    twoDigits: (count) => toDigits(String(count).padStart(2, '0'), language),
    name: (thing) => (bangla ? thing.nameBn : thing.nameEn),
    bytes: (bytes) => formatBytes(bytes, language),
  };
}

const made = new Map<Language, Format>();
export function formatOf(language: Language): Format {
  const known = made.get(language);
  if (known) return known;
  const format = createFormat(language);
  made.set(language, format);
  return format;
}

/** The formats of the screen's language. */
export function useFormat(): Format {
  const { language } = useLanguage();
  return useMemo(() => formatOf(language), [language]);
}
