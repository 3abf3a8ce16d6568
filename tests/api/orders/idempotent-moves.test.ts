/**
 * The header `Idempotency-Key` on mutations that move products or money: done once, with the same response again,
 * rejected for anything else.
 */
import { randomUUID } from 'node:crypto';
import { one } from '../../support/sql';
import { startTestApp, type TestApp } from '../../support/app';
import { approvedProducer, consumer } from '../../support/build-accounts';
import { product } from '../../support/build-catalogue';
import { placedOrder, toldAsPaid } from '../../support/build-orders';
import type { Variables } from '../../support/client';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const ORDER = 'mutation ($id: ID!) { confirmOrder(id: $id) { id status } }';
const SHIP = 'mutation ($id: ID!) { shipOrder(id: $id) { id status } }';
const SET = 'mutation ($id: ID!, $quantity: Decimal!) { setStock(productId: $id, quantity: $quantity) { id quantity } }';
const send = (token: string, key: string, query: string, variables: Variables) =>
  app.gql<Record<string, Record<string, string>>>(query, variables, { token, headers: { 'idempotency-key': key } });
const events = async (id: string) =>
  (await one<{ count: number }>(app.db, 'SELECT count(*)::int AS count FROM order_events WHERE order_id = $1', [id]))?.count;

it('an order is moved once under a key; the response shows that it is a repeated one [O04]', async () => {
  const { id, seller } = await placedOrder(app);
  const key = randomUUID();
  const first = await send(seller.token, key, ORDER, { id });
  expect([first.data.confirmOrder?.status, first.headers.get('idempotency-replayed')]).toEqual(['CONFIRMED', null]);
  const before = await events(id);
  const again = await send(seller.token, key, ORDER, { id });
  expect([again.data.confirmOrder?.status, again.headers.get('idempotency-replayed')]).toEqual(['CONFIRMED', 'true']);
  expect(await events(id)).toBe(before);
  expect((await app.gql(ORDER, { id }, seller)).code).toBe('INVALID_TRANSITION');
});

it('twenty at once under one key are one move [O04]', async () => {
  const { id, seller } = await placedOrder(app);
  const key = randomUUID();
  const responses = await Promise.all(Array.from({ length: 20 }, () => send(seller.token, key, ORDER, { id })));
  expect(responses.map(({ data }) => data.confirmOrder?.status)).toEqual(Array.from({ length: 20 }, () => 'CONFIRMED'));
  expect(responses.filter(({ headers }) => headers.get('idempotency-replayed') === null)).toHaveLength(1);
});

it('another operation or another body under the key is rejected; another user may use it [O05 O06]', async () => {
  const [sale, other] = [await placedOrder(app), await placedOrder(app)];
  const key = randomUUID();
  await send(sale.seller.token, key, ORDER, { id: sale.id });
  for (const response of [
    await send(sale.seller.token, key, SHIP, { id: sale.id }),
    await send(sale.seller.token, key, ORDER, { id: other.id }),
  ]) {
    expect(response.code).toBe('IDEMPOTENCY_KEY_REUSED');
  }
  expect((await send(other.seller.token, key, ORDER, { id: other.id })).data.confirmOrder?.status).toBe('CONFIRMED');
});

it('what failed leaves its key free [O04]', async () => {
  const { id, seller } = await placedOrder(app);
  const key = randomUUID();
  expect((await send(seller.token, key, SHIP, { id })).code).toBe('INVALID_TRANSITION');
  await app.gql(ORDER, { id }, seller);
  expect((await send(seller.token, key, SHIP, { id })).data.shipOrder?.status).toBe('SHIPPED');
});

it('a payment that is reported twice is notified once [O04]', async () => {
  const { id, buyer } = await placedOrder(app, { buyer: await consumer(app) });
  const claim = 'mutation ($id: ID!, $input: PaymentClaimInput!) { claimPayment(id: $id, input: $input) { paymentStatus } }';
  const key = randomUUID();
  const input = { ...toldAsPaid };
  for (const replayed of [null, 'true']) {
    const response = await send(buyer.token, key, claim, { id, input });
    expect([response.data.claimPayment?.paymentStatus, response.headers.get('idempotency-replayed')]).toEqual(['CLAIMED', replayed]);
  }
});

it('stock is set once under a key, so a late repetition undoes nothing [O04 M2]', async () => {
  const seller = await approvedProducer(app);
  const { id } = await product(app, seller);
  const key = randomUUID();
  await send(seller.token, key, SET, { id, quantity: '50' });
  await app.gql(SET, { id, quantity: '70' }, seller);
  const late = await send(seller.token, key, SET, { id, quantity: '50' });
  expect([late.data.setStock?.quantity, late.headers.get('idempotency-replayed')]).toEqual(['70', 'true']);
  expect((await send(seller.token, key, SET, { id, quantity: '51' })).code).toBe('IDEMPOTENCY_KEY_REUSED');
});
