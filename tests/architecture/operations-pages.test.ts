/** The pages for operators fit what they describe: alerts, units, commands, files. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { blocksOf } from '../api/documentation/support/page-blocks';

const PAGES = ['docs/operations.md', ...fs.readdirSync('docs/operations').map((name) => `docs/operations/${name}`)];
const read = (file: string) => fs.readFileSync(file, 'utf8');

it('each alert has its row, with its severity, and no other has', () => {
  const { groups } = parse(read('tools/monitoring/alerts.yml')) as {
    groups: { rules: { alert: string; labels: { severity: string } }[] }[];
  };
  const rows = [...read('docs/operations/alerts.md').matchAll(/^\| `(\w+)`\s*\| (\w+)/gm)].map(
    ([, name, severity]) => `${name} ${severity}`,
  );
  expect(rows.toSorted()).toEqual(
    groups
      .flatMap(({ rules }) => rules)
      .map(({ alert, labels }) => `${alert} ${labels.severity}`)
      .toSorted(),
  );
});

it.each(PAGES)('%s names commands and files that exist', (page) => {
  const text = read(page);
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const commands = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  const files = [...text.matchAll(/`((?:tools|tests|docs)\/[\w./-]+)`/g)].map(([, file = '']) => file);
  expect(files.filter((file) => !fs.existsSync(file))).toEqual([]);
  const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(
    ([, link = '']) => new URL(link, `file://${process.cwd()}/${page}`).pathname,
  );
  expect(links.filter((link) => !fs.existsSync(link))).toEqual([]);
});

const units = fs
  .readdirSync('tools/systemd')
  .filter((name) => /\.(service|timer)$/.test(name))
  .map((name) => `tools/systemd/${name}`);

it('the units start what a build holds, and stop later than the server', () => {
  expect(units).toHaveLength(4);
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  expect(scripts.start).toContain('dist/app/server/main.js');
  for (const name of ['haatbar', 'haatbar@']) {
    const service = read(`tools/systemd/${name}.service`);
    expect(service).toMatch(/^ExecStart=.*\/usr\/bin\/node .*dist\/app\/server\/main\.js$/m);
    expect(Number(/TimeoutStopSec=(\d+)s/.exec(service)?.[1])).toBeGreaterThan(9);
  }
  expect(scripts.backup).toContain('dist/app/tools/backup/backup-command.js');
  expect(read('tools/systemd/haatbar-backup.service')).toContain('dist/app/tools/backup/backup-command.js');
});

it('processes of the template differ in port and metrics, and leave the tables to `haatbar migrate`', () => {
  const service = read('tools/systemd/haatbar@.service');
  expect(service).toMatch(/^ExecStart=\/usr\/bin\/env PORT=400%i METRICS_PORT=946%i MIGRATE=false /m);
  const proxy = read('tools/deploy/nginx/machine.conf');
  expect([...proxy.matchAll(/server 127\.0\.0\.1:(\d+) max/g)].map(([, port]) => port)).toEqual(['4001', '4002']);
  expect([...proxy.matchAll(/server 127\.0\.0\.1:(\d+) backup/g)].map(([, port]) => port)).toEqual(['4001', '4002']);
});

it('the command `haatbar` runs what the npm commands run', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const commands = [...read('tools/systemd/haatbar').matchAll(/^ {2}([\w:-]+)\) file=(\S+) ;;$/gm)];
  expect(commands.map(([, name]) => name)).toEqual(['migrate', 'doctor', 'admin:create', 'admin:reset-second-factor', 'backup', 'restore']);
  for (const [, name = '', file = ''] of commands) expect(scripts[name]).toMatch(new RegExp(`node (?:-r \\S+ )?dist/app/${file}$`));
});

it('a signal that npm receives reaches the command, which replaces its shell', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const commands = Object.entries(scripts).filter(([, script]) => /node .*dist\/app\//.test(script));
  expect(commands.length).toBeGreaterThan(6);
  expect(commands.filter(([, script]) => !/(^|&& )exec .*node .*dist\/app\//.test(script)).map(([name]) => name)).toEqual([]);
});

it('each block of the pages is typed by a test, or says why not', () => {
  const typed = ['docs/operations/install.md', 'docs/operations/secrets.md'];
  for (const page of PAGES.filter((name) => !typed.includes(name)))
    expect([page, blocksOf(read(page)).filter(({ language, note }) => language === 'sh' && !note.startsWith('not run: '))]).toEqual([
      page,
      [],
    ]);
});

const hasNginx = spawnSync('nginx', ['-v']).status === 0;
(hasNginx ? it : it.skip)('nginx of the machine accepts the proxy without containers (skipped where there is none)', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'haatbar-nginx-'));
  try {
    const key = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=haatbar.example'];
    spawnSync('openssl', [...key, '-keyout', `${folder}/privkey.pem`, '-out', `${folder}/fullchain.pem`]);
    fs.copyFileSync('tools/deploy/nginx/locations.conf', `${folder}/locations.conf`);
    const site = read('tools/deploy/nginx/machine.conf').replaceAll('/etc/nginx/tls', folder).replaceAll('/etc/nginx/haatbar', folder);
    fs.writeFileSync(`${folder}/nginx.conf`, `pid ${folder}/pid; error_log stderr; events {} http { access_log off; ${site} }`);
    const { status, stderr } = spawnSync('nginx', ['-t', '-c', `${folder}/nginx.conf`], { encoding: 'utf8' });
    expect({ status, stderr }).toMatchObject({ status: 0 });
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
});

/** The test needs systemd's own program, which cannot access the programs and accounts of an installation. */
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;
(hasSystemd ? it : it.skip)('systemd accepts the units (skipped where the program systemd-analyze is not installed)', () => {
  const { stdout, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...units], { encoding: 'utf8' });
  const lines = `${stdout}${stderr}`
    .split('\n')
    .filter((line) => line.includes('tools/systemd/') || /haatbar[\w-]*\.(?:service|timer):/.test(line));
  expect(lines.filter((line) => !/is not executable: No such file/.test(line))).toEqual([]);
});
