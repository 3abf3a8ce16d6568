/**
 * Writes a drafted purchase: purchase, orders, lines, first events and the seller's customer in one statement, since round trips inside the transaction are what
 * placing an order costs. Decides nothing.
 */
import { injectable, Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import { limits } from '../../../schema/values/limits';
import type { DeliveryMethod, PaymentMethod, PaymentStatus } from '../../../schema/values/orders';
import { rows } from '../../platform/db/sql';
import type { OrderDraft } from './draft-orders';

export interface PurchaseDraft {
  readonly id: string;
  readonly buyerId: string;
  readonly couponId: string | null;
  readonly total: string;
  readonly orders: readonly OrderDraft[];
  readonly deliveryMethod: DeliveryMethod;
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

export interface WrittenLine {
  readonly lineId: string;
  readonly productId: string;
  readonly quantity: string;
  readonly orderId: string;
}

const WRITE = `
  WITH purchase AS (
    INSERT INTO purchases (id, buyer_id, coupon_id, total) VALUES ($1, $2, $3, $4) RETURNING id
  ), placed AS (
    INSERT INTO orders (purchase_id, buyer_id, seller_id, status, quantity, quantity_kg, subtotal, delivery_fee, discount, total, commission,
      delivery_method, contact_name, contact_phone, upazila_id, address, note, payment_method, payment_number, payment_reference,
      payment_status, expires_at)
    SELECT purchase.id, $2, d."sellerId", 'PLACED', d.quantity, d."quantityKg", d.subtotal, d."deliveryFee", d.discount, d.total, d.commission,
      $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, now() + $17 * interval '1 hour'
    FROM purchase, jsonb_to_recordset($5) AS d ("sellerId" uuid, quantity numeric, "quantityKg" numeric, subtotal numeric,
      "deliveryFee" numeric, discount numeric, total numeric, commission numeric)
    RETURNING id, seller_id
  ), lines AS (
    INSERT INTO order_lines (order_id, position, product_id, sell_post_id, product_name, image_id, unit, custom_unit_note,
      quantity, quantity_kg, unit_price, line_total, is_public_price)
    SELECT placed.id, l.position, l."productId", l."sellPostId", l."productName", l."imageId", l.unit, l."customUnitNote",
      l.quantity, l."quantityKg", l."unitPrice", l."lineTotal", l."isPublicPrice"
    FROM placed JOIN jsonb_to_recordset($6) AS l ("sellerId" uuid, position int, "productId" uuid, "sellPostId" uuid, "productName" text,
      "imageId" uuid, unit text, "customUnitNote" text, quantity numeric, "quantityKg" numeric, "unitPrice" numeric, "lineTotal" numeric,
      "isPublicPrice" boolean)
      ON l."sellerId" = placed.seller_id
    RETURNING id, order_id, product_id, quantity
  ), events AS (
    INSERT INTO order_events (order_id, actor_id, to_status, payment_status) SELECT id, $2, 'PLACED', $16 FROM placed
  ), customers AS (
    INSERT INTO customers AS c (seller_id, buyer_id, order_count, first_ordered_at, last_ordered_at)
    SELECT seller_id, $2, 1, now(), now() FROM placed ORDER BY seller_id
    ON CONFLICT (seller_id, buyer_id) DO UPDATE SET order_count = c.order_count + 1,
      first_ordered_at = least(c.first_ordered_at, excluded.first_ordered_at), last_ordered_at = greatest(c.last_ordered_at, excluded.last_ordered_at)
  )
  SELECT id AS "lineId", product_id AS "productId", quantity, order_id AS "orderId" FROM lines ORDER BY product_id`;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class PurchaseWriterService {
  /** In the order of products' ids. */
  write(tx: EntityManager, draft: PurchaseDraft): Promise<WrittenLine[]> {
    return rows<WrittenLine>(tx, WRITE, [
      ...[draft.id, draft.buyerId, draft.couponId, draft.total],
      ...[JSON.stringify(draft.orders), JSON.stringify(draft.orders.flatMap((order) => order.lines))],
      ...[draft.deliveryMethod, draft.contactName, draft.contactPhone, draft.upazilaId, draft.address, draft.note],
      ...[draft.paymentMethod, draft.paymentNumber, draft.paymentReference, draft.paymentStatus, limits.orderExpiryHours],
    ]);
  }
}
