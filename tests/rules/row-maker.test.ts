import { RowMakers } from '../../server/platform/db/statements/row-maker';

type Make = (source: readonly unknown[], readers: readonly unknown[]) => Record<string, unknown>;

it('a row has any key, and one function makes all rows with the same keys', () => {
  const makers = new RowMakers<Make>((at) => `source[${at}]`);
  const keys = ['id', 'a "quoted" key', 'line\nbreak'];
  expect(makers.findOrMake(keys)([1, 2, 3], [])).toEqual({ id: 1, 'a "quoted" key': 2, 'line\nbreak': 3 });
  expect(makers.findOrMake([...keys])).toBe(makers.findOrMake(keys));
});

it('however many lists of keys callers choose, a thousand functions are stored at most', () => {
  const makers = new RowMakers<Make>((at) => `source[${at}]`);
  const first = makers.findOrMake(['first']);
  for (let other = 1; other < 1_000; other++) makers.findOrMake([`other ${other}`]);
  expect(makers.findOrMake(['first'])).toBe(first);
  makers.findOrMake(['one more']);
  expect(makers.findOrMake(['first'])).not.toBe(first);
  expect(makers.findOrMake(['first'])([1], [])).toEqual({ first: 1 });
});
