/** These tests verify what the server reports of settings and databases that it cannot use. */
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { createDataFolder } from '../support/data-folder';
import { createEmptyDatabase, createTestDatabase, withClient } from '../support/database';
import { programEnvironment } from '../support/program-environment';
import { launchServer, startServer } from '../support/server-process';
import { untilReadyIs } from '../support/readiness';

it.each([
  ['PORT', 'abc', 'PORT must be a whole number from 0 to 65535.\n'],
  ['DATABASE_URL', 'mysql://nowhere', 'DATABASE_URL must be a URL beginning with postgres://.\n'],
  ['SEED_DEMO', 'perhaps', 'SEED_DEMO must be true or false.\n'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of silent, error, warn, info, debug.\n'],
])('names the variable: %s=%s', async (name, value, text) => {
  const server = launchServer({ [name]: value });
  expect(await server.ended).toBe(1);
  expect(server.output()).toBe(text);
});

it('brings an empty database up to date', async () => {
  const server = await startServer({ DATABASE_URL: await createEmptyDatabase() });
  await untilReadyIs(server.url, 200);
  expect(await server.stop()).toBe(0);
});

it('rejects to run on pending migrations with MIGRATE=false', async () => {
  const server = launchServer({ DATABASE_URL: await createEmptyDatabase(), MIGRATE: 'false' });
  expect(await server.ended).toBe(1);
  expect(server.output()).toBe(
    'The database lacks migrations of this version: run `haatbar migrate`, with compose `docker compose run --rm migrate`, or start without MIGRATE=false.\n',
  );
});

it('refuses tables that a newer version has changed, names the way back, and starts on those that it only added to [O4]', async () => {
  const url = await createTestDatabase();
  const later = (needsStop: boolean) =>
    `INSERT INTO migrations (timestamp, name, needs_stop) VALUES (9999999999999, 'Later9999999999999', ${needsStop})`;
  await withClient(url, (client) => client.query(later(true)));
  for (const MIGRATE of ['true', 'false']) {
    const server = launchServer({ DATABASE_URL: url, MIGRATE });
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(/^The tables are of a newer version.*Later9999999999999.*backup.*docs\/operations\/upgrades\.md\n$/m);
  }
  await withClient(url, (client) => client.query('UPDATE migrations SET needs_stop = false'));
  const server = await startServer({ DATABASE_URL: url, MIGRATE: 'false' });
  expect(server.output()).toContain('the tables are of a newer version, which only added to them');
  expect(await server.stop()).toBe(0);
});

it('`migrate` migrates whatever MIGRATE says, and says what to do where it lacks the right', async () => {
  const url = await createTestDatabase();
  const migrate = (environment: Readonly<Record<string, string>>) => {
    const env = { ...programEnvironment(), ...environment };
    return spawnSync(process.execPath, ['dist/app/server/app/commands/migrate-command.js'], { env, encoding: 'utf8' });
  };
  const role = `reader_${randomBytes(4).toString('hex')}`;
  const asReader = Object.assign(new URL(url), { username: role, password: 'reader' }).href;
  expect(migrate({ DATABASE_URL: asReader, DATABASE_OWNER_URL: url }).status).toBe(0); // makes the role
  const otherPassword = Object.assign(new URL(asReader), { password: 'topsecret' }).href;
  expect(migrate({ DATABASE_URL: otherPassword, DATABASE_OWNER_URL: url })).toMatchObject({
    status: 1,
    stdout: '',
    stderr: `The role ${role} exists with another password than that of DATABASE_URL: choose a name that was never used.\n`,
  });
  await withClient(url, (client) => client.query(`DELETE FROM migrations WHERE name = 'MarkStoppingMigrations1764402400000'`));
  await withClient(url, (client) => client.query('ALTER TABLE migrations DROP COLUMN needs_stop'));
  const refused = migrate({ DATABASE_URL: asReader, MIGRATE: 'false' });
  expect(refused.status).toBe(1);
  expect(refused.stderr).toMatch(/^This role may not change the tables\. Set DATABASE_OWNER_URL[^\n]*\n$/);
  expect(migrate({ DATABASE_URL: asReader, DATABASE_OWNER_URL: url, MIGRATE: 'false' })).toMatchObject({ status: 0 });
});

it('makes no demo market in a database of the operator', async () => {
  const server = await startServer({ DATABASE_URL: await createTestDatabase(), SEED_DEMO: '' });
  expect(server.output()).not.toContain('demo accounts');
  expect(await server.stop()).toBe(0);
});

it('names the database that cannot be used, without its password', async () => {
  const url = new URL(await createTestDatabase());
  url.password = 'wrong-password';
  const server = launchServer({ DATABASE_URL: url.href });
  expect(await server.ended).toBe(1);
  expect(server.output()).toContain(`The database ${url.host}${url.pathname} cannot be used: password authentication failed`);
  expect(server.output()).not.toContain('wrong-password');
});

it('names the variables of the environment that decide about a connection', async () => {
  const server = launchServer({ DATABASE_URL: await createTestDatabase(), PGSSLMODE: 'require' });
  expect(await server.ended).toBe(1);
  expect(server.output()).toMatch(
    /cannot be used: The server does not support SSL connections \(.*PGSSLMODE of the environment counts\)\n/,
  );
});

it('prints a message when its folder is a file', async () => {
  const folder = createDataFolder();
  const file = path.join(folder.dir, 'file');
  fs.writeFileSync(file, '');
  try {
    const server = launchServer({ DATA_DIR: file });
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain('DATA_DIR must be a folder that this account may write to.');
    expect(server.output()).not.toMatch(/^ +at /m);
  } finally {
    folder.remove();
  }
});
