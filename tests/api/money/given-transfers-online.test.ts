/**
 * Transfers that are taken back from orders which a gateway was paid for: what the gateway has given back meanwhile is
 * due again, and nothing is owed that nobody paid.
 */
import type { TestApp } from '../../support/app';
import { admin, approvedProducer, payoutAccount, type TestAccount } from '../../support/build-accounts';
import type { TestOrder } from '../../support/build-orders';
import { one, rows } from '../../support/sql';
import { balances, onlineOrder, pay, type PayingApp, sendRefunds, startPayingApp } from './support/gateways';
import { expectSound } from './support/ledger';
import { onlinePickup } from './support/order-accounts';
import { payByHand } from './support/refunds-by-hand';
import { stolenTransfers } from './support/stolen-transfers';

let paying: PayingApp;
let app: TestApp;
let judge: TestAccount;
beforeAll(async () => {
  paying = await startPayingApp();
  ({ app } = paying);
  judge = await admin(app);
});
afterAll(() => paying.stop());

const { accept, accountOf, call, claim, complete, confirm, send, stolen } = stolenTransfers(
  () => app,
  () => judge,
);

it('a refund that was not sent yet is dropped with the transfer', async () => {
  const { honest, accomplice } = await stolen('4WAITS001');
  expect(await accept(honest)).toBeNull();
  await sendRefunds(app);
  expect(await accountOf(accomplice)).toEqual({ status: 'PAID', method: 'ONLINE', received: 75, back: 0, owed: 0 });
});

const due = { status: 'UNPAID', method: 'CASH_ON_DELIVERY', received: 75, back: 75, owed: 0 };

/** The refund counts as given the moment that the transfer is taken back, and once only when the gateway reports it. */
async function expectDue(accomplice: TestOrder): Promise<void> {
  expect(await accountOf(accomplice)).toEqual(due);
  await sendRefunds(app);
  expect(await accountOf(accomplice)).toEqual(due);
  expect(
    await rows(app.db, 'SELECT r.state FROM gateway_refunds r JOIN gateway_payments p ON p.id = r.payment_id WHERE p.order_id = $1', [
      accomplice.id,
    ]),
  ).toEqual([{ state: 'DONE' }]);
  await expectSound(app);
}

it('while the gateway gives the money back the decision does not wait: it is due again at once, and never owed', async () => {
  const { honest, accomplice } = await stolen('4SENT0001');
  await send();
  expect(await accept(honest)).toBeNull();
  await expectDue(accomplice);
  await complete(accomplice);
  expect(await accountOf(accomplice)).toEqual(due);
});

it('the same of an order that is complete meanwhile', async () => {
  const { honest, accomplice } = await stolen('4SENT0002');
  await send();
  await complete(accomplice);
  expect(await accept(honest)).toBeNull();
  await expectDue(accomplice);
});

const rejectedNow = async () =>
  (await app.gql<{ rejectedRefunds: { id: string }[] }>('{ rejectedRefunds { id } }', {}, { token: judge.token })).data;
const rejections: readonly [string, boolean][] = [
  ['', false],
  [' of a complete order', true],
];
it.each(rejections)('a refund%s that the gateway has rejected is dropped with the transfer', async (title, isComplete) => {
  const { honest, accomplice } = await stolen(`4REJECT${title.length}`);
  await paying.behave({ refunds: 'reject' });
  await sendRefunds(app);
  await paying.behave();
  expect(await rejectedNow()).toMatchObject({ rejectedRefunds: [{}] });
  if (isComplete) await complete(accomplice);
  expect(await accept(honest)).toBeNull();
  expect(await rejectedNow()).toEqual({ rejectedRefunds: [] });
  const dropped = `SELECT details FROM audit_events WHERE subject_id = $1 AND action = 'payment.refundDropped'`;
  expect(await rows(app.db, dropped, [accomplice.id])).toEqual([{ details: { amount: '75.00', error: expect.any(String) } }]);
  if (!isComplete) await complete(accomplice);
  await sendRefunds(app);
  expect(await accountOf(accomplice)).toEqual({ status: 'PAID', method: 'ONLINE', received: 75, back: 0, owed: 0 });
  expect(await balances(app, accomplice.id)).toEqual({ GATEWAY: '75.00', PAYABLE: '-73.50', COMMISSION: '-1.50' });
  await expectSound(app);
});

it.each(rejections)(
  'a refund%s that the gateway rejects after the decision is dropped: its money pays what is due',
  async (title, isComplete) => {
    const { honest, accomplice } = await stolen(`4AFTER${title.length}`);
    await send();
    if (isComplete) await complete(accomplice);
    expect(await accept(honest)).toBeNull();
    expect(await accountOf(accomplice)).toEqual(due);
    await paying.behave({ refunds: 'reject' });
    await sendRefunds(app);
    await paying.behave();
    expect(await rejectedNow()).toEqual({ rejectedRefunds: [] });
    if (!isComplete) await complete(accomplice);
    expect(await accountOf(accomplice)).toEqual({ status: 'PAID', method: 'CASH_ON_DELIVERY', received: 75, back: 0, owed: 0 });
    expect(await balances(app, accomplice.id)).toEqual({ GATEWAY: '75.00', PAYABLE: '-73.50', COMMISSION: '-1.50' });
    await expectSound(app);
  },
);

it('a refund that the gateway rejects once the buyer has paid again is given by an admin', async () => {
  const { honest, accomplice } = await stolen('4AGAIN001');
  await send();
  expect(await accept(honest)).toBeNull();
  expect([await claim(accomplice, '4AGAIN002', '75'), await confirm(accomplice)]).toEqual([null, null]);
  await paying.behave({ refunds: 'reject' });
  await sendRefunds(app);
  await paying.behave();
  expect(await accountOf(accomplice)).toMatchObject({ status: 'REFUND_DUE', received: 150, back: 0, owed: 0 });
  const refund = await one<{ id: string }>(app.db, `SELECT id FROM gateway_refunds WHERE state = 'REJECTED'`);
  expect(await payByHand(app, judge, refund?.id ?? '', '7HAND00001')).toBeNull();
  expect(await accountOf(accomplice)).toMatchObject({ status: 'PAID', received: 150, back: 75, owed: 0 });
  await expectSound(app);
});

it('a rejected refund that an admin has sent again counts as given', async () => {
  const { honest, accomplice } = await stolen('4RETRY001');
  await paying.behave({ refunds: 'reject' });
  await sendRefunds(app);
  await paying.behave();
  const refund = await one<{ id: string }>(app.db, `SELECT id FROM gateway_refunds WHERE state = 'REJECTED'`);
  expect(await call(judge, 'mutation ($id: ID!) { retryRefund(id: $id) { rejected { id } } }', { id: refund?.id })).toBeNull();
  expect(await accept(honest)).toBeNull();
  await expectDue(accomplice);
});

it('of a complete order the seller keeps what was released, and the transfer stays as far as the seller gave it back', async () => {
  const { honest, accomplice } = await stolen('4KEPT0001', { isComplete: true });
  const refund = await one<{ id: string }>(app.db, `SELECT id FROM order_refunds WHERE order_id = $1 AND payer = 'SELLER'`, [
    accomplice.id,
  ]);
  const give = 'mutation ($id: ID!) { giveRefund(id: $id, input: { method: CASH_ON_DELIVERY }) { state } }';
  expect(await call(accomplice.seller, give, { id: refund?.id })).toBeNull();
  expect(await call(accomplice.buyer, 'mutation ($id: ID!) { confirmRefund(id: $id) { state } }', { id: refund?.id })).toBeNull();
  expect(await accept(honest)).toBeNull();
  expect(await accountOf(accomplice)).toEqual({ status: 'PAID', method: 'ONLINE', received: 150, back: 75, owed: 0 });
  expect(await accountOf(honest)).toMatchObject({ status: 'PAID', received: 75 });
});

it.each([false, true])(
  'a total rises again once the gateway has given back what it was lowered by, or an admin has, where it was rejected: %s',
  async (isRejected) => {
    const seller = await approvedProducer(app);
    await payoutAccount(app, seller);
    const order = await onlineOrder(app, { seller, input: onlinePickup });
    await pay(app, order, 'SSLCOMMERZ');
    expect(await call(seller, 'mutation ($id: ID!) { undoOrderStep(id: $id) { id } }', { id: order.id })).toBeNull();
    const less = 'mutation ($id: ID!, $q: [LineQuantityInput!]) { confirmOrder(id: $id, quantities: $q) { id } }';
    expect(await call(seller, less, { id: order.id, q: [{ lineId: order.lineIds[0], quantity: '2' }] })).toBeNull();
    await send();
    const more = 'mutation ($id: ID!, $w: [LineWeightInput!]!) { proposeOrderWeights(id: $id, weights: $w) { id } }';
    const weights = [{ lineId: order.lineIds[0], kilograms: '2.5', isChecked: true }];
    expect(await call(seller, more, { id: order.id, w: weights })).toBeNull();
    const agree = () => call(order.buyer, 'mutation ($id: ID!) { acceptOrderWeights(id: $id) { id } }', { id: order.id });
    expect(await agree()).toBe('refund.underWay');
    await paying.behave(isRejected ? { refunds: 'reject' } : {});
    await sendRefunds(app);
    await paying.behave();
    if (isRejected) {
      expect(await agree()).toBe('refund.underWay');
      const { rejectedRefunds } = await rejectedNow();
      for (const { id } of rejectedRefunds) expect(await payByHand(app, judge, id, '9HAND00002')).toBeNull();
    }
    expect(await agree()).toBeNull();
    expect(await accountOf(order)).toMatchObject({ status: 'PARTLY_PAID', received: 75, back: 15 });
  },
);
