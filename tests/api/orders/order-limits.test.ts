/**
 * How many orders, and how much money in orders, one buyer may have waiting for sellers to confirm; also when they are
 * placed at once.
 */
import { randomUUID } from 'node:crypto';
import { one, rows } from '../../support/sql';
import { startTestApp, type TestApp } from '../../support/app';
import { admin, approvedProducer, consumer, place, type TestAccount } from '../../support/build-accounts';
import { deliveredOrder, deliveriesOf, type Goods, listedProduct } from '../../support/build-orders';

let app: TestApp;
let seller: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  await rows(app.db, "DELETE FROM platform_settings WHERE key = 'order_limits'");
  seller = await approvedProducer(app);
});
afterAll(() => app.stop());

async function order(buyer: TestAccount, lines: readonly { product: Goods; quantity: string }[], language: 'en' | 'bn' = 'en') {
  await place(app);
  const input = {
    contactName: 'Rahima',
    contactPhone: '01712345678',
    paymentMethod: 'CASH_ON_DELIVERY',
    ...(await deliveriesOf(app, lines, { deliveryMethod: 'PICKUP' })),
    lines: lines.map(({ product, quantity }) => ({ productId: product.id, quantity })),
  };
  return app.call('placeOrder', { input, idempotencyKey: randomUUID() }, 'id', { token: buyer.token, language });
}
const open = (buyer: TestAccount) =>
  one<{ count: number; amount: string }>(
    app.db,
    "SELECT count(*)::int AS count, coalesce(sum(total), 0)::text AS amount FROM orders WHERE buyer_id = $1 AND status = 'PLACED'",
    [buyer.id],
  );

it('of 20 purchases placed at once by a new buyer 10 go through; the others name the limit', async () => {
  const buyer = await consumer(app);
  const product = await listedProduct(app, seller, { price: '10', quantity: '1000' });
  const responses = await Promise.all(Array.from({ length: 20 }, () => order(buyer, [{ product, quantity: '1' }])));
  const rejected = responses.filter(({ code }) => code !== null);
  expect(rejected.map(({ code }) => code)).toEqual(Array.from({ length: 10 }, () => 'ORDER_LIMIT'));
  expect(rejected[0]?.body.errors?.[0]?.message).toBe(
    'You already have 10 orders waiting for the sellers to confirm. Until your first order is delivered, at most 10 can wait at a time.',
  );
  expect(await open(buyer)).toMatchObject({ count: 10 });
});

it('a new buyer has at most 50,000 Tk of unconfirmed orders, shown in the language and digits of the buyer', async () => {
  const buyer = await consumer(app);
  const product = await listedProduct(app, seller, { price: '20000', quantity: '1000' });
  expect((await order(buyer, [{ product, quantity: '2' }])).code).toBeNull();
  const rejected = await order(buyer, [{ product, quantity: '1' }], 'bn');
  expect([rejected.code, rejected.body.errors?.[0]?.message]).toEqual([
    'ORDER_LIMIT',
    'প্রথম অর্ডার হাতে পাওয়ার আগে ৫০,০০০ টাকার বেশি অর্ডার অপেক্ষায় থাকতে পারে না। এখন আছে ৪০,০০০ টাকার।',
  ]);
  expect(await open(buyer)).toEqual({ count: 1, amount: '40000.00' });
});

it('a buyer with a delivered order has a higher limit, up to 10 lakh taka', async () => {
  const buyer = await consumer(app);
  await deliveredOrder(app, { buyer });
  const product = await listedProduct(app, seller, { price: '100000', quantity: '1000' });
  expect((await order(buyer, [{ product, quantity: '9' }])).code).toBeNull();
  const rejected = await order(buyer, [{ product, quantity: '2' }]);
  expect(rejected.body.errors?.[0]?.message).toBe(
    'Orders waiting for the sellers to confirm can total at most 10,00,000 Tk. Yours total 9,00,000 Tk now.',
  );
});

it('a confirmed order no longer counts against the limit', async () => {
  const buyer = await consumer(app);
  const product = await listedProduct(app, seller, { price: '50000', quantity: '1000' });
  expect((await order(buyer, [{ product, quantity: '1' }])).code).toBeNull();
  expect((await order(buyer, [{ product, quantity: '1' }])).code).toBe('ORDER_LIMIT');
  const placed = await one<{ id: string }>(app.db, 'SELECT id FROM orders WHERE buyer_id = $1', [buyer.id]);
  await app.call('confirmOrder', { id: placed?.id }, 'id', { token: seller.token });
  expect((await order(buyer, [{ product, quantity: '1' }])).code).toBeNull();
});

it('an admin sets the limits; what is left out stays', async () => {
  const chief = await admin(app);
  const usual = { commissionPercent: '2', approvalHours: '48' };
  const change = (input: object) =>
    app.call<{ changePlatformSettings: object }>(
      'changePlatformSettings',
      { input: { ...usual, reason: 'A festival', ...input } },
      'newBuyerOrders newBuyerAmount buyerOrders buyerAmount',
      { token: chief.token },
    );
  expect((await change({ newBuyerOrders: '১' })).data.changePlatformSettings).toEqual({
    newBuyerOrders: 1,
    newBuyerAmount: '50000',
    buyerOrders: 50,
    buyerAmount: '1000000',
  });
  const buyer = await consumer(app);
  const product = await listedProduct(app, seller, { price: '10', quantity: '1000' });
  expect((await order(buyer, [{ product, quantity: '1' }])).code).toBeNull();
  expect((await order(buyer, [{ product, quantity: '1' }])).code).toBe('ORDER_LIMIT');
  for (const input of [{ newBuyerOrders: '0' }, { buyerOrders: '1.5' }, { buyerAmount: 'much' }]) {
    const response = await change(input);
    expect(response.body.errors?.[0]?.extensions.fields?.map(({ field }) => field)).toEqual(Object.keys(input));
  }
});
