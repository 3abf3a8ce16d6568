/** How the figures of a seller's service are rounded: single orders and questions cannot be read from them. */
import { shownProblemPercent, shownRefundsInTimePercent, shownResponseHours } from '../../schema/rules/market/service-figures';

it.each([
  [null, 0, null],
  [10, 4, null],
  [0, 5, 1],
  [60, 5, 1],
  [61, 5, 2],
  [4 * 60 + 1, 9, 6],
  [24 * 60, 9, 24],
  [24 * 60 + 1, 9, 48],
  [168 * 60, 9, 168],
  [168 * 60 + 1, 9, 2160],
  [2160 * 60 + 1, 9, 2160],
])('a median of %p minutes of %p responses is shown as %p hours', (minutes, responses, shown) => {
  expect(shownResponseHours(minutes, responses)).toBe(shown);
});

it.each([
  [0, 9, null],
  [9, 9, null],
  [0, 10, 0],
  [1, 1000, 1],
  [1, 50, 2],
  [5, 100, 5],
  [6, 100, 5],
  [1, 10, 10],
  [3, 23, 15],
  [10, 10, 100],
])('%p problems of %p delivered orders are shown as %p of 100', (problems, delivered, shown) => {
  expect(shownProblemPercent(problems, delivered)).toBe(shown);
});

it.each([
  [4, 4, null],
  [0, 5, 0],
  [5, 5, 100],
  [1, 500, 5],
  [499, 500, 95],
  [4, 5, 80],
  [2, 3 + 3, 35],
])('%p of %p refunds given in time are shown as %p of 100', (inTime, due, shown) => {
  expect(shownRefundsInTimePercent(inTime, due)).toBe(shown);
});

it('one case more or less moves no figure of a hundred orders above 5 percent on its own', () => {
  expect([13, 14, 15, 16, 17].map((problems) => shownProblemPercent(problems, 100))).toEqual([15, 15, 15, 15, 15]);
});
