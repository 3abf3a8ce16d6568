import { Field, Int, ObjectType } from 'type-graphql';
import { limits } from '../../../../schema/values/limits';
import { serverLimits } from '../../../../schema/values/server-limits';
import { stuckMeans } from '../../orders/admin/admin-orders.service';

/** A day is the day of Dhaka. */
@ObjectType({ description: 'What waits for the admins, and what they did today.' })
export class AdminOverview {
  @Field(() => Int, { description: 'Accounts that wait for a decision.' })
  waiting!: number;

  @Field(() => Int, { description: `Those of them who have waited for more than ${limits.lateAfterHours} hours.` })
  waitingLate!: number;

  @Field(() => Int, { description: 'Approved sellers with an image of a document that waits for a decision.' })
  documentsToCheck!: number;

  @Field(() => Int, { description: 'Accounts approved today.' })
  approvedToday!: number;

  @Field(() => Int, { description: 'Accounts suspended today.' })
  suspendedToday!: number;

  @Field(() => Int, { description: 'Accounts that are suspended now.' })
  suspended!: number;

  @Field(() => Int, { description: 'Accounts in all.' })
  accounts!: number;

  @Field(() => Int, {
    description: `Orders that do not move: ${stuckMeans}.`,
  })
  ordersStuck!: number;

  @Field(() => Int, { description: 'Problems with delivered orders that wait for the decision of an admin.' })
  problemsToDecide!: number;

  @Field(() => Int, { description: 'Refunds of sellers that are overdue or that the buyer did not receive.' })
  refundsOverdue!: number;

  @Field(() => Int, { description: 'Bills of sellers that are overdue.' })
  billsOverdue!: number;

  @Field(() => Int, { description: 'Payouts that sellers have requested and that no batch has sent.' })
  payoutsRequested!: number;

  @Field(() => Int, { description: 'Contested refusals that wait for the decision of an admin.' })
  refusalsContested!: number;

  @Field(() => Int, { description: 'Disputed payments that wait for the decision of an admin.' })
  paymentDisputes!: number;

  @Field(() => Int, { description: 'Reported messages of orders that wait for the decision of an admin.' })
  messagesReported!: number;

  @Field(() => Int, { description: 'Reported images of reviews that wait for the decision of an admin.' })
  reviewImagesReported!: number;

  @Field(() => Int, { description: 'Stories of sellers that were written or changed since this admin last looked.' })
  storiesNew!: number;

  @Field(() => Int, { description: 'Products hidden by an admin.' })
  productsHidden!: number;

  @Field(() => Int, { description: 'Open messages to support.' })
  supportOpen!: number;

  @Field(() => Int, { description: 'Short messages that were given up.' })
  smsFailed!: number;

  @Field(() => Int, {
    description: `Short messages that were given up, or have waited for more than ${serverLimits.smsLateMinutes} minutes (no gateway).`,
  })
  smsNotSent!: number;

  @Field(() => Int, { description: 'Webhooks of partners that are on and failing.' })
  webhooksFailing!: number;
}
