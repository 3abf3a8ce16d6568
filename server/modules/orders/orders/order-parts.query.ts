/** The parts of orders, each kind in one statement for all the orders of a request. Called by OrderPartsService. */
import { OrderEventAction } from '../../../../schema/values/orders/order-moves';
import { OrderState } from '../../../../schema/values/orders/order-states';
import { PaymentStatus } from '../../../../schema/values/orders/orders';
import { Grade } from '../../../../schema/values/catalogue/grades';
import { Unit } from '../../../../schema/values/catalogue/units';
import {
  column,
  columns,
  decimal,
  flag,
  instant,
  int,
  nullable,
  oneOf,
  type RowOf,
  select,
  shape,
  text,
} from '../../../platform/db/columns';
import type { Db } from '../../../platform/db/sql';
import type { OrderEvent } from './order-event.entity';
import type { OrderLine } from './order-line.entity';
import type { Buyer } from './order.types';
import { sellerNameOf } from '../../accounts/users/accounts.service';

const IMAGE = `CASE WHEN i.id IS NOT NULL THEN json_build_object('id', i.id, 'ownerId', i.owner_id, 'hash', i.hash, 'width', i.width, 'height', i.height,
  'isIllustration', i.is_illustration) END`;

const line = columns({
  id: column('l.id', text),
  orderId: column('l.order_id', text),
  position: column('l.position', int),
  productId: column('l.product_id', text),
  sellPostId: column('l.sell_post_id', nullable(text)),
  harvestedOn: column('l.harvested_on::text', nullable(text)),
  harvestedUntil: column('coalesce(l.harvested_until, l.harvested_on)::text', nullable(text)),
  grade: column('l.grade', nullable(oneOf(Grade))),
  productName: column('l.product_name', text),
  secondName: column('l.second_name', nullable(text)),
  imageId: column('l.image_id', nullable(text)),
  unit: column('l.unit', oneOf(Unit)),
  customUnitNote: column('l.custom_unit_note', nullable(text)),
  secondUnitNote: column('l.second_unit_note', nullable(text)),
  quantity: column('trim_scale(l.quantity)', decimal),
  orderedQuantity: column('trim_scale(coalesce(l.ordered_quantity, l.quantity))', decimal),
  agreedQuantity: column('trim_scale(coalesce(l.agreed_quantity, l.quantity))', decimal),
  quantityKg: column('trim_scale(l.quantity_kg)', decimal),
  unitKg: column('l.unit_kg', nullable(decimal)),
  weighedKg: column('trim_scale(l.weighed_kg)', nullable(decimal)),
  unitPrice: column('l.unit_price', decimal),
  lineTotal: column('l.line_total', decimal),
  refunded: column('l.refunded', decimal),
  isPublicPrice: column('l.is_public_price', flag),
  isPublic: column('l.is_public', flag),
  image: column(IMAGE, nullable(shape({ id: text, ownerId: text, hash: text, width: int, height: int, isIllustration: flag }))),
});
const event = columns({
  id: column('e.id', text),
  orderId: column('e.order_id', text),
  actorId: column('e.actor_id', nullable(text)),
  action: column('e.action', nullable(oneOf(OrderEventAction))),
  fromState: column('e.from_status', nullable(oneOf(OrderState))),
  toState: column('e.to_status', oneOf(OrderState)),
  paymentStatus: column('e.payment_status', nullable(oneOf(PaymentStatus))),
  reason: column('e.reason', nullable(text)),
  createdAt: column('e.created_at', instant),
  handledBy: column('e.handled_by', nullable(text)),
  handledByName: column('h.name', nullable(text)),
  actorName: column(`CASE WHEN u.id = o.seller_id THEN ${sellerNameOf('u')} ELSE u.name END`, nullable(text)),
});
const pickup = columns({ id: column('id', text), address: column('address', nullable(text)) });
const buyer = columns({
  id: column('id', text),
  name: column('name', text),
  phone: column('CASE WHEN closed_at IS NULL THEN phone END', nullable(text)),
});

const LINES = (list: string) => `
  SELECT ${list} FROM order_lines l LEFT JOIN images i ON i.id = l.image_id
  WHERE l.order_id = ANY($1::uuid[]) ORDER BY l.order_id, l.position`;
const EVENTS = (list: string) => `
  SELECT ${list} FROM order_events e JOIN orders o ON o.id = e.order_id LEFT JOIN users u ON u.id = e.actor_id
    LEFT JOIN users h ON h.id = e.handled_by
  WHERE e.order_id = ANY($1::uuid[]) ORDER BY e.order_id, e.created_at, e.id`;
const USERS = (list: string) => `SELECT ${list} FROM users WHERE id = ANY($1::uuid[])`;

/** Returns the lines of all these orders, each order's in their positions. */
export function linesOfOrders(db: Db, orderIds: readonly string[]): Promise<OrderLine[]> {
  return select(db, line, LINES, [orderIds]);
}

/** Returns the events of all these orders, each order's oldest first. */
export function eventsOfOrders(db: Db, orderIds: readonly string[]): Promise<OrderEvent[]> {
  return select(db, event, EVENTS, [orderIds]);
}

export function pickupAddressesOf(db: Db, sellerIds: readonly string[]): Promise<RowOf<typeof pickup>[]> {
  return select(db, pickup, USERS, [sellerIds]);
}

export function buyersByIds(db: Db, userIds: readonly string[]): Promise<Buyer[]> {
  return select(db, buyer, USERS, [userIds]);
}
