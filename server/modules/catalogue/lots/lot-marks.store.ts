/** The statements that set more of lots than quantities. Called by StockLots and LotNamesErasureService. */
import type { EntityManager } from 'typeorm';
import { execute } from '../../../platform/db/sql';

const ERASE_NAMES = "UPDATE lots SET owner_name = '' WHERE owner_id = $1";

export async function eraseLotNames(tx: EntityManager, ownerId: string): Promise<void> {
  await execute(tx, ERASE_NAMES, [ownerId]);
}

// two statements: at no moment are two lots of a product the first
const NO_FIRST = 'UPDATE lots SET is_first = false WHERE product_id = $1 AND is_first';
const SET_FIRST = 'UPDATE lots SET is_first = true WHERE id = $1';

/** Orders take from this lot before they take from older ones. The caller holds the lock of its stock. */
export async function takeFirstFrom(tx: EntityManager, productId: string, lotId: string): Promise<void> {
  await execute(tx, NO_FIRST, [productId]);
  await execute(tx, SET_FIRST, [lotId]);
}
