/** In one purchase each seller has a method and a day of its own. */
import { addDays, dayAt } from '../../../schema/rules/orders/delivery-days';
import { startTestApp, type TestApp } from '../../support/app';
import { approvedProducer, consumer, place, type TestAccount } from '../../support/build-accounts';
import { type Goods, listedProduct, orderInput } from '../../support/build-orders';
import { fieldsOf, lineOf, placeWith, quoteDeliveries, setTerms } from './support/delivery-api';

let app: TestApp;
let buyer: TestAccount;
let [near, other]: TestAccount[] = [];
let lines: object[];
let potato: Goods;
const by = (seller: TestAccount | undefined, method: string, more: object = {}) => ({ sellerId: seller?.id, method, ...more });

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  buyer = await consumer(app);
  [near, other] = [await approvedProducer(app), await approvedProducer(app)];
  await setTerms(app, near);
  potato = await listedProduct(app, near);
  lines = [lineOf(potato), lineOf(await listedProduct(app, other))];
});
afterAll(() => app.stop());

it('one is delivered, another is picked up: fees, addresses and total follow', async () => {
  const deliveries = [by(near, 'DELIVERY'), by(other, 'PICKUP')];
  const quote = await quoteDeliveries(app, lines, deliveries);
  expect(quote).toMatchObject({ deliveryFee: '20.00', total: '80.00' });
  const { data } = await placeWith(app, buyer, lines, { deliveries, expectedTotal: quote.total });
  const orders = data.placeOrder.orders.map(({ deliveryMethod, deliveryFee, address }) => [deliveryMethod, deliveryFee, address]);
  expect(orders.toSorted()).toEqual([
    ['DELIVERY', '20.00', 'House 7, Station Road'],
    ['PICKUP', '0.00', null],
  ]);
});

it('pickup of everything needs no place', async () => {
  const picked = [lineOf(await listedProduct(app, other as TestAccount))];
  const { code, data } = await placeWith(app, buyer, picked, { deliveries: [by(other, 'PICKUP')], upazilaId: null, address: null });
  expect([code, data.placeOrder.total]).toEqual([null, '30.00']);
});

it('a seller that no choice names is delivered', async () => {
  expect((await placeWith(app, buyer, lines, { deliveries: [by(near, 'DELIVERY')] })).data.placeOrder.total).toBe('120.00');
  expect((await placeWith(app, buyer, lines, {})).data.placeOrder.total).toBe('120.00');
});

it.each([
  ['a pickup that is not offered', () => [by(near, 'PICKUP')], [['deliveries[0].method', 'delivery.noPickup']]],
  [
    'a day that is past',
    () => [by(other, 'PICKUP'), by(near, 'DELIVERY', { preferredDay: '2020-01-01' })],
    [['deliveries[1].preferredDay', 'delivery.dayNotOffered']],
  ],
  [
    'today, where it takes two days',
    () => [by(near, 'DELIVERY', { preferredDay: dayAt(new Date()) })],
    [['deliveries[0].preferredDay', 'delivery.dayNotOffered']],
  ],
  [
    'a part of the day that is not offered',
    () => [by(near, 'DELIVERY', { preferredWindow: 'EVENING' })],
    [['deliveries[0].preferredWindow', 'delivery.windowNotOffered']],
  ],
  ['a seller that nothing is bought from', () => [by(buyer, 'DELIVERY')], [['deliveries[0].sellerId', 'delivery.unknownSeller']]],
  ['two choices for one seller', () => [by(near, 'DELIVERY'), by(near, 'PICKUP')], [['deliveries', 'delivery.sellerTwice']]],
])('rejects %s by its path', async (_name, deliveries, fields) => {
  const response = await placeWith(app, buyer, lines, { deliveries: deliveries() });
  expect([response.code, fieldsOf(response)]).toEqual(['BAD_USER_INPUT', fields]);
});

it('names a part of the day or a day that is none by its path', async () => {
  for (const wrong of [{ preferredWindow: 'NIGHT' }, { preferredDay: '2026-02-31' }]) {
    const response = await placeWith(app, buyer, lines, { deliveries: [by(near, 'DELIVERY', wrong)] });
    const [field] = Object.keys(wrong);
    expect([response.code, fieldsOf(response)?.[0]]).toEqual(['BAD_USER_INPUT', [`deliveries[0].${field}`, 'error.badInput']]);
  }
});

it('a place that the seller does not deliver to is rejected, without a choice as well', async () => {
  const { upazilaId } = await place(app, 'Sylhet', 'Sylhet');
  const to = { upazilaId, address: 'Zindabazar' };
  expect(fieldsOf(await placeWith(app, buyer, [lineOf(potato)], { ...to, deliveries: [by(near, 'DELIVERY')] }))).toEqual([
    ['deliveries[0].method', 'delivery.notDelivered'],
  ]);
  expect(fieldsOf(await placeWith(app, buyer, [lineOf(potato)], to))).toEqual([['deliveries', 'delivery.notDelivered']]);
});

it('a rate that changed since the quote is the conflict of a changed total, with the total of now', async () => {
  const deliveries = [by(near, 'DELIVERY')];
  const quote = await quoteDeliveries(app, [lineOf(potato)], deliveries);
  await setTerms(app, near as TestAccount, { rates: [{ distance: 'SAME_UPAZILA', base: '35', freeKg: '10', perKg: '2', maxKg: '50' }] });
  const late = await placeWith(app, buyer, [lineOf(potato)], { deliveries, expectedTotal: quote.total });
  expect([late.code, late.body.errors?.[0]?.extensions.current]).toEqual(['CONFLICT', { total: '65.00' }]);
  const { data } = await placeWith(app, buyer, [lineOf(potato)], { deliveries, expectedTotal: '65.00' });
  await setTerms(app, near as TestAccount, {});
  const [order] = data.placeOrder.orders;
  const stored = await app.call('order', { id: order?.id }, 'deliveryFee total', { token: buyer.token });
  expect(stored.data).toEqual({ order: { deliveryFee: '35.00', total: '65.00' } });
});

it('the first day that checkout offered is stored: terms that change later do not move it', async () => {
  const quote = await quoteDeliveries(app, [lineOf(potato)], [by(near, 'DELIVERY')]);
  const { data } = await placeWith(app, buyer, [lineOf(potato)], { deliveries: [by(near, 'DELIVERY')] });
  await setTerms(app, near as TestAccount, { leadDays: 5 });
  const [order] = data.placeOrder.orders;
  const stored = await app.call('order', { id: order?.id }, 'preferredDay firstDay', { token: buyer.token });
  expect(stored.data).toEqual({ order: { preferredDay: null, firstDay: quote.groups[0]?.delivery.days[0] } });
  expect(quote.groups[0]?.delivery.days[0]).toBe(addDays(dayAt(new Date()), 2));
});

it('an address is asked for where anything is delivered', async () => {
  const input = { ...(await orderInput(app)), address: null };
  expect(fieldsOf(await placeWith(app, buyer, lines, { ...input, deliveries: [by(other, 'PICKUP'), by(near, 'DELIVERY')] }))).toEqual([
    ['address', 'order.addressRequired'],
  ]);
});
