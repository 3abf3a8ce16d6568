/** GS1 Digital Link ids of lots. */
import { gs1Categories, lotLinkOf } from '../../server/modules/recalls/epcis/gs1-lots';
import { categories } from '../../schema/values/catalogue/categories';

it('each category has a number, for good', () => {
  expect(gs1Categories.toSorted()).toEqual(categories.map(({ slug }) => slug).toSorted());
  expect(gs1Categories.indexOf('rice')).toBe(0);
  expect(gs1Categories.indexOf('potato')).toBe(14);
});

it.each([
  ['8801234', 'rice', '08801234000000'],
  ['8801234', 'potato', '08801234000147'],
  ['4012', 'flowers', '04012000000610'],
  ['9521234567', 'flowers', '09521234567615'],
])('makes a GTIN of the prefix %s for %s', (prefix, category, gtin) => {
  expect(lotLinkOf(prefix, category, 'MTGQVDM9XY34')).toBe(`https://id.gs1.org/01/${gtin}/10/MTGQVDM9XY34`);
});

it('has none where the number does not fit beside the prefix', () => {
  expect(lotLinkOf('95212345678', 'potato', 'MTGQVDM9XY34')).toBeNull();
  expect(lotLinkOf('952123456789', 'rice', 'MTGQVDM9XY34')).toBeNull();
  expect(lotLinkOf('8801234', 'gold', 'MTGQVDM9XY34')).toBeNull();
});
