/** The statements that change quantities and sums of an order. Called by OrderQuantitiesService. */
import type { EntityManager } from 'typeorm';
import { limits } from '../../../../schema/values/limits';
import { Unit } from '../../../../schema/values/catalogue/units';
import { column, columns, decimal, flag, nullable, oneOf, type RowOf, select, selectOne, text } from '../../../platform/db/columns';
import { type Db, execute } from '../../../platform/db/sql';
import type { AgreedSums, FinalSums } from '../pricing/final-figures';

/**
 * SQL: the percentage of an order, or of one of an earlier release what its commission is of what its seller receives.
 */
const COMMISSION_PERCENT =
  'coalesce(commission_percent, (commission + platform_discount) * 100 / nullif(subtotal - discount + platform_discount, 0), 0)';

const sums = columns({
  subtotal: column('subtotal', decimal),
  deliveryFee: column('delivery_fee', decimal),
  /** The fee before a smaller quantity made it cheaper. */
  orderedDeliveryFee: column('ordered_delivery_fee', nullable(decimal)),
  discount: column('discount', decimal),
  orderedDiscount: column('coalesce(ordered_discount, discount)', decimal),
  orderedPlatformDiscount: column('coalesce(ordered_platform_discount, platform_discount)', decimal),
  commissionPercent: column(COMMISSION_PERCENT, decimal),
  total: column('total', decimal),
  agreedTotal: column('coalesce(agreed_total, total)', decimal),
  isBeingPaid: column('(claimed > 0 OR coalesce(paying_until > now(), false))', flag),
});
export type LockedSums = RowOf<typeof sums>;

const lines = columns({
  id: column('id', text),
  productId: column('product_id', text),
  unit: column('unit', oneOf(Unit)),
  quantity: column('quantity', decimal),
  orderedQuantity: column('coalesce(ordered_quantity, quantity)', decimal),
  /** The quantity that was agreed at the confirmation: the base of weights. */
  agreedQuantity: column('coalesce(agreed_quantity, quantity)', decimal),
  quantityKg: column('quantity_kg', decimal),
  unitKg: column('unit_kg', nullable(decimal)),
  weighedKg: column('weighed_kg', nullable(decimal)),
  unitPrice: column('unit_price', decimal),
  lineTotal: column('line_total', decimal),
  platformPays: column('platform_pays', decimal),
});
export type LockedLine = RowOf<typeof lines>;

const SUMS = (list: string) => `SELECT ${list} FROM orders WHERE id = $1`;
const SUMS_LOCKED = (list: string) => `${SUMS(list)} FOR NO KEY UPDATE`;
const LINES = (list: string) => `SELECT ${list} FROM order_lines WHERE order_id = $1 ORDER BY product_id, id`;
const SET_LINES = `
  UPDATE order_lines l SET quantity = n.quantity, quantity_kg = n."quantityKg", line_total = n."lineTotal", weighed_kg = n."weighedKg",
    agreed_quantity = n."agreedQuantity"
  FROM jsonb_to_recordset($2) AS n (id uuid, quantity numeric, "quantityKg" numeric, "lineTotal" numeric, "weighedKg" numeric, "agreedQuantity" numeric)
  WHERE l.order_id = $1 AND l.id = n.id`;
const SET_SUMS = `
  UPDATE orders SET quantity = $2, quantity_kg = $3, subtotal = $4, discount = $5, platform_discount = $6, total = $7, commission = $8, agreed_total = $9, ordered_discount = $10,
    ordered_platform_discount = $11, commission_percent = $12, delivery_fee = $13, ordered_delivery_fee = $14
  WHERE id = $1`;
const SET_WEIGHTS = `
  UPDATE order_lines l SET weighed_kg = n."weighedKg" FROM jsonb_to_recordset($2) AS n (id uuid, "weighedKg" numeric) WHERE l.order_id = $1 AND l.id = n.id`;

/** The buyer agrees to all of it or leaves; a day to decide. */
const SET_FEE = `
  UPDATE orders SET delivery_fee = $2, total = subtotal + $2 - discount, agreed_total = subtotal + $2 - discount,
    expires_at = now() + make_interval(hours => ${limits.orderExpiryHours})
  WHERE id = $1`;
/** The buyer has a day to accept or leave. */
const AWAIT_BUYER = `UPDATE orders SET expires_at = now() + make_interval(hours => ${limits.orderExpiryHours}) WHERE id = $1`;
const ACCEPT_FEE = 'UPDATE orders SET fee_pending = false WHERE id = $1';

export async function setFee(tx: EntityManager, orderId: string, fee: string): Promise<void> {
  await execute(tx, SET_FEE, [orderId, fee]);
}

export async function awaitBuyer(tx: EntityManager, orderId: string): Promise<void> {
  await execute(tx, AWAIT_BUYER, [orderId]);
}

/** The fee is no longer open. */
export async function acceptFee(tx: EntityManager, orderId: string): Promise<void> {
  await execute(tx, ACCEPT_FEE, [orderId]);
}

/** Locked until the transaction ends; the lines are the order's, so its lock is theirs. */
export async function lockSums(tx: EntityManager, orderId: string): Promise<LockedSums> {
  const row = await selectOne(tx, sums, SUMS_LOCKED, [orderId]);
  if (!row) throw new Error('An order that was read is there.');
  return row;
}

/** Reads the sums of an order without a lock, for a quote. */
export async function sumsOf(db: Db, orderId: string): Promise<LockedSums> {
  const row = await selectOne(db, sums, SUMS, [orderId]);
  if (!row) throw new Error('An order that was read is there.');
  return row;
}

/** In the order of products' ids, in which everyone locks their stock. */
export function linesOf(tx: Db, orderId: string): Promise<LockedLine[]> {
  return select(tx, lines, LINES, [orderId]);
}

export async function setQuantities(
  tx: EntityManager,
  orderId: string,
  changed: readonly LockedLine[],
  after: FinalSums & AgreedSums & Pick<LockedSums, 'orderedDeliveryFee'>,
): Promise<void> {
  await execute(tx, SET_LINES, [orderId, JSON.stringify(changed)]);
  await execute(tx, SET_SUMS, [
    orderId,
    after.quantity,
    after.quantityKg,
    after.subtotal,
    after.discount,
    after.platformDiscount,
    after.total,
    after.commission,
    after.agreedTotal,
    after.orderedDiscount,
    after.orderedPlatformDiscount,
    after.commissionPercent,
    after.deliveryFee,
    after.orderedDeliveryFee,
  ]);
}

/** Weights that wait for the buyer; null takes one back. */
export async function setWeights(
  tx: EntityManager,
  orderId: string,
  weights: readonly { readonly id: string; readonly weighedKg: string | null }[],
): Promise<void> {
  await execute(tx, SET_WEIGHTS, [orderId, JSON.stringify(weights)]);
}
