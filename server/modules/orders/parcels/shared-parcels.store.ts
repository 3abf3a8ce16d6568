/**
 * Reads and writes in which parcel the orders of a shared basket are. Called by SharedCheckoutService and
 * SharedParcelsService.
 */
import type { EntityManager } from 'typeorm';
import { Language } from '../../../../schema/values/accounts/roles';
import { DeliveryMethod } from '../../../../schema/values/orders/orders';
import { column, columns, oneOf, type RowOf, select, text } from '../../../platform/db/columns';
import { execute } from '../../../platform/db/sql';

const waiting = columns({
  id: column('o.id', text),
  trackingNumber: column('o.tracking_number', text),
  holderId: column('o.parcel_order_id', text),
  sellerId: column('o.seller_id', text),
  deliveryMethod: column('o.delivery_method', oneOf(DeliveryMethod)),
  sellerLanguage: column('(SELECT u.language FROM users u WHERE u.id = o.seller_id)', oneOf(Language)),
});
export type WaitingOrder = RowOf<typeof waiting>;

const receivers = columns({
  orderId: column('o.id', text),
  contactName: column('a.contact_name', text),
  contactPhone: column('a.contact_phone', text),
  address: column('a.address', text),
});
export type Receiver = RowOf<typeof receivers>;

const lost = columns({
  orderId: column('o.id', text),
  order: column('o.tracking_number', text),
  sellerId: column('o.seller_id', text),
  product: column('l.product_name', text),
});

/** In the order of ids, in which moves of several orders lock them. */
const LOCK_WAITING = (list: string) => `
  SELECT ${list} FROM orders o WHERE o.parcel_order_id = ANY($1::uuid[]) AND o.status IN ('PLACED', 'CONFIRMED') ORDER BY o.id FOR UPDATE OF o`;
/** Buyers with an address in the upazila to which the parcel was to go; the order that was placed first comes first. */
const RECEIVERS = (list: string) => `
  SELECT DISTINCT ON (o.id) ${list} FROM orders o JOIN addresses a ON a.user_id = o.buyer_id AND a.upazila_id = o.upazila_id
  WHERE o.id = ANY($1::uuid[]) ORDER BY o.id, a.is_default DESC, a.last_used_at DESC, a.id`;
const SET_RECEIVER = `
  UPDATE orders SET parcel_order_id = NULL, contact_name = $2, contact_phone = $3, address = $4, version = version + 1, updated_at = now() WHERE id = $1`;
const FOLLOW = `
  UPDATE orders SET parcel_order_id = $2, address = $3, version = version + 1, updated_at = now() WHERE id = ANY($1::uuid[])`;
/**
 * Placed orders of the baskets of these, of which a product was priced by a quantity that those who are left do not
 * reach.
 */
export const LOST_TIER = `EXISTS (
    SELECT 1 FROM sell_post_tiers t WHERE t.sell_post_id = l.sell_post_id AND t.price = l.unit_price AND t.min_quantity > (
      SELECT coalesce(sum(x.quantity), 0) FROM order_lines x JOIN orders y ON y.id = x.order_id
      WHERE y.shared_basket_id = o.shared_basket_id AND x.product_id = l.product_id AND y.status NOT IN ('REJECTED', 'EXPIRED', 'CANCELLED')))`;
const LOST = (list: string) => `
  SELECT DISTINCT ON (o.seller_id, o.shared_basket_id) ${list} FROM orders o JOIN order_lines l ON l.order_id = o.id
  WHERE o.shared_basket_id IN (SELECT shared_basket_id FROM orders WHERE id = ANY($1::uuid[])) AND o.status = 'PLACED' AND ${LOST_TIER}
  ORDER BY o.seller_id, o.shared_basket_id, o.id, l.position`;

/** Orders that wait to be sent in the parcel of one of these, locked. */
export function lockWaiting(tx: EntityManager, holderIds: readonly string[]): Promise<WaitingOrder[]> {
  return select(tx, waiting, LOCK_WAITING, [holderIds]);
}

export function receiversOf(tx: EntityManager, orderIds: readonly string[]): Promise<Receiver[]> {
  return select(tx, receivers, RECEIVERS, [orderIds]);
}

export async function setReceiver(tx: EntityManager, { orderId, contactName, contactPhone, address }: Receiver): Promise<void> {
  await execute(tx, SET_RECEIVER, [orderId, contactName, contactPhone, address]);
}

/** Puts orders into the parcel of another, or of none; the address is what the seller reads. */
export async function putInParcel(
  tx: EntityManager,
  orderIds: readonly string[],
  holderId: string | null,
  address: string | null,
): Promise<void> {
  await execute(tx, FOLLOW, [orderIds, holderId, address]);
}

export function withLostTier(tx: EntityManager, orderIds: readonly string[]): Promise<RowOf<typeof lost>[]> {
  return select(tx, lost, LOST, [orderIds]);
}
