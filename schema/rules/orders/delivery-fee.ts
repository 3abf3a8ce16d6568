/**
 * Computes the price of a delivery by distance, weight and the value of the items. It is pure and exact: it calculates
 * in whole paisa and grams.
 */
import type { DeliveryFeeReason, DeliveryRate, DistanceClass } from '../../values/orders/delivery';

export interface DeliveryPrices {
  /** One rate for each distance that the seller delivers to. */
  readonly rates: Readonly<Partial<Record<DistanceClass, DeliveryRate>>>;
  /** BDT from which on delivery is free, whatever the distance; null: never. */
  readonly freeFrom: string | null;
}

/** `NOT_DELIVERED`: not to this distance. A fee of null is named by the seller, for the reason. */
export type DeliveryFee =
  { readonly fee: string; readonly reason: null } | { readonly fee: null; readonly reason: DeliveryFeeReason | 'NOT_DELIVERED' };

const PAISA = 2;
const GRAMS = 3;
const PER_KG = 1000n;

/**
 * The base, and for each kilogram above the free ones its price, rounded half up to paisa; zero from `freeFrom` on. A
 * weight above the maximum has no fee whatever is bought; without a weight (null) only what is free anyway has one.
 */
export function deliveryFee(
  { rates, freeFrom }: DeliveryPrices,
  distance: DistanceClass,
  weightKg: string | null,
  subtotal: string,
): DeliveryFee {
  const rate = rates[distance];
  if (!rate) return { fee: null, reason: 'NOT_DELIVERED' };
  const grams = weightKg === null ? null : whole(weightKg, GRAMS);
  if (grams !== null && grams > whole(rate.maxKg, GRAMS)) return { fee: null, reason: 'TOO_HEAVY' };
  if (freeFrom !== null && whole(subtotal, PAISA) >= whole(freeFrom, PAISA)) return { fee: '0.00', reason: null };
  if (grams === null) return { fee: null, reason: 'UNKNOWN_WEIGHT' };
  const over = grams - whole(rate.freeKg, GRAMS);
  const forWeight = over > 0n ? (over * whole(rate.perKg, PAISA) + PER_KG / 2n) / PER_KG : 0n;
  return { fee: taka(whole(rate.base, PAISA) + forWeight), reason: null };
}

/** '12.5' as 1250 hundredths. More decimals than the places are not stored anywhere. */
function whole(amount: string, places: number): bigint {
  const [before = '0', after = ''] = amount.split('.');
  return BigInt(before + after.slice(0, places).padEnd(places, '0'));
}

function taka(paisa: bigint): string {
  const digits = paisa.toString().padStart(PAISA + 1, '0');
  return `${digits.slice(0, -PAISA)}.${digits.slice(-PAISA)}`;
}
