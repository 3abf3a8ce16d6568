/** The table of the codes of orders on their way. */
import type { EntityManager } from 'typeorm';
import { HANDOVER_TRIES } from '../../../../schema/values/orders/handover';
import { column, columns, int, type RowOf, select, selectOne, text } from '../../../platform/db/columns';
import { type Db, execute } from '../../../platform/db/sql';

const stored = columns({ orderId: column('order_id', text), code: column('code', text), tries: column('tries', int) });
export type HandoverCodeRow = RowOf<typeof stored>;

const SET = `
  INSERT INTO handover_codes (order_id, code) SELECT * FROM unnest($1::uuid[], $2::text[])
  ON CONFLICT (order_id) DO UPDATE SET code = excluded.code, tries = 0, created_at = now()`;
const REMOVE = 'DELETE FROM handover_codes WHERE order_id = ANY ($1::uuid[])';
const OF_ORDERS = (list: string) => `SELECT ${list} FROM handover_codes WHERE order_id = ANY ($1::uuid[])`;
const LOCK = (list: string) => `SELECT ${list} FROM handover_codes WHERE order_id = $1 FOR UPDATE`;
const COUNT = `UPDATE handover_codes SET tries = tries + 1 WHERE order_id = $1 AND tries < ${HANDOVER_TRIES}`;

/** New codes without tries, in place of earlier ones. */
export async function setCodes(tx: EntityManager, codes: ReadonlyMap<string, string>): Promise<void> {
  await execute(tx, SET, [[...codes.keys()], [...codes.values()]]);
}

export async function removeCodes(tx: EntityManager, orderIds: readonly string[]): Promise<void> {
  await execute(tx, REMOVE, [orderIds]);
}

export function codesOfOrders(db: Db, orderIds: readonly string[]): Promise<HandoverCodeRow[]> {
  return select(db, stored, OF_ORDERS, [orderIds]);
}

/** Other tries of this code wait until the transaction ends. */
export function lockCode(tx: EntityManager, orderId: string): Promise<HandoverCodeRow | null> {
  return selectOne(tx, stored, LOCK, [orderId]);
}

export async function countTry(tx: EntityManager, orderId: string): Promise<void> {
  await execute(tx, COUNT, [orderId]);
}
