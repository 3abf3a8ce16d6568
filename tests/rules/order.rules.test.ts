import { object } from 'yup';
import type { Unit } from '../../schema/values/catalogue/units';
import { buyerQuantity } from '../../schema/rules/catalogue/quantity.rules';
import { cartLineRules, checkoutPlaceRules, deliveryRules, orderFilterRules, placeOrderRules } from '../../schema/rules/orders/order.rules';
import { optionalReasonRules, reasonRules } from '../../schema/rules/shared/reason.rules';
import { reviewRules } from '../../schema/rules/catalogue/review.rules';
import { productFilterRules, searchRules } from '../../schema/rules/shared/search.rules';
import { violations } from './support/violations';

const line = { productId: '0198c7a2-0000-7000-8000-000000000001', quantity: '2.5' };
const order = {
  lines: [line],
  contactName: 'Karim',
  contactPhone: '01711000001',
  upazilaId: 7,
  address: 'Bazar Road 1',
  paymentMethod: 'CASH_ON_DELIVERY',
};
const place = 'Choose the upazila or thana to deliver to.';
const phone = 'Phone number must be 10-15 digits.';

describe('placing an order', () => {
  it.each([
    ['no lines', { lines: [] }, { lines: 'Your cart is empty.' }],
    ['no receiver', { contactName: ' ' }, { contactName: "Enter the receiver's name." }],
    ['a bad phone', { contactPhone: '12' }, { contactPhone: phone }],
    ['no place', { upazilaId: '' }, { upazilaId: place }],
    ['no address', { address: '' }, { address: 'Enter the address to deliver to.' }],
    ['no payment', { paymentMethod: undefined }, { paymentMethod: 'Choose how to pay.' }],
    ['a quantity of nothing', { lines: [{ ...line, quantity: '0' }] }, { 'lines[0].quantity': 'Enter a quantity above zero.' }],
    ['a note of 501', { note: 'x'.repeat(501) }, { note: 'This is too long.' }],
  ])('rejects %s', (_what, change, wanted) => {
    expect(violations(placeOrderRules, { ...order, ...change })).toEqual(wanted);
  });

  it.each(['BKASH', 'NAGAD', 'ROCKET', 'ONLINE'])('%s is sent after the order: nothing of it is asked for', (paymentMethod) => {
    expect(violations(placeOrderRules, { ...order, paymentMethod })).toEqual({});
  });

  it('cash needs nothing; pickup needs no place', () => {
    expect(violations(placeOrderRules, order)).toEqual({});
    expect(
      violations(placeOrderRules, { ...order, deliveries: [{ sellerId: 's', method: 'PICKUP' }], upazilaId: null, address: '' }),
    ).toEqual({});
  });

  it('holds at most 50 lines', () => {
    expect(violations(placeOrderRules, { ...order, lines: Array.from({ length: 50 }, () => line) })).toEqual({});
    expect(violations(placeOrderRules, { ...order, lines: Array.from({ length: 51 }, () => line) })).toHaveProperty('lines');
  });
});

const quantityRules = (unit: Unit) => object({ quantity: buyerQuantity(unit) });

describe('quantities of buyers', () => {
  it.each([
    ['KG', '0.5'],
    ['KG', '2.125'],
    ['TON', '0.5'],
    ['PIECE', '3'],
    ['QUARTER', '2'],
  ] as const)('%s may be %s', (unit, quantity) => {
    expect(violations(quantityRules(unit), { quantity })).toEqual({});
  });

  it.each([
    ['KG', '0', 'Enter a quantity above zero.'],
    ['KG', '-1', 'Enter a quantity above zero.'],
    ['KG', '1e3', 'Enter a quantity above zero.'],
    ['KG', 'Infinity', 'Enter a quantity above zero.'],
    ['KG', '10000000.001', 'Enter a quantity above zero.'],
    ['PIECE', '0.5', 'This unit is sold in whole numbers.'],
    ['DOZEN', '1.5', 'This unit is sold in whole numbers.'],
    ['OTHERS', '1.5', 'This unit is sold in whole numbers.'],
  ] as const)('%s may not be %s', (unit, quantity, message) => {
    expect(violations(quantityRules(unit), { quantity })).toEqual({ quantity: message });
  });

  it.each([
    ['২.৫', '2.5'],
    ['02.500', '2.5'],
    ['.5', '0.5'],
    ['3.', '3'],
    ['3.000', '3'],
  ])('reads %s as %s', (typed, read) => {
    expect(buyerQuantity('KG').validateSync(typed)).toBe(read);
  });

  it('a line without a known unit takes three decimals and no more', () => {
    expect(violations(cartLineRules, { ...line, quantity: '0.125' })).toEqual({});
    expect(violations(cartLineRules, { ...line, quantity: '0.1255' })).toEqual({
      quantity: 'A quantity has at most 3 decimals, such as 12.125.',
    });
    expect(violations(cartLineRules, { ...line, seenPrice: '120.00' })).toEqual({});
    expect(violations(cartLineRules, { ...line, seenPrice: 'cheap' })).toHaveProperty('seenPrice');
  });
});

describe('the other forms of buying', () => {
  it('the place of a delivery may come later', () => {
    expect(violations(deliveryRules, {})).toEqual({});
  });

  it('the checkout asks for one method for all sellers; a pickup needs no place', () => {
    expect(violations(checkoutPlaceRules, { deliveryMethod: 'PICKUP' })).toEqual({});
    expect(Object.keys(violations(checkoutPlaceRules, { deliveryMethod: 'DRONE' }))).toEqual(['deliveryMethod', 'upazilaId', 'address']);
  });

  it('a rejection gives its reason, a cancellation may', () => {
    expect(violations(reasonRules, { reason: ' ' })).toEqual({ reason: 'Please give a reason.' });
    expect(violations(reasonRules, { reason: 'x'.repeat(501) })).toEqual({ reason: 'This is too long.' });
    expect(violations(optionalReasonRules, {})).toEqual({});
  });

  it.each([undefined, 0, 6, 4.5, 'five', null])('a rating of %p asks for 1 to 5 stars', (stars) => {
    expect(violations(reviewRules, { orderLineId: 'x', stars })).toEqual({ stars: 'Choose 1 to 5 stars.' });
  });

  it('a rating needs no comment, and takes 1,000 characters of it', () => {
    expect(violations(reviewRules, { orderLineId: 'x', stars: 5, text: '' })).toEqual({});
    expect(violations(reviewRules, { orderLineId: 'x', stars: 1, text: 'x'.repeat(1000) })).toEqual({});
    expect(violations(reviewRules, { orderLineId: 'x', stars: 1, text: 'x'.repeat(1001) })).toEqual({ text: 'This is too long.' });
  });

  it('searches take 100 characters, Bangla digits read as digits [G36]', () => {
    expect(searchRules.validateSync({ search: ' আলু ১০ ' })).toEqual({ search: 'আলু 10' });
    for (const search of ['%', '_', 'x'.repeat(100), '', null]) expect(violations(searchRules, { search })).toEqual({});
    for (const rules of [searchRules, productFilterRules, orderFilterRules]) {
      expect(violations(rules, { search: 'x'.repeat(101) })).toEqual({ search: 'Search text can be at most 100 characters.' });
    }
  });

  it('filters of the market', () => {
    expect(productFilterRules.validateSync({ minPrice: '১০', maxPrice: '', districtId: '47', inStock: 'true' })).toEqual({
      minPrice: '10',
      maxPrice: null,
      districtId: 47,
      inStock: true,
    });
    expect(violations(productFilterRules, { minPrice: '-1', unit: 'Stone', categorySlugs: ['a\0'] })).toEqual({
      'categorySlugs[0]': 'This contains characters that cannot be stored.',
      minPrice: 'Please check what you entered.',
      unit: 'Please check what you entered.',
    });
  });
});
