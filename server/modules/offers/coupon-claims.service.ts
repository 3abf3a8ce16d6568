/**
 * Gives the coupon of the storefront's offer: one for each email, ever. Of two claims of one email at once the unique index lets one through.
 * Nothing is mailed, and a claimed coupon is shown again only to who knows the idempotency key it was claimed under: the email of somebody else opens
 * nothing. Whoever claims need not be a member, so the key is kept, as its SHA-256, with the coupon. Redeemed by orders/CouponRedemptionService.
 */
import { createHash } from 'node:crypto';
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { limits } from '../../../schema/values/limits';
import { one } from '../../platform/db/sql';
import { AppError } from '../../platform/errors/app-error';
import { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import type { RequestKey } from '../../platform/idempotency/request-key';
import { RateLimiter } from '../../platform/security/rate-limiter';
import { newCouponCode } from './coupon-code';
import type { ClaimedCoupon } from './coupon.types';

const HOUR_SECONDS = 3600;

const COLUMNS = 'code, percent, max_discount AS "maxDiscount", expires_at AS "expiresAt"';

// of the email, or of the key
const CLAIM = `
  INSERT INTO coupons (code, percent, max_discount, source, email, expires_at, claim_key_hash)
  VALUES ($1, $2, $3, 'POPUP', $4, now() + make_interval(days => $5), $6)
  ON CONFLICT DO NOTHING
  RETURNING ${COLUMNS}`;

const CLAIMED = `SELECT ${COLUMNS}, lower(email) = lower($2) AS "isSame" FROM coupons WHERE claim_key_hash = $1`;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class CouponClaimsService {
  constructor(
    private readonly db: DataSource,
    private readonly limiter: RateLimiter,
    private readonly idempotency: IdempotencyService,
  ) {}

  /** `address` is the network address, so that nobody collects coupons for made-up emails. */
  async claim(email: string, address: string, key?: RequestKey | null): Promise<ClaimedCoupon> {
    await this.limiter.consume('coupon-claim', address, 1, limits.couponClaimsPerHour, HOUR_SECONDS);
    const { popupPercent, couponMaxDiscount, couponDays } = limits;
    const hash = key ? createHash('sha256').update(this.idempotency.requireKey(key.value)).digest() : null;
    const given = await one<ClaimedCoupon>(this.db, CLAIM, [newCouponCode(), popupPercent, couponMaxDiscount, email, couponDays, hash]);
    const coupon = given ?? (await this.claimedUnder(hash, email, key));
    if (!coupon) throw new AppError('CONFLICT', 'coupon.claimed', undefined, [{ field: 'email', key: 'coupon.claimed' }]);
    return coupon;
  }

  private async claimedUnder(hash: Buffer | null, email: string, key: RequestKey | null | undefined): Promise<ClaimedCoupon | null> {
    const earlier = hash && (await one<ClaimedCoupon & { readonly isSame: boolean }>(this.db, CLAIMED, [hash, email]));
    if (!earlier) return null;
    const { isSame, ...coupon } = earlier;
    if (!isSame) throw new AppError('IDEMPOTENCY_KEY_REUSED', 'order.keyReused');
    key?.onReplay();
    return coupon;
  }
}
