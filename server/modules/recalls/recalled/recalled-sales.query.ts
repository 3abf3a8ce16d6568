/** Reads what was recalled: the sales of a lot, and the lines of orders. Called by the services of this module. */
import { FoundGoodsOutcome, RecallRefund } from '../../../../schema/values/catalogue/lots';
import { Unit } from '../../../../schema/values/catalogue/units';
import { serverLimits } from '../../../../schema/values/server-limits';
import {
  column,
  columns,
  decimal,
  flag,
  instant,
  listOf,
  nullable,
  oneOf,
  type RowOf,
  select,
  selectOne,
  text,
} from '../../../platform/db/columns';
import type { Db } from '../../../platform/db/sql';
import type { RecalledSale } from './recall.types';

/** SQL: what of a recalled part did not come back. */
export const OUT = 'greatest(least(recalled.quantity, share.quantity - share.returned), 0)';
/** SQL: of a share `sent` of a line what looks like its recalled goods: all but good ones that were sent since. */
const ALIKE = `(sent.quantity - sent.returned - CASE WHEN source.hold = 'RECALLED' THEN 0 ELSE sent.sent_after_recall END)`;
const SENT_OF = (lineId: string, list: string): string =>
  `SELECT ${list} FROM lot_shares sent JOIN lots source ON source.id = sent.lot_id WHERE sent.order_line_id = ${lineId}`;
/** SQL: how much there is of each lot of the line, recalled or not, as jsonb by the ids of the lots. */
export const thereOf = (lineId: string): string => SENT_OF(lineId, `jsonb_object_agg(sent.lot_id, ${ALIKE})`);
const SENT = SENT_OF('recalled.order_line_id', `sum(${ALIKE})`);
const RECEIVED = (value: string): string => `SELECT ${value} FROM receipts r WHERE r.order_line_id = recalled.order_line_id`;
/** SQL: what of the receipt `r` was not listed before the recall: what is listed since is good. */
export const NOT_PASSED_ON = `(r.remaining + coalesce((
    SELECT sum(draw.quantity) FROM receipt_draws draw JOIN lots made ON made.receipt_id = draw.receipt_id AND made.product_id = draw.product_id
    WHERE draw.receipt_id = r.id AND made.hold IS DISTINCT FROM 'RECALLED'), 0))`;
/** SQL: what of the line its buyer has, without what they listed or sold. */
export const MOST_TO_STATE = `coalesce((${RECEIVED(NOT_PASSED_ON)}), (${SENT}), 0)`;
/** SQL: the statement about the line that counts, with what was there then: of this lot, and of the whole line. */
export const STATED = `LATERAL (
    SELECT report.quantity, report.missing, report.outcome, report.actor_id, report.created_at, (report.there->>recalled.lot_id::text)::numeric AS there,
      coalesce((${RECEIVED('r.quantity')}), (SELECT sum(lot.there::numeric) FROM jsonb_each_text(report.there) AS lot (id, there))) AS whole
    FROM recall_reports report WHERE report.order_line_id = recalled.order_line_id AND report.there ? recalled.lot_id::text ORDER BY report.id DESC LIMIT 1
  ) stated ON true`;
/** SQL: the part of what was found or missing, as there was of the whole line when it was stated. */
const partOf = (quantity: string): string =>
  `least(${OUT}, stated.there, coalesce(${quantity} * stated.there / nullif(stated.whole, 0), 0))`;
/** SQL: how much of the recalled part was missing then, and what was sent of its lot since. */
export const MISSING = `greatest(${OUT} - stated.there, 0) + ${partOf('stated.missing')}`;
/** SQL: its share, by its key whatever the planner guesses: joined by the lot alone, it would be each with each. */
export const SHARE_OF = `CROSS JOIN LATERAL (
    SELECT s.quantity, s.returned FROM lot_shares s WHERE s.order_line_id = recalled.order_line_id AND s.lot_id = recalled.lot_id OFFSET 0
  ) share`;

/** SQL: how much of a recalled part came back, or was found. */
export const FOUND = `recalled.quantity - ${OUT} + CASE WHEN stated.quantity IS NULL THEN 0 ELSE ${partOf('stated.quantity')} END`;

const sale = columns({
  lotCode: column('lot.code', text),
  unit: column('lot.unit', oneOf(Unit)),
  customUnitNote: column('lot.custom_unit_note', nullable(text)),
  lineId: column('recalled.order_line_id', text),
  orderId: column('recalled.order_id', text),
  trackingNumber: column('o.tracking_number', text),
  contactName: column('o.contact_name', text),
  /** An account that is closed has a number that is nobody's. */
  contactPhone: column('CASE WHEN buyer.closed_at IS NULL THEN o.contact_phone END', nullable(text)),
  quantity: column('trim_scale(recalled.quantity)', decimal),
  found: column(`trim_scale(round(${FOUND}, 3))`, decimal),
  stated: column('trim_scale(stated.quantity)', nullable(decimal)),
  most: column(`trim_scale(round(${MOST_TO_STATE}, 3))`, decimal),
  refund: column('recalled.refund', oneOf(RecallRefund)),
  refunded: column('recalled.refunded', decimal),
});
const SALES = (list: string) => `
  SELECT ${list} FROM recalled_shares recalled ${SHARE_OF} JOIN lots lot ON lot.id = recalled.lot_id JOIN orders o ON o.id = recalled.order_id JOIN users buyer ON buyer.id = o.buyer_id LEFT JOIN ${STATED}
  WHERE recalled.lot_id = ANY ($1::uuid[]) ORDER BY recalled.lot_id, recalled.order_line_id LIMIT $2 OFFSET $3`;

/** Up to one more than fits on a page, after `skip` others. */
export function recalledSales(db: Db, lotIds: readonly string[], skip: number): Promise<RecalledSale[]> {
  return select(db, sale, SALES, [lotIds, serverLimits.traceSteps + 1, skip]);
}

const recalled = columns({ recalledAt: column('recalled_at', instant) });
const RECALLED = (list: string) => `SELECT ${list} FROM recalled_lots WHERE lot_id = $1`;

/** Null for a lot that was not recalled. */
export function recalledLot(db: Db, lotId: string): Promise<RowOf<typeof recalled> | null> {
  return selectOne(db, recalled, RECALLED, [lotId]);
}

const line = columns({
  id: column('recalled.order_line_id', text),
  reason: column('(array_agg(e.reason ORDER BY e.id))[1]', text),
  /** A trader's delivery is recalled as a whole. */
  quantity: column(`trim_scale(coalesce((${RECEIVED('r.quantity')}), sum(recalled.quantity)))`, decimal),
  found: column('trim_scale(max(stated.quantity))', nullable(decimal)),
  outcome: column('max(stated.outcome)', nullable(oneOf(FoundGoodsOutcome))),
  most: column(`trim_scale(round(${MOST_TO_STATE}, 3))`, decimal),
  refund: column(`CASE WHEN bool_or(recalled.refund = 'WAITING') THEN 'WAITING' ELSE max(recalled.refund) END`, oneOf(RecallRefund)),
  refunded: column('sum(recalled.refunded)', decimal),
  lotCodes: column('array_agg(lot.code ORDER BY lot.code)', listOf(text)),
});
export type RecalledLine = RowOf<typeof line>;
const LINES = (list: string) => `
  SELECT ${list} FROM recalled_shares recalled JOIN lots lot ON lot.id = recalled.lot_id
  CROSS JOIN LATERAL (SELECT e.id, e.reason FROM lot_events e WHERE e.lot_id = lot.id AND e.kind = 'RECALLED' ORDER BY e.id LIMIT 1) e
  LEFT JOIN ${STATED}
  WHERE recalled.order_line_id = ANY ($1::uuid[]) GROUP BY recalled.order_line_id`;

export function recalledLines(db: Db, lineIds: readonly string[]): Promise<RecalledLine[]> {
  return select(db, line, LINES, [lineIds]);
}

const lineToReport = columns({
  orderId: column('l.order_id', text),
  buyerId: column('o.buyer_id', text),
  sellerId: column('o.seller_id', text),
  unit: column('l.unit', oneOf(Unit)),
  isStatedByBuyer: column('EXISTS (SELECT 1 FROM recall_reports r WHERE r.order_line_id = l.id AND r.actor_id = o.buyer_id)', flag),
});
const TO_REPORT = (list: string) => `SELECT ${list} FROM order_lines l JOIN orders o ON o.id = l.order_id WHERE l.id = $1`;

export function recalledLine(db: Db, lineId: string): Promise<RowOf<typeof lineToReport> | null> {
  return selectOne(db, lineToReport, TO_REPORT, [lineId]);
}
