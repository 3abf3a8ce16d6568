/** The scalars of days, months and percentages: what they take, and that nothing else passes. */
import { parseValue } from 'graphql';
import { DateScalar, MonthScalar } from '../../server/platform/graphql/calendar.scalar';
import { PercentScalar } from '../../server/platform/graphql/percent.scalar';

it.each([
  ['2026-11-10', '2026-11-10'],
  [' ২০২৬-১১-১০ ', '2026-11-10'],
  ['2024-02-29', '2024-02-29'],
])('a day is taken: %s', (given, day) => {
  expect(DateScalar.parseValue(given)).toBe(day);
  expect(DateScalar.parseLiteral(parseValue(`"${given}"`))).toBe(day);
});

it.each(['2026-02-31', '0000-01-01', '2026-00-10', '2026-2-3', '2026-13-01', '2026-11-10T00:00:00Z', '', 20261110, null])(
  'what is no day is rejected: %s',
  (given) => {
    expect(() => DateScalar.parseValue(given)).toThrow('like "2026-11-10"');
  },
);

it('a month is taken, and nothing else', () => {
  expect([MonthScalar.parseValue('2026-11'), MonthScalar.serialize('2026-01')]).toEqual(['2026-11', '2026-01']);
  for (const given of ['2026-13', '0000-01', '2026-11-10', '11-2026', 11])
    expect(() => MonthScalar.parseValue(given)).toThrow('like "2026-11"');
});

it('a percentage is a number with at most two decimals, given as a number or a text', () => {
  expect([12.5, '12.50', '২০', -3].map((given) => PercentScalar.parseValue(given))).toEqual([12.5, 12.5, 20, -3]);
  expect(['2', 33.333_333, 0].map((stored) => PercentScalar.serialize(stored))).toEqual([2, 33.33, 0]);
  for (const given of ['12.345', 'x', '', null, true, Infinity, '1e3']) expect(() => PercentScalar.parseValue(given)).toThrow('Percent');
});

it('a literal that is rejected has its place in the document', () => {
  expect(() => DateScalar.parseLiteral(parseValue('5'))).toThrow(expect.objectContaining({ nodes: [expect.anything()] }) as Error);
});
