/**
 * Reports of one TrxID by both sides: neither takes it from the other by a false one, and a dispute gives the payment
 * that it names.
 */
import { type TestApp, startTestApp } from '../../support/app';
import { admin, approvedProducer, consumer } from '../../support/build-accounts';
import type { TestOrder } from '../../support/build-orders';
import { one } from '../../support/sql';
import { bkashOrder, paidByBkash, seen } from './support/order-accounts';
import { transferSteps } from './support/transfer-steps';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const { claim, confirm, reject, cancel, owed } = transferSteps(() => app);

it('the TrxID of an honest side cannot be taken away by a report of the other', async () => {
  const seller = await approvedProducer(app);
  const [paid, accomplice] = [await bkashOrder(app, { seller }), await bkashOrder(app, { seller })];
  const giveWith = async (order: TestOrder, reference: string) => {
    const [refund] = (await seen(app, order, seller)).money.refunds;
    const give =
      'mutation ($id: ID!, $reference: String!) { giveRefund(id: $id, input: { method: BKASH, reference: $reference }) { state } }';
    return (await app.gql(give, { id: refund?.id, reference }, { token: seller.token })).code;
  };
  // the seller names the transfer of a buyer as a refund to someone else
  await paidByBkash(app, accomplice);
  await cancel(accomplice);
  expect(await giveWith(accomplice, '7BURN0001')).toBeNull();
  expect(await claim(paid, '7BURN0001')).toBeNull();
  expect(await confirm(paid)).toBeNull();
  // the buyer names the transfer of the refund as a payment, before the seller has reported it
  await cancel(paid);
  expect(await claim(paid, '7BURN0002', '75')).toBeNull();
  expect(await giveWith(paid, '7BURN0002')).toBe('BAD_USER_INPUT');
  expect(await reject(paid)).toBeNull();
  expect(await giveWith(paid, '7BURN0002')).toBeNull();
});

it('a claim and a refund with one TrxID at once: one of them alone has it', async () => {
  for (const time of [1, 2, 3]) {
    const order = await bkashOrder(app);
    await paidByBkash(app, order);
    await cancel(order);
    const next = await bkashOrder(app, { seller: order.seller, buyer: order.buyer });
    const [refund] = (await seen(app, order, order.seller)).money.refunds;
    const give =
      'mutation ($id: ID!, $reference: String!) { giveRefund(id: $id, input: { method: BKASH, reference: $reference }) { state } }';
    const both = await Promise.all([
      app.gql(give, { id: refund?.id, reference: `7ONCE000${time}` }, { token: order.seller.token }).then(({ code }) => code),
      claim(next, `7ONCE000${time}`),
    ]);
    expect(both.filter((code) => code === null)).toHaveLength(1);
  }
});

it('each payment that the seller rejected is disputed once, whichever came last', async () => {
  const order = await bkashOrder(app);
  const dispute = async () =>
    (await app.call('disputePayment', { orderId: order.id, text: 'I have sent it' }, 'id', { token: order.buyer.token })).code;
  for (const reference of ['7EACH0001', '7EACH0002']) {
    expect(await claim(order, reference)).toBeNull();
    expect(await reject(order)).toBeNull();
  }
  expect([await dispute(), await dispute(), await dispute()]).toEqual([null, null, 'CONFLICT']);
});

it('an accepted dispute gives the payment that it names, and no more than its transfer had then', async () => {
  const judge = await admin(app);
  const [seller, buyer] = [await approvedProducer(app), await consumer(app)];
  const orders = [await bkashOrder(app, { seller, buyer }), await bkashOrder(app, { seller, buyer })];
  for (const order of orders) {
    expect(await claim(order, '7NAMED001', '75')).toBeNull();
    expect(await reject(order)).toBeNull();
    const text = 'mutation ($id: ID!) { disputePayment(orderId: $id, text: "I have sent it") { id } }';
    expect((await app.gql(text, { id: order.id }, { token: buyer.token })).code).toBeNull();
  }
  const [first, second] = orders as [TestOrder, TestOrder];
  await cancel(first);
  // a later claim of another order names a larger amount, and is rejected
  const later = await bkashOrder(app, { seller, buyer });
  expect(await claim(first, '7NAMED001', '50000')).toBe('CONFLICT');
  expect(await claim(later, '7NAMED001', '50000')).toBeNull();
  const accept = async ({ id }: TestOrder) => {
    const dispute = await one<{ id: string }>(app.db, 'SELECT id FROM payment_disputes WHERE order_id = $1', [id]);
    const decide = 'mutation ($id: ID!) { decidePaymentDispute(id: $id, accepted: true, reason: "Seen") { id } }';
    return (await app.gql(decide, { id: dispute?.id }, { token: judge.token })).code;
  };
  expect(await accept(first)).toBe('CONFLICT');
  expect(await reject(later)).toBeNull();
  expect(await accept(first)).toBeNull();
  expect(await owed(first)).toEqual(['REFUND_DUE', '75.00', '75.00']);
  expect(await accept(second)).toBe('CONFLICT');
  expect(await owed(second)).toEqual(['UNPAID', '0.00', '0.00']);
});
