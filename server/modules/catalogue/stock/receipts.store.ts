/**
 * Stores what traders received and what their products drew from it. Called by ReceiptsService and RelistingService; a
 * receipt is a delivered line of an order.
 */
import type { EntityManager } from 'typeorm';
import { Grade } from '../../../../schema/values/catalogue/grades';
import { Unit } from '../../../../schema/values/catalogue/units';
import { column, columns, decimal, flag, nullable, oneOf, type RowOf, select, selectOne, text } from '../../../platform/db/columns';
import { execute } from '../../../platform/db/sql';
import { LOT_GRADE } from '../lots/lot-grades.store';
import { changeReceivedLots } from '../lots/lots.store';
import { productFields } from '../products/product.entity';

const relisted = columns({
  id: column('p.id', text),
  unit: productFields.unit,
  customUnitNote: productFields.customUnitNote,
  onHand: column('stock.on_hand', decimal),
});
export type RelistedProduct = RowOf<typeof relisted>;

/** SQL: the receipt `r` has some of a recalled lot. */
const RECALLED = `EXISTS (
    SELECT 1 FROM lot_shares share JOIN lots source ON source.id = share.lot_id
    WHERE share.order_line_id = r.order_line_id AND share.quantity > share.returned AND source.hold = 'RECALLED')`;
/** SQL: what was sent again of it and is not recalled, less what was listed of that since. */
const GOOD = `(
    SELECT coalesce(sum(least(share.replaced, share.quantity - share.returned)), 0) FROM lot_shares share JOIN lots source ON source.id = share.lot_id
    WHERE share.order_line_id = r.order_line_id AND source.hold IS DISTINCT FROM 'RECALLED'
  ) - (
    SELECT coalesce(sum(draw.quantity), 0) FROM receipt_draws draw JOIN lots made ON made.receipt_id = draw.receipt_id AND made.product_id = draw.product_id
    WHERE draw.receipt_id = r.id AND made.hold IS DISTINCT FROM 'RECALLED'
  )`;
/** SQL: a lot that was made of it is on hold, or recalled although its source is not. */
const STOPPED = `EXISTS (SELECT 1 FROM lots made WHERE made.receipt_id = r.id AND (made.hold = 'HELD' OR made.hold = 'RECALLED' AND NOT ${RECALLED}))`;

const receiptColumns = {
  id: column('r.id', text),
  unit: column('r.unit', oneOf(Unit)),
  customUnitNote: column('r.custom_unit_note', nullable(text)),
  /** Where it is recalled, so much as was sent in place of it. */
  remaining: column(`CASE WHEN ${RECALLED} THEN greatest(least(r.remaining, ${GOOD}), 0) ELSE r.remaining END`, decimal),
  /** A problem with it is open, or it is recalled and nothing good is left of it. */
  isHeld: column(`r.is_held OR ${STOPPED} OR ${RECALLED} AND ${GOOD} <= 0`, flag),
} as const;

/** SQL: the receipt is not of the grade that the product is sold by; an inspector has seen other goods. */
const NOT_OF_GRADE = 'p.grade IS NOT NULL AND (r.grade > p.grade OR r.grade IS NULL)';
const held = columns({
  ...receiptColumns,
  /** As above; its grade may be below that of the product, or the product have recalled goods of it already. */
  isHeld: column(
    `r.is_held OR coalesce(${NOT_OF_GRADE}, false) OR coalesce(lot.hold = 'RECALLED', false) OR ${STOPPED} OR ${RECALLED} AND ${GOOD} <= 0`,
    flag,
  ),
  drawn: column('coalesce(d.quantity, 0)', decimal),
  drawnAsProduct: column('coalesce(d.product_quantity, 0)', decimal),
  /** The quantity of the product that no order took yet and that is not on hold. */
  inLot: column("CASE WHEN lot.hold = 'HELD' THEN 0 ELSE coalesce(lot.remaining, 0) END", decimal),
  isRecalled: column("coalesce(lot.hold = 'RECALLED', false)", flag),
});
export type HeldReceipt = RowOf<typeof held>;

/** A receipt with the fields of what was bought, in the unit it came in. */
const locked = columns({
  ...productFields,
  ...receiptColumns,
  orderLineId: column('r.order_line_id', text),
  sourceProductId: column('r.source_product_id', text),
  /** As the buyer saw it, or lower. */
  grade: column('r.grade', nullable(oneOf(Grade))),
});
export type LockedReceipt = RowOf<typeof locked>;

/**
 * The quantity that is drawn of a receipt, in its unit and in the product's; both are below zero where products go
 * back.
 */
export interface Share {
  readonly receiptId: string;
  readonly quantity: string;
  readonly productQuantity: string;
}

/**
 * SQL: what line `l` of the order `o` costs after its share of the discount. The share is what the lines up to it have
 * less what those before it have, so that the costs of all lines add up to what was charged for products, to the paisa.
 */
export const lineCostOf = (l: string, o: string): string => {
  const upTo = `(SELECT sum(b.line_total) FROM order_lines b WHERE b.order_id = ${l}.order_id AND b.position <= ${l}.position)`;
  const share = (amount: string) => `round(${o}.discount * ${amount} / greatest(${o}.subtotal, 0.01), 2)`;
  return `CASE WHEN ${o}.discount = 0 THEN ${l}.line_total ELSE ${l}.line_total - ${share(upTo)} + ${share(`(${upTo} - ${l}.line_total)`)} END`;
};

/** SQL: the lowest grade of the lots that a line was sent from. */
const SHIPPED_GRADE = (lineId: string): string => `
  SELECT max(${LOT_GRADE}) FROM lot_shares share JOIN lots lot ON lot.id = share.lot_id
  WHERE share.order_line_id = ${lineId} AND share.quantity > share.returned`;
/** SQL: the day of all that the line was sent from, none later than ordered; none where there are several. */
const SHIPPED_DAY = (line: string): string => `
  SELECT CASE WHEN count(lot.harvested_from) > 0 THEN CASE WHEN bool_and(lot.harvested_from IS NOT NULL) AND min(lot.harvested_from) = max(lot.harvested_until) THEN least(${line}.harvested_on, min(lot.harvested_from)) END
    WHEN ${line}.harvested_on = coalesce(${line}.harvested_until, ${line}.harvested_on) THEN ${line}.harvested_on END
  FROM lot_shares share JOIN lots lot ON lot.id = share.lot_id WHERE share.order_line_id = ${line}.id AND share.quantity > share.returned`;
const LOWER_GRADE = `
  UPDATE receipts r SET grade = greatest(r.grade, (${SHIPPED_GRADE('r.order_line_id')})) WHERE r.order_line_id = $1 AND r.grade IS NOT NULL`;

const RECORD = `
  INSERT INTO receipts (order_line_id, owner_id, source_product_id, unit, custom_unit_note, quantity, remaining, cost, harvested_on, grade, received_at)
  SELECT l.id, o.buyer_id, l.product_id, l.unit, l.custom_unit_note, l.quantity, l.quantity,
    ${lineCostOf('l', 'o')}, (${SHIPPED_DAY('l')}), CASE WHEN l.grade IS NOT NULL THEN greatest(l.grade, (${SHIPPED_GRADE('l.id')})) END, o.delivered_at
  FROM orders o JOIN users buyer ON buyer.id = o.buyer_id AND buyer.role IN ('SUPERSALER', 'WHOLESALER')
  JOIN order_lines l ON l.order_id = o.id
  WHERE o.id = ANY ($1::uuid[]) AND o.status = 'DELIVERED' AND l.quantity > 0
  ON CONFLICT (order_line_id) DO NOTHING`;

const RELISTED = (sql: string) => `
  SELECT ${sql} FROM products p JOIN product_stock stock ON stock.product_id = p.id WHERE p.id = $1 AND p.source_product_id IS NOT NULL`;

// ids are of time, so their order is also that of what came first
const HELD = (sql: string) => `
  SELECT ${sql} FROM products p JOIN receipts r ON r.owner_id = p.seller_id AND r.source_product_id = p.source_product_id
  LEFT JOIN receipt_draws d ON d.receipt_id = r.id AND d.product_id = p.id LEFT JOIN lots lot ON lot.receipt_id = r.id AND lot.product_id = p.id
  WHERE p.id = $1 ORDER BY r.id FOR UPDATE OF r`;

const LOCK = (sql: string) => `
  SELECT ${sql} FROM receipts r JOIN products p ON p.id = r.source_product_id WHERE r.id = $1 AND r.owner_id = $2 FOR UPDATE OF r`;

const DRAWN = (sql: string) => `
  SELECT ${sql} FROM receipts r JOIN receipt_draws d ON d.receipt_id = r.id JOIN product_stock stock ON stock.product_id = d.product_id
  LEFT JOIN lots lot ON lot.receipt_id = r.id AND lot.product_id = d.product_id
  WHERE r.order_line_id = ANY ($1::uuid[]) AND d.product_quantity > 0 ORDER BY d.product_id FOR UPDATE OF stock`;
const HOLD = 'UPDATE receipts SET is_held = $2 WHERE order_line_id = ANY ($1::uuid[])';
const REDUCE_COST = `
  UPDATE receipts r SET cost = greatest(r.cost - given.amount, 0) FROM unnest($1::uuid[], $2::numeric[]) AS given (line_id, amount)
  WHERE r.order_line_id = given.line_id`;

const SHARES = 'unnest($2::uuid[], $3::numeric[], $4::numeric[]) AS share (receipt_id, quantity, product_quantity)';

const CHANGE_DRAWS = `
  UPDATE receipt_draws d SET quantity = d.quantity + share.quantity, product_quantity = d.product_quantity + share.product_quantity
  FROM ${SHARES} WHERE d.product_id = $1 AND d.receipt_id = share.receipt_id`;

const NEW_DRAWS = `
  INSERT INTO receipt_draws (receipt_id, product_id, quantity, product_quantity)
  SELECT share.receipt_id, $1, share.quantity, share.product_quantity FROM ${SHARES}
  WHERE NOT EXISTS (SELECT 1 FROM receipt_draws d WHERE d.product_id = $1 AND d.receipt_id = share.receipt_id)`;

/** The items of these delivered orders, where their buyer trades; those that are recorded already stay. */
export async function recordReceipts(tx: EntityManager, orderIds: readonly string[]): Promise<void> {
  await execute(tx, RECORD, [[...orderIds]]);
}

/** Something was sent once more of the line, perhaps of a lower grade. */
export async function lowerReceiptGrade(tx: EntityManager, orderLineId: string): Promise<void> {
  await execute(tx, LOWER_GRADE, [orderLineId]);
}

/** Null for a product that was not made of received items. */
export function relistedProduct(tx: EntityManager, productId: string): Promise<RelistedProduct | null> {
  return selectOne(tx, relisted, RELISTED, [productId]);
}

/** All receipts that a re-listed product may draw from, the oldest first, locked. */
export function lockReceiptsFor(tx: EntityManager, productId: string): Promise<HeldReceipt[]> {
  return select(tx, held, HELD, [productId]);
}

/** The trader's receipt, locked; null for another's or a missing one. */
export function lockReceipt(tx: EntityManager, id: string, ownerId: string): Promise<LockedReceipt | null> {
  return selectOne(tx, locked, LOCK, [id, ownerId]);
}

const drawn = columns({
  receiptId: column('d.receipt_id', text),
  productId: column('d.product_id', text),
  quantity: column('d.quantity', decimal),
  productQuantity: column('d.product_quantity', decimal),
  /** The quantity of the product that is not promised to anyone. */
  available: column('stock.on_hand - stock.reserved', decimal),
  /** The quantity of it that no order took yet. */
  inLot: column('coalesce(lot.remaining, 0)', decimal),
});
export type Drawn = RowOf<typeof drawn>;

/**
 * Returns what products have drawn of the receipts of these lines, with the stock of these products locked in the order
 * of their ids. The draws themselves are those of the beginning of the statement: they are certain once the receipts
 * are locked.
 */
export function lockDrawn(tx: EntityManager, orderLineIds: readonly string[]): Promise<Drawn[]> {
  return select(tx, drawn, DRAWN, [orderLineIds]);
}

export async function holdReceipts(tx: EntityManager, orderLineIds: readonly string[], isHeld: boolean): Promise<void> {
  await execute(tx, HOLD, [orderLineIds, isHeld]);
}

/** Takes what was refunded of each line's cost off the cost of its receipt, BDT. */
export async function reduceCosts(
  tx: EntityManager,
  lines: readonly { readonly lineId: string; readonly amount: string }[],
): Promise<void> {
  await execute(tx, REDUCE_COST, [lines.map(({ lineId }) => lineId), lines.map(({ amount }) => amount)]);
}

/** Adds to what the product has drawn of each receipt, and to its lots. */
export async function addDraws(tx: EntityManager, productId: string, shares: readonly Share[]): Promise<void> {
  if (shares.length === 0) return;
  const values = [
    shares.map(({ receiptId }) => receiptId),
    shares.map(({ quantity }) => quantity),
    shares.map(({ productQuantity }) => productQuantity),
  ];
  // an upsert would check the fresh row's CHECK before it finds the old one, and what goes back is below zero
  await execute(tx, CHANGE_DRAWS, [productId, ...values]);
  await execute(tx, NEW_DRAWS, [productId, ...values]);
  await changeReceivedLots(tx, productId, shares);
}
