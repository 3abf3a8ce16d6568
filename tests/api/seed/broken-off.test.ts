/**
 * A first start that is broken off leaves pages without rows. The one that follows it is as fast: the guards of its
 * commit are planned by what it has written, not by what is missing.
 */
import { makeDemo, writeDemo } from '../../../demo/seed-demo';
import { readConfig } from '../../../server/platform/config/env';
import { createLogger } from '../../../server/platform/logging/logger';
import { type TestApp, startTestApp } from '../../support/app';
import { createDataFolder, type DataFolder } from '../../support/data-folder';
import { one } from '../../support/sql';

jest.setTimeout(240_000);

let folder: DataFolder;
let app: TestApp;
beforeAll(async () => {
  folder = createDataFolder();
  app = await startTestApp();
});
afterAll(async () => {
  await app.stop();
  folder.remove();
});

it('tables of the ledger are counted before the guards of the commit read them', async () => {
  const logger = createLogger('silent');
  const made = await makeDemo(readConfig({ DATA_DIR: folder.dir, LOG_LEVEL: 'silent' }), logger);
  const images = await made.stored();
  const rowsOf = async (table: string) =>
    Number((await one<{ rows: number }>(app.db, 'SELECT reltuples::float AS rows FROM pg_class WHERE relname = $1', [table]))?.rows);
  const seen: number[] = [];
  const brokenOff = async () => {
    for (const table of ['ledger_transactions', 'ledger_entries', 'customers']) seen.push(await rowsOf(table));
    expect(images.length).toBeGreaterThan(100);
    throw new Error('broken off');
  };
  await expect(writeDemo(app.db, logger, { ...made, stored: brokenOff })).rejects.toThrow('broken off');
  expect(seen.map((rows) => rows > 500)).toEqual([true, true, true]);
});
