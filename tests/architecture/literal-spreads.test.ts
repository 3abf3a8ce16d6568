import { literalSpreads } from './checks/literal-spreads';
import { readSources } from './checks/source-tree';

it('no literal is spread for the sake of the formatter', () => {
  expect(literalSpreads(readSources())).toEqual([]);
});

it.each([
  'export const x = [...[1, 2], 3];',
  'export const x = { ...{ a: 1 }, b: 2 };',
  `export const x = [...(['a', 'b'] as const), 'c'];`,
  'export const x = Math.max(...[1, 2], 3);',
])('%s is caught', (text) => {
  expect(literalSpreads(new Map([['server/x.ts', text]]))).toEqual(['server/x.ts']);
});

it('a spread of another value is let through', () => {
  const text = 'export const x = (y: number[]) => [...y, ...(y.length > 1 ? [1] : []), ...[2].map(String)];';
  expect(literalSpreads(new Map([['server/x.ts', text]]))).toEqual([]);
});
