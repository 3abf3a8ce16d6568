/** The table of the codes of orders on their way. */
import type { EntityManager } from 'typeorm';
import { column, columns, type RowOf, select, text } from '../../../platform/db/columns';
import { type Db, execute } from '../../../platform/db/sql';

const stored = columns({ orderId: column('order_id', text), code: column('code', text) });
export type HandoverCodeRow = RowOf<typeof stored>;

const SET = `
  INSERT INTO handover_codes (order_id, code) SELECT * FROM unnest($1::uuid[], $2::text[])
  ON CONFLICT (order_id) DO UPDATE SET code = excluded.code, created_at = now()`;
const REMOVE = 'DELETE FROM handover_codes WHERE order_id = ANY ($1::uuid[])';
const OF_ORDERS = (list: string) => `SELECT ${list} FROM handover_codes WHERE order_id = ANY ($1::uuid[])`;
/** The tries belong to the order and count over all its codes: a new code brings no new guesses. */
const COUNT = 'UPDATE orders SET handover_tries = handover_tries + 1 WHERE id = $1';

/** New codes, in place of earlier ones. */
export async function setCodes(tx: EntityManager, codes: ReadonlyMap<string, string>): Promise<void> {
  await execute(tx, SET, [[...codes.keys()], [...codes.values()]]);
}

export async function removeCodes(tx: EntityManager, orderIds: readonly string[]): Promise<void> {
  await execute(tx, REMOVE, [orderIds]);
}

export function codesOfOrders(db: Db, orderIds: readonly string[]): Promise<HandoverCodeRow[]> {
  return select(db, stored, OF_ORDERS, [orderIds]);
}

/** The order is locked, and has a try left. */
export async function countTry(tx: EntityManager, orderId: string): Promise<void> {
  await execute(tx, COUNT, [orderId]);
}
