import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { DeliveryMethod, OrderStatus, PaymentMethod, PaymentStatus } from '../../../schema/values/orders';
import { DecimalScalar } from '../../platform/graphql/decimal.scalar';
import './order.enums';

@Entity('orders')
@ObjectType({ description: 'What one buyer ordered from one seller at once. Seen by its two parties and by admins only.' })
export class Order {
  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryColumn('uuid', { default: () => 'uuid_v7()' })
  id!: string;

  @Column('uuid')
  purchaseId!: string;

  @Field({ description: 'The number to tell on the phone, e.g. HB-100001.' })
  @Column('varchar', { length: 20 })
  trackingNumber!: string;

  @Column('uuid')
  buyerId!: string;

  @Column('uuid')
  sellerId!: string;

  @Field(() => OrderStatus, { description: 'Its exact state.' })
  @Column('varchar', { length: 10 })
  status!: OrderStatus;

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

  @Field(() => DecimalScalar, { description: 'subtotal + deliveryFee - discount, BDT.' })
  @Column('numeric', { precision: 14, scale: 2 })
  total!: string;

  @Column('numeric', { precision: 14, scale: 2, default: 0 })
  commission!: string;

  @Field(() => DeliveryMethod, { description: 'Brought to the buyer, or fetched by him.' })
  @Column('varchar', { length: 8 })
  deliveryMethod!: DeliveryMethod;

  @Field({ description: 'Who receives the goods.' })
  @Column('varchar', { length: 120 })
  contactName!: string;

  @Field({ description: "The receiver's phone." })
  @Column('varchar', { length: 15 })
  contactPhone!: string;

  @Column('smallint', { nullable: true })
  upazilaId!: number | null;

  @Field(() => String, { nullable: true, description: 'House, road, village; null for pickup.' })
  @Column('varchar', { length: 300, nullable: true })
  address!: string | null;

  @Field(() => String, { nullable: true, description: "The buyer's words to the seller." })
  @Column('varchar', { length: 500, nullable: true })
  note!: string | null;

  @Field(() => PaymentMethod, { description: 'How the buyer pays.' })
  @Column('varchar', { length: 16 })
  paymentMethod!: PaymentMethod;

  @Field(() => String, { nullable: true, description: 'The mobile money number the buyer says he paid from; null for cash.' })
  @Column('varchar', { length: 15, nullable: true })
  paymentNumber!: string | null;

  @Field(() => String, { nullable: true, description: 'The transaction id (TrxID) the buyer gave; null for cash.' })
  @Column('varchar', { length: 40, nullable: true })
  paymentReference!: string | null;

  @Field(() => PaymentStatus, { description: 'Whether it is paid, apart from where the goods are.' })
  @Column('varchar', { length: 8, default: 'UNPAID' })
  paymentStatus!: PaymentStatus;

  @Column('timestamptz')
  expiresAt!: Date;

  @Field(() => Date, { description: 'When it was placed.' })
  @Column('timestamptz', { default: () => 'now()' })
  placedAt!: Date;

  @Column('timestamptz', { nullable: true })
  deliveredAt!: Date | null;

  @Field(() => Date, { description: 'When it last changed.' })
  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;
}
