/** How online payments begin: once for a key, by the buyer alone, and a few times an hour. */
import { serverLimits } from '../../../schema/values/server-limits';
import { PaymentProviders } from '../../../server/platform/payments/payment-providers';
import type { TestApp } from '../../support/app';
import { approvedProducer, consumer } from '../../support/build-accounts';
import { placedOrder } from '../../support/build-orders';
import { onlineOrder, type PayingApp, startPayingApp, startPayment, triesOf } from './support/gateways';

let paying: PayingApp;
let app: TestApp;
beforeAll(async () => {
  paying = await startPayingApp();
  ({ app } = paying);
});
afterAll(() => paying.stop());

const START = 'mutation ($id: ID!) { startOnlinePayment(id: $id, gateway: BKASH) { pageUrl } }';

it('starts a payment once for a key, only for its buyer, and only while the order waits for it', async () => {
  const order = await onlineOrder(app);
  const headers = { 'idempotency-key': 'the same' };
  const twice = [
    await app.gql(START, { id: order.id }, { token: order.buyer.token, headers }),
    await app.gql(START, { id: order.id }, { token: order.buyer.token, headers }),
  ];
  expect(twice[0]?.data).toEqual(twice[1]?.data);
  expect(await triesOf(app, order.id)).toHaveLength(1);
  const stranger = await consumer(app);
  expect((await app.gql(START, { id: order.id }, { token: stranger.token })).code).toBe('NOT_FOUND');
  const placed = await placedOrder(app, { buyer: order.buyer, seller: await approvedProducer(app), input: { paymentMethod: 'ONLINE' } });
  expect((await app.gql(START, { id: placed.id }, { token: order.buyer.token })).code).toBe('INVALID_TRANSITION');
});

it('asks no gateway once an order was tried too often in an hour', async () => {
  const order = await onlineOrder(app);
  await startPayment(app, order);
  await app.db.query(
    `INSERT INTO gateway_payments (order_id, gateway, invoice, reference, page_url, amount)
     SELECT order_id, gateway, 'HBTRY' || n, reference || n, page_url, amount FROM gateway_payments, generate_series(2, ${serverLimits.gatewayStartsPerHour}) n
     WHERE order_id = $1`,
    [order.id],
  );
  const provider = app.container.resolve(PaymentProviders).find('BKASH')!;
  const create = jest.spyOn(provider, 'create');
  expect((await app.gql(START, { id: order.id }, { token: order.buyer.token })).code).toBe('RATE_LIMITED');
  expect(create).not.toHaveBeenCalled();
  create.mockRestore();
});
