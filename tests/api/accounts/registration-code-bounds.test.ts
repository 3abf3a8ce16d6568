/** Strangers ask for codes that the market pays for: bounded for a network and for a day, whatever they come from. */
import { resolvePort } from '../../../server/app/wiring/container';
import { RateLimiter } from '../../../server/platform/security/rate-limiter';
import { serverLimits } from '../../../schema/values/server-limits';
import { startTestApp, type TestApp } from '../../support/app';
import { one } from '../../support/sql';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ METRICS_PORT: '0', OTP_REQUIRED: 'true', TRUST_PROXY: '1', REGISTRATIONS_PER_HOUR: '2' });
});
afterAll(() => app.stop());

let phones = 0;
const ask = async (ip: string) => {
  phones += 1;
  const phone = `0194455${String(phones).padStart(4, '0')}`;
  return (await app.call('requestRegistrationCode', { phone }, 'isSent', { headers: { 'x-forwarded-for': ip } })).code;
};

const refused = async (share: string) =>
  Number(new RegExp(`^haatbar_sms_codes_refused_total\\{share="${share}"\\} (\\d+)$`, 'm').exec(await app.metrics())?.[1] ?? 0);

it('of one network 600 an hour are sent', async () => {
  const most = serverLimits.codesPerNetworkPerHour;
  await resolvePort(app.container, RateLimiter).consume('code-network', '10.77.1.0/24', most - 1, most, 3600);
  expect([await ask('10.77.1.1'), await ask('10.77.1.2'), await ask('10.77.2.1')]).toEqual([null, 'RATE_LIMITED', null]);
});

it('in all a quarter of the messages of a day is sent, and the log says so once', async () => {
  const most = serverLimits.smsPerDay / serverLimits.strangersCodesShare;
  const limiter = resolvePort(app.container, RateLimiter);
  await limiter.reset('strangers-codes', 'all');
  await limiter.consume('strangers-codes', 'all', most - 1, Number.MAX_SAFE_INTEGER, 86_400);
  const before = await refused('strangers');
  expect([await ask('10.78.1.1'), await ask('10.78.2.1'), await ask('10.78.3.1')]).toEqual([null, 'RATE_LIMITED', 'RATE_LIMITED']);
  expect((await refused('strangers')) - before).toBe(2);
  expect(app.logLines.filter((line) => line.includes('used up their codes of the day'))).toHaveLength(1);
});

it('of one network a fiftieth of that is sent a day, and who gets none reads when again', async () => {
  const most = serverLimits.smsPerDay / serverLimits.strangersCodesShare / serverLimits.strangersCodesByNetwork.share;
  const limiter = resolvePort(app.container, RateLimiter);
  await limiter.reset('strangers-codes', 'all');
  await limiter.consume('strangers-network', '10.82.1.0/24', most - 1, Number.MAX_SAFE_INTEGER, 86_400);
  const before = await refused('network');
  expect([await ask('10.82.1.1'), await ask('10.82.1.2'), await ask('10.82.2.1')]).toEqual([null, 'RATE_LIMITED', null]);
  expect((await refused('network')) - before).toBe(1);
  const headers = { 'x-forwarded-for': '10.82.1.3', 'accept-language': 'bn' };
  const { body } = await app.call('requestPasswordReset', { phone: '01944559123' }, 'resendSeconds', { headers });
  expect(body.errors?.[0]?.message).toContain('২৪ ঘণ্টা পরে');
});

it('a network asks for three of the five codes of a phone, and a stranger burns none of its owner', async () => {
  const limiter = resolvePort(app.container, RateLimiter);
  const from = async (ip: string) => {
    await limiter.reset('registration-code-wait', '01944559777');
    const sender = { headers: { 'x-forwarded-for': ip } };
    return (await app.call('requestRegistrationCode', { phone: '01944559777' }, 'isSent', sender)).code;
  };
  const asked = [];
  for (const ip of ['10.83.1.1', '10.83.1.2', '10.83.1.3', '10.83.1.4', '10.83.2.1']) asked.push(await from(ip));
  expect(asked).toEqual([null, null, null, 'RATE_LIMITED', null]);
  const sent = await one<{ body: string }>(app.db, 'SELECT body FROM sms_outbox WHERE phone = $1 ORDER BY created_at DESC LIMIT 1', [
    '01944559777',
  ]);
  const otp = /[0-9]{6}/.exec(sent?.body ?? '')?.[0];
  const register = async (code: string | undefined, ip: string) => {
    const input = { role: 'CONSUMER', name: 'Rahima', phone: '01944559777', password: 'secret-1', otp: code };
    return (await app.call('register', { input }, 'account { id }', { headers: { 'x-forwarded-for': ip } })).code;
  };
  for (let at = 0; at < 6; at++) expect(await register(otp === '000000' ? '111111' : '000000', `10.84.1.${at}`)).toBe('OTP_INVALID');
  expect(await register(otp, '10.84.1.9')).toBe('OTP_INVALID');
  expect(await register(otp, '10.85.1.1')).toBeNull();
});

it('a request that its phone rejects uses up nothing of the day', async () => {
  const limiter = resolvePort(app.container, RateLimiter);
  await limiter.reset('strangers-codes', 'all');
  const again = async (ip: string) =>
    (await app.call('requestRegistrationCode', { phone: '01944559990' }, 'isSent', { headers: { 'x-forwarded-for': ip } })).code;
  expect([await again('10.80.1.1'), await again('10.80.2.1'), await again('10.80.3.1')]).toEqual([null, 'RATE_LIMITED', 'RATE_LIMITED']);
  expect((await limiter.check('strangers-codes', 'all', Number.MAX_SAFE_INTEGER, 86_400)).used).toBe(1);
});

it('of one phone 15 codes a day are sent, and resets count against the network as well', async () => {
  const limiter = resolvePort(app.container, RateLimiter);
  const reset = async (phone: string, ip: string) =>
    (await app.call('requestPasswordReset', { phone }, 'resendSeconds', { headers: { 'x-forwarded-for': ip } })).code;
  await limiter.consume('reset-phone-day', '01944559998', serverLimits.otpPerDay - 1, serverLimits.otpPerDay, 86_400);
  expect(await reset('01944559998', '10.79.1.1')).toBeNull();
  await limiter.reset('reset-wait', '01944559998');
  expect(await reset('01944559998', '10.79.1.1')).toBe('RATE_LIMITED');
  const most = serverLimits.codesPerNetworkPerHour;
  await limiter.consume('code-network', '10.79.2.0/24', most, most, 3600);
  expect([await reset('01944559997', '10.79.2.1'), await reset('01944559997', '10.79.3.1')]).toEqual(['RATE_LIMITED', null]);
});

it('a proven phone does not count for its address: a co-operative registers one farmer after the other', async () => {
  const office = { headers: { 'x-forwarded-for': '10.81.1.1' } };
  const made: (string | null)[] = [];
  for (const phone of ['01944558801', '01944558802', '01944558803', '01944558804']) {
    await app.call('requestRegistrationCode', { phone }, 'isSent', office);
    const sent = await one<{ body: string }>(app.db, 'SELECT body FROM sms_outbox WHERE phone = $1', [phone]);
    const input = { role: 'CONSUMER', name: 'Rahima', phone, password: 'secret-1', otp: /[0-9]{6}/.exec(sent?.body ?? '')?.[0] };
    made.push((await app.call('register', { input }, 'account { id }', office)).code);
  }
  expect(made).toEqual([null, null, null, null]);
});
