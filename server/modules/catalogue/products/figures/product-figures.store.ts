/**
 * The statements that change the figures stored beside products and sell posts: what was sold, and what buyers think of
 * it.
 */
import type { EntityManager } from 'typeorm';
import { execute } from '../../../../platform/db/sql';

export interface SoldLine {
  readonly productId: string;
  /** Null where the product had no sell post any more. */
  readonly sellPostId: string | null;
  readonly quantity: string;
  /** Bought from a post for everyone. */
  readonly isPublic: boolean;
}

const LOCK = 'SELECT id FROM products WHERE id = ANY($1::uuid[]) ORDER BY id FOR NO KEY UPDATE';
const SOLD =
  'SELECT id, sum(quantity) AS quantity, count(*) AS times FROM unnest($1::uuid[], $2::numeric[]) AS line (id, quantity) GROUP BY id';
const SOLD_PRODUCTS = `
  UPDATE products p SET sold_quantity = p.sold_quantity + sold.quantity, sold_count = p.sold_count + sold.times
  FROM (${SOLD}) sold WHERE p.id = sold.id`;
const SOLD_POSTS = `
  UPDATE sell_posts p SET sold_quantity = p.sold_quantity + sold.quantity, sold_count = p.sold_count + sold.times
  FROM (${SOLD}) sold WHERE p.id = sold.id`;
const ADD_RATING = 'UPDATE products SET rating_sum = rating_sum + $2, rating_count = rating_count + $3 WHERE id = $1';

/**
 * The products are locked first, in the order of ids in which everyone locks them; that lock protects their posts as
 * well.
 */
export async function addSold(tx: EntityManager, lines: readonly SoldLine[]): Promise<void> {
  await execute(tx, LOCK, [lines.map(({ productId }) => productId)]);
  const shown = lines.filter(({ isPublic }) => isPublic);
  await execute(tx, SOLD_PRODUCTS, [shown.map(({ productId }) => productId), shown.map(({ quantity }) => quantity)]);
  await execute(tx, SOLD_POSTS, [lines.map(({ sellPostId }) => sellPostId), lines.map(({ quantity }) => quantity)]);
}

export async function addProductRating(tx: EntityManager, productId: string, stars: number, count: number): Promise<void> {
  await execute(tx, ADD_RATING, [productId, stars, count]);
}
