/**
 * Registration where OTP_REQUIRED asks for a code from the phone, in both transports; and that it is ignored where it
 * does not.
 */
import { RateLimiter } from '../../../server/platform/security/rate-limiter';
import { one, rows } from '../../support/sql';
import { AccountSweepService } from '../../../server/modules/accounts/closing/account-sweep.service';
import { RegistrationCodesService } from '../../../server/modules/accounts/registration/registration-codes.service';
import { resolvePort } from '../../../server/app/wiring/container';
import { startTestApp, type TestApp } from '../../support/app';
import { consumer, place } from '../../support/build-accounts';
import type { Sender } from '../../support/client';
import { measured } from '../../support/measured';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ OTP_REQUIRED: 'true', TRUST_PROXY: '1' });
});
afterAll(() => app.stop());

/** Each call from a network of its own: the general rate per address is tested elsewhere. */
let calls = 0;
const somewhere = (): Sender & { readonly headers: Record<string, string> } => ({
  headers: { 'x-forwarded-for': `10.3.${(calls += 1) & 255}.${calls >> 8}` },
});
let phones = 0;
const newPhone = () => `0194444${String((phones += 1)).padStart(4, '0')}`;

const ask = (phone: string, sender: Sender = somewhere()) =>
  app.call<{ requestRegistrationCode: { isSent: boolean } }>('requestRegistrationCode', { phone }, 'isSent', sender);
const input = (phone: string, otp?: string | null) => ({ role: 'CONSUMER', name: 'Rahima', phone, password: 'secret-1', otp });
const register = (given: object) => app.call('register', { input: given }, 'account { id }', somewhere());
const restRegister = (json: object) => app.rest<{ message: string }>('POST', '/api/v1/register', { json, ...somewhere() });

const messagesTo = (phone: string) =>
  rows<{ body: string }>(app.db, "SELECT body FROM sms_outbox WHERE phone = $1 AND purpose = 'registration' ORDER BY id", [phone]);
const codesOf = (phone: string) =>
  rows<{ attempts: number; code_hash: Buffer; consumed_at: Date | null; life: number }>(
    app.db,
    'SELECT attempts, code_hash, consumed_at, extract(epoch FROM expires_at - created_at)::int AS life FROM one_time_codes WHERE phone = $1',
    [phone],
  );
const accountsOf = async (phone: string) =>
  (await one<{ count: number }>(app.db, 'SELECT count(*)::int AS count FROM users WHERE phone = $1', [phone]))?.count;
const codeIn = (messages: readonly { body: string }[]) => /[0-9]{6}/.exec(messages.at(-1)?.body ?? '')?.[0] ?? '';
async function codeFor(phone: string): Promise<string> {
  expect((await ask(phone)).data).toEqual({ requestRegistrationCode: { isSent: true } });
  return codeIn(await messagesTo(phone));
}
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const aMinuteLater = (phone: string) => resolvePort(app.container, RateLimiter).reset('registration-code-wait', phone);

it('the form is notified that a code is required [G3]', async () => {
  const { data } = await app.gql('{ registrationRules { codeRequired } }');
  expect(data).toEqual({ registrationRules: { codeRequired: true } });
});

it('registers with the code of the SMS, once, and stores only its hash [G3]', async () => {
  const phone = newPhone();
  const code = await codeFor(phone);
  expect(await messagesTo(phone)).toEqual([
    { body: `Haatbar: ${code} is your registration code. It expires in 5 minutes. Do not share it.` },
  ]);
  const [stored] = await codesOf(phone);
  expect(stored).toMatchObject({ life: 300, consumed_at: null });
  expect(stored?.code_hash.toString('latin1')).not.toContain(code);
  expect((await register(input(phone, code))).code).toBeNull();
  expect(await accountsOf(phone)).toBe(1);
  expect((await codesOf(phone))[0]?.consumed_at).toBeInstanceOf(Date);
  expect((await register(input(phone, code))).code).toBe('OTP_INVALID');
});

it('writes in the language of the user, the code in ASCII digits, and accepts Bangla ones [G3]', async () => {
  const phone = newPhone();
  await app.call('requestRegistrationCode', { phone }, 'isSent', { ...somewhere(), language: 'bn' });
  const messages = await messagesTo(phone);
  const code = codeIn(messages);
  expect(messages[0]?.body).toBe(`হাটবার: নিবন্ধনের কোড ${code}। মেয়াদ ৫ মিনিট। কাউকে বলবেন না।`);
  const bangla = code.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'.charAt(Number(digit)));
  expect((await register(input(phone, ` ${bangla} `))).code).toBeNull();
});

it.each(['PRODUCER', 'SUPERSALER', 'WHOLESALER', 'CONSUMER'])(
  'a %s without a code, or with a wrong one, gets an error at `otp`, by GraphQL [G3]',
  async (role) => {
    const phone = newPhone();
    const code = await codeFor(phone);
    const whole = {
      ...input(phone),
      role,
      email: 'k@example.com',
      nid: '1234567890',
      tradeLicense: 'TL-1',
      address: 'House 1',
      ...(await place(app)),
    };
    for (const otp of [undefined, null, '  ']) {
      const missing = await register({ ...whole, otp });
      expect(missing.code).toBe('BAD_USER_INPUT');
      expect(missing.body.errors?.[0]?.extensions.fields).toMatchObject([
        { field: 'otp', message: 'Enter the code we sent to your phone.' },
      ]);
    }
    const rejected = await register({ ...whole, otp: wrong(code) });
    expect(rejected.code).toBe('OTP_INVALID');
    expect(rejected.body.errors?.[0]?.extensions.fields).toMatchObject([{ field: 'otp', message: 'The code is wrong or has expired.' }]);
    expect(await accountsOf(phone)).toBe(0);
    expect((await register({ ...whole, otp: code })).code).toBeNull();
  },
);

it.each(['producer', 'superseller', 'wholesaler', 'consumer'])(
  'a %s without a code, or with a wrong one, gets an error by REST, which can ask for one [H2]',
  async (role) => {
    const phone = newPhone();
    const person = { role, name: 'Karim', phone, password: 'secret-1', email: 'k@example.com', nid: '1234567890', tradelicense: 'TL-1' };
    const whole = { ...person, division: 'Rajshahi', district: 'Bogura', thana: 'Sherpur', address: 'House 1' };
    const missing = await restRegister(whole);
    expect([missing.status, missing.body]).toEqual([400, { message: 'Enter the code we sent to your phone.' }]);
    const asked = await app.rest('POST', '/api/v1/registration-code', { json: { phone }, ...somewhere() });
    expect([asked.status, asked.body]).toEqual([200, { message: 'A code is on its way to this phone.' }]);
    const code = codeIn(await messagesTo(phone));
    const rejected = await restRegister({ ...whole, otp: wrong(code) });
    expect([rejected.status, rejected.headers.get('error-code'), rejected.body]).toEqual([
      400,
      'OTP_INVALID',
      { message: 'The code is wrong or has expired.' },
    ]);
    expect((await restRegister({ ...whole, otp: code })).status).toBe(201);
  },
);

it('a registered phone gets the same response and a code; only its owner learns that the phone is taken [F3]', async () => {
  const { phone } = await consumer(app);
  const known = await ask(phone);
  const unknown = await ask(newPhone());
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
  const code = codeIn(await messagesTo(phone));
  const stranger = await register(input(phone, wrong(code)));
  const nobodys = await register(input(newPhone(), wrong(code)));
  expect([stranger.code, stranger.body]).toEqual(['OTP_INVALID', nobodys.body]);
  expect((await register(input(phone, code))).code).toBe('PHONE_TAKEN');
});

it('the code of a forgotten password does not register, nor the other way round [F1]', async () => {
  const { phone } = await consumer(app);
  await app.call('requestPasswordReset', { phone }, 'validMinutes', somewhere());
  const resetCode = codeIn(await rows(app.db, "SELECT body FROM sms_outbox WHERE phone = $1 AND purpose = 'password-reset'", [phone]));
  expect((await register(input(phone, resetCode))).code).toBe('OTP_INVALID');
  let code = await codeFor(phone);
  if (code === resetCode) {
    await aMinuteLater(phone);
    code = await codeFor(phone);
  }
  const reset = { phone, code, password: 'quite-another', confirmPassword: 'quite-another' };
  const response = await app.call('resetPassword', { input: reset }, 'phone', somewhere());
  expect(response.code).toBe('OTP_INVALID');
});

it('the code of one phone is nothing to another [F1]', async () => {
  const [mine, theirs] = [newPhone(), newPhone()];
  const code = await codeFor(mine);
  expect((await register(input(theirs, code))).code).toBe('OTP_INVALID');
});

it('a new code takes the place of the old, and one out of time is wrong [F1]', async () => {
  const phone = newPhone();
  const first = await codeFor(phone);
  await aMinuteLater(phone);
  const second = await codeFor(phone);
  expect(await codesOf(phone)).toHaveLength(1);
  if (first !== second) expect((await register(input(phone, first))).code).toBe('OTP_INVALID');
  await rows(app.db, "UPDATE one_time_codes SET expires_at = now() - interval '1 second' WHERE phone = $1", [phone]);
  expect((await register(input(phone, second))).code).toBe('OTP_INVALID');
  await app.container.resolve(AccountSweepService).sweep();
  expect(await codesOf(phone)).toEqual([]);
});

it('once in 60 s and five times an hour for a phone, registered or not [F1]', async () => {
  for (const phone of [newPhone(), (await consumer(app)).phone]) {
    for (let code = 1; code <= 5; code++) {
      expect((await ask(phone)).code).toBeNull();
      const again = await ask(phone);
      expect([again.code, again.headers.has('retry-after')]).toEqual(['RATE_LIMITED', true]);
      await aMinuteLater(phone);
    }
    expect((await ask(phone)).code).toBe('RATE_LIMITED');
    expect(await messagesTo(phone)).toHaveLength(5);
  }
});

it('one address cannot have us write to phones without end [F1]', async () => {
  const sender = somewhere();
  const responses = [];
  for (let count = 1; count <= 61; count++) responses.push((await ask(newPhone(), sender)).code);
  expect(responses.indexOf('RATE_LIMITED')).toBe(60);
});

it('rejects what is no phone, and counts it towards nothing [G3]', async () => {
  for (let count = 1; count <= 2; count++) {
    const { code, body } = await ask('017');
    expect([code, body.errors?.[0]?.message]).toEqual(['BAD_USER_INPUT', 'Phone number must be 10-15 digits.']);
  }
});

it('of 1,000 parallel wrong codes of one network five are counted; after 20 from all the right one is wrong, too [A29]', async () => {
  const phone = newPhone();
  const code = await codeFor(phone);
  const service = app.container.resolve(RegistrationCodesService);
  const ends = await Promise.allSettled(Array.from({ length: 1000 }, () => service.prove(phone, wrong(code), '10.1.2.3')));
  expect(ends.filter(({ status }) => status === 'fulfilled')).toEqual([]);
  expect(await codesOf(phone)).toMatchObject([{ attempts: 5 }]);
  for (const net of ['10.2.2.3', '10.3.2.3', '10.4.2.3'])
    for (let at = 0; at < 6; at++) await service.prove(phone, wrong(code), net).catch(() => null);
  expect(await codesOf(phone)).toMatchObject([{ attempts: 20 }]);
  expect((await register(input(phone, code))).code).toBe('OTP_INVALID');
  expect(await accountsOf(phone)).toBe(0);
  measured('of a registration: 5 of 1,000 counted');
});

it('two who register with the same code at once: one account [A20]', async () => {
  const phone = newPhone();
  const code = await codeFor(phone);
  const responses = await Promise.all([register(input(phone, code)), register(input(phone, code))]);
  expect(responses.filter((response) => response.code === null)).toHaveLength(1);
  expect(await accountsOf(phone)).toBe(1);
});

it('without OTP_REQUIRED nothing is sent, and `otp` is taken and not looked at [H1]', async () => {
  const open = await startTestApp();
  try {
    expect((await open.gql('{ registrationRules { codeRequired } }')).data).toEqual({ registrationRules: { codeRequired: false } });
    const phone = newPhone();
    expect((await open.call('requestRegistrationCode', { phone }, 'isSent')).data).toEqual({ requestRegistrationCode: { isSent: false } });
    expect((await open.rest('POST', '/api/v1/registration-code', { json: { phone } })).body).toEqual({
      message: 'No code is needed to register.',
    });
    expect(await rows(open.db, 'SELECT id FROM sms_outbox')).toEqual([]);
    const { status } = await open.rest('POST', '/api/v1/register', { json: { ...input(phone, '123456'), role: 'consumer' } });
    expect(status).toBe(201);
  } finally {
    await open.stop();
  }
});
