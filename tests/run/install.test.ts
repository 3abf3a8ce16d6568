/**
 * docs/operations/install.md and secrets.md as they are typed, in a folder that stands for `/`: by root, with the
 * server as another account, packages as pruned, the folder of the release closed to the server. What a test has not
 * (accounts, systemd, nginx, a registry) is a stand-in, and the units' own lines are run in their place.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { blocksOf } from '../api/documentation/support/page-blocks';
import { clusterUrl, withClient } from '../support/database';
import {
  account,
  askAny,
  at,
  mark,
  NAMES,
  PATIENCE_MS,
  prepareMachine,
  removeMachine,
  root,
  run,
  runSql,
  shell,
  startUnit,
  stopUnit,
  unpack,
} from './support/installed-machine';

/** The pages are for an operator of Debian, and so are their commands. */
const onDebian = spawnSync('grep', ['--version']).status === 0 ? it : it.skip;

beforeAll(prepareMachine, PATIENCE_MS);
afterAll(removeMachine, PATIENCE_MS);

const pageBlocks = (page: string, language: string) =>
  blocksOf(fs.readFileSync(`docs/operations/${page}`, 'utf8')).filter((block) => block.language === language);

onDebian(
  'install.md leads to two servers, an admin and a doctor without complaints, typed as it stands (skipped where there is no grep) [O1]',
  async () => {
    const [accounts, build, settings, migrate, units, admin, proxy, monitoring] = pageBlocks('install.md', 'sh').map(({ text }) => text);
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
    await run(monitoring ?? '');
    expect(fs.readFileSync(at('etc/prometheus/prometheus.yml'), 'utf8')).toContain("['127.0.0.1:9461', '127.0.0.1:9462']");
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
    const restore = `haatbar restore /var/backups/haatbar/${file} --replace`;
    expect(await shell(restore)).toMatchObject({
      status: 1,
      output: expect.stringContaining('2 server(s) run on this database: stop them first.') as string,
    });
    const nameOfAdmin = () =>
      withClient(clusterUrl(NAMES.database), async (client) => (await client.query<{ name: string }>('SELECT name FROM users')).rows);
    await withClient(clusterUrl(NAMES.database), (client) => client.query(`UPDATE users SET name = 'Changed since'`));
    await stopUnit('1');
    await stopUnit('2');
    await run(restore);
    expect(await nameOfAdmin()).toEqual([{ name: 'Rokeya Begum' }]);
    await startUnit('1');
    await startUnit('2');
    expect(await askAny()).toBe('200 8');
    expect(await run('haatbar doctor')).toContain('0 to correct');
  },
  PATIENCE_MS,
);

onDebian(
  'the servers’ password is rotated as secrets.md has it while requests are served, and none fails (skipped where there is no grep)',
  async () => {
    const [steps = ''] = pageBlocks('secrets.md', 'sh').map(({ text }) => text);
    const drop = pageBlocks('secrets.md', 'sql').map(({ text }) => text);
    const answers: string[] = [];
    const load = { isOver: false };
    const asking = (async () => {
      while (!load.isOver) {
        answers.push(await askAny());
        await sleep(20);
      }
    })();
    const [begin, stopping, ...lines] = steps.trim().split('\n');
    expect([begin, stopping, lines.pop()]).toEqual(['(', 'set -e', ')']);
    for (const line of lines) {
      const [, instance] = /^systemctl restart haatbar@(\d)$/.exec(line) ?? [];
      if (instance === undefined) {
        await run(line);
        continue;
      }
      await stopUnit(instance);
      await startUnit(instance);
    }
    const owner = Object.assign(new URL(clusterUrl(NAMES.database)), { username: NAMES.owner, password: 'owner-password' });
    await runSql(drop.join('\n'), owner.href);
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

    // typed a second time with another password for the same name: no process is restarted
    const restarts = () => fs.readFileSync(at('systemctl.log'), 'utf8');
    const before = restarts();
    const again = await shell(`set +e\n${steps.replace('new-password', 'other-password')}`);
    expect(again.status).not.toBe(0);
    expect(again.output).toContain(`The role ${NAMES.server}_2 exists with another password`);
    expect(restarts()).toBe(before);
  },
  PATIENCE_MS,
);
