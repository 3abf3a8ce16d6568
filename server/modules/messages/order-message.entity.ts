import { Field, ID, ObjectType } from 'type-graphql';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { OrderActor } from '../../../schema/values/orders/orders';
import { User } from '../accounts/users/user.entity';
import { StoredOrderThread } from './stored-order-thread.entity';

@Index('order_messages_order', { synchronize: false }) // btree (order_id, created_at DESC, id DESC)
@Index('order_messages_waiting', ['reportedAt', 'id'], { where: 'reported_at IS NOT NULL AND decided_at IS NULL' })
@Index('order_messages_decided', { synchronize: false }) // btree (reported_at DESC, id DESC) WHERE (decided_at IS NOT NULL)
@Check('order_messages_sender', "sender IN ('BUYER', 'SELLER')")
@Check('order_messages_content', "body <> '' OR cardinality(image_ids) > 0")
@Check('order_messages_report', '(reported_at IS NULL) = (report_reason IS NULL)')
@Check('order_messages_decision', '(decided_at IS NULL) = (decision_reason IS NULL) AND (decided_at IS NULL OR reported_at IS NOT NULL)')
@Check('order_messages_hidden', 'NOT is_hidden OR decided_at IS NOT NULL')
@Entity('order_messages')
@ObjectType({
  description: 'A message between the buyer and the seller of an order. Admins see it once a message of the order is reported.',
})
export class OrderMessage {
  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryColumn('uuid', { default: () => 'uuid_v7()' })
  id!: string;

  @Field(() => ID, { description: 'The order it is about.' })
  @Column('uuid')
  @ForeignKey(() => StoredOrderThread, { onDelete: 'CASCADE' })
  orderId!: string;

  @Column('uuid')
  @ForeignKey(() => User)
  senderId!: string;

  /** The agent who did it for the actor. */
  @Column('uuid', { nullable: true, default: () => 'acting_agent()' })
  handledBy?: string | null;

  @Field(() => OrderActor, { description: 'Who sent it: BUYER or SELLER.' })
  @Column('varchar', { length: 6 })
  sender!: OrderActor;

  @Column('varchar', { length: 1000 })
  body!: string;

  @Column('uuid', { array: true, default: () => "'{}'" })
  imageIds!: string[];

  @Field(() => Date, { description: 'When it was sent.' })
  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  reportedAt!: Date | null;

  @Column('varchar', { length: 500, nullable: true })
  reportReason!: string | null;

  @Column('timestamptz', { nullable: true })
  decidedAt!: Date | null;

  @Column('varchar', { length: 500, nullable: true })
  decisionReason!: string | null;

  @Field(() => Boolean, { description: 'Whether an admin hid it: its two sides see neither text nor images.' })
  @Column('boolean', { default: false })
  isHidden!: boolean;
}
