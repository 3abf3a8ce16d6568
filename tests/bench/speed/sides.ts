/**
 * The two servers that are measured beside one another, and the comparison of what they send. Used by compare.ts and by
 * the test that runs in CI.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { freePort } from '../../../tools/embedded-postgres/free-port';
import { RAISE_ORDER_LIMITS } from '../../support/database';
import { startServer } from '../../support/server-process';
import { withClient } from './bench-cluster';
import { askOnce } from './keep-alive-load';
import type { Workload } from './workloads';

export interface Side {
  readonly port: number;
  readonly pid: number;
  stop(): Promise<unknown>;
}

/**
 * Every response of the raw side is the same as ours, or nothing is measured. What differs is asked for once more:
 * views are counted between two reads.
 */
export async function compareResponses(
  { name, graphql, raw, samples, comparable = JSON.parse }: Workload,
  ours: Pick<Side, 'port'>,
  other: Pick<Side, 'port'>,
): Promise<void> {
  for (let index = 0; index < samples; index++) {
    const askBoth = async () => [await askOnce(ours.port, graphql(index)), await askOnce(other.port, raw(index))] as const;
    const areEqual = ([left, right]: readonly [string, string]) => isDeepStrictEqual(comparable(left), comparable(right));
    let responses = await askBoth();
    if (!areEqual(responses)) responses = await askBoth();
    if (!areEqual(responses)) {
      const [left, right] = responses;
      throw new Error(`${name}: the answers differ.\nours ${left.slice(0, 1500)}\nraw  ${right.slice(0, 1500)}`);
    }
  }
}

export function startRaw(url: string, nodeArguments: readonly string[] = []): Promise<Side> {
  return startScript('raw-server.ts', url, nodeArguments);
}

export function startMercurius(url: string, nodeArguments: readonly string[] = []): Promise<Side> {
  return startScript('mercurius-server.ts', url, nodeArguments);
}

async function startScript(script: string, url: string, nodeArguments: readonly string[]): Promise<Side> {
  const port = await freePort();
  const child = spawn(process.execPath, [...nodeArguments, '-r', './tools/build/register.cjs', path.join(__dirname, script)], {
    env: { ...process.env, DATABASE_URL: url, PORT: String(port), NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  await Promise.race([once(child.stdout, 'data'), ended.then(() => Promise.reject(new Error(`${script} did not start.`)))]);
  return {
    port,
    pid: child.pid ?? 0,
    stop: () => {
      child.kill();
      return ended;
    },
  };
}

interface Started {
  readonly url: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly nodeArguments?: readonly string[];
  /** The work tree whose built server is started; this one's where left out. */
  readonly folder?: string | undefined;
}

/**
 * As in production, but without jobs, stored responses and a line in the log for each request; visitors' addresses are
 * believed, so that many can ask.
 */
export async function startOurs({ url, environment = {}, nodeArguments = [], folder }: Started): Promise<Side> {
  await withClient(url, (client) => client.query(RAISE_ORDER_LIMITS)); // each buyer of the bench places many orders
  const server = await startServer(
    {
      DATABASE_URL: url,
      MIGRATE: 'false',
      JOBS: 'false',
      LOG_LEVEL: 'warn',
      TRUST_PROXY: '1',
      READ_CACHE_SECONDS: '0',
      DATA_DIR: path.resolve('.data', 'bench', 'server'),
      ...environment,
    },
    nodeArguments,
    folder,
  );
  return { port: Number(new URL(server.url).port), pid: server.child.pid ?? 0, stop: server.stop };
}
