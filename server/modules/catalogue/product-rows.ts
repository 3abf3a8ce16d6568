/** The rows of a product, as its form tells it: product and pictures. Used inside the transactions of ProductsService and RelistingService. */
import type { EntityManager } from 'typeorm';
import type { Unit } from '../../../schema/values/units';
import { execute, one, rows, type Db } from '../../platform/db/sql';
import { isUuid } from '../../platform/db/uuid';
import { invalidInput } from '../../platform/errors/validation-error';
import type { ImagesService } from '../media/images.service';
import { productSearchText } from './search-text';

/** A product as its form tells it, after the rules. */
export interface ProductDraft {
  readonly name: string;
  readonly description: string;
  readonly categorySlug: string;
  readonly unit: Unit;
  readonly customUnitNote?: string | null;
  readonly quantity: string;
  readonly price: string;
  readonly addToSellPost: boolean;
  /** The first is the main picture. */
  readonly imageIds: readonly string[];
}

/** What of it stands in its own row. */
type ProductText = Omit<ProductDraft, 'addToSellPost' | 'quantity'>;

/**
 * Without repetitions. A product may keep the pictures of `keptFrom` (its own, or those of the goods it is made of), new ones must be the seller's own;
 * any other is refused as one that was never uploaded.
 */
export async function usableImages(
  db: Db,
  images: ImagesService,
  { ownerId, imageIds, keptFrom }: { readonly ownerId: string; readonly imageIds: readonly string[]; readonly keptFrom?: string },
): Promise<string[]> {
  const ids = [...new Set(imageIds)];
  const kept = keptFrom === undefined ? [] : await imagesOf(db, keptFrom);
  const added = ids.filter((id) => !kept.includes(id));
  const areKnown = added.every(isUuid) && (await images.countOwned(db, ownerId, added)) === added.length;
  if (!areKnown) throw invalidInput([{ field: 'imageIds', key: 'upload.imageFailed' }]);
  return ids;
}

/** The pictures of a product, the main one first. */
export async function imagesOf(db: Db, productId: string): Promise<string[]> {
  const text = 'SELECT image_id AS id FROM product_images WHERE product_id = $1 ORDER BY position';
  const found = await rows<{ id: string }>(db, text, [productId]);
  return found.map(({ id }) => id);
}

/** `sourceProductId`: what the goods were bought as, where they are listed again. */
export async function insertProduct(
  tx: EntityManager,
  sellerId: string,
  draft: ProductText,
  imageIds: readonly string[],
  sourceProductId: string | null = null,
): Promise<string> {
  const stored = await one<{ id: string }>(
    tx,
    `INSERT INTO products (seller_id, name, description, category_slug, unit, custom_unit_note, price, main_image_id, search_text,
       source_product_id, division_id, district_id, upazila_id)
     SELECT id, $2, $3, $4, $5, $6, $7, $8, $9, $10, division_id, district_id, upazila_id FROM users WHERE id = $1
     RETURNING id`,
    [sellerId, ...columnsOf(draft, imageIds), sourceProductId],
  );
  if (!stored) throw new Error('A seller without an account.');
  return stored.id;
}

export async function writeProduct(tx: EntityManager, id: string, draft: ProductDraft, imageIds: readonly string[]): Promise<void> {
  await execute(
    tx,
    `UPDATE products SET name = $2, description = $3, category_slug = $4, unit = $5, custom_unit_note = $6, price = $7,
       main_image_id = $8, search_text = $9, version = version + 1, updated_at = now()
     WHERE id = $1`,
    [id, ...columnsOf(draft, imageIds)],
  );
}

function columnsOf(draft: ProductText, imageIds: readonly string[]): unknown[] {
  const { name, description, categorySlug, unit, price } = draft;
  const note = unit === 'OTHERS' ? draft.customUnitNote : null;
  return [name, description, categorySlug, unit, note, price, imageIds[0] ?? null, productSearchText(draft)];
}

export async function putImages(tx: EntityManager, productId: string, imageIds: readonly string[]): Promise<void> {
  await execute(tx, 'DELETE FROM product_images WHERE product_id = $1', [productId]);
  await execute(
    tx,
    `INSERT INTO product_images (product_id, position, image_id)
     SELECT $1, position - 1, image_id FROM unnest($2::uuid[]) WITH ORDINALITY AS listed (image_id, position)`,
    [productId, imageIds],
  );
}
