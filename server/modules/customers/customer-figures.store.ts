/**
 * The statements that write `customers`. Rows are locked in one order before they change, since jobs move many orders
 * at once.
 */
import type { EntityManager } from 'typeorm';
import { execute } from '../../platform/db/sql';

/** An order adds these amounts to the figures of its seller and its buyer. */
export interface CountedOrder {
  readonly sellerId: string;
  readonly buyerId: string;
  /** Kilograms of all its lines. */
  readonly quantityKg: string;
  /** BDT. */
  readonly total: string;
  /** Its lines in units without a weight (schema/values/catalogue/units). */
  readonly unweighedLines: number;
}

/**
 * SQL: one new order of a buyer with a seller, for each row (seller_id, buyer_id, upazila_id) of this CTE or table; a
 * part of the statement that places them.
 */
export const countPlaced = (placed: string): string => `
  INSERT INTO customers AS c (seller_id, buyer_id, order_count, first_ordered_at, last_ordered_at, last_upazila_id)
  SELECT seller_id, buyer_id, 1, now(), now(), upazila_id FROM ${placed} ORDER BY seller_id
  ON CONFLICT (seller_id, buyer_id) DO UPDATE SET order_count = c.order_count + 1,
    first_ordered_at = least(c.first_ordered_at, excluded.first_ordered_at), last_ordered_at = greatest(c.last_ordered_at, excluded.last_ordered_at),
    last_upazila_id = coalesce(excluded.last_upazila_id, c.last_upazila_id)`;

const LOCKED = `
  WITH moved AS (
    SELECT seller_id, buyer_id, count(*) AS orders, sum(kg) AS kg, sum(value) AS value, sum(unweighed) AS unweighed
    FROM jsonb_to_recordset($1) AS counted (seller_id uuid, buyer_id uuid, kg numeric, value numeric, unweighed int) GROUP BY 1, 2
  ), locked AS (
    SELECT c.seller_id, c.buyer_id FROM customers c JOIN moved USING (seller_id, buyer_id) ORDER BY 1, 2 FOR NO KEY UPDATE OF c
  )`;
const OF_LOCKED = 'FROM moved m JOIN locked USING (seller_id, buyer_id) WHERE c.seller_id = m.seller_id AND c.buyer_id = m.buyer_id';

const DELIVERED = `${LOCKED}
  UPDATE customers c SET delivered_count = c.delivered_count + m.orders, delivered_kg = c.delivered_kg + m.kg,
    delivered_value = c.delivered_value + m.value, delivered_unweighed = c.delivered_unweighed + m.unweighed ${OF_LOCKED}`;

const CALLED_OFF = `${LOCKED}
  UPDATE customers c SET order_count = c.order_count - m.orders ${OF_LOCKED}`;

export async function countDelivered(tx: EntityManager, orders: readonly CountedOrder[]): Promise<void> {
  await execute(tx, DELIVERED, [recordsOf(orders)]);
}

/** The orders were cancelled or rejected, or have expired. */
export async function countCancelled(tx: EntityManager, orders: readonly CountedOrder[]): Promise<void> {
  await execute(tx, CALLED_OFF, [recordsOf(orders)]);
}

function recordsOf(orders: readonly CountedOrder[]): string {
  return JSON.stringify(
    orders.map(({ sellerId, buyerId, quantityKg, total, unweighedLines }) => ({
      seller_id: sellerId,
      buyer_id: buyerId,
      kg: quantityKg,
      value: total,
      unweighed: unweighedLines,
    })),
  );
}
