import { readRow, saveRows, visitor } from '../../../client/platform/offline/offline-store';
import { emptyDevice } from './device';

const row = (key: string, more: object = {}) => ({ key, document: 'query A', at: Date.now(), text: '{"a":1}', ...more });
const hourMs = 3_600_000;

beforeEach(emptyDevice);

it('gives a row back to its owner and to the same operation alone', async () => {
  await saveRows('a', [row('one')]);
  expect(await readRow('a', 'one', 'query A')).toMatchObject({ text: '{"a":1}' });
  expect(await readRow(undefined, 'one', 'query A')).toMatchObject({ text: '{"a":1}' });
  expect(await readRow('a', 'one', 'query A, of another build')).toBeNull();
  expect(await readRow('b', 'one', 'query A')).toBeNull();
  expect(await readRow(visitor, 'one', 'query A')).toBeNull();
});

it('gives a visitor’s rows to no one with a session', async () => {
  await saveRows(visitor, [row('one')]);
  expect(await readRow(visitor, 'one', 'query A')).not.toBeNull();
  expect(await readRow(undefined, 'one', 'query A')).toBeNull();
});

it('erases all rows as soon as another user saves one', async () => {
  await saveRows('a', [row('one')]);
  await saveRows('b', [row('two')]);
  await saveRows('a', [row('three')]);
  expect(await readRow('a', 'one', 'query A')).toBeNull();
});

it('forgets after 24 hours', async () => {
  await saveRows('a', [row('old', { at: Date.now() - 23 * hourMs })]);
  expect(await readRow('a', 'old', 'query A')).not.toBeNull();
  const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * hourMs);
  expect(await readRow('a', 'old', 'query A')).toBeNull();
  later.mockRestore();
  expect(await readRow('a', 'old', 'query A')).toBeNull();
});

it('drops the oldest beyond 80 rows, and rows that are too long', async () => {
  const now = Date.now();
  await saveRows(
    'a',
    Array.from({ length: 81 }, (_, index) => row(`row-${index}`, { at: now - index })),
  );
  expect(await readRow('a', 'row-79', 'query A')).not.toBeNull();
  expect(await readRow('a', 'row-80', 'query A')).toBeNull();
  await saveRows('a', [row('row-1', { text: 'x'.repeat(400_001) })]);
  expect(await readRow('a', 'row-1', 'query A')).toBeNull();
});

it('drops the oldest beyond 3 million characters', async () => {
  const now = Date.now();
  const text = 'x'.repeat(390_000);
  await saveRows(
    'a',
    Array.from({ length: 9 }, (_, index) => row(`row-${index}`, { at: now - index, text })),
  );
  expect(await readRow('a', 'row-6', 'query A')).not.toBeNull();
  expect(await readRow('a', 'row-7', 'query A')).toBeNull();
});
