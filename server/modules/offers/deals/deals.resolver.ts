import { Arg, Args, ID, Mutation, Query, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import { Role } from '../../../../schema/values/accounts/roles';
import { Authorized } from '../../../platform/graphql/authorized';
import type { Page } from '../../../platform/paging/page';
import type { Viewer } from '../../../platform/security/viewer';
import { CurrentKey, CurrentViewer } from '../../../platform/graphql/viewer-param';
import type { RequestKey } from '../../../platform/idempotency/request-key';
import { Deal, DealConnection, DealInput, DealsArgs } from './deal.types';
import { DealsService } from './deals.service';
import { NEVER, Operation } from '../../../platform/graphql/operation';

@injectable()
@Resolver()
export class DealsResolver {
  constructor(private readonly service: DealsService) {}

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Query(() => DealConnection, { description: 'Admin: the deals of all products, the latest to begin first.' })
  deals(@CurrentViewer() viewer: Viewer, @Args(() => DealsArgs) args: DealsArgs): Promise<Page<Deal>> {
    return this.service.list(viewer, args);
  }

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Mutation(() => Deal, {
    description:
      'Proposes a percentage off a product to its seller, or starts it at once where the platform pays. CONFLICT where another deal or proposal of it is there for that time, or it is not on the market.',
  })
  createDeal(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('input', () => DealInput, { description: 'On what, how much, how long.' }) input: DealInput,
  ): Promise<Deal> {
    return this.service.create(viewer, input, key);
  }

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Mutation(() => Deal, { description: 'Ends a deal before its time, or withdraws a proposal; CONFLICT when it is over.' })
  endDeal(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('id', () => ID, { description: 'The deal.' }) id: string,
    @Arg('reason', () => String, { description: 'Why; the seller reads it.' }) reason: string,
  ): Promise<Deal> {
    return this.service.end(viewer, id, reason, key);
  }
}
