/**
 * Settlement files of the greatest length: unknown transactions, one line again and again, one transaction with many
 * amounts, twice, and two at once. Each is imported in time, and the main thread has its turns meanwhile.
 */
import fs from 'node:fs';
import { serverLimits } from '../../../schema/values/server-limits';
import { startTestApp, type TestApp } from '../../support/app';
import { admin, type TestAccount } from '../../support/build-accounts';
import { itWhenFast } from '../../support/fast-mode';
import { rows } from '../../support/sql';
import { mainThreadMs, slowness } from '../inputs/support/measure';
import { expectSound } from './support/ledger';
import { importFile, importSettlement, type SettledLine } from './support/settlement-files';

const MOST = serverLimits.settlementLines;
/** Milliseconds of the main thread, which receives the file and writes the statements. */
const MOST_MS = 300;
/** Milliseconds of PostgreSQL, all statements together; each may take 5 s. */
const MOST_OF_DATABASE_MS = 2_500;

let app: TestApp;
let judge: TestAccount;
let other: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  [judge, other] = [await admin(app), await admin(app)];
});
afterAll(() => app.stop());

const linesOf = (count: number, make: (at: number) => SettledLine) => Array.from({ length: count }, (_, at) => make(at));
let serial = 0;
const unknown = (count: number) => {
  serial += 1;
  return linesOf(count, (at) => ({ trxId: `U${serial}K${at}`, amount: '10.00' }));
};

/** The processor time of the server's connections; 0 where the system does not report it. */
async function databaseMs(): Promise<number> {
  const pids = await rows<{ pid: number }>(app.db, 'SELECT pid FROM pg_stat_activity WHERE datname = current_database()');
  const files = pids.map(({ pid }) => `/proc/${pid}/schedstat`).filter((file) => fs.existsSync(file));
  return files.reduce((sum, file) => sum + Number(fs.readFileSync(file, 'utf8').split(' ')[0]) / 1e6, 0);
}

/** Nothing is stored of a file that waited for too long on a busy machine: it is sent again. */
async function taken(lines: readonly SettledLine[]) {
  for (let tries = 1; ; tries += 1) {
    const [database, main] = [await databaseMs(), mainThreadMs()];
    const { code, added } = await imported(judge, lines);
    const ofMain = mainThreadMs() - main;
    if (code !== 'TIMEOUT' || tries === 3) return { code, added, main: ofMain, database: (await databaseMs()) - database };
  }
}

async function imported(by: TestAccount, lines: readonly SettledLine[]) {
  const response = await importSettlement(app, by, 'BKASH', lines);
  return { code: response.code, added: response.code === null ? response.data.importGatewaySettlement.addedCount : null };
}

describe('a settlement file of 2,000 lines', () => {
  itWhenFast(
    'is imported within the time of a statement, whatever it repeats, and again',
    async () => {
      await importFile(app, judge, 'BKASH', unknown(5)); // what is planned for a small market is used for a large one
      const files: readonly (readonly [string, readonly SettledLine[], number])[] = [
        ['unknown', unknown(MOST), MOST],
        ['unknown, the second time', unknown(MOST), MOST],
        ['one line again and again', linesOf(MOST, () => ({ trxId: 'SAME', amount: '5.00' })), MOST],
        ['the same file', linesOf(MOST, () => ({ trxId: 'same', amount: '5.00' })), 0],
        ['one transaction, many amounts', linesOf(MOST, (at) => ({ trxId: 'MANY', amount: `${at + 1}.00` })), MOST],
        ['the same, larger', linesOf(MOST, (at) => ({ trxId: 'MANY', amount: `${at + 1}.50` })), MOST],
        ['refunds', linesOf(MOST, (at) => ({ trxId: `R${at}`, amount: '-7.00' })), MOST],
      ];
      const slow: unknown[] = [];
      for (const [name, lines, added] of files) {
        const result = await taken(lines);
        expect([name, result.code, result.added]).toEqual([name, null, added]);
        const excess = Math.max(result.main / MOST_MS, result.database / MOST_OF_DATABASE_MS);
        if (excess > 1 && excess > (await slowness())) slow.push([name, result]);
      }
      expect(slow).toEqual([]);
      await expectSound(app);
    },
    180_000,
  );

  it('is imported beside one of another admin; both are stored, once each', async () => {
    const files = [unknown(MOST), unknown(MOST)] as const;
    const both = () => Promise.all([imported(judge, files[0]), imported(other, files[1])]);
    const first = await both();
    // a machine that is busy may have had one of them wait for too long: nothing of it is stored then
    for (const { code, added } of first) expect([code, added]).toEqual(code === null ? [null, MOST] : ['TIMEOUT', null]);
    if (first.some(({ code }) => code !== null)) for (const [at, by] of [judge, other].entries()) await imported(by, files[at] ?? []);
    const trxIds = files.flatMap((lines) => lines.map(({ trxId }) => trxId));
    expect(await rows(app.db, 'SELECT 1 FROM gateway_settlement_lines WHERE trx_id = ANY ($1)', [trxIds])).toHaveLength(2 * MOST);
  }, 60_000);
});
