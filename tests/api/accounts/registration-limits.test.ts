/** How many accounts one network address makes in an hour, by GraphQL and REST together. */
import { startTestApp, type TestApp } from '../../support/app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ REGISTRATIONS_PER_HOUR: '10', TRUST_PROXY: '1' });
});
afterAll(() => app.stop());

let phones = 0;
const input = () => ({
  role: 'CONSUMER',
  name: 'Rahima',
  phone: `0195555${String((phones += 1)).padStart(4, '0')}`,
  password: 'secret-1a',
});
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
const register = (address: string, given = input()) => app.call('register', { input: given }, 'account { id }', from(address));

it('of 40 registrations in one burst from one address 10 succeed; the rest are notified to wait, REST with them', async () => {
  const responses = await Promise.all(Array.from({ length: 40 }, () => register('203.0.113.7')));
  expect(responses.filter(({ code }) => code === null)).toHaveLength(10);
  expect(responses.filter(({ code }) => code === 'RATE_LIMITED')).toHaveLength(30);
  const rest = await app.rest('POST', '/api/v1/register', { json: { ...input(), role: 'consumer' }, ...from('203.0.113.7') });
  expect([rest.status, rest.headers.has('retry-after')]).toEqual([429, true]);
  expect((await register('203.0.113.8')).code).toBeNull();
});

it('one customer of IPv6 is one address, however many of a /64 they use', async () => {
  const responses = await Promise.all(Array.from({ length: 12 }, (_, index) => register(`2001:db8:7:1::${index + 1}`)));
  expect(responses.filter(({ code }) => code === null)).toHaveLength(10);
  expect((await register('2001:db8:7:2::1')).code).toBeNull();
});

it('a form that breaks a rule takes nothing from the address; a taken phone does, so that numbers cannot be probed', async () => {
  for (let count = 0; count < 12; count += 1)
    expect((await register('203.0.113.9', { ...input(), phone: '1' })).code).toBe('BAD_USER_INPUT');
  const taken = input();
  expect((await register('203.0.113.9', taken)).code).toBeNull();
  for (let count = 0; count < 9; count += 1) expect((await register('203.0.113.9', taken)).code).toBe('PHONE_TAKEN');
  expect((await register('203.0.113.9', taken)).code).toBe('RATE_LIMITED');
});
