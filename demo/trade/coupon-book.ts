/**
 * Coupons of the storefront's offer: claimed with an email, some used within their week, one of them waiting for the
 * demo consumer; and three of admins, one running, one over, one to come.
 */
import { limits } from '../../schema/values/limits';
import { money, toMoney } from '../../server/platform/money';
import { demoPhones } from '../users/make-users';
import { userOf, type Market, type DemoUser } from '../market';
import type { CouponRow } from '../rows';
import { hoursAfter } from '../simulation/seed-clock';
import type { SeedRandom } from '../simulation/seed-random';

const MAX_DISCOUNT = limits.couponMaxDiscount;
const SOURCE = 'POPUP';
const UNUSED = 26;
/** Days from today. */
const ADMIN_COUPONS = [
  { code: 'NOBANNO10', percent: 10, max_discount: '100.00', min_subtotal: '500.00', from: -3, until: 11, max_uses: 500 },
  { code: 'PUJA15', percent: 15, max_discount: '150.00', min_subtotal: '800.00', from: -40, until: -30, max_uses: 300 },
  { code: 'PITHA20', percent: 20, max_discount: '120.00', min_subtotal: '300.00', from: 12, until: 20, max_uses: 1000 },
] as const;

export class CouponBook {
  private readonly random: SeedRandom;
  private readonly owners = new Set<DemoUser>();

  constructor(private readonly market: Market) {
    this.random = market.random.fork('coupons');
    const consumer = userOf(market, demoPhones.consumer);
    this.owners.add(consumer);
    market.rows.coupons.push({ ...this.claim(consumer, hoursAfter(market.clock.today, -5)), code: 'HAATBAR30', user_id: consumer.row.id });
    for (const owner of this.random.sample(market.consumers.slice(1), UNUSED)) {
      this.owners.add(owner);
      const earliest = Math.max(market.clock.daysAgo(60).getTime(), owner.row.created_at.getTime());
      market.rows.coupons.push(this.claim(owner, new Date(this.random.between(earliest, market.clock.today.getTime()))));
    }
    market.rows.coupons.push(...this.adminCoupons());
  }

  private adminCoupons(): CouponRow[] {
    const day = (from: number): Date => hoursAfter(this.market.clock.today, from * 24);
    return ADMIN_COUPONS.map(({ from, until, ...terms }) => ({
      id: this.random.id(day(Math.min(from, 0))),
      ...terms,
      source: 'ADMIN',
      email: null,
      user_id: null,
      starts_at: day(from),
      expires_at: day(until),
      used_count: 0,
      used_at: null,
      created_at: day(Math.min(from, 0)),
    }));
  }

  /** Now and then a buyer has one, once ever. */
  redeem(buyer: DemoUser, subtotal: string, at: Date): { readonly id: string; readonly discount: string } | null {
    if (this.owners.has(buyer) || !this.random.chance(0.06)) return null;
    this.owners.add(buyer);
    const claimedAt = new Date(Math.max(hoursAfter(at, -this.random.between(0.1, 90)).getTime(), buyer.row.created_at.getTime()));
    const coupon = { ...this.claim(buyer, claimedAt), user_id: buyer.row.id, used_at: at, used_count: 1 };
    this.market.rows.coupons.push(coupon);
    const percentOff = money(toMoney(money(subtotal).times(coupon.percent).div(100)));
    return { id: coupon.id, discount: percentOff.gt(MAX_DISCOUNT) ? MAX_DISCOUNT : toMoney(percentOff) };
  }

  private claim(owner: DemoUser, at: Date): CouponRow {
    const id = this.random.id(at);
    const code = `HB${Array.from({ length: 8 }, () => this.random.pick([...'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'])).join('')}`;
    return {
      id,
      code,
      percent: limits.popupPercent,
      max_discount: MAX_DISCOUNT,
      min_subtotal: '0',
      source: SOURCE,
      email: `${owner.row.phone}@example.com`,
      user_id: null,
      starts_at: at,
      max_uses: 1,
      used_count: 0,
      expires_at: hoursAfter(at, limits.couponDays * 24),
      used_at: null,
      created_at: at,
    };
  }
}
