/**
 * One process at a time may create, start or take over the database of a folder; the others wait for it and then share
 * what it started. The lock is a file naming its holder, so a killed holder's lock is seen to be void. Used by
 * start-embedded.ts.
 */
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { livePid, processMark } from '../processes/process-state';

const PATIENCE_MS = 60_000;

export async function withStartLock<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  const file = `${dataDir}.lock`;
  const mark = processMark(process.pid) ?? String(process.pid);
  const mine = `${file}.${randomBytes(6).toString('hex')}`;
  fs.writeFileSync(mine, mark, { mode: 0o600 });
  try {
    await take(file, mine);
    try {
      return await work();
    } finally {
      fs.rmSync(file, { force: true });
    }
  } finally {
    fs.rmSync(mine, { force: true });
  }
}

async function take(file: string, mine: string): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      fs.linkSync(mine, file); // atomic, and the holder's name is in it from the first moment
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = read(file);
    if (holder === undefined) continue;
    const pid = livePid(holder);
    if (pid === undefined) discard(file, holder);
    else if (performance.now() > until)
      throw new Error(`Process ${pid} has been starting the database of ${file.replace(/\.lock$/, '')} for a minute.`);
    else await sleep(100);
  }
}

/** Removes a dead holder's lock; should a live one have taken its place in between, that one is put back. */
function discard(file: string, dead: string): void {
  const aside = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    fs.renameSync(file, aside);
    if (read(aside) !== dead) fs.linkSync(aside, file);
  } catch (error) {
    if (!['ENOENT', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  } finally {
    fs.rmSync(aside, { force: true });
  }
}

function read(file: string): string | undefined {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
