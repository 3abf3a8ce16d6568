/** When a seller is asked once more about a price. */
import { isFarChange, priceDoubts } from '../../schema/rules/catalogue/price-guard';

it.each([
  ['51', '5', true],
  ['51.00', '25', true],
  ['50', '25', false],
  ['50', '75', false],
  ['50', '75.01', true],
  ['৫০', '৭৬', true],
  ['0', '5', false],
  ['51', 'abc', false],
])('from %s to %s is a change by more than half: %s', (before, after, expected) => {
  expect(isFarChange(before, after)).toBe(expected);
});

it('names what the seller loses', () => {
  expect(priceDoubts({ after: '8', paid: '80.00' })).toEqual([{ kind: 'BELOW_COST', paid: '80', loss: '72' }]);
  expect(priceDoubts({ after: '80', paid: '80.00' })).toEqual([]);
  expect(priceDoubts({ after: '79.50', paid: '80' })).toEqual([{ kind: 'BELOW_COST', paid: '80', loss: '0.50' }]);
});

it('compares with the price before and with the market, of whatever unit', () => {
  expect(priceDoubts({ after: '5', before: '51.00', median: '50', kilograms: '1' })).toEqual([
    { kind: 'FAR_CHANGE', before: '51.00' },
    { kind: 'FAR_FROM_MEDIAN', percent: -90 },
  ]);
  expect(priceDoubts({ after: '50000', median: '50', kilograms: '1000' })).toEqual([]);
});

it('asks nothing about a price that stays', () => {
  expect(priceDoubts({ after: '5', before: '5.00', paid: '80', median: '50', kilograms: '1' })).toEqual([]);
});
