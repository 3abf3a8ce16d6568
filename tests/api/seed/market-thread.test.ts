/** The thread that makes the demo market of a first start makes the same one as this thread. */
import fs from 'node:fs';
import path from 'node:path';
import { makeInThread } from '../../../demo/make-in-thread';
import { type MadeMarket, makeDemo } from '../../../demo/seed-demo';
import { readConfig } from '../../../server/platform/config/env';
import { createLogger } from '../../../server/platform/logging/logger';
import { createDataFolder, type DataFolder } from '../../support/data-folder';

jest.setTimeout(240_000);

let folder: DataFolder;

beforeEach(() => {
  folder = createDataFolder();
});
afterEach(() => folder.remove());

/** Hashes of passwords have a salt of their own each time. */
function contents({ chunks }: MadeMarket): unknown[] {
  return [...chunks].map((chunk) => ({ ...chunk, json: chunk.json.replace(/"password_hash":"[^"]*"/g, '') }));
}

it('makes the market that this thread makes of the same day, and stores its images', async () => {
  const now = new Date();
  const config = readConfig({ DATA_DIR: folder.dir, LOG_LEVEL: 'silent' });
  const inThread = await makeInThread(config, now);
  const here = await makeDemo(config, createLogger('silent'), now);
  expect(contents(inThread)).toEqual(contents(here));
  const stored = await inThread.stored();
  expect(stored.length).toBeGreaterThan(100);
  expect(stored).toEqual(await here.stored());
  const hash = String(stored[0]?.hash);
  expect(fs.readdirSync(path.join(folder.dir, 'images', hash.slice(0, 2)))).toContainEqual(expect.stringContaining(hash));
});
