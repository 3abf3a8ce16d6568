/** The rows of an order that is placed, and of its lines. */
import { limits } from '../../schema/values/limits';
import type { OrderDraft } from '../../server/modules/orders/pricing/draft-orders';
import { orderNotes } from '../data/delivery-texts.data';
import type { DemoUser } from '../market';
import { hoursAfter, type SeedClock } from '../simulation/seed-clock';
import type { SeedRandom } from '../simulation/seed-random';
import type { OrderLineRow, OrderRow } from './order-rows';

export interface Placing {
  readonly purchaseId: string;
  readonly at: Date;
  readonly buyer: DemoUser;
  readonly payment: Payment;
  /** The digits of the tracking number. */
  readonly number: number;
}

export type Payment = Pick<OrderRow, 'payment_method' | 'payment_number' | 'payment_reference' | 'payment_status'>;

export function orderRow(clock: SeedClock, random: SeedRandom, draft: OrderDraft, placing: Placing): OrderRow {
  const { at, buyer, payment, purchaseId, number } = placing;
  const isDelivery = draft.deliveryMethod === 'DELIVERY';
  // Orders that are still open must outlive the day on which the demo is looked at, at whatever hour it is.
  const patience = Math.max(hoursAfter(at, limits.orderExpiryHours).getTime(), clock.daysAhead(2).getTime());
  return {
    id: random.id(at),
    purchase_id: purchaseId,
    tracking_number: `HB-${number}`,
    buyer_id: buyer.row.id,
    seller_id: draft.sellerId,
    status: 'PLACED',
    quantity: draft.quantity,
    quantity_kg: draft.quantityKg,
    subtotal: draft.subtotal,
    delivery_fee: draft.deliveryFee,
    discount: draft.discount,
    platform_discount: draft.platformDiscount,
    total: draft.total,
    commission: draft.commission,
    delivery_method: draft.deliveryMethod,
    first_day: draft.firstDay,
    contact_name: buyer.row.name,
    contact_phone: buyer.row.phone,
    upazila_id: isDelivery ? buyer.place.upazilaId : null,
    address: isDelivery ? buyer.street : null,
    note: random.chance(0.06) ? random.pick(orderNotes) : null,
    ...payment,
    expires_at: new Date(patience),
    placed_at: at,
    delivered_at: null,
    completed_at: null,
    handover: null,
    updated_at: at,
    receipt_confirmed_at: null,
    received: '0.00',
    claimed: '0.00',
    given_back: '0.00',
  };
}

export function orderLineRow(id: string, orderId: string, line: OrderDraft['lines'][number]): OrderLineRow {
  return {
    id,
    order_id: orderId,
    position: line.position,
    product_id: line.productId,
    sell_post_id: line.sellPostId,
    product_name: line.productName,
    second_name: line.secondName,
    image_id: line.imageId,
    unit: line.unit,
    custom_unit_note: line.customUnitNote,
    second_unit_note: line.secondUnitNote,
    harvested_on: line.harvestedOn,
    quantity: line.quantity,
    ordered_quantity: line.quantity,
    quantity_kg: line.quantityKg,
    unit_price: line.unitPrice,
    line_total: line.lineTotal,
    is_public: line.isPublic,
    is_public_price: line.isPublicPrice,
    grade: line.grade,
  };
}
