/** A PostgreSQL of one test's own, which it may stop, freeze and start again at the same address, and copy as a standby that follows it. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { CLUSTER_USER, clusterPassword, createCluster } from '../../tools/embedded-postgres/cluster';
import { choosePlace, type Place } from '../../tools/embedded-postgres/place';
import { livePostmaster } from '../../tools/embedded-postgres/postmaster';
import { freePort, type RunningPostgres, runPostgres } from '../../tools/embedded-postgres/supervised-postgres';

export interface OwnPostgres {
  readonly url: string;
  readonly place: Place;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Every process of it is suspended, with all its connections open, until `thaw`. */
  freeze(): void;
  thaw(): void;
  remove(): Promise<void>;
}

export async function createOwnPostgres(): Promise<OwnPostgres> {
  const { folder, place } = newFolder();
  await createCluster(place, true);
  const postgres = await serve(folder, place, clusterPassword(place.dataDir));
  await postgres.start();
  return postgres;
}

/** A running standby of `primary`, made of a copy of its files. */
export async function createStandby(primary: OwnPostgres): Promise<OwnPostgres> {
  const { folder, place } = newFolder();
  const client = new Client({ connectionString: primary.url });
  await client.connect();
  try {
    await client.query(`SELECT pg_backup_start('standby', true)`);
    execFileSync('cp', ['-a', primary.place.dataDir, place.dataDir]);
    const { rows } = await client.query<{ label: string }>('SELECT labelfile AS label FROM pg_backup_stop(false)');
    write(place, 'backup_label', rows[0]?.label ?? '');
  } finally {
    await client.end();
  }
  fs.rmSync(path.join(place.dataDir, 'postmaster.pid'), { force: true });
  write(place, 'standby.signal', '');
  fs.appendFileSync(path.join(place.dataDir, 'postgresql.auto.conf'), `\nprimary_conninfo = '${primary.url}'\n`);
  const postgres = await serve(folder, place, clusterPassword(primary.place.dataDir));
  await postgres.start();
  return postgres;
}

function newFolder(): { folder: string; place: Place } {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'haatbar-own-'));
  fs.chmodSync(folder, 0o755); // root runs PostgreSQL as someone else
  return { folder, place: choosePlace(path.join(folder, 'postgres'), () => undefined) };
}

function write({ dataDir, account }: Place, name: string, text: string): void {
  const file = path.join(dataDir, name);
  fs.writeFileSync(file, text, { mode: 0o600 });
  if (account.uid !== undefined && account.gid !== undefined) fs.chownSync(file, account.uid, account.gid);
}

async function serve(folder: string, place: Place, password: string): Promise<OwnPostgres> {
  const port = await freePort();
  let running: RunningPostgres | null = null;
  let frozen: number[] = [];
  const thaw = (): void => {
    for (const pid of frozen.splice(0)) signal(pid, 'SIGCONT');
  };
  const stop = async (): Promise<void> => {
    thaw();
    await running?.stop();
    running = null;
  };
  return {
    url: `postgres://${CLUSTER_USER}:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`,
    place,
    start: async () => {
      running = await runPostgres(place, port, true, () => undefined);
    },
    stop,
    freeze: () => {
      const postmaster = livePostmaster(place.dataDir)?.pid;
      if (postmaster === undefined) throw new Error('no PostgreSQL runs');
      signal(postmaster, 'SIGSTOP'); // first, so that it starts no other process
      frozen = [postmaster, ...childrenOf(postmaster)];
      for (const pid of frozen) signal(pid, 'SIGSTOP');
    },
    thaw,
    remove: async () => {
      await stop();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function childrenOf(parent: number): number[] {
  const list = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  return list.split('\n').flatMap((line) => {
    const [pid, ppid] = line.trim().split(/\s+/).map(Number);
    return pid !== undefined && ppid === parent ? [pid] : [];
  });
}
