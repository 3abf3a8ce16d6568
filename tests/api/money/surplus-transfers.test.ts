/**
 * Mobile money that was sent though nothing was due: too much at once, twice, or for an order that ended before the
 * buyer reported it. The seller owes back what it confirms.
 */
import { OrderActionsService } from '../../../server/modules/orders/steps/order-actions.service';
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer, asViewer, consumer } from '../../support/build-accounts';
import { confirmedOrder } from '../../support/build-orders';
import { handoverCode } from '../../support/handover';
import { one } from '../../support/sql';
import { bkashOrder, paidByBkash, seen } from './support/order-accounts';
import { transferSteps } from './support/transfer-steps';

let app: TestApp;
let actions: OrderActionsService;
beforeAll(async () => {
  app = await startTestApp();
  actions = app.container.resolve(OrderActionsService);
});
afterAll(() => app.stop());

const { claim, confirm, reject, cancel, owed } = transferSteps(() => app);

it.each([
  ['that was changed to cash', 'BKASH', 'mutation ($id: ID!) { payInCash(id: $id) { id } }'],
  ['in cash', 'CASH_ON_DELIVERY', null],
  ['that is paid online', 'ONLINE', null],
  ['whose fee was open', 'BKASH', 'fee'],
])('of a cancelled order %s it is owed back as well, and the way of payment stays', async (name, paymentMethod, step) => {
  const order = await bkashOrder(app);
  await app.db.query('UPDATE orders SET payment_method = $2 WHERE id = $1', [order.id, paymentMethod]);
  if (step === 'fee') await app.db.query('UPDATE orders SET fee_pending = true WHERE id = $1', [order.id]);
  else if (step !== null) expect((await app.gql(step, { id: order.id }, { token: order.buyer.token })).code).toBeNull();
  await cancel(order);
  expect(await claim(order, `7WAY${name.length}0${paymentMethod.length}`, '75')).toBeNull();
  expect(await confirm(order)).toBeNull();
  expect(await owed(order)).toEqual(['REFUND_DUE', '75.00', '75.00']);
  const { method } = (await one<{ method: string }>(app.db, 'SELECT payment_method AS method FROM orders WHERE id = $1', [order.id])) ?? {};
  expect(method).toBe(step?.includes('payInCash') ? 'CASH_ON_DELIVERY' : paymentMethod);
});

it('of an order that the seller cancelled before the buyer reported the money, all of it is owed back', async () => {
  const order = await bkashOrder(app);
  await cancel(order);
  expect(await claim(order, '7LATE0001')).toMatchObject([{ field: 'amount' }]);
  expect(await claim(order, '7LATE0001', '75')).toBeNull();
  expect(await owed(order)).toEqual(['CLAIMED', '0.00', '0.00']);
  expect(await confirm(order)).toBeNull();
  expect(await owed(order)).toEqual(['REFUND_DUE', '75.00', '75.00']);
});

it('what the seller does not find is disputed, and owed back once an admin has found it', async () => {
  const order = await bkashOrder(app);
  await cancel(order);
  await claim(order, '7LATE0002', '75');
  expect(await reject(order)).toBeNull();
  expect(await owed(order)).toEqual(['UNPAID', '0.00', '0.00']);
  const text = 'Sent it before you cancelled';
  const dispute = await app.call('disputePayment', { orderId: order.id, text }, 'id', { token: order.buyer.token });
  expect(dispute.code).toBeNull();
});

it('what one transfer left above the orders that it paid is owed back, once', async () => {
  const seller = await approvedProducer(app);
  const buyer = await consumer(app);
  const [first, second] = [await bkashOrder(app, { seller, buyer }), await bkashOrder(app, { seller, buyer })];
  expect(await claim(first, '7BOTH0001', '500')).toBeNull();
  expect(await claim(second, '7BOTH0001', '500')).toBeNull();
  expect([await confirm(first), await confirm(second)]).toEqual([null, null]);
  expect(await owed(second)).toEqual(['PAID', '75.00', '0.00']);
  const both = await Promise.all([claim(first, '7BOTH0001', '500'), claim(second, '7BOTH0001', '500')]);
  expect(both.filter((code) => code === null)).toHaveLength(1);
  expect(both.find((code) => code !== null)).toMatchObject([{ field: 'amount' }]);
  const paid = both[0] === null ? first : second;
  expect(await confirm(paid)).toBeNull();
  expect(await owed(paid)).toEqual(['REFUND_DUE', '425.00', '350.00']);
});

it('a second transfer for a paid order, and a first one of more than was reported, are owed back', async () => {
  const order = await bkashOrder(app);
  await claim(order, '7MORE0001');
  await confirm(order);
  expect(await claim(order, '7MORE0001', '75')).toMatchObject([{ field: 'amount' }]);
  expect(await claim(order, '7MORE0001', '50')).toMatchObject([{ field: 'amount' }]);
  // a figure too much is corrected after it was rejected
  expect(await claim(order, '7MORE0001', '7500')).toBeNull();
  expect(await reject(order)).toBeNull();
  expect(await claim(order, '7MORE0001', '750')).toBeNull();
  expect(await confirm(order)).toBeNull();
  expect(await owed(order)).toEqual(['REFUND_DUE', '750.00', '675.00']);
  expect(await claim(order, '7MORE0002', '75')).toBeNull();
  expect(await reject(order)).toBeNull();
  expect(await owed(order)).toEqual(['REFUND_DUE', '750.00', '675.00']);
});

it('the transfer that gave money back pays for nothing', async () => {
  const order = await bkashOrder(app);
  await paidByBkash(app, order);
  await cancel(order);
  const [refund] = (await seen(app, order, order.seller)).money.refunds;
  const give = 'mutation ($id: ID!) { giveRefund(id: $id, input: { method: BKASH, reference: "7BACK0001" }) { state } }';
  expect((await app.gql(give, { id: refund?.id }, { token: order.seller.token })).code).toBeNull();
  const next = await bkashOrder(app, { seller: order.seller, buyer: order.buyer });
  expect(await claim(next, '7BACK0001')).toBe('CONFLICT');
  expect(await claim(next, '7BACK0002')).toBeNull();
});

it('a delivery decides no claim of what was not due', async () => {
  const order = await bkashOrder(app);
  await paidByBkash(app, order);
  expect(await claim(order, '7BLIND001', '999999')).toBeNull();
  await actions.ship(asViewer(order.seller), order.id);
  await actions.deliver(asViewer(order.seller), order.id, { code: await handoverCode(app, order.id), paymentReceived: true });
  expect(await owed(order)).toEqual(['CLAIMED', '75.00', '0.00']);
});

it('a seller is not asked again and again: after five rejected payments no more are reported', async () => {
  const order = await bkashOrder(app);
  await paidByBkash(app, order);
  for (let time = 1; time <= 5; time += 1) {
    expect(await claim(order, `7OFTEN00${time}`, '0.01')).toBeNull();
    expect(await reject(order)).toBeNull();
  }
  expect(await claim(order, '7OFTEN009', '0.01')).toBe('CONFLICT');
});

it('what is due is paid by two transfers, each with its own amount', async () => {
  const order = await bkashOrder(app);
  expect(await claim(order, '7PART0001', '45')).toBeNull();
  expect(await confirm(order)).toBeNull();
  expect(await owed(order)).toEqual(['PARTLY_PAID', '45.00', '0.00']);
  expect(await claim(order, '7PART0002', '30')).toBeNull();
  expect(await confirm(order)).toBeNull();
  expect(await owed(order)).toEqual(['PAID', '75.00', '0.00']);
});

it('a part that is reported of a cash order is not collected again', async () => {
  const order = await confirmedOrder(app);
  const total = Number((await seen(app, order, order.seller)).money.due);
  expect(await claim(order, '7ONETK001', '1')).toBeNull();
  const sums = await one(app.db, 'SELECT payment_method AS method, claimed::text FROM orders WHERE id = $1', [order.id]);
  expect(sums).toEqual({ method: 'CASH_ON_DELIVERY', claimed: '1.00' });
  const { data } = await app.call<{ order: { money: { toCollect: string } } }>('order', { id: order.id }, 'money { toCollect }', {
    token: order.seller.token,
  });
  expect(data.order.money.toCollect).toBe((total - 1).toFixed(2));
  await actions.ship(asViewer(order.seller), order.id);
  await actions.deliver(asViewer(order.seller), order.id, { code: await handoverCode(app, order.id), paymentReceived: true });
  expect(await owed(order)).toEqual(['PAID', total.toFixed(2), '0.00']);
});
