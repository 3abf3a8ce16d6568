/**
 * `npm run bench:growth`: what PostgreSQL does for listing, orders and search while the market grows from 1,000 to
 * 1,000,000 products: the time of the statements of a request, as PostgreSQL reports it, and the pages of 8 KB it reads
 * for them, which no other load on the machine changes. They are the server's own, in the generic plans it runs them
 * with. `--to=100000` measures smaller markets only; `--plans` prints the plans of the largest. The largest market
 * takes a quarter of an hour to make and 8 GB, once.
 */
import 'reflect-metadata';
import { Client } from 'pg';
import { endDescendantsWhenInterrupted } from '../../../tools/processes/end-descendants';
import { openRunFolder } from '../../../tools/processes/run-folder';
import { startBenchCluster } from './bench-cluster';
import { type Asked, type Measured, measuredOf } from './growth-statements';
import { say } from './say';

const SIZES = [
  { sellers: 100, products: 1_000, orders: 10_000 },
  { sellers: 400, products: 10_000, orders: 40_000 },
  { sellers: 2_000, products: 100_000, orders: 200_000 },
  { sellers: 10_000, products: 1_000_000, orders: 1_000_000 },
];
const TIMES = 3;
const option = (name: string) => process.argv.find((argument) => argument.startsWith(`--${name}`));

interface Times {
  readonly median: number;
  readonly p99: number;
  /** Median of the pages. */
  readonly pages: number;
  readonly plans: string;
}

/** Returns the times from the sum of each request's statements. The first time is not counted. */
async function timesOf(client: Client, { requests }: Measured): Promise<Times> {
  const sums: number[] = [];
  const pages: number[] = [];
  let plans = '';
  for (let time = 0; time <= TIMES; time += 1) {
    for (const statements of requests) {
      const reported: Explained[] = [];
      for (const statement of statements) reported.push(await explain(client, statement));
      if (time > 0) {
        sums.push(reported.reduce((sum, { ms }) => sum + ms, 0));
        pages.push(reported.reduce((sum, explained) => sum + explained.pages, 0));
      }
      plans = reported.map(({ plan }) => plan).join('\n\n');
    }
  }
  return { median: quantile(sums, 0.5), p99: quantile(sums, 0.99), pages: quantile(pages, 0.5), plans };
}

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

interface Explained {
  readonly ms: number;
  readonly pages: number;
  readonly plan: string;
}

async function explain(client: Client, { text, params }: Asked): Promise<Explained> {
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(`EXPLAIN (ANALYZE, BUFFERS, COSTS OFF, TIMING OFF) ${text}`, [...params]);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  const [buffers = ''] = /Buffers: [^\n]*/.exec(plan) ?? []; // of the whole statement: the first
  const pages = [...buffers.matchAll(/(?:hit|read)=(\d+)/g)].reduce((sum, [, count]) => sum + Number(count), 0);
  return { ms: Number(/Execution Time: ([\d.]+)/.exec(plan)?.[1]), pages, plan };
}

async function main(): Promise<void> {
  openRunFolder();
  endDescendantsWhenInterrupted();
  const most = Number(option('to')?.split('=')[1] ?? Infinity);
  const sizes = SIZES.filter(({ products }) => products <= most);
  const cluster = await startBenchCluster();
  try {
    const found = new Map<string, Times[]>();
    for (const size of sizes) {
      const client = new Client({
        connectionString: await cluster.market(size),
        options: '-c plan_cache_mode=force_generic_plan -c timezone=UTC',
      });
      await client.connect();
      for (const measured of await measuredOf(client, size.sellers)) {
        found.set(measured.name, [...(found.get(measured.name) ?? []), await timesOf(client, measured)]);
      }
      await client.end();
    }
    say(
      `| median / p99, ms; pages | ${sizes.map(({ products }) => products).join(' | ')} | growth |\n|---|${'---|'.repeat(sizes.length + 1)}`,
    );
    for (const [name, times] of found) {
      const cells = times.map(({ median, p99, pages }) => `${median.toFixed(2)} / ${p99.toFixed(2)}; ${pages}`);
      say(`| ${name} | ${cells.join(' | ')} | ${((times.at(-1)?.median ?? NaN) / (times[0]?.median ?? NaN)).toFixed(1)} |`);
    }
    if (option('plans')) for (const [name, times] of found) say(`\n${name}\n${times.at(-1)?.plans ?? ''}`);
  } finally {
    await cluster.stop();
  }
}

main().catch((failure: unknown) => {
  console.error(failure);
  process.exitCode = 1;
});
