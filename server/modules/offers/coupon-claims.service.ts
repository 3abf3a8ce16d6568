/**
 * Gives the coupon of the storefront's offer: one for each email, ever. Of two claims of one email at once the unique index lets one through.
 * Nothing is mailed, and a claimed coupon is never shown again: the email of somebody else opens nothing. Redeemed by orders/CouponRedemptionService.
 */
import { randomInt } from 'node:crypto';
import { injectable, Lifecycle, scoped } from 'tsyringe';
import { DataSource } from 'typeorm';
import { limits } from '../../../schema/values/limits';
import { one } from '../../platform/db/sql';
import { AppError } from '../../platform/errors/app-error';
import { RateLimiter } from '../../platform/security/rate-limiter';
import type { ClaimedCoupon } from './coupon.types';

const HOUR_SECONDS = 3600;
/** Without I, O, 0 and 1, which people confuse. */
const CODE_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 10;

const CLAIM = `
  INSERT INTO coupons (code, percent, max_discount, source, email, expires_at)
  VALUES ($1, $2, $3, 'POPUP', $4, now() + make_interval(days => $5))
  ON CONFLICT (source, lower(email)) WHERE email IS NOT NULL DO NOTHING
  RETURNING code, percent, max_discount AS "maxDiscount", expires_at AS "expiresAt"`;

@scoped(Lifecycle.ContainerScoped)
@injectable()
export class CouponClaimsService {
  constructor(
    private readonly db: DataSource,
    private readonly limiter: RateLimiter,
  ) {}

  /** `address` is the network address, so that nobody collects coupons for made-up emails. */
  async claim(email: string, address: string): Promise<ClaimedCoupon> {
    await this.limiter.consume('coupon-claim', address, 1, limits.couponClaimsPerHour, HOUR_SECONDS);
    const { popupPercent, couponMaxDiscount, couponDays } = limits;
    const coupon = await one<ClaimedCoupon>(this.db, CLAIM, [newCode(), popupPercent, couponMaxDiscount, email, couponDays]);
    if (!coupon) throw new AppError('CONFLICT', 'coupon.claimed', undefined, [{ field: 'email', key: 'coupon.claimed' }]);
    return coupon;
  }
}

function newCode(): string {
  return `HB${Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS.charAt(randomInt(CODE_LETTERS.length))).join('')}`;
}
