/**
 * The second factor of admins: setting it up, logging in with it by GraphQL and REST, recovery codes, replay, guessing,
 * and its reset.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { TOTP } from 'otpauth';
import { one, rows } from '../../support/sql';
import { startTestApp, type TestApp } from '../../support/app';
import { admin, approvedProducer, consumer, openSession, type TestAccount } from '../../support/build-accounts';
import { runCommand } from '../../support/run-command';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ ADMIN_SECOND_FACTOR: 'true', TRUST_PROXY: '1' });
});
afterAll(() => app.stop());

let calls = 0;
const somewhere = () => ({ headers: { 'x-forwarded-for': `10.5.${(calls += 1) >> 8}.${calls & 255}` } });
const login = ({ phone, password }: TestAccount, code?: string) =>
  app.call<{ login: { token: string } }>(
    'login',
    { input: { phone, password, code, sessionKind: 'BEARER' } },
    'token account { id }',
    somewhere(),
  );
const begin = ({ phone, password }: TestAccount, code?: string) =>
  app.call<{ beginSecondFactor: { secret: string; uri: string; qrCode: string } }>(
    'beginSecondFactor',
    { input: { phone, password, code } },
    'secret uri qrCode',
    somewhere(),
  );
const confirm = ({ phone, password }: TestAccount, code: string) =>
  app.call<{ confirmSecondFactor: { recoveryCodes: string[]; auth: { token: string } } }>(
    'confirmSecondFactor',
    { input: { phone, password, code, sessionKind: 'BEARER' } },
    'recoveryCodes auth { token account { id } }',
    somewhere(),
  );
/** A code lasts 30 seconds and one step to either side: what is sent at the end of a step may be read in the next. */
const STEP_MS = 30_000;
const LEFT_MS = 10_000;
const startOfStep = async () => {
  const left = STEP_MS - (Date.now() % STEP_MS);
  if (left < LEFT_MS) await sleep(left);
};
const codeAt = (secret: string, steps = 0) => new TOTP({ secret }).generate({ timestamp: Date.now() + steps * STEP_MS });
const works = async (token: string) => (await app.gql<{ me: object | null }>('{ me { id } }', {}, { token })).code === null;

/** An admin with an app; the code that set it up is used, so logins take the next step's. */
async function secured() {
  const chief = await admin(app);
  await startOfStep();
  const { secret } = (await begin(chief)).data.beginSecondFactor;
  const { recoveryCodes, auth } = (await confirm(chief, codeAt(secret, -1))).data.confirmSecondFactor;
  return { boss: chief, secret, recoveryCodes, token: auth.token };
}

it('an admin without one sets it up before the first login: key, address, QR code, ten recovery codes, then a session', async () => {
  const chief = await admin(app);
  const rejected = await login(chief);
  expect([rejected.code, rejected.body.errors?.[0]?.message]).toEqual([
    'SECOND_FACTOR_SETUP',
    'Admin accounts need a second step at login. Set up your authenticator app first.',
  ]);
  const setup = (await begin(chief)).data.beginSecondFactor;
  expect(setup.uri).toContain(`secret=${setup.secret}`);
  expect(setup.uri).toContain('issuer=Haatbar');
  expect(Buffer.from(setup.qrCode.replace(/^data:image\/svg\+xml;base64,/, ''), 'base64').toString()).toMatch(/^<svg .*<\/svg>\s*$/s);
  expect((await confirm(chief, '000000')).code).toBe('SECOND_FACTOR_INVALID');
  const { recoveryCodes, auth } = (await confirm(chief, codeAt(setup.secret))).data.confirmSecondFactor;
  expect(new Set(recoveryCodes).size).toBe(10);
  expect(await works(auth.token)).toBe(true);
  expect(await works(chief.token)).toBe(false); // a session of before
  const stored = await rows<{ code_hash: Buffer }>(app.db, 'SELECT code_hash FROM recovery_codes WHERE user_id = $1', [chief.id]);
  expect(stored).toHaveLength(10);
  expect(stored.map(({ code_hash: hash }) => hash.toString('latin1')).join()).not.toContain(recoveryCodes[0]);
});

it('a login asks for the code after the password, by GraphQL and REST, and returns nothing before', async () => {
  const { boss: chief, secret } = await secured();
  expect((await login({ ...chief, password: 'not-the-one' })).code).toBe('LOGIN_FAILED');
  const asked = await login(chief);
  expect([asked.code, asked.body.errors?.[0]?.extensions.fields]).toEqual([
    'SECOND_FACTOR_REQUIRED',
    [{ field: 'code', key: 'secondFactor.required', message: 'Enter the code from your authenticator app.' }],
  ]);
  const { phone, password } = chief;
  const rest = await app.rest('POST', '/api/v1/login', { json: { phone, password }, ...somewhere() });
  expect([rest.status, rest.headers.get('error-code'), rest.body]).toEqual([
    401,
    'SECOND_FACTOR_REQUIRED',
    { message: 'Enter the code from your authenticator app.' },
  ]);
  expect((await login(chief, '000000')).code).toBe('SECOND_FACTOR_INVALID');
  expect((await login(chief, codeAt(secret))).code).toBeNull();
  const inside = await app.rest('POST', '/api/v1/login', { json: { phone, password, code: codeAt(secret, 1) }, ...somewhere() });
  expect(inside.status).toBe(200);
});

it('a code works once, and an older one after it not at all; of two at once one gets in', async () => {
  const { boss: chief, secret } = await secured();
  const both = await Promise.all([login(chief, codeAt(secret)), login(chief, codeAt(secret))]);
  expect(both.map(({ code }) => code).sort()).toEqual(['SECOND_FACTOR_INVALID', null].sort());
  expect((await login(chief, codeAt(secret))).code).toBe('SECOND_FACTOR_INVALID');
  expect((await login(chief, codeAt(secret, -1))).code).toBe('SECOND_FACTOR_INVALID');
});

it('a recovery code replaces the app once, however it is typed', async () => {
  const { boss: chief, recoveryCodes, token } = await secured();
  const [first = '', second = ''] = recoveryCodes;
  expect((await login(chief, ` ${first.toUpperCase().replace('-', ' ')} `)).code).toBeNull();
  expect((await login(chief, first)).code).toBe('SECOND_FACTOR_INVALID');
  expect((await login(chief, second)).code).toBeNull();
  const { data } = await app.gql('{ secondFactor { recoveryCodesLeft required } }', {}, { token });
  expect(data).toEqual({ secondFactor: { recoveryCodesLeft: 8, required: true } });
});

it('guesses are slowed down: after five wrong codes the right one waits as well', async () => {
  const { boss: chief, secret } = await secured();
  for (let count = 0; count < 5; count += 1) expect((await login(chief, '000000')).code).toBe('SECOND_FACTOR_INVALID');
  const right = await login(chief, codeAt(secret));
  expect([right.code, right.headers.has('retry-after')]).toEqual(['RATE_LIMITED', true]);
});

it('another app takes the place of the first with a code of it; until it is confirmed the first works on', async () => {
  const { boss: chief, secret } = await secured();
  expect((await begin(chief)).code).toBe('SECOND_FACTOR_REQUIRED');
  const next = (await begin(chief, codeAt(secret))).data.beginSecondFactor.secret;
  expect((await login(chief, codeAt(secret, 1))).code).toBeNull();
  expect((await confirm(chief, codeAt(next))).code).toBeNull();
  expect((await login(chief, codeAt(secret, 2))).code).toBe('SECOND_FACTOR_INVALID');
});

it('no one but an admin is asked for one, or may have one', async () => {
  const buyer = await consumer(app);
  expect((await login(buyer)).code).toBeNull();
  expect((await begin(buyer)).code).toBe('FORBIDDEN');
  expect((await confirm(buyer, '123456')).code).toBe('FORBIDDEN');
});

it('another admin resets it with a reason, which the audit trail stores; no one resets their own', async () => {
  const { boss: chief, token } = await secured();
  const other = await secured();
  const RESET = 'mutation ($id: ID!) { resetSecondFactor(accountId: $id, reason: "Lost the phone") { accountId } }';
  const reset = (by: string) => app.gql(RESET, { id: chief.id }, { token: by });
  expect((await reset(token)).code).toBe('FORBIDDEN');
  expect((await reset((await approvedProducer(app)).token)).code).toBe('FORBIDDEN');
  expect((await reset(other.token)).code).toBeNull();
  expect((await reset(other.token)).code).toBe('CONFLICT');
  expect(await works(token)).toBe(false);
  expect((await login(chief)).code).toBe('SECOND_FACTOR_SETUP');
  const trail = await one(
    app.db,
    "SELECT actor_id, reason FROM audit_events WHERE action = 'admin.secondFactorReset' AND subject_id = $1",
    [chief.id],
  );
  expect(trail).toEqual({ actor_id: other.boss.id, reason: 'Lost the phone' });
});

it('the command resets it where no admin can help', async () => {
  const { boss: chief } = await secured();
  const command = (phone: string) =>
    runCommand('server/app/commands/reset-second-factor.ts', [phone], { environment: { DATABASE_URL: app.databaseUrl } });
  expect(await command(chief.phone)).toMatchObject({
    status: 0,
    stdout: `The second login step of ${chief.phone} was removed. It will be set up again at the next login.\n`,
  });
  expect(await command(chief.phone)).toMatchObject({ status: 1, stderr: 'This account has no second step.\n' });
  expect((await login(chief)).code).toBe('SECOND_FACTOR_SETUP');
});

it('without the setting production asks for it wherever others reach the server, whatever its data are', async () => {
  const open = await startTestApp();
  try {
    const chief = await admin(open);
    await rows(open.db, "INSERT INTO platform_settings (key, value) VALUES ('demo_seeded', to_jsonb(now()))");
    const enter = (where: TestApp) =>
      where.call('login', { input: { phone: chief.phone, password: chief.password } }, 'token account { id }', {
        headers: { 'x-forwarded-for': '10.6.0.1' },
      });
    expect((await enter(open)).code).toBeNull(); // NODE_ENV is test
    for (const [environment, code] of [
      [{}, null], // a demonstration on the operator's own machine
      [{ PUBLIC_URL: 'https://haatbar.example' }, 'SECOND_FACTOR_SETUP'],
      [{ TRUST_PROXY: '1' }, 'SECOND_FACTOR_SETUP'],
    ] as const) {
      const production = await startTestApp({ NODE_ENV: 'production', DATABASE_URL: open.databaseUrl, ...environment });
      expect((await enter(production)).code).toBe(code);
      await production.stop();
    }
  } finally {
    await open.stop();
  }
});

it('an idle admin session ends after 12 hours; others do not', async () => {
  const [chief, producer] = [await admin(app), await approvedProducer(app)];
  const idle = (id: string, hours: number) =>
    rows(app.db, 'UPDATE sessions SET last_seen_at = now() - make_interval(hours => $2) WHERE user_id = $1', [id, hours]);
  await idle(chief.id, 11);
  expect(await works(chief.token)).toBe(true);
  await idle(chief.id, 13);
  await idle(producer.id, 13);
  const [gone, stays] = await Promise.all([chief, producer].map(({ token }) => app.gql('{ me { id } }', {}, { token })));
  expect([gone?.status, stays?.status]).toEqual([401, 200]);
});

it('an account has at most 20 sessions: those unused for longest end', async () => {
  const me = await consumer(app);
  await rows(app.db, "UPDATE sessions SET last_seen_at = now() - interval '1 hour' WHERE user_id = $1", [me.id]);
  for (let count = 0; count < 20; count += 1) await openSession(app, me.id);
  expect(await one(app.db, 'SELECT count(*)::int AS open FROM sessions WHERE user_id = $1', [me.id])).toEqual({ open: 20 });
  expect((await app.gql('{ me { id } }', {}, { token: me.token })).status).toBe(401);
});
