/** Orders as they are read: their columns, single ones, and a party's list in one statement a page. */
import { DeliveryWindow } from '../../../../schema/values/orders/delivery';
import { Handover } from '../../../../schema/values/orders/handover';
import { DeliveryFailure, OrderState } from '../../../../schema/values/orders/order-states';
import { DeliveryMethod, OrderStatus, PaymentMethod, PaymentStatus } from '../../../../schema/values/orders/orders';
import type { OrderSort } from '../../../../schema/values/api/sort-options';
import { column, columns, decimal, flag, instant, int, nullable, oneOf, select, selectOne, text } from '../../../platform/db/columns';
import type { KeysetOrder } from '../../../platform/db/keyset';
import { type KeysetList, keysetPage, keysetStatement, type Params } from '../../../platform/db/list-query';
import type { Db } from '../../../platform/db/sql';
import type { Page, PageRequest } from '../../../platform/paging/page';
import { matchingOrders, type OrderListFilter, type OrderParty } from '../sales/order-filter.query';
import type { Order } from './order.entity';

export interface OrderListRequest {
  readonly party: OrderParty;
  readonly partyId: string;
  readonly filter: OrderListFilter | null;
  readonly sort: OrderSort;
}

/** SQL: the exact state of an order `o`, which may be finer than its status. */
const STATE = 'coalesce(o.substate, o.status)';

/** Of an order `o`. */
export const orderColumnList = {
  id: column('o.id', text),
  purchaseId: column('o.purchase_id', text),
  trackingNumber: column('o.tracking_number', text),
  buyerId: column('o.buyer_id', text),
  sellerId: column('o.seller_id', text),
  status: column('o.status', oneOf(OrderStatus)),
  state: column(STATE, oneOf(OrderState)),
  failure: column('o.failure', nullable(oneOf(DeliveryFailure))),
  handover: column('o.handover', nullable(oneOf(Handover))),
  deliveryAttempts: column('o.delivery_attempts', int),
  quantity: column('trim_scale(o.quantity)', decimal),
  quantityKg: column('trim_scale(o.quantity_kg)', decimal),
  subtotal: column('o.subtotal', decimal),
  deliveryFee: column('o.delivery_fee', decimal),
  discount: column('o.discount', decimal),
  platformDiscount: column('o.platform_discount', decimal),
  orderedDiscount: column('o.ordered_discount', nullable(decimal)),
  total: column('o.total', decimal),
  commission: column('o.commission', decimal),
  deliveryMethod: column('o.delivery_method', oneOf(DeliveryMethod)),
  contactName: column('o.contact_name', text),
  contactPhone: column('o.contact_phone', text),
  upazilaId: column('o.upazila_id', nullable(int)),
  address: column('o.address', nullable(text)),
  note: column('o.note', nullable(text)),
  paymentMethod: column('o.payment_method', oneOf(PaymentMethod)),
  paymentNumber: column('o.payment_number', nullable(text)),
  paymentReference: column('o.payment_reference', nullable(text)),
  paymentStatus: column('o.payment_status', oneOf(PaymentStatus)),
  expiresAt: column('o.expires_at', instant),
  placedAt: column('o.placed_at', instant),
  deliveredAt: column('o.delivered_at', nullable(instant)),
  completedAt: column('o.completed_at', nullable(instant)),
  refunded: column('o.refunded', decimal),
  openProblems: column('o.open_problems', int),
  feePending: column('o.fee_pending', flag),
  preferredDay: column('o.preferred_day::text', nullable(text)),
  preferredWindow: column('o.preferred_window', nullable(oneOf(DeliveryWindow))),
  updatedAt: column('o.updated_at', instant),
  version: column('o.version', int),
} as const;
export const orderColumns = columns(orderColumnList);

const ORDERS: Record<OrderSort, KeysetOrder> = {
  LATEST: { id: 'o.id', keys: [{ sql: 'o.placed_at', type: 'timestamptz' }], direction: 'DESC' },
  HIGHEST_QUANTITY: { id: 'o.id', keys: [{ sql: 'o.quantity', type: 'numeric' }], direction: 'DESC' },
};

export function orderById(db: Db, id: string): Promise<Order | null> {
  return selectOne(db, orderColumns, (list) => `SELECT ${list} FROM orders o WHERE o.id = $1`, [id]);
}

export function ordersByIds(db: Db, ids: readonly string[]): Promise<Order[]> {
  return select(db, orderColumns, (list) => `SELECT ${list} FROM orders o WHERE o.id = ANY($1::uuid[])`, [ids]);
}

/** In the order in which they were made. */
export function ordersOfPurchases(db: Db, purchaseIds: readonly string[]): Promise<Order[]> {
  return select(db, orderColumns, (list) => `SELECT ${list} FROM orders o WHERE o.purchase_id = ANY($1::uuid[]) ORDER BY o.id`, [
    purchaseIds,
  ]);
}

export function orderPage(db: Db, request: OrderListRequest, page: PageRequest): Promise<Page<Order>> {
  return keysetPage(db, orderList(request), page, ordersLike(request));
}

/** What orderPage sends. */
export function orderStatement(request: OrderListRequest, page: PageRequest): { readonly text: string; readonly params: unknown[] } {
  return keysetStatement(orderList(request), page, ordersLike(request));
}

const orderList = ({ sort }: OrderListRequest): KeysetList<Order> => ({ columns: orderColumns, from: 'orders o', order: ORDERS[sort] });

const ordersLike =
  ({ party, partyId, filter }: OrderListRequest) =>
  (params: Params): string[] =>
    matchingOrders(party, partyId, filter ?? {}, params);
