import { one } from '../../support/sql';
import { runCommand } from '../../support/run-command';
import { startTestApp, type TestApp } from '../../support/app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** `npm run admin:create`, without the compiling. */
function command(args: string[], input = '', environment: Record<string, string> = {}) {
  return runCommand('server/app/commands/admin-create.ts', args, { environment: { DATABASE_URL: app.databaseUrl, ...environment }, input });
}

const login = (phone: string, password: string) =>
  app.call('login', { input: { phone, password, role: 'ADMIN' } }, 'account { role status name }');

it('makes an admin, who can log in, with the password from a pipe [W3]', async () => {
  const { status, stdout } = await command(['01900000001', 'Nasrin', 'Akter'], 'a-long-secret\nnot this\n');
  expect([status, stdout]).toEqual([0, 'The admin account 01900000001 is ready.\n']);
  const { data } = await login('01900000001', 'a-long-secret');
  expect(data).toEqual({ login: { account: { role: 'ADMIN', status: 'APPROVED', name: 'Nasrin Akter' } } });
  const audit = await one(app.db, "SELECT actor_id, subject_type FROM audit_events WHERE action = 'admin.created'");
  expect(audit).toEqual({ actor_id: null, subject_type: 'account' });
});

it('takes the password from ADMIN_PASSWORD [W3]', async () => {
  expect((await command(['01900000002', 'Babul'], '', { ADMIN_PASSWORD: 'from-the-operator' })).status).toBe(0);
  expect((await login('01900000002', 'from-the-operator')).code).toBeNull();
});

it.each([
  [[], 'Usage: haatbar admin:create PHONE NAME, or npm run admin:create'],
  [['01900000003'], 'Usage: haatbar admin:create PHONE NAME, or npm run admin:create'],
  [['0190', 'Short'], 'Phone number must be 10-15 digits.'],
  [['01900000001', 'Again'], 'This phone number is already registered.'],
])('states what is wrong with %j [W3]', async (args, text) => {
  const { status, stdout, stderr } = await command(args, 'a-long-secret\n');
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain(text);
  expect(stderr).not.toContain('    at ');
});

it('says that nobody can type a password where there is neither a terminal nor a text [W3]', async () => {
  const { status, stderr } = await command(['01900000004', 'Rahim']);
  expect([status, stderr]).toEqual([1, 'Nobody can type the password here: set ADMIN_PASSWORD, or write it into a pipe.\n']);
});

it('rejects a short password [W3]', async () => {
  expect((await command(['01900000004', 'Short'], '12345\n')).stderr).toContain('Password must be at least 6 characters.');
});
