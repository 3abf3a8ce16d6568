/** Whether a buyer has used a coupon in an earlier purchase. Called by CouponRedemptionService. */
import { type Db, exists } from '../../../platform/db/sql';

const USED_BEFORE = 'SELECT 1 FROM purchases WHERE coupon_id = $1 AND buyer_id = $2 AND coupon_given_back_at IS NULL';

export function hasUsedCoupon(db: Db, couponId: string, buyerId: string): Promise<boolean> {
  return exists(db, USED_BEFORE, [couponId, buyerId]);
}
