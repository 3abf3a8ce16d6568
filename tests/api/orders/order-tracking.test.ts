/**
 * Tracking without an account: what a receiver sees, that numbers cannot be searched through, and the link in the SMS.
 */
import { startTestApp, type TestApp } from '../../support/app';
import { deliveredOrder, placedOrder, shippedOrder } from '../../support/build-orders';
import { rows } from '../../support/sql';

const SITE = 'https://haatbar.com.bd';
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ PUBLIC_URL: SITE, TRUST_PROXY: '1' });
});
afterAll(() => app.stop());

interface Tracked extends Record<string, unknown> {
  readonly trackOrder: { trackingNumber: string; state: string; expectedDay: string | null; steps: { state: string; at: string }[] } | null;
}

let address = 0;
const track = (trackingNumber: string, phoneDigits: string, ip = `10.1.${(address += 1)}.1`) =>
  app.call<Tracked>('trackOrder', { trackingNumber, phoneDigits }, 'trackingNumber state expectedDay steps { state at }', {
    headers: { 'x-forwarded-for': ip },
  });
const smsTo = (phone: string) =>
  rows<{ body: string; purpose: string }>(app.db, 'SELECT body, purpose FROM sms_outbox WHERE phone = $1 ORDER BY id', [phone]);

it('a receiver sees states and expected day, by the number in any spelling and the last four digits', async () => {
  const { order } = await shippedOrder(app, { input: { contactPhone: '01811223344' } });
  const { trackingNumber } = order;
  for (const number of [trackingNumber, trackingNumber.slice(3), ` hb ${trackingNumber.slice(3)} `]) {
    const { data } = await track(number, '৩৩৪৪');
    expect(data.trackOrder).toMatchObject({ trackingNumber, state: 'SHIPPED' });
    expect(data.trackOrder?.expectedDay).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(data.trackOrder?.steps.map(({ state }) => state)).toEqual(['PLACED', 'CONFIRMED', 'SHIPPED']);
  }
});

it('an order that has ended has no expected day, and is gone after sixty days', async () => {
  const { id, order } = await deliveredOrder(app, { input: { contactPhone: '01811223355' } });
  const find = async () => (await track(order.trackingNumber, '3355')).data.trackOrder;
  expect(await find()).toMatchObject({ state: 'DELIVERED', expectedDay: null });
  await app.db.query("UPDATE orders SET updated_at = now() - interval '61 days' WHERE id = $1", [id]);
  expect(await find()).toBeNull();
});

it('responds to wrong digits as to a number that no order has, and asks both for the whole phone number after too many', async () => {
  const contactPhone = '01811223366';
  const { order } = await placedOrder(app, { input: { contactPhone } });
  const tries = async (number: string) => {
    const results = [];
    for (let at = 0; at < 12; at += 1) results.push(await track(number, String(1000 + at), `10.77.7.${at}`));
    return results.map(({ code, body }) => [code, body.data?.trackOrder ?? null, body.errors?.[0]?.extensions.fields ?? null]);
  };
  const [known, unknown] = [await tries(order.trackingNumber), await tries('HB-999999999')];
  expect(known).toEqual(unknown);
  expect(known.map(([code]) => code)).toEqual([...Array.from({ length: 10 }, () => null), 'BAD_USER_INPUT', 'BAD_USER_INPUT']);
  expect(known[10]?.[2]).toMatchObject([{ field: 'phoneDigits' }]);
  // that network alone: the receiver's own is not shut out, nor is one of that network who knows the number
  expect((await track(order.trackingNumber, '3366', '10.78.7.1')).data.trackOrder).not.toBeNull();
  expect((await track(order.trackingNumber, '3366', '10.77.7.200')).code).toBe('BAD_USER_INPUT');
  expect((await track(order.trackingNumber, contactPhone, '10.77.7.200')).data.trackOrder).not.toBeNull();
});

it('no one shuts a receiver out: the right digits count up to thirty wrong ones from all networks, then the whole number does', async () => {
  const contactPhone = '01811223399';
  const { order } = await placedOrder(app, { input: { contactPhone } });
  const right = async (digits: string) => (await track(order.trackingNumber, digits)).data?.trackOrder ?? null;
  for (let at = 0; at < 29; at += 1) await track(order.trackingNumber, String(1000 + at));
  for (let at = 0; at < 5; at += 1) expect(await right('3399')).not.toBeNull();
  for (let at = 0; at < 3; at += 1) await track(order.trackingNumber, String(1000 + at));
  expect((await track(order.trackingNumber, '3399')).code).toBe('BAD_USER_INPUT');
  expect(await right(contactPhone)).not.toBeNull();
  expect(await right('01811223398')).toBeNull();
});

it('forty tries of one network at once are no more than ten', async () => {
  const { order } = await placedOrder(app, { input: { contactPhone: '01811223311' } });
  const codes = await Promise.all(
    Array.from({ length: 40 }, async (_, at) => (await track(order.trackingNumber, String(1000 + at), `10.79.1.${at}`)).code),
  );
  expect(codes.filter((code) => code === null)).toHaveLength(10);
});

it('a network address cannot go through the numbers', async () => {
  const codes = [];
  for (let at = 0; at < 31; at += 1) codes.push((await track(`HB-${800_000_000 + at}`, '1234', '10.9.9.9')).code);
  expect(codes.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => null));
  expect(codes[30]).toBe('RATE_LIMITED');
});

it('rejects what is no number and no four digits, field by field', async () => {
  const result = await track("HB-1' OR true", '12a4');
  expect(result.code).toBe('BAD_USER_INPUT');
  expect(result.body.errors?.[0]?.extensions.fields?.map(({ field }) => field)).toEqual(['trackingNumber', 'phoneDigits']);
});

it('the SMS of an order on its way has the link: for the buyer with the code, for another receiver without', async () => {
  const { order, buyer } = await shippedOrder(app, { input: { contactPhone: '01811223377' } });
  const link = `haatbar.com.bd/t/${order.trackingNumber.slice(3)}`;
  const [receiver] = await smsTo('01811223377');
  expect(receiver?.purpose).toBe('parcel');
  expect(receiver?.body).toContain(link);
  expect(receiver?.body).not.toMatch(/[cC]ode|কোড/);
  const shipped = (await smsTo(buyer.phone)).filter(({ body }) => body.includes(link));
  expect(shipped).toHaveLength(1);
  expect(shipped[0]?.body).toMatch(/[cC]ode|কোড/);
  const own = await shippedOrder(app, { buyer, input: { contactPhone: buyer.phone } });
  expect((await smsTo(buyer.phone)).filter(({ purpose }) => purpose === 'parcel')).toEqual([]);
  expect(own.order.state).toBe('SHIPPED');
});
