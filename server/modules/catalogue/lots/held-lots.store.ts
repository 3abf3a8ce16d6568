/** Reads and writes which lots are on hold. Called by StockLots and by what puts products on the market. */
import type { EntityManager } from 'typeorm';
import { column, columns, select, text } from '../../../platform/db/columns';
import { exists } from '../../../platform/db/sql';
import type { LotHold } from './lot.entity';

/** SQL: the lots of products $1 that keep them off the market. */
const HELD = "lots held WHERE product_id = ANY ($1::uuid[]) AND (hold = 'HELD' OR (hold = 'RECALLED' AND remaining > 0))";
const HELD_PRODUCT = `SELECT 1 FROM ${HELD}`;
const heldProduct = columns({ id: column('held.product_id', text) });
const HELD_PRODUCTS = (list: string) => `SELECT DISTINCT ${list} FROM ${HELD}`;

/** The products are locked before: a statement that locks them reads lots as they were before it waited. */
export async function productsWithHeldStock(tx: EntityManager, productIds: readonly string[]): Promise<Set<string>> {
  return new Set((await select(tx, heldProduct, HELD_PRODUCTS, [productIds])).map(({ id }) => id));
}

/** A product stays off the market while a lot of it is on hold, or anything that was recalled is in its stock. */
export function hasHeldStock(tx: EntityManager, productIds: readonly string[]): Promise<boolean> {
  return exists(tx, HELD_PRODUCT, [productIds]);
}

const HELD_LOTS = "SELECT 1 FROM lots WHERE product_id = ANY ($1::uuid[]) AND remaining > 0 AND hold = 'HELD'";

/** SQL: something of the product, given as SQL, is in a lot on hold. */
export const HELD_LOT_OF = (productId: string): string =>
  `EXISTS (SELECT 1 FROM lots held WHERE held.product_id = ${productId} AND held.remaining > 0 AND held.hold = 'HELD')`;

export function hasHeldLots(tx: EntityManager, productIds: readonly string[]): Promise<boolean> {
  return exists(tx, HELD_LOTS, [productIds]);
}

const RECALLED_LOTS =
  "SELECT 1 FROM lots WHERE product_id = ANY ($1::uuid[]) AND remaining > 0 AND hold = 'RECALLED' AND receipt_id IS NULL";

/** Stock of the sellers' own alone. */
export function hasRecalledLots(tx: EntityManager, productIds: readonly string[]): Promise<boolean> {
  return exists(tx, RECALLED_LOTS, [productIds]);
}

const SET_HOLD = (list: string) => `UPDATE lots held SET hold = $2 WHERE id = ANY ($1::uuid[]) RETURNING ${list}`;

/** Returns the products of these lots. */
export async function setHold(tx: EntityManager, lotIds: readonly string[], hold: LotHold | null): Promise<string[]> {
  return [...new Set((await select(tx, heldProduct, SET_HOLD, [lotIds, hold])).map(({ id }) => id))];
}
