/** The price of one line and everything that may be wrong with it. */
import {
  isPublicPrice,
  kilogramsOf,
  lineTotalOf,
  nextTierOf,
  platformShareOf,
  problemsOf,
  soldAs,
  unitPriceOf,
} from '../../../server/modules/orders/pricing/price-line';
import type { CartBuyer } from '../../../server/modules/orders/pricing/sale-item';
import { consumer, saleItem, trader } from '../support/sale-items';

const tiers = [
  { minQuantity: '10', price: '28' },
  { minQuantity: '50.5', price: '25.5' },
];
const tiered = saleItem({ tiers });

describe('the price of one unit', () => {
  it.each([
    ['9.999', '30.00'],
    ['10', '28.00'],
    ['50.499', '28.00'],
    ['50.5', '25.50'],
    ['99', '25.50'],
  ])('%s KG cost a trader %s each', (quantity, price) => {
    expect(unitPriceOf(tiered, quantity, trader)).toBe(price);
    expect(unitPriceOf(tiered, quantity, consumer)).toBe('30.00');
  });

  it('a deal below the price of the quantity is what counts', () => {
    expect(unitPriceOf(saleItem({ tiers, price: '27' }), '10', trader)).toBe('27.00');
    expect(unitPriceOf(saleItem({ tiers, price: '28' }), '10', trader)).toBe('28.00');
  });

  it('the next lower price is named while there is so much of it', () => {
    expect(nextTierOf(tiered, '1', trader)).toEqual({ minQuantity: '10', price: '28.00' });
    expect(nextTierOf(tiered, '10', trader)).toEqual({ minQuantity: '50.5', price: '25.50' });
    expect(nextTierOf(tiered, '50.5', trader)).toBeNull();
    expect(nextTierOf(tiered, '1', consumer)).toBeNull();
    expect(nextTierOf(saleItem({ tiers, available: '10' }), '1', trader)).toEqual({ minQuantity: '10', price: '28.00' });
    expect(nextTierOf(saleItem({ tiers, available: '9.999' }), '1', trader)).toBeNull();
    expect(nextTierOf(saleItem({ tiers, price: '28' }), '1', trader)).toEqual({ minQuantity: '50.5', price: '25.50' });
  });

  it('the platform pays the difference of its deal, less where a price by quantity is lower', () => {
    expect(platformShareOf(saleItem({ price: '27', platformPays: '3' }), '1', consumer)).toBe('3.00');
    expect(platformShareOf(saleItem({ price: '27', platformPays: '3', tiers }), '10', trader)).toBe('1.00');
    expect(platformShareOf(saleItem({ price: '27', platformPays: '3', tiers }), '60', trader)).toBe('0.00');
    expect(platformShareOf(saleItem(), '1', consumer)).toBe('0.00');
  });

  it('more than the budget of a deal pays for costs the price without it, or that of the quantity', () => {
    const dealt = saleItem({ price: '27', platformPays: '3', dealBudgetLeft: '6.00' });
    const sold = (quantity: string, buyer: CartBuyer = consumer, item = dealt) => {
      const as = soldAs(item, { quantity }, buyer);
      return [unitPriceOf(as, quantity, buyer), platformShareOf(as, quantity, buyer)];
    };
    expect(sold('2')).toEqual(['27.00', '3.00']);
    expect(sold('2.5')).toEqual(['30.00', '0.00']);
    const tieredDeal = { ...dealt, tiers };
    expect(sold('10', trader, tieredDeal)).toEqual(['28.00', '0.00']);
    expect(sold('60', trader, tieredDeal)).toEqual(['25.50', '0.00']);
    expect(isPublicPrice(soldAs(dealt, { quantity: '2.5' }, consumer), '30.00')).toBe(true);
  });

  it('only what everyone could have had is a public price', () => {
    expect(isPublicPrice(saleItem(), '30.00')).toBe(true);
    expect(isPublicPrice(saleItem(), '28.00')).toBe(false);
    expect(isPublicPrice(saleItem({ audience: 'BUSINESSES' }), '30.00')).toBe(false);
  });
});

it('a line costs its quantity times the price, half a paisa up, and weighs what its units weigh', () => {
  expect([lineTotalOf('2.5', '30'), lineTotalOf('0.333', '0.15'), lineTotalOf('3', '0.335')]).toEqual(['75.00', '0.05', '1.01']);
  expect(kilogramsOf(saleItem(), '2.5')).toBe('2.5');
  expect(kilogramsOf(saleItem({ unit: 'TON' }), '2')).toBe('2000');
  expect(kilogramsOf(saleItem({ unit: 'PIECE' }), '2')).toBe('0');
  expect(kilogramsOf(saleItem({ unit: 'PIECE', unitWeightKg: '1.25' }), '2')).toBe('2.5');
});

describe('problems', () => {
  const found = (item: Parameters<typeof saleItem>[0], quantity = '2', seenPrice: string | null = null, buyer: CartBuyer = consumer) =>
    problemsOf(saleItem(item), { productId: 'p1', quantity, seenPrice }, buyer).map(({ kind, value }) => [kind, value]);

  it('there is none with what is on sale', () => {
    expect(found({})).toEqual([]);
    expect(problemsOf(saleItem(), { productId: 'p1', quantity: '2' }, consumer)).toEqual([]);
  });

  it('what cannot be bought at all has one problem', () => {
    expect(found({ sellerId: 'buyer', available: '0' })).toEqual([['OWN_PRODUCT', null]]);
    expect(found({ sellerAway: true, available: '0' })).toEqual([['SELLER_AWAY', null]]);
    expect(found({ onSale: false, available: '0' })).toEqual([['UNAVAILABLE', null]]);
    expect(found({ sellerRole: 'CONSUMER' })).toEqual([['UNAVAILABLE', null]]);
    expect(found({ sellerRole: 'WHOLESALER' }, '2', null, trader)).toEqual([['UNAVAILABLE', null]]);
  });

  it('stock', () => {
    expect(found({ available: '0' })).toEqual([['OUT_OF_STOCK', '0']]);
    expect(found({ available: '-1' })).toEqual([['OUT_OF_STOCK', '0']]);
    expect(found({ available: '1.500' })).toEqual([['LESS_STOCK', '1.5']]);
    expect(found({ available: '2' })).toEqual([]);
  });

  it('minimum and step, counted from the minimum', () => {
    expect(found({ minQuantity: '5' })).toEqual([['BELOW_MINIMUM', '5']]);
    expect(found({ minQuantity: '2' })).toEqual([]);
    expect(found({ minQuantity: '5', step: '2' }, '7')).toEqual([]);
    expect(found({ minQuantity: '5', step: '2' }, '8')).toEqual([['NOT_A_MULTIPLE', '2']]);
    expect(found({ step: '2' }, '4')).toEqual([]);
    expect(found({ step: '2' }, '5')).toEqual([['NOT_A_MULTIPLE', '2']]);
    expect(found({ minQuantity: '5', step: '2' }, '4')).toEqual([
      ['BELOW_MINIMUM', '5'],
      ['NOT_A_MULTIPLE', '2'],
    ]);
  });

  it('more than the deal of the platform still pays for', () => {
    const deal = { price: '27', platformPays: '3', dealBudgetLeft: '6.00' };
    expect(found(deal, '2')).toEqual([]);
    expect(found(deal, '2.001')).toEqual([]); // 6.003 are 6.00
    expect(found(deal, '2.002')).toEqual([['DEAL_LIMIT', '2']]);
    expect(found({ ...deal, dealBudgetLeft: '5.50' })).toEqual([['DEAL_LIMIT', '1.833']]);
    expect(found({ ...deal, dealBudgetLeft: '5.50', unit: 'PIECE' })).toEqual([['DEAL_LIMIT', '1']]);
    expect(found({ ...deal, dealBudgetLeft: null })).toEqual([]);
    expect(found({ price: '30', platformPays: '0', dealBudgetLeft: '0' })).toEqual([]);
    expect(found({ ...deal, minQuantity: '0.5', step: '0.4', dealBudgetLeft: '5.50' }, '2.1')).toEqual([['DEAL_LIMIT', '1.7']]);
    expect(found({ ...deal, minQuantity: '2', step: '1', dealBudgetLeft: '5.50' }, '3')).toEqual([['DEAL_LIMIT', '1.833']]);
    // who has seen the price without the deal has it for any quantity, as the members of a shared basket do
    expect(found(deal, '10', '30')).toEqual([]);
    expect(found(deal, '10', '27')).toEqual([['DEAL_LIMIT', '2']]);
    expect(found(deal, '10', '29')).toEqual([['DEAL_LIMIT', '2']]);
    expect(found(deal, '2', '30')).toEqual([['PRICE_CHANGED', '27.00']]);
    expect(found(deal, '10', null, { ...consumer, isBasket: true })).toEqual([]);
    // at the price by quantity the platform pays 1 Tk for a unit, for fewer units 3
    expect(found({ ...deal, tiers }, '10', null, trader)).toEqual([['DEAL_LIMIT', '2']]);
    expect(found({ ...deal, tiers, dealBudgetLeft: '10' }, '10', null, trader)).toEqual([]);
  });

  it('half a piece is not sold, whatever the step', () => {
    expect(found({ unit: 'PIECE', step: '0.5' }, '2.5')).toEqual([['NOT_A_MULTIPLE', '1']]);
    expect(found({}, '0.001')).toEqual([]);
    expect(found({}, '0.0001')).toEqual([['NOT_A_MULTIPLE', '0.001']]);
  });

  it('the price that was seen: the plain one or the one of the quantity', () => {
    expect(found({}, '2', '30.00')).toEqual([]);
    expect(found({}, '2', '29')).toEqual([['PRICE_CHANGED', '30.00']]);
    expect(found({ tiers }, '10', '28', trader)).toEqual([]);
    expect(found({ tiers }, '10', '30', trader)).toEqual([]);
    expect(found({ tiers }, '10', '25.5', trader)).toEqual([['PRICE_CHANGED', '28.00']]);
  });
});
