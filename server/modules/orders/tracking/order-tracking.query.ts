/**
 * An order for who receives it: found by its number and the end of the receiver's phone number (or all of it) together,
 * in one statement.
 */
import { Language } from '../../../../schema/values/accounts/roles';
import { DeliveryWindow } from '../../../../schema/values/orders/delivery';
import { OrderState } from '../../../../schema/values/orders/order-states';
import { DeliveryMethod } from '../../../../schema/values/orders/orders';
import { serverLimits } from '../../../../schema/values/server-limits';
import { column, columns, listOf, nullable, oneOf, type RowOf, select, selectOne, shape, text } from '../../../platform/db/columns';
import type { Db } from '../../../platform/db/sql';
import { ORDERS_WITH_DAY } from '../day/seller-day.query';
import { orderColumnList } from '../orders/order-columns.query';

const { trackingNumber, deliveryMethod, state } = orderColumnList;

const STEPS = `(SELECT json_agg(json_build_object('state', e.to_status, 'at', e.created_at) ORDER BY e.created_at, e.id)
  FROM order_events e WHERE e.order_id = o.id AND e.from_status IS DISTINCT FROM e.to_status)`;

const whileOpen = (sql: string) => `CASE WHEN o.status IN ('PLACED', 'CONFIRMED', 'SHIPPED') THEN ${sql} END`;

const tracked = columns({
  trackingNumber,
  deliveryMethod,
  state,
  expectedDay: column("CASE WHEN o.status IN ('CONFIRMED', 'SHIPPED') THEN due.day::text END", nullable(text)),
  preferredDay: column(whileOpen('o.preferred_day::text'), nullable(text)),
  firstDay: column(whileOpen('o.first_day::text'), nullable(text)),
  preferredWindow: column(whileOpen('o.preferred_window'), nullable(oneOf(DeliveryWindow))),
  steps: column(`coalesce(${STEPS}, '[]')`, listOf(shape({ state: oneOf(OrderState), at: moment }))),
});
export type TrackedOrderRow = RowOf<typeof tracked>;

/** The statement takes as long for a number that no order has as for wrong digits. */
const FIND = (list: string) => `
  SELECT ${list} ${ORDERS_WITH_DAY}
  WHERE o.tracking_number = $1 AND $2 IN (right(o.contact_phone, 4), o.contact_phone)
    AND (o.updated_at > now() - make_interval(days => ${serverLimits.trackedDays}) OR o.status IN ('PLACED', 'CONFIRMED', 'SHIPPED'))`;

/** Null for an unknown number, wrong digits, and orders that ended long ago. */
export function findTracked(db: Db, number: string, phoneDigits: string): Promise<TrackedOrderRow | null> {
  return selectOne(db, tracked, FIND, [number, phoneDigits]);
}

const receiver = columns({
  order: column('o.tracking_number', text),
  sellerId: column('o.seller_id', text),
  phone: column('o.contact_phone', text),
  /** The buyer's language: the receiver's own is not known. */
  language: column('b.language', oneOf(Language)),
});

const RECEIVERS = (list: string) => `
  SELECT ${list} FROM orders o JOIN users b ON b.id = o.buyer_id
  WHERE o.id = ANY ($1::uuid[]) AND o.delivery_method = '${DeliveryMethod.DELIVERY}' AND o.contact_phone <> b.phone ORDER BY o.id`;

/** Returns the receivers of the orders that are delivered with another phone number than the buyer's. */
export function otherReceivers(db: Db, orderIds: readonly string[]): Promise<RowOf<typeof receiver>[]> {
  return select(db, receiver, RECEIVERS, [orderIds]);
}

function moment(value: unknown, name: string): Date {
  return new Date(text(value, name));
}
