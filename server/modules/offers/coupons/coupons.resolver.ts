import { Args, Mutation, Query, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import { buyingRoles } from '../../../../schema/values/accounts/trade';
import { Authorized } from '../../../platform/graphql/authorized';
import type { RequestContext } from '../../../platform/graphql/context';
import type { Viewer } from '../../../platform/security/viewer';
import { Context, CurrentKey, CurrentViewer, MaybeViewer } from '../../../platform/graphql/viewer-param';
import type { RequestKey } from '../../../platform/idempotency/request-key';
import { CouponClaimsService } from './coupon-claims.service';
import { ClaimCouponArgs } from './coupon.inputs';
import { ClaimedCoupon, OwnCoupon } from './coupon.types';
import { NEVER, Operation } from '../../../platform/graphql/operation';

@injectable()
@Resolver()
export class CouponsResolver {
  constructor(private readonly claims: CouponClaimsService) {}

  @Operation({ keys: NEVER.VISITOR, visitors: 'offer' })
  @Mutation(() => ClaimedCoupon, {
    description:
      'Gives the storefront’s coupon to an email that never had it; CONFLICT for one that had. A few times an hour for an address.',
  })
  claimCoupon(
    @Context() { ip }: RequestContext,
    @MaybeViewer() viewer: Viewer | null,
    @CurrentKey() key: RequestKey | null,
    @Args(() => ClaimCouponArgs) { email }: ClaimCouponArgs,
  ): Promise<ClaimedCoupon> {
    return this.claims.claim(email, ip, key, viewer);
  }

  @Authorized(...buyingRoles)
  @Operation({ keys: NEVER.PERSON })
  @Query(() => [OwnCoupon], { description: "The buyer's own coupons, newest first, at most 20." })
  myCoupons(@CurrentViewer() viewer: Viewer): Promise<OwnCoupon[]> {
    return this.claims.mine(viewer);
  }
}
