/**
 * Folders for the databases and stored files of a test run. In memory where the machine has a file system for it: a
 * database is a thousand small files, and making and removing them on a disk took a tenth of the processor time of the
 * tests that have one.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A whole run holds less than one at a time; a container has 64 MB unless it asks for more. */
const NEEDED_BYTES = 4 * 2 ** 30;

/** The path of a new folder, removed by who asked for it, and at the end of the run (run-folder.ts) in any case. */
export function temporaryFolder(name: string): string {
  const memory = process.env.RUN_FOLDER_IN_MEMORY ?? '';
  return fs.mkdtempSync(path.join(hasSpace(memory) ? memory : os.tmpdir(), `${name}-`));
}

function hasSpace(folder: string): boolean {
  if (folder === '') return false;
  try {
    const { bavail, bsize } = fs.statfsSync(folder);
    fs.accessSync(folder, fs.constants.W_OK);
    return bavail * bsize >= NEEDED_BYTES;
  } catch {
    return false; // not on this system
  }
}
