/**
 * docs/operations/install.md and secrets.md as they are typed, in a folder that stands for `/`: by root, with the server as another account, packages as pruned, the folder of the release
 * closed to the server. What a test has not (accounts, systemd, nginx, a registry) is a stand-in, and the units' own lines are run in their place.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseEnv } from 'node:util';
import { freePort } from '../../tools/embedded-postgres/free-port';
import { blocksOf } from '../api/documentation/support/page-blocks';
import { clusterUrl, withClient } from '../support/database';
import { linkProductionPackages } from '../support/production-packages';
import { untilReadyIs } from '../support/readiness';
import { openRedisStandIn } from '../support/redis-stand-in';
import { buildWhenStale } from '../support/server-process';
import { temporaryFolder } from '../support/temporary-folder';

const ROOT = path.resolve(__dirname, '..', '..');
const PATIENCE_MS = 400_000;
const mark = randomBytes(4).toString('hex');
const NAMES = { owner: `owner_${mark}`, server: `server_${mark}`, database: `market_${mark}` };
const STUBS = {
  useradd: 'exit 0',
  nginx: 'exit 0',
  curl: 'exit 0',
  systemctl: `echo "$*" >> "$STUB_LOG"`,
  // npm writes its lock file anew: the same bytes, another time
  npm: `[ "$1" != prune ] || { cp package-lock.json lock.new && mv lock.new package-lock.json; }`,
};

let root: string;
let account: Account;
let redis: Awaited<ReturnType<typeof openRedisStandIn>>;
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

const at = (place: string) => path.join(root, place);

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
async function shell(text: string, input = '') {
  const commands = `${at('stubs')}:${at('usr/local/bin')}:${path.dirname(process.execPath)}:${process.env.PATH ?? ''}`;
  const child = spawn('bash', ['--norc', '-euo', 'pipefail', '-c', adapted(text)], {
    cwd: root,
    env: {
      ...{ PATH: commands, STUB_LOG: at('systemctl.log'), DATABASE_URL: 'postgres://wrong', LANG: 'C.UTF-8' },
      ...{ HAATBAR_HOME: at('srv/haatbar'), HAATBAR_ENV: at('etc/haatbar.env'), HAATBAR_USER: account.name },
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (output += String(data)));
  child.stdin.end(input);
  const [status] = (await once(child, 'close')) as [number];
  return { status, output };
}

async function run(text: string, input?: string): Promise<string> {
  const { status, output } = await shell(text, input);
  expect({ text, status, output: status === 0 ? '' : output }).toEqual({ text, status: 0, output: '' });
  return output;
}

/** As psql would. */
async function runSql(text: string, url: string): Promise<void> {
  let target = url;
  for (const part of adapted(text).split(/;\n?|(?=\\connect)|(?<=\\connect \w+)\n/)) {
    const [, database] = /\\connect (\w+)/.exec(part) ?? [];
    if (database !== undefined) target = clusterUrl(database);
    else if (part.trim() !== '') await withClient(target, (client) => client.query(part));
  }
}

/** The release where the page expects it: sources by links, built, with the packages of production. */
function unpack(): void {
  const target = at('srv/haatbar');
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

/** What systemd would do with the unit that the page installs. */
async function startUnit(instance: string): Promise<void> {
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

async function stopUnit(instance: string): Promise<void> {
  const child = processes.get(instance);
  if (child && child.exitCode === null && child.signalCode === null) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
}

/** The pages are for an operator of Debian, and so are their commands. */
const onDebian = spawnSync('grep', ['--version']).status === 0 ? it : it.skip;

beforeAll(async () => {
  buildWhenStale('server');
  root = temporaryFolder('install');
  fs.chmodSync(root, 0o755);
  account = serverAccount();
  redis = await openRedisStandIn();
  for (const folder of ['stubs', 'srv', 'etc/systemd/system', 'etc/nginx/conf.d', 'var/lib', 'var/backups', 'usr/local/bin'])
    fs.mkdirSync(at(folder), { recursive: true });
  for (const [name, text] of Object.entries(STUBS))
    fs.writeFileSync(path.join(root, 'stubs', name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
}, PATIENCE_MS);
afterAll(async () => {
  for (const instance of processes.keys()) await stopUnit(instance);
  await redis.stop();
  fs.rmSync(root, { recursive: true, force: true });
  await withClient(clusterUrl(), async (client) => {
    await client.query(`DROP DATABASE IF EXISTS ${NAMES.database} WITH (FORCE)`);
    for (const role of [NAMES.server, `${NAMES.server}_2`, NAMES.owner]) await client.query(`DROP ROLE IF EXISTS ${role}`);
  });
}, PATIENCE_MS);

const pageBlocks = (page: string, language: string) =>
  blocksOf(fs.readFileSync(`docs/operations/${page}`, 'utf8')).filter((block) => block.language === language);

onDebian(
  'install.md leads to two servers, an admin and a doctor without complaints, typed as it stands (skipped where there is no grep) [O1]',
  async () => {
    const [accounts, build, settings, migrate, units, admin, proxy] = pageBlocks('install.md', 'sh').map(({ text }) => text);
    const [database] = pageBlocks('install.md', 'sql').map(({ text }) => text);
    await run(accounts ?? '');
    unpack();
    await run(build ?? '');
    await runSql(database ?? '', clusterUrl());
    await run(settings ?? '');
    fs.appendFileSync(at('etc/haatbar.env'), `DATA_DIR=${at('var/lib/haatbar')}\n`); // the command's own default is outside of this folder
    expect(fs.statSync(at('etc/haatbar.env')).mode & 0o777).toBe(0o640);
    expect(await run(migrate ?? '')).toContain('The tables are up to date');
    await run(units ?? '');
    expect(fs.readFileSync(at('systemctl.log'), 'utf8')).toContain('enable --now haatbar@1 haatbar@2 haatbar-backup.timer');
    await startUnit('1');
    await startUnit('2');
    const [create = '', doctor = ''] = (admin ?? '').split('\n');
    expect(await run(create, 'Dhan-khet-2026!\n')).toContain('01712345678');
    const found = await run(doctor);
    expect(found).toMatch(/ok {4}admins +1/);
    expect(found).toMatch(/ok {4}role /);
    expect(found).toContain('0 to correct');
    await run(proxy ?? '');
  },
  PATIENCE_MS,
);

onDebian(
  'the npm commands work there too, and build nothing (skipped where there is no grep) [O1]',
  async () => {
    const before = fs.statSync(at('srv/haatbar/dist/app.built')).mtimeMs;
    const env = `env -i PATH="\${PATH#*:}" HOME=${at('var/lib/haatbar')} DATA_DIR=${at('var/lib/haatbar')}`;
    const found = await run(
      `cd ${at('srv/haatbar')}
       set -- ${env} $(grep -v '^#' ${at('etc/haatbar.env')} | tr '\\n' ' ') npm run --silent doctor
       [ "$(id -un)" = ${account.name} ] || set -- runuser -u ${account.name} -- "$@"
       "$@"`,
    );
    expect(found).toContain('0 to correct');
    expect(found).not.toMatch(/is older|cannot|EACCES/);
    expect(fs.readdirSync(at('srv/haatbar/dist')).filter((name) => name.includes('lock'))).toEqual([]);
    expect(fs.statSync(at('srv/haatbar/dist/app.built')).mtimeMs).toBeGreaterThanOrEqual(before);
  },
  PATIENCE_MS,
);

onDebian(
  'the backup unit makes a backup, and it is restored by the command (skipped where there is no grep) [O1]',
  async () => {
    const unit = fs.readFileSync(at('etc/systemd/system/haatbar-backup.service'), 'utf8');
    expect(unit).toMatch(/^ExecStart=.*backup-command\.js --folder=\/var\/backups\/haatbar$/m);
    expect((await shell('haatbar backup notes/market.backup')).output).toContain(`${root}/notes/market.backup`); // a path of the caller's own folder
    await run(`haatbar backup --folder=/var/backups/haatbar`);
    const [file = ''] = fs.readdirSync(at('var/backups/haatbar'));
    expect(file).toMatch(/^market-.*\.backup$/);
    expect(await shell(`haatbar restore /var/backups/haatbar/${file} --replace`)).toMatchObject({
      status: 1,
      output: expect.stringContaining('2 server(s) run on this database: stop them first.') as string,
    });
  },
  PATIENCE_MS,
);

onDebian(
  'the servers’ password is rotated as secrets.md has it while requests are served, and none fails (skipped where there is no grep) [O6]',
  async () => {
    const [steps = ''] = pageBlocks('secrets.md', 'sh').map(({ text }) => text);
    const [drop = ''] = pageBlocks('secrets.md', 'sql').map(({ text }) => text);
    const answers: string[] = [];
    const load = { isOver: false };
    const asking = (async () => {
      while (!load.isOver) {
        answers.push(await askAny());
        await sleep(20);
      }
    })();
    for (const line of steps.split('\n')) {
      const [, instance] = /^systemctl restart haatbar@(\d)$/.exec(line) ?? [];
      if (instance === undefined) {
        await run(line);
        continue;
      }
      await stopUnit(instance);
      await startUnit(instance);
    }
    const owner = Object.assign(new URL(clusterUrl(NAMES.database)), { username: NAMES.owner, password: 'owner-password' });
    await runSql(drop, owner.href);
    await sleep(12_000); // the pools have closed what they opened before
    load.isOver = true;
    await asking;
    expect(answers.length).toBeGreaterThan(50);
    expect(answers.filter((answer) => answer !== '200 8')).toEqual([]);
    const roles = await withClient(clusterUrl(), (client) =>
      client.query<{ rolname: string }>(`SELECT rolname FROM pg_roles WHERE rolname LIKE 'server_${mark}%'`),
    );
    expect(roles.rows.map(({ rolname }) => rolname)).toEqual([`${NAMES.server}_2`]);
    const jobs = await withClient(
      Object.assign(new URL(owner.href), { username: `${NAMES.server}_2`, password: 'new-password' }).href,
      (client) => client.query<{ crons: number }>('SELECT count(*)::int AS crons FROM graphile_worker._private_known_crontabs'),
    );
    expect(jobs.rows[0]?.crons).toBeGreaterThan(0); // the policy of the new role lets it see the queue
    expect(await run('haatbar doctor')).toContain('0 to correct');
  },
  PATIENCE_MS,
);

/** As the proxy asks: the next process where one cannot be reached. */
async function askAny(): Promise<string> {
  const options = {
    method: 'POST',
    headers: { 'content-type': 'application/json', connection: 'close' },
    body: '{"query":"{ divisions { id } }"}',
  };
  for (const port of [...ports.values()]) {
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
