/** Prices by quantity when the seller's own price falls below them. */
import { plainAmount } from '../shared/plain-amount';

/** BDT in paisa, exactly. */
function paisa(amount: string): bigint {
  const [whole = '0', fraction = ''] = plainAmount(amount).split('.');
  return BigInt(whole) * 100n + BigInt(fraction.padEnd(2, '0'));
}

const taka = (amount: bigint) => `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`;
const least = (one: bigint, other: bigint) => (one < other ? one : other);
const most = (one: bigint, other: bigint) => (one > other ? one : other);

/** True where a price by quantity (BDT) would be above the seller's own new price. */
export function isAbove(tier: { readonly price: string }, price: string): boolean {
  return paisa(tier.price) > paisa(price);
}

/**
 * A price by quantity (BDT) in the same proportion to the new price as to the old one, in whole Taka where the new
 * price is 10 Taka or more, never above the new price. A price that rose or stayed leaves it as it is.
 */
export function loweredTier(tier: string, before: string, after: string): string {
  const [old, price] = [paisa(before), paisa(after)];
  if (old <= price) return taka(least(paisa(tier), price));
  const scaled = (paisa(tier) * price) / old;
  const whole = price >= 1000n ? scaled - (scaled % 100n) : scaled;
  return taka(least(most(whole, price >= 1000n ? 100n : 1n), price));
}
