/** Terms of a sell post, fields in the order of the form; both halves check by them. */
import { array, boolean, date, type InferType, object, string } from 'yup';
import type { MessageKey } from '../../messages/text';
import { Audience, SellPostState } from '../../values/catalogue/catalogue';
import { limits } from '../../values/limits';
import { type Unit, unitFacts } from '../../values/catalogue/units';
import { asQuantity, key, optionalChoice, requiredChoice, requiredDecimal, requiredText } from '../shared/fields';
import { searchText } from '../shared/search.rules';

const dayMs = 24 * 60 * 60 * 1000;
const dhakaOffsetMs = 6 * 60 * 60 * 1000;
const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

const quantity = (wrong: MessageKey) => requiredDecimal(wrong, { max: limits.maxStock, decimals: limits.quantityDecimals, as: asQuantity });

const tierRules = object({
  minQuantity: quantity(key('sellPost.tierQuantity')),
  price: requiredDecimal(key('sellPost.tierPrice'), { max: limits.maxPrice, decimals: limits.moneyDecimals }),
});

/** The day it is in Bangladesh, 'YYYY-MM-DD'. */
export function dhakaDay(at: Date): string {
  return new Date(at.getTime() + dhakaOffsetMs).toISOString().slice(0, 10);
}

/** The moment a day begins in Bangladesh, `daysLater` days on; null for what is no day. */
function startOfDay(day: string, daysLater = 0): Date | null {
  const at = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== day ? null : new Date(+at - dhakaOffsetMs + daysLater * dayMs);
}

/** A moment, or a day alone: a start counts from the beginning of its day, an end to the end of it. */
const moment = (daysLater: 0 | 1) =>
  date()
    .transform((value: unknown, typed: unknown) => {
      if (typed === '') return null;
      return typeof typed === 'string' && dayPattern.test(typed) ? (startOfDay(typed, daysLater) ?? value) : value;
    })
    .typeError(key('sellPost.badDate'))
    .nullable()
    .test('near', key('sellPost.badDate'), (at) => !at || Math.abs(+at - Date.now()) <= limits.windowDays * dayMs);

export const harvestDate = string()
  .transform((value: unknown) => value || null)
  .typeError(key('sellPost.harvestDate'))
  .nullable()
  .test('day', key('sellPost.harvestDate'), (day) => {
    if (!day) return true;
    const at = dayPattern.test(day) ? startOfDay(day) : null;
    return at !== null && +at <= Date.now() && +at > Date.now() - limits.harvestDays * dayMs;
  });

/** The prices and decimals that the terms must fit, from the product. */
export interface TermsOf {
  readonly unit: Unit;
  /** BDT for one unit, before any deal. */
  readonly price: string;
}

interface Terms {
  readonly minQuantity: string;
  readonly step: string;
  readonly tiers: readonly { readonly minQuantity: string; readonly price: string }[];
}

const decimalsOf = (amount: string) => amount.split('.')[1]?.length ?? 0;
const isFiner = (amount: string, { unit }: TermsOf) => decimalsOf(amount) > unitFacts[unit].decimals;

/** Rules of several fields wait until each of them is valid by itself. */
const areTerms = ({ minQuantity, step, tiers }: Partial<Terms>): boolean =>
  [minQuantity, step, ...(tiers ?? []).flatMap((tier) => [tier.minQuantity, tier.price])].every((amount) => Number(amount) > 0);

/**
 * Returns the first rule that needs the product and that the terms break, or null: the decimals of the unit, and that
 * no tier costs more than the product.
 */
export function termsViolation(terms: Terms, of: TermsOf): { readonly field: keyof Terms; readonly key: MessageKey } | null {
  if (isFiner(terms.minQuantity, of)) return { field: 'minQuantity', key: 'quantity.decimals' };
  if (isFiner(terms.step, of)) return { field: 'step', key: 'quantity.decimals' };
  if (terms.tiers.some((tier) => isFiner(tier.minQuantity, of))) return { field: 'tiers', key: 'quantity.decimals' };
  if (terms.tiers.some(({ price }) => Number(price) > Number(of.price))) return { field: 'tiers', key: 'sellPost.tierAbovePrice' };
  return null;
}

/** Why these prices by quantity do not go together, else null. Quantities rise, prices never do. */
function tierProblem(minQuantity: string, tiers: Terms['tiers']): MessageKey | null {
  for (const [index, tier] of tiers.entries()) {
    const before = tiers[index - 1];
    if (Number(tier.minQuantity) <= Number(minQuantity)) return 'sellPost.tierAboveMinimum';
    if (before && Number(tier.minQuantity) <= Number(before.minQuantity)) return 'sellPost.tierOrder';
    if (before && Number(tier.price) > Number(before.price)) return 'sellPost.tierPrices';
  }
  return null;
}

const termFields = {
  audience: requiredChoice(Object.values(Audience), key('sellPost.audience')),
  minQuantity: quantity(key('sellPost.minQuantity')),
  step: quantity(key('sellPost.step')),
  tiers: array(tierRules).typeError(key('error.badInput')).default([]).max(limits.priceTiers, key('sellPost.tooManyTiers')),
  tiersForBaskets: boolean().typeError(key('error.badInput')).nullable(),
  availableFrom: moment(0),
  availableUntil: moment(1).test('future', key('sellPost.untilPast'), (at) => !at || +at > Date.now()),
  harvestDate,
};

/** With the product as yup's context (TermsOf), as the form has it, also what only the product knows. */
export const sellPostTermsRules = object(termFields)
  .test('tiers', (terms, context) => {
    const problem = areTerms(terms) ? tierProblem(terms.minQuantity, terms.tiers) : null;
    return problem === null || context.createError({ path: 'tiers', message: problem });
  })
  .test('window', ({ availableFrom, availableUntil }, context) => {
    const isSound = !availableFrom || !availableUntil || +availableUntil > +availableFrom;
    return isSound || context.createError({ path: 'availableUntil', message: key('sellPost.window') });
  })
  .test('product', (terms, context) => {
    const of = context.options.context as Partial<TermsOf> | undefined;
    const violation = of?.unit && of.price && areTerms(terms) ? termsViolation(terms, { unit: of.unit, price: of.price }) : null;
    return violation === null || context.createError({ path: violation.field, message: violation.key });
  });

export type SellPostTerms = InferType<typeof sellPostTermsRules>;

export const publishSellPostRules = object({ productId: requiredText(key('sellPost.product'), limits.idLength) }).concat(
  sellPostTermsRules,
);

export const sellPostFilterRules = object({
  search: searchText(),
  state: optionalChoice(Object.values(SellPostState)),
});
