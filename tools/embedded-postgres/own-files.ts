/**
 * The files of a data folder that a start reads and writes itself. Where one of them is a folder, or closed, a sentence
 * says so before anything is begun. Used by start-embedded.ts and place.ts.
 */
import fs from 'node:fs';
import path from 'node:path';
import { ClusterError } from './cluster-error';

const IN_IT = ['PG_VERSION', 'app.password', 'owner.pid', 'postmaster.pid'];

export function rejectUnusable(dataDir: string): void {
  [...IN_IT.map((name) => path.join(dataDir, name)), `${dataDir}.init.password`].forEach(rejectNoFile);
}

/** Throws unless it is a file that this account may read, or nothing is there. */
export function rejectNoFile(file: string): void {
  const entry = fs.statSync(file, { throwIfNoEntry: false });
  if (!entry) return;
  if (!entry.isFile())
    throw new ClusterError(`${file} ${entry.isDirectory() ? 'is a folder' : 'is no file'}: move it away, then start again.`);
  try {
    fs.accessSync(file, fs.constants.R_OK);
  } catch {
    throw new ClusterError(`${file} is closed to this account: give it to the account that starts the server, then start again.`);
  }
}
