/**
 * The table of purchases. A drafted purchase is written with all that follows from it but the reservation of its products in one statement, since round trips
 * inside the transaction are what placing an order costs; the same statement returns what the response, the notifications and the reservation need. The
 * tables of other modules are written by SQL that their owners give. Called by CheckoutService.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import { limits } from '../../../../schema/values/limits';
import { NotificationType } from '../../../../schema/values/market/notifications';
import type { PaymentMethod, PaymentStatus } from '../../../../schema/values/orders/orders';
import { ColumnForms } from '../../../platform/db/column-forms';
import {
  column,
  type ColumnList,
  columns,
  decimal,
  flag,
  instant,
  listOf,
  nullable,
  oneOf,
  type RowOf,
  type RowOfColumns,
  select,
  selectOne,
  shape,
  text,
} from '../../../platform/db/columns';
import type { Db } from '../../../platform/db/sql';
import { sellingRoles } from '../../../../schema/values/accounts/roles';
import { Outbox } from '../../../platform/outbox/outbox';
import { markAddressesUsed } from '../../accounts/addresses/addresses.service';
import { countPlaced } from '../../customers/customer-figures.service';
import { recipientColumns } from '../../notifications/notifications.service';
import { chosenOrderColumns, columnsOfPath, type OrderColumn } from '../orders/order-columns.query';
import type { Order } from '../orders/order.entity';
import type { OrderDraft } from './draft-orders';

export interface PurchaseDraft {
  /** Null: a new one. */
  readonly id: string | null;
  /** Its one order is a part of this shared basket. */
  readonly sharedBasketId: string | null;
  readonly buyerId: string;
  readonly couponId: string | null;
  readonly total: string;
  readonly orders: readonly OrderDraft[];
  readonly contactName: string;
  readonly contactPhone: string;
  readonly upazilaId: number | null;
  readonly address: string | null;
  readonly note: string | null;
  readonly paymentMethod: PaymentMethod;
  readonly paymentNumber: string | null;
  readonly paymentReference: string | null;
  readonly paymentStatus: PaymentStatus;
}

const purchase = columns({
  id: column('id', text),
  buyerId: column('buyer_id', text),
  couponId: column('coupon_id', nullable(text)),
  total: column('total', decimal),
  createdAt: column('created_at', instant),
});

const recipient = recipientColumns('s', NotificationType.NEW_ORDER);

const OF_BUYER = (list: string) => `SELECT ${list} FROM purchases WHERE id = $1 AND buyer_id = $2`;
const LINES = `(SELECT json_agg(json_build_object('orderLineId', line.id, 'productId', line.product_id, 'quantity', line.quantity::text))
  FROM lines line WHERE line.order_id = o.id)`;

/** What notifications and the reservation need of an order, whatever an operation selects. */
const NEEDED = ['id', 'trackingNumber', 'buyerId', 'sellerId', 'total'] as const satisfies readonly OrderColumn[];
type Needed = (typeof NEEDED)[number];
const needed = new Set<string>(NEEDED);

/** Beside the columns of an order `o`, of its first line `l` and its seller `s`. */
const placedColumns = (hasListener: string) => ({
  purchasedAt: column('purchase.created_at', instant),
  product: column('l.product_name', text),
  productImageId: column('l.image_id', nullable(text)),
  lines: column(LINES, listOf(shape({ orderLineId: text, productId: text, quantity: decimal }))),
  sellerName: column('s.name', text),
  sellerRole: column('s.role', oneOf(sellingRoles)),
  sellerPhone: recipient.phone,
  sellerLanguage: recipient.language,
  sellerWantsSms: recipient.wantsSms,
  sellerHasDevices: recipient.hasDevices,
  hasListener: column(hasListener, flag),
});
/** An order as it was written, with the columns that were selected. */
export type PlacedOrder = Pick<Order, Needed> & Partial<Order> & RowOfColumns<ReturnType<typeof placedColumns>>;

const WRITE = (list: string): string => `
  WITH purchase AS (
    INSERT INTO purchases (id, buyer_id, coupon_id, total) VALUES (coalesce($1::uuid, uuid_v7()), $2, $3, $4) RETURNING id, created_at
  ), placed AS (
    INSERT INTO orders (purchase_id, buyer_id, seller_id, status, quantity, quantity_kg, subtotal, delivery_fee, discount, platform_discount,
      ordered_discount, ordered_platform_discount, total, agreed_total,
      commission, commission_percent, fee_pending, preferred_day, preferred_window, delivery_method, contact_name, contact_phone, upazila_id, address, note, payment_method, payment_number, payment_reference,
      payment_status, expires_at, shared_basket_id)
    SELECT purchase.id, $2, d."sellerId", 'PLACED', d.quantity, d."quantityKg", d.subtotal, d."deliveryFee", d.discount, d."platformDiscount",
      d.discount, d."platformDiscount", d.total, d.total, d.commission, d."commissionPercent", d."feePending", d."preferredDay", d."preferredWindow",
      d."deliveryMethod", $7, $8, CASE d."deliveryMethod" WHEN 'DELIVERY' THEN $9::smallint END, CASE d."deliveryMethod" WHEN 'DELIVERY' THEN $10 END,
      $11, $12, $13, $14, $15, now() + $16 * interval '1 hour', $17::uuid
    FROM purchase, jsonb_to_recordset($5) AS d ("sellerId" uuid, quantity numeric, "quantityKg" numeric, subtotal numeric,
      "deliveryFee" numeric, discount numeric, "platformDiscount" numeric, total numeric, commission numeric, "commissionPercent" numeric, "deliveryMethod" text,
      "feePending" boolean, "preferredDay" date, "preferredWindow" text)
    RETURNING *
  ), lines AS (
    INSERT INTO order_lines (order_id, position, product_id, sell_post_id, product_name, image_id, unit, custom_unit_note,
      quantity, ordered_quantity, quantity_kg, unit_kg, unit_price, line_total, platform_pays, is_public, is_public_price)
    SELECT placed.id, l.position, l."productId", l."sellPostId", l."productName", l."imageId", l.unit, l."customUnitNote",
      l.quantity, l.quantity, l."quantityKg", l."unitKg", l."unitPrice", l."lineTotal", l."platformPays", l."isPublic", l."isPublicPrice"
    FROM placed JOIN jsonb_to_recordset($6) AS l ("sellerId" uuid, position int, "productId" uuid, "sellPostId" uuid, "productName" text,
      "imageId" uuid, unit text, "customUnitNote" text, quantity numeric, "quantityKg" numeric, "unitKg" numeric, "unitPrice" numeric, "lineTotal" numeric, "platformPays" numeric,
      "isPublic" boolean, "isPublicPrice" boolean)
      ON l."sellerId" = placed.seller_id
    RETURNING id, order_id, position, product_id, product_name, image_id, quantity
  ), events AS (
    INSERT INTO order_events (order_id, actor_id, to_status, payment_status) SELECT id, $2, 'PLACED', $15 FROM placed
  ), customers AS (${countPlaced('placed')}
  ), addresses AS (${markAddressesUsed('placed')}
  ), emptied AS (
    DELETE FROM cart_lines WHERE user_id = $2 AND $17::uuid IS NULL AND product_id IN (SELECT product_id FROM lines)
  )
  SELECT ${list} FROM purchase CROSS JOIN placed o JOIN lines l ON l.order_id = o.id AND l.position = 0 JOIN users s ON s.id = o.seller_id ORDER BY o.id`;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class PurchasesStore {
  private readonly forms: ColumnForms<OrderColumn, ColumnList<PlacedOrder>>;
  private readonly whole: ColumnList<PlacedOrder>;

  constructor(outbox: Outbox) {
    const others = placedColumns(outbox.hasListener('o.seller_id', 'o.buyer_id'));
    const listOf = (isSelected: (name: OrderColumn) => boolean) =>
      columns({ ...chosenOrderColumns((name) => needed.has(name) || isSelected(name)), ...others }) as ColumnList<PlacedOrder>;
    this.forms = new ColumnForms(columnsOfPath, listOf);
    this.whole = listOf(() => true);
  }

  /** The orders that were written, in the order of their ids. `selected`: what the caller reads of them (`seller.name`), and no more; null: all. */
  write(tx: EntityManager, draft: PurchaseDraft, selected: readonly string[] | null = null): Promise<PlacedOrder[]> {
    const placed = (selected && this.forms.find(selected)) ?? this.whole;
    return select(tx, placed, WRITE, [
      ...[draft.id, draft.buyerId, draft.couponId, draft.total],
      ...[
        JSON.stringify(draft.orders.map(({ lines: _lines, ...order }) => order)),
        JSON.stringify(draft.orders.flatMap((order) => order.lines)),
      ],
      ...[draft.contactName, draft.contactPhone, draft.upazilaId, draft.address, draft.note],
      ...[
        draft.paymentMethod,
        draft.paymentNumber,
        draft.paymentReference,
        draft.paymentStatus,
        limits.orderExpiryHours,
        draft.sharedBasketId,
      ],
    ]);
  }

  of(db: Db, id: string, buyerId: string): Promise<RowOf<typeof purchase> | null> {
    return selectOne(db, purchase, OF_BUYER, [id, buyerId]);
  }
}
