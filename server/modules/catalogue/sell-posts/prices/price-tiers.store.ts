/**
 * The prices by quantity of a product's sell post that is open or paused, read and written when the product's own price
 * changes.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import { column, columns, decimal, type RowOf, select, text } from '../../../../platform/db/columns';
import { execute } from '../../../../platform/db/sql';

const tiers = columns({ minQuantity: column('tier.min_quantity', decimal), price: column('tier.price', decimal) });
export type StoredTier = RowOf<typeof tiers>;

const TIERS = (sql: string) => `
  SELECT ${sql} FROM sell_post_tiers tier JOIN sell_posts post ON post.id = tier.sell_post_id
  WHERE post.product_id = $1 AND post.state <> 'ENDED' ORDER BY tier.min_quantity`;

const ofProduct = columns({
  productId: column('post.product_id', text),
  minQuantity: column('tier.min_quantity', decimal),
  price: column('tier.price', decimal),
});
const TIERS_OF_ALL = (sql: string) => `
  SELECT ${sql} FROM sell_post_tiers tier JOIN sell_posts post ON post.id = tier.sell_post_id
  WHERE post.product_id = ANY ($1::uuid[]) AND post.state <> 'ENDED' ORDER BY tier.min_quantity`;

// A concurrent edit of the terms must see that they changed: the version counts it.
const PUT = `
  WITH post AS (
    UPDATE sell_posts SET version = version + 1, updated_at = now() WHERE product_id = $1 AND state <> 'ENDED' RETURNING id
  ), removed AS (
    DELETE FROM sell_post_tiers WHERE sell_post_id IN (SELECT id FROM post) AND min_quantity <> ALL ($2::numeric[])
  )
  UPDATE sell_post_tiers tier SET price = wanted.price FROM post, unnest($2::numeric[], $3::numeric[]) AS wanted (min_quantity, price)
  WHERE tier.sell_post_id = post.id AND tier.min_quantity = wanted.min_quantity`;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class PriceTiersStore {
  /** Least quantity first. */
  findOfProduct(tx: EntityManager, productId: string): Promise<StoredTier[]> {
    return select(tx, tiers, TIERS, [productId]);
  }

  /** Returns the tiers of several products; a product without tiers is left out. */
  async readAll(tx: EntityManager, productIds: readonly string[]): Promise<Map<string, StoredTier[]>> {
    const tiersByProduct = new Map<string, StoredTier[]>();
    if (productIds.length === 0) return tiersByProduct;
    for (const { productId, minQuantity, price } of await select(tx, ofProduct, TIERS_OF_ALL, [productIds])) {
      tiersByProduct.set(productId, [...(tiersByProduct.get(productId) ?? []), { minQuantity, price }]);
    }
    return tiersByProduct;
  }

  /** Leaves these tiers, at these prices, of those that there are. */
  async put(tx: EntityManager, productId: string, wanted: readonly StoredTier[]): Promise<void> {
    const [quantities, prices] = [wanted.map(({ minQuantity }) => minQuantity), wanted.map(({ price }) => price)];
    await execute(tx, PUT, [productId, quantities, prices]);
  }
}
