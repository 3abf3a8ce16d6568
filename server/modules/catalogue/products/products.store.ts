/**
 * The row of a product: added with its empty stock, locked, edited and deleted. Called inside the transactions of
 * ProductsService and RelistingService.
 */
import type { EntityManager } from 'typeorm';
import { Grade } from '../../../../schema/values/catalogue/grades';
import { takesUnitWeight, Unit } from '../../../../schema/values/catalogue/units';
import { column, columns, flag, int, nullable, oneOf, type RowOf, select, selectOne, text } from '../../../platform/db/columns';
import { execute } from '../../../platform/db/sql';
import { violatedConstraint } from '../../../platform/db/transaction';
import { invalidInput } from '../../../platform/errors/validation-error';
import { money } from '../../../platform/money';
import { productSearchWords } from '../words/product-words';
import { productSearchText } from '../words/search-text';
import { type ProductFields, productFields } from './product.entity';

type FieldName = keyof ProductFields;
type NullableName = { [K in FieldName]: null extends ProductFields[K] ? K : never }[FieldName];

/** As a form sends them: what may be null may be left out. */
export type ProductText = Omit<ProductFields, NullableName> & Partial<Pick<ProductFields, NullableName>>;

/** A product as its form sends it, after the rules. */
export interface ProductDraft extends Readonly<ProductText> {
  readonly quantity: string;
  readonly addToSellPost: boolean;
  /** The first is the main image. */
  readonly imageIds: readonly string[];
}

/** An edit gives these values; what is left out, or null, stays. */
export type ProductChange = { readonly [name in keyof ProductDraft]?: ProductDraft[name] | null };

/** Two spellings of one amount are one value. */
const AMOUNTS: readonly string[] = ['price', 'unitWeightKg'] satisfies FieldName[];

/** These fields mean nothing without the unit OTHERS. */
const OF_OWN_UNIT: readonly string[] = ['customUnitNote', 'secondUnitNote'] satisfies FieldName[];

const names = Object.keys(productFields) as FieldName[]; // the keys of a constant

/** The columns' names in the table. */
const fieldColumns: readonly string[] = names.map((name) => productFields[name].sql.replace('p.', ''));

const ID = columns({ id: column('id', text) });
const LOCK_PUBLISHED = 'SELECT id FROM products WHERE seller_id = $1 AND is_published ORDER BY id FOR NO KEY UPDATE';

const locked = columns({
  ...productFields,
  inspectedGrade: column('p.inspected_grade', nullable(oneOf(Grade))),
  id: column('p.id', text),
  /** Edits of the product and movements of its stock together. */
  version: column('p.version + stock.version', int),
  isRelisted: column('p.source_product_id IS NOT NULL', flag),
});
export type LockedProduct = RowOf<typeof locked>;

const LOCK_OWN = (sql: string) => `
  SELECT ${sql} FROM products p JOIN product_stock stock ON stock.product_id = p.id
  WHERE p.id = $1 AND p.seller_id = $2 AND p.deleted_at IS NULL FOR UPDATE`;

/** Values after those of the fields. */
const place = (after: number) => `$${fieldColumns.length + after}`;

const added = columns({ id: column('product_id', text) });

const INSERT = (sql: string) => `
  WITH made AS (
    INSERT INTO products (${fieldColumns.join(', ')}, main_image_id, search_text, search_words, source_product_id, seller_id, division_id, district_id, upazila_id)
    SELECT ${fieldColumns.map((_, at) => `$${at + 1}`).join(', ')}, ${place(1)}, ${place(2)}, ${place(3)}, ${place(4)}, id,
      division_id, district_id, upazila_id
    FROM users WHERE id = ${place(5)}
    RETURNING id)
  INSERT INTO product_stock (product_id) SELECT id FROM made RETURNING ${sql}`;

const UPDATE = `
  UPDATE products SET ${fieldColumns.map((name, at) => `${name} = $${at + 1}`).join(', ')}, main_image_id = ${place(1)}, search_text = ${place(2)},
    search_words = ${place(3)}, version = version + 1, updated_at = now()
  WHERE id = ${place(4)}`;

export const REFERENCE_UNIQUE = 'products_external_reference';

const DELETE = 'UPDATE products SET deleted_at = now(), updated_at = now(), version = version + 1 WHERE id = $1';

/**
 * The seller's own product, its row locked until the transaction ends; null for another's, a deleted or a missing one.
 */
export function lockOwnProduct(tx: EntityManager, sellerId: string, id: string): Promise<LockedProduct | null> {
  return selectOne(tx, locked, LOCK_OWN, [id, sellerId]);
}

/** Returns its id. `sourceProductId`: what it was bought as, where it is listed again. */
export async function insertProduct(
  tx: EntityManager,
  sellerId: string,
  draft: ProductText,
  imageIds: readonly string[],
  sourceProductId: string | null = null,
): Promise<string> {
  const stored = await selectOne(tx, added, INSERT, [...valuesOf(draft, imageIds), sourceProductId, sellerId]).catch(referenceTaken);
  if (!stored) throw new Error('A seller without an account.');
  return stored.id;
}

export async function writeProduct(tx: EntityManager, id: string, draft: ProductText, imageIds: readonly string[]): Promise<void> {
  await execute(tx, UPDATE, [...valuesOf(draft, imageIds), id]).catch(referenceTaken);
}

function referenceTaken(error: unknown): never {
  if (violatedConstraint(error) === REFERENCE_UNIQUE) throw invalidInput([{ field: 'externalReference', key: 'product.referenceTaken' }]);
  throw error;
}

/** Marks a product as deleted. The row stays for the orders that refer to it, and is in no list. */
export async function deleteProduct(tx: EntityManager, id: string): Promise<void> {
  await execute(tx, DELETE, [id]);
}

/** The columns that `storedProduct` writes. */
export const storedProductColumns: readonly string[] = [...fieldColumns, 'search_text', 'search_words'];

/** Returns what is written of a product's text, by column, for statements about several products. */
export function storedProduct(draft: ProductText): Record<string, unknown> {
  const values = fieldValues(draft);
  const fields = Object.fromEntries(fieldColumns.map((name, at) => [name, values[at]]));
  const named = searchedBy(draft);
  return { ...fields, search_text: productSearchText(named), search_words: productSearchWords(named) };
}

/** Would writing the one over the other change nothing? */
export function isSameText(one: ProductText, other: ProductText): boolean {
  const [left, right] = [fieldValues(one), fieldValues(other)];
  return names.every((name, at) => {
    const [before, after] = [left[at], right[at]];
    return before === after || (AMOUNTS.includes(name) && Boolean(before && after && money(before).eq(after)));
  });
}

function valuesOf(draft: ProductText, imageIds: readonly string[]): unknown[] {
  const named = searchedBy(draft);
  return [...fieldValues(draft), imageIds[0] ?? null, productSearchText(named), productSearchWords(named)];
}

function searchedBy({ name, secondName, categorySlug }: ProductText): { readonly name: string; readonly categorySlug: string } {
  return { name: [name, secondName].filter(Boolean).join(' '), categorySlug };
}

function isMeaningless(name: FieldName, unit: Unit): boolean {
  return name === 'unitWeightKg' ? !takesUnitWeight(unit) : unit !== Unit.OTHERS && OF_OWN_UNIT.includes(name);
}

/** The values of the columns, in the same order: an empty text is none. */
function fieldValues(draft: ProductText): (string | null)[] {
  return names.map((name) => (isMeaningless(name, draft.unit) ? null : draft[name] || null));
}

/** Locks the seller's products on the market, in the order of ids as everyone does, and returns their ids. */
export async function lockPublished(tx: EntityManager, sellerId: string): Promise<string[]> {
  return (await select(tx, ID, () => LOCK_PUBLISHED, [sellerId])).map(({ id }) => id);
}
