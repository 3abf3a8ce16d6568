/**
 * A transaction id (TrxID) pays for one purchase: given twice, by whomever and however it is written, it is a conflict
 * that names no one.
 */
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer, consumer, type TestAccount } from '../../support/build-accounts';
import { listedProduct, type Goods } from '../../support/build-orders';
import { buy, errorOf, line } from './support/checkout-api';

let app: TestApp;
let seller: TestAccount;
let potato: Goods;
beforeAll(async () => {
  app = await startTestApp();
  seller = await approvedProducer(app);
  potato = await listedProduct(app, seller, { quantity: '10000' });
});
afterAll(() => app.stop());

const paid = (paymentReference: string, paymentMethod = 'BKASH') => ({
  ...{ paymentMethod, paymentNumber: '01712345678', paymentReference, deliveryMethod: 'PICKUP' },
});
const pay = (by: TestAccount, input: Record<string, unknown>, products: Goods[] = [potato]) =>
  buy(
    app,
    products.map((product) => line(product)),
    { by, input },
  );

it('is rejected for a second purchase, of the same buyer or another, in small letters and with blanks too', async () => {
  const [one, two] = [await consumer(app), await consumer(app)];
  expect((await pay(one, paid('8N7A6D5EE7'))).code).toBeNull();
  for (const again of [await pay(one, paid('8n7a 6d5e-e7')), await pay(two, paid('8N7A6D5EE7'))]) {
    expect(errorOf(again)).toMatchObject({
      message: 'This TrxID has been used for another order. Check your payment SMS.',
      extensions: { code: 'CONFLICT', fields: [{ field: 'paymentReference' }] },
    });
    expect(JSON.stringify(again.body)).not.toContain(one.name);
  }
  expect((await pay(two, paid('8N7A6D5EE7', 'NAGAD'))).code).toBeNull();
});

it('pays for the order of one seller alone, whatever is in the cart', async () => {
  const products = [potato, await listedProduct(app, await approvedProducer(app))];
  const placed = await pay(await consumer(app), paid('TWOSELLERS'), products);
  expect(errorOf(placed)).toMatchObject({ extensions: { code: 'BAD_USER_INPUT', fields: [{ field: 'paymentReference' }] } });
  expect((await pay(await consumer(app), paid('TWOSELLERS'))).code).toBeNull();
});

it('given by ten buyers at the same moment makes one purchase', async () => {
  const buyers = await Promise.all(Array.from({ length: 10 }, () => consumer(app)));
  const responses = await Promise.all(buyers.map((by) => pay(by, paid('RACE123456'))));
  expect(responses.map(({ code }) => code ?? 'ok').sort()).toEqual([...Array<string>(9).fill('CONFLICT'), 'ok']);
});

it('stays its buyer’s while the rejection of the payment can be disputed, and may be given again by that buyer', async () => {
  const [first, second] = [await consumer(app), await consumer(app)];
  const id = (await pay(first, paid('REJECT999'))).data.placeOrder.orders[0]?.id;
  const cash = (await pay(second, { paymentMethod: 'CASH_ON_DELIVERY', deliveryMethod: 'PICKUP' })).data.placeOrder.orders[0]?.id;
  const claim = () =>
    app.gql(
      'mutation ($id: ID!, $input: PaymentClaimInput!) { claimPayment(id: $id, input: $input) { paymentStatus } }',
      { id: cash, input: { paymentMethod: 'BKASH', paymentNumber: '01712345678', paymentReference: 'REJECT999' } },
      { token: second.token },
    );
  expect((await claim()).code).toBe('CONFLICT');
  const reject = 'mutation ($id: ID!) { rejectPayment(id: $id, reason: "Not there") { paymentStatus } }';
  expect((await app.gql(reject, { id }, { token: seller.token })).code).toBeNull();
  expect((await claim()).code).toBe('CONFLICT');
  const again = 'mutation ($id: ID!, $input: PaymentClaimInput!) { claimPayment(id: $id, input: $input) { paymentStatus } }';
  const input = { paymentMethod: 'BKASH', paymentNumber: '01712345678', paymentReference: 'REJECT999' };
  expect((await app.gql(again, { id, input }, { token: first.token })).data).toEqual({ claimPayment: { paymentStatus: 'CLAIMED' } });
});

it('is in the language of the viewer', async () => {
  const by = await consumer(app);
  await pay(by, paid('BANGLA1234'));
  const document = 'mutation ($input: PlaceOrderInput!, $key: String) { placeOrder(input: $input, idempotencyKey: $key) { id } }';
  const input = { contactName: 'Rahima', contactPhone: '01712345678', lines: [line(potato)], ...paid('BANGLA1234') };
  const response = await app.gql(document, { input, key: 'bangla' }, { token: by.token, headers: { 'accept-language': 'bn' } });
  expect(errorOf(response)?.message).toBe('এই TrxID আগেই আরেকটি অর্ডারে দেওয়া হয়েছে। এসএমএস দেখে মিলিয়ে নিন।');
});
