/**
 * `npm run bench [-- --only=a,c --rounds=3 --seconds=3]`: the server against the raw one, side by side, and (a) beside
 * mercurius. They stand on the first processor, PostgreSQL and the load on the last; responses are compared before
 * anything is timed; rounds alternate, so that what else the machine does befalls both. Ratios mean something, absolute
 * times do not. `--profile=folder` writes a processor profile of the server there, `--release=folder` measures the
 * server that is built in another work tree as well, `--json=file` writes the figures there, and
 * `--node=--max-semi-space-size=32` gives Node an argument, on both sides. The market (2,000 sellers, 100,000 products,
 * 200,000 orders) is made at the first run and stored.
 */
import fs from 'node:fs';
import { parseArgs } from 'node:util';
import os from 'node:os';
import path from 'node:path';
import { buildFirst } from '../../../tools/build/build-first';
import { endDescendantsWhenInterrupted } from '../../../tools/processes/end-descendants';
import { openRunFolder } from '../../../tools/processes/run-folder';
import { pinProcess, startBenchCluster, withClient } from './bench-cluster';
import { load, type LoadResult } from './keep-alive-load';
import { processorTime } from '../processor-time';
import { endEarlierOrders } from './market-data';
import { readProduct, workloads, type Workload } from './workloads';
import { say } from './say';
import { compareResponses, type Side, startMercurius, startOurs, startRaw } from './sides';

const SIZE = { sellers: 2_000, products: 100_000, orders: 200_000 };
/** Until the functions that are measured are compiled by Node: so many responses, or so long. */
const WARM_UP = { answers: 1_500, ms: 12_000 };
/**
 * Load before each measurement that is not measured: the other server has had the processor, its caches and
 * PostgreSQL's connections.
 */
const LEAD_IN_MS = 2_000;

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '3' },
    profile: { type: 'string' },
    node: { type: 'string', default: '' },
    release: { type: 'string' },
    json: { type: 'string' },
  },
});

interface Round extends LoadResult {
  /** Milliseconds of the server's processor time per response; 0 where the system does not report it. */
  readonly cpuMs: number;
  /**
   * The same of PostgreSQL, which shares a processor with the load: above the server's it is what limits requests a
   * second.
   */
  readonly databaseMs: number;
}

async function main(): Promise<void> {
  await buildFirst();
  openRunFolder();
  endDescendantsWhenInterrupted();
  const [serving, asking] = [0, os.cpus().length - 1];
  const cluster = await startBenchCluster();
  try {
    const url = await cluster.market(SIZE);
    cluster.pin(asking);
    pinProcess(process.pid, asking);
    const items = await withClient(url, (client) => readProduct(client, SIZE.sellers));
    const sides = new Map<string, Side>();
    const side = async (name: string, start: () => Promise<Side>): Promise<Side> => {
      const known = sides.get(name) ?? (await start());
      if (!sides.has(name)) pinProcess(known.pid, serving);
      sides.set(name, known);
      return known;
    };
    try {
      const wanted = options.only?.split(',').map((letter) => `(${letter})`);
      const chosen = workloads(items).filter(({ name }) => wanted?.some((letter) => name.startsWith(letter)) ?? true);
      say(`${os.cpus().length} processors, load before ${os.loadavg()[0]?.toFixed(1)}; ${options.rounds} rounds of ${options.seconds} s\n`);
      say(
        '| workload | server | requests a second against raw | processor time against raw | processor ms a response | of PostgreSQL | p50 / p99 ms |\n|---|---|---|---|---|---|---|',
      );
      for (const workload of chosen) {
        const { environment = {} } = workload;
        const label = JSON.stringify(environment);
        const own = await side(`this ${label}`, () => startMeasured(url, environment));
        const runners = [{ name: 'this', side: own, next: workload.graphql }];
        const { release } = options;
        if (release !== undefined) {
          const started = await side(`release ${label}`, () => startMeasured(url, environment, path.resolve(release)));
          runners.push({ name: 'release', side: started, next: workload.graphql });
        }
        if (workload.isBesideMercurius) {
          const mercurius = await side('mercurius', () => startMercurius(url, nodeArguments()));
          runners.push({ name: 'mercurius', side: mercurius, next: workload.graphql });
        }
        const raw = workload.isOfOneServer ? own : await side('raw', () => startRaw(url, nodeArguments()));
        const other = { name: workload.isOfOneServer ? 'this, the other load' : 'raw', side: raw, next: workload.raw };
        const isOfOrders = workload.name.startsWith('(f)');
        const prepare = async () => {
          if (isOfOrders) await withClient(url, endEarlierOrders);
        };
        await measure(workload, [...runners, other], { ofDatabase: () => cluster.processorTime(), prepare });
      }
      if (options.json !== undefined) fs.writeFileSync(options.json, `${JSON.stringify(results, null, 2)}\n`);
      const memory = [...sides].map(([name, { pid }]) => `${name} ${mostMemory(pid)}`).join(', ');
      say(`\nload after ${os.loadavg()[0]?.toFixed(1)}; most memory, MB: ${memory}`);
    } finally {
      await Promise.all([...sides.values()].map(({ stop }) => stop()));
    }
  } finally {
    await cluster.stop();
  }
}

/** A server in a workload, and what it is asked. */
interface Runner {
  readonly name: string;
  readonly side: Side;
  readonly next: Workload['raw'];
}

interface Measuring {
  /** Milliseconds that PostgreSQL has computed. */
  readonly ofDatabase: () => number;
  /** Before each round. */
  readonly prepare: () => Promise<void>;
}

/** The last runner is the one that the others are compared with: the raw one, or another load of the server. */
async function measure(workload: Workload, runners: readonly Runner[], { ofDatabase, prepare }: Measuring): Promise<void> {
  for (const { side, next } of runners.slice(0, -1)) await compareResponses({ ...workload, graphql: next }, side, lastOf(runners).side);
  let asked = 0;
  const run = async ({ side, next }: Runner, milliseconds: number): Promise<Round> => {
    const [before, databaseBefore] = [processorTime(side.pid), ofDatabase()];
    const result = await load({ port: side.port, connections: workload.connections, milliseconds, next, from: asked });
    asked += result.answered;
    if (result.failed > 0) throw new Error(`${workload.name}: ${result.failed} of ${result.answered} requests failed.`);
    const per = (milliseconds: number) => milliseconds / result.answered;
    return { ...result, cpuMs: per(processorTime(side.pid) - before), databaseMs: per(ofDatabase() - databaseBefore) };
  };
  for (const runner of runners) {
    const until = Date.now() + WARM_UP.ms;
    for (let responses = 0; responses < WARM_UP.answers && Date.now() < until;) responses += (await run(runner, 1_000)).answered;
  }
  const rounds: Round[][] = [];
  for (let round = 0; round < Number(options.rounds); round++) {
    const results: Round[] = [];
    await prepare();
    for (const runner of runners) {
      await run(runner, LEAD_IN_MS);
      results.push(await run(runner, Number(options.seconds) * 1000));
    }
    rounds.push(results);
  }
  runners.forEach(({ name }, at) => report(workload.name, name, rounds, at));
}

function lastOf<T>(list: readonly T[]): T {
  return list.at(-1) as T;
}

function report(workload: string, server: string, rounds: readonly (readonly Round[])[], at: number): void {
  const of = rounds.map((results) => ({ own: results[at] as Round, raw: lastOf(results) }));
  const speed = of.map(({ own, raw }) => own.perSecond / raw.perSecond);
  const cpu = of.map(({ own, raw }) => (own.cpuMs === 0 ? NaN : raw.cpuMs / own.cpuMs));
  const [p50, p99] = (['p50', 'p99'] as const).map((time) => median(of.map(({ own }) => own[time])));
  const [cpuMs, databaseMs] = (['cpuMs', 'databaseMs'] as const).map((time) => median(of.map(({ own }) => own[time])));
  const times = `${cpuMs?.toFixed(2)} | ${databaseMs?.toFixed(2)} | ${p50?.toFixed(0)} / ${p99?.toFixed(0)}`;
  say(`| ${workload} | ${server} | ${spread(speed)} | ${spread(cpu)} | ${times} |`);
  results.push({ workload, server, speed: median(speed), processorTime: median(cpu), cpuMs, databaseMs, p50, p99 });
}

/** As `--json` writes them. */
const results: Readonly<Record<string, unknown>>[] = [];

function spread(values: readonly number[]): string {
  if (values.some(Number.isNaN)) return 'unknown';
  return `${median(values).toFixed(2)} (${Math.min(...values).toFixed(2)}–${Math.max(...values).toFixed(2)})`;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

/** Returns the most main memory that the process has used until now, in MB. */
function mostMemory(pid: number): string {
  try {
    const kilobytes = /^VmHWM:\s+(\d+)/m.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return (Number(kilobytes) / 1024).toFixed(0);
  } catch {
    return 'unknown';
  }
}

/** Both servers get these arguments for Node. */
const nodeArguments = (): string[] => options.node.split(' ').filter(Boolean);

function startMeasured(url: string, environment: Readonly<Record<string, string>>, folder?: string): Promise<Side> {
  const profiling = options.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${path.resolve(options.profile)}`];
  return startOurs({ url, environment, nodeArguments: [...profiling, ...nodeArguments()], folder });
}

main().catch((failure: unknown) => {
  console.error(failure);
  process.exitCode = 1;
});
