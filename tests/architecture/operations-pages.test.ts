/** The pages for operators fit what they describe: alerts, units, commands, files. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { parse } from 'yaml';

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

const units = fs.readdirSync('tools/systemd').map((name) => `tools/systemd/${name}`);

it('the units start what a build holds, and stop later than the server', () => {
  expect(units).toHaveLength(3);
  const service = read('tools/systemd/haatbar.service');
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  expect(scripts.start).toContain('dist/app/server/main.js');
  expect(service).toMatch(/^ExecStart=\/usr\/bin\/node .*dist\/app\/server\/main\.js$/m);
  expect(Number(/TimeoutStopSec=(\d+)s/.exec(service)?.[1])).toBeGreaterThan(9);
  expect(scripts.backup).toContain('dist/app/tools/backup/backup-command.js');
  expect(read('tools/systemd/haatbar-backup.service')).toContain('dist/app/tools/backup/backup-command.js');
});

/** Of systemd itself, where it is installed; it has no access to the programs and accounts of an installation. */
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;
(hasSystemd ? it : it.skip)('systemd accepts the units (skipped where the program systemd-analyze is not installed)', () => {
  const { stdout, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...units], { encoding: 'utf8' });
  const lines = `${stdout}${stderr}`
    .split('\n')
    .filter((line) => line.includes('tools/systemd/') || /haatbar[\w-]*\.(?:service|timer):/.test(line));
  expect(lines.filter((line) => !/is not executable: No such file/.test(line))).toEqual([]);
});
