/**
 * The price of a product after several prices are changed together; the server applies it and the screen's preview
 * shows it.
 */
import { PriceChangeUnit, PriceDirection } from '../../values/catalogue/catalogue';
import { plainAmount } from '../shared/plain-amount';

export interface PriceStep {
  readonly direction: PriceDirection;
  readonly unit: PriceChangeUnit;
  /** Per cent of the price, or BDT: digits only. */
  readonly value: string;
}

/**
 * BDT in whole Taka, halves rounded up, since sellers' prices are whole; '0' where nothing would be left. `price` is
 * the seller's own, before any deal.
 */
export function steppedPrice(price: string, { direction, unit, value }: PriceStep): string {
  const [whole = '0', fraction = ''] = plainAmount(price).split('.');
  const before = BigInt(whole) * 10_000n + BigInt(fraction.padEnd(4, '0')); // in hundredths of a paisa, so that a per cent is exact
  const step = unit === PriceChangeUnit.PERCENT ? (before / 100n) * BigInt(value) : BigInt(value) * 10_000n;
  const after = direction === PriceDirection.UP ? before + step : before - step;
  return String(after > 0n ? (after + 5_000n) / 10_000n : 0n);
}
