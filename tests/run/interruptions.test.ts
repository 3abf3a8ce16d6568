/** Whoever stops a command, at its program, at npm or with Ctrl-C, leaves no process and no temporary folder behind. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { livePid, processMark } from '../../tools/processes/process-state';
import { hasProc } from '../../tools/processes/process-table';
import { treeOf } from '../../tools/processes/process-tree';
import { createDataFolder } from '../support/data-folder';
import { programEnvironment } from '../support/program-environment';

const ROOT = path.resolve(__dirname, '..', '..');
const REGISTER = ['-r', './tools/build/register.cjs'];
/** How long a command may take to start what it starts, and to end it, on a machine that does much else. */
const PATIENCE_MS = 90_000;

/** In memory. */
const SHARED = '/dev/shm';

const folder = createDataFolder();
const temporary = path.join(folder.dir, 'temporary');
/** The command under test prints into this file. */
const printed = path.join(folder.dir, 'printed.txt');
let command: ChildProcess | undefined;

beforeAll(() => {
  fs.mkdirSync(temporary);
  fs.chmodSync(temporary, 0o1777); // PostgreSQL runs as someone else than root
  copySources();
}, PATIENCE_MS);
afterAll(() => folder.remove());
afterEach(() => {
  if (command?.pid !== undefined && command.exitCode === null && command.signalCode === null) process.kill(-command.pid, 'SIGKILL');
});

/** The sources in a folder where nothing has been built. */
const unbuilt = path.join(folder.dir, 'unbuilt');

function copySources(): void {
  const isSource = (name: string) => !/^(?:node_modules|dist|data|\.git)$/.test(name);
  for (const name of fs.readdirSync(ROOT).filter(isSource)) fs.cpSync(path.join(ROOT, name), path.join(unbuilt, name), { recursive: true });
  fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(unbuilt, 'node_modules'));
}

function start(program: 'npm' | 'node', args: readonly string[], cwd = ROOT): ChildProcess {
  const env = {
    ...programEnvironment(),
    PORT: '0',
    TMPDIR: temporary,
    DATA_DIR: folder.dir,
    MEASURED_AT: path.join(folder.dir, 'bench'),
    SEED_DEMO: 'false',
  };
  const output = fs.openSync(printed, 'w');
  const stdio: ('ignore' | number)[] = ['ignore', output, output];
  const options = { cwd, env, stdio, detached: true }; // a group of its own, as in a terminal
  const started = program === 'npm' ? spawn('npm', args, options) : spawn(process.execPath, args, options);
  fs.closeSync(output);
  return started;
}

const line = (pid: number): string => {
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
};

const BROWSERS = ['tests/e2e/sale/sale.test.ts', 'tests/e2e/policy.test.ts'];

/** Each command is interrupted once it has started these programs. */
const commands = {
  'npm test': {
    start: () => start('npm', ['test', '--', '--runTestsByPath', 'tests/run/outage.test.ts']),
    started: [/haatbar-postgres/, /dist\/app\/server\/main\.js/],
  },
  'npm test with workers': {
    start: () => start('npm', ['test', '--', '--maxWorkers=2', '--runTestsByPath', 'tests/run/outage.test.ts', 'tests/run/drain.test.ts']),
    started: [/processChild\.js/, /dist\/app\/server\/main\.js/],
  },
  'npm test with browsers': {
    start: () => start('npm', ['test', '--', '--maxWorkers=2', '--runTestsByPath', ...BROWSERS]),
    started: [/processChild\.js/, /--remote-debugging-pipe/],
  },
  'npm test, before its database is made': {
    start: () => start('npm', ['test', '--', '--runTestsByPath', 'tests/run/outage.test.ts']),
    started: [/initdb/],
  },
  'npm test, while it builds': {
    start: () => start('npm', ['test', '--', '--runTestsByPath', 'tests/run/outage.test.ts'], unbuilt),
    started: [/build\.cjs/],
  },
  'npm start, while it builds': { start: () => start('npm', ['start'], unbuilt), started: [/build\.cjs/] },
  'npm start, before its database is made': { start: () => start('npm', ['start']), started: [/initdb/] },
  'npm start, while it loads': { start: () => start('npm', ['start']), started: [/dist\/app\/server\/main\.js/] },
  'npm start': { start: () => start('npm', ['start']), started: [/haatbar-postgres/, /dist\/app\/server\/main\.js/] },
  'npm run bench': { start: () => start('npm', ['run', 'bench']), started: [/compare\.ts/, /haatbar-postgres/] },
  'the bench itself': { start: () => start('node', [...REGISTER, 'tests/bench/speed/compare.ts']), started: [/haatbar-postgres/] },
  'npm run bench:growth': { start: () => start('npm', ['run', 'bench:growth']), started: [/growth\.ts/, /haatbar-postgres/] },
  'npm run bench:lots': { start: () => start('npm', ['run', 'bench:lots']), started: [/lots\.ts/, /haatbar-postgres/] },
  'npm run bench:scale': { start: () => start('npm', ['run', 'bench:scale']), started: [/scale\.ts/, /haatbar-postgres/] },
  'npm run cluster': { start: () => start('npm', ['run', 'cluster']), started: [/reaper-process/, /haatbar-postgres/] },
  'npm run chaos': { start: () => start('npm', ['run', 'chaos', '--', 'failures']), started: [/jest\.js/, /haatbar-postgres/] },
  'npm run dev': { start: () => start('npm', ['run', 'dev']), started: [/dev\.cjs/, /vite/, /haatbar-postgres/] },
};

/** Ctrl-C reaches the group, and npm passes it on: the program receives it twice. */
const cases = [
  ['npm test with workers', 'SIGTERM', 'to npm', 143],
  ['npm test with browsers', 'SIGTERM', 'to npm', 143],
  ['npm test', 'SIGINT', 'to the group', 130],
  ['npm test, before its database is made', 'SIGINT', 'to the group', 130],
  ['npm test, while it builds', 'SIGTERM', 'to npm', 143],
  ['npm test, while it builds', 'SIGINT', 'to the group', 130],
  ['npm start, while it builds', 'SIGTERM', 'to npm', null],
  ['npm start, while it builds', 'SIGINT', 'to the group', null],
  ['npm start, before its database is made', 'SIGINT', 'to the group', null],
  ['npm start, while it loads', 'SIGKILL', 'to npm', null],
  ['npm start', 'SIGTERM', 'to npm', 0],
  ['npm start', 'SIGKILL', 'to npm', null],
  ['npm run bench', 'SIGTERM', 'to npm', 143],
  ['npm run bench', 'SIGHUP', 'to npm', null],
  ['the bench itself', 'SIGTERM', 'to npm', 143],
  ['the bench itself', 'SIGINT', 'to the group', 130],
  ['npm run bench:growth', 'SIGTERM', 'to npm', 143],
  ['npm run bench:lots', 'SIGTERM', 'to npm', 143],
  ['npm run bench:scale', 'SIGTERM', 'to npm', 143],
  ['npm run cluster', 'SIGINT', 'to the group', 130],
  ['npm run cluster', 'SIGKILL', 'to npm', null],
  ['npm run chaos', 'SIGINT', 'to the group', 130],
  ['npm run dev', 'SIGHUP', 'to the program', null],
  ['npm run dev', 'SIGKILL', 'to npm', null],
] as const;

/** The folders of these processes and of what they have started, and the file with the first password of a database. */
function foldersOf(marks: readonly string[]): string[] {
  const runs = fs.existsSync(SHARED) ? fs.readdirSync(SHARED).filter((name) => name.startsWith('haatbar-run-')) : [];
  const owned = runs.filter((name) => {
    const owner = path.join(SHARED, name, 'owner');
    return fs.existsSync(owner) && marks.includes(fs.readFileSync(owner, 'utf8').split('\n')[0] ?? '');
  });
  const passwords = fs.readdirSync(folder.dir).filter((name) => name.endsWith('.password'));
  return [...owned, ...passwords, ...fs.readdirSync(temporary).filter((name) => name.startsWith('haatbar-'))];
}

(hasProc ? it : it.skip).each(cases)(
  '%s: %s %s leaves nothing behind, exit code %s (skipped where there is no /proc)',
  async (name, signal, receiver, code) => {
    const { started } = commands[name];
    command = commands[name].start();
    const pid = command.pid ?? 0;
    const ended = once(command, 'exit');
    const lines = () => treeOf(pid).map(line);
    for (const until = Date.now() + PATIENCE_MS; !started.every((one) => lines().some((text) => one.test(text))); await sleep(20)) {
      if (Date.now() > until || command.exitCode !== null)
        throw new Error(`It has not started all of ${started.join()}: ${lines().join('\n')}\n${fs.readFileSync(printed, 'utf8')}`);
    }
    const marks = treeOf(pid).flatMap((one) => processMark(one) ?? []);
    const program = treeOf(pid).find((one) => started.some((text) => text.test(line(one))) && one !== pid) ?? 0;
    process.kill({ 'to npm': pid, 'to the program': program, 'to the group': -pid }[receiver], signal);
    await ended;
    if (code !== null) expect(command.exitCode).toBe(code);
    if (name.startsWith('npm test')) {
      const text = fs.readFileSync(printed, 'utf8');
      expect(text).toMatch(/\nInterrupted: 0 of [12] files had run\.\n(npm |$)/);
      expect(text).not.toMatch(/FAIL|To run this file alone/);
    }
    const live = () => marks.flatMap((mark) => livePid(mark) ?? []);
    for (const until = Date.now() + 15_000; (live().length > 0 || foldersOf(marks).length > 0) && Date.now() < until;) await sleep(50);
    expect({ programs: live().map(line), folders: foldersOf(marks) }).toEqual({ programs: [], folders: [] });
  },
  3 * PATIENCE_MS,
);

it(
  'a signal ends a process that has a browser',
  async () => {
    const program = "require('./tests/e2e/support/browser.ts').launchBrowser().then(() => console.log('ready'))";
    command = spawn(process.execPath, [...REGISTER, '-e', program], { cwd: ROOT, detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = once(command, 'exit');
    if (command.stdout) await once(command.stdout, 'data');
    command.kill('SIGTERM');
    expect(await ended).toEqual([null, 'SIGTERM']);
  },
  PATIENCE_MS,
);
