import { Field, ID, ObjectType } from 'type-graphql';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { ProblemEvent, ProblemRemedy, ProblemState } from '../../../../schema/values/orders/order-problems';
import { OrderActor } from '../../../../schema/values/orders/orders';
import { DecimalScalar } from '../../../platform/graphql/decimal.scalar';
import { User } from '../../accounts/users/user.entity';
import { OrderProblem } from './order-problem.entity';
import '../enums/problem.enums';

@Index('order_problem_entries_problem', ['problemId', 'id'])
@Check('order_problem_entries_actor', "actor IN ('BUYER', 'SELLER', 'ADMIN', 'SYSTEM')")
@Check('order_problem_entries_quantity', "quantity IS NULL OR (quantity > 0 AND action = 'SEND_REPLACEMENT')")
@Check('order_problem_entries_system', "(actor = 'SYSTEM') = (actor_id IS NULL)")
@Entity('order_problem_entries')
@ObjectType({ description: 'One step of the history of a problem; never edited.' })
export class OrderProblemEntry {
  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryColumn('uuid', { default: () => 'uuid_v7()' })
  id!: string;

  @Column('uuid')
  @ForeignKey(() => OrderProblem)
  problemId!: string;

  @Field(() => OrderActor, { description: 'Whose step it is.' })
  @Column('varchar', { length: 8 })
  actor!: OrderActor;

  @Column('uuid', { nullable: true })
  @ForeignKey(() => User)
  actorId!: string | null;

  /** The agent who did it for the actor. */
  @Column('uuid', { nullable: true, default: () => 'acting_agent()' })
  handledBy?: string | null;

  @Field(() => ProblemEvent, { description: 'What was done.' })
  @Column('varchar', { length: 16 })
  action!: ProblemEvent;

  @Field(() => ProblemState, { description: 'The state after it.' })
  @Column('varchar', { length: 16 })
  state!: ProblemState;

  @Field(() => String, { nullable: true, description: 'What its author wrote.' })
  @Column('varchar', { length: 500, nullable: true })
  text!: string | null;

  @Field(() => ProblemRemedy, { nullable: true, description: 'What is wanted, offered, agreed or decided by it.' })
  @Column('varchar', { length: 16, nullable: true })
  remedy!: ProblemRemedy | null;

  @Field(() => DecimalScalar, { nullable: true, description: 'How much of the money that is, BDT; null for a replacement.' })
  @Column('numeric', { precision: 14, scale: 2, nullable: true })
  amount!: string | null;

  @Field(() => DecimalScalar, {
    nullable: true,
    description:
      'How much of the product a replacement was that was sent, in the unit of its line; null for a whole order and for other steps.',
  })
  @Column('numeric', { precision: 14, scale: 3, nullable: true })
  quantity!: string | null;

  @Column('uuid', { array: true, default: () => "'{}'" })
  imageIds!: string[];

  @Field(() => Date, { description: 'When.' })
  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
