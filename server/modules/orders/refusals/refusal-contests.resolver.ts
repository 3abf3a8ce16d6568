import { Arg, Args, ArgsType, FieldResolver, ID, Mutation, ObjectType, Query, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import { Role } from '../../../../schema/values/accounts/roles';
import { buyingRoles } from '../../../../schema/values/accounts/trade';
import { Authorized } from '../../../platform/graphql/authorized';
import { Connection, pageArgs } from '../../../platform/graphql/connection';
import type { RequestContext } from '../../../platform/graphql/context';
import { Context, CurrentKey, CurrentViewer } from '../../../platform/graphql/viewer-param';
import type { RequestKey } from '../../../platform/idempotency/request-key';
import type { Page } from '../../../platform/paging/page';
import type { Viewer } from '../../../platform/security/viewer';
import { Order } from '../orders/order.entity';
import { OrdersService } from '../orders/orders.service';
import { RefusalContest } from './refusal-contest.entity';
import { RefusalContestsService } from './refusal-contests.service';
import { NEVER, Operation } from '../../../platform/graphql/operation';

@ObjectType({ description: 'A page of contested refusals.' })
export class RefusalContestConnection extends Connection(RefusalContest) {}

@ArgsType()
export class RefusalContestPageArgs extends pageArgs() {}

@injectable()
@Resolver(() => RefusalContest)
export class RefusalContestsResolver {
  constructor(
    private readonly contests: RefusalContestsService,
    private readonly orders: OrdersService,
  ) {}

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Query(() => RefusalContestConnection, {
    description: 'Admin: contested refusals; those that wait the longest first, those that are decided latest first.',
  })
  refusalContests(
    @CurrentViewer() viewer: Viewer,
    @Args(() => RefusalContestPageArgs) page: RefusalContestPageArgs,
    @Arg('open', () => Boolean, { defaultValue: true, description: 'Those that wait, or those that are decided.' }) open: boolean,
  ): Promise<Page<RefusalContest>> {
    return this.contests.list(viewer, open, page);
  }

  @Authorized(...buyingRoles)
  @Operation({ keys: NEVER.PERSON })
  @Mutation(() => Order, {
    description:
      'The buyer objects to the report that the delivery was not accepted: it does not count before an admin has decided. CONFLICT unless it was reported so, and a second time.',
  })
  contestRefusal(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('orderId', () => ID, { description: 'The order.' }) orderId: string,
    @Arg('text', () => String, { description: 'What happened, for admins and the seller.' }) text: string,
  ): Promise<Order> {
    return this.contests.contest(viewer, orderId, text, key);
  }

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Mutation(() => RefusalContest, {
    description: 'Admin: whether the buyer is right; accepted, the refusal does not count. Both sides are notified of the reason.',
  })
  decideRefusalContest(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('id', () => ID, { description: 'The objection.' }) id: string,
    @Arg('accepted', () => Boolean, { description: 'True: the refusal does not count.' }) accepted: boolean,
    @Arg('reason', () => String, { description: 'Read by buyer and seller.' }) reason: string,
  ): Promise<RefusalContest> {
    return this.contests.decide(viewer, id, { accepted, reason }, key);
  }

  @FieldResolver(() => Order, { nullable: true, description: 'The order.' })
  order(
    @Root() { orderId }: RefusalContest,
    @CurrentViewer() viewer: Viewer,
    @Context() { loader }: RequestContext,
  ): Promise<Order | null> {
    return loader<string, Order>('order', (ids) => this.orders.findByIds(viewer, ids)).load(orderId);
  }
}
