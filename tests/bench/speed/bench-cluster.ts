/**
 * A PostgreSQL of its own for measurements, in a folder that is stored: a market of the wanted size is made once and
 * found again by the next run. MEASURED_AT names the folder, `.data/bench` unless said.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { migrations } from '../../../migrations';
import { createDataSource } from '../../../server/platform/db/data-source';
import { startEmbedded } from '../../../tools/embedded-postgres/start-embedded';
import { migrate } from '../../../server/platform/db/migrate';
import { processorTimeOfTree } from '../processor-time';
import { fillMarket, type MarketSize } from './market-data';

export interface BenchCluster {
  /** The URL of a market of this size. */
  market(size: MarketSize): Promise<string>;
  /** Binds PostgreSQL and what it will start to one processor. */
  pin(processor: number): void;
  /** Milliseconds that PostgreSQL has computed. */
  processorTime(): number;
  stop(): Promise<void>;
}

/** The rows are another market when this changes. */
const FORM = 2;

export async function startBenchCluster(): Promise<BenchCluster> {
  const folder = path.resolve(process.env.MEASURED_AT ?? path.join('.data', 'bench'));
  fs.mkdirSync(folder, { recursive: true });
  const database = await startEmbedded({ dataDir: path.join(folder, 'postgres') });
  const postmaster = () => Number(fs.readFileSync(path.join(database.dataDir, 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
  const urlOf = (name: string) => Object.assign(new URL(database.url), { pathname: `/${name}` }).href;
  return {
    market: async (size) => {
      const name = `market_${FORM}_${size.sellers}_${size.products}_${size.orders}`;
      if (await exists(database.url, name)) await bringUpToDate(urlOf(name));
      else await make(database.url, name, urlOf, size);
      return urlOf(name);
    },
    pin: (processor) => pinProcess(postmaster(), processor),
    processorTime: () => processorTimeOfTree(postmaster()),
    stop: () => database.stop(),
  };
}

/** Without effect where there is no taskset. */
export function pinProcess(pid: number, processor: number): void {
  spawnSync('taskset', ['-acp', String(processor), String(pid)], { stdio: 'ignore' });
}

export async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function exists(url: string, name: string): Promise<boolean> {
  return withClient(url, async (client) => (await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name])).rowCount === 1);
}

/**
 * Under another name until it is whole: a run that is broken off leaves no half market behind that would be taken for
 * one.
 */
async function make(url: string, name: string, urlOf: (name: string) => string, size: MarketSize): Promise<void> {
  const half = `${name}_half`;
  process.stderr.write(`making ${name} …\n`);
  await withClient(url, async (client) => {
    await client.query(`DROP DATABASE IF EXISTS ${half}`);
    await client.query(`CREATE DATABASE ${half} TEMPLATE template0`);
  });
  await bringUpToDate(urlOf(half));
  await withClient(urlOf(half), (client) => fillMarket(client, size));
  await withClient(url, (client) => client.query(`ALTER DATABASE ${half} RENAME TO ${name}`));
}

async function bringUpToDate(url: string): Promise<void> {
  const source = await createDataSource({ url, entities: [], migrations, poolSize: 3 }).initialize();
  await migrate(source);
  await source.destroy();
}
