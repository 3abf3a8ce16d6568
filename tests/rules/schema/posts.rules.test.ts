/** Terms of posts, items that are listed again, and prices by quantity. */
import { receivedItemFilterRules, relistRules } from '../../../schema/rules/catalogue/relist.rules';
import { dhakaDay, publishSellPostRules, sellPostFilterRules, sellPostTermsRules } from '../../../schema/rules/catalogue/sell-post.rules';
import { isAbove, loweredTier } from '../../../schema/rules/catalogue/tiers';
import { rejects } from '../support/rejects';
import { keysOf } from '../support/rule-keys';

const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (count: number) => new Date(Date.now() + count * DAY_MS);
const many = (count: number) => Array.from({ length: count }, (_, index) => `id-${index}`);

describe('the terms of a post', () => {
  const terms = {
    audience: 'EVERYONE',
    minQuantity: '5',
    step: '1',
    tiers: [
      { minQuantity: '10', price: '50' },
      { minQuantity: '20', price: '45' },
    ],
  };
  const tiers = (...list: readonly (readonly [string, string])[]) => ({
    tiers: list.map(([minQuantity, price]) => ({ minQuantity, price })),
  });
  rejects(sellPostTermsRules, terms, [
    [{ audience: 'NEIGHBOURS' }, { audience: 'sellPost.audience' }],
    [{ minQuantity: '0' }, { minQuantity: 'sellPost.minQuantity' }],
    [{ step: '' }, { step: 'sellPost.step' }],
    [tiers(['5', '50']), { tiers: 'sellPost.tierAboveMinimum' }],
    [tiers(['10', '50'], ['10', '45']), { tiers: 'sellPost.tierOrder' }],
    [tiers(['10', '50'], ['20', '51']), { tiers: 'sellPost.tierPrices' }],
    [tiers(['0', '50']), { 'tiers[0].minQuantity': 'sellPost.tierQuantity' }],
    [tiers(['10', '0']), { 'tiers[0].price': 'sellPost.tierPrice' }],
    [{ tiers: Array.from({ length: 6 }, (_, n) => ({ minQuantity: String(10 + n), price: '5' })) }, { tiers: 'sellPost.tooManyTiers' }],
    [{ availableFrom: 'x' }, { availableFrom: 'sellPost.badDate' }],
    [{ availableFrom: inDays(367) }, { availableFrom: 'sellPost.badDate' }],
    [{ availableFrom: inDays(-367) }, { availableFrom: 'sellPost.badDate' }],
    [{ availableUntil: inDays(-1) }, { availableUntil: 'sellPost.untilPast' }],
    [{ availableFrom: inDays(3), availableUntil: inDays(2) }, { availableUntil: 'sellPost.window' }],
    [{ harvestDate: dhakaDay(inDays(1)) }, { harvestDate: 'sellPost.harvestDate' }],
    [{ harvestDate: '2026-02-30' }, { harvestDate: 'sellPost.harvestDate' }],
    [{ harvestDate: 'soon' }, { harvestDate: 'sellPost.harvestDate' }],
    [{ harvestDate: dhakaDay(inDays(-1097)) }, { harvestDate: 'sellPost.harvestDate' }],
  ]);
  it.each([
    [tiers(['10', '50'], ['20', '50'])],
    [{ tiers: undefined }],
    [{ harvestDate: dhakaDay(inDays(0)) }],
    [{ harvestDate: '' }],
    [{ availableFrom: '' }],
  ])('change %# is accepted', (change) => expect(keysOf(sellPostTermsRules, { ...terms, ...change })).toEqual({}));
  it('begin and end with a day in Bangladesh', () => {
    const day = dhakaDay(inDays(30));
    const cast = sellPostTermsRules.cast({ ...terms, availableFrom: day, availableUntil: day });
    expect([cast.availableFrom, cast.availableUntil]).toEqual([
      new Date(`${day}T00:00:00+06:00`),
      new Date(+new Date(`${day}T00:00:00+06:00`) + DAY_MS),
    ]);
    expect(dhakaDay(new Date('2026-11-25T18:00:00Z'))).toBe('2026-11-26');
  });
  it('fit the product they are of', () => {
    const keys = (change: object, of: object) => keysOf(sellPostTermsRules, { ...terms, ...change }, of);
    const piece = { unit: 'PIECE', price: '60' };
    expect([
      keys({}, piece),
      keys({ minQuantity: '5.5' }, piece),
      keys({ step: '0.5' }, piece),
      keys(tiers(['10.5', '50']), piece),
      keys(tiers(['10', '61']), piece),
      keys(tiers(['10', '60']), piece),
      keys({ step: '0.5' }, { unit: 'KG', price: '60' }),
      keys({ step: '0.5' }, {}),
    ]).toEqual([
      {},
      { minQuantity: 'quantity.decimals' },
      { step: 'quantity.decimals' },
      { tiers: 'quantity.decimals' },
      { tiers: 'sellPost.tierAbovePrice' },
      {},
      {},
      {},
    ]);
  });
  it('are of a product, and lists of posts have a state', () => {
    expect(keysOf(publishSellPostRules, terms)).toEqual({ productId: 'sellPost.product' });
    expect(keysOf(sellPostFilterRules, { state: 'LOST', search: 'x'.repeat(101) })).toEqual({
      state: 'error.badInput',
      search: 'error.searchTooLong',
    });
  });
  describe('of items that are listed again', () => {
    const relist = { receiptId: 'r', quantity: '2', price: '70', addToSellPost: true, terms };
    rejects(relistRules, relist, [
      [{ receiptId: '' }, { receiptId: 'error.badInput' }],
      [{ unit: 'BOX' }, { unit: 'error.badInput' }],
      [{ quantity: '0' }, { quantity: 'quantity.invalid' }],
      [{ price: '' }, { price: 'product.price' }],
      [{ price: '1.5' }, { price: 'product.priceDigits' }],
      [{ imageIds: many(7) }, { imageIds: 'upload.tooMany' }],
      [{ imageIds: 'a' }, { imageIds: 'upload.imageFailed' }],
      [{ addToSellPost: null }, { addToSellPost: 'product.sellPost' }],
      [{ terms: { ...terms, step: '0' } }, { 'terms.step': 'sellPost.step' }],
    ]);
    it('may go without terms', () => expect(keysOf(relistRules, { ...relist, terms: null })).toEqual({}));
    it('are found by what is left', () => expect(keysOf(receivedItemFilterRules, { left: 'x' })).toEqual({ left: 'error.badInput' }));
  });
});

describe('prices by quantity below a price that fell', () => {
  it.each([
    ['50', '60', '60', '50.00'],
    ['50', '60', '70', '50.00'],
    ['50', '60', '30', '25.00'],
    ['55', '60', '31', '28.00'],
    ['5', '60', '10', '1.00'],
    ['5', '60', '9', '0.75'],
    ['0.01', '60', '9', '0.01'],
    ['80', '60', '30', '30.00'],
    ['80', '60', '70', '70.00'],
  ])('%s of %s is %s → %s', (tier, before, after, lowered) => expect(loweredTier(tier, before, after)).toBe(lowered));
  it('one above the price is found', () => {
    expect([isAbove({ price: '60.01' }, '60'), isAbove({ price: '60.00' }, '60'), isAbove({ price: '9' }, '10')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
