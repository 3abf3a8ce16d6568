import { Arg, Args, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { injectable } from 'tsyringe';
import { buyingRoles } from '../../../../schema/values/accounts/trade';
import { Authorized } from '../../../platform/graphql/authorized';
import type { Page } from '../../../platform/paging/page';
import type { RequestContext } from '../../../platform/graphql/context';
import type { Viewer } from '../../../platform/security/viewer';
import { Context, CurrentViewer } from '../../../platform/graphql/viewer-param';
import { FollowedPageArgs, SellerConnection } from './follow.types';
import { FollowsService } from './follows.service';
import { Seller, type SellerRow } from './seller.types';
import { NEVER, Operation } from '../../../platform/graphql/operation';

@injectable()
@Resolver(() => Seller)
export class FollowsResolver {
  constructor(private readonly follows: FollowsService) {}

  @Authorized(...buyingRoles)
  @Operation({ keys: 'READ_ACCOUNT' })
  @Query(() => SellerConnection, { description: 'The sellers the viewer follows, latest first.' })
  followedSellers(@CurrentViewer() viewer: Viewer, @Args(() => FollowedPageArgs) page: FollowedPageArgs): Promise<Page<SellerRow>> {
    return this.follows.followed(viewer, page);
  }

  @Authorized(...buyingRoles)
  @Operation({ keys: NEVER.PERSON })
  @Mutation(() => Seller, { description: 'Follows a seller: the follower is notified of new posts. Following twice changes nothing.' })
  followSeller(
    @CurrentViewer() viewer: Viewer,
    @Arg('sellerId', () => ID, { description: 'An approved seller.' }) sellerId: string,
  ): Promise<SellerRow> {
    return this.follows.follow(viewer, sellerId);
  }

  @Authorized(...buyingRoles)
  @Operation({ keys: NEVER.PERSON })
  @Mutation(() => Seller, { description: 'Follows a seller no longer; one that was not followed changes nothing.' })
  unfollowSeller(
    @CurrentViewer() viewer: Viewer,
    @Arg('sellerId', () => ID, { description: 'The seller.' }) sellerId: string,
  ): Promise<SellerRow> {
    return this.follows.unfollow(viewer, sellerId);
  }

  @FieldResolver(() => Boolean, { description: 'Does the viewer follow this seller? False for visitors.' })
  async isFollowed(@Root() seller: SellerRow, @Context() { viewer, loader }: RequestContext): Promise<boolean> {
    const followed = await loader<string, boolean>('is-followed', (ids) => this.follows.areFollowed(viewer, ids)).load(seller.id);
    return followed ?? false;
  }
}
