import { bulkProductRules, priceStepRules } from '../../schema/rules/catalogue/bulk-product.rules';
import { steppedPrice } from '../../schema/rules/catalogue/price-change';

it.each([
  ['30.00', 'UP', 'PERCENT', '10', '33'],
  ['35.00', 'UP', 'PERCENT', '10', '39'], // 38.50: halves up
  ['34.00', 'UP', 'PERCENT', '10', '37'],
  ['83.20', 'DOWN', 'PERCENT', '20', '67'],
  ['5.00', 'UP', 'PERCENT', '3', '5'],
  ['83.20', 'UP', 'AMOUNT', '5', '88'],
  ['30.00', 'DOWN', 'AMOUNT', '5', '25'],
  ['30.00', 'DOWN', 'AMOUNT', '30', '0'],
  ['30.00', 'DOWN', 'AMOUNT', '31', '0'],
  ['9999999.00', 'UP', 'PERCENT', '500', '59999994'],
] as const)('%s %s by %s %s is %s, in whole Taka', (price, direction, unit, value, after) => {
  expect(steppedPrice(price, { direction, unit, value })).toBe(after);
});

it.each([
  [{ direction: 'UP', unit: 'PERCENT', value: '500' }, true],
  [{ direction: 'UP', unit: 'PERCENT', value: '501' }, false],
  [{ direction: 'DOWN', unit: 'PERCENT', value: '99' }, true],
  [{ direction: 'DOWN', unit: 'PERCENT', value: '100' }, false],
  [{ direction: 'DOWN', unit: 'AMOUNT', value: '100' }, true],
  [{ direction: 'DOWN', unit: 'AMOUNT', value: '২০' }, true],
  [{ direction: 'UP', unit: 'AMOUNT', value: '0' }, false],
  [{ direction: 'UP', unit: 'AMOUNT', value: '2.5' }, false],
  [{ direction: 'UP', unit: 'AMOUNT', value: '-5' }, false],
])('%j is a price step: %s', (step, isValid) => {
  expect(priceStepRules.isValidSync(step)).toBe(isValid);
});

const ids = (count: number) => Array.from({ length: count }, (_none, index) => `id-${index}`);

it.each([
  [{ productIds: ids(100), quantity: '0' }, true],
  [{ productIds: ids(101), quantity: '0' }, false],
  [{ productIds: [], quantity: '0' }, false],
  [{ productIds: ids(1) }, false],
  [{ productIds: ids(1), quantity: '1', delete: true }, false],
  [{ productIds: ids(1), categorySlug: 'onion' }, true],
  [{ productIds: ids(1), categorySlug: 'no-such-thing' }, false],
  [{ productIds: ids(1), delete: false }, false],
  [{ productIds: ids(1), price: { direction: 'UP', unit: 'AMOUNT', value: '5' }, tiersAbovePrice: 'LOWER' }, true],
])('%# one change of 1 to 100 products', (input, isValid) => {
  expect(bulkProductRules.isValidSync(input)).toBe(isValid);
});
