/**
 * A first start makes its demo market in a thread of its own, beside everything else: a signal or an error meanwhile.
 */
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDataFolder, type DataFolder } from '../support/data-folder';
import { launchServer, type ServerProcess } from '../support/server-process';

jest.setTimeout(120_000); // a market takes seconds of processor time, which other tests share

let folder: DataFolder;
let server: ServerProcess | undefined;

beforeEach(() => {
  folder = createDataFolder();
});
afterEach(async () => {
  if (server?.child.exitCode === null) server.child.kill('SIGKILL');
  await folder.postgresGone();
  await removed();
});

/** An initdb that was ended with its server may still be writing for a moment. */
async function removed(): Promise<void> {
  for (let tried = 1; ; tried++) {
    try {
      return folder.remove();
    } catch (error) {
      if (tried === 50) throw error;
      await sleep(100);
    }
  }
}

function launch(): ServerProcess {
  return (server = launchServer({ DATA_DIR: folder.dir, SEED_DEMO: 'true', LOG_LEVEL: 'info' }));
}

it.each([300, 1_500, 4_000])('ends cleanly at SIGTERM %d ms after its start, whatever the thread was doing', async (delay) => {
  const { child, ended, output } = launch();
  await sleep(delay);
  child.kill('SIGTERM');
  expect([0, 'SIGTERM']).toContain(await ended); // the signal itself while Node was still loading
  expect(output()).not.toContain('Error');
  expect(await folder.postgresGone()).toBe(true);
});

it('ends with 1 and what to do about it where the thread cannot store its images', async () => {
  fs.writeFileSync(path.join(folder.dir, 'images'), 'a file in the place of the folder');
  const { ended, output } = launch();
  expect(await ended).toBe(1);
  expect(output()).toMatch(/The server cannot start: a file is in the place of a folder .*DATA_DIR must be a folder/);
  expect(await folder.postgresGone()).toBe(true);
});
