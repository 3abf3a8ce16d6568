import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { ProblemKind, ProblemRemedy, ProblemState } from '../../../../schema/values/orders/order-problems';
import { DecimalScalar } from '../../../platform/graphql/decimal.scalar';
import { User } from '../../accounts/users/user.entity';
import { OrderLine } from '../orders/order-line.entity';
import { Order } from '../orders/order.entity';
import '../enums/problem.enums';

@Index('order_problems_buyer', { synchronize: false }) // btree (buyer_id, reported_at DESC, id DESC)
@Index('order_problems_due_at', ['dueAt'], { where: 'ended_at IS NULL' })
@Index('order_problems_living', ['lineId'], { unique: true, where: 'ended_at IS NULL' })
@Index('order_problems_order', ['orderId', 'id'])
@Index('order_problems_seller', { synchronize: false }) // btree (seller_id, reported_at DESC, id DESC)
@Check('order_problems_due', '(due_at IS NULL) = (ended_at IS NOT NULL)')
@Check('order_problems_ended', "(state IN ('SOLVED', 'DISMISSED', 'WITHDRAWN')) = (ended_at IS NOT NULL)")
@Check(
  'order_problems_kind',
  "kind IN ('NOT_RECEIVED', 'MISSING', 'SPOILED', 'DAMAGED', 'WRONG_PRODUCT', 'POOR_QUALITY', 'NOT_THE_GRADE', 'RECALLED')",
)
@Check('order_problems_line', "line_id IS NOT NULL OR kind = 'NOT_RECEIVED'")
@Check('order_problems_offered_amount', 'offered_amount > 0')
@Check('order_problems_offered_remedy', "offered_remedy IN ('REFUND', 'PARTIAL_REFUND', 'REPLACEMENT')")
@Check('order_problems_refunded', 'refunded >= 0')
@Check('order_problems_remedy', "remedy IN ('REFUND', 'PARTIAL_REFUND', 'REPLACEMENT')")
@Check('order_problems_state', "state IN ('OPEN', 'OFFERED', 'ESCALATED', 'REPLACING', 'SOLVED', 'DISMISSED', 'WITHDRAWN')")
@Check('order_problems_wanted_amount', 'wanted_amount > 0')
@Check('order_problems_wanted_remedy', "wanted_remedy IN ('REFUND', 'PARTIAL_REFUND', 'REPLACEMENT')")
@Entity('order_problems')
@ObjectType({ description: 'What a buyer reported to be wrong with a delivered order. Its two parties and admins see it.' })
export class OrderProblem {
  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryColumn('uuid', { default: () => 'uuid_v7()' })
  id!: string;

  @Column('uuid')
  @ForeignKey(() => Order)
  orderId!: string;

  @Column('uuid', { nullable: true })
  @ForeignKey(() => OrderLine)
  lineId!: string | null;

  @Column('uuid')
  @ForeignKey(() => User)
  buyerId!: string;

  @Column('uuid')
  @ForeignKey(() => User)
  sellerId!: string;

  @Field(() => ProblemKind, { description: 'What is wrong.' })
  @Column('varchar', { length: 16 })
  kind!: ProblemKind;

  @Field(() => ProblemRemedy, { description: 'What the buyer wants.' })
  @Column('varchar', { length: 16 })
  wantedRemedy!: ProblemRemedy;

  @Field(() => DecimalScalar, { nullable: true, description: 'The part of the money that the buyer wants, BDT; null for other remedies.' })
  @Column('numeric', { precision: 14, scale: 2, nullable: true })
  wantedAmount!: string | null;

  @Field(() => ProblemState, { description: 'Its state.' })
  @Column('varchar', { length: 16 })
  state!: ProblemState;

  @Field(() => ProblemRemedy, { nullable: true, description: 'What the seller offers instead; null where nothing was offered.' })
  @Column('varchar', { length: 16, nullable: true })
  offeredRemedy!: ProblemRemedy | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'The part of the money that the seller offers, BDT; null for other remedies.',
  })
  @Column('numeric', { precision: 14, scale: 2, nullable: true })
  offeredAmount!: string | null;

  @Field(() => ProblemRemedy, { nullable: true, description: 'What was agreed or decided; null before, and where nothing is owed.' })
  @Column('varchar', { length: 16, nullable: true })
  remedy!: ProblemRemedy | null;

  @Field(() => DecimalScalar, { description: 'What of the money was given back for it, BDT.' })
  @Column('numeric', { precision: 14, scale: 2, default: 0 })
  refunded!: string;

  @Field(() => Date, { nullable: true, description: 'The deadline of its state; null once it has ended.' })
  @Column('timestamptz', { nullable: true })
  dueAt!: Date | null;

  /** When the reminder of this deadline was sent. */
  @Column('timestamptz', { nullable: true })
  remindedAt?: Date | null;

  @Field(() => Date, { description: 'When it was reported.' })
  @Column('timestamptz', { default: () => 'now()' })
  reportedAt!: Date;

  /** When a remedy was agreed or decided. */
  @Column('timestamptz', { nullable: true })
  agreedAt?: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it ended; null while it is active.' })
  @Column('timestamptz', { nullable: true })
  endedAt!: Date | null;

  @Field(() => Int, { description: 'How often it changed, from 1.' })
  @Column('integer', { default: 1 })
  version!: number;

  @Field(() => Date, { description: 'When it last changed.' })
  @Column('timestamptz', { default: () => 'now()' })
  updatedAt!: Date;
}
