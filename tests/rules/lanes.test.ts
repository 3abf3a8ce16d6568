/** Lanes: what one waits for holds up no other, and one run at a time waits. */
import { Lanes } from '../../server/platform/jobs/lanes';

const never = new AbortController().signal;
const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Lanes that take pieces of a list; a piece that is a promise is waited for. */
function lanesOf(waiting: (Promise<void> | string)[], most: number) {
  const done: string[] = [];
  const work = async () => {
    await turn();
    const piece = waiting.shift();
    if (piece === undefined) return false;
    if (typeof piece === 'string') done.push(piece);
    else await piece;
    return true;
  };
  return { lanes: new Lanes(most, work, never), done };
}

it('does what waits until nothing is left', async () => {
  const { lanes, done } = lanesOf(['a', 'b', 'c', 'd'], 2);
  await lanes.run();
  expect(done).toEqual(['a', 'b', 'c', 'd']);
});

it('a lane that waits for ever holds up neither what comes later nor those who start it', async () => {
  const waiting: (Promise<void> | string)[] = [new Promise(() => undefined), 'a'];
  const { lanes, done } = lanesOf(waiting, 2);
  void lanes.run();
  while (done.length < 1) await turn();
  await turn();
  for (const piece of ['b', 'c']) {
    waiting.push(piece);
    await lanes.run();
    while (!done.includes(piece)) await turn();
  }
  expect(done).toEqual(['a', 'b', 'c']);
});

it('an error ends the run that waits, and the next one goes on', async () => {
  let tries = 0;
  const lanes = new Lanes(1, () => (tries++ === 0 ? Promise.reject(new Error('away')) : Promise.resolve(false)), never);
  await expect(lanes.run()).rejects.toThrow('away');
  await lanes.run();
  expect(tries).toBeGreaterThan(1);
});

it('ends with its signal, and settles', async () => {
  const ending = new AbortController();
  const lanes = new Lanes(3, async () => (await turn(), true), ending.signal);
  const run = lanes.run();
  ending.abort();
  await lanes.settle();
  await run;
  expect(ending.signal.aborted).toBe(true);
});
