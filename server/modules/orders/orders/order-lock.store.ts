/**
 * Locks orders: every step reads and decides on the row as it is then, and no other step changes it before the
 * transaction ends.
 */
import type { EntityManager } from 'typeorm';
import { selectOne } from '../../../platform/db/columns';
import { orderColumns } from './order-columns.query';
import type { Order } from './order.entity';

const LOCK = (list: string) => `SELECT ${list} FROM orders o WHERE o.id = $1 FOR NO KEY UPDATE`;

/** Null where there is none. */
export function lockOrder(tx: EntityManager, id: string): Promise<Order | null> {
  return selectOne(tx, orderColumns, LOCK, [id]);
}
