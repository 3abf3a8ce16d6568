/** The rows of orders, as rows.ts describes the others. */
import type { Grade } from '../../schema/values/catalogue/grades';
import type { Handover } from '../../schema/values/orders/handover';
import type { OrderEventAction } from '../../schema/values/orders/order-moves';
import type { DeliveryMethod, OrderStatus, PaymentMethod, PaymentStatus } from '../../schema/values/orders/orders';

export interface OrderRow {
  id: string;
  purchase_id: string;
  tracking_number: string;
  buyer_id: string;
  seller_id: string;
  status: OrderStatus;
  quantity: string;
  quantity_kg: string;
  subtotal: string;
  delivery_fee: string;
  discount: string;
  platform_discount: string;
  total: string;
  commission: string;
  delivery_method: DeliveryMethod;
  first_day: string | null;
  contact_name: string;
  contact_phone: string;
  upazila_id: number | null;
  address: string | null;
  note: string | null;
  payment_method: PaymentMethod;
  payment_number: string | null;
  payment_reference: string | null;
  payment_status: PaymentStatus;
  /** Sums of order_payments and order_refunds. */
  received: string;
  claimed: string;
  given_back: string;
  expires_at: Date;
  placed_at: Date;
  delivered_at: Date | null;
  completed_at: Date | null;
  receipt_confirmed_at: Date | null;
  handover: Handover | null;
  updated_at: Date;
}

export interface OrderLineRow {
  id: string;
  order_id: string;
  position: number;
  product_id: string;
  sell_post_id: string | null;
  harvested_on: string | null;
  grade: Grade | null;
  product_name: string;
  second_name: string | null;
  image_id: string | null;
  unit: string;
  custom_unit_note: string | null;
  second_unit_note: string | null;
  quantity: string;
  ordered_quantity: string;
  quantity_kg: string;
  unit_price: string;
  line_total: string;
  is_public: boolean;
  is_public_price: boolean;
}

interface OrderEventRow {
  id: string;
  order_id: string;
  actor_id: string | null;
  action: OrderEventAction | null;
  from_status: OrderStatus | null;
  to_status: OrderStatus;
  payment_status: PaymentStatus;
  reason: string | null;
  created_at: Date;
}

interface OrderPaymentRow {
  id: string;
  order_id: string;
  method: PaymentMethod;
  amount: string;
  state: 'CLAIMED' | 'RECEIVED';
  number: string | null;
  reference: string | null;
  made_at: Date;
  decided_at: Date | null;
}

interface OrderRefundRow {
  id: string;
  order_id: string;
  buyer_id: string;
  seller_id: string;
  payer: 'SELLER';
  amount: string;
  state: 'CONFIRMED';
  due_at: Date;
  method: PaymentMethod;
  reference: string | null;
  owed_at: Date;
  given_at: Date;
  decided_at: Date;
}

/** The tables of orders, in the order of their foreign keys. */
export interface OrderRows {
  orders: OrderRow[];
  order_lines: OrderLineRow[];
  order_events: OrderEventRow[];
  order_payments: OrderPaymentRow[];
  order_refunds: OrderRefundRow[];
  handover_codes: { order_id: string; code: string; created_at: Date }[];
}

export interface ReviewRow {
  id: string;
  order_line_id: string;
  product_id: string;
  seller_id: string;
  author_id: string;
  stars: number;
  body: string | null;
  reply: string | null;
  replied_at: Date | null;
  created_at: Date;
}
