/** The columns of an order, and those of a summary: what an operation selects of a list. */
import { DeliveryWindow } from '../../../../schema/values/orders/delivery';
import { Handover } from '../../../../schema/values/orders/handover';
import { DeliveryFailure, OrderState } from '../../../../schema/values/orders/order-states';
import { DeliveryMethod, OrderStatus, PaymentMethod, PaymentStatus } from '../../../../schema/values/orders/orders';
import { ColumnForms } from '../../../platform/db/column-forms';
import { column, type ColumnList, columns, decimal, flag, instant, int, nullable, oneOf, text } from '../../../platform/db/columns';
import type { Order } from './order.entity';

/** SQL: draws the tracking number of a new order. */
export const NEXT_TRACKING_NUMBER = `'HB-' || nextval('tracking_number_seq')`;

/** SQL: the exact state of an order `o`, which may be finer than its status. */
const STATE = 'coalesce(o.substate, o.status)';

/** SQL: goods of an order `o` on its way were recalled. Others have nothing of a lot yet, or have arrived. */
const IS_RECALLED = `(o.status = 'SHIPPED' AND EXISTS (
    SELECT 1 FROM order_lines l JOIN lot_shares share ON share.order_line_id = l.id AND share.quantity > share.returned
    JOIN lots lot ON lot.id = share.lot_id WHERE l.order_id = o.id AND lot.hold = 'RECALLED'))`;

/** These are the columns of an order `o`. */
export const orderColumnList = {
  id: column('o.id', text),
  purchaseId: column('o.purchase_id', text),
  trackingNumber: column('o.tracking_number', text),
  sharedBasketId: column('o.shared_basket_id', nullable(text)),
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
  orderedDeliveryFee: column('o.ordered_delivery_fee', nullable(decimal)),
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
  received: column('o.received', decimal),
  receivedOnline: column('o.received_online', decimal),
  claimed: column('o.claimed', decimal),
  givenBack: column('o.given_back', decimal),
  givenBackOnline: column('o.given_back_online', decimal),
  refundOwed: column('o.refund_owed', decimal),
  isBeingPaid: column('(o.claimed > 0 OR coalesce(o.paying_until > now(), false))', flag),
  paymentUnderCheck: column('o.payment_under_check', flag),
  handoverTries: column('o.handover_tries', int),
  undoneConfirmations: column('o.undone_confirmations', int),
  undoneShipments: column('o.undone_shipments', int),
  receiptConfirmedAt: column('o.receipt_confirmed_at', nullable(instant)),
  expiresAt: column('o.expires_at', instant),
  placedAt: column('o.placed_at', instant),
  deliveredAt: column('o.delivered_at', nullable(instant)),
  completedAt: column('o.completed_at', nullable(instant)),
  refunded: column('o.refunded', decimal),
  openProblems: column('o.open_problems', int),
  isRecalled: column(IS_RECALLED, flag),
  feePending: column('o.fee_pending', flag),
  sellerSuspended: column('o.seller_suspended', flag),
  preferredDay: column('o.preferred_day::text', nullable(text)),
  firstDay: column('o.first_day::text', nullable(text)),
  preferredWindow: column('o.preferred_window', nullable(oneOf(DeliveryWindow))),
  updatedAt: column('o.updated_at', instant),
  version: column('o.version', int),
} as const;
export const orderColumns = columns(orderColumnList);

/** An order with the columns that were selected. */
export type OrderSummary = Readonly<Pick<Order, 'id'> & Partial<Order>>;

type OrderColumn = keyof typeof orderColumnList;

/**
 * Names the columns that each field of a summary needs; most fields need the column of their own name. A field that a
 * loader finds by the order's id, such as `lines`, needs none. A selection with any other field reads all columns.
 */
const OF_A_SUMMARY = new Map<string, readonly OrderColumn[]>([
  ...(['id', 'trackingNumber', 'status', 'state', 'quantity', 'subtotal', 'deliveryFee', 'discount', 'total'] as const).map(ownColumn),
  ...(['deliveryMethod', 'contactName', 'contactPhone', 'address', 'note', 'paymentMethod', 'paymentStatus'] as const).map(ownColumn),
  ...(['placedAt', 'completedAt', 'updatedAt', 'version'] as const).map(ownColumn),
  ['money', ['id', 'status', 'total', 'refunded', 'received', 'claimed', 'givenBack', 'refundOwed', 'paymentUnderCheck']],
  ['__typename', []],
  ['lines', []],
  ['progress', ['status']],
  ['seller', ['sellerId']],
  ['buyer', ['buyerId']],
  ['upazila', ['upazilaId']],
]);

function ownColumn<Name extends OrderColumn>(name: Name): readonly [Name, readonly [Name]] {
  return [name, [name]];
}

const forms = new ColumnForms<OrderColumn, ColumnList<OrderSummary>>(
  // a selected path (`buyer.name`) takes none where it is computed from others
  (path) => OF_A_SUMMARY.get(path.split('.', 1)[0] ?? ''),
  (isSelected) => columns(chosenColumns((name) => name === 'id' || isSelected(name))) as ColumnList<OrderSummary>,
);

function chosenColumns(isChosen: (name: OrderColumn) => boolean): Partial<typeof orderColumnList> {
  return Object.fromEntries(Object.entries(orderColumnList).filter(([name]) => isChosen(name as OrderColumn)));
}

/** Returns the columns for these paths of an order: all where a path is computed from others. */
export const summaryColumns = (paths: readonly string[]): ColumnList<OrderSummary> => forms.find(paths) ?? orderColumns;
