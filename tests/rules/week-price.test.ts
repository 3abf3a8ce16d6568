import { percentFromMedian, priceAtMedian } from '../../schema/rules/catalogue/week-price';

it.each([
  ['32.50', '1', '33'], // halves up
  ['32.49', '1', '32'],
  ['40.00', '1000', '40000'],
  ['123.45', '0.25', '31'],
  ['0.10', '0.25', '1'],
  ['30.00', '37.32', '1120'],
  ['30.00', '0', null],
  ['30.00', '', null],
])('at %s a kilogram, a unit of %s kg costs %s, in whole Taka', (median, kilograms, price) => {
  expect(priceAtMedian(median, kilograms)).toBe(price);
});

it.each([
  ['40', '40.00', '1', 0],
  ['60', '40.00', '1', 50],
  ['60.20', '40.00', '1', 51], // 50.5
  ['60.19', '40.00', '1', 50],
  ['19.80', '40.00', '1', -51],
  ['20', '40.00', '1', -50],
  ['39.81', '40.00', '1', 0],
  ['40000', '40.00', '1000', 0],
  ['', '40.00', '1', null],
  ['0', '40.00', '1', null],
  ['4x', '40.00', '1', null],
  ['40', '40.00', '', null],
])('%s for a unit is, against %s a kilogram and %s kg, %s percent from the median', (price, median, kilograms, percent) => {
  expect(percentFromMedian(price, median, kilograms)).toBe(percent);
});
