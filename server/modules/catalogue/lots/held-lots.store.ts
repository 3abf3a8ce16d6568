/** Reads and writes which lots are on hold. Called by StockLots and by what puts products on the market. */
import type { EntityManager } from 'typeorm';
import { execute, exists } from '../../../platform/db/sql';
import type { LotHold } from './lot.entity';

/** SQL: lots of a product that keep it off the market. */
export const heldStockOf = (id: string): string =>
  `SELECT 1 FROM lots WHERE product_id = ${id} AND (hold = 'HELD' OR (hold = 'RECALLED' AND remaining > 0))`;
const HELD_PRODUCT = heldStockOf('ANY ($1::uuid[])');

/** A product stays off the market while a lot of it is on hold, or anything that was recalled is in its stock. */
export function hasHeldStock(tx: EntityManager, productIds: readonly string[]): Promise<boolean> {
  return exists(tx, HELD_PRODUCT, [productIds]);
}

const HELD_LOTS = "SELECT 1 FROM lots WHERE product_id = ANY ($1::uuid[]) AND remaining > 0 AND hold = 'HELD'";

export function hasHeldLots(tx: EntityManager, productIds: readonly string[]): Promise<boolean> {
  return exists(tx, HELD_LOTS, [productIds]);
}

const SET_HOLD = 'UPDATE lots SET hold = $2 WHERE id = ANY ($1::uuid[])';

export async function setHold(tx: EntityManager, lotIds: readonly string[], hold: LotHold | null): Promise<void> {
  await execute(tx, SET_HOLD, [lotIds, hold]);
}
