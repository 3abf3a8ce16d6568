import { Field, Int, ObjectType } from 'type-graphql';
import { limits } from '../../../schema/values/limits';

/** A day is the day of Dhaka. */
@ObjectType({ description: 'What waits for the admins, and what they did today.' })
export class AdminDesk {
  @Field(() => Int, { description: 'Accounts that wait for a decision.' })
  waiting!: number;

  @Field(() => Int, { description: `Those of them who have waited for more than ${limits.lateAfterHours} hours.` })
  waitingLate!: number;

  @Field(() => Int, { description: 'Accounts approved today.' })
  approvedToday!: number;

  @Field(() => Int, { description: 'Accounts suspended today.' })
  suspendedToday!: number;

  @Field(() => Int, { description: 'Accounts that are suspended now.' })
  suspended!: number;

  @Field(() => Int, { description: 'Accounts in all.' })
  accounts!: number;
}
