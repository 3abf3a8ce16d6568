/** Stores which users wait for which product to be available again. Called by BackInStockService. */
import type { EntityManager } from 'typeorm';
import { businessBuyers } from '../../../../schema/values/accounts/trade';
import { column, columns, flag, nullable, type RowOf, select, selectOne, text } from '../../../platform/db/columns';
import { type Db, execute } from '../../../platform/db/sql';
import { isSellable } from '../products/product-state.query';
import { isForEveryone } from '../visible-products.query';

const canBeBought = `p.is_published AND ${isSellable}`;

const awaitable = columns({ isBack: column(canBeBought, flag) });
const awaited = columns({ productId: column('product_id', text) });
const notified = columns({
  userId: column('u.id', text),
  productId: column('p.id', text),
  product: column('p.name', text),
  secondProduct: column("coalesce(p.second_name, '')", text),
  imageId: column('p.main_image_id', nullable(text)),
});

const LOCK = (sql: string) => `
  SELECT ${sql} FROM products p JOIN product_stock stock ON stock.product_id = p.id
  WHERE p.id = $1 AND p.published_at IS NOT NULL AND p.deleted_at IS NULL AND p.hidden_at IS NULL AND ($2 OR ${isForEveryone()})
  FOR SHARE`;
const ADD = 'INSERT INTO stock_notices (user_id, product_id) VALUES ($1, $2) ON CONFLICT DO NOTHING';
const AWAITED = (sql: string) => `SELECT ${sql} FROM stock_notices WHERE user_id = $1 AND product_id = ANY ($2::uuid[])`;
const TAKE = (sql: string) => `
  DELETE FROM stock_notices n USING products p, product_stock stock, users u
  WHERE n.product_id = ANY ($1::uuid[]) AND p.id = n.product_id AND stock.product_id = p.id AND u.id = n.user_id AND ${canBeBought}
    AND u.status = 'APPROVED' AND (${isForEveryone()} OR u.role = ANY ($2::text[]))
  RETURNING ${sql}`;

/**
 * A product that is or was on the market for this user, its row and stock locked against change; null for any other.
 */
export function lockAwaitable(tx: EntityManager, productId: string, seesBusinessPosts: boolean): Promise<RowOf<typeof awaitable> | null> {
  return selectOne(tx, awaitable, LOCK, [productId, seesBusinessPosts]);
}

export async function storeStockAlert(tx: EntityManager, userId: string, productId: string): Promise<void> {
  await execute(tx, ADD, [userId, productId]);
}

/** Which of these products the user waits for. */
export async function awaitedBy(db: Db, userId: string, productIds: readonly string[]): Promise<Set<string>> {
  const rows = await select(db, awaited, AWAITED, [userId, [...productIds]]);
  return new Set(rows.map(({ productId }) => productId));
}

/** Deletes and returns the users who wait for one of these products, where it can be bought now. */
export function takeDueAlerts(tx: EntityManager, productIds: readonly string[]): Promise<RowOf<typeof notified>[]> {
  return select(tx, notified, TAKE, [productIds, businessBuyers]);
}
