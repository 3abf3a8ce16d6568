/** Deals, coupons and price alerts. */
import { claimCouponRules } from '../../../schema/rules/market/coupon.rules';
import { couponRules, dealRules, myDealRules } from '../../../schema/rules/market/offer.rules';
import { priceAlertRules } from '../../../schema/rules/market/price-alert.rules';
import { type RuleCase, rejects } from '../support/rejects';
import { keysOf } from '../support/rule-keys';

const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000);
const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000);
const inTwoDays = new Date(Date.now() + 48 * 60 * 60 * 1000);

describe('the coupon of the storefront', () => {
  it('belongs to an email without tag and letter case', () => {
    expect(claimCouponRules.cast({ email: ' Rahima+Eid@Example.COM ' })).toEqual({ email: 'rahima@example.com' });
    expect(claimCouponRules.cast({ email: 'a+b+c@x.io' })).toEqual({ email: 'a@x.io' });
  });
  rejects(claimCouponRules, { email: 'a@b.cd' }, [
    [{ email: '' }, { email: 'coupon.emailRequired' }],
    [{ email: 'a@b' }, { email: 'register.email' }],
  ]);
});

describe('deals', () => {
  const deal = { productId: 'p', percent: 20, endsAt: tomorrow, reason: 'Season', financedBy: 'SELLER' };
  const cases: RuleCase[] = [
    [{ productId: '' }, { productId: 'deal.product' }],
    [{ percent: 0 }, { percent: 'deal.percent' }],
    [{ percent: 91 }, { percent: 'deal.percent' }],
    [{ startsAt: 'x' }, { startsAt: 'moment.withinYear', endsAt: 'offer.window' }],
    [{ endsAt: null }, { endsAt: 'moment.withinYear' }],
    [{ endsAt: yesterday }, { endsAt: 'offer.window' }],
    [{ startsAt: inTwoDays, endsAt: tomorrow }, { endsAt: 'offer.window' }],
    [{ startsAt: tomorrow, endsAt: tomorrow }, { endsAt: 'offer.window' }],
  ];
  describe('of admins', () =>
    rejects(dealRules, deal, [
      ...cases,
      [{ financedBy: 'BANK' }, { financedBy: 'error.badInput' }],
      [{ reason: '' }, { reason: 'order.reasonRequired' }],
      [{ marketBudget: '100' }, { marketBudget: 'deal.budgetOfSeller' }],
      [{ financedBy: undefined, marketBudget: '100' }, { marketBudget: 'deal.budgetOfSeller' }],
    ]));
  describe('of the platform', () => {
    const paid = { ...deal, financedBy: 'PLATFORM', marketBudget: '100' };
    rejects(dealRules, paid, [
      [{ marketBudget: '' }, { marketBudget: 'deal.budget' }],
      [{ marketBudget: null }, { marketBudget: 'deal.budget' }],
      [{ marketBudget: '99.99' }, { marketBudget: 'deal.budget' }],
      [{ marketBudget: '10000000.01' }, { marketBudget: 'deal.budget' }],
      [{ marketBudget: 'x' }, { marketBudget: 'deal.budget' }],
      [{ marketBudget: '100.001' }, { marketBudget: 'amount.tooFine' }],
    ]);
    it('may have the largest budget', () => expect(keysOf(dealRules, { ...paid, marketBudget: '১,০০,০০,০০০' })).toEqual({}));
  });
  describe('of sellers', () => {
    const { reason: _reason, financedBy: _financedBy, ...own } = deal;
    rejects(myDealRules, own, cases);
    it('may have begun', () => expect(keysOf(myDealRules, { ...own, startsAt: yesterday })).toEqual({}));
  });
});

describe('coupons of admins', () => {
  const coupon = {
    code: ' eid2026 ',
    percent: '10',
    maxDiscount: '200',
    minSubtotal: '',
    expiresAt: inTwoDays,
    maxUses: '100',
    reason: 'Eid',
  };
  it('have a code in capitals, or none', () => {
    expect(couponRules.cast(coupon)).toMatchObject({ code: 'EID2026', percent: 10, maxDiscount: '200', minSubtotal: null, maxUses: 100 });
    expect(couponRules.cast({ ...coupon, code: '  ' }).code).toBeNull();
  });
  rejects(couponRules, coupon, [
    [{ code: 'EID' }, { code: 'coupon.code' }],
    [{ code: 'EID-2026' }, { code: 'coupon.code' }],
    [{ code: 'E'.repeat(21) }, { code: 'coupon.code' }],
    [{ code: {} }, { code: 'coupon.code' }],
    [{ percent: 101 }, { percent: 'coupon.percent' }],
    [{ percent: 0 }, { percent: 'coupon.percent' }],
    [{ maxDiscount: '' }, { maxDiscount: 'coupon.maxDiscount' }],
    [{ maxDiscount: '100001' }, { maxDiscount: 'coupon.maxDiscount' }],
    [{ minSubtotal: 'x' }, { minSubtotal: 'coupon.minSubtotal' }],
    [{ expiresAt: null }, { expiresAt: 'moment.withinYear' }],
    [{ expiresAt: yesterday }, { expiresAt: 'offer.window' }],
    [{ startsAt: inTwoDays, expiresAt: tomorrow }, { expiresAt: 'offer.window' }],
    [{ maxUses: 0 }, { maxUses: 'coupon.uses' }],
    [{ maxUses: 1_000_001 }, { maxUses: 'coupon.uses' }],
    [{ reason: '' }, { reason: 'order.reasonRequired' }],
  ]);
});

describe('a price alert', () => {
  rejects(priceAlertRules, { categorySlug: 'rice', districtId: null, direction: 'BELOW', price: '45.5' }, [
    [{ categorySlug: '' }, { categorySlug: 'alert.category' }],
    [{ districtId: 1.5 }, { districtId: 'error.badInput' }],
    [{ districtId: 'x' }, { districtId: 'error.badInput' }],
    [{ direction: 'SIDEWAYS' }, { direction: 'error.badInput' }],
    [{ price: '0' }, { price: 'alert.price' }],
    [{ price: '100000' }, { price: 'alert.price' }],
  ]);
});
