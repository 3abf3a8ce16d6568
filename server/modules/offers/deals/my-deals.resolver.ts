import { Arg, Args, ID, Mutation, Query, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import { sellingRoles } from '../../../../schema/values/accounts/roles';
import { Authorized } from '../../../platform/graphql/authorized';
import type { Page } from '../../../platform/paging/page';
import type { Viewer } from '../../../platform/security/viewer';
import { CurrentKey, CurrentViewer } from '../../../platform/graphql/viewer-param';
import type { RequestKey } from '../../../platform/idempotency/request-key';
import { Deal, DealConnection, MyDealInput, MyDealsArgs } from './deal.types';
import { MyDealsService } from './my-deals.service';
import { Operation } from '../../../platform/graphql/operation';

@injectable()
@Resolver()
export class MyDealsResolver {
  constructor(private readonly service: MyDealsService) {}

  @Authorized(...sellingRoles)
  @Operation({ keys: 'READ_PRODUCTS' })
  @Query(() => DealConnection, { description: 'Sellers: deals and proposals on your own products, the latest to begin first.' })
  myDeals(@CurrentViewer() viewer: Viewer, @Args(() => MyDealsArgs) args: MyDealsArgs): Promise<Page<Deal>> {
    return this.service.list(viewer, args);
  }

  @Authorized(...sellingRoles)
  @Operation({ keys: 'WRITE_PRODUCTS' })
  @Mutation(() => Deal, {
    description:
      'Sellers: takes a percentage off a product of yours for a time. CONFLICT where another deal of it counts then, or it is not on the market.',
  })
  createMyDeal(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('input', () => MyDealInput, { description: 'On what, how much, how long.' }) input: MyDealInput,
  ): Promise<Deal> {
    return this.service.create(viewer, input, key);
  }

  @Authorized(...sellingRoles)
  @Operation({ keys: 'WRITE_PRODUCTS' })
  @Mutation(() => Deal, {
    description: 'Sellers: accepts a proposed deal, off the price charged now. CONFLICT where it does not wait any more.',
  })
  acceptDeal(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('id', () => ID, { description: 'The proposal.' }) id: string,
  ): Promise<Deal> {
    return this.service.accept(viewer, id, key);
  }

  @Authorized(...sellingRoles)
  @Operation({ keys: 'WRITE_PRODUCTS' })
  @Mutation(() => Deal, { description: 'Sellers: declines a proposed deal. CONFLICT where it does not wait any more.' })
  declineDeal(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('id', () => ID, { description: 'The proposal.' }) id: string,
  ): Promise<Deal> {
    return this.service.decline(viewer, id, key);
  }

  @Authorized(...sellingRoles)
  @Operation({ keys: 'WRITE_PRODUCTS' })
  @Mutation(() => Deal, {
    description: 'Sellers: ends a deal you accepted or made. CONFLICT where it is over, was not accepted, or is paid for by the platform.',
  })
  endMyDeal(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('id', () => ID, { description: 'The deal.' }) id: string,
  ): Promise<Deal> {
    return this.service.end(viewer, id, key);
  }
}
