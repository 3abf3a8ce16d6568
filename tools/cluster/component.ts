/**
 * One program of the cluster: started, ended, killed, frozen and started again at the same address. Its process is
 * listed in the cluster's folder for the reaper.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { processMark } from '../processes/process-state';
import { SEARCH_PATH } from './cluster-settings';
import { freezeTree, signalAll, treeOf } from '../processes/process-tree';

/** Each program of the cluster can be controlled like this, and PostgreSQL as well. */
export interface Component {
  start(): Promise<void>;
  stop(): Promise<void>;
  kill(): Promise<void>;
  freeze(): void;
  thaw(): void;
}

export interface ProgramOptions {
  readonly name: string;
  readonly program: string;
  readonly args: readonly string[];
  readonly port: number;
  readonly environment?: Readonly<Record<string, string>>;
  /** The cluster's folder. */
  readonly folder: string;
  /** Resolves once it serves; without it a listening port is enough. */
  readonly isReady?: () => Promise<boolean>;
}

const START_MS = 60_000;
const END_MS = 15_000;

export class Program implements Component {
  private child: ChildProcess | null = null;
  private frozen: number[] = [];
  private text = '';

  constructor(private readonly options: ProgramOptions) {}

  get port(): number {
    return this.options.port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.options.port}`;
  }

  /** Returns the last part of the program's output. */
  output(): string {
    return this.text;
  }

  async start(): Promise<void> {
    const { name, program, args, environment, folder, port, isReady = () => isListening(port) } = this.options;
    const child = spawn(program, args, {
      cwd: process.cwd(),
      env: { PATH: SEARCH_PATH, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    let failure = '';
    child.once('error', (error) => (failure = error.message));
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data: Buffer) => (this.text = (this.text + String(data)).slice(-100_000)));
    list(folder, name, child.pid);
    for (const until = performance.now() + START_MS; !(await isReady()); await sleep(50)) {
      if (failure !== '' || hasEnded(child)) throw new Error(`${name} ended before it was ready. ${failure}\n${this.text}`);
      if (performance.now() > until) throw new Error(`${name} was not ready within ${START_MS / 1000} s.\n${this.text}`);
    }
  }

  /** SIGTERM; resolves when it has ended, with its exit code or signal. */
  async end(): Promise<number | string> {
    this.thaw();
    const { child } = this;
    if (!child) return 0;
    if (!hasEnded(child)) {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      const late = setTimeout(() => child.kill('SIGKILL'), END_MS);
      await ended;
      clearTimeout(late);
    }
    return child.exitCode ?? child.signalCode ?? 'unknown';
  }

  async stop(): Promise<void> {
    await this.end();
  }

  async kill(): Promise<void> {
    const { child } = this;
    if (!child?.pid || hasEnded(child)) return;
    const ended = once(child, 'exit');
    signalAll(treeOf(child.pid), 'SIGKILL');
    await ended;
    this.frozen = [];
  }

  freeze(): void {
    if (this.child?.pid === undefined) throw new Error(`${this.options.name} does not run`);
    this.frozen = freezeTree(this.child.pid);
  }

  thaw(): void {
    signalAll(this.frozen.splice(0), 'SIGCONT');
  }
}

/** For the reaper: the process, so that no other one with its number is taken for it. */
export function list(folder: string, name: string, pid: number | undefined): void {
  const mark = pid === undefined ? undefined : processMark(pid);
  if (mark !== undefined) fs.writeFileSync(path.join(folder, 'processes', name), mark);
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

export function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

/** Debian's programs are in /usr/sbin, which is not on everyone's PATH; null where it is not installed. */
export function findProgram(name: string): string | null {
  const folders = [...SEARCH_PATH.split(path.delimiter), '/usr/sbin'];
  return folders.map((folder) => path.join(folder, name)).find((file) => fs.existsSync(file)) ?? null;
}
