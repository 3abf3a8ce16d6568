import { plainAmount } from '../../../schema/rules/shared/plain-amount';
import { dhakaDay } from '../../../schema/rules/catalogue/sell-post.rules';
import type { SellPostTerms } from '../../../schema/rules/catalogue/sell-post.rules';
import { Audience } from '../../../schema/values/catalogue/catalogue';
import { defaultTerms } from '../../../schema/values/catalogue/sell-terms';
import type { Unit } from '../../../schema/values/catalogue/units';
import type { SellPostTermsInput, SellPostTerms_SellPostFragment } from '../../generated/graphql';

export interface TierValues {
  readonly minQuantity: string;
  readonly price: string;
}

/** Holds the values of the form of terms: texts as typed, and days as 'YYYY-MM-DD'. */
export interface TermsValues {
  audience: string;
  minQuantity: string;
  step: string;
  tiers: readonly TierValues[];
  /** Consumers who order together get them as well. */
  tiersForBaskets: boolean;
  availableFrom: string;
  availableUntil: string;
  harvestDate: string;
}

const dayOf = (moment: string | null | undefined) => (moment ? dhakaDay(new Date(moment)) : '');
/** The last day of a sale that ends at midnight is the day before. */
const lastDayOf = (moment: string | null | undefined) => (moment ? dhakaDay(new Date(Date.parse(moment) - 1)) : '');

export function startingTerms(unit: Unit): TermsValues {
  return {
    audience: Audience.EVERYONE,
    ...defaultTerms(unit),
    tiers: [],
    tiersForBaskets: false,
    availableFrom: '',
    availableUntil: '',
    harvestDate: '',
  };
}

export function termsOf(post: SellPostTerms_SellPostFragment): TermsValues {
  return {
    audience: post.audience,
    minQuantity: post.minQuantity,
    step: post.step,
    tiers: post.tiers.map(({ minQuantity, price }) => ({ minQuantity, price: plainAmount(price) })),
    tiersForBaskets: post.tiersForBaskets,
    availableFrom: dayOf(post.availableFrom),
    availableUntil: lastDayOf(post.availableUntil),
    harvestDate: post.harvestDate ?? '',
  };
}

/** The terms of a sale that is over, for the next one: its days are past. */
export function againOf(post: SellPostTerms_SellPostFragment): TermsValues {
  return { ...termsOf(post), availableFrom: '', availableUntil: '', harvestDate: '' };
}

/** A day that was not touched retains the moment it represented. */
export function inputOf(clean: SellPostTerms, typed: TermsValues, stored: SellPostTerms_SellPostFragment | null): SellPostTermsInput {
  const before = stored && termsOf(stored);
  const moment = (name: 'availableFrom' | 'availableUntil') =>
    stored && before?.[name] === typed[name] ? (stored[name] ?? null) : (clean[name]?.toISOString() ?? null);
  return {
    audience: clean.audience,
    minQuantity: clean.minQuantity,
    step: clean.step,
    tiers: clean.tiers.map(({ minQuantity, price }) => ({ minQuantity, price })),
    tiersForBaskets: clean.tiersForBaskets ?? false,
    availableFrom: moment('availableFrom'),
    availableUntil: moment('availableUntil'),
    harvestDate: clean.harvestDate ?? null,
  };
}
