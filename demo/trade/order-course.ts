/** How an order goes on after it was placed: drawn in advance, carried out step by step as time comes. */
import { limits } from '../../schema/values/limits';
import { type OrderStatus, PaymentStatus } from '../../schema/values/orders/orders';
import { cancelReasons, rejectReasons } from '../data/delivery-texts.data';
import type { DemoUser } from '../market';
import { hoursAfter } from '../simulation/seed-clock';
import type { SeedRandom } from '../simulation/seed-random';

export interface Step {
  readonly at: Date;
  readonly to: OrderStatus;
  readonly actor: DemoUser | null;
  readonly reason: string | null;
}

interface Parties {
  readonly buyer: DemoUser;
  readonly seller: DemoUser;
}

export function drawCourse(random: SeedRandom, placedAt: Date, { buyer, seller }: Parties): Step[] {
  const step = (at: Date, to: OrderStatus, actor: DemoUser | null, reason: string | null = null): Step => ({ at, to, actor, reason });
  const fate = random.next();
  if (fate < 0.035)
    return [step(hoursAfter(placedAt, random.between(1, 20)), 'REJECTED', seller, random.pick(rejectReasons[seller.row.language]))];
  if (fate < 0.07)
    return [step(hoursAfter(placedAt, random.between(0.3, 9)), 'CANCELLED', buyer, random.pick(cancelReasons[buyer.row.language]))];
  if (fate < 0.105) return [step(hoursAfter(placedAt, limits.orderExpiryHours), 'EXPIRED', null)];
  const confirmedAt = hoursAfter(placedAt, 0.5 + random.next() ** 2 * 20);
  const confirmed = step(confirmedAt, 'CONFIRMED', seller);
  if (fate < 0.12)
    return [
      confirmed,
      step(hoursAfter(confirmedAt, random.between(2, 20)), 'CANCELLED', seller, random.pick(rejectReasons[seller.row.language])),
    ];
  const shippedAt = hoursAfter(confirmedAt, random.between(4, 34));
  const near = buyer.place.divisionId === seller.place.divisionId ? 0.6 : 1;
  return [confirmed, step(shippedAt, 'SHIPPED', seller), step(hoursAfter(shippedAt, random.between(8, 66) * near), 'DELIVERED', seller)];
}

/**
 * Cash changes hands at delivery; mobile money is sent once the order is confirmed, found before it is shipped, and
 * goes back when it is cancelled.
 */
export function paymentAfter(before: PaymentStatus, to: OrderStatus, isMobile: boolean): PaymentStatus {
  if (!isMobile) return to === 'DELIVERED' ? PaymentStatus.PAID : before;
  if (to === 'CONFIRMED') return PaymentStatus.CLAIMED;
  if (to === 'CANCELLED' && before === 'CLAIMED') return PaymentStatus.REFUNDED;
  return to === 'SHIPPED' ? PaymentStatus.PAID : before;
}
