/**
 * Gives the coupon of the storefront's offer: one for each email, ever. Of two claims of one email at once the unique
 * index lets one through. Nothing is mailed, and a claimed coupon is shown again only to who knows the idempotency key
 * it was claimed under: the email of another user opens nothing. The claimant need not be a user, so the key is stored,
 * as its SHA-256, with the coupon. Redeemed by orders/CouponRedemptionService.
 */
import { createHash } from 'node:crypto';
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource, type EntityManager } from 'typeorm';
import { limits } from '../../../../schema/values/limits';
import { serverLimits } from '../../../../schema/values/server-limits';
import { buyingRoles } from '../../../../schema/values/accounts/trade';
import { AppError } from '../../../platform/errors/app-error';
import { conflict } from '../../../platform/errors/common-errors';
import type { Viewer } from '../../../platform/security/viewer';
import { IdempotencyService } from '../../../platform/idempotency/idempotency.service';
import type { RequestKey } from '../../../platform/idempotency/request-key';
import { RateLimiter } from '../../../platform/security/rate-limiter';
import { newCouponCode } from './coupon-code';
import type { ClaimedCoupon, OwnCoupon } from './coupon.types';
import { claimCoupon, couponsOf, couponUnderKey, eraseCouponEmails } from './coupons.store';

const HOUR_SECONDS = 3600;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class CouponClaimsService {
  constructor(
    private readonly db: DataSource,
    private readonly limiter: RateLimiter,
    private readonly idempotency: IdempotencyService,
  ) {}

  /**
   * `address` is the network address, so that no one collects coupons for made-up emails. The coupon of a signed-in
   * buyer is theirs from the start, and is listed by `mine`. CONFLICT for an email that had one.
   */
  async claim(email: string, address: string, key?: RequestKey | null, viewer: Viewer | null = null): Promise<ClaimedCoupon> {
    await this.limiter.consume('coupon-claim', address, 1, serverLimits.couponClaimsPerHour, HOUR_SECONDS);
    const { popupPercent, couponMaxDiscount, couponDays } = limits;
    const hash = key ? createHash('sha256').update(this.idempotency.requireKey(key.value)).digest() : null;
    const owner = viewer && buyingRoles.some((role) => role === viewer.role) ? viewer.id : null;
    const given = await claimCoupon(this.db, {
      code: newCouponCode(),
      percent: popupPercent,
      maxDiscount: couponMaxDiscount,
      email,
      days: couponDays,
      keyHash: hash,
      userId: owner,
    });
    const coupon = given ?? (await this.claimedUnder(hash, email, key));
    if (!coupon) throw conflict('coupon.claimed', { status: 'CLAIMED' }, { field: 'email' });
    return coupon;
  }

  /** The buyer's own coupons, newest first, at most `serverLimits.ownCoupons`. */
  mine(viewer: Viewer): Promise<OwnCoupon[]> {
    return couponsOf(this.db, viewer.id, serverLimits.ownCoupons);
  }

  /** Erases the email with which a user who closes the account claimed a coupon. */
  erase(tx: EntityManager, userId: string): Promise<void> {
    return eraseCouponEmails(tx, userId);
  }

  private async claimedUnder(hash: Buffer | null, email: string, key: RequestKey | null | undefined): Promise<ClaimedCoupon | null> {
    const earlier = hash && (await couponUnderKey(this.db, hash, email));
    if (!earlier) return null;
    const { isSame, ...coupon } = earlier;
    if (!isSame) throw new AppError('IDEMPOTENCY_KEY_REUSED', 'order.keyReused');
    key?.onReplay();
    return coupon;
  }
}
