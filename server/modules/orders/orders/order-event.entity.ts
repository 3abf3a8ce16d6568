import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { OrderStatus, PaymentStatus } from '../../../../schema/values/orders';
import './order.enums';
import { User } from '../../accounts/user.entity';
import { Order } from './order.entity';

@Index('order_events_order', ['orderId', 'createdAt', 'id'])
@Entity('order_events')
@ObjectType({ description: "One change of an order's state or of its payment; never edited." })
export class OrderEvent {
  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryColumn('uuid', { default: () => 'uuid_v7()' })
  id!: string;

  @Column('uuid')
  @ForeignKey(() => Order)
  orderId!: string;

  @Column('uuid', { nullable: true })
  @ForeignKey(() => User)
  actorId!: string | null;

  @Field(() => OrderStatus, { name: 'from', nullable: true, description: 'The state before; null for its placing.' })
  @Column('varchar', { length: 10, nullable: true })
  fromStatus!: OrderStatus | null;

  @Field(() => OrderStatus, { name: 'to', description: 'The state after; the same as before where only the payment changed.' })
  @Column('varchar', { length: 10 })
  toStatus!: OrderStatus;

  @Field(() => PaymentStatus, { name: 'payment', nullable: true, description: "The payment's state after." })
  @Column('varchar', { length: 8, nullable: true })
  paymentStatus!: PaymentStatus | null;

  @Field(() => String, { nullable: true, description: 'Why, where a reason was given.' })
  @Column('varchar', { length: 500, nullable: true })
  reason!: string | null;

  @Field(() => String, { nullable: true, description: 'Who did it; null for the market itself.' })
  actorName?: string | null;

  @Field(() => Date, { description: 'When.' })
  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
