/**
 * A lock that lives as long as the process that holds it: a link whose text names the process, so that it appears with
 * its holder in it. One that a killed process left behind is taken over; no clock of files is asked. Used by
 * start-lock.ts and tools/build/build-lock.cjs.
 */
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { livePid, processMark } from './process-state';

/** Something has the name of a lock and is none, or is closed; what to do is its message. */
export class LockError extends Error {
  override readonly name = 'LockError';

  constructor(file: string, reason: string) {
    super(`The lock ${file} cannot be used: ${reason}. Make sure that nothing else is started there, and move it away.`);
  }
}

/** Returns undefined once the lock is this process's, else the pid of who holds it. */
export function tryLock(file: string): number | undefined {
  for (;;) {
    try {
      fs.symlinkSync(ownMark(), file);
      return undefined;
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
    const holder = read(file);
    if (holder === undefined) continue;
    const pid = livePid(holder);
    if (pid !== undefined) return pid;
    discard(file, holder);
  }
}

/** Leaves alone a lock that is another process's. */
export function unlock(file: string): void {
  try {
    if (read(file) === ownMark()) fs.rmSync(file, { force: true });
  } catch (error) {
    if (!(error instanceof LockError)) throw error;
  }
}

const ownMark = (): string => processMark(process.pid) ?? String(process.pid);

/** Removes a dead holder's lock; should a live one have taken its place in between, that one is put back. */
function discard(file: string, dead: string): void {
  const aside = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    fs.renameSync(file, aside);
    const holder = read(aside);
    if (holder !== undefined && holder !== dead) fs.symlinkSync(holder, file);
  } catch (error) {
    if (!['ENOENT', 'EEXIST'].includes(codeOf(error) ?? '')) throw error;
  } finally {
    fs.rmSync(aside, { force: true });
  }
}

/** Reads a file too, as earlier versions made it; undefined where it has gone meanwhile. */
function read(file: string): string | undefined {
  try {
    const entry = fs.lstatSync(file);
    if (entry.isSymbolicLink()) return fs.readlinkSync(file);
    if (entry.isFile()) return fs.readFileSync(file, 'utf8');
    throw new LockError(file, entry.isDirectory() ? 'it is a folder' : 'it is no file');
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOENT') return undefined;
    throw code === 'EACCES' || code === 'EPERM' ? new LockError(file, 'this account may not read it') : error;
  }
}

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;
