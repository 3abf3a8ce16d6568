/** Reads lots, the latest first, and where one came from and went. Called by LotsService and LotHoldsService. */
import { LotState, TraceDirection } from '../../../schema/values/catalogue/lots';
import { serverLimits } from '../../../schema/values/server-limits';
import { Unit } from '../../../schema/values/catalogue/units';
import { column, columns, decimal, flag, instant, int, nullable, oneOf, select, selectOne, text } from '../../platform/db/columns';
import { keysetPage, type KeysetList } from '../../platform/db/list-query';
import type { Db } from '../../platform/db/sql';
import type { Page, PageRequest } from '../../platform/paging/page';
import { sellerNameOf } from '../accounts/users/accounts.service';
import type { LotTraceStep, LotView } from './lot.types';

const STATE = "coalesce(lot.hold, CASE WHEN lot.remaining > 0 THEN 'OPEN' ELSE 'CLOSED' END)";

/** The name of a closed account is erased. */
const OWNER_NAME = `coalesce(nullif(lot.owner_name, ''), ${sellerNameOf('owner')})`;
/** The latest decision about a lot on hold. */
const DECISION = "FROM lot_events e WHERE e.lot_id = lot.id AND e.kind <> 'DRILLED' AND lot.hold IS NOT NULL ORDER BY e.id DESC LIMIT 1";

const lots: KeysetList<LotView> = {
  columns: columns({
    id: column('lot.id', text),
    code: column('lot.code', text),
    productId: column('lot.product_id', text),
    name: column('p.name', text),
    secondName: column('p.second_name', nullable(text)),
    ownerId: column('lot.owner_id', text),
    ownerName: column(OWNER_NAME, text),
    unit: column('p.unit', oneOf(Unit)),
    customUnitNote: column('p.custom_unit_note', nullable(text)),
    quantity: column('trim_scale(lot.added - lot.removed)', decimal),
    remaining: column('trim_scale(lot.remaining)', decimal),
    state: column(STATE, oneOf(LotState)),
    harvestedFrom: column('lot.harvested_from::text', nullable(text)),
    harvestedUntil: column('lot.harvested_until::text', nullable(text)),
    openedAt: column('lot.opened_at', instant),
    reason: column(`(SELECT e.reason ${DECISION})`, nullable(text)),
    isRecallAsked: column(`coalesce((SELECT e.kind = 'RECALL_ASKED' ${DECISION}), false)`, flag),
  }),
  from: 'lots lot JOIN products p ON p.id = lot.product_id JOIN users owner ON owner.id = lot.owner_id',
  countFrom: 'lots lot',
  order: { id: 'lot.id', direction: 'DESC', keys: [{ sql: 'lot.opened_at', type: 'timestamptz' }] },
};

export interface LotFilterValues {
  readonly productId?: string | null;
  readonly state?: LotState | null;
}

export function lotsPage(db: Db, ownerId: string, { productId, state }: LotFilterValues, page: PageRequest): Promise<Page<LotView>> {
  return keysetPage(db, lots, page, (params) => [
    `lot.owner_id = ${params.add(ownerId)}`,
    ...(productId ? [`lot.product_id = ${params.add(productId)}`] : []),
    ...(state ? [`${STATE} = ${params.add(state)}`] : []),
  ]);
}

/** Lots of all sellers on hold and recalled. */
export function heldLotsPage(db: Db, page: PageRequest): Promise<Page<LotView>> {
  return keysetPage(db, lots, page, () => ['lot.hold IS NOT NULL']);
}

const BY_CODE = (list: string) => `SELECT ${list} FROM ${lots.from} WHERE lot.code = $1`;

export function lotByCode(db: Db, code: string): Promise<LotView | null> {
  return selectOne(db, lots.columns, BY_CODE, [code]);
}

const steps = columns({
  direction: column('step.direction', oneOf(TraceDirection)),
  distance: column('step.distance', int),
  code: column('lot.code', text),
  name: column('line.product_name', text),
  secondName: column('line.second_name', nullable(text)),
  unit: column('line.unit', oneOf(Unit)),
  customUnitNote: column('line.custom_unit_note', nullable(text)),
  quantity: column('trim_scale(share.quantity)', decimal),
  returned: column('trim_scale(share.returned)', decimal),
  sellerName: column(OWNER_NAME, text),
  buyerName: column(sellerNameOf('buyer'), text),
  trackingNumber: column('o.tracking_number', text),
  deliveredAt: column('o.delivered_at', nullable(instant)),
  harvestedFrom: column('lot.harvested_from::text', nullable(text)),
  harvestedUntil: column('lot.harvested_until::text', nullable(text)),
});

/** A receipt leads from the line that it came with to the lots of the products that were made of it, and back. */
const TRACE = (list: string) => `
  WITH RECURSIVE forward AS (
    SELECT share.lot_id, share.order_line_id, 1 AS distance FROM lot_shares share WHERE share.lot_id = $1 AND share.quantity > 0
    UNION
    SELECT share.lot_id, share.order_line_id, forward.distance + 1
    FROM forward JOIN receipts r ON r.order_line_id = forward.order_line_id JOIN lots made ON made.receipt_id = r.id
    JOIN lot_shares share ON share.lot_id = made.id AND share.quantity > 0 WHERE forward.distance < $2
  ), backward AS (
    SELECT $1::uuid AS made_id, share.lot_id, share.order_line_id, 1 AS distance
    FROM lots made JOIN receipts r ON r.id = made.receipt_id JOIN lot_shares share ON share.order_line_id = r.order_line_id AND share.quantity > 0
    WHERE made.id = $1
    UNION
    SELECT backward.lot_id, share.lot_id, share.order_line_id, backward.distance + 1
    FROM backward JOIN lots made ON made.id = backward.lot_id JOIN receipts r ON r.id = made.receipt_id
    JOIN lot_shares share ON share.order_line_id = r.order_line_id AND share.quantity > 0 WHERE backward.distance < $2
  ), step AS (
    SELECT DISTINCT lot_id, order_line_id, distance, 'BACKWARD' AS direction FROM backward
    UNION ALL SELECT lot_id, order_line_id, distance, 'FORWARD' FROM forward
    ORDER BY direction, distance, order_line_id, lot_id LIMIT $3 OFFSET $4
  )
  SELECT ${list} FROM step JOIN lots lot ON lot.id = step.lot_id JOIN users owner ON owner.id = lot.owner_id
  JOIN lot_shares share ON share.lot_id = step.lot_id AND share.order_line_id = step.order_line_id
  JOIN order_lines line ON line.id = step.order_line_id JOIN orders o ON o.id = line.order_id JOIN users buyer ON buyer.id = o.buyer_id
  ORDER BY step.direction, step.distance, step.order_line_id, step.lot_id`;

/** Up to one more than fits on a page, after `skip` others, so far away at most. */
export function traceSteps(db: Db, lotId: string, furthest: number, skip: number): Promise<LotTraceStep[]> {
  return select(db, steps, TRACE, [lotId, furthest, serverLimits.traceSteps + 1, skip]);
}
