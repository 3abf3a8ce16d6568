/**
 * Locks orders: every step reads and decides on the row as it is then, and no other step changes it before the
 * transaction ends.
 */
import type { EntityManager } from 'typeorm';
import { selectOne } from '../../../platform/db/columns';
import { exists } from '../../../platform/db/sql';
import { orderColumns } from './order-columns.query';
import type { Order } from './order.entity';

const LOCK = (list: string) => `SELECT ${list} FROM orders o WHERE o.id = $1 FOR NO KEY UPDATE`;

/** Null where there is none. */
export function lockOrder(tx: EntityManager, id: string): Promise<Order | null> {
  return selectOne(tx, orderColumns, LOCK, [id]);
}

const OPEN_ORDERS = `
  SELECT 1 FROM order_lines l JOIN orders o ON o.id = l.order_id
  WHERE l.product_id = ANY ($1::uuid[]) AND l.quantity > 0 AND (o.status IN ('PLACED', 'CONFIRMED', 'SHIPPED') OR o.open_problems > 0)`;

/** Deals that the market pays on these products, running or to come. */
const PAID_DEALS = `
  SELECT 1 FROM deals WHERE product_id = ANY ($1::uuid[]) AND financed_by = 'PLATFORM' AND ended_at IS NULL AND declined_at IS NULL
    AND (ends_at IS NULL OR ends_at > now())`;

export function hasPaidDeals(tx: EntityManager, productIds: readonly string[]): Promise<boolean> {
  return exists(tx, PAID_DEALS, [productIds]);
}

/** Orders of these products that are under way, or of which something may be sent again. */
export function hasOpenOrders(tx: EntityManager, productIds: readonly string[]): Promise<boolean> {
  return exists(tx, OPEN_ORDERS, [productIds]);
}
