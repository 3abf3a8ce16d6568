/**
 * Computes the price of one unit of a product from the market's price of a kilogram. It is exact, without floats;
 * amounts that are undefined (a price half typed, a unit without weight) give null.
 */
import { plainAmount } from '../shared/plain-amount';

/**
 * From so many percent above or below the median on, a seller is asked to look again. Never an error: produce of
 * another quality has another price.
 */
export const MEDIAN_TOLERANCE_PERCENT = 50;

const AMOUNT = /^[0-9]{1,14}(?:\.[0-9]{1,3})?$/;

/** In thousandths; null where it is no amount. */
function thousandths(amount: string): bigint | null {
  const plain = plainAmount(amount);
  if (!AMOUNT.test(plain)) return null;
  const [whole = '0', fraction = ''] = plain.split('.');
  return BigInt(whole + fraction.padEnd(3, '0'));
}

/** In millionths of a Taka: what one unit costs at the median. */
function atMedian(median: string, kilograms: string): bigint | null {
  const [perKg, weight] = [thousandths(median), thousandths(kilograms)];
  return perKg === null || weight === null || weight === 0n ? null : perKg * weight;
}

/**
 * BDT for one unit at the median of a kilogram: in whole Taka, halves up, as sellers' prices are whole, and at least 1.
 */
export function priceAtMedian(median: string, kilograms: string): string | null {
  const exact = atMedian(median, kilograms);
  if (exact === null) return null;
  const whole = (exact + 500_000n) / 1_000_000n;
  return String(whole > 0n ? whole : 1n);
}

/**
 * By how many percent a price of one unit is above (positive) or below the median: whole percent, rounded away from
 * zero where a difference is half a percent. A price at or below zero is no price.
 */
export function percentFromMedian(price: string, median: string, kilograms: string): number | null {
  const [amount, exact] = [thousandths(price), atMedian(median, kilograms)];
  if (amount === null || exact === null || amount === 0n || exact === 0n) return null;
  const difference = amount * 1_000n - exact;
  const size = ((difference < 0n ? -difference : difference) * 200n + exact) / (exact * 2n);
  return Number(difference < 0n ? -size : size);
}
