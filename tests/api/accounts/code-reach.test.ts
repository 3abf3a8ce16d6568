/** To which numbers codes and other short messages go: to Bangladesh, and to the countries that the operator names. */
import { randomUUID } from 'node:crypto';
import { RateLimiter } from '../../../server/platform/security/rate-limiter';
import { isReachedBySms, reachedPattern } from '../../../server/platform/sms/sms-reach';
import { claimMessage, storeMessage } from '../../../server/platform/sms/sms-store';
import { resolvePort } from '../../../server/app/wiring/container';
import { startTestApp, type TestApp } from '../../support/app';
import { consumer } from '../../support/build-accounts';
import { one, rows } from '../../support/sql';

const EN = 'We cannot send a code to this number. Enter a mobile number of Bangladesh: 11 digits that begin with 013 to 019.';
const BN = 'এই নম্বরে কোড পাঠানো যায় না। ০১৩ থেকে ০১৯ দিয়ে শুরু, এমন ১১ সংখ্যার বাংলাদেশি মোবাইল নম্বর দিন।';

let app: TestApp;
let abroad: TestApp;
let open: TestApp;
beforeAll(async () => {
  app = await startTestApp({ OTP_REQUIRED: 'true' });
  abroad = await startTestApp({ OTP_REQUIRED: 'true', SMS_COUNTRIES: '91, 971' });
  open = await startTestApp({ OTP_REQUIRED: 'false' });
});
afterAll(() => Promise.all([app, abroad, open].map((one) => one.stop())));

const ask = (to: TestApp, phone: string, language: 'en' | 'bn' = 'en') =>
  to.call<{ requestRegistrationCode: { isSent: boolean } }>('requestRegistrationCode', { phone }, 'isSent', { language });
const messages = (to: TestApp) => rows<{ phone: string }>(to.db, 'SELECT phone FROM sms_outbox');

it.each([
  '8821600000000',
  '0088216123456789',
  '+1 415 555 0123',
  '123456789012345',
  '0000000000',
  '01112345678',
  '01212345678',
  '0255012345',
  '+91 98123 45678',
])('no code for a registration goes to %s', async (phone) => {
  const [en, bn] = [await ask(app, phone), await ask(app, phone, 'bn')];
  const said = [en, bn].map(({ body }) => body.errors?.[0]);
  expect(said.map((error) => [error?.extensions.code, error?.message])).toEqual([
    ['BAD_USER_INPUT', EN],
    ['BAD_USER_INPUT', BN],
  ]);
  expect(said[0]?.extensions.fields).toMatchObject([{ field: 'phone', key: 'register.phoneNotReached' }]);
  expect(await messages(app)).toEqual([]);
});

it('it goes to mobiles of Bangladesh however they are written, and to the countries that are named', async () => {
  for (const phone of ['+880 1712-345678', '01312345679', '০১৯১২৩৪৫৬৭৮']) expect((await ask(app, phone)).code).toBeNull();
  expect((await messages(app)).map(({ phone }) => phone).toSorted()).toEqual(['01312345679', '01712345678', '01912345678']);
  expect((await ask(abroad, '+91 98123 45678')).code).toBeNull();
  expect((await ask(abroad, '00971501234567')).code).toBeNull();
  expect((await ask(abroad, '+1 415 555 0123')).code).toBe('BAD_USER_INPUT');
});

it('who has a number of another country registers where no code is required, and logs in', async () => {
  const input = { role: 'CONSUMER', name: 'Asha', phone: '+91 98123 45678', password: 'secret-of-asha' };
  expect((await open.call('register', { input }, 'account { id }')).code).toBeNull();
  expect((await open.call('login', { input: { phone: input.phone, password: input.password } }, 'account { id }')).code).toBeNull();
});

it('an account of such a number stays, and is referred to support; whether it exists is not shown', async () => {
  const buyer = await consumer(app, { phone: '919812345678' });
  const reset = async (phone: string) =>
    (await app.gql('mutation ($p: String!) { requestPasswordReset(phone: $p) { resendSeconds } }', { p: phone })).body;
  const [known, unknown] = [await reset('+91 98123 45678'), await reset('+91 98123 45679')];
  expect(known).toEqual(unknown);
  expect(known.errors?.[0]?.extensions.fields).toMatchObject([{ field: 'phone', key: 'phone.notReached' }]);
  const code = await app.call('requestPhoneCode', {}, 'isSent', { token: buyer.token });
  expect(code.body.errors?.[0]?.message).toBe('We cannot send a code to this number. Write to support, please.');
  expect((await app.call('login', { input: { phone: buyer.phone, password: buyer.password } }, 'account { id }')).code).toBeNull();
});

it('what is not sent takes nothing from the codes of the day or of the address', async () => {
  const limiter = resolvePort(app.container, RateLimiter);
  const used = async () => (await limiter.consume('code-day', 'all', 0, Number.MAX_SAFE_INTEGER, 86_400)).used;
  const before = await used();
  await ask(app, '8821600000000');
  expect(await used()).toBe(before);
});

it('no other message goes there: it fails with the reason, and counts for nothing', async () => {
  const ids = [randomUUID(), randomUUID()] as const;
  const message = { body: 'Haatbar', purpose: 'test', budget: 'OTHERS' } as const;
  await storeMessage(app.db, { ...message, id: ids[0], phone: '8821600000000' });
  await storeMessage(app.db, { ...message, id: ids[1], phone: '919812345678' });
  const bounds = { perDay: 10, reached: reachedPattern(['91']) };
  expect(await claimMessage(app.db, ids[0], bounds)).toBeNull();
  expect(await claimMessage(app.db, ids[1], bounds)).toMatchObject({ phone: '919812345678' });
  expect(await one(app.db, 'SELECT status, last_error FROM sms_outbox WHERE id = $1', [ids[0]])).toEqual({
    status: 'FAILED',
    last_error: 'no messages go to this country (SMS_COUNTRIES)',
  });
  expect(await one(app.db, 'SELECT sum(sent)::int AS sent FROM sms_days')).toEqual({ sent: 1 });
});

/** Numbers in their normal form, and whether messages go there with these countries named. */
const NUMBERS: readonly (readonly [string, string, boolean])[] = [
  ['91', '919812345678', true],
  ['91', '911122334455', false], // a landline
  ['91', '9198123456789', false],
  ['91', '91981234567', false],
  ['971', '971501234567', true],
  ['971', '97141234567', false],
  ['1', '14155550123', true],
  ['1', '18765550123', false], // Jamaica
  ['1876', '18765550123', true],
  ['1876', '14155550123', false],
  ['1', '19005550123', false],
  ['44', '447911123456', true],
  ['44', '447011123456', false], // whoever has it is paid
  ['7', '79161234567', true],
  ['7', '77011234567', false], // Kazakhstan
  ['77', '77011234567', true],
  ['960', '9607712345', true],
  ['49', '4915112345678', true],
  ['49', '49151', false],
  ['49', '491511234567890', false],
  ['91', '8821600000000', false],
  ['91', '01712345678', true],
];

it.each(NUMBERS)('with %s named, a message to %s: %s, by the server and by the database', async (code, phone, isReached) => {
  const matched = await one<{ ok: boolean }>(app.db, 'SELECT $1 ~ $2 AS ok', [phone, reachedPattern([code])]);
  expect([isReachedBySms(phone, [code]), matched?.ok]).toEqual([isReached, isReached]);
});
