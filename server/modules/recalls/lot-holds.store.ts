/** Locks lots, writes their events and finds whom a recall reaches. Called by the services of recalls. */
import type { EntityManager } from 'typeorm';
import { sellingRoles } from '../../../schema/values/accounts/roles';
import { column, columns, int, nullable, oneOf, type RowOf, select, selectOne, text } from '../../platform/db/columns';
import { type Db, execute, exists } from '../../platform/db/sql';
import { LotHold } from '../catalogue/lots/lot.entity';
import { LotEventKind } from './lot-event.entity';

const locked = columns({
  id: column('lot.id', text),
  code: column('lot.code', text),
  productId: column('lot.product_id', text),
  productName: column('lot.product_name', text),
  secondName: column('lot.second_name', nullable(text)),
  ownerId: column('lot.owner_id', text),
  ownerRole: column('owner.role', oneOf(sellingRoles)),
  ownerName: column('lot.owner_name', text),
  hold: column('lot.hold', nullable(oneOf(LotHold))),
});
export type LockedLot = RowOf<typeof locked>;

const PRODUCTS = 'SELECT id FROM products WHERE id = ANY ($1::uuid[]) ORDER BY id FOR NO KEY UPDATE';
const STOCK = 'SELECT product_id FROM product_stock WHERE product_id = ANY ($1::uuid[]) ORDER BY product_id FOR NO KEY UPDATE';
const LOTS = (list: string) => `
  SELECT ${list} FROM lots lot JOIN users owner ON owner.id = lot.owner_id WHERE lot.id = ANY ($1::uuid[]) ORDER BY lot.id FOR NO KEY UPDATE OF lot`;
const ADD_EVENT = (list: string) =>
  `INSERT INTO lot_events AS e (lot_id, actor_id, kind, reason, seconds) SELECT unnest($1::uuid[]), $2, $3, $4, $5 RETURNING ${list}`;
const eventId = columns({ id: column('e.id', text) });

const asked = columns({ by: column('e.actor_id', nullable(text)) });
/** SQL: nobody released or recalled the lot since the event `e`. */
export const stillHolds = `NOT EXISTS (
    SELECT 1 FROM lot_events later WHERE later.lot_id = e.lot_id AND later.kind IN ('RELEASED', 'RECALLED') AND later.id > e.id)`;
const OPEN_RECALL = (list: string) => `
  SELECT ${list} FROM lot_events e WHERE e.lot_id = $1 AND e.kind = 'RECALL_ASKED' AND ${stillHolds} ORDER BY e.id LIMIT 1`;

const WITHOUT_RECALL = (list: string) => `
  SELECT ${list} FROM lots lot WHERE lot.id = ANY ($1::uuid[]) AND lot.hold = 'HELD'
    AND NOT EXISTS (SELECT 1 FROM lot_events e WHERE e.lot_id = lot.id AND e.kind = 'RECALL_ASKED' AND ${stillHolds})
  ORDER BY lot.id`;
const heldLot = columns({ id: column('lot.id', text) });

const heldByAdmin = (ofLots: string) => `
  SELECT 1 FROM lot_events e JOIN users actor ON actor.id = e.actor_id AND actor.role = 'ADMIN'
  WHERE ${ofLots} AND e.kind IN ('HELD', 'RECALL_ASKED') AND ${stillHolds}`;

const sameGoodsAs = (lots: string): string => `same_goods AS (
    ${lots}
    UNION
    SELECT same.id FROM same_goods CROSS JOIN LATERAL (
      SELECT from_lot_id AS id FROM lot_continuations WHERE lot_id = same_goods.id
      UNION ALL SELECT other.id FROM lots own JOIN lots other ON other.receipt_id = own.receipt_id WHERE own.id = same_goods.id
    ) same
  )`;
const THE_LOT = 'SELECT $1::uuid AS id';

/**
 * SQL, after WITH RECURSIVE: the lot $1, the lots that it continues (what is in it was in them before), and the lots
 * that were made of the same receipt: a sack does not say which of them it is in.
 */
export const SAME_GOODS = sameGoodsAs(THE_LOT);

/**
 * SQL, after WITH RECURSIVE: the same goods and the lots that continue any of them, all of one seller: a sack with one
 * of their codes may be in any of them.
 */
export const SAME_STOCK = `${SAME_GOODS}, same_stock AS (
    SELECT id FROM same_goods UNION SELECT c.lot_id FROM same_stock JOIN lot_continuations c ON c.from_lot_id = same_stock.id
  )`;
const stock = columns({ id: column('lot.id', text), productId: column('lot.product_id', text) });
const STOCK_OF = (list: string) =>
  `WITH RECURSIVE ${SAME_STOCK} SELECT ${list} FROM same_stock JOIN lots lot ON lot.id = same_stock.id ORDER BY lot.id`;

/** Lots that continue another one on hold, or one that an admin keeps: what is in them is held by that one too. */
const HELD_BY_OTHERS = (list: string, further = '') => `
  WITH RECURSIVE mixed AS (
    SELECT id, id AS from_id FROM unnest($1::uuid[]) AS given (id)
    UNION SELECT mixed.id, c.from_lot_id FROM mixed JOIN lot_continuations c ON c.lot_id = mixed.from_id
  )
  SELECT DISTINCT ${list} FROM mixed JOIN lots other ON other.id = mixed.from_id WHERE other.hold = 'HELD' AND other.id <> ALL ($1::uuid[])${further}`;
const HELD_BY_OTHER_ADMINS = (list: string) => HELD_BY_OTHERS(list, ` AND EXISTS (${heldByAdmin('e.lot_id = other.id')})`);
const mixedLot = columns({ id: column('mixed.id', text) });

const affected = columns({ id: column('reached.id', text), productId: column('lot.product_id', text) });
/**
 * SQL: the lots of this statement, the lots that are the same goods in another unit or of the same receipt, the lots
 * that continue these, and all that were made of any of them, however often it was sold on.
 */
export const reachedFrom = (lots: string): string => `
  WITH RECURSIVE ${sameGoodsAs(lots)}, reached AS (
    SELECT id FROM same_goods
    UNION
    SELECT made.id FROM reached CROSS JOIN LATERAL (
      SELECT made.id FROM lot_shares share JOIN receipts r ON r.order_line_id = share.order_line_id JOIN lots made ON made.receipt_id = r.id
      WHERE share.lot_id = reached.id AND share.quantity > 0
      UNION ALL SELECT lot_id FROM lot_continuations WHERE from_lot_id = reached.id
    ) made
  )`;
/** The lot $1, and what a recall of it reaches. */
export const REACHED = reachedFrom(THE_LOT);
const AFFECTED = (list: string) => `${REACHED} SELECT ${list} FROM reached JOIN lots lot ON lot.id = reached.id ORDER BY reached.id`;

const LINES = (list: string) =>
  `SELECT DISTINCT ${list} FROM lot_shares WHERE lot_id = ANY ($1::uuid[]) AND quantity > returned ORDER BY 1`;
const lineId = columns({ id: column('order_line_id', text) });

const reach = columns({ orders: column('count(DISTINCT o.id)::int', int), buyers: column('count(DISTINCT o.buyer_id)::int', int) });
/** Orders that have some of it: sent, and not back in a store. */
const REACH = (list: string) => `
  ${REACHED} SELECT ${list} FROM reached JOIN lot_shares share ON share.lot_id = reached.id AND share.quantity > share.returned
  JOIN order_lines line ON line.id = share.order_line_id JOIN orders o ON o.id = line.order_id`;

/**
 * Locks products, their stock and the lots, in the order in which a seller's count does, and returns the lots as they
 * are then.
 */
export async function lockLots(
  tx: EntityManager,
  lots: readonly { readonly id: string; readonly productId: string }[],
): Promise<LockedLot[]> {
  const productIds = [...new Set(lots.map(({ productId }) => productId))];
  await execute(tx, PRODUCTS, [productIds]);
  await execute(tx, STOCK, [productIds]);
  return select(tx, locked, LOTS, [lots.map(({ id }) => id)]);
}

export interface NewLotEvent {
  readonly actorId: string;
  readonly kind: LotEventKind;
  readonly reason: string | null;
  readonly seconds?: string;
}

/** Returns their ids. */
export async function addLotEvents(
  tx: EntityManager,
  lotIds: readonly string[],
  { actorId, kind, reason, seconds }: NewLotEvent,
): Promise<string[]> {
  return (await select(tx, eventId, ADD_EVENT, [lotIds, actorId, kind, reason, seconds ?? null])).map(({ id }) => id);
}

/** Returns the user who asked for a recall that waits for its confirmation; null where none waits. */
export function openRecall(db: Db, lotId: string): Promise<RowOf<typeof asked> | null> {
  return selectOne(db, asked, OPEN_RECALL, [lotId]);
}

/** The lots among these that are on hold without a recall that waits for its confirmation. */
export async function withoutRecall(db: Db, lotIds: readonly string[]): Promise<string[]> {
  return (await select(db, heldLot, WITHOUT_RECALL, [lotIds])).map(({ id }) => id);
}

/** Whether an admin decided it of any since it was released last, whoever decided anything afterwards. */
export function isHeldByAdmin(db: Db, lotIds: readonly string[]): Promise<boolean> {
  return exists(db, heldByAdmin('e.lot_id = ANY ($1::uuid[])'), [lotIds]);
}

/** The lot, and all others of its seller that may have the same goods. */
export function sameStock(db: Db, lotId: string): Promise<RowOf<typeof stock>[]> {
  return select(db, stock, STOCK_OF, [lotId]);
}

export async function heldByOthers(db: Db, lotIds: readonly string[]): Promise<string[]> {
  return (await select(db, mixedLot, (list) => HELD_BY_OTHERS(list), [lotIds])).map(({ id }) => id);
}

/** The lots among these that continue another one which an admin holds, or has asked to recall. */
export async function heldByOtherAdmins(db: Db, lotIds: readonly string[]): Promise<string[]> {
  return (await select(db, mixedLot, HELD_BY_OTHER_ADMINS, [lotIds])).map(({ id }) => id);
}

/** The lot and those made of it. */
export function affectedLots(db: Db, lotId: string): Promise<RowOf<typeof affected>[]> {
  return select(db, affected, AFFECTED, [lotId]);
}

/** The lines of orders that have some of these lots. */
export async function linesOfLots(db: Db, lotIds: readonly string[]): Promise<string[]> {
  return (await select(db, lineId, LINES, [lotIds])).map(({ id }) => id);
}

/** How many orders have some of the lot or of lots made of it, and how many buyers. */
export async function recallReach(db: Db, lotId: string): Promise<RowOf<typeof reach>> {
  return (await selectOne(db, reach, REACH, [lotId])) ?? { orders: 0, buyers: 0 };
}
