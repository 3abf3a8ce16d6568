import { Arg, Args, ID, Mutation, Query, Resolver } from 'type-graphql';
import { injectable } from 'tsyringe';
import { Role } from '../../../../schema/values/accounts/roles';
import { Authorized } from '../../../platform/graphql/authorized';
import type { Page } from '../../../platform/paging/page';
import type { Viewer } from '../../../platform/security/viewer';
import { CurrentKey, CurrentViewer } from '../../../platform/graphql/viewer-param';
import type { RequestKey } from '../../../platform/idempotency/request-key';
import { Coupon, CouponConnection, CouponInput, CouponsArgs } from '../coupons/coupon.types';
import { AdminCouponsService } from './admin-coupons.service';
import { NEVER, Operation } from '../../../platform/graphql/operation';

@injectable()
@Resolver()
export class AdminCouponsResolver {
  constructor(private readonly service: AdminCouponsService) {}

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Query(() => CouponConnection, { description: 'Admin: every coupon, the newest first.' })
  coupons(@CurrentViewer() viewer: Viewer, @Args(() => CouponsArgs) args: CouponsArgs): Promise<Page<Coupon>> {
    return this.service.list(viewer, args);
  }

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Mutation(() => Coupon, { description: 'Makes a coupon for many buyers, each once. CONFLICT where its code is taken.' })
  createCoupon(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('input', () => CouponInput, { description: 'How much, for whom, how long.' }) input: CouponInput,
  ): Promise<Coupon> {
    return this.service.create(viewer, input, key);
  }

  @Authorized(Role.ADMIN)
  @Operation({ keys: NEVER.ADMIN })
  @Mutation(() => Coupon, { description: 'Ends a coupon before its time; CONFLICT when it has ended.' })
  endCoupon(
    @CurrentViewer() viewer: Viewer,
    @CurrentKey() key: RequestKey | null,
    @Arg('id', () => ID, { description: 'The coupon.' }) id: string,
    @Arg('reason', () => String, { description: 'Why; recorded in the audit trail.' }) reason: string,
  ): Promise<Coupon> {
    return this.service.end(viewer, id, reason, key);
  }
}
