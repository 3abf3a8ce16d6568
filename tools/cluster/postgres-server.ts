/**
 * A PostgreSQL server that may be stopped, killed, frozen and started again at the same address, and copied as a
 * standby that follows it.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { CLUSTER_USER, clusterPassword, createCluster } from '../embedded-postgres/cluster';
import { choosePlace, type Place } from '../embedded-postgres/place';
import { gone, livePostmaster } from '../embedded-postgres/postmaster';
import { freePort } from '../embedded-postgres/free-port';
import { type RunningPostgres, runPostgres } from '../embedded-postgres/supervised-postgres';
import { copyFolder } from '../processes/copy-folder';
import { freezeTree, signalAll, treeOf } from '../processes/process-tree';

/** The name by which `synchronous_standby_names` of a primary knows its standby. */
export const STANDBY = 'standby';

export interface PostgresServer {
  readonly url: string;
  readonly port: number;
  readonly place: Place;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** kill -9 of the postmaster and its processes. */
  kill(): Promise<void>;
  /** Every process of it is suspended, with all its connections open, until `thaw`. */
  freeze(): void;
  thaw(): void;
  remove(): Promise<void>;
}

export interface PostgresOptions {
  /** Commits are written to the disk before they are acknowledged; else it is quicker and for tests alone. */
  readonly isDurable?: boolean;
  /** Where its folder is made. */
  readonly parent?: string;
}

export async function createPostgresServer(options: PostgresOptions = {}): Promise<PostgresServer> {
  const { folder, place } = newFolder(options);
  await createCluster(place, true);
  const postgres = await serve(folder, place, clusterPassword(place.dataDir), options);
  await postgres.start();
  return postgres;
}

/** A running standby of `primary`, made of a copy of its files. */
export async function createStandby(primary: PostgresServer, options: PostgresOptions = {}): Promise<PostgresServer> {
  const { folder, place } = newFolder(options);
  await onServer(primary.url, async (client) => {
    await client.query(`SELECT pg_backup_start('standby', true)`);
    // the write-ahead log has what matters of files that disappear meanwhile (temporary tables, segments)
    copyFolder(primary.place.dataDir, place.dataDir);
    const { rows } = await client.query<{ label: string }>('SELECT labelfile AS label FROM pg_backup_stop(false)');
    write(place, 'backup_label', rows[0]?.label ?? '');
  });
  fs.rmSync(path.join(place.dataDir, 'postmaster.pid'), { force: true });
  write(place, 'standby.signal', '');
  const source = `${primary.url}?application_name=${STANDBY}`;
  fs.appendFileSync(path.join(place.dataDir, 'postgresql.auto.conf'), `\nprimary_conninfo = '${source}'\n`);
  const postgres = await serve(folder, place, clusterPassword(primary.place.dataDir), options);
  await postgres.start();
  return postgres;
}

/** One statement or several on a connection of their own. */
export async function onServer<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined); // the server may be killed meanwhile; the statement reports it
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

function newFolder({ parent = os.tmpdir() }: PostgresOptions): { folder: string; place: Place } {
  const folder = fs.mkdtempSync(path.join(parent, 'haatbar-postgres-'));
  fs.chmodSync(folder, 0o755); // root runs PostgreSQL as someone else
  return { folder, place: choosePlace(path.join(folder, 'postgres'), () => undefined) };
}

function write({ dataDir, account }: Place, name: string, text: string): void {
  const file = path.join(dataDir, name);
  fs.writeFileSync(file, text, { mode: 0o600 });
  if (account.uid !== undefined && account.gid !== undefined) fs.chownSync(file, account.uid, account.gid);
}

async function serve(folder: string, place: Place, password: string, { isDurable = false }: PostgresOptions): Promise<PostgresServer> {
  const port = await freePort();
  let running: RunningPostgres | null = null;
  let frozen: number[] = [];
  const postmaster = (): number => {
    const pid = livePostmaster(place.dataDir)?.pid;
    if (pid === undefined) throw new Error('no PostgreSQL runs');
    return pid;
  };
  const thaw = (): void => signalAll(frozen.splice(0), 'SIGCONT');
  const stop = async (): Promise<void> => {
    thaw();
    await running?.stop();
    running = null;
  };
  return {
    url: `postgres://${CLUSTER_USER}:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`,
    port,
    place,
    start: async () => {
      if (livePostmaster(place.dataDir) === undefined) fs.rmSync(path.join(place.dataDir, 'postmaster.pid'), { force: true });
      // the processes of a killed postmaster hold its shared memory for a moment
      for (const until = performance.now() + 10_000; ; await sleep(200)) {
        try {
          running = await runPostgres(place, port, !isDurable, () => undefined);
          return;
        } catch (error) {
          if (performance.now() > until) throw error;
        }
      }
    },
    stop,
    kill: async () => {
      signalAll(treeOf(postmaster()), 'SIGKILL');
      frozen = [];
      await running?.ended;
      running = null;
      await gone(place.dataDir, 5_000);
    },
    freeze: () => {
      frozen = freezeTree(postmaster());
    },
    thaw,
    remove: async () => {
      await stop();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
