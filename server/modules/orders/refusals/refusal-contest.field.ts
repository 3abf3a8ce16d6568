import { FieldResolver, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import type { RequestContext } from '../../../platform/graphql/context';
import { Context } from '../../../platform/graphql/viewer-param';
import { Order } from '../orders/order.entity';
import { RefusalContest } from './refusal-contest.entity';
import { RefusalContestsService } from './refusal-contests.service';

@injectable()
@Resolver(() => Order)
export class RefusalContestField {
  constructor(private readonly contests: RefusalContestsService) {}

  @FieldResolver(() => RefusalContest, {
    nullable: true,
    description: "The buyer's objection to the report that the delivery was not accepted.",
  })
  refusalContest(@Root() { id }: Order, @Context() { loader }: RequestContext): Promise<RefusalContest | null> {
    return loader<string, RefusalContest>('refusal-contests', (ids) => this.contests.findForOrders(ids)).load(id);
  }
}
