/**
 * Reads what lines of an order cost, what of it was refunded, and until when a problem with them may be reported.
 * Called by the services of this folder.
 */
import type { EntityManager } from 'typeorm';
import { Unit } from '../../../../schema/values/catalogue/units';
import { column, columns, decimal, flag, instant, nullable, oneOf, type RowOf, select, text } from '../../../platform/db/columns';
import { type Db, execute } from '../../../platform/db/sql';
import { lineCostOf } from '../../catalogue/stock/held-receipts.service';

/** A line costs this after its share of the discount, as receipts have it. */
const COST = lineCostOf('l', 'o');
/** A refund of recalled goods keeps nobody from reporting what else is wrong. */
const COUNTS = "x.kind <> 'RECALLED' AND x.state <> 'WITHDRAWN' AND NOT (x.state = 'SOLVED' AND x.remedy = 'REPLACEMENT')";

const line = columns({
  lineId: column('l.id', text),
  orderId: column('o.id', text),
  buyerId: column('o.buyer_id', text),
  deliveredAt: column('o.delivered_at', nullable(instant)),
  completedAt: column('o.completed_at', nullable(instant)),
  categorySlug: column('p.category_slug', nullable(text)),
  productName: column('l.product_name', text),
  hasGrade: column('l.grade IS NOT NULL', flag),
  replacedAt: column(
    `(SELECT max(x.ended_at) FROM order_problems x WHERE x.order_id = o.id AND (x.line_id = l.id OR x.line_id IS NULL) AND x.state = 'SOLVED' AND x.remedy = 'REPLACEMENT')`,
    nullable(instant),
  ),
  hasProblem: column(
    `EXISTS (SELECT 1 FROM order_problems x WHERE x.order_id = o.id AND (x.line_id = l.id OR x.line_id IS NULL) AND ${COUNTS})`,
    flag,
  ),
  now: column('now()', instant),
});
export type ReportableLine = RowOf<typeof line>;

const ofCost = {
  lineId: column('l.id', text),
  /** The part of its refunds that recalls gave, BDT. */
  recalled: column(`(SELECT coalesce(sum(x.refunded), 0) FROM order_problems x WHERE x.line_id = l.id AND x.kind = 'RECALLED')`, decimal),
  /** The part of its cost that is not refunded yet, BDT. */
  left: column(`greatest((${COST}) - l.refunded, 0)`, decimal),
} as const;
const cost = columns({
  ...ofCost,
  orderId: column('l.order_id', text),
  /** Its product is sold in another unit by now: nothing can be sent once more. */
  isOtherUnit: column("p.unit <> l.unit OR p.unit = 'OTHERS' AND p.custom_unit_note IS DISTINCT FROM l.custom_unit_note", flag),
});
export type LineCost = RowOf<typeof cost>;

const replaceable = columns({
  ...ofCost,
  productId: column('l.product_id', text),
  quantity: column('l.quantity', decimal),
  unit: column('l.unit', oneOf(Unit)),
});
/** A delivered line that can be sent once more. */
export type ReplaceableLine = RowOf<typeof replaceable>;

const orderSums = columns({
  orderId: column('o.id', text),
  total: column('o.total', decimal),
  refunded: column('o.refunded', decimal),
});
export type OrderSums = RowOf<typeof orderSums>;

const REPORTABLE = (list: string) => `
  SELECT ${list} FROM order_lines l JOIN orders o ON o.id = l.order_id JOIN products p ON p.id = l.product_id
  WHERE l.order_id = ANY ($1::uuid[]) AND o.status = 'DELIVERED' AND l.quantity > 0 ORDER BY l.order_id, l.position`;
const COSTS = (list: string) => `
  SELECT ${list} FROM order_lines l JOIN orders o ON o.id = l.order_id JOIN products p ON p.id = l.product_id
  WHERE o.id = ANY ($1::uuid[]) AND l.quantity > 0 ORDER BY l.order_id, l.position`;
// in the order of products' ids, in which everyone locks their stock
const REPLACEABLE = (list: string) => `
  SELECT ${list} FROM order_lines l JOIN orders o ON o.id = l.order_id WHERE l.order_id = $1 AND ($2::uuid IS NULL OR l.id = $2) AND l.quantity > 0 ORDER BY l.product_id, l.id`;
const SUMS = (list: string) => `SELECT ${list} FROM orders o WHERE o.id = ANY ($1::uuid[])`;
const REFUND_LINES = `
  UPDATE order_lines l SET refunded = l.refunded + given.amount FROM unnest($2::uuid[], $3::numeric[]) AS given (id, amount)
  WHERE l.order_id = $1 AND l.id = given.id`;
const REFUND = 'UPDATE orders SET refunded = refunded + $2::numeric WHERE id = $1';

/** Delivered lines of these orders, with what decides whether a problem may be reported. */
export function reportableLines(db: Db, orderIds: readonly string[]): Promise<ReportableLine[]> {
  return select(db, line, REPORTABLE, [orderIds]);
}

/** Each line of these orders, in its position. */
export function lineCosts(db: Db, orderIds: readonly string[]): Promise<LineCost[]> {
  return select(db, cost, COSTS, [orderIds]);
}

/** The line, or each of the order where none is named. */
export function replaceableLines(db: Db, orderId: string, lineId: string | null): Promise<ReplaceableLine[]> {
  return select(db, replaceable, REPLACEABLE, [orderId, lineId]);
}

export function orderSumsOf(db: Db, orderIds: readonly string[]): Promise<OrderSums[]> {
  return select(db, orderSums, SUMS, [orderIds]);
}

/** Records what was given back, of lines and of the whole order; the constraints of both tables are the last guard. */
export async function recordRefund(
  tx: EntityManager,
  orderId: string,
  refund: { readonly amount: string; readonly lines: readonly { readonly lineId: string; readonly amount: string }[] },
): Promise<void> {
  await execute(tx, REFUND_LINES, [orderId, refund.lines.map(({ lineId }) => lineId), refund.lines.map(({ amount }) => amount)]);
  await execute(tx, REFUND, [orderId, refund.amount]);
}
