/** Marks the open orders of a seller whom the market suspends or reinstates. Called by SuspendedSellerOrdersService. */
import type { EntityManager } from 'typeorm';
import { column, columns, select, text } from '../../../platform/db/columns';

const changed = columns({ id: column('id', text) });
/** In the order of ids, in which moves of several orders lock them. */
const MARK = (list: string) => `
  WITH open AS (
    SELECT id FROM orders WHERE seller_id = $1 AND status IN ('PLACED', 'CONFIRMED', 'SHIPPED') AND seller_suspended <> $2 ORDER BY id FOR UPDATE
  )
  UPDATE orders SET seller_suspended = $2, version = version + 1, updated_at = now() WHERE id IN (SELECT id FROM open) RETURNING ${list}`;

/** Their ids. */
export async function markOpenOrders(tx: EntityManager, sellerId: string, isSuspended: boolean): Promise<string[]> {
  return (await select(tx, changed, MARK, [sellerId, isSuspended])).map(({ id }) => id);
}
