/** Whoever stops a command, at its program, at npm or with Ctrl-C, leaves no process behind. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { livePid, processMark } from '../../tools/processes/process-state';
import { hasProc } from '../../tools/processes/process-table';
import { treeOf } from '../../tools/processes/process-tree';
import { createDataFolder } from '../support/data-folder';
import { buildWhenStale } from '../support/server-process';

const ROOT = path.resolve(__dirname, '..', '..');
const REGISTER = ['-r', './tools/build/register.cjs'];
/** How long a command may take to start what it starts, and to end it, on a machine that does much else. */
const PATIENCE_MS = 90_000;

const folder = createDataFolder();
let command: ChildProcess | undefined;

beforeAll(() => buildWhenStale('all'), PATIENCE_MS);
afterAll(() => folder.remove());
afterEach(() => {
  if (command?.pid !== undefined && command.exitCode === null && command.signalCode === null) process.kill(-command.pid, 'SIGKILL');
});

function start(program: 'npm' | 'node', args: readonly string[]): ChildProcess {
  const stored = Object.entries(process.env).filter(([name]) => !/^(npm_|DATABASE_URL$|NODE_ENV$|TEST_CLUSTER_URL$|JEST)/i.test(name));
  const env = {
    ...Object.fromEntries(stored),
    PORT: '0',
    DATA_DIR: folder.dir,
    MEASURED_AT: path.join(folder.dir, 'bench'),
    SEED_DEMO: 'false',
  };
  const options = { cwd: ROOT, env, stdio: 'ignore', detached: true } as const; // a group of its own, as in a terminal
  return program === 'npm' ? spawn('npm', args, options) : spawn(process.execPath, args, options);
}

const line = (pid: number): string => {
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
};

/** Each command is interrupted once it has started these programs. */
const commands = {
  'npm test': {
    start: () => start('npm', ['test', '--', '--runTestsByPath', 'tests/run/outage.test.ts']),
    started: [/haatbar-postgres/, /dist\/app\/server\/main\.js/],
  },
  'npm start': { start: () => start('npm', ['start']), started: [/haatbar-postgres/, /dist\/app\/server\/main\.js/] },
  'npm run bench': { start: () => start('npm', ['run', 'bench']), started: [/compare\.ts/, /haatbar-postgres/] },
  'the bench itself': { start: () => start('node', [...REGISTER, 'tests/bench/speed/compare.ts']), started: [/haatbar-postgres/] },
  'npm run cluster': { start: () => start('npm', ['run', 'cluster']), started: [/reaper-process/, /haatbar-postgres/] },
  'npm run chaos': { start: () => start('npm', ['run', 'chaos', '--', 'failures']), started: [/jest\.js/, /haatbar-postgres/] },
};

const cases = [
  ['npm test', 'SIGTERM', 'to npm'],
  ['npm start', 'SIGTERM', 'to npm'],
  ['npm run bench', 'SIGTERM', 'to npm'],
  ['the bench itself', 'SIGTERM', 'to it'],
  ['the bench itself', 'SIGINT', 'to the group'],
  ['npm run cluster', 'SIGTERM', 'to npm'],
  ['npm run chaos', 'SIGTERM', 'to npm'],
] as const;

(hasProc ? it : it.skip).each(cases)(
  '%s: %s %s leaves no process behind (skipped where there is no /proc)',
  async (name, signal, receiver) => {
    const { started } = commands[name];
    command = commands[name].start();
    const pid = command.pid ?? 0;
    const ended = once(command, 'exit');
    const lines = () => treeOf(pid).map(line);
    for (const until = Date.now() + PATIENCE_MS; !started.every((one) => lines().some((text) => one.test(text))); await sleep(100)) {
      if (Date.now() > until || command.exitCode !== null)
        throw new Error(`It has not started all of ${started.join()}: ${lines().join('\n')}`);
    }
    const marks = treeOf(pid).flatMap((one) => processMark(one) ?? []);
    process.kill(receiver === 'to the group' ? -pid : pid, signal);
    await ended;
    const left = () => marks.flatMap((mark) => livePid(mark) ?? []);
    for (const until = Date.now() + 15_000; left().length > 0 && Date.now() < until;) await sleep(50);
    expect(left().map(line)).toEqual([]);
  },
  3 * PATIENCE_MS,
);
