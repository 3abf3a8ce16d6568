/**
 * Which account the database runs as. PostgreSQL rejects uid 0, so root starts it as the owner of the data folder,
 * else as `postgres`, `nobody` or `daemon`; any other user runs it as themselves. Asked by place.ts.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { ClusterError } from './cluster-error';

/** Empty for an ordinary user; what `spawn` needs to become someone else for root. */
export interface Account {
  readonly uid?: number;
  readonly gid?: number;
}

export function chooseAccount(dataDir: string): Account {
  const me = process.getuid?.();
  const owner = fs.existsSync(dataDir) ? fs.statSync(dataDir) : undefined;
  if (me !== 0) {
    if (owner && me !== undefined && owner.uid !== me) {
      throw new ClusterError(
        `The database in ${dataDir} belongs to another account (uid ${owner.uid}): start as that account, or set DATA_DIR to a folder of your own.`,
      );
    }
    return {};
  }
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const rows = fs
    .readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of ['postgres', 'nobody', 'daemon']) {
    const row = rows.find((fields) => fields[0] === name);
    if (row && Number(row[2]) !== 0) return { uid: Number(row[2]), gid: Number(row[3]) };
  }
  throw new ClusterError('PostgreSQL does not run as root and there is no account `postgres` or `nobody` here: set DATABASE_URL.');
}

export function giveTo(account: Account, file: string): void {
  if (account.uid !== undefined && account.gid !== undefined) fs.chownSync(file, account.uid, account.gid);
}

export function canRun(account: Account, file: string): boolean {
  return spawnSync(file, ['--version'], { ...account, stdio: 'ignore', cwd: '/' }).status === 0;
}

export function canEnter(account: Account, dir: string): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', dir], { ...account, stdio: 'ignore', cwd: '/' }).status === 0;
}
