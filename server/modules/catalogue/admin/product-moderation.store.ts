/** The statements by which an admin hides, restores and recategorises a product. Called by ProductModerationService. */
import type { EntityManager } from 'typeorm';
import type { SellingRole } from '../../../../schema/values/site-routes';
import { execute, one } from '../../../platform/db/sql';
import { productSearchWords } from '../search/product-words';
import { productSearchText } from '../search/search-text';

export interface LockedProduct {
  readonly id: string;
  readonly name: string;
  /** Its names in both languages. */
  readonly searchedBy: string;
  readonly categorySlug: string;
  readonly isHidden: boolean;
  readonly imageId: string | null;
  readonly sellerId: string;
  readonly sellerRole: SellingRole;
}

const LOCK = `
  SELECT p.id, p.name, concat_ws(' ', p.name, p.second_name) AS "searchedBy", p.category_slug AS "categorySlug", p.hidden_at IS NOT NULL AS "isHidden",
    p.main_image_id AS "imageId", p.seller_id AS "sellerId", s.role AS "sellerRole"
  FROM products p JOIN users s ON s.id = p.seller_id WHERE p.id = $1 AND p.deleted_at IS NULL FOR UPDATE OF p`;

// products_published rejects a product that is published and hidden at once: it leaves the market in the statement that hides it
const HIDE = `
  WITH before AS (SELECT is_published AND audience = 'EVERYONE' AS was_public FROM products WHERE id = $1)
  UPDATE products SET is_published = false, hidden_at = now(), hidden_reason = $2, version = version + 1, updated_at = now()
  FROM before WHERE id = $1 RETURNING before.was_public AS "wasPublic"`;
const RESTORE = `
  UPDATE products SET hidden_at = NULL, hidden_reason = NULL, version = version + 1, updated_at = now() WHERE id = $1`;
const RECATEGORISE = `
  UPDATE products SET category_slug = $2, search_text = $3, search_words = $4, version = version + 1, updated_at = now() WHERE id = $1`;

/** Null where it does not exist or is deleted. */
export function lockProduct(tx: EntityManager, id: string): Promise<LockedProduct | null> {
  return one<LockedProduct>(tx, LOCK, [id]);
}

/** Whether everyone could see it until now. */
export async function hideProduct(tx: EntityManager, id: string, reason: string): Promise<{ readonly wasPublic: boolean }> {
  return (await one<{ wasPublic: boolean }>(tx, HIDE, [id, reason])) ?? { wasPublic: false };
}

export async function restoreProduct(tx: EntityManager, id: string): Promise<void> {
  await execute(tx, RESTORE, [id]);
}

export async function recategoriseProduct(tx: EntityManager, { id, searchedBy: name }: LockedProduct, categorySlug: string): Promise<void> {
  await execute(tx, RECATEGORISE, [
    id,
    categorySlug,
    productSearchText({ name, categorySlug }),
    productSearchWords({ name, categorySlug }),
  ]);
}
