import { ArgsType, Field, ID, InputType, ObjectType } from 'type-graphql';
import { confirmRecurringRules, recurringOrderRules } from '../../../schema/rules/orders/recurring.rules';
import { RecurringRhythm } from '../../../schema/values/orders/recurring';
import { DateScalar } from '../../platform/graphql/calendar.scalar';
import { DecimalScalar } from '../../platform/graphql/decimal.scalar';
import { Rules } from '../../platform/graphql/rules';
import './recurring-order.entity';

@Rules(recurringOrderRules)
@InputType({ description: 'Which order is wanted again, how often, and from when.' })
export class RecurringOrderInput {
  @Field(() => ID, { description: "One of the viewer's orders." })
  orderId!: string;

  @Field(() => RecurringRhythm, { description: 'How often.' })
  rhythm!: RecurringRhythm;

  @Field(() => DateScalar, { description: 'The first day: tomorrow or later, within 62 days.' })
  startsOn!: string;
}

@Rules(confirmRecurringRules)
@InputType({ description: 'The confirmation of one day of a recurring order.' })
export class ConfirmRecurringInput {
  @Field(() => DateScalar, { description: 'The day that was announced.' })
  on!: string;

  @Field(() => DecimalScalar, {
    description: 'The total the buyer was shown, BDT. Where the total is another one now, nothing is ordered: CONFLICT.',
  })
  expectedTotal!: string;

  @Field(() => [ID], { nullable: true, description: 'Products that the buyer agrees to leave out this time.' })
  leaveOut?: string[] | null;
}

@ArgsType()
export class RecurringDayArgs {
  @Field(() => ID, { description: 'The recurring order.' })
  id!: string;

  @Field(() => DateScalar, { description: 'Its next day: asking again for the same day changes nothing.' })
  on!: string;
}

@ObjectType({ description: 'What `endRecurringOrder` ended.' })
export class EndRecurringOrderPayload {
  @Field(() => ID, { description: 'The id of the recurring order.' })
  removedId!: string;
}
