/**
 * A folder in place of the machine of the pages: the commands of a page are run in it, its units are started from it.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseEnv } from 'node:util';
import { blocksOf } from '../../api/documentation/support/page-blocks';
import { freePort } from '../../../tools/embedded-postgres/free-port';
import { openAll } from '../../../tools/embedded-postgres/open-folder';
import { clusterUrl, withClient } from '../../support/database';
import { linkProductionPackages } from '../../support/production-packages';
import { untilReadyIs } from '../../support/readiness';
import { openRedisStandIn, type RedisStandIn } from '../../support/redis-stand-in';
import { temporaryFolder } from '../../support/temporary-folder';

const ROOT = path.resolve(__dirname, '..', '..', '..');
export const PATIENCE_MS = 400_000;
export const mark = randomBytes(4).toString('hex');
export const NAMES = { owner: `owner_${mark}`, server: `server_${mark}`, database: `market_${mark}` };
const STUBS = {
  useradd: 'exit 0',
  nginx: 'exit 0',
  curl: 'exit 0',
  systemctl: `echo "$*" >> "$STUB_LOG"`,
  // npm writes its lock file again: the same bytes, another time
  // an installation has its packages and its build already; prune writes the lock file again
  npm: `case $1 in
ci) [ -e node_modules ] || cp -a "$HAATBAR_HOME/node_modules" . ;;
prune) cp package-lock.json lock.new && mv lock.new package-lock.json ;;
esac`,
};

export let root: string;
export let account: Account;
let redis: RedisStandIn;
/** The password that Redis accepts; empty where it asks for none. */
export const redisPasswords = new Set<string>();
const ports = new Map<string, number>();
const processes = new Map<string, ChildProcess>();

interface Account {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

/** Another account where there is one that can read this folder; else the own one. */
function serverAccount(): Account {
  const { username, uid, gid } = os.userInfo();
  const id = (what: string) => Number(spawnSync('id', [what, 'nobody'], { encoding: 'utf8' }).stdout);
  const mayRead = uid === 0 && spawnSync('runuser', ['-u', 'nobody', '--', 'test', '-r', path.join(ROOT, 'package.json')]).status === 0;
  return mayRead ? { name: 'nobody', uid: id('-u'), gid: id('-g') } : { name: username, uid, gid };
}

export const at = (place: string) => path.join(root, place);

/** The paths, names and addresses of this test in the place of those of the page. */
function adapted(text: string): string {
  const { host } = new URL(clusterUrl());
  return text
    .replaceAll('-o haatbar -g haatbar', `-o ${account.uid} -g ${account.gid}`)
    .replaceAll('-m 640 -g haatbar', `-m 640 -g ${account.gid}`)
    .replaceAll(/(?<![\w.])\/(srv|etc|var|usr)\//g, `${root}/$1/`)
    .replaceAll('haatbar_owner', NAMES.owner)
    .replaceAll('haatbar_server', NAMES.server)
    .replaceAll(/(DATABASE |\\connect |5432\/)haatbar\b/g, `$1${NAMES.database}`)
    .replaceAll('127.0.0.1:5432', host)
    .replaceAll('redis://127.0.0.1:6379', redis.url);
}

/** Not at once: what it starts talks to stand-ins of this process. */
export async function shell(text: string, input = '') {
  const commands = `${at('stubs')}:${at('usr/local/bin')}:${path.dirname(process.execPath)}:${process.env.PATH ?? ''}`;
  const settings = { HAATBAR_HOME: at('srv/haatbar'), HAATBAR_ENV: at('etc/haatbar.env'), HAATBAR_USER: account.name };
  const child = spawn('bash', ['--norc', '-euo', 'pipefail', '-c', adapted(text)], {
    cwd: root,
    env: { ...settings, PATH: commands, STUB_LOG: at('systemctl.log'), DATABASE_URL: 'postgres://wrong', LANG: 'C.UTF-8' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (output += String(data)));
  child.stdin.on('error', () => undefined); // a command that ends without reading it: its status counts
  child.stdin.end(input);
  const [status] = (await once(child, 'close')) as [number];
  return { status, output };
}

export async function run(text: string, input?: string): Promise<string> {
  const { status, output } = await shell(text, input);
  expect({ text, status, output: status === 0 ? '' : output }).toEqual({ text, status: 0, output: '' });
  return output;
}

/** As psql would. */
export async function runSql(text: string, url: string): Promise<void> {
  let target = url;
  for (const part of adapted(text).split(/;\n?|(?=\\connect)|(?<=\\connect \w+)\n/)) {
    const [, database] = /\\connect (\w+)/.exec(part) ?? [];
    if (database !== undefined) target = clusterUrl(database);
    else if (part.trim() !== '') await withClient(target, (client) => client.query(part));
  }
}

/** The release where the page expects it: sources by links, built, with the packages of production. */
export function unpack(target = at('srv/haatbar')): void {
  fs.mkdirSync(target, { recursive: true });
  for (const name of fs.readdirSync(ROOT))
    if (!/^(node_modules|dist|package-lock\.json|\.git|\.data)$/.test(name)) fs.symlinkSync(path.join(ROOT, name), path.join(target, name));
  fs.copyFileSync(path.join(ROOT, 'package-lock.json'), path.join(target, 'package-lock.json'));
  fs.mkdirSync(path.join(target, 'dist'));
  for (const name of fs.readdirSync(path.join(ROOT, 'dist')))
    if (name.endsWith('.built')) fs.copyFileSync(path.join(ROOT, 'dist', name), path.join(target, 'dist', name));
    else if (['app', 'client', 'pages', 'graphiql'].includes(name))
      fs.symlinkSync(path.join(ROOT, 'dist', name), path.join(target, 'dist', name));
  linkProductionPackages(path.join(target, 'node_modules'));
}

/** Starts the program as systemd would with the unit that the page installs. */
export async function startUnit(instance: string): Promise<void> {
  const port = ports.get(instance) ?? (await freePort());
  ports.set(instance, port);
  const unit = fs.readFileSync(at('etc/systemd/system/haatbar@.service'), 'utf8');
  const [, line = ''] = /^ExecStart=(.*)$/m.exec(unit) ?? [];
  const [, given = ''] = /^Environment=(.*)$/m.exec(unit) ?? [];
  const command = line.replace('400%i', String(port)).replace('946%i', '0').replace('/usr/bin/node', process.execPath).split(' ');
  const environment = Object.fromEntries(
    adapted(given)
      .split(' ')
      .map((pair) => pair.split('=') as [string, string]),
  );
  const settings = parseEnv(fs.readFileSync(at('etc/haatbar.env'), 'utf8'));
  const child = spawn(command[0] ?? '', command.slice(1), {
    cwd: at('srv/haatbar'),
    env: { PATH: process.env.PATH, ...environment, ...settings },
    uid: account.uid,
    gid: account.gid,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  processes.set(instance, child);
  const url = `http://127.0.0.1:${port}`;
  await Promise.race([
    untilReadyIs(url, 200, 180_000),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`haatbar@${instance} ended: ${code}`))),
  ]);
}

export async function stopUnit(instance: string): Promise<void> {
  const child = processes.get(instance);
  if (child && child.exitCode === null && child.signalCode === null) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
}

export async function prepareMachine(): Promise<void> {
  root = temporaryFolder('install');
  fs.chmodSync(root, 0o755);
  account = serverAccount();
  redis = await openRedisStandIn(redisPasswords);
  for (const folder of ['stubs', 'srv', 'etc/systemd/system', 'etc/nginx/conf.d', 'var/lib', 'var/backups', 'usr/local/bin'])
    fs.mkdirSync(at(folder), { recursive: true });
  for (const [name, text] of Object.entries(STUBS))
    fs.writeFileSync(path.join(root, 'stubs', name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
  openAll(root); // other accounts run what is in it
}

export async function removeMachine(): Promise<void> {
  for (const instance of processes.keys()) await stopUnit(instance);
  await redis.stop();
  fs.rmSync(root, { recursive: true, force: true });
  await withClient(clusterUrl(), async (client) => {
    await client.query(`DROP DATABASE IF EXISTS ${NAMES.database} WITH (FORCE)`);
    for (const role of [NAMES.server, `${NAMES.server}_2`, NAMES.owner]) await client.query(`DROP ROLE IF EXISTS ${role}`);
  });
}

/** As the proxy asks: the next process where one cannot be reached. */
export async function askAny(): Promise<string> {
  const options = {
    method: 'POST',
    headers: { 'content-type': 'application/json', connection: 'close' },
    body: '{"query":"{ divisions { id } }"}',
  };
  for (const port of ports.values()) {
    try {
      const response = await fetch(`http://127.0.0.1:${port}/graphql`, options);
      const { data } = (await response.json()) as { data?: { divisions: unknown[] } };
      return `${response.status} ${data?.divisions.length ?? 'error'}`;
    } catch {
      // it is being restarted
    }
  }
  return 'no server';
}

const blocks = (language: string) =>
  blocksOf(fs.readFileSync('docs/operations/install.md', 'utf8')).filter((block) => block.language === language);

/** Types install.md up to the first admin; two processes run then. */
export async function install(): Promise<void> {
  const [accounts, build, settings, migrate, units, admin] = blocks('sh').map(({ text }) => text);
  const [database] = blocks('sql').map(({ text }) => text);
  await run(accounts ?? '');
  unpack();
  await run(build ?? '');
  await runSql(database ?? '', clusterUrl());
  await run(settings ?? '');
  fs.appendFileSync(at('etc/haatbar.env'), `DATA_DIR=${at('var/lib/haatbar')}\n`); // the command's own default is outside of this folder
  await run(migrate ?? '');
  await run(units ?? '');
  await startUnit('1');
  await startUnit('2');
  await run((admin ?? '').split('\n')[0] ?? '', 'Dhan-khet-2026!\n');
}

/** Asks all the time while this is done; returns the responses, of which there are some before and after. */
export async function whileServing(work: () => Promise<void>): Promise<string[]> {
  const answers: string[] = [];
  const load = { isOver: false };
  const asking = (async () => {
    while (!load.isOver) {
      answers.push(await askAny());
      await sleep(20);
    }
  })();
  try {
    await sleep(500);
    await work();
    await sleep(500);
  } finally {
    load.isOver = true;
    await asking;
  }
  return answers;
}

export async function restartUnits(): Promise<void> {
  for (const instance of ['1', '2']) {
    await stopUnit(instance);
    await startUnit(instance);
  }
}
