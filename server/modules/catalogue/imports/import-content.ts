/**
 * The cells of a line as a row of a synchronisation: names of categories and units of both languages, digits of both,
 * yes and no. What cannot be read becomes an error of its column; the rules of the forms decide on the rest. Pure.
 */
import type { MessageKey } from '../../../../schema/messages/text';
import { parseCategory } from '../../../../schema/values/catalogue/category-words';
import { parseGrade } from '../../../../schema/values/catalogue/grades';
import { type ImportColumn, parseYesOrNo } from '../../../../schema/values/catalogue/product-import';
import { parseWrittenDay } from '../../../../schema/text/calendar-day';
import { isStorable, normalised } from '../../../../schema/text/normalised';
import { readAmount, readQuantity } from '../../../../schema/text/typed-number';
import { parseWrittenUnit } from '../../../../schema/values/catalogue/unit-words';
import { limits } from '../../../../schema/values/limits';
import type { RowError, UpsertRow } from '../editing/upsert/upsert-plan';

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
    const written = withoutQuote(normalised(cell, limits.descriptionLength));
    if (written === '') continue;
    const wrong = unreadableText(written);
    if (wrong) errors.push({ field: column, code: 'BAD_USER_INPUT', key: wrong });
    if (wrong) continue;
    const value = readers[column]?.(written) ?? (column in readers ? null : written);
    if (value !== null) content[column] = value;
    else errors.push({ field: column, code: 'BAD_USER_INPUT', key: unreadable[column] ?? 'error.badInput', written });
  }
  const unit = parseWrittenUnit(cells.get('unit') ?? '');
  if (unit?.note) content.customUnitNote ??= unit.note;
  if (unit?.kg && unit.unit === 'OTHERS') content.unitWeightKg ??= unit.kg;
  return { content, errors };
}

/** A spreadsheet shows one of these in place of a result. */
const FORMULA_ERROR = /^#(?:DIV\/0!|N\/A|NAME\?|NULL!|NUM!|REF!|VALUE!|SPILL!|CALC!)$/;

/** Null for a text that can be stored. */
function unreadableText(text: string): MessageKey | null {
  if (FORMULA_ERROR.test(text)) return 'import.formulaError';
  return isStorable(text) ? null : 'error.badText';
}

const readers: Partial<Record<ImportColumn, (text: string) => unknown>> = {
  categorySlug: (text) => parseCategory(text)?.slug ?? null,
  unit: (text) => parseWrittenUnit(text)?.unit ?? null,
  grade: parseGrade,
  price: readAmount,
  quantity: readQuantity,
  harvestedOn: parseWrittenDay,
  unitWeightKg: readQuantity,
  addToSellPost: parseYesOrNo,
  imageUrls: (text) => text.split(/[\s|]+/).filter(Boolean),
};

const unreadable: Partial<Record<ImportColumn, MessageKey>> = {
  categorySlug: 'import.category',
  unit: 'import.unit',
  grade: 'product.grade',
  price: 'import.price',
  quantity: 'import.quantity',
  harvestedOn: 'import.day',
  unitWeightKg: 'import.quantity',
  addToSellPost: 'import.yesOrNo',
};

/**
 * The quote that our own files put before what a spreadsheet would run as a formula (write-csv.ts): one of them, since
 * a name may begin with one itself.
 */
function withoutQuote(text: string): string {
  return /^'+[\s\0]*[=+\-@＝＋－＠]/.test(text) ? text.slice(1) : text;
}
