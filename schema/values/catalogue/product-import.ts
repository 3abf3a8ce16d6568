/**
 * Files of products that sellers import: their states, and their columns in both languages, for the template, the
 * export and the reading of a file.
 */
import { normalised } from '../../text/normalised';
import { Language } from '../accounts/roles';
import { limits } from '../limits';

/** CHECKING → READY (the preview) → RUNNING → DONE; DISCARDED by its seller, or by another file, before it ran. */
export const ImportState = { CHECKING: 'CHECKING', READY: 'READY', RUNNING: 'RUNNING', DONE: 'DONE', DISCARDED: 'DISCARDED' } as const;
export type ImportState = (typeof ImportState)[keyof typeof ImportState];

/** By the field of the product, in the order of the template. */
export const importColumns = {
  id: { en: 'Product ID', bn: 'পণ্যের আইডি' },
  externalReference: { en: 'Reference', bn: 'রেফারেন্স' },
  name: { en: 'Name', bn: 'নাম' },
  categorySlug: { en: 'Category', bn: 'ক্যাটাগরি' },
  unit: { en: 'Unit', bn: 'একক' },
  customUnitNote: { en: 'Unit note', bn: 'এককের বিবরণ' },
  unitWeightKg: { en: 'Kilograms in one unit', bn: 'এক এককে কত কেজি' },
  grade: { en: 'Grade', bn: 'গ্রেড' },
  price: { en: 'Price (Tk)', bn: 'দাম (টাকা)' },
  quantity: { en: 'Stock', bn: 'মজুত' },
  harvestedOn: { en: 'Harvest day', bn: 'তোলার তারিখ' },
  description: { en: 'Description', bn: 'বিবরণ' },
  addToSellPost: { en: 'On sale', bn: 'বিক্রিতে আছে' },
  secondName: { en: 'Name in another language', bn: 'অন্য ভাষায় নাম' },
  secondDescription: { en: 'Description in another language', bn: 'অন্য ভাষায় বিবরণ' },
  secondUnitNote: { en: 'Unit note in another language', bn: 'অন্য ভাষায় এককের বিবরণ' },
  imageUrls: { en: 'Image addresses', bn: 'ছবির ঠিকানা' },
} as const satisfies Record<string, Readonly<Record<Language, string>>>;
export type ImportColumn = keyof typeof importColumns;

export const importColumnNames = Object.keys(importColumns) as ImportColumn[];

/** The reference of the template's example, by which it is known and left out. */
export const EXAMPLE_REFERENCES = { en: 'EXAMPLE', bn: 'উদাহরণ' } as const;

export const yesAndNo = { en: ['Yes', 'No'], bn: ['হ্যাঁ', 'না'] } as const;

/** Without the star of what is needed, and without characters of no width, which programs leave in headings. */
const plain = (text: string): string =>
  normalised(text, limits.reasonLength)
    .toLowerCase()
    .replace(/\p{Cf}/gu, '')
    .replace(/[\s*:]+/g, ' ')
    .trim();

const byHeading = new Map<string, ImportColumn>(
  importColumnNames.flatMap((name) =>
    [plain(name), ...Object.values(Language).map((language) => plain(importColumns[name][language]))].map((heading) => [heading, name]),
  ),
);

/**
 * The column of a heading in either language, or of the API's name of the field; null for one that means nothing here.
 */
export function parseImportHeading(heading: string): ImportColumn | null {
  return byHeading.get(plain(heading)) ?? null;
}

const YES = new Set(['yes', 'y', 'true', '1', '১', 'হ্যাঁ', 'হ্যা'].map(plain));
const NO = new Set(['no', 'n', 'false', '0', '০', 'না'].map(plain));

/** Null where it is neither. */
export function parseYesOrNo(text: string): boolean | null {
  const word = plain(text);
  if (YES.has(word)) return true;
  return NO.has(word) ? false : null;
}
