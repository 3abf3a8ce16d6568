/**
 * Folders for the databases and stored files of a test run. In memory where the machine has a file system for it: a
 * database is a thousand small files, and making and removing them on a disk took a tenth of the processor time of the
 * tests that have one.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const IN_MEMORY = '/dev/shm';
/** A whole run holds less than one at a time; a container has 64 MB unless it asks for more. */
const NEEDED_BYTES = 4 * 2 ** 30;
/** Longer than any run. */
const ABANDONED_MS = 24 * 3_600_000;

/** The path of a new folder, removed by who asked for it. */
export function temporaryFolder(name: string): string {
  return fs.mkdtempSync(path.join(hasSpace(IN_MEMORY) ? IN_MEMORY : os.tmpdir(), `haatbar-${name}-`));
}

/** A run that was killed leaves its folders behind: in memory they would stay until the machine starts again. */
export function removeAbandonedFolders(): void {
  if (!fs.existsSync(IN_MEMORY)) return;
  for (const name of fs.readdirSync(IN_MEMORY).filter((known) => known.startsWith('haatbar-'))) {
    const folder = path.join(IN_MEMORY, name);
    const changed = fs.statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - changed > ABANDONED_MS) fs.rmSync(folder, { recursive: true, force: true });
  }
}

function hasSpace(folder: string): boolean {
  try {
    const { bavail, bsize } = fs.statfsSync(folder);
    fs.accessSync(folder, fs.constants.W_OK);
    return bavail * bsize >= NEEDED_BYTES;
  } catch {
    return false; // not on this system
  }
}
