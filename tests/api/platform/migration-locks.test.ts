/** Migrations beside readers: a step that does not get its lock lets the market go on, and is tried again. */
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { setTimeout as sleep } from 'node:timers/promises';
import { migrations } from '../../../migrations';
import { createDataSource } from '../../../server/platform/db/data-source';
import { migrate } from '../../../server/platform/db/migrate';
import { createTestDatabase, dropTestDatabase, withClient } from '../../support/database';

class AddRipeness9000000000000 implements MigrationInterface {
  name = 'AddRipeness9000000000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE products ADD ripeness varchar(20)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE products DROP ripeness');
  }
}

/** Readers wait behind the step for this long, and a busy machine adds something. */
const LONGEST_WAIT_MS = 3_500;
const NEWER = [...migrations, AddRipeness9000000000000];

let url: string;
beforeEach(async () => {
  url = await createTestDatabase();
});
afterEach(() => dropTestDatabase(url));

const open = () => createDataSource({ url, entities: [], migrations: NEWER, poolSize: 3, applicationName: 'upgrade' }).initialize();

/** As a backup does for its whole run. */
async function whileRead<T>(work: (end: () => Promise<unknown>) => Promise<T>): Promise<T> {
  return withClient(url, async (client) => {
    await client.query(`SET application_name = 'haatbar-backup'; BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; SELECT * FROM products`);
    return work(() => client.query('COMMIT'));
  });
}

it('no reader waits longer than two seconds for a step behind an open transaction, and the step succeeds after it [O3]', async () => {
  const db = await open();
  const waits: number[] = [];
  const holders: string[] = [];
  let isOver = false;
  await whileRead(async (end) => {
    const migrating = migrate(db, { pauseMs: 500, onWaiting: (found) => void holders.push(...found) }).finally(() => (isOver = true));
    const reading = withClient(url, async (client) => {
      while (!isOver) {
        const begun = performance.now();
        await client.query('SELECT count(*) FROM products');
        waits.push(performance.now() - begun);
        await sleep(20);
      }
    });
    await sleep(6_000);
    await end();
    expect(await migrating).toEqual(['AddRipeness9000000000000']);
    await reading;
  });
  expect(Math.max(...waits)).toBeGreaterThan(1_000);
  expect(Math.max(...waits)).toBeLessThan(LONGEST_WAIT_MS);
  expect(holders.length).toBeGreaterThanOrEqual(2);
  expect(holders[0]).toMatch(/^haatbar-backup \(process \d+\) since \d+ s$/);
  await db.destroy();
}, 60_000);

it('gives up with the names of those that hold the tables, and continues at the next try [O3]', async () => {
  const db = await open();
  await whileRead(async (end) => {
    await sleep(1_100);
    await expect(migrate(db, { pauseMs: 10, patienceMs: 0 })).rejects.toThrow(/in use by others.*haatbar-backup \(process \d+\)/);
    await end();
  });
  expect(await migrate(db)).toEqual(['AddRipeness9000000000000']);
  await db.destroy();
}, 60_000);
