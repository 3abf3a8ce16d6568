/**
 * The statements of a synchronisation: each reads or writes the products of all its rows at once. Called by
 * UpsertPlanService and UpsertProductsService.
 */
import type { EntityManager } from 'typeorm';
import { Grade } from '../../../../../schema/values/catalogue/grades';
import { column, columns, decimal, flag, int, nullable, oneOf, type RowOf, select, text } from '../../../../platform/db/columns';
import { execute } from '../../../../platform/db/sql';
import { productsWithHeldStock } from '../../lots/held-lots.store';
import { productFields } from '../../products/product.entity';
import { type ProductText, storedProduct, storedProductColumns } from '../../products/products.store';

const knownProduct = columns({
  ...productFields,
  inspectedGrade: column('p.inspected_grade', nullable(oneOf(Grade))),
  id: column('p.id', text),
  version: column('p.version + stock.version', int),
  isRelisted: column('p.source_product_id IS NOT NULL', flag),
  mainImageId: column('p.main_image_id', nullable(text)),
  onHand: column('stock.on_hand', decimal),
  reserved: column('stock.reserved', decimal),
  isOpen: column(`EXISTS (SELECT 1 FROM sell_posts post WHERE post.product_id = p.id AND post.state = 'OPEN')`, flag),
});
/** A product of the seller as it is stored, its row and that of its stock locked. */
export interface KnownProduct extends RowOf<typeof knownProduct> {
  /** A lot of it is on hold, or recalled goods are in its stock. */
  readonly isHeld: boolean;
}

/** A product with all that is written of it. */
export interface WrittenProduct {
  readonly id: string;
  readonly draft: ProductText;
  readonly mainImageId: string | null;
}

export interface ImagesOfProduct {
  readonly id: string;
  /** The main one first. */
  readonly imageIds: readonly string[];
}

const productImage = columns({ productId: column('product_id', text), imageId: column('image_id', text) });
const ID = columns({ id: column('uuid_v7()', text) });

// In the order of ids, in which everyone locks them.
const LOCK_KNOWN = (sql: string) => `
  SELECT ${sql} FROM products p JOIN product_stock stock ON stock.product_id = p.id
  WHERE p.seller_id = $1 AND p.deleted_at IS NULL AND (p.id = ANY ($2::uuid[]) OR p.external_reference = ANY ($3::text[]))
  ORDER BY p.id FOR UPDATE OF p, stock`;
const IMAGES = (sql: string) => `
  SELECT ${sql} FROM product_images WHERE product_id = ANY ($1::uuid[]) ORDER BY product_id, position`;
const NEW_IDS = (sql: string) => `SELECT ${sql} FROM generate_series(1, $1::int)`;

const written = storedProductColumns.join(', ');
const ROWS = 'jsonb_populate_recordset(NULL::products, $1::jsonb) AS made';

const INSERT = `
  WITH made AS (
    INSERT INTO products (id, main_image_id, ${written}, seller_id, division_id, district_id, upazila_id)
    SELECT made.id, made.main_image_id, ${storedProductColumns.map((name) => `made.${name}`).join(', ')},
      seller.id, seller.division_id, seller.district_id, seller.upazila_id
    FROM ${ROWS} CROSS JOIN users seller WHERE seller.id = $2
    RETURNING id)
  INSERT INTO product_stock (product_id) SELECT id FROM made`;
const UPDATE = `
  UPDATE products p SET ${storedProductColumns.map((name) => `${name} = made.${name}`).join(', ')}, main_image_id = made.main_image_id,
    version = p.version + 1, updated_at = now()
  FROM ${ROWS} WHERE p.id = made.id`;
const CLEAR_IMAGES = 'DELETE FROM product_images WHERE product_id = ANY ($1::uuid[])';
const ADD_IMAGES = `
  INSERT INTO product_images (product_id, position, image_id) SELECT * FROM unnest($1::uuid[], $2::smallint[], $3::uuid[])`;

/** The seller's own products with one of these ids or references. */
export async function lockKnown(
  tx: EntityManager,
  sellerId: string,
  ids: readonly string[],
  references: readonly string[],
): Promise<KnownProduct[]> {
  const products = await select(tx, knownProduct, LOCK_KNOWN, [sellerId, ids, references]);
  const held = await productsWithHeldStock(
    tx,
    products.map(({ id }) => id),
  );
  return products.map((product) => ({ ...product, isHeld: held.has(product.id) }));
}

/** The images of each of these products that has some, the main one first. */
export async function imagesByProduct(tx: EntityManager, productIds: readonly string[]): Promise<Map<string, string[]>> {
  const imagesOf = new Map<string, string[]>();
  if (productIds.length === 0) return imagesOf;
  for (const { productId, imageId } of await select(tx, productImage, IMAGES, [productIds])) {
    imagesOf.set(productId, [...(imagesOf.get(productId) ?? []), imageId]);
  }
  return imagesOf;
}

/** Ids for so many new products, in ascending order. */
export async function newProductIds(tx: EntityManager, count: number): Promise<string[]> {
  return count === 0 ? [] : (await select(tx, ID, NEW_IDS, [count])).map(({ id }) => id);
}

/** With their empty stock. */
export async function insertProducts(tx: EntityManager, sellerId: string, products: readonly WrittenProduct[]): Promise<void> {
  if (products.length > 0) await execute(tx, INSERT, [asJson(products), sellerId]);
}

export async function writeProducts(tx: EntityManager, products: readonly WrittenProduct[]): Promise<void> {
  if (products.length > 0) await execute(tx, UPDATE, [asJson(products)]);
}

export async function replaceImages(tx: EntityManager, products: readonly ImagesOfProduct[]): Promise<void> {
  if (products.length === 0) return;
  await execute(tx, CLEAR_IMAGES, [products.map(({ id }) => id)]);
  const rows = products.flatMap(({ id, imageIds }) => imageIds.map((imageId, position) => ({ id, position, imageId })));
  if (rows.length === 0) return;
  await execute(tx, ADD_IMAGES, [rows.map(({ id }) => id), rows.map(({ position }) => position), rows.map(({ imageId }) => imageId)]);
}

function asJson(products: readonly WrittenProduct[]): string {
  return JSON.stringify(products.map(({ id, draft, mainImageId }) => ({ id, main_image_id: mainImageId, ...storedProduct(draft) })));
}
