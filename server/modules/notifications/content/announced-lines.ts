/** The lines of an announced day of a recurring order as text: what changed first, the rest is counted. */
import { textFor } from '../../../../schema/values/catalogue/product-text';
import type { Language } from '../../../../schema/values/accounts/roles';
import type { AnnouncedLine } from './notification.types';
import { ownUnit } from '../../../../schema/text/own-unit';

interface Writers {
  readonly number: (value: string) => string;
  readonly money: (value: string) => string;
  readonly unit: (value: string) => string;
}

const SHOWN = 5;

const texts = {
  en: {
    GONE: 'not sold any more',
    SOLD_OUT: 'sold out',
    LESS: (left: string) => `only ${left} left`,
    QUANTITY: 'not sold in this quantity',
    was: (price: string) => ` (was ${price})`,
    more: (count: string) => `and ${count} more`,
  },
  bn: {
    GONE: 'আর বিক্রি হচ্ছে না',
    SOLD_OUT: 'শেষ হয়ে গেছে',
    LESS: (left: string) => `মাত্র ${left} আছে`,
    QUANTITY: 'এই পরিমাণে বিক্রি হয় না',
    was: (price: string) => ` (আগে ${price})`,
    more: (count: string) => `আরও ${count}টি`,
  },
} as const;

/** 'Onion: sold out; Potato, 5 KG: 35 Tk (was 30 Tk)'. Empty for what a newer version of the server wrote. */
export function announcedText(json: string, language: Language, write: Writers): string {
  const lines = read(json);
  const shown = lines.slice(0, SHOWN).map((line) => lineText(line, language, write));
  const more = lines.length - shown.length;
  return [...shown, ...(more > 0 ? [texts[language].more(write.number(String(more)))] : [])].join('; ');
}

function read(json: string): AnnouncedLine[] {
  try {
    const lines: unknown = JSON.parse(json);
    return Array.isArray(lines) ? (lines as AnnouncedLine[]) : [];
  } catch {
    return [];
  }
}

function lineText(
  { name: first, secondName, quantity, unit: standard, note, secondNote, price, was, problem, left }: AnnouncedLine,
  language: Language,
  write: Writers,
): string {
  const t = texts[language];
  const name = textFor(language, first, secondName);
  const unit = standard === 'OTHERS' && note ? ownUnit(textFor(language, note, secondNote)) : write.unit(standard);
  if (problem === 'LESS') return `${name}: ${t.LESS(`${write.number(left ?? '0')} ${unit}`)}`;
  if (problem !== null || price === null) return `${name}: ${t[problem ?? 'GONE']}`;
  return `${name}, ${write.number(quantity)} ${unit}: ${write.money(price)}${was === null ? '' : t.was(write.money(was))}`;
}
