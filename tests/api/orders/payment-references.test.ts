/**
 * A transaction id (TrxID) is reported by one buyer: given by another, however it is written, it is a conflict that
 * names no one.
 */
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer, consumer, payoutAccount, type TestAccount } from '../../support/build-accounts';
import { listedProduct, type Goods } from '../../support/build-orders';
import { buy, errorOf, line } from './support/checkout-api';

let app: TestApp;
let seller: TestAccount;
let potato: Goods;
beforeAll(async () => {
  app = await startTestApp();
  seller = await approvedProducer(app);
  for (const method of ['BKASH', 'NAGAD'] as const) await payoutAccount(app, seller, method);
  potato = await listedProduct(app, seller, { quantity: '10000' });
});
afterAll(() => app.stop());

const order = async (by: TestAccount, paymentMethod = 'BKASH') =>
  (await buy(app, [line(potato)], { by, input: { paymentMethod, deliveryMethod: 'PICKUP' } })).data.placeOrder.orders[0]?.id ?? '';
const claim = (by: TestAccount, id: string, paymentReference: string, paymentMethod = 'BKASH', language: 'en' | 'bn' = 'en') =>
  app.call('claimPayment', { id, input: { paymentMethod, paymentNumber: '01712345678', paymentReference } }, 'paymentStatus', {
    token: by.token,
    language,
  });

it('is rejected for another buyer, in small letters and with blanks too', async () => {
  const [one, two] = [await consumer(app), await consumer(app)];
  expect((await claim(one, await order(one), '8N7A6D5EE7')).code).toBeNull();
  for (const written of ['8N7A6D5EE7', '8n7a 6d5e-e7']) {
    const again = await claim(two, await order(two), written);
    expect(errorOf(again)).toMatchObject({
      message: 'This TrxID has been used for another order. Check your payment SMS.',
      extensions: { code: 'CONFLICT', fields: [{ field: 'paymentReference' }] },
    });
    expect(JSON.stringify(again.body)).not.toContain(one.name);
  }
  expect((await claim(two, await order(two, 'NAGAD'), '8N7A6D5EE7', 'NAGAD')).code).toBeNull();
});

it('given by ten buyers at the same moment is of one', async () => {
  const buyers = await Promise.all(Array.from({ length: 10 }, () => consumer(app)));
  const orders = await Promise.all(buyers.map((by) => order(by)));
  const responses = await Promise.all(buyers.map((by, index) => claim(by, orders[index] ?? '', 'RACE123456')));
  expect(responses.map(({ code }) => code ?? 'ok').sort()).toEqual([...Array<string>(9).fill('CONFLICT'), 'ok']);
});

it('stays its buyer’s while the rejection of the payment can be disputed, and may be given again by that buyer', async () => {
  const [first, second] = [await consumer(app), await consumer(app)];
  const [id, other] = [await order(first), await order(second)];
  expect((await claim(first, id, 'REJECT999')).code).toBeNull();
  const reject = 'mutation ($id: ID!) { rejectPayment(id: $id, reason: "Not there") { paymentStatus } }';
  expect((await app.gql(reject, { id }, { token: seller.token })).code).toBeNull();
  expect((await claim(second, other, 'REJECT999')).code).toBe('CONFLICT');
  expect((await claim(first, id, 'REJECT999')).data).toEqual({ claimPayment: { paymentStatus: 'CLAIMED' } });
});

it('is in the language of the viewer', async () => {
  const [one, two] = [await consumer(app), await consumer(app)];
  await claim(one, await order(one), 'BANGLA1234');
  const response = await claim(two, await order(two), 'BANGLA1234', 'BKASH', 'bn');
  expect(errorOf(response)?.message).toBe('এই TrxID আগেই আরেকটি অর্ডারে দেওয়া হয়েছে। এসএমএস দেখে মিলিয়ে নিন।');
});
