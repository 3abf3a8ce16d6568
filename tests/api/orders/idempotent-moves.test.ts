/** The header `Idempotency-Key` on mutations that move goods or money: done once, answered again, refused for anything else. */
import { randomUUID } from 'node:crypto';
import { one } from '../../../server/platform/db/sql';
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

it('O04 an order is moved once under a key; the answer tells that it is an earlier one', async () => {
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

it('O04 twenty at once under one key are one move', async () => {
  const { id, seller } = await placedOrder(app);
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 20 }, () => send(seller.token, key, ORDER, { id })));
  expect(answers.map(({ data }) => data.confirmOrder?.status)).toEqual(Array.from({ length: 20 }, () => 'CONFIRMED'));
  expect(answers.filter(({ headers }) => headers.get('idempotency-replayed') === null)).toHaveLength(1);
});

it('O05 O06 another operation or another body under the key is refused; another person may use it', async () => {
  const [sale, other] = [await placedOrder(app), await placedOrder(app)];
  const key = randomUUID();
  await send(sale.seller.token, key, ORDER, { id: sale.id });
  for (const answer of [
    await send(sale.seller.token, key, SHIP, { id: sale.id }),
    await send(sale.seller.token, key, ORDER, { id: other.id }),
  ]) {
    expect(answer.code).toBe('IDEMPOTENCY_KEY_REUSED');
  }
  expect((await send(other.seller.token, key, ORDER, { id: other.id })).data.confirmOrder?.status).toBe('CONFIRMED');
});

it('O04 what failed leaves its key free', async () => {
  const { id, seller } = await placedOrder(app);
  const key = randomUUID();
  expect((await send(seller.token, key, SHIP, { id })).code).toBe('INVALID_TRANSITION');
  await app.gql(ORDER, { id }, seller);
  expect((await send(seller.token, key, SHIP, { id })).data.shipOrder?.status).toBe('SHIPPED');
});

it('O04 money told of twice is told of once', async () => {
  const { id, buyer } = await placedOrder(app, { buyer: await consumer(app) });
  const claim = 'mutation ($id: ID!, $input: PaymentClaimInput!) { claimPayment(id: $id, input: $input) { paymentStatus } }';
  const key = randomUUID();
  for (const replayed of [null, 'true']) {
    const answer = await send(buyer.token, key, claim, { id, input: toldAsPaid });
    expect([answer.data.claimPayment?.paymentStatus, answer.headers.get('idempotency-replayed')]).toEqual(['CLAIMED', replayed]);
  }
});

it('O04 M2 stock is set once under a key, so a late repetition undoes nothing', async () => {
  const seller = await approvedProducer(app);
  const { id } = await product(app, seller);
  const key = randomUUID();
  await send(seller.token, key, SET, { id, quantity: '50' });
  await app.gql(SET, { id, quantity: '70' }, seller);
  const late = await send(seller.token, key, SET, { id, quantity: '50' });
  expect([late.data.setStock?.quantity, late.headers.get('idempotency-replayed')]).toEqual(['70', 'true']);
  expect((await send(seller.token, key, SET, { id, quantity: '51' })).code).toBe('IDEMPOTENCY_KEY_REUSED');
});
