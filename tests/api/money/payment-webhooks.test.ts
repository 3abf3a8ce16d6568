/**
 * The webhooks of money: who receives `payment.changed` and `payout.changed`, what is in them, their signature, and
 * which API keys may ask for them.
 */
import { createHmac } from 'node:crypto';
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { PAYER_NUMBER } from '../../../demo/gateways/bkash-double';
import { resolvePort } from '../../../server/app/wiring/container';
import { OrderActionsService } from '../../../server/modules/orders/steps/order-actions.service';
import { JobQueue } from '../../../server/platform/jobs/job-queue';
import type { TestApp } from '../../support/app';
import { admin, approvedProducer, asViewer, consumer, payoutAccount, type TestAccount } from '../../support/build-accounts';
import { apiKey } from '../../support/build-partners';
import { type Receiver, startReceiver } from '../../support/receiver';
import { CREATE, makeHook, UPDATE } from '../partners/support/hooks';
import { atGateway, onlineOrder, pay, type PayingApp, runPaymentJobs, sendRefunds, startPayingApp, startPayment } from './support/gateways';
import { discountedOrder, DUE, markFailed, requestPayout } from './support/payouts';

let paying: PayingApp;
let app: TestApp;
let receiver: Receiver;
let validate: ValidateFunction;
beforeAll(async () => {
  [paying, receiver] = [await startPayingApp({ WEBHOOK_ALLOW_PRIVATE: 'true' }), await startReceiver()];
  ({ app } = paying);
  const served = (await (await fetch(`${app.url}/docs/webhooks.schema.json`)).json()) as object;
  validate = addFormats(new Ajv2020({ allErrors: true, strict: true, strictRequired: false })).compile(served);
});
beforeEach(() => void receiver.received.splice(0));
afterEach(() => paying.behave());
afterAll(async () => {
  await receiver.stop();
  await paying.stop();
});

const deliver = () => resolvePort(app.container, JobQueue).runDue();
/** Each to a path of its own, by which what it received is found. */
const hook = (owner: TestAccount, name: string, events = ['PAYMENT_CHANGED']) => makeHook(app, owner, `${receiver.url}/${name}`, events);
const at = (name: string) => receiver.received.filter(({ path }) => path === `/${name}`);
const paymentsAt = (name: string) => at(name).map(({ body }) => body.data['payment']);
const cancel = (seller: TestAccount, id: string) =>
  app.container.resolve(OrderActionsService).cancel(asViewer(seller), id, 'No more of it');

it('payment.changed reaches buyer and seller of the order, and no one else, with the payment and its refund', async () => {
  const order = await onlineOrder(app);
  const { secret } = await hook(order.buyer, 'buyer');
  await hook(order.seller, 'seller');
  await hook(order.seller, 'orders', ['ORDER_CHANGED']);
  await hook(await consumer(app), 'stranger');
  await hook(await admin(app), 'admin');
  await paying.behave({ callbacks: 'twice' });
  await pay(app, order);
  await paying.behave({ refunds: 'reject' });
  await cancel(order.seller, order.id);
  await sendRefunds(app);
  await app.db.query("UPDATE gateway_refunds SET state = 'WAITING', next_try_at = now(), ended_at = NULL WHERE state = 'REJECTED'");
  await paying.behave();
  await sendRefunds(app);
  await deliver();

  const { total, trackingNumber } = order.order;
  const same = { orderId: order.id, trackingNumber, gateway: 'BKASH', state: 'CAPTURED', paysOrder: true, amount: total };
  const wanted = [
    { ...same, version: 2, refunded: '0.00' },
    { ...same, version: 3, refunded: '0.00' }, // the gateway rejected the refund
    { ...same, version: 4, refunded: total },
  ];
  expect(paymentsAt('buyer')).toEqual(wanted.map((one) => expect.objectContaining(one) as unknown));
  expect(paymentsAt('seller')).toEqual(paymentsAt('buyer'));
  expect([...at('stranger'), ...at('admin')]).toEqual([]);
  expect(new Set(at('orders').map(({ body }) => body.type))).toEqual(new Set(['order.changed']));
  for (const { body, text, signature, headers } of at('buyer')) {
    expect([validate(body), validate.errors]).toEqual([true, null]);
    const time = /^t=(\d+),v1=/.exec(signature)?.[1] ?? '';
    expect(signature).toBe(`t=${time},v1=${createHmac('sha256', secret).update(`${time}.${text}`).digest('hex')}`);
    expect(headers['haatbar-event']).toBe('payment.changed');
    for (const hidden of [PAYER_NUMBER, order.order.contactPhone, order.order.contactName]) expect(text).not.toContain(hidden);
  }
});

it('payment.changed has the end of a try that paid nothing, and a payment that pays no order', async () => {
  const order = await onlineOrder(app);
  await hook(order.buyer, 'tries');
  for (const outcome of ['cancel', 'failure'] as const)
    await fetch((await atGateway(await startPayment(app, order), outcome)) ?? '', { redirect: 'manual' });
  await startPayment(app, order);
  await app.db.query("UPDATE gateway_payments SET started_at = now() - interval '2 hours' WHERE order_id = $1 AND state = 'STARTED'", [
    order.id,
  ]);
  await runPaymentJobs(app);
  const pages = [await startPayment(app, order, 'SSLCOMMERZ'), await startPayment(app, order, 'SSLCOMMERZ')];
  for (const page of pages) await atGateway(page);
  await deliver();
  // of two payments there is no order
  const tries = paymentsAt('tries').toSorted((a, b) => (String(a?.['startedAt']) < String(b?.['startedAt']) ? -1 : 1));
  expect(tries.map((payment) => [payment?.['gateway'], payment?.['state'], payment?.['paysOrder']])).toEqual([
    ['BKASH', 'EXPIRED', false],
    ['BKASH', 'CANCELLED', false],
    ['BKASH', 'FAILED', false],
    ['SSLCOMMERZ', 'CAPTURED', true],
    ['SSLCOMMERZ', 'CAPTURED', false],
  ]);
  for (const { body } of at('tries')) expect([validate(body), validate.errors]).toEqual([true, null]);
});

it('payout.changed reaches the seller alone, signed, without the number of the account', async () => {
  const seller = await approvedProducer(app);
  await payoutAccount(app, seller);
  await discountedOrder(app, seller);
  const { secret } = await hook(seller, 'payouts', ['PAYOUT_CHANGED']);
  await hook(await approvedProducer(app), 'other-payouts', ['PAYOUT_CHANGED']);
  const { data } = await requestPayout(app, seller);
  await markFailed(app, await admin(app), data.requestPayout.id);
  await deliver();
  const payouts = at('payouts').map(({ body }) => body.data['payout']);
  const same = { id: data.requestPayout.id, amount: DUE, method: 'BKASH', sellerId: seller.id };
  expect(payouts).toEqual([
    expect.objectContaining({ ...same, version: 1, state: 'REQUESTED', reason: null }),
    expect.objectContaining({ ...same, version: 2, state: 'FAILED', reason: 'The number does not exist' }),
  ]);
  expect(at('other-payouts')).toEqual([]);
  for (const { body, text, signature } of at('payouts')) {
    expect([validate(body), validate.errors]).toEqual([true, null]);
    const time = /^t=(\d+),v1=/.exec(signature)?.[1] ?? '';
    expect(signature).toContain(`v1=${createHmac('sha256', secret).update(`${time}.${text}`).digest('hex')}`);
    expect(text).not.toContain(data.requestPayout.accountNumber);
  }
});

it.each([
  ['PAYOUT_CHANGED', 'READ_MONEY', 'READ_MONEY'],
  ['PAYMENT_CHANGED', 'READ_ORDERS', 'READ_ORDERS'],
  ['ORDER_PLACED', 'READ_ORDERS', 'READ_ORDERS'],
  ['ORDER_CHANGED', 'READ_ORDERS', 'READ_ORDERS'],
  ['PRODUCT_CHANGED', 'READ_PRODUCTS', 'READ_PRODUCTS'],
  ['STOCK_CHANGED', 'READ_PRODUCTS', 'READ_PRODUCTS'],
] as const)('an API key asks for %s only where it may read the same by %s', async (event, scope, spelled) => {
  const owner = await approvedProducer(app);
  const [other, read] =
    scope === 'READ_PRODUCTS' ? (['ORDER_CHANGED', 'READ_ORDERS'] as const) : (['STOCK_CHANGED', 'READ_PRODUCTS'] as const);
  const { token: narrow } = await apiKey(app, owner, ['WEBHOOKS', read]);
  const { token: wide } = await apiKey(app, owner, ['WEBHOOKS', read, scope]);
  const input = { url: `${receiver.url}/key`, events: [other, event] };
  const rejected = await app.gql(CREATE, { input }, { token: narrow });
  expect([rejected.code, rejected.body.errors?.[0]?.message]).toEqual(['FORBIDDEN', `This API key lacks the permission ${spelled}.`]);
  const made = await app.gql<{ createWebhook: { webhook: { id: string } } }>(CREATE, { input }, { token: wide });
  const { id } = made.data.createWebhook.webhook;
  // neither to add the event, nor to have it sent elsewhere: what is stored could be sent again there
  const moved = { ...input, url: `${receiver.url}/elsewhere`, enabled: true };
  expect((await app.gql(UPDATE, { id, input: moved }, { token: narrow })).code).toBe('FORBIDDEN');
  expect((await app.gql(UPDATE, { id, input: { ...moved, events: [other] } }, { token: narrow })).code).toBe('FORBIDDEN');
  expect((await app.gql(UPDATE, { id, input: moved }, { token: wide })).code).toBeNull();
});
