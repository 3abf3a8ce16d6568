import argon2 from '@node-rs/argon2';
import { one } from '../../support/sql';
import { startTestApp, type TestApp } from '../../support/app';
import { account, admin, approvedProducer, consumer, pendingProducer } from '../../support/build-accounts';
import type { Sender } from '../../support/client';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: '1' });
});
afterAll(() => app.stop());

interface LoggedIn {
  login: { token: string | null; account: { id: string; role: string; status: string; statusReason: string | null } };
}

/** Each call from an address of its own, unless it is given: the throttle per address is a test of its own. */
let addresses = 0;
const from = (address: string): Sender => ({ headers: { 'x-forwarded-for': address } });
const somewhere = (): Sender => from(`10.0.${Math.floor((addresses += 1) / 250)}.${addresses % 250}`);
const login = (input: object, sender: Sender = somewhere()) =>
  app.call<LoggedIn>('login', { input }, 'token account { id role status statusReason }', sender);
const sessionsOf = async (userId: string) =>
  (await one<{ count: number }>(app.db, 'SELECT count(*)::int AS count FROM sessions WHERE user_id = $1', [userId]))?.count;

it('signs in with phone, password and role, and notes when and from where [L4]', async () => {
  const { id, phone, password } = await consumer(app);
  const { data, headers } = await login(
    { phone, password, role: 'CONSUMER' },
    { headers: { ...from('10.9.9.9').headers, 'user-agent': 'Firefox' } },
  );
  expect(data.login).toEqual({ token: null, account: { id, role: 'CONSUMER', status: 'APPROVED', statusReason: null } });
  expect(headers.getSetCookie().map((cookie) => cookie.split('=')[0])).toEqual(['hb_session', 'hb_role', 'hb_device']);
  const session = await one(app.db, "SELECT user_agent, ip, kind FROM sessions WHERE user_id = $1 AND kind = 'COOKIE'", [id]);
  expect(session).toEqual({ user_agent: 'Firefox', ip: '10.9.9.9', kind: 'COOKIE' });
  const user = await one<{ last_login_at: Date }>(app.db, 'SELECT last_login_at FROM user_logins WHERE user_id = $1', [id]);
  expect(Date.now() - (user?.last_login_at.getTime() ?? 0)).toBeLessThan(60_000);
});

it('takes Bangla digits for the phone [L4]', async () => {
  const { phone, password } = await consumer(app);
  const bangla = phone.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'.charAt(Number(digit)));
  expect((await login({ phone: bangla, password })).code).toBeNull();
});

it('rejects another role than the account has, with a clear message and no session [L2]', async () => {
  const { id, phone, password } = await approvedProducer(app);
  const before = await sessionsOf(id);
  const { body, code, headers } = await login({ phone, password, role: 'CONSUMER' });
  expect(code).toBe('WRONG_ROLE');
  expect(body.errors?.[0]?.message).toMatch(/role/);
  expect(headers.getSetCookie()).toEqual([]);
  expect(await sessionsOf(id)).toBe(before);
});

it('lets an admin in whatever card they picked: no picker offers their role [L4]', async () => {
  const { phone, password } = await admin(app);
  expect((await login({ phone, password, role: 'PRODUCER' })).data.login.account.role).toBe('ADMIN');
});

it.each([{}, { phone: '', password: '' }, { phone: '01700000000', password: ' ' }])('wants every field: %j [L3]', async (input) => {
  const { body, code } = await login({ phone: '', password: '', ...input });
  expect(code).toBe('BAD_USER_INPUT');
  expect(body.errors?.[0]?.message).toBe('All fields are required!');
});

it('returns the same error for a wrong password and an unknown phone [L5]', async () => {
  const { phone } = await consumer(app);
  const wrong = await login({ phone, password: 'not-the-one' });
  const unknown = await login({ phone: '01511111111', password: 'not-the-one' });
  expect(wrong.code).toBe('LOGIN_FAILED');
  expect(wrong.body).toEqual(unknown.body);
  expect(wrong.body.errors?.[0]?.message).toBe('Phone number or password is incorrect.');
});

it('does the work of a real check for an unknown phone, so that both take as long [L5]', async () => {
  const { phone } = await consumer(app);
  const verify = jest.spyOn(argon2, 'verify');
  await login({ phone: '01511111112', password: 'not-the-one' });
  await login({ phone, password: 'not-the-one' });
  const costs = verify.mock.calls.map(([stored]) => String(stored).split('$').slice(1, 4).join(' '));
  verify.mockRestore();
  expect(costs).toEqual(Array(2).fill('argon2id v=19 m=19456,t=2,p=1'));
});

it('logs a pending user in by cookie, and returns the status [L6]', async () => {
  const { id, phone, password } = await pendingProducer(app);
  const { data } = await login({ phone, password, role: 'PRODUCER' });
  expect(data.login.account).toEqual({ id, role: 'PRODUCER', status: 'PENDING', statusReason: null });
});

it('returns the reason to a rejected user [L6]', async () => {
  const { phone, password } = await account(app, 'PRODUCER', { status: 'REJECTED', statusReason: 'The license has expired' });
  const { data } = await login({ phone, password });
  expect(data.login.account).toMatchObject({ status: 'REJECTED', statusReason: 'The license has expired' });
});

it.each([
  ['PENDING', 'Your account is waiting for admin approval.'],
  ['REJECTED', 'Your registration was not accepted. Reason: no license'],
] as const)('opens no bearer session for an account that is %s [L6]', async (status, message) => {
  const { id, phone, password } = await account(app, 'PRODUCER', { status, statusReason: 'no license' });
  const before = await sessionsOf(id);
  const { body, code } = await login({ phone, password, sessionKind: 'BEARER' });
  expect(code).toBe('NOT_APPROVED');
  expect(body.errors?.[0]?.message).toBe(message);
  expect(await sessionsOf(id)).toBe(before);
});

it('shuts a suspended account out, with the reason, but only after the right password [L6]', async () => {
  const { phone, password } = await account(app, 'CONSUMER', { status: 'SUSPENDED', statusReason: 'fraud' });
  const { body, code } = await login({ phone, password });
  expect(code).toBe('NOT_APPROVED');
  expect(body.errors?.[0]?.message).toBe('Your account is suspended. Reason: fraud');
  expect((await login({ phone, password: 'not-the-one' })).code).toBe('LOGIN_FAILED');
});

it('returns a bearer token in the response and sets no cookie [X1]', async () => {
  const { id, phone, password } = await consumer(app);
  const { data, headers } = await login({ phone, password, sessionKind: 'BEARER' });
  expect(headers.getSetCookie()).toEqual([]);
  const { data: me } = await app.gql('{ me { id } }', {}, { token: data.login.token ?? '' });
  expect(me).toEqual({ me: { id } });
});

it.each(['known', 'unknown'])(
  'slows the sixth wrong password of a(n) %s phone from one network down, and the 21st from all [A06]',
  async (kind) => {
    const phone = kind === 'known' ? (await consumer(app)).phone : '01522222222';
    const wrong = (sender?: Sender) => login({ phone, password: 'not-the-one' }, sender);
    const one = somewhere();
    for (let failure = 1; failure <= 5; failure++) expect((await wrong(one)).code).toBe('LOGIN_FAILED');
    expect((await wrong(one)).code).toBe('RATE_LIMITED');
    for (let failure = 6; failure <= 20; failure++) expect((await wrong()).code).toBe('LOGIN_FAILED');
    const { body, code, headers } = await wrong();
    expect(code).toBe('RATE_LIMITED');
    expect(body.errors?.[0]?.message).toBe('Too many attempts. Please try again later.');
    expect(headers.get('retry-after')).toMatch(/^\d+$/);
  },
);

it('lets a burst of parallel guesses no more than 20, and the owner in from a device or network of before [A06]', async () => {
  const { phone, password } = await consumer(app);
  const home = somewhere();
  const cookies = (await login({ phone, password }, home)).headers.getSetCookie();
  const cookie = cookies.find((one) => one.startsWith('hb_device'))?.split(';')[0] ?? '';
  const responses = await Promise.all(Array.from({ length: 40 }, () => login({ phone, password: 'not-the-one' })));
  expect(responses.filter(({ code }) => code === 'LOGIN_FAILED')).toHaveLength(20);
  expect(responses.filter(({ code }) => code === 'RATE_LIMITED')).toHaveLength(20);
  expect((await login({ phone, password })).code).toBe('RATE_LIMITED');
  const onDevice = (token: string) => login({ phone, password }, { headers: { ...somewhere().headers, cookie: token } });
  expect((await onDevice('hb_device=' + 'x'.repeat(43))).code).toBe('RATE_LIMITED');
  expect((await onDevice(cookie)).code).toBeNull();
  expect((await login({ phone, password }, home)).code).toBeNull();
});

it('never counts invalid input, and forgets failures after a success [A06]', async () => {
  const { phone, password } = await consumer(app);
  for (let time = 1; time <= 10; time++) await login({ phone, password: '' });
  for (let failure = 1; failure <= 4; failure++) await login({ phone, password: 'not-the-one' });
  expect((await login({ phone, password })).code).toBeNull();
  for (let failure = 1; failure <= 4; failure++) await login({ phone, password: 'not-the-one' });
  expect((await login({ phone, password })).code).toBeNull();
});

it('allows an address 20 logins a minute [A06]', async () => {
  const responses = await Promise.all(
    Array.from({ length: 25 }, (_, index) => login({ phone: `0153333${1000 + index}`, password: 'not-the-one' }, from('10.8.8.8'))),
  );
  expect(responses.filter(({ code }) => code === 'LOGIN_FAILED')).toHaveLength(20);
  expect(responses.filter(({ code }) => code === 'RATE_LIMITED')).toHaveLength(5);
});
