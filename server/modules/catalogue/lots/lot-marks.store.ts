/**
 * The statements that set more of lots than quantities. Called by StockLots, LotNamesErasureService and the services of
 * sell posts.
 */
import type { EntityManager } from 'typeorm';
import { execute } from '../../../platform/db/sql';
import { FRESH } from './lot-grades.store';

/** SQL: the day that it is in Bangladesh. */
export const TODAY = `(now() AT TIME ZONE 'Asia/Dhaka')::date`;

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

const STATE_HARVEST = `
  UPDATE lots SET harvested_from = $2, harvested_until = $2
  WHERE product_id = $1 AND remaining > 0 AND receipt_id IS NULL AND $2::date <= (opened_at AT TIME ZONE 'Asia/Dhaka')::date
    AND (harvested_from IS NULL OR (opened_at AT TIME ZONE 'Asia/Dhaka')::date = ${TODAY})
    AND ${FRESH}`;

/**
 * The day holds for lots of which nothing was sold and no other day is known, or that were opened today; what goes on
 * from other lots keeps their days.
 */
export async function stateHarvest(tx: EntityManager, productId: string, day: string): Promise<void> {
  await execute(tx, STATE_HARVEST, [productId, day]);
}
