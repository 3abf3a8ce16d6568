/**
 * A phone is verified by a code before the first order, where the market asks for codes; and how many codes one address
 * may cause.
 */
import { randomUUID } from 'node:crypto';
import { resolvePort } from '../../../server/app/wiring/container';
import { one, rows } from '../../support/sql';
import { RateLimiter } from '../../../server/platform/security/rate-limiter';
import { serverLimits } from '../../../schema/values/server-limits';
import { startTestApp, type TestApp } from '../../support/app';
import { approvedProducer, consumer, place, type TestAccount } from '../../support/build-accounts';
import { deliveredOrder, listedProduct } from '../../support/build-orders';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ OTP_REQUIRED: 'true', TRUST_PROXY: '1' });
});
afterAll(() => app.stop());

let calls = 0;
const somewhere = () => ({ 'x-forwarded-for': `10.4.${(calls += 1) >> 8}.${calls & 255}` });
const as = ({ token }: TestAccount) => ({ token, headers: somewhere() });
const ask = (me: TestAccount) => app.gql<{ requestPhoneCode: { isSent: boolean } }>('mutation { requestPhoneCode { isSent } }', {}, as(me));
const verify = (me: TestAccount, code: string) =>
  app.call<{ verifyPhone: { phoneVerifiedAt: string | null } }>('verifyPhone', { code }, 'phoneVerifiedAt', as(me));
const codeTo = async (phone: string) => {
  const message = await one<{ body: string }>(
    app.db,
    "SELECT body FROM sms_outbox WHERE phone = $1 AND purpose = 'phone' ORDER BY id DESC",
    [phone],
  );
  return /[0-9]{6}/.exec(message?.body ?? '')?.[0] ?? '';
};

async function order(me: TestAccount, productId: string) {
  const { upazilaId } = await place(app);
  const input = {
    contactName: 'Rahima',
    contactPhone: me.phone,
    upazilaId,
    address: 'House 1',
    paymentMethod: 'CASH_ON_DELIVERY',
    lines: [{ productId, quantity: '1' }],
  };
  return app.call('placeOrder', { input, idempotencyKey: randomUUID() }, 'id', as(me));
}

it('the first order waits for a verified phone, then goes through', async () => {
  const [me, seller] = [await consumer(app), await approvedProducer(app)];
  const thing = await listedProduct(app, seller);
  const rejected = await order(me, thing.id);
  expect(rejected.code).toBe('PHONE_UNVERIFIED');
  expect(rejected.body.errors?.[0]?.message).toBe('Verify your phone number to place your first order.');
  expect(await one(app.db, 'SELECT count(*)::int AS orders FROM orders WHERE buyer_id = $1', [me.id])).toEqual({ orders: 0 });
  expect((await ask(me)).data).toEqual({ requestPhoneCode: { isSent: true } });
  const code = await codeTo(me.phone);
  expect((await verify(me, code === '111111' ? '222222' : '111111')).code).toBe('OTP_INVALID');
  expect((await verify(me, code)).data.verifyPhone.phoneVerifiedAt).not.toBeNull();
  expect((await verify(me, code)).code).toBe('OTP_INVALID');
  expect((await ask(me)).data).toEqual({ requestPhoneCode: { isSent: false } });
  expect((await order(me, thing.id)).code).toBeNull();
});

it('a buyer who has had an order delivered needs no code', async () => {
  const buyer = await consumer(app);
  await rows(app.db, 'UPDATE users SET phone_verified_at = now() WHERE id = $1', [buyer.id]);
  const { seller } = await deliveredOrder(app, { buyer });
  await rows(app.db, 'UPDATE users SET phone_verified_at = NULL WHERE id = $1', [buyer.id]);
  expect((await order(buyer, (await listedProduct(app, seller)).id)).code).toBeNull();
});

it('a password reset by code verifies the phone as well', async () => {
  const me = await consumer(app);
  const { phone } = me;
  await app.call('requestPasswordReset', { phone }, 'validMinutes', { headers: somewhere() });
  const message = await one<{ body: string }>(app.db, 'SELECT body FROM sms_outbox WHERE phone = $1', [phone]);
  const code = /[0-9]{6}/.exec(message?.body ?? '')?.[0];
  const input = { phone, code, password: 'quite-another', confirmPassword: 'quite-another' };
  expect((await app.call('resetPassword', { input }, 'phone', { headers: somewhere() })).code).toBeNull();
  const stored = await one<{ at: Date | null }>(app.db, 'SELECT phone_verified_at AS at FROM users WHERE id = $1', [me.id]);
  expect(stored?.at).toBeInstanceOf(Date);
});

it('one address causes at most 60 codes an hour, whatever they are for', async () => {
  const headers = { 'x-forwarded-for': '198.51.100.7' };
  const phones: string[] = [];
  for (let count = 0; count < serverLimits.codesPerAddressPerHour + 20; count += 1) phones.push((await consumer(app)).phone);
  const responses = await Promise.all(phones.map((phone) => app.call('requestPasswordReset', { phone }, 'validMinutes', { headers })));
  expect(responses.filter(({ code }) => code === null)).toHaveLength(serverLimits.codesPerAddressPerHour);
  const written = await one<{ sms: number }>(app.db, 'SELECT count(*)::int AS sms FROM sms_outbox WHERE phone = ANY ($1::text[])', [
    phones,
  ]);
  expect(written?.sms).toBe(serverLimits.codesPerAddressPerHour);
  const asked = await app.call('requestRegistrationCode', { phone: '01988888888' }, 'isSent', { headers });
  expect(asked.code).toBe('RATE_LIMITED');
});

it('an unusual number of codes in a day is written to the log once', async () => {
  const limiter = resolvePort(app.container, RateLimiter);
  const { used } = await limiter.consume('code-day', 'all', 0, Number.MAX_SAFE_INTEGER, 86_400);
  await limiter.consume('code-day', 'all', serverLimits.codesPerDayAlarm - used - 1, Number.MAX_SAFE_INTEGER, 86_400);
  const alarms = () => app.logLines.filter((line) => line.includes('unusually many one-time codes'));
  expect(alarms()).toHaveLength(0);
  for (let count = 0; count < 2; count += 1) await ask(await consumer(app));
  expect(alarms()).toHaveLength(1);
});
