import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { OrderEventAction } from '../../../../schema/values/orders/order-moves';
import { OrderState } from '../../../../schema/values/orders/order-states';
import { PaymentStatus } from '../../../../schema/values/orders/orders';
import '../enums/order.enums';
import { User } from '../../accounts/users/user.entity';
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

  /** The agent who did it for the actor. */
  @Column('uuid', { nullable: true, default: () => 'acting_agent()' })
  handledBy?: string | null;

  @Field(() => OrderEventAction, {
    nullable: true,
    description: 'What was done; null for its placing, a change of its payment alone, and a comment.',
  })
  @Column('varchar', { length: 16, nullable: true })
  action!: OrderEventAction | null;

  @Field(() => OrderState, { name: 'fromState', nullable: true, description: 'The exact state before; null for its placing.' })
  @Column('varchar', { name: 'from_status', length: 16, nullable: true })
  fromState!: OrderState | null;

  @Field(() => OrderState, { name: 'toState', description: 'The exact state after; the same as before where the order did not move.' })
  @Column('varchar', { name: 'to_status', length: 16 })
  toState!: OrderState;

  @Field(() => PaymentStatus, { name: 'payment', nullable: true, description: "The payment's state after." })
  @Column('varchar', { length: 11, nullable: true })
  paymentStatus!: PaymentStatus | null;

  @Field(() => String, { nullable: true, description: 'Why, where a reason was given.' })
  @Column('varchar', { length: 500, nullable: true })
  reason!: string | null;

  @Field(() => String, { nullable: true, description: 'Who did it; null for the market itself.' })
  actorName?: string | null;

  @Field(() => String, { nullable: true, description: 'Who did it for them, under a grant; null where they did it themselves.' })
  handledByName?: string | null;

  @Field(() => Date, { description: 'When.' })
  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
