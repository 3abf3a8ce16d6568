/** The compiled server as a process of its own, for the tests that start, stop and kill it, and for the browser. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { programEnvironment } from './program-environment';

const { startedHere } = require('../../tools/processes/end-with-parent.cjs') as {
  readonly startedHere: (environment: NodeJS.ProcessEnv) => NodeJS.ProcessEnv;
};
const ROOT = path.resolve(__dirname, '..', '..');
/** As `npm start` starts it. */
const MAIN = ['--v8-pool-size=1', '--heap-growing-percent=30', path.join('dist', 'app', 'server', 'main.js')];
const LISTENS = /listens on (http:\/\/\S+)/;

export interface ServerProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** Returns everything that it has printed so far, on both streams. */
  output(): string;
  /** Resolves with the exit code (or the signal's name) once it has ended. */
  readonly ended: Promise<number | string>;
  /** SIGTERM, and the exit code. */
  stop(): Promise<number | string>;
  waitFor(text: RegExp, patienceMs?: number): Promise<void>;
}

export type Environment = Readonly<Record<string, string>>;

const OWN_END_MS = 10_000;
const BUILD = ['-r', './tools/processes/end-with-parent.cjs', 'tools/build/build.cjs', '--if-stale'];

/** Compiles what is not as new as its sources, as `npm start` does first; a test without a browser needs no client. */
export function buildWhenStale(what: 'all' | 'server' = 'all'): void {
  const args = [...BUILD, ...(what === 'server' ? ['--server'] : [])];
  const built = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8', env: startedHere(programEnvironment()) });
  if (built.status !== 0) throw new Error(`The build failed:\n${built.stdout}${built.stderr}`);
}

/** The same for the set-up of a run, which must listen to signals while it waits. */
export async function buildBeforeTests(): Promise<void> {
  const build = spawn(process.execPath, BUILD, { cwd: ROOT, env: startedHere(programEnvironment()), stdio: ['ignore', 'pipe', 'pipe'] });
  const printed: string[] = [];
  for (const stream of [build.stdout, build.stderr]) stream.on('data', (data: Buffer) => printed.push(String(data)));
  // its first line where another process builds: the run says why nothing happens
  build.stderr.on('data', (data: Buffer) => String(data).endsWith('waiting for it to end.\n') && process.stderr.write(data));
  const [code, signal] = (await once(build, 'close')) as [number | null, NodeJS.Signals | null];
  // Ctrl-C reaches the build and the run, which ends by itself
  if (signal !== null) await sleep(OWN_END_MS);
  if (signal !== null) throw new Error(`The build was ended by ${signal}.`);
  if (code !== 0) throw new Error(`The build failed:\n${printed.join('')}`);
}

/** Starts the server and waits until it prints where it listens. */
export async function startServer(environment: Environment, nodeArguments: readonly string[] = [], folder = ROOT): Promise<ServerProcess> {
  const server = launchServer(environment, nodeArguments, folder);
  await Promise.race([server.waitFor(LISTENS, 60_000), server.ended]);
  const url = LISTENS.exec(server.output())?.[1];
  if (url === undefined) throw new Error(`The server did not start:\n${server.output()}`);
  return { ...server, url };
}

/** Starts the server and waits for nothing: for starts that must fail, and for output that goes elsewhere. */
export function launchServer(
  environment: Environment,
  nodeArguments: readonly string[] = [],
  folder = ROOT,
  standardOutput: 'pipe' | number = 'pipe',
): ServerProcess {
  const defaults = {
    PORT: '0',
    REGISTRATIONS_PER_HOUR: '100000',
    ADMIN_SECOND_FACTOR: 'false',
    SEED_DEMO: 'false',
    LOG_LEVEL: 'warn',
    MALLOC_TRIM_THRESHOLD_: '262144',
  };
  const child = spawn(process.execPath, [...nodeArguments, ...MAIN], {
    cwd: folder,
    env: { ...programEnvironment(), ...defaults, ...environment },
    stdio: ['ignore', standardOutput, 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data: Buffer) => (text += String(data)));
  const ended = once(child, 'exit').then(([code, signal]: (number | string)[]) => code ?? signal ?? 'unknown');
  return {
    url: '',
    child,
    output: () => text,
    ended,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
    waitFor: async (pattern, patience = 10_000) => {
      const until = Date.now() + patience;
      while (!pattern.test(text) && child.exitCode === null && Date.now() < until) await sleep(20);
    },
  };
}
