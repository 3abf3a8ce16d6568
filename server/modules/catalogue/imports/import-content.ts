/**
 * The cells of a line as a row of a synchronisation: names of categories and units of both languages, digits of both, yes and no. What cannot be read becomes an
 * error of its column; the rules of the forms decide on the rest. Pure.
 */
import type { MessageKey } from '../../../../schema/messages/text';
import { parseCategory } from '../../../../schema/values/catalogue/category-words';
import { type ImportColumn, parseYesOrNo } from '../../../../schema/values/catalogue/product-import';
import { readAmount, readQuantity } from '../../../../schema/text/typed-number';
import { parseUnit } from '../../../../schema/values/catalogue/units';
import type { RowError, UpsertRow } from '../products/upsert/upsert-plan';

/** As it is stored until it is applied. */
export type ImportContent = UpsertRow & { readonly imageUrls?: readonly string[] };

export interface ReadLine {
  readonly content: ImportContent;
  readonly errors: readonly RowError[];
}

export type Cells = ReadonlyMap<ImportColumn, string>;

/** An empty cell leaves what is stored. */
export function readLine(cells: Cells): ReadLine {
  const content: Record<string, unknown> = {};
  const errors: RowError[] = [];
  for (const [column, cell] of cells) {
    const written = withoutQuote(cell.normalize('NFC').trim());
    if (written === '') continue;
    const value = readers[column]?.(written) ?? (column in readers ? null : written);
    if (value !== null) content[column] = value;
    else errors.push({ field: column, code: 'BAD_USER_INPUT', key: unreadable[column] ?? 'error.badInput' });
  }
  return { content, errors };
}

const readers: Partial<Record<ImportColumn, (text: string) => unknown>> = {
  categorySlug: (text) => parseCategory(text)?.slug ?? null,
  unit: parseUnit,
  price: readAmount,
  quantity: readQuantity,
  unitWeightKg: readQuantity,
  addToSellPost: parseYesOrNo,
  imageUrls: (text) => text.split(/[\s|]+/).filter(Boolean),
};

const unreadable: Partial<Record<ImportColumn, MessageKey>> = {
  categorySlug: 'import.category',
  unit: 'import.unit',
  price: 'import.price',
  quantity: 'import.quantity',
  unitWeightKg: 'import.quantity',
  addToSellPost: 'import.yesOrNo',
};

/** The quote that our own files put before what a spreadsheet would run as a formula (write-csv.ts). */
function withoutQuote(text: string): string {
  return /^'[\s\0]*[=+\-@＝＋－＠]/.test(text) ? text.slice(1) : text;
}
