/**
 * How products of a unit and a price are usually bought and stocked, in thousandths of a unit; and the terms of posts
 * for businesses.
 */
import type { Unit } from '../../schema/values/catalogue/units';
import { defaultTerms } from '../../schema/values/catalogue/sell-terms';
import type { SeedRandom } from '../simulation/seed-random';

export interface Terms {
  readonly minQuantity: string;
  readonly step: string;
}

type Range = readonly [low: number, high: number];

const bulkOf: Record<Unit, { readonly terms: Terms; readonly lots: Range }> = {
  KG: { terms: { minQuantity: '50', step: '10' }, lots: [1, 8] },
  TON: { terms: { minQuantity: '1', step: '0.5' }, lots: [1, 4] },
  DOZEN: { terms: { minQuantity: '20', step: '5' }, lots: [1, 5] },
  PIECE: { terms: { minQuantity: '20', step: '5' }, lots: [1, 5] },
  PAIR: { terms: { minQuantity: '20', step: '5' }, lots: [1, 4] },
  QUARTER: { terms: { minQuantity: '40', step: '10' }, lots: [1, 4] },
  OTHERS: { terms: { minQuantity: '5', step: '1' }, lots: [1, 5] },
};

/** Returns the quantities, from and to, that a consumer usually buys at once. */
function usualRange(unit: Unit, price: number): Range {
  if (unit === 'KG') return price < 60 ? [3, 14] : price < 160 ? [2, 8] : price < 500 ? [1, 4] : [0.5, 2];
  if (unit === 'TON') return [0.5, 2];
  if (unit === 'PIECE') return price < 100 ? [2, 9] : price < 700 ? [1, 4] : [1, 1];
  if (unit === 'DOZEN' || unit === 'PAIR') return [1, 4];
  return price < 120 ? [2, 7] : price < 900 ? [1, 3] : [1, 2];
}

export function termsOf(unit: Unit, price: number, forBusinesses: boolean): Terms {
  if (!forBusinesses) return defaultTerms(unit);
  return price > 2_000 ? { minQuantity: '2', step: '1' } : bulkOf[unit].terms;
}

/** A quantity these terms allow, in thousandths. */
export function drawQuantity(random: SeedRandom, unit: Unit, price: number, terms: Terms, inBulk: boolean): number {
  const [low, high] = inBulk && price <= 2_000 ? bulkRange(unit, price) : usualRange(unit, price);
  const wanted = random.between(low, high) * 1_000;
  const [least, step] = [Number(terms.minQuantity) * 1_000, Number(terms.step) * 1_000];
  return Math.round(least + Math.max(0, Math.round((wanted - least) / step)) * step);
}

function bulkRange(unit: Unit, price: number): Range {
  const { terms, lots } = bulkOf[unit];
  const dear = unit === 'KG' && price > 150 ? (price > 400 ? 0.12 : 0.35) : 1;
  return [Number(terms.minQuantity) * lots[0] * dear, Number(terms.minQuantity) * lots[1] * dear];
}

/** Draws the quantity that one harvest or delivery adds, in thousandths of a unit. */
export function drawLot(random: SeedRandom, unit: Unit, price: number): number {
  const usual = { KG: 700, TON: 24, DOZEN: 160, PIECE: 220, PAIR: 110, QUARTER: 400, OTHERS: 120 }[unit];
  const scale = price > 20_000 ? 0.02 : price > 2_000 ? 0.12 : price > 600 ? 0.3 : price > 200 ? 0.55 : 1;
  const whole = Math.max(4, Math.round(usual * scale * random.between(0.6, 1.7)));
  return (whole > 40 ? Math.round(whole / 10) * 10 : whole) * 1_000;
}

/** Whole Taka, as a seller would write it. */
export function roundPrice(price: number): number {
  const grain = price >= 20_000 ? 500 : price >= 2_000 ? 50 : price >= 300 ? 10 : price >= 120 ? 5 : 1;
  return Math.max(1, Math.round(price / grain) * grain);
}
