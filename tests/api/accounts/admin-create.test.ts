import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { one } from '../../support/sql';
import { startTestApp, type TestApp } from '../../support/app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** `npm run admin:create`, without the compiling. */
function command(args: string[], input = '', environment: Record<string, string> = {}) {
  return spawnSync(process.execPath, ['-r', './tools/build/register.cjs', 'server/app/commands/admin-create.ts', ...args], {
    cwd: path.resolve(__dirname, '../../..'),
    env: { ...process.env, DATABASE_URL: app.databaseUrl, ...environment },
    input,
    encoding: 'utf8',
  });
}

const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { account { role status name } } }';
const login = (phone: string, password: string) => app.gql(LOGIN, { input: { phone, password, role: 'ADMIN' } });

it('makes an admin, who can log in, with the password from a pipe [W3]', async () => {
  const { status, stdout } = command(['01900000001', 'Nasrin', 'Akter'], 'a-long-secret\nnot this\n');
  expect([status, stdout]).toEqual([0, 'The admin account 01900000001 is ready.\n']);
  const { data } = await login('01900000001', 'a-long-secret');
  expect(data).toEqual({ login: { account: { role: 'ADMIN', status: 'APPROVED', name: 'Nasrin Akter' } } });
  const audit = await one(app.db, "SELECT actor_id, subject_type FROM audit_events WHERE action = 'admin.created'");
  expect(audit).toEqual({ actor_id: null, subject_type: 'account' });
});

it('takes the password from ADMIN_PASSWORD [W3]', async () => {
  expect(command(['01900000002', 'Babul'], '', { ADMIN_PASSWORD: 'from-the-operator' }).status).toBe(0);
  expect((await login('01900000002', 'from-the-operator')).code).toBeNull();
});

it.each([
  [[], 'Usage: npm run admin:create'],
  [['01900000003'], 'Usage: npm run admin:create'],
  [['0190', 'Short'], 'Phone number must be 10-15 digits.'],
  [['01900000001', 'Again'], 'This phone number is already registered.'],
])('states what is wrong with %j [W3]', (args, text) => {
  const { status, stdout, stderr } = command(args, 'a-long-secret\n');
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain(text);
  expect(stderr).not.toContain('    at ');
});

it('rejects a short password [W3]', () => {
  expect(command(['01900000004', 'Short'], '12345\n').stderr).toContain('Password must be at least 6 characters.');
});
