/**
 * These tests verify the quantity that "Add to cart" adds: 1, or the post's minimum if that is more, on the post's
 * steps.
 */
import { defaultQuantity, sellableQuantity } from '../../schema/values/catalogue/sell-terms';
import type { Unit } from '../../schema/values/catalogue/units';

const of = (unit: Unit, minQuantity: string, step: string, sellable = '100') =>
  defaultQuantity({ unit, sellable, sellPost: { minQuantity, step } });

it.each([
  ['a kilogram of what is sold by the half', of('KG', '0.5', '0.5'), '1'],
  ['one piece', of('PIECE', '1', '1'), '1'],
  ['the minimum where that is more', of('KG', '5', '0.5'), '5'],
  ['the first step above 1 where 1 is none', of('KG', '0.3', '0.5'), '1.3'],
  ['steps of 0.1 without a rounding error', of('KG', '0.1', '0.1'), '1'],
  ['a quarter at a time', of('KG', '0.25', '0.25'), '1'],
  ['what is left of the last kilogram', of('KG', '0.5', '0.5', '0.5'), '0.5'],
  ['the minimum of tons', of('TON', '0.1', '0.1'), '0.1'],
  ['1 without a post', defaultQuantity({ unit: 'KG', sellable: '9' }), '1'],
])('is %s', (_what, quantity, expected) => {
  expect(quantity).toBe(expected);
});

it.each([
  ['100', '5', '1', '100'],
  ['3.5', '5', '1', '0'],
  ['5', '5', '1', '5'],
  ['7.9', '0.5', '0.5', '7.5'],
  ['0.9', '0.3', '0.1', '0.9'],
  ['0', '1', '1', '0'],
])('of %s, sold from %s in steps of %s, one order can have %s', (available, minQuantity, step, expected) => {
  expect(sellableQuantity(available, { minQuantity, step })).toBe(expected);
});

it('without terms it can have all', () => {
  expect(sellableQuantity('3.25', null)).toBe('3.25');
});
