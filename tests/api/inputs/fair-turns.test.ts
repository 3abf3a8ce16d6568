/** Files that take long: accounts that sent them once share one place, and others wait for none of them. */
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readInThread } from '../../../server/platform/files/read-in-thread';

const ENDLESS = path.join(__dirname, 'support', 'endless-thread');
const TABLE = path.resolve('server/modules/catalogue/imports/import-thread');
const LONG_MS = 3_500;

const readEndless = (accountId: string, end: AbortSignal) =>
  readInThread({ accountId, entry: ENDLESS, input: { bytes: Buffer.from('x'), work: 'loop' }, end }).catch(() => 'ended');
const readTable = (accountId: string) =>
  readInThread({
    accountId,
    entry: TABLE,
    input: { bytes: Buffer.from('Name,Price (Tk)\nLal Alu,30\n') },
    end: new AbortController().signal,
  });

it('two accounts whose files were slow do not keep a third one waiting with their next ones', async () => {
  const first = new AbortController();
  setTimeout(() => first.abort(), LONG_MS);
  await Promise.all(['a', 'b'].map((account) => readEndless(account, first.signal)));

  const second = new AbortController();
  const bad = ['a', 'b'].map((account) => readEndless(account, second.signal));
  await sleep(100);
  const good = await Promise.race([readTable('c'), sleep(15_000, 'still waiting', { ref: false })]);
  expect(good).toMatchObject({ rowCount: 1 });
  second.abort();
  expect(await Promise.all(bad)).toEqual(['ended', 'ended']);
}, 60_000);
