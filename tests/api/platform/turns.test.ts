/**
 * The order in which requests begin while connections are scarce (server/platform/http/health/turns.ts), with a pool
 * whose figures the test sets.
 */
import { EventEmitter } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Turns } from '../../../server/platform/http/health/turns';

class Pool extends EventEmitter {
  waitingCount = 0;
}

let pool: Pool;
let turns: Turns;
let begun: string[];
beforeEach(() => {
  pool = new Pool();
  turns = new Turns(pool, 2);
  begun = [];
});
afterEach(() => jest.useRealTimers());

const request = (name: string) => {
  const turn = turns.take();
  if (!turn) begun.push(name);
  return turn?.then(() => void begun.push(name));
};

it('begins a request at once while few wait', () => {
  pool.waitingCount = 1;
  expect(turns.take()).toBeNull();
  expect(turns.waitingCount).toBe(0);
});

it('begins those that waited in their order, two at a time, and none that came later before them', async () => {
  pool.waitingCount = 2;
  for (const name of ['a', 'b', 'c']) void request(name);
  expect([begun, turns.waitingCount]).toEqual([[], 3]);
  pool.waitingCount = 0;
  void request('d'); // few wait by now, but others came before it
  pool.emit('acquire');
  await Promise.resolve();
  expect(begun).toEqual(['a', 'b']);
  await nextTurn();
  await nextTurn();
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
  expect(turns.waitingCount).toBe(0);
  expect(turns.take()).toBeNull();
});

it('begins one where a connection was released and given to no other', async () => {
  pool.waitingCount = 2;
  void request('a');
  pool.waitingCount = 1;
  pool.emit('release');
  await Promise.resolve();
  expect(begun).toEqual(['a']);
});

it('rejects a request after five seconds without a connection, and begins the ones behind it', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  pool.waitingCount = 2;
  const first = turns.take();
  const rejected = expect(first).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await jest.advanceTimersByTimeAsync(3_000);
  void request('second');
  await jest.advanceTimersByTimeAsync(2_200);
  await rejected;
  expect([begun, turns.waitingCount]).toEqual([[], 1]);
  pool.waitingCount = 0; // those that waited in the pool have been given up, which the pool does not report
  await jest.advanceTimersByTimeAsync(200);
  expect([begun, turns.waitingCount]).toEqual([['second'], 0]);
  expect(jest.getTimerCount()).toBe(0);
});
