/**
 * The table of purchases. A drafted purchase is written with all that follows from it but notifications and the
 * reservation of its products in one statement, since statements inside the transaction are what placing an order
 * costs; the same statement returns what the response needs. The tables of other modules are written by SQL that their
 * owners give. Called by CheckoutService and SharedCheckoutService.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { limits } from '../../../../schema/values/limits';
import { DeliveryMethod, type PaymentMethod } from '../../../../schema/values/orders/orders';
import {
  column,
  columns,
  decimal,
  instant,
  nullable,
  type RowOf,
  type Selection,
  selection,
  selectOne,
  text,
} from '../../../platform/db/columns';
import type { Db } from '../../../platform/db/sql';
import { GivenRows } from '../../../platform/db/statements/given-rows';
import { oncePerForm } from '../../../platform/db/statements/once-per-form';
import { type IdempotentRequest, keyParams, storeKey } from '../../../platform/idempotency/idempotency.service';
import { markAddressesUsed } from '../../accounts/addresses/addresses.service';
import { recordReserved } from '../../catalogue/stock/stock.service';
import { countPlaced } from '../../customers/customer-figures.service';
import { orderColumns } from '../orders/order-columns.query';
import type { Order } from '../orders/order.entity';
import type { NumberedOrder } from './numbered-orders';

export interface PurchaseDraft {
  readonly id: string;
  /** The request under a key that asked for the purchase; it is stored with the purchase. */
  readonly request: IdempotentRequest | null;
  /** The shared basket of which the one order of the purchase is a part. */
  readonly sharedBasketId: string | null;
  readonly buyerId: string;
  /** This user places it: another user than the buyer where several order together. */
  readonly actorId: string;
  readonly couponId: string | null;
  readonly total: string;
  readonly orders: readonly NumberedOrder[];
  readonly contactName: string;
  readonly contactPhone: string;
  readonly upazilaId: number | null;
  readonly address: string | null;
  readonly note: string | null;
  readonly paymentMethod: PaymentMethod;
}

const purchase = columns({
  id: column('id', text),
  buyerId: column('buyer_id', text),
  couponId: column('coupon_id', nullable(text)),
  total: column('total', decimal),
  createdAt: column('created_at', instant),
});

const OF_BUYER = (list: string) => `SELECT ${list} FROM purchases WHERE id = $1 AND buyer_id = $2`;

const givenOrders = new GivenRows({
  id: 'uuid',
  trackingNumber: 'text',
  sellerId: 'uuid',
  quantity: 'numeric',
  quantityKg: 'numeric',
  subtotal: 'numeric',
  deliveryFee: 'numeric',
  discount: 'numeric',
  platformDiscount: 'numeric',
  total: 'numeric',
  commission: 'numeric',
  commissionPercent: 'numeric',
  deliveryMethod: 'text',
  feePending: 'boolean',
  preferredDay: 'date',
  preferredWindow: 'text',
  firstDay: 'date',
});
const givenLines = new GivenRows({
  id: 'uuid',
  orderId: 'uuid',
  position: 'int',
  productId: 'uuid',
  sellPostId: 'uuid',
  productName: 'text',
  secondName: 'text',
  harvestedOn: 'date',
  harvestedUntil: 'date',
  grade: 'text',
  imageId: 'uuid',
  unit: 'text',
  customUnitNote: 'text',
  secondUnitNote: 'text',
  quantity: 'numeric',
  quantityKg: 'numeric',
  unitKg: 'numeric',
  unitPrice: 'numeric',
  lineTotal: 'numeric',
  platformPays: 'numeric',
  isPublic: 'boolean',
  isPublicPrice: 'boolean',
});

interface Form {
  readonly isOneOrder: boolean;
  readonly isOneLine: boolean;
  /** An order is brought to an address. */
  readonly hasDelivery: boolean;
  /** True where the purchase is stored under an idempotency key. */
  readonly hasKey: boolean;
}
/** Where the parameters of the orders begin. */
const FIRST = 15;
const BROUGHT = (value: string) => `CASE d."deliveryMethod" WHEN 'DELIVERY' THEN ${value} END`;

/**
 * The columns of a single order or line that is written are read from the parameters, those of several from the written
 * rows.
 */
const write =
  ({ isOneOrder, isOneLine, hasDelivery, hasKey }: Form) =>
  (list: string): string => {
    const orders = givenOrders.source(isOneOrder, FIRST, 'd');
    const placed = isOneOrder
      ? `(SELECT d.id, d.total, $2::uuid AS buyer_id, d."sellerId" AS seller_id, ${BROUGHT('$7::smallint')} AS upazila_id,
      ${BROUGHT('$8')} AS address FROM ${orders}) placed`
      : 'placed';
    const firstOfLines = FIRST + givenOrders.width(isOneOrder);
    const given = givenLines.source(isOneLine, firstOfLines, 'l');
    const lines = isOneLine ? `(SELECT l.id, l."productId" AS product_id, l.quantity FROM ${given}) line` : 'lines';
    const key = `, key AS (${storeKey('$2', '$1::uuid', firstOfLines + givenLines.width(isOneLine))}\n  )`;
    return `
  WITH purchase AS (
    INSERT INTO purchases (id, buyer_id, coupon_id, total) VALUES ($1, $2, $3, $4)
  ), placed AS (
    INSERT INTO orders AS o (id, tracking_number, purchase_id, buyer_id, seller_id, status, quantity, quantity_kg, subtotal, delivery_fee, discount, platform_discount,
      ordered_discount, ordered_platform_discount, total, agreed_total,
      commission, commission_percent, fee_pending, preferred_day, preferred_window, first_day, delivery_method, contact_name, contact_phone, upazila_id, address, note,
      payment_method, expires_at, shared_basket_id)
    SELECT d.id, d."trackingNumber", $1, $2, d."sellerId", 'PLACED', d.quantity, d."quantityKg", d.subtotal, d."deliveryFee", d.discount, d."platformDiscount",
      d.discount, d."platformDiscount", d.total, d.total, d.commission, d."commissionPercent", d."feePending", d."preferredDay", d."preferredWindow", d."firstDay",
      d."deliveryMethod", $5, $6, ${BROUGHT('$7::smallint')}, ${BROUGHT('$8')}, $9, $10, now() + $11 * interval '1 hour', $12::uuid
    FROM ${orders}
    RETURNING ${isOneOrder ? list : '*'}
  ), lines AS (
    INSERT INTO order_lines (id, order_id, position, product_id, sell_post_id, harvested_on, harvested_until, grade, product_name, second_name, image_id, unit, custom_unit_note, second_unit_note,
      quantity, ordered_quantity, quantity_kg, unit_kg, unit_price, line_total, platform_pays, is_public, is_public_price)
    SELECT l.id, l."orderId", l.position, l."productId", l."sellPostId", l."harvestedOn", l."harvestedUntil", l.grade, l."productName", l."secondName", l."imageId", l.unit, l."customUnitNote", l."secondUnitNote",
      l.quantity, l.quantity, l."quantityKg", l."unitKg", l."unitPrice", l."lineTotal", l."platformPays", l."isPublic", l."isPublicPrice"
    FROM ${given} ${isOneLine ? '' : 'RETURNING id, product_id, quantity'}
  ), movements AS (${recordReserved(lines, '$14')}
  ), events AS (
    INSERT INTO order_events (order_id, actor_id, to_status, payment_status)
    SELECT id, $2, 'PLACED', CASE WHEN total = 0 THEN 'PAID' ELSE 'UNPAID' END FROM ${placed}
  ), customers AS (${countPlaced(placed)}
  )${hasDelivery ? `, addresses AS (${markAddressesUsed(placed)}\n  )` : ''}, emptied AS (
    DELETE FROM cart_lines WHERE user_id = $2 AND $12::uuid IS NULL AND product_id = ANY ($13::uuid[])
  )${hasKey ? key : ''}
  ${isOneOrder ? 'SELECT * FROM placed' : `SELECT ${list} FROM placed o ORDER BY o.id`}`;
  };

const writingOf = oncePerForm(write);

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class PurchasesStore {
  /**
   * Returns the statement that writes it with the movements of its stock, which is reserved afterwards
   * (StockService.prepareReserve); its rows are the orders in the order of their ids.
   */
  prepareWrite(draft: PurchaseDraft): Selection<Order> {
    // in the order of products, in which the lines lock the deals that pay for them
    const lines = draft.orders.flatMap((order) => order.lines).toSorted((a, b) => (a.productId < b.productId ? -1 : 1));
    const form: Form = {
      isOneOrder: draft.orders.length === 1,
      isOneLine: lines.length === 1,
      hasDelivery: draft.orders.some(({ deliveryMethod }) => deliveryMethod === DeliveryMethod.DELIVERY),
      hasKey: draft.request !== null,
    };
    return selection(orderColumns, writingOf(form), [
      draft.id,
      draft.buyerId,
      draft.couponId,
      draft.total,
      draft.contactName,
      draft.contactPhone,
      draft.upazilaId,
      draft.address,
      draft.note,
      draft.paymentMethod,
      limits.orderExpiryHours,
      draft.sharedBasketId,
      lines.map(({ productId }) => productId),
      draft.actorId,
      ...givenOrders.params(draft.orders),
      ...givenLines.params(lines),
      ...(draft.request ? keyParams(draft.request) : []),
    ]);
  }

  findOfBuyer(db: Db, id: string, buyerId: string): Promise<RowOf<typeof purchase> | null> {
    return selectOne(db, purchase, OF_BUYER, [id, buyerId]);
  }
}
