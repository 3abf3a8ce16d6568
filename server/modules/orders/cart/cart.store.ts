/** The stored lines of carts. Called by CartService, and by checkout for what was ordered. */
import type { EntityManager } from 'typeorm';
import { limits } from '../../../../schema/values/limits';
import { column, columns, decimal, nullable, select, text } from '../../../platform/db/columns';
import { type Db, execute } from '../../../platform/db/sql';
import type { WantedLine } from '../pricing/sale-item';

const line = columns({
  productId: column('product_id', text),
  quantity: column('cart_lines.quantity', decimal),
  seenPrice: column('seen_price', nullable(decimal)),
  seenName: column('seen_name', nullable(text)),
});

/** A line as it is stored: with the price and the name that the buyer saw. */
export type SeenLine = WantedLine & { readonly seenPrice: string; readonly seenName: string };

const OF_USER = (list: string) => `SELECT ${list} FROM cart_lines WHERE user_id = $1 ORDER BY added_at, product_id`;
const OF_SELLERS = (list: string) => `
  SELECT ${list} FROM cart_lines JOIN products p ON p.id = product_id
  WHERE user_id = $1 AND p.seller_id = ANY ($2::uuid[]) ORDER BY added_at, product_id`;
const SET = `
  INSERT INTO cart_lines (user_id, product_id, quantity, seen_price, seen_name)
  SELECT $1, $2::uuid, $3, $4, $6 WHERE (SELECT count(*) FROM cart_lines WHERE user_id = $1 AND product_id <> $2::uuid) < $5
  ON CONFLICT (user_id, product_id) DO UPDATE SET quantity = excluded.quantity, seen_price = excluded.seen_price, seen_name = excluded.seen_name`;
const MERGE = `
  INSERT INTO cart_lines (user_id, product_id, quantity, seen_price, seen_name, added_at)
  SELECT $1, product_id, quantity, seen_price, seen_name, now() + position * interval '1 microsecond'
  FROM unnest($2::uuid[], $3::numeric[], $4::numeric[], $6::text[]) WITH ORDINALITY AS visitor (product_id, quantity, seen_price, seen_name, position)
  ORDER BY position LIMIT greatest(0, $5 - (SELECT count(*) FROM cart_lines WHERE user_id = $1 AND product_id <> ALL($2::uuid[])))
  ON CONFLICT (user_id, product_id) DO UPDATE SET quantity = greatest(cart_lines.quantity, excluded.quantity), seen_price = excluded.seen_price,
    seen_name = excluded.seen_name`;
const REMOVE = 'DELETE FROM cart_lines WHERE user_id = $1 AND product_id = ANY($2::uuid[])';

/** In the order in which they were put in. */
export function cartLines(db: Db, userId: string): Promise<WantedLine[]> {
  return select(db, line, OF_USER, [userId]);
}

/** The same of these sellers alone. */
export function cartLinesOf(db: Db, userId: string, sellerIds: readonly string[]): Promise<WantedLine[]> {
  return select(db, line, OF_SELLERS, [userId, sellerIds]);
}

/** Puts a line in, or changes it. False when the cart is full. */
export async function setCartLine(db: Db, userId: string, { productId, quantity, seenPrice, seenName }: SeenLine): Promise<boolean> {
  return (await execute(db, SET, [userId, productId, quantity, seenPrice, limits.cartLines, seenName])) > 0;
}

/**
 * Adds the lines to the cart. A product that is in both carts keeps the larger quantity; lines beyond the limit of a
 * cart are left out.
 */
export async function mergeCartLines(tx: EntityManager, userId: string, lines: readonly SeenLine[]): Promise<void> {
  await execute(tx, MERGE, [
    userId,
    lines.map(({ productId }) => productId),
    lines.map(({ quantity }) => quantity),
    lines.map(({ seenPrice }) => seenPrice),
    limits.cartLines,
    lines.map(({ seenName }) => seenName),
  ]);
}

export async function removeCartLines(db: Db, userId: string, productIds: readonly string[]): Promise<void> {
  await execute(db, REMOVE, [userId, productIds]);
}
