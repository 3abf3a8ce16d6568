/** An admin hides, restores, recategorises and grades a product by these statements, called by the services here. */
import type { EntityManager } from 'typeorm';
import { sellingRoles } from '../../../../schema/values/accounts/roles';
import { Grade } from '../../../../schema/values/catalogue/grades';
import { column, columns, flag, nullable, oneOf, type RowOf, selectOne, text } from '../../../platform/db/columns';
import { execute } from '../../../platform/db/sql';
import { productSearchWords } from '../words/product-words';
import { productSearchText } from '../words/search-text';
import { isForEveryone } from '../visible-products.query';

const product = columns({
  id: column('p.id', text),
  name: column('p.name', text),
  secondProduct: column("coalesce(p.second_name, '')", text),
  /** The names of the product in both languages. */
  searchedBy: column(`concat_ws(' ', p.name, p.second_name)`, text),
  categorySlug: column('p.category_slug', text),
  grade: column('p.grade', nullable(oneOf(Grade))),
  inspectedGrade: column('p.inspected_grade', nullable(oneOf(Grade))),
  isHidden: column('p.hidden_at IS NOT NULL', flag),
  imageId: column('p.main_image_id', nullable(text)),
  sellerId: column('p.seller_id', text),
  sellerRole: column('s.role', oneOf(sellingRoles)),
});
export type LockedProduct = RowOf<typeof product>;
const hidden = columns({ wasPublic: column('before.was_public', flag) });

const LOCK = (list: string) => `
  SELECT ${list} FROM products p JOIN users s ON s.id = p.seller_id WHERE p.id = $1 AND p.deleted_at IS NULL FOR UPDATE OF p`;

// products_published rejects a product that is published and hidden at once: it leaves the market in the statement that
// hides it
const HIDE = (list: string) => `
  WITH before AS (SELECT p.is_published AND ${isForEveryone()} AS was_public FROM products p WHERE p.id = $1)
  UPDATE products SET is_published = false, hidden_at = now(), hidden_reason = $2, version = version + 1, updated_at = now()
  FROM before WHERE id = $1 RETURNING ${list}`;
const RESTORE = `
  UPDATE products SET hidden_at = NULL, hidden_reason = NULL, version = version + 1, updated_at = now() WHERE id = $1`;
const RECATEGORISE = `
  UPDATE products SET category_slug = $2, search_text = $3, search_words = $4, version = version + 1, updated_at = now() WHERE id = $1`;

const GRADE = 'UPDATE products SET grade = $2, inspected_grade = $2, version = version + 1, updated_at = now() WHERE id = $1';

/** Null where it does not exist or is deleted. */
export function lockProduct(tx: EntityManager, id: string): Promise<LockedProduct | null> {
  return selectOne(tx, product, LOCK, [id]);
}

/** Whether everyone could see it until now. */
export async function hideProduct(tx: EntityManager, id: string, reason: string): Promise<{ readonly wasPublic: boolean }> {
  return (await selectOne(tx, hidden, HIDE, [id, reason])) ?? { wasPublic: false };
}

export async function restoreProduct(tx: EntityManager, id: string): Promise<void> {
  await execute(tx, RESTORE, [id]);
}

/** The seller gives no better one from now on. */
export async function gradeProduct(tx: EntityManager, id: string, grade: Grade): Promise<void> {
  await execute(tx, GRADE, [id, grade]);
}

export async function recategoriseProduct(tx: EntityManager, { id, searchedBy: name }: LockedProduct, categorySlug: string): Promise<void> {
  await execute(tx, RECATEGORISE, [
    id,
    categorySlug,
    productSearchText({ name, categorySlug }),
    productSearchWords({ name, categorySlug }),
  ]);
}
