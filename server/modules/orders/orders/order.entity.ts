import { Node } from '../../../platform/graphql/node.types';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { Handover } from '../../../../schema/values/orders/handover';
import { DeliveryFailure, OrderState } from '../../../../schema/values/orders/order-states';
import { DeliveryWindow } from '../../../../schema/values/orders/delivery';
import { DeliveryMethod, OrderStatus, PaymentMethod, PaymentStatus } from '../../../../schema/values/orders/orders';
import { DateScalar } from '../../../platform/graphql/calendar.scalar';
import { DecimalScalar } from '../../../platform/graphql/decimal.scalar';
import '../enums/delivery.enums';
import '../enums/order.enums';
import { User } from '../../accounts/users/user.entity';
import { Purchase } from './purchase.entity';
import { Upazila } from '../../geography/upazila.entity';
import { OrderAccount } from './order-account.entity';

@Unique(['trackingNumber'])
@Index('orders_buyer', { synchronize: false }) // btree (buyer_id, placed_at DESC, id DESC)
@Index('orders_buyer_changed', ['buyerId', 'updatedAt'])
@Index('orders_buyer_status', ['buyerId', 'status'])
@Index('orders_completing', ['deliveredAt'], { where: "status = 'DELIVERED' AND completed_at IS NULL" })
@Index('orders_delivered_at', ['deliveredAt'], { where: "status = 'DELIVERED'" })
@Index('orders_expiring', ['expiresAt'], { where: "status = 'PLACED'" })
@Index('orders_moving', ['status', 'updatedAt'], { where: "status IN ('PLACED', 'CONFIRMED', 'SHIPPED')" })
@Index('orders_parcel', ['parcelOrderId'], { where: 'parcel_order_id IS NOT NULL' })
@Index('orders_placed', { synchronize: false }) // btree (placed_at DESC, id DESC)
@Index('orders_purchase', ['purchaseId'])
@Index('orders_refused', ['buyerId'], { where: "failure = 'REFUSED'" })
@Index('orders_shared_basket', ['sharedBasketId', 'buyerId'], { unique: true, where: 'shared_basket_id IS NOT NULL' })
@Index('orders_seller', { synchronize: false }) // btree (seller_id, placed_at DESC, id DESC)
@Index('orders_seller_buyer', ['sellerId', 'buyerId'])
@Index('orders_seller_claimed', ['sellerId'], { where: 'claimed > 0' })
@Index('orders_seller_changed', ['sellerId', 'updatedAt'])
@Index('orders_seller_completing', ['sellerId'], { where: "status = 'DELIVERED' AND completed_at IS NULL" })
@Index('orders_seller_delivered', ['sellerId', 'deliveredAt'], { where: "status = 'DELIVERED'" })
@Index('orders_seller_quantity', { synchronize: false }) // btree (seller_id, quantity DESC, id DESC)
@Index('orders_seller_status', { synchronize: false }) // btree (seller_id, status, placed_at DESC, id DESC)
@Check('orders_attempts', 'delivery_attempts >= 0')
@Check('orders_check', 'buyer_id <> seller_id')
@Check('orders_completed', 'completed_at IS NULL OR delivered_at IS NOT NULL')
@Check('orders_delivered', "(status = 'DELIVERED') = (delivered_at IS NOT NULL)")
@Check('orders_delivery_method_check', "delivery_method IN ('DELIVERY', 'PICKUP')")
@Check('orders_failure', "failure IN ('REFUSED', 'ABSENT', 'ADDRESS', 'DAMAGED')")
@Check('orders_handover', "handover IN ('CODE', 'IMAGE', 'NONE', 'BUYER')")
@Check('orders_open_problems', 'open_problems >= 0')
@Check('orders_parcel_basket', 'parcel_order_id IS NULL OR (shared_basket_id IS NOT NULL AND parcel_order_id <> id)')
@Check('orders_payment_method_check', "payment_method IN ('CASH_ON_DELIVERY', 'BKASH', 'NAGAD', 'ROCKET', 'ONLINE')")
@Check('orders_payment_status_check', "payment_status IN ('UNPAID', 'CLAIMED', 'PARTLY_PAID', 'PAID', 'REFUND_DUE', 'REFUNDED')")
@Check('orders_platform_discount', 'platform_discount >= 0 AND platform_discount <= discount')
@Check('orders_status_check', "status IN ('PLACED', 'CONFIRMED', 'SHIPPED', 'DELIVERED', 'REJECTED', 'EXPIRED', 'CANCELLED')")
@Check('orders_refunded', 'refunded >= 0 AND refunded <= total')
@Check(
  'orders_substate',
  "substate IS NULL OR (substate = 'DELIVERY_FAILED' AND status = 'SHIPPED') OR (substate = 'RETURNED' AND status = 'CANCELLED') OR (substate = 'WEIGHT_PROPOSED' AND status = 'CONFIRMED') OR (substate IN ('FEE_PROPOSED', 'PART_PROPOSED') AND status = 'PLACED')",
)
@Check('orders_total', '(total = ((subtotal + delivery_fee) - discount)) AND discount <= subtotal')
@Entity('orders')
@ObjectType({
  implements: Node,
  description: 'What one buyer ordered from one seller at once. Seen by its two parties and by admins only.',
})
export class Order extends OrderAccount {
  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryColumn('uuid', { default: () => 'uuid_v7()' })
  id!: string;

  @Column('uuid')
  @ForeignKey(() => Purchase)
  purchaseId!: string;

  @Field({ description: 'The number to quote on the phone, e.g. HB-100001.' })
  // spelled as TypeORM reads it back from PostgreSQL
  @Column('varchar', { length: 20, default: () => "('HB-'|| nextval('tracking_number_seq'))" })
  trackingNumber!: string;

  /** The basket belongs to a later module, so the column has no foreign key. */
  @Field(() => ID, { nullable: true, description: 'The shared basket it is a part of: its orders go in one parcel. Null for others.' })
  @Column('uuid', { nullable: true })
  sharedBasketId?: string | null;

  @Column('uuid')
  @ForeignKey(() => User)
  buyerId!: string;

  @Column('uuid')
  @ForeignKey(() => User)
  sellerId!: string;

  @Field(() => OrderStatus, { description: 'Its coarse state; `state` is the exact one.' })
  @Column('varchar', { length: 10 })
  status!: OrderStatus;

  /** Where the state is finer than the status; `state` is read of both. */
  @Column('varchar', { length: 16, nullable: true })
  substate?: string | null;

  @Field(() => OrderState, { description: 'Its exact state. A client should take a state that it does not know for its `status`.' })
  state!: OrderState;

  @Field(() => DeliveryFailure, {
    nullable: true,
    description: 'Why the last delivery failed; null where none did, and once it is sent again.',
  })
  @Column('varchar', { length: 8, nullable: true })
  failure!: DeliveryFailure | null;

  @Field(() => Handover, {
    nullable: true,
    description: 'How it was handed over; null before, and where an admin ended it.',
  })
  @Column('varchar', { length: 5, nullable: true })
  handover!: Handover | null;

  @Field(() => Int, { description: 'How often it left the store.' })
  @Column('smallint', { default: 0 })
  deliveryAttempts!: number;

  @Field(() => DecimalScalar, { description: "Sum of the lines' quantities, as the seller's table shows it." })
  @Column('numeric', { precision: 14, scale: 3 })
  quantity!: string;

  @Column('numeric', { precision: 14, scale: 3, default: 0 })
  quantityKg!: string;

  @Field(() => DecimalScalar, { description: 'Sum of the line totals, BDT.' })
  @Column('numeric', { precision: 14, scale: 2 })
  subtotal!: string;

  @Field(() => DecimalScalar, { description: 'Delivery fee, BDT; 0.00 for pickup.' })
  @Column('numeric', { precision: 14, scale: 2, default: 0 })
  deliveryFee!: string;

  @Field(() => DecimalScalar, { description: "This order's share of the coupon, BDT." })
  @Column('numeric', { precision: 14, scale: 2, default: 0 })
  discount!: string;

  @Field(() => DecimalScalar, { description: 'The part of the discount that the platform pays, so that the seller earns no less, BDT.' })
  @Column('numeric', { precision: 14, scale: 2, default: 0 })
  platformDiscount!: string;

  @Field(() => DecimalScalar, { description: 'subtotal + deliveryFee - discount, BDT.' })
  @Column('numeric', { precision: 14, scale: 2 })
  total!: string;

  @Column('numeric', { precision: 14, scale: 2, default: 0 })
  commission!: string;

  @Field(() => DeliveryMethod, { description: 'Delivered to the buyer, or picked up by the buyer.' })
  @Column('varchar', { length: 8 })
  deliveryMethod!: DeliveryMethod;

  @Field({ description: 'Who receives the order.' })
  @Column('varchar', { length: 120 })
  contactName!: string;

  @Field({ description: "The receiver's phone." })
  @Column('varchar', { length: 15 })
  contactPhone!: string;

  @Column('smallint', { nullable: true })
  @ForeignKey(() => Upazila)
  upazilaId!: number | null;

  @Field(() => String, { nullable: true, description: 'House, road, village; null for pickup.' })
  @Column('varchar', { length: 300, nullable: true })
  address!: string | null;

  @Field(() => String, { nullable: true, description: "The buyer's message to the seller." })
  @Column('varchar', { length: 500, nullable: true })
  note!: string | null;

  @Field(() => PaymentMethod, { description: 'How the buyer pays.' })
  @Column('varchar', { length: 16 })
  paymentMethod!: PaymentMethod;

  @Field(() => String, { nullable: true, description: 'The mobile money number that the buyer reported to have paid from; null for cash.' })
  @Column('varchar', { length: 15, nullable: true })
  paymentNumber!: string | null;

  @Field(() => String, { nullable: true, description: 'The transaction id (TrxID) the buyer gave; null for cash.' })
  @Column('varchar', { length: 40, nullable: true })
  paymentReference!: string | null;

  /** Derived by a trigger from the amounts below, whatever is written. */
  @Field(() => PaymentStatus, { description: 'What its account comes to; the amounts are in `money`.' })
  @Column('varchar', { length: 11, default: 'UNPAID' })
  paymentStatus!: PaymentStatus;

  @Field(() => Date, { nullable: true, description: 'When the buyer confirmed the receipt; problems can still be reported.' })
  @Column('timestamptz', { nullable: true })
  receiptConfirmedAt!: Date | null;

  @Column('timestamptz')
  expiresAt!: Date;

  @Field(() => Date, { description: 'When it was placed.' })
  @Column('timestamptz', { default: () => 'now()' })
  placedAt!: Date;

  @Column('timestamptz', { nullable: true })
  deliveredAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description:
      'When it was complete: the time for problems after a confirmed receipt is over, or three days after the delivery; null before.',
  })
  @Column('timestamptz', { nullable: true })
  completedAt!: Date | null;

  @Field(() => DecimalScalar, { description: 'What problems took off the total, BDT; `money.refunded` is what was given back.' })
  @Column('numeric', { precision: 14, scale: 2, default: 0 })
  refunded!: string;

  /** How many problems of it are active: it is not completed before they have ended. */
  @Column('smallint', { default: 0 })
  openProblems!: number;

  @Field(() => Boolean, { description: 'It is on its way with goods that were recalled: it is not delivered, but comes back.' })
  isRecalled!: boolean;

  @Field(() => Boolean, { description: 'The seller has yet to name the delivery fee: it is not in deliveryFee and total.' })
  @Column('boolean', { default: false })
  feePending!: boolean;

  @Field(() => Boolean, { description: 'The market has suspended its seller: the buyer may cancel it as long as it was not sent.' })
  @Column('boolean', { default: false })
  sellerSuspended!: boolean;

  @Field(() => DateScalar, { nullable: true, description: 'The day the buyer prefers; null where any day suits.' })
  @Column('date', { nullable: true })
  preferredDay!: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'The first day that checkout offered; null for orders of earlier releases.' })
  @Column('date', { nullable: true })
  firstDay!: string | null;

  @Field(() => DeliveryWindow, { nullable: true, description: 'The part of the day the buyer prefers; null where any time suits.' })
  @Column('varchar', { length: 16, nullable: true })
  preferredWindow!: DeliveryWindow | null;

  @Field(() => Date, { description: 'When it last changed.' })
  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;

  @Field(() => Int, { description: 'Counts the changes of its status and payment, from 1; webhooks send it as well.' })
  @Column('integer', { default: 1 })
  version!: number;
}
