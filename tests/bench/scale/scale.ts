/**
 * `npm run bench:scale [-- --seconds=4]`: what a request costs (processor time of the server, of PostgreSQL and of the
 * load, transactions, bytes of the response and of the write-ahead log), and how far a queueing model that is made of
 * these costs agrees with the load that is measured. The server runs on the first processor, PostgreSQL and the load on
 * the last, as in `npm run bench`; the model has these two stations. Writes both tables into docs/scale.md. Needs Linux
 * and a quiet machine.
 */
import fs from 'node:fs';
import os from 'node:os';
import { parseArgs } from 'node:util';
import type { Client } from 'pg';
import { buildFirst } from '../../../tools/build/build-first';
import { endDescendantsWhenInterrupted } from '../../../tools/processes/end-descendants';
import { openRunFolder } from '../../../tools/processes/run-folder';
import { writeFormatted } from '../../support/write-formatted';
import { processorTime } from '../processor-time';
import { type BenchCluster, pinProcess, startBenchCluster, withClient } from '../speed/bench-cluster';
import { load, type LoadResult } from '../speed/keep-alive-load';
import { startOurs, type Side } from '../speed/sides';
import { readProduct, type Workload, workloads } from '../speed/workloads';
import { mostPerSecond, predict } from './queueing-model';

const DOCUMENT = 'docs/scale.md';
const SIZE = { sellers: 2_000, products: 100_000, orders: 200_000 };
const MEASURED = ['(a) storefront', '(b)', '(c)', '(d)', '(e)', '(f) place order, spread'];
const USERS = [1, 2, 4, 8, 16, 32];
/** Costs are measured at this many users, the model is compared at all others too. */
const COSTS_AT = 8;
const WARM_UP_MS = 10_000;
const LEAD_IN_MS = 1_000;

const { values: options } = parseArgs({ options: { seconds: { type: 'string', default: '4' } } });

interface Costs {
  readonly server: number;
  readonly database: number;
  readonly load: number;
  readonly transactions: number;
  readonly bytes: number;
  readonly walBytes: number;
}

interface Bench {
  readonly cluster: BenchCluster;
  readonly side: Side;
  readonly client: Client;
}

async function main(): Promise<void> {
  await buildFirst('--server');
  openRunFolder();
  endDescendantsWhenInterrupted();
  const [serving, asking] = [0, os.cpus().length - 1];
  const cluster = await startBenchCluster();
  try {
    const url = await cluster.market(SIZE);
    cluster.pin(asking);
    pinProcess(process.pid, asking);
    const side = await startOurs({ url });
    pinProcess(side.pid, serving);
    try {
      const tables = await withClient(url, async (client) => {
        const chosen = workloads(await readProduct(client, SIZE.sellers)).filter(({ name }) =>
          MEASURED.some((begin) => name.startsWith(begin)),
        );
        return measureAll({ cluster, side, client }, chosen);
      });
      await write(tables);
    } finally {
      await side.stop();
    }
  } finally {
    await cluster.stop();
  }
}

async function measureAll(bench: Bench, chosen: readonly Workload[]): Promise<string[]> {
  const costs: string[] = [];
  const models: string[] = [];
  let asked = 0;
  for (const { name, graphql } of chosen) {
    const run = async (connections: number, milliseconds: number): Promise<LoadResult> => {
      const result = await load({ port: bench.side.port, connections, milliseconds, next: graphql, from: asked });
      asked += result.answered;
      if (result.failed > 0) throw new Error(`${name}: ${result.failed} of ${result.answered} requests failed.`);
      return result;
    };
    await run(COSTS_AT, WARM_UP_MS);
    const cost = await costsOf(bench, () => run(COSTS_AT, 2_000 * Number(options.seconds)));
    costs.push(costRow(name, cost));
    const stations = [cost.server, cost.database + cost.load];
    for (const users of USERS) {
      await run(users, LEAD_IN_MS);
      models.push(modelRow(name, users, await run(users, 1_000 * Number(options.seconds)), stations));
    }
  }
  return [
    '| request | server, ms | PostgreSQL, ms | load, ms | transactions | response, KB | write-ahead log, KB | most a second, one process |',
    '|---|---|---|---|---|---|---|---|',
    ...costs,
    '',
    '| request | users | requests a second | by the model | difference | median, ms | mean by the model, ms |',
    '|---|---|---|---|---|---|---|',
    ...models,
  ];
}

async function costsOf({ cluster, side, client }: Bench, run: () => Promise<LoadResult>): Promise<Costs> {
  const counters = async () => ({
    server: processorTime(side.pid),
    database: cluster.processorTime(),
    load: ownTime(),
    ...(await databaseCounters(client)),
  });
  const before = await counters();
  const { answered, bytes } = await run();
  const after = await counters();
  const each = (key: keyof typeof before) => (after[key] - before[key]) / answered;
  return {
    server: each('server'),
    database: each('database'),
    load: each('load'),
    transactions: each('transactions'),
    walBytes: each('walBytes'),
    bytes,
  };
}

function ownTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** Backends report their transactions at most once a second, so the last of a run may be missing. */
async function databaseCounters(client: Client): Promise<{ transactions: number; walBytes: number }> {
  await client.query('SELECT pg_stat_clear_snapshot()');
  const { rows } = await client.query<{ transactions: string; wal: string }>(
    `SELECT xact_commit AS transactions, pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') AS wal FROM pg_stat_database WHERE datname = current_database()`,
  );
  return { transactions: Number(rows[0]?.transactions), walBytes: Number(rows[0]?.wal) };
}

const KB = 1_024;

function costRow(name: string, { server, database, load: own, transactions, bytes, walBytes }: Costs): string {
  const times = [server, database, own].map((ms) => ms.toFixed(2));
  const figures = [transactions.toFixed(1), (bytes / KB).toFixed(1), (walBytes / KB).toFixed(1), mostPerSecond([server]).toFixed(0)];
  return `| ${[name, ...times, ...figures].join(' | ')} |`;
}

function modelRow(name: string, users: number, { perSecond, p50 }: LoadResult, stations: readonly number[]): string {
  const model = predict(stations, users);
  const difference = `${((100 * (model.perSecond - perSecond)) / perSecond).toFixed(0)} %`;
  return `| ${[name, users, perSecond.toFixed(0), model.perSecond.toFixed(0), difference, p50.toFixed(1), model.responseMs.toFixed(1)].join(' | ')} |`;
}

/** Between the marks, with the date and the machine above. */
async function write(rows: readonly string[]): Promise<void> {
  const [open, close] = ['<!-- costs: written by npm run bench:scale -->', '<!-- costs: end -->'];
  const [before, rest = ''] = fs.readFileSync(DOCUMENT, 'utf8').split(open);
  const [, after] = rest.split(close);
  if (after === undefined) throw new Error(`${DOCUMENT} lacks its marks.`);
  const about = `Measured on ${new Date().toISOString().slice(0, 10)}, ${os.cpus().length} cores, load ${os.loadavg()[1]?.toFixed(1)}, Node ${process.version}.`;
  await writeFormatted(DOCUMENT, [before, open, '\n\n', about, '\n\n', rows.join('\n'), '\n\n', close, after].join(''));
  process.stdout.write(`${about}\n${rows.join('\n')}\n`);
}

main().catch((failure: unknown) => {
  console.error(failure);
  process.exitCode = 1;
});
