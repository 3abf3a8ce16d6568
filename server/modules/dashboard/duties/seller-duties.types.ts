import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DateScalar } from '../../../platform/graphql/calendar.scalar';
import { DecimalScalar } from '../../../platform/graphql/decimal.scalar';

@ObjectType({ description: 'What waits for a seller, counted once for menus and for the list of what to do today.' })
export class SellerDuties {
  @Field(() => Int, {
    description: 'Orders to confirm or to reject: PLACED. Those that wait for an answer of their buyer are not among them.',
  })
  newOrders!: number;

  @Field(() => Int, { description: 'Confirmed orders to ship: CONFIRMED. Those whose weight waits for their buyer are not among them.' })
  toShip!: number;

  @Field(() => Int, { description: 'Problems that wait for an answer or for the replacement.' })
  problems!: number;

  @Field(() => Date, { nullable: true, description: 'Until when the first of them waits; null without one.' })
  problemsDueAt!: Date | null;

  @Field(() => Int, { description: 'Refunds to give back, those included that the buyer did not receive.' })
  refundsOwed!: number;

  @Field(() => DecimalScalar, { description: 'How much they are in all, BDT.' })
  refundsAmount!: string;

  @Field(() => Date, { nullable: true, description: 'Until when the first of them is to be given; null without one.' })
  refundsDueAt!: Date | null;

  @Field(() => Boolean, { description: 'Whether that time is over for the first of them.' })
  areRefundsLate!: boolean;

  @Field(() => ID, { nullable: true, description: 'The order of the first of them; null without one.' })
  refundOrderId!: string | null;

  @Field(() => Int, { description: 'Orders with a reported payment that is neither confirmed nor rejected.' })
  paymentsToCheck!: number;

  @Field(() => Int, { description: 'Deals that an admin has proposed and that wait for a decision.' })
  dealsToDecide!: number;

  @Field(() => Int, { description: 'Bills that are not paid, overdue ones included.' })
  billsDue!: number;

  @Field(() => DateScalar, { nullable: true, description: 'The day on which the first of them is due; null without one.' })
  billsDueOn!: string | null;

  @Field(() => Int, { description: 'Questions about products that wait for a reply.' })
  questions!: number;
}
