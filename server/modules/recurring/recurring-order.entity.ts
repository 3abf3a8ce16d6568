import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { RecurringRhythm, RecurringState } from '../../../schema/values/orders/recurring';
import { DateScalar } from '../../platform/graphql/calendar.scalar';
import { User } from '../accounts/users/user.entity';
import { Order } from '../orders/orders/order.entity';

registerEnumType(RecurringRhythm, {
  name: 'RecurringRhythm',
  description: 'How often an order is wanted again.',
  valuesConfig: {
    WEEKLY: { description: 'Every seven days.' },
    MONTHLY: { description: 'On the same day of each month; the 31st is the last day of a shorter one.' },
  },
});
registerEnumType(RecurringState, {
  name: 'RecurringState',
  description: 'Whether days of a recurring order are announced.',
  valuesConfig: {
    ACTIVE: { description: 'They are.' },
    PAUSED: { description: 'Paused by its buyer.' },
    UNAVAILABLE: { description: 'Paused by the market: none of its products is sold to the buyer any more.' },
  },
});

@Unique('recurring_orders_once', ['sourceOrderId'])
@Index('recurring_orders_buyer', ['buyerId'])
@Index('recurring_orders_due', ['nextOn'], { where: "state = 'ACTIVE'" })
@Check('recurring_orders_rhythm', "rhythm IN ('WEEKLY', 'MONTHLY')")
@Check('recurring_orders_state', "state IN ('ACTIVE', 'PAUSED', 'UNAVAILABLE')")
@Check('recurring_orders_month_day', 'month_day BETWEEN 1 AND 31')
@Entity('recurring_orders')
@ObjectType({ description: 'A placed order that its buyer wants again every week or month. Nothing is ordered without a confirmation.' })
export class RecurringOrder {
  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryColumn('uuid', { default: () => 'uuid_v7()' })
  id!: string;

  @Column('uuid')
  @ForeignKey(() => User, { onDelete: 'CASCADE' })
  buyerId!: string;

  /** Its delivery and payment hold for each order. */
  @Field(() => ID, { description: 'The order that it repeats: with its delivery, address and payment method.' })
  @Column('uuid')
  @ForeignKey(() => Order)
  sourceOrderId!: string;

  @Field(() => RecurringRhythm, { description: 'How often.' })
  @Column('varchar', { length: 8 })
  rhythm!: RecurringRhythm;

  @Field(() => RecurringState, { description: 'Whether its days are announced.' })
  @Column('varchar', { length: 12, default: RecurringState.ACTIVE })
  state!: RecurringState;

  /** Day of the month of the first day: a shorter month does not move the later days. */
  @Column('smallint')
  monthDay!: number;

  @Field(() => DateScalar, { description: 'The next day, in Bangladesh.' })
  @Column('date')
  nextOn!: string;

  /** The day that the buyer was last notified of. */
  @Column('date', { nullable: true })
  announcedOn!: string | null;

  /** When its buyer made it, the last time. */
  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
