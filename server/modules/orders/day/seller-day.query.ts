/**
 * The orders of a seller by the day on which they are due. Called by SellerDayService.
 *
 * The rule: an order is due on the buyer's preferred day. Without one it is due on the first of the seller's weekdays
 * that is at least the seller's lead days after the day of its confirmation (of its placing, for orders older than that
 * event), which is the first day checkout offered. Days are those of Bangladesh.
 */
import { Unit } from '../../../../schema/values/catalogue/units';
import { deliveryWindows } from '../../../../schema/values/orders/delivery';
import { serverLimits } from '../../../../schema/values/server-limits';
import { column, columns, decimal, flag, int, nullable, oneOf, type RowOf, select, selectOne, text } from '../../../platform/db/columns';
import type { Db } from '../../../platform/db/sql';
import { orderColumnList } from '../orders/order-columns.query';

/**
 * SQL: orders `o` with their day, `due.day`. OFFSET 0: without it the planner writes the day out, and reads the events,
 * at each place that names it.
 */
export const ORDERS_WITH_DAY = `
  FROM orders o LEFT JOIN delivery_terms t ON t.seller_id = o.seller_id
  CROSS JOIN LATERAL (SELECT (coalesce(
      (SELECT max(e.created_at) FROM order_events e
       WHERE e.order_id = o.id AND e.to_status = 'CONFIRMED' AND e.from_status IN ('PLACED', 'FEE_PROPOSED', 'PART_PROPOSED')), o.placed_at)
    AT TIME ZONE 'Asia/Dhaka')::date + coalesce(t.lead_days, ${serverLimits.deliveryLeadDays}) AS day OFFSET 0) first
  CROSS JOIN LATERAL (SELECT coalesce(o.preferred_day, (
    SELECT min(d.day)::date FROM generate_series(first.day, first.day + 6, interval '1 day') AS d (day)
    WHERE t.weekdays IS NULL OR rtrim(to_char(d.day, 'DAY')) = ANY (t.weekdays))) AS day OFFSET 0) due`;

/** SQL: open orders of the seller $1. The coarse status finds them by its index; a finer state has its status. */
const DUE_ORDERS = `${ORDERS_WITH_DAY}
  WHERE o.seller_id = $1 AND o.status IN ('CONFIRMED', 'SHIPPED')`;

const TO_PICK = "(count(*) FILTER (WHERE o.status = 'CONFIRMED')";
const TO_DELIVER = "(count(*) FILTER (WHERE o.status = 'SHIPPED')";

/** Kilograms of a line `l`, as weighed where it was; 0 where unknown. */
const LINE_KG = 'coalesce(l.weighed_kg, l.quantity_kg)';
const KNOWN_KG = `CASE WHEN bool_and(${LINE_KG} > 0) THEN trim_scale(sum(${LINE_KG})) END`;

const dueOrder = columns({
  ...orderColumnList,
  day: column('due.day::text', text),
  isOverdue: column('due.day < $4::date', flag),
  weightKg: column(`(SELECT ${KNOWN_KG} FROM order_lines l WHERE l.order_id = o.id AND l.quantity > 0)`, nullable(decimal)),
  toPick: column(`${TO_PICK} OVER ())::int`, int),
  toDeliver: column(`${TO_DELIVER} OVER ())::int`, int),
  overdue: column('(count(*) FILTER (WHERE due.day < $4::date) OVER ())::int', int),
});
export type DueOrder = RowOf<typeof dueOrder>;

const counts = columns({
  toPick: column(`${TO_PICK})::int`, int),
  toDeliver: column(`${TO_DELIVER})::int`, int),
  overdue: column('(count(*) FILTER (WHERE due.day < $2::date))::int', int),
});
export type DayCounts = RowOf<typeof counts>;

const pickItem = columns({
  productId: column('l.product_id', text),
  name: column('(array_agg(l.product_name ORDER BY l.id DESC))[1]', text),
  secondName: column('(array_agg(l.second_name ORDER BY l.id DESC))[1]', nullable(text)),
  unit: column('l.unit', oneOf(Unit)),
  customUnitNote: column('l.custom_unit_note', nullable(text)),
  secondUnitNote: column('(array_agg(l.second_unit_note ORDER BY l.id DESC))[1]', nullable(text)),
  quantity: column('trim_scale(sum(l.quantity))', decimal),
  weightKg: column(KNOWN_KG, nullable(decimal)),
  orderCount: column('count(DISTINCT l.order_id)::int', int),
});
export type PickRow = RowOf<typeof pickItem>;

/** Before the rest what has been waiting for longest, then by the part of the day. */
const DUE = (list: string) => `
  SELECT ${list} ${DUE_ORDERS} AND ($2::date IS NULL OR due.day >= $2) AND due.day <= $3::date
  ORDER BY due.day, array_position(ARRAY[${deliveryWindows.map((window) => `'${window}'`).join(', ')}], o.preferred_window::text) NULLS LAST, o.placed_at, o.id
  LIMIT $5`;
const COUNTS = (list: string) => `SELECT ${list} ${DUE_ORDERS} AND due.day <= $2::date`;
const PICK_LIST = (list: string) => `
  SELECT ${list} FROM order_lines l WHERE l.order_id = ANY ($1::uuid[]) AND l.quantity > 0
  GROUP BY l.product_id, l.unit, l.custom_unit_note ORDER BY lower((array_agg(l.product_name ORDER BY l.id DESC))[1]), l.product_id, l.unit`;

const dueDay = columns({ orderId: column('o.id', text), day: column('due.day::text', text) });

const DUE_DAYS = (list: string) => `SELECT ${list} ${ORDERS_WITH_DAY} WHERE o.id = ANY ($1::uuid[])`;

/** Returns the days on which these orders are due, by their ids. */
export async function dueDaysOf(db: Db, orderIds: readonly string[]): Promise<Map<string, string>> {
  if (orderIds.length === 0) return new Map();
  const rows = await select(db, dueDay, DUE_DAYS, [[...orderIds]]);
  return new Map(rows.map(({ orderId, day }) => [orderId, day]));
}

export interface DueRange {
  /** Null: however long ago. */
  readonly from: string | null;
  readonly until: string;
  readonly today: string;
  readonly limit: number;
}

/** Each row has the counts of all that match, those beyond the limit as well. */
export function dueOrders(db: Db, sellerId: string, { from, until, today, limit }: DueRange): Promise<DueOrder[]> {
  return select(db, dueOrder, DUE, [sellerId, from, until, today, limit]);
}

/** Counts the orders that are due today or were due before. */
export async function countDue(db: Db, sellerId: string, today: string): Promise<DayCounts> {
  return (await selectOne(db, counts, COUNTS, [sellerId, today])) ?? { toPick: 0, toDeliver: 0, overdue: 0 };
}

/** Returns what these orders need of each product, by name. */
export function pickListOf(db: Db, orderIds: readonly string[]): Promise<PickRow[]> {
  return select(db, pickItem, PICK_LIST, [[...orderIds]]);
}
