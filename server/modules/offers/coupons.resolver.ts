import { Args, Mutation, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import type { RequestContext } from '../../platform/graphql/context';
import { Context, CurrentKey } from '../../platform/graphql/viewer-param';
import type { RequestKey } from '../../platform/idempotency/request-key';
import { CouponClaimsService } from './coupon-claims.service';
import { ClaimCouponArgs } from './coupon.inputs';
import { ClaimedCoupon } from './coupon.types';

@injectable()
@Resolver()
export class CouponsResolver {
  constructor(private readonly claims: CouponClaimsService) {}

  @Mutation(() => ClaimedCoupon, {
    description:
      'Gives the storefront’s coupon to an email that never had it; CONFLICT for one that had. A few times an hour for an address.',
  })
  claimCoupon(
    @Context() { ip }: RequestContext,
    @CurrentKey() key: RequestKey | null,
    @Args(() => ClaimCouponArgs) { email }: ClaimCouponArgs,
  ): Promise<ClaimedCoupon> {
    return this.claims.claim(email, ip, key);
  }
}
