/**
 * Keeps the figures of `customers` (who buys from whom: orders that were not called off, what was delivered) in step with the orders, in the
 * transaction that moves them. Placing an order counts in PurchaseWriterService; what is read of them is the customers module's.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import { type OrderStatus, progressOf } from '../../../schema/values/orders';
import { execute } from '../../platform/db/sql';

/** Rows are locked in one order before they change, since the clock moves many orders at once. */
const locked = (columns: string): string => `
  WITH moved AS (SELECT o.seller_id, o.buyer_id, count(*) AS orders${columns} FROM orders o WHERE o.id = ANY($1::uuid[]) GROUP BY 1, 2),
  locked AS (
    SELECT c.seller_id, c.buyer_id FROM customers c JOIN moved USING (seller_id, buyer_id) ORDER BY 1, 2 FOR NO KEY UPDATE OF c
  )`;

/** A line without a weight is one whose unit has no kilograms (schema/values/units). */
const DELIVERED = `${locked(`, sum(o.quantity_kg) AS kg, sum(o.total) AS value,
    sum((SELECT count(*) FROM order_lines l WHERE l.order_id = o.id AND l.quantity_kg = 0)) AS unweighed`)}
  UPDATE customers c SET delivered_count = c.delivered_count + m.orders, delivered_kg = c.delivered_kg + m.kg,
    delivered_value = c.delivered_value + m.value, delivered_unweighed = c.delivered_unweighed + m.unweighed
  FROM moved m JOIN locked USING (seller_id, buyer_id) WHERE c.seller_id = m.seller_id AND c.buyer_id = m.buyer_id`;

const CALLED_OFF = `${locked('')}
  UPDATE customers c SET order_count = c.order_count - m.orders
  FROM moved m JOIN locked USING (seller_id, buyer_id) WHERE c.seller_id = m.seller_id AND c.buyer_id = m.buyer_id`;

/** From the orders alone, for those who write orders in bulk; `customers` must be empty. */
const COUNT_ALL = `
  INSERT INTO customers (seller_id, buyer_id, order_count, delivered_count, delivered_kg, delivered_unweighed, delivered_value,
    first_ordered_at, last_ordered_at)
  SELECT o.seller_id, o.buyer_id, count(*) FILTER (WHERE o.status IN ('PLACED', 'CONFIRMED', 'SHIPPED', 'DELIVERED')),
    count(*) FILTER (WHERE o.status = 'DELIVERED'),
    coalesce(sum(o.quantity_kg) FILTER (WHERE o.status = 'DELIVERED'), 0),
    coalesce(sum((SELECT count(*) FROM order_lines l WHERE l.order_id = o.id AND l.quantity_kg = 0)) FILTER (WHERE o.status = 'DELIVERED'), 0),
    coalesce(sum(o.total) FILTER (WHERE o.status = 'DELIVERED'), 0),
    min(o.placed_at), max(o.placed_at)
  FROM orders o GROUP BY o.seller_id, o.buyer_id`;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class CustomerFiguresService {
  /** These orders have just reached this state. */
  async follow(tx: EntityManager, orderIds: readonly string[], to: OrderStatus): Promise<void> {
    const progress = progressOf(to);
    if (progress !== 'PENDING') await execute(tx, progress === 'DONE' ? DELIVERED : CALLED_OFF, [[...orderIds]]);
  }

  async countAll(tx: EntityManager): Promise<void> {
    await execute(tx, COUNT_ALL);
  }
}
