/**
 * Finds a coupon for a purchase and redeems it: within its time, by its owner, never more often than it may be used; of
 * the storefront's offer each buyer redeems one, whatever number of emails they claimed it with. Called by the cart and
 * the checkout. Whether a buyer has used a coupon for many before is known by their purchases, so the orders module
 * adds that.
 */
import { Lifecycle, scoped } from 'tsyringe';
import type { EntityManager } from 'typeorm';
import { CouponSource } from '../../../../schema/values/market/offers';
import type { Db } from '../../../platform/db/sql';
import { findCoupon, giveBackCoupon, hasUsedOffer, lockOfferOf, redeemCoupon, type UsableCoupon } from './coupon-uses.store';

export type { UsableCoupon };

@scoped(Lifecycle.ContainerScoped)
export class CouponUsesService {
  /**
   * Null for a code that was not given to this user. With `lock` a second purchase at the same time waits for the
   * transaction of the first.
   */
  async find(db: Db, userId: string, code: string, lock: boolean): Promise<UsableCoupon | null> {
    const coupon = await findCoupon(db, code, userId, lock);
    if (!coupon || coupon.isUsed || coupon.source !== CouponSource.POPUP) return coupon;
    if (lock) await lockOfferOf(db, userId);
    // a statement of its own: it must see what was committed while the locks were waited for
    return { ...coupon, isUsed: await hasUsedOffer(db, userId) };
  }

  /** Counts the use in the transaction of the purchase, so that a purchase that fails leaves the coupon unused. */
  async redeem(tx: EntityManager, couponId: string, userId: string): Promise<void> {
    await redeemCoupon(tx, couponId, userId);
  }

  /**
   * Gives back the coupon of a purchase that did not happen. Returns what its buyer is notified of, or null where the
   * coupon's time is over. With `isProlonged`, the time of a coupon for one purchase is extended by as long as it was
   * in use.
   */
  async giveBack(
    tx: EntityManager,
    couponId: string,
    { isProlonged }: { readonly isProlonged: boolean },
  ): Promise<{ readonly code: string; readonly until: string } | null> {
    const coupon = await giveBackCoupon(tx, couponId, isProlonged);
    return coupon?.isRunning ? { code: coupon.code, until: coupon.until } : null;
  }
}
