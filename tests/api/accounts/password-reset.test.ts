/**
 * F1, F3 and the rows A23-A31 of the table of bad inputs: a code to the phone, few tries, a new password, no session
 * left.
 */
import { one, rows } from '../../support/sql';
import { PasswordResetsService } from '../../../server/modules/accounts/passwords/password-resets.service';
import { EventBus } from '../../../server/platform/events/event-bus';
import { sessionRevokedTopic } from '../../../server/platform/events/topics';
import { RateLimiter } from '../../../server/platform/security/rate-limiter';
import { resolvePort } from '../../../server/app/wiring/container';
import { startTestApp, type TestApp } from '../../support/app';
import { expectRow } from '../../support/bad-inputs';
import { account, consumer, openSession, type TestAccount } from '../../support/build-accounts';
import type { GraphqlResult, Sender } from '../../support/client';
import { measured } from '../../support/measured';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: '1' });
});
afterAll(() => app.stop());

const NEW_PASSWORD = 'quite-another';

/** Each call from a network of its own: the general rate per address is tested elsewhere. */
let calls = 0;
const somewhere = (): Sender => ({ headers: { 'x-forwarded-for': `10.2.${(calls += 1) & 255}.${calls >> 8}` } });
const request = (phone: string) =>
  app.call<{ requestPasswordReset: { validMinutes: number } }>('requestPasswordReset', { phone }, 'validMinutes', somewhere());
const reset = (input: object) => {
  const whole = { password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD, ...input };
  return app.call('resetPassword', { input: whole }, 'phone', somewhere());
};
const login = ({ phone }: TestAccount, password: string) =>
  app.call('login', { input: { phone, password } }, 'account { id }', somewhere());
const check = (id: string, { status, code, body }: GraphqlResult<unknown>) =>
  expectRow(id, { status, code, message: body.errors?.[0]?.message ?? null });

const messagesTo = (phone: string) =>
  rows<{ body: string }>(app.db, "SELECT body FROM sms_outbox WHERE phone = $1 AND purpose = 'password-reset' ORDER BY id", [phone]);
const codesOf = (userId: string) =>
  rows<{ attempts: number; code_hash: Buffer }>(app.db, 'SELECT attempts, code_hash FROM one_time_codes WHERE user_id = $1', [userId]);
const count = async (table: 'one_time_codes' | 'sms_outbox') =>
  (await one<{ count: number }>(app.db, `SELECT count(*)::int AS count FROM ${table}`))?.count;
const aMinuteLater = (phone: string) => resolvePort(app.container, RateLimiter).reset('reset-wait', phone);

async function codeFor({ phone }: TestAccount): Promise<string> {
  expect((await request(phone)).data).toEqual({ requestPasswordReset: { validMinutes: 5 } });
  return /[0-9]{6}/.exec((await messagesTo(phone)).at(-1)?.body ?? '')?.[0] ?? '';
}
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

it('a code by SMS sets a new password, once [F1]', async () => {
  const user = await consumer(app);
  const code = await codeFor(user);
  expect((await messagesTo(user.phone)).map(({ body }) => body)).toEqual([
    `Haatbar: ${code} is your password reset code. It expires in 5 minutes. Do not share it.`,
  ]);
  const [stored] = await codesOf(user.id);
  expect(stored?.code_hash).toHaveLength(32);
  expect(stored?.code_hash.toString('latin1')).not.toContain(code);
  expect((await reset({ phone: user.phone, code })).data).toEqual({ resetPassword: { phone: user.phone } });
  expect((await login(user, user.password)).code).toBe('LOGIN_FAILED');
  expect((await login(user, NEW_PASSWORD)).code).toBeNull();
  expect((await reset({ phone: user.phone, code, password: 'yet-another', confirmPassword: 'yet-another' })).code).toBe('OTP_INVALID');
  expect((await login(user, NEW_PASSWORD)).code).toBeNull();
});

it('writes in the language of the account, the code in ASCII digits, and reads Bangla ones [F1]', async () => {
  const user = await account(app, 'WHOLESALER', { language: 'bn' });
  const code = await codeFor(user);
  expect((await messagesTo(user.phone))[0]?.body).toBe(`হাটবার: পাসওয়ার্ড বদলের কোড ${code}। মেয়াদ ৫ মিনিট। কাউকে বলবেন না।`);
  const bangla = (digits: string) => digits.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'.charAt(Number(digit)));
  expect((await reset({ phone: bangla(user.phone), code: bangla(code) })).code).toBeNull();
});

it('a code lives five minutes, and a new one takes the place of the old [F1]', async () => {
  const user = await consumer(app);
  const first = await codeFor(user);
  await aMinuteLater(user.phone);
  const second = await codeFor(user);
  if (first !== second) expect((await reset({ phone: user.phone, code: first })).code).toBe('OTP_INVALID');
  const life = await one<{ seconds: number }>(
    app.db,
    'SELECT extract(epoch FROM expires_at - created_at)::int AS seconds FROM one_time_codes WHERE user_id = $1',
    [user.id],
  );
  expect(life?.seconds).toBe(300);
  await rows(app.db, "UPDATE one_time_codes SET expires_at = now() - interval '1 second' WHERE user_id = $1", [user.id]);
  expect((await reset({ phone: user.phone, code: second })).code).toBe('OTP_INVALID');
  expect((await login(user, user.password)).code).toBeNull();
});

it('two who use the same code at once: one password is set [F1]', async () => {
  const user = await consumer(app);
  const code = await codeFor(user);
  const passwords = ['password-one', 'password-two'];
  const responses = await Promise.all(passwords.map((password) => reset({ phone: user.phone, code, password, confirmPassword: password })));
  expect(responses.map((response) => response.code).sort()).toEqual(['OTP_INVALID', null]);
  const winner = passwords[responses.findIndex((response) => response.code === null)] ?? '';
  expect((await login(user, winner)).code).toBeNull();
});

it('a user who proves the phone by a code does not wait for earlier failed logins to expire [F1]', async () => {
  const user = await consumer(app);
  for (let failure = 1; failure <= 20; failure++) await login(user, 'wrong-one');
  expect((await login(user, user.password)).code).toBe('RATE_LIMITED');
  const code = await codeFor(user);
  expect((await reset({ phone: user.phone, code })).code).toBeNull();
  expect((await login(user, NEW_PASSWORD)).code).toBeNull();
});

it.each(['', '  '])('requestPasswordReset phone %j [A23]', async (phone) => {
  check('A23', await request(phone));
  check('A23', await request(phone)); // and does not count towards any limit
});

it('an unknown phone: the same bytes in the same time, and no row [A24 F3]', async () => {
  const timed = async (phone: string) => {
    const begun = performance.now();
    const { status, body } = await request(phone);
    return { said: JSON.stringify([status, body]), took: performance.now() - begun };
  };
  const known = await Promise.all(Array.from({ length: 5 }, async () => (await consumer(app)).phone));
  const before = [await count('one_time_codes'), await count('sms_outbox')];
  const seen = { known: [] as Awaited<ReturnType<typeof timed>>[], unknown: [] as Awaited<ReturnType<typeof timed>>[] };
  for (const phone of known) {
    seen.known.push(await timed(phone));
    seen.unknown.push(await timed(phone.replace(/^018/, '017')));
  }
  expect([await count('one_time_codes'), await count('sms_outbox')]).toEqual(before.map((rowsBefore) => (rowsBefore ?? 0) + 5));
  expect(new Set([...seen.known, ...seen.unknown].map(({ said }) => said))).toEqual(
    new Set([JSON.stringify([200, { data: { requestPasswordReset: { validMinutes: 5 } } }])]),
  );
  const median = (responses: readonly { took: number }[]) => responses.map(({ took }) => took).sort((a, b) => a - b)[2] ?? 0;
  expect(median(seen.known) / median(seen.unknown)).toBeGreaterThan(0.9);
  expect(median(seen.known) / median(seen.unknown)).toBeLessThan(1.1);
});

it.each(['known', 'unknown'])('requestPasswordReset twice within 60 s, and the sixth in an hour, for a(n) %s phone [A25]', async (kind) => {
  const phone = kind === 'known' ? (await consumer(app)).phone : '01577777777';
  for (let code = 1; code <= 5; code++) {
    expect((await request(phone)).code).toBeNull();
    check('A25', await request(phone));
    await aMinuteLater(phone);
  }
  check('A25', await request(phone));
  expect(await messagesTo(phone)).toHaveLength(kind === 'known' ? 5 : 0);
});

it.each(['phone', 'code', 'password', 'confirmPassword'])('resetPassword without %s [A26]', async (field) => {
  const response = await reset({ phone: '01711111111', code: '123456', [field]: ' ' });
  check('A26', response);
  expect(response.body.errors?.[0]?.extensions.fields?.[0]?.field).toBe(field);
});

it('resetPassword with two different passwords [F2]', async () => {
  const { code, body } = await reset({ phone: '01711111111', code: '123456', confirmPassword: 'slip-of-the-pen' });
  expect([code, body.errors?.[0]?.message]).toEqual(['BAD_USER_INPUT', 'Passwords do not match!']);
});

it('200 parallel resetPassword with wrong codes from all over count 20, and then the right one is wrong, too [A29]', async () => {
  const user = await consumer(app);
  const code = await codeFor(user);
  const responses = await Promise.all(Array.from({ length: 200 }, () => reset({ phone: user.phone, code: wrong(code) })));
  for (const response of responses) check('A29', response);
  expect(await codesOf(user.id)).toMatchObject([{ attempts: 20 }]);
  check('A29', await reset({ phone: user.phone, code }));
  expect((await login(user, user.password)).code).toBeNull();
});

it('of 1,000 parallel guesses five are counted [A29]', async () => {
  const user = await consumer(app);
  const code = await codeFor(user);
  const resets = app.container.resolve(PasswordResetsService);
  const guess = () => resets.reset({ phone: user.phone, code: wrong(code), password: NEW_PASSWORD }, { ip: '10.1.2.3', userAgent: null });
  const ends = await Promise.allSettled(Array.from({ length: 1000 }, guess));
  expect(ends.filter(({ status }) => status === 'fulfilled')).toEqual([]);
  expect(await codesOf(user.id)).toMatchObject([{ attempts: 5 }]);
  measured('of a reset: 5 of 1,000 counted');
});

it('the fifth try may still be the right one [A29]', async () => {
  const user = await consumer(app);
  const code = await codeFor(user);
  for (let slip = 1; slip <= 4; slip++) check('A29', await reset({ phone: user.phone, code: wrong(code) }));
  expect((await reset({ phone: user.phone, code })).code).toBeNull();
});

it('an unknown phone, or one without a code, gets the same response [A29]', async () => {
  const unknown = await reset({ phone: '01566666666', code: '123456' });
  check('A29', unknown);
  const { body } = await reset({ phone: (await consumer(app)).phone, code: '123456' });
  expect(body).toEqual(unknown.body);
});

it('every old session is over after a password reset, and its sockets are notified [A31 F3]', async () => {
  const user = await consumer(app);
  const others = [await openSession(app, user.id), await openSession(app, user.id, 'COOKIE')];
  const bystander = await consumer(app);
  const live = resolvePort(app.container, EventBus).subscribe(sessionRevokedTopic(user.id));
  const code = await codeFor(user);
  expect((await app.gql('{ me { id } }', {}, { token: user.token })).data).toEqual({ me: { id: user.id } });
  expect((await reset({ phone: user.phone, code })).code).toBeNull();
  for (const token of [user.token, others[0]]) check('A31', await app.gql('{ me { id } }', {}, { token }));
  const cookie = { headers: { cookie: `hb_session=${others[1]}` } };
  expect((await app.gql('{ me { id } }', {}, cookie)).data).toEqual({ me: null });
  expect((await live.next()).value).toEqual({ sessionId: null });
  await live.return?.();
  expect((await app.gql('{ me { id } }', {}, { token: bystander.token })).data).toEqual({ me: { id: bystander.id } });
});

it('two guesses do not fit into one request [A29]', async () => {
  const input = { phone: '01711111111', code: '123456', password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD };
  const twice =
    'mutation ($input: ResetPasswordInput!) { a: resetPassword(input: $input) { phone } b: resetPassword(input: $input) { phone } }';
  const { status, code } = await app.gql(twice, { input });
  expect([status, code]).toEqual([400, 'GRAPHQL_VALIDATION_FAILED']);
});
