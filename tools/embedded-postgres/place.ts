/**
 * Where the database lives and which binaries serve it. Usually the asked folder and node_modules; when root's checkout
 * is closed to the account that must run PostgreSQL (a home of mode 0700), both go to /var/lib/haatbar and a note in
 * the asked folder remembers where, so that removing that folder really means starting afresh. Asked by
 * start-embedded.ts.
 */
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { type Account, canEnter, canRun, chooseAccount } from './account';
import { copyBinaries, findBinaries, program } from './binaries';
import { makeOpenFolder } from './open-folder';
import { rejectNoFile } from './own-files';

export interface Place {
  readonly dataDir: string;
  readonly native: string;
  readonly account: Account;
}

const OPEN_HOME = '/var/lib/haatbar';

export function choosePlace(wanted: string, log: (line: string) => void): Place {
  const binaries = findBinaries();
  const parent = path.dirname(wanted);
  fs.mkdirSync(parent, { recursive: true });
  const account = chooseAccount(wanted);
  if (account.uid === undefined) return { dataDir: wanted, native: binaries.native, account };

  const dataDir = canEnter(account, parent) ? wanted : openDataDir(wanted, log);
  const native = canRun(account, program(binaries.native, 'postgres')) ? binaries.native : copyBinaries(binaries, OPEN_HOME);
  return { dataDir, native, account: chooseAccount(dataDir) };
}

/** Whether a database was made for the folder, in it or where its note says. */
export function isPlaced(wanted: string): boolean {
  const note = `${wanted}.location`;
  rejectNoFile(note);
  return fs.existsSync(wanted) || (fs.existsSync(note) && fs.existsSync(fs.readFileSync(note, 'utf8').trim()));
}

function openDataDir(wanted: string, log: (line: string) => void): string {
  const note = `${wanted}.location`;
  rejectNoFile(note);
  try {
    fs.writeFileSync(note, path.join(OPEN_HOME, randomBytes(6).toString('hex'), path.basename(wanted)), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const dir = fs.readFileSync(note, 'utf8').trim();
  for (const folder of [OPEN_HOME, path.dirname(dir)]) makeOpenFolder(folder);
  log(`${path.dirname(wanted)} is closed to the database account; the data is kept in ${dir}`);
  return dir;
}
