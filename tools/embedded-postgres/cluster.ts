/**
 * The files of a PostgreSQL cluster: made once by initdb (the same whatever the machine's locale is), checked for the
 * major version afterwards. Used by start-embedded.ts.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { giveTo } from './account';
import { program } from './binaries';
import { ClusterError } from './cluster-error';
import type { Place } from './place';

/**
 * The cluster's superuser and the owner of the tables: migrations and commands connect as it, a running server does
 * not.
 */
export const CLUSTER_USER = 'app';
/** A running server connects with this role (server-role.ts). */
export const SERVER_USER = 'haatbar_server';

export function clusterPassword(dataDir: string): string {
  return fs.readFileSync(path.join(dataDir, 'app.password'), 'utf8');
}

/** Follows from the owner's, which has the same outcome. */
export function serverPassword(dataDir: string): string {
  return createHmac('sha256', clusterPassword(dataDir)).update(SERVER_USER).digest('base64url');
}

/** The memory that its processes share is in files of the folder: where it is killed, nothing stays in /dev/shm. */
const SHARED_IN_FILES = process.platform === 'win32' ? [] : ['-c', 'dynamic_shared_memory_type=mmap'];

/**
 * Made beside its place and renamed at the end: a killed first run leaves nothing half-made behind. The caller works on
 * meanwhile.
 */
export async function createCluster({ dataDir, native, account }: Place, ephemeral: boolean): Promise<void> {
  if (fs.existsSync(dataDir)) return checkVersion(dataDir, native);
  const half = `${dataDir}.init`;
  // a first run that was killed may still be writing for a moment
  fs.rmSync(half, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  fs.mkdirSync(half, { mode: 0o700 });
  giveTo(account, half);
  const password = randomBytes(18).toString('base64url');
  const passwordFile = `${half}.password`;
  fs.rmSync(passwordFile, { force: true });
  fs.writeFileSync(passwordFile, password, { mode: 0o600 });
  giveTo(account, passwordFile);
  const child = spawn(
    program(native, 'initdb'),
    [
      '-D',
      half,
      '-U',
      CLUSTER_USER,
      `--pwfile=${passwordFile}`,
      '-A',
      'scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
      ...SHARED_IN_FILES,
      ...(ephemeral ? ['--no-sync'] : []),
    ],
    { ...account, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const removePassword = () => fs.rmSync(passwordFile, { force: true });
  const end = () => {
    child.kill('SIGKILL');
    removePassword();
  };
  process.once('exit', end);
  let trouble = '';
  child.stderr.on('data', (data: Buffer) => (trouble += String(data)));
  const status = await once(child, 'close').then(
    ([code]: (number | null)[]) => code,
    (error: Error) => void (trouble = error.message),
  );
  process.off('exit', end);
  removePassword();
  if (status !== 0) throw new Error(`The database could not be created in ${dataDir}: ${trouble}`);
  const stored = path.join(half, 'app.password');
  fs.writeFileSync(stored, password, { mode: 0o600 });
  giveTo(account, stored);
  fs.renameSync(half, dataDir);
}

function checkVersion(dataDir: string, native: string): void {
  const file = path.join(dataDir, 'PG_VERSION');
  if (!fs.existsSync(file)) throw new ClusterError(`${dataDir} is not a PostgreSQL data folder: move it away, or set DATA_DIR.`);
  const data = fs.readFileSync(file, 'utf8').trim();
  const output = spawnSync(program(native, 'postgres'), ['--version'], { encoding: 'utf8', cwd: '/' }).stdout ?? '';
  const ours = /\(PostgreSQL\) (\d+)/.exec(output)?.[1];
  if (ours !== undefined && ours !== data) {
    throw new ClusterError(
      `The data in ${dataDir} was written by PostgreSQL ${data}, this version brings PostgreSQL ${ours}: ` +
        `make a backup with the release before (haatbar backup, npm run backup), move that folder away, and restore the backup here (restore). Steps: docs/operations/upgrades.md.`,
    );
  }
}
