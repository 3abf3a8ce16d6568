/**
 * docs/operations/upgrades.md as it is typed on an installed machine: a next release with a step in the tables, built
 * in a folder of its own, takes the place of the one that runs; and the ways back. tools/deploy/roll.sh with a stand-in
 * for docker.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { blocksOf } from '../api/documentation/support/page-blocks';
import { clusterUrl, withClient } from '../support/database';
import { temporaryFolder } from '../support/temporary-folder';
import {
  askAny,
  at,
  install,
  NAMES,
  PATIENCE_MS,
  prepareMachine,
  removeMachine,
  restartUnits,
  run,
  runSql,
  startUnit,
  stopUnit,
  unpack,
  whileServing,
} from './support/installed-machine';

/** The pages are for an operator of Debian, and so are their commands. */
const onDebian = spawnSync('grep', ['--version']).status === 0 ? it : it.skip;
const page = fs.readFileSync('docs/operations/upgrades.md', 'utf8');
const [folders = ''] = blocksOf(page)
  .filter(({ language }) => language === 'sh')
  .map(({ text }) => text);

beforeAll(prepareMachine, PATIENCE_MS);
afterAll(removeMachine, PATIENCE_MS);

const columns = async () =>
  (
    await withClient(clusterUrl(NAMES.database), (client) =>
      client.query<{ name: string }>(`SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'users'`),
    )
  ).rows.map(({ name }) => name);

/** A release like this one with one more migration, as the file of the release. */
async function pack(file: string, statement: string, stops: boolean): Promise<void> {
  const folder = at('packed/haatbar-next');
  fs.rmSync(at('packed'), { recursive: true, force: true });
  unpack(folder);
  fs.rmSync(path.join(folder, 'node_modules'), { recursive: true }); // npm brings them
  const app = path.join(folder, 'dist/app');
  const built = fs.realpathSync(app);
  fs.rmSync(app);
  fs.cpSync(built, app, { recursive: true });
  fs.writeFileSync(
    path.join(app, 'migrations', `1999000000000-next-release.js`),
    `exports.NextRelease1999000000000 = class NextRelease1999000000000 {
       ${stops ? 'needsStop = true;' : ''}
       async up(queryRunner) { await queryRunner.query(${JSON.stringify(statement)}); }
       async down() {}
     };`,
  );
  await run(`tar --create --gzip --file ${file} --directory ${at('packed')} haatbar-next`);
}

const migrated = async () => expect(await run('haatbar migrate')).toContain('last NextRelease1999000000000');

onDebian(
  'the next release takes the place of the one before while requests are served, and goes back (skipped where there is no grep)',
  async () => {
    await install();
    await pack('RELEASE.tar.gz', 'ALTER TABLE users ADD nickname varchar(40)', false);
    const answers = await whileServing(async () => {
      expect(await run('haatbar doctor')).toContain('0 to correct');
      await run(`haatbar backup /var/backups/haatbar/before.backup`);
      await run(folders);
      await migrated();
      await restartUnits();
    });
    expect(answers.filter((answer) => answer !== '200 8')).toEqual([]);
    expect(answers.length).toBeGreaterThan(20);
    expect(await columns()).toContain('nickname');
    expect(await run('haatbar doctor')).toContain('0 to correct');

    // it only added: the version before runs on the newer tables, and says so
    const back = await whileServing(async () => {
      await run('mv -T /srv/haatbar /srv/haatbar-newer && mv -T /srv/haatbar-before /srv/haatbar');
      await restartUnits();
    });
    expect(back.filter((answer) => answer !== '200 8')).toEqual([]);
    expect(await run('haatbar doctor')).toMatch(/WARN {2}migrations +1 of a newer version, last NextRelease1999000000000/);
    await run('rm -rf /srv/haatbar-newer');
  },
  PATIENCE_MS,
);

onDebian(
  'after a release that takes something away the version before refuses to start, and a backup is the way back (skipped where there is no grep)',
  async () => {
    await withClient(clusterUrl(NAMES.database), (client) =>
      client.query(`DELETE FROM migrations WHERE name = 'NextRelease1999000000000'`),
    );
    await pack('RELEASE.tar.gz', 'ALTER TABLE users DROP nickname', true);
    await run(folders);
    for (const instance of ['1', '2']) await stopUnit(instance);
    await migrated();
    for (const instance of ['1', '2']) await startUnit(instance);
    await run('haatbar backup /var/backups/haatbar/newer.backup');
    for (const instance of ['1', '2']) await stopUnit(instance);

    await run('mv -T /srv/haatbar /srv/haatbar-newer && mv -T /srv/haatbar-before /srv/haatbar');
    await expect(startUnit('1')).rejects.toThrow('ended: 1');
    await withClient(clusterUrl(), (client) => client.query(`ALTER DATABASE ${NAMES.database} RENAME TO ${NAMES.database}_newer`));
    const [database = ''] = blocksOf(fs.readFileSync('docs/operations/install.md', 'utf8'))
      .filter(({ language }) => language === 'sql')
      .map(({ text }) => text);
    await runSql(database.slice(database.indexOf('CREATE DATABASE')), clusterUrl());
    await run('haatbar restore /var/backups/haatbar/before.backup');
    for (const instance of ['1', '2']) await startUnit(instance);
    expect(await askAny()).toBe('200 8');
    expect(await run('haatbar doctor')).toContain('0 to correct');
    await withClient(clusterUrl(), (client) => client.query(`DROP DATABASE ${NAMES.database}_newer`));
  },
  PATIENCE_MS,
);

describe('roll.sh', () => {
  const roll = (failing: string) => {
    const folder = temporaryFolder('roll');
    const log = path.join(folder, 'log');
    const docker = `#!/bin/sh\necho "$*" >> ${log}\ncase "$*" in *${failing}) exit 1 ;; esac\n`;
    fs.writeFileSync(path.join(folder, 'docker'), docker, { mode: 0o755 });
    const { status } = spawnSync('sh', ['tools/deploy/roll.sh'], { env: { PATH: `${folder}:${process.env.PATH}` } });
    const steps = fs.readFileSync(log, 'utf8').trim().split('\n');
    fs.rmSync(folder, { recursive: true });
    return { status, steps: steps.map((line) => line.replaceAll(/--\S+(?: \d+)? ?/g, '').trim()) };
  };
  const all = [
    'compose build migrate',
    'compose stop backup',
    'compose run migrate',
    'compose up app-1',
    'compose up app-2',
    'compose up backup',
  ];

  it('builds, migrates, and makes one application after the other again', () => {
    expect(roll('nothing')).toEqual({ status: 0, steps: all });
  });

  it.each([
    ['migrate', 1],
    ['app-1', 4],
  ])('ends at %s where that fails', (failing, count) => {
    expect(roll(failing)).toEqual({ status: 1, steps: all.slice(0, count) });
  });
});
