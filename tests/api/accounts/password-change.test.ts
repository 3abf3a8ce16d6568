/**
 * Changing a known password, and the race of a login by the old password with whatever sets a new one: no session made
 * by it survives.
 */
import { DataSource } from 'typeorm';
import { AccountsService } from '../../../server/modules/accounts/users/accounts.service';
import { LoginService } from '../../../server/modules/accounts/login/login.service';
import { SessionsService } from '../../../server/modules/accounts/auth/sessions.service';
import { User } from '../../../server/modules/accounts/users/user.entity';
import { one, rows } from '../../support/sql';
import { inTransaction } from '../../../server/platform/db/transaction';
import { hashPassword } from '../../../server/platform/security/passwords';
import { startTestApp, type TestApp } from '../../support/app';
import { consumer, openSession, pendingProducer, type TestAccount } from '../../support/build-accounts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const NEW_PASSWORD = 'quite-another';
const change = ({ token, password }: TestAccount, wanted: object = {}, language: 'en' | 'bn' = 'en') => {
  const input = { currentPassword: password, newPassword: NEW_PASSWORD, confirmPassword: NEW_PASSWORD, ...wanted };
  return app.call<{ changePassword: { endedSessions: number } }>('changePassword', { input }, 'endedSessions', { token, language });
};
const login = ({ phone }: TestAccount, password: string) => app.call('login', { input: { phone, password } }, 'account { id }');
const isAlive = async (token: string) => (await app.gql('{ me { id } }', {}, { token })).status !== 401;
const sessionsOf = async (id: string) =>
  (await one<{ count: number }>(app.db, 'SELECT count(*)::int AS count FROM sessions WHERE user_id = $1', [id]))?.count;

it('sets the new password and ends every session but this one [X1]', async () => {
  const account = await consumer(app);
  const others = [await openSession(app, account.id), await openSession(app, account.id)];
  expect((await change(account)).data).toEqual({ changePassword: { endedSessions: 2 } });
  expect(await Promise.all([account.token, ...others].map(isAlive))).toEqual([true, false, false]);
  expect((await login(account, account.password)).code).toBe('LOGIN_FAILED');
  expect((await login(account, NEW_PASSWORD)).code).toBeNull();
});

it('a wrong present password is an error of its field, and changes nothing [X1]', async () => {
  const account = await consumer(app);
  const other = await openSession(app, account.id);
  const { code, body } = await change(account, { currentPassword: 'not-mine' });
  expect(code).toBe('BAD_USER_INPUT');
  expect(body.errors?.[0]?.extensions.fields).toEqual([
    { field: 'currentPassword', key: 'password.currentWrong', message: 'That password is incorrect. Enter the one you log in with.' },
  ]);
  const bangla = await change(account, { currentPassword: 'not-mine' }, 'bn');
  expect(bangla.body.errors?.[0]?.message).toMatch(/^পাসওয়ার্ড/);
  expect(await isAlive(other)).toBe(true);
  expect((await login(account, account.password)).code).toBeNull();
});

it.each([
  [{ currentPassword: ' ' }, 'currentPassword', 'All fields are required!'],
  [{ newPassword: 'short', confirmPassword: 'short' }, 'newPassword', 'Password must be at least 6 characters.'],
  [{ confirmPassword: 'slip-of-the-pen' }, 'confirmPassword', 'Passwords do not match!'],
])('%j is rejected [X1]', async (wanted, field, message) => {
  const { code, body } = await change(await consumer(app), wanted);
  expect([code, body.errors?.[0]?.message]).toEqual(['BAD_USER_INPUT', message]);
  expect(body.errors?.[0]?.extensions.fields?.[0]?.field).toContain(field);
});

it('slows guesses of the present password down, and the login of the owner not with them [X1]', async () => {
  const account = await consumer(app);
  for (let guess = 1; guess <= 5; guess++)
    expect((await change(account, { currentPassword: `guess-${guess}` })).code).toBe('BAD_USER_INPUT');
  expect((await change(account)).code).toBe('RATE_LIMITED');
  expect((await login(account, account.password)).code).toBeNull();
});

it('is closed to visitors and to accounts that wait [W2]', async () => {
  const account = await consumer(app);
  expect((await change({ ...account, token: '' })).code).toBe('UNAUTHENTICATED');
  expect((await change(await pendingProducer(app))).code).toBe('NOT_APPROVED');
});

it('a login by the old password that is under way while a new one is set gets no session [F3]', async () => {
  const account = await consumer(app);
  const sessions = app.container.resolve(SessionsService);
  let late: Promise<unknown> = Promise.resolve();
  await inTransaction(app.db, async (tx) => {
    await tx.update(User, account.id, { passwordHash: await hashPassword(NEW_PASSWORD) });
    await sessions.revokeAll(tx, account.id);
    late = app.container.resolve(LoginService).login(account, { ip: '127.0.0.1', userAgent: null });
    late.catch(() => undefined);
    await waitForBlocked(app.db); // it has proved the old password and waits for this row
  });
  await expect(late).rejects.toMatchObject({ code: 'LOGIN_FAILED' });
  expect(await sessionsOf(account.id)).toBe(0);
});

it('a login by the old password that is first loses its session with the others [F3]', async () => {
  const account = await consumer(app);
  const sessions = app.container.resolve(SessionsService);
  const before = await app.container.resolve(AccountsService).findById(account.id);
  if (!before) throw new Error('no account');
  let token: string | null = null;
  let reset: Promise<void> = Promise.resolve();
  await inTransaction(app.db, async (tx) => {
    token = await sessions.openProved(tx, before, 'BEARER', { ip: '127.0.0.1', userAgent: null });
    reset = inTransaction(app.db, async (other) => {
      await other.update(User, account.id, { passwordHash: 'another' });
      await sessions.revokeAll(other, account.id);
    });
    await waitForBlocked(app.db);
  });
  await reset;
  expect(token).toEqual(expect.any(String));
  expect(await isAlive(token ?? '')).toBe(false);
  expect(await sessionsOf(account.id)).toBe(0);
});

it('no session is opened for a password that was changed, or an account that was suspended, since it was proved [F3]', async () => {
  const account = await consumer(app);
  const sessions = app.container.resolve(SessionsService);
  const origin = { ip: '127.0.0.1', userAgent: null };
  const proved = await app.container.resolve(AccountsService).findById(account.id);
  if (!proved) throw new Error('no account');
  expect(await sessions.openProved(app.db, { ...proved, passwordHash: 'older' }, 'COOKIE', origin)).toBeNull();
  await rows(app.db, "UPDATE users SET status = 'SUSPENDED' WHERE id = $1", [account.id]);
  expect(await sessions.openProved(app.db, proved, 'COOKIE', origin)).toBeNull();
  expect(await sessionsOf(account.id)).toBe(1);
});

it('of two changes at once by the same password, one is made [X1]', async () => {
  const account = await consumer(app);
  const inputs = ['password-one', 'password-two'];
  const responses = await Promise.all(inputs.map((newPassword) => change(account, { newPassword, confirmPassword: newPassword })));
  expect(responses.map(({ code }) => code).sort()).toEqual(['BAD_USER_INPUT', null]);
  expect((await login(account, inputs[responses.findIndex(({ code }) => code === null)] ?? '')).code).toBeNull();
});

/** Until some statement of this database waits for a lock. */
async function waitForBlocked(db: DataSource): Promise<void> {
  const until = Date.now() + 15_000;
  for (;;) {
    const [waiting] = await rows(db, "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'");
    if (waiting) return;
    if (Date.now() > until) throw new Error('Nobody waits.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
