/**
 * Reads what lists of products leave to the loaders of fields: texts and all images. A whole product is read with them
 * (product-row.query.ts).
 */
import { column, columns, flag, int, lazyColumns, listOf, type RowOf, select, text } from '../../../platform/db/columns';
import type { Db } from '../../../platform/db/sql';
import type { ShownImage } from '../../media/image.entity';
import { productFields } from './product.entity';

/** A tuple, since a driver spends much of its time on names. */
const imageColumn = (alias: string) =>
  column(
    `json_build_array(${['id', 'owner_id', 'hash', 'width', 'height', 'is_illustration'].map((name) => `${alias}.${name}`).join(', ')})`,
    image,
  );

/** For a product that is read whole. */
export const wholeColumns = lazyColumns({
  description: productFields.description,
  secondDescription: productFields.secondDescription,
  images: column(
    `(SELECT coalesce(json_agg(${imageColumn('image').sql} ORDER BY pi.position), '[]')
      FROM product_images pi JOIN images image ON image.id = pi.image_id WHERE pi.product_id = p.id)`,
    listOf(image),
  ),
});
const described = columns({
  id: column('p.id', text),
  description: productFields.description,
  secondDescription: productFields.secondDescription,
});
export type ProductDescriptions = RowOf<typeof described>;

export function descriptionsOf(db: Db, ids: readonly string[]): Promise<ProductDescriptions[]> {
  return select(db, described, (sql) => `SELECT ${sql} FROM products p WHERE p.id = ANY ($1::uuid[])`, [ids]);
}

const imageOfProduct = columns({ productId: column('pi.product_id', text), image: imageColumn('image') });

/** The main image of each product first. */
export function imagesOf(db: Db, ids: readonly string[]): Promise<RowOf<typeof imageOfProduct>[]> {
  const statement = (sql: string) => `
    SELECT ${sql} FROM product_images pi JOIN images image ON image.id = pi.image_id
    WHERE pi.product_id = ANY ($1::uuid[]) ORDER BY pi.product_id, pi.position`;
  return select(db, imageOfProduct, statement, [ids]);
}

function image(tuple: unknown, name: string): ShownImage {
  if (!Array.isArray(tuple)) throw new Error(`Column "${name}" is not an image.`);
  const [id, ownerId, hash, width, height, isIllustration] = tuple as unknown[];
  return {
    id: text(id, name),
    ownerId: text(ownerId, name),
    hash: text(hash, name),
    width: int(width, name),
    height: int(height, name),
    isIllustration: flag(isIllustration, name),
  };
}
