/** Reads where a lot came from and where it went. Called by LotsService, LotCsvService and LotEpcisService. */
import { Role } from '../../../schema/values/accounts/roles';
import { TraceDirection } from '../../../schema/values/catalogue/lots';
import { serverLimits } from '../../../schema/values/server-limits';
import { Grade } from '../../../schema/values/catalogue/grades';
import { Unit } from '../../../schema/values/catalogue/units';
import { column, columns, decimal, instant, int, nullable, oneOf, type RowOf, select, text } from '../../platform/db/columns';
import type { Db } from '../../platform/db/sql';
import { sellerNameOf } from '../accounts/users/accounts.service';
import { SAME_GOODS } from './lot-holds.store';
import { OWNER_NAME } from './lots.query';

const stepColumns = {
  direction: column('step.direction', oneOf(TraceDirection)),
  distance: column('step.distance', int),
  code: column('lot.code', text),
  name: column('line.product_name', text),
  secondName: column('line.second_name', nullable(text)),
  unit: column('line.unit', oneOf(Unit)),
  customUnitNote: column('line.custom_unit_note', nullable(text)),
  secondUnitNote: column('line.second_unit_note', nullable(text)),
  quantity: column('trim_scale(share.quantity)', decimal),
  returned: column('trim_scale(share.returned)', decimal),
  sellerName: column(OWNER_NAME, text),
  buyerRole: column('buyer.role', oneOf(Role)),
  buyerName: column(sellerNameOf('buyer'), text),
  trackingNumber: column('o.tracking_number', text),
  deliveredAt: column('o.delivered_at', nullable(instant)),
  harvestedFrom: column('lot.harvested_from::text', nullable(text)),
  harvestedUntil: column('lot.harvested_until::text', nullable(text)),
  grade: column('lot.grade', nullable(oneOf(Grade))),
} as const;
const steps = columns(stepColumns);

/** A row of the file: an event of tracing with its places and days. Buyers who are no business have no name in it. */
const fileSteps = columns({
  ...stepColumns,
  orderLineId: column('line.id', text),
  sellerId: column('lot.owner_id', text),
  buyerId: column('buyer.id', text),
  category: column('lot.category_slug', text),
  districtId: column('lot.district_id', nullable(int)),
  upazilaId: column('lot.upazila_id', nullable(int)),
  shippedAt: column(
    "(SELECT min(m.created_at) FROM stock_movements m WHERE m.order_line_id = line.id AND m.kind = 'TAKE')",
    nullable(instant),
  ),
  returnedAt: column(
    "(SELECT max(m.created_at) FROM stock_movements m WHERE m.order_line_id = line.id AND m.kind = 'RESTOCK')",
    nullable(instant),
  ),
  madeLots: column(
    "(SELECT string_agg(made.code, ' ' ORDER BY made.code) FROM receipts r JOIN lots made ON made.receipt_id = r.id WHERE r.order_line_id = line.id)",
    nullable(text),
  ),
});
export type LotFileStep = RowOf<typeof fileSteps>;

/** SQL, after WITH RECURSIVE: back from the lot $1, at most $2 sales; with a line where it was sold. */
export const BACKWARD = `backward AS (
    SELECT $1::uuid AS lot_id, NULL::uuid AS order_line_id, 0 AS distance
    UNION
    SELECT next.lot_id, next.order_line_id, backward.distance + next.sales FROM backward CROSS JOIN LATERAL (
      SELECT share.lot_id, share.order_line_id, 1 AS sales FROM lots made JOIN receipts r ON r.id = made.receipt_id
      JOIN lot_shares share ON share.order_line_id = r.order_line_id AND share.quantity > 0 WHERE made.id = backward.lot_id
      UNION ALL SELECT from_lot_id, NULL, 0 FROM lot_continuations WHERE lot_id = backward.lot_id
    ) next WHERE backward.distance + next.sales <= $2
  )`;

/**
 * A receipt leads from the line that it came with to the lots of the products that were made of it, and back. A lot
 * that continues another one in a new unit has the same goods: both are as far away, and what was sold before the
 * change was sold of it too.
 */
const TRACE = (list: string) => `
  WITH RECURSIVE ${SAME_GOODS}, forward AS (
    SELECT id AS lot_id, 1 AS distance FROM same_goods
    UNION
    SELECT next.lot_id, forward.distance + next.sales FROM forward CROSS JOIN LATERAL (
      SELECT made.id AS lot_id, 1 AS sales FROM lot_shares share JOIN receipts r ON r.order_line_id = share.order_line_id
      JOIN lots made ON made.receipt_id = r.id WHERE share.lot_id = forward.lot_id AND share.quantity > 0
      UNION ALL SELECT lot_id, 0 FROM lot_continuations WHERE from_lot_id = forward.lot_id
    ) next WHERE forward.distance + next.sales <= $2
  ), ${BACKWARD}, step AS (
    SELECT DISTINCT lot_id, order_line_id, distance, 'BACKWARD' AS direction FROM backward WHERE order_line_id IS NOT NULL
    UNION ALL SELECT share.lot_id, share.order_line_id, forward.distance, 'FORWARD'
    FROM forward JOIN lot_shares share ON share.lot_id = forward.lot_id AND share.quantity > 0
    ORDER BY direction, distance, order_line_id, lot_id LIMIT $3 OFFSET $4
  )
  SELECT ${list} FROM step JOIN lots lot ON lot.id = step.lot_id JOIN users owner ON owner.id = lot.owner_id
  JOIN lot_shares share ON share.lot_id = step.lot_id AND share.order_line_id = step.order_line_id
  JOIN order_lines line ON line.id = step.order_line_id JOIN orders o ON o.id = line.order_id JOIN users buyer ON buyer.id = o.buyer_id
  ORDER BY step.direction, step.distance, step.order_line_id, step.lot_id`;

/** Up to one more than fits on a page, after `skip` others, so far away at most. */
export function traceSteps(db: Db, lotId: string, furthest: number, skip: number): Promise<RowOf<typeof steps>[]> {
  return select(db, steps, TRACE, [lotId, furthest, serverLimits.traceSteps + 1, skip]);
}

/** The first `count` steps, for a file. */
export function traceFileSteps(db: Db, lotId: string, furthest: number, count: number): Promise<LotFileStep[]> {
  return select(db, fileSteps, TRACE, [lotId, furthest, count, 0]);
}
