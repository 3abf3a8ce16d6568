/**
 * Reads all who had some of a recalled lot, of lots that are the same goods and of lots that were made of these: what
 * was found with each, when they were notified, and what they stated. Called by RecallHoldersService and
 * RecallCsvService.
 */
import { Role } from '../../../../schema/values/accounts/roles';
import { FoundGoodsOutcome, RecallRefund, RecallSms } from '../../../../schema/values/catalogue/lots';
import { Unit } from '../../../../schema/values/catalogue/units';
import { ProblemKind } from '../../../../schema/values/orders/order-problems';
import { OrderState } from '../../../../schema/values/orders/order-states';
import {
  column,
  columns,
  decimal,
  instant,
  int,
  listOf,
  nullable,
  oneOf,
  type RowOf,
  select,
  selectOne,
  text,
} from '../../../platform/db/columns';
import type { Db } from '../../../platform/db/sql';
import { sellerNameOf } from '../../accounts/users/accounts.service';
import { affectedLots } from '../lot-holds.store';
import { OWNER_NAME, secondUnitNoteOf } from '../lots.query';
import { FOUND, MISSING, MOST_TO_STATE, NOT_PASSED_ON, OUT, SHARE_OF, STATED } from '../recalled/recalled-sales.query';

/** SQL: what of a recalled part a trader listed again or sold, of the receipt that the part came with. */
const PASSED_ON = `coalesce((SELECT ${OUT} * (r.quantity - ${NOT_PASSED_ON}) / r.quantity FROM receipts r WHERE r.order_line_id = line.id), 0)`;
/** SQL: what buyers reported of the line, or of the order as a whole. */
const PROBLEMS = `ARRAY(
    SELECT DISTINCT p.kind FROM order_problems p WHERE p.order_id = o.id AND coalesce(p.line_id, line.id) = line.id AND p.kind <> 'RECALLED' ORDER BY 1)`;
const SMS = `CASE WHEN recalled.sms_id IS NULL THEN '${RecallSms.NONE}' ELSE coalesce(sms.status, '${RecallSms.REMOVED}') END`;

const holders = columns({
  lotId: column('lot.id', text),
  lotCode: column('lot.code', text),
  name: column('lot.product_name', text),
  secondName: column('lot.second_name', nullable(text)),
  unit: column('lot.unit', oneOf(Unit)),
  customUnitNote: column('lot.custom_unit_note', nullable(text)),
  secondUnitNote: column(secondUnitNoteOf('lot'), nullable(text)),
  sellerName: column(OWNER_NAME, text),
  lineId: column('line.id', text),
  orderId: column('o.id', text),
  trackingNumber: column('o.tracking_number', text),
  orderState: column('coalesce(o.substate, o.status)', oneOf(OrderState)),
  buyerName: column(sellerNameOf('buyer'), text),
  buyerRole: column('buyer.role', oneOf(Role)),
  contactName: column('o.contact_name', text),
  /** An account that is closed has a number that is nobody's. */
  contactPhone: column('CASE WHEN buyer.closed_at IS NULL THEN o.contact_phone END', nullable(text)),
  quantity: column('trim_scale(recalled.quantity)', decimal),
  passedOn: column(`trim_scale(round(${PASSED_ON}, 3))`, decimal),
  found: column(`trim_scale(round(${FOUND}, 3))`, decimal),
  missing: column(`CASE WHEN stated.missing IS NOT NULL THEN trim_scale(round(${MISSING}, 3)) END`, nullable(decimal)),
  stated: column('trim_scale(stated.quantity)', nullable(decimal)),
  most: column(`trim_scale(round(${MOST_TO_STATE}, 3))`, decimal),
  outcome: column('stated.outcome', nullable(oneOf(FoundGoodsOutcome))),
  statedAt: column('stated.created_at', nullable(instant)),
  statedByRole: column('actor.role', nullable(oneOf(Role))),
  statedByName: column(sellerNameOf('actor'), nullable(text)),
  notifiedAt: column('recalled.notified_at', nullable(instant)),
  readAt: column('notice.read_at', nullable(instant)),
  sms: column(SMS, oneOf(RecallSms)),
  smsSentAt: column('sms.sent_at', nullable(instant)),
  refund: column('recalled.refund', oneOf(RecallRefund)),
  refunded: column('recalled.refunded', decimal),
  problems: column(PROBLEMS, listOf(oneOf(ProblemKind))),
});
export type RecallHolderRow = RowOf<typeof holders>;

/** Lots follow one another as they were opened: lots are made of older ones. */
const FROM = 'recalled_shares recalled JOIN lots lot ON lot.id = recalled.lot_id';
const OF_LOTS = 'recalled.lot_id = ANY ($1::uuid[])';
const OF_SELLER = '($2::uuid IS NULL OR lot.owner_id = $2)';
const HOLDERS = (list: string) => `
  SELECT ${list} FROM ${FROM} ${SHARE_OF}
  JOIN order_lines line ON line.id = recalled.order_line_id JOIN orders o ON o.id = recalled.order_id
  JOIN users owner ON owner.id = lot.owner_id JOIN users buyer ON buyer.id = o.buyer_id
  LEFT JOIN ${STATED} LEFT JOIN users actor ON actor.id = stated.actor_id
  LEFT JOIN notifications notice ON notice.id = recalled.notification_id LEFT JOIN sms_outbox sms ON sms.id = recalled.sms_id
  WHERE ${OF_LOTS} AND ${OF_SELLER} AND ($3::uuid IS NULL OR (recalled.lot_id, recalled.order_line_id) > ($3::uuid, $4::uuid))
  ORDER BY recalled.lot_id, recalled.order_line_id LIMIT $5`;
const count = columns({ count: column('count(*)::int', int) });
const COUNT = (list: string) => `SELECT ${list} FROM ${FROM} WHERE ${OF_LOTS} AND ${OF_SELLER}`;

/** Read first: of a recursive query the planner guesses how many there are. */
const reachedFrom = async (db: Db, lotId: string): Promise<string[]> => (await affectedLots(db, lotId)).map(({ id }) => id);

export interface HoldersRequest {
  readonly lotId: string;
  /** Null: of all sellers. */
  readonly sellerId: string | null;
  /** The last that was read: its lot and line. */
  readonly after: readonly [lotId: string, lineId: string] | null;
  readonly limit: number;
}

export async function holdersOf(db: Db, { lotId, sellerId, after, limit }: HoldersRequest): Promise<RecallHolderRow[]> {
  return select(db, holders, HOLDERS, [await reachedFrom(db, lotId), sellerId, after?.[0] ?? null, after?.[1] ?? null, limit]);
}

export async function countHolders(db: Db, lotId: string, sellerId: string | null): Promise<number> {
  return (await selectOne(db, count, COUNT, [await reachedFrom(db, lotId), sellerId]))?.count ?? 0;
}
