/** Deals and coupons of admins, fields in the order of their forms. */
import { object, string } from 'yup';
import { limits } from '../../values/limits';
import { FinancedBy } from '../../values/market/offers';
import { key, optionalChoice, optionalDecimal, optionalMoment, requiredCount, requiredDecimal, requiredText } from '../shared/fields';
import { reasonRules } from '../shared/reason.rules';

const { min, max } = limits.couponCode;
const codePattern = new RegExp(`^[A-Z0-9]{${min},${max}}$`);

/** A start that is missing or has passed is now. */
const isWindow = (from: Date | null | undefined, until: Date | null | undefined): boolean =>
  !until || +until > Math.max(Date.now(), from ? +from : 0);

const dealFields = {
  productId: requiredText(key('deal.product'), limits.idLength),
  percent: requiredCount(key('deal.percent'), { min: 1, max: limits.dealPercent }),
  startsAt: optionalMoment(key('moment.withinYear')),
  endsAt: optionalMoment(key('moment.withinYear')).required(key('moment.withinYear')),
};

/** A deal of the seller: the same fields as an admin's, and no one to give a reason to. */
export const myDealRules = object(dealFields).test('window', ({ startsAt, endsAt }, context) => {
  return isWindow(startsAt, endsAt) || context.createError({ path: 'endsAt', message: key('offer.window') });
});

/** The platform pays at most so much for a deal; a deal that the seller pays for has no budget. */
const marketBudget = optionalDecimal(limits.marketBudget.max, limits.moneyDecimals, key('deal.budget'))
  .test('least', key('deal.budget'), (value) => !value || +value >= limits.marketBudget.min)
  .test('payer', key('deal.budget'), (value, { createError, parent }) => {
    const isPaidByPlatform = (parent as { readonly financedBy?: unknown }).financedBy === FinancedBy.PLATFORM;
    return isPaidByPlatform ? Boolean(value) : !value || createError({ message: key('deal.budgetOfSeller') });
  });

export const dealRules = object({ ...dealFields, financedBy: optionalChoice(Object.values(FinancedBy)), marketBudget })
  .concat(reasonRules)
  .test('window', ({ startsAt, endsAt }, context) => {
    return isWindow(startsAt, endsAt) || context.createError({ path: 'endsAt', message: key('offer.window') });
  });

const maxDiscount = key('coupon.maxDiscount');

export const couponRules = object({
  /** Missing: one is made. */
  code: string()
    .transform((value: unknown) => (typeof value === 'string' ? value.trim().toUpperCase() || null : value))
    .typeError(key('coupon.code'))
    .nullable()
    .matches(codePattern, { message: key('coupon.code'), excludeEmptyString: true }),
  percent: requiredCount(key('coupon.percent'), { min: 1, max: 100 }),
  maxDiscount: requiredDecimal(maxDiscount, { max: limits.maxCouponDiscount, decimals: limits.moneyDecimals }),
  minSubtotal: optionalDecimal(limits.maxPrice, limits.moneyDecimals, key('coupon.minSubtotal')),
  startsAt: optionalMoment(key('moment.withinYear')),
  expiresAt: optionalMoment(key('moment.withinYear')).required(key('moment.withinYear')),
  maxUses: requiredCount(key('coupon.uses'), { min: 1, max: limits.couponUses }),
})
  .concat(reasonRules)
  .test('window', ({ startsAt, expiresAt }, context) => {
    return isWindow(startsAt, expiresAt) || context.createError({ path: 'expiresAt', message: key('offer.window') });
  });
