/**
 * The account of an order: amounts decide what is paid, due and owed; no step or race makes more of it than was
 * received.
 */
import { OrderActionsService } from '../../../server/modules/orders/steps/order-actions.service';
import { OrderCompletionService } from '../../../server/modules/orders/timers/order-completion.service';
import type { TestApp } from '../../support/app';
import { admin, approvedProducer, asViewer, payoutAccount } from '../../support/build-accounts';
import { confirmedOrder, listedProduct, placedOrder, shippedOrder } from '../../support/build-orders';
import { handoverCode } from '../../support/handover';
import { one, rows } from '../../support/sql';
import {
  atGateway,
  balances,
  onlineOrder,
  pay,
  type PayingApp,
  runPaymentJobs,
  seenBy,
  sendRefunds,
  startPayingApp,
  startPayment,
} from './support/gateways';
import { bkashOrder, codeOf, onlinePickup, paidByBkash, seen } from './support/order-accounts';

let paying: PayingApp;
let app: TestApp;
let actions: OrderActionsService;
beforeAll(async () => {
  paying = await startPayingApp();
  ({ app } = paying);
  actions = app.container.resolve(OrderActionsService);
});
afterAll(() => paying.stop());

it('a part confirmation that is undone after it was paid leaves the rest due, and nothing is shipped before it is paid [O3]', async () => {
  const seller = await approvedProducer(app);
  const order = await placedOrder(app, { lines: [{ product: await listedProduct(app, seller), quantity: '20' }], input: onlinePickup });
  await actions.confirm(asViewer(seller), order.id, { quantities: [{ lineId: order.lineIds[0] ?? '', quantity: '12' }] });
  await pay(app, order);
  expect(await seen(app, order, order.buyer)).toMatchObject({ paymentStatus: 'PAID', money: { charged: '360.00', received: '360.00' } });
  await rows(app.db, `UPDATE order_payees SET pay_by = now() - interval '1 hour', reminded_at = now() WHERE order_id = $1`, [order.id]);
  await actions.undo(asViewer(seller), order.id);
  await actions.confirm(asViewer(seller), order.id);
  expect(await seen(app, order, seller)).toMatchObject({
    paymentStatus: 'PARTLY_PAID',
    money: { charged: '600.00', received: '360.00', due: '240.00' },
  });
  expect((await seen(app, order, seller)).actions).not.toContain('SHIP');
  expect(await codeOf(actions.ship(asViewer(seller), order.id))).toBe('INVALID_TRANSITION');
  // the buyer is asked for the rest, wherever the amount is shown
  expect((await seenBy(app, order.id, order.buyer)).onlinePayment).toMatchObject({ state: 'DUE', amount: '240.00' });
  const asked = await rows<{ total: string }>(
    app.db,
    `SELECT params->>'total' AS total FROM notifications WHERE user_id = $1 AND text_key = 'onlinePaymentDue' ORDER BY id`,
    [order.buyer.id],
  );
  expect(asked.map(({ total }) => total)).toEqual(['360.00', '240.00']);
  const time = await one(app.db, 'SELECT pay_by > now() AS "isLater", reminded_at FROM order_payees WHERE order_id = $1', [order.id]);
  expect(time).toEqual({ isLater: true, reminded_at: null });
  await pay(app, order);
  expect((await seenBy(app, order.id, order.buyer)).onlinePayment).toMatchObject({ state: 'HELD', amount: '600.00' });
  expect(await seen(app, order, order.buyer)).toMatchObject({ paymentStatus: 'PAID', money: { received: '600.00', due: '0.00' } });
  await actions.ship(asViewer(seller), order.id);
  await actions.receive(asViewer(order.buyer), order.id);
  const account = await balances(app, order.id);
  expect({ gateway: account.GATEWAY, held: account.HELD, payable: account.PAYABLE }).toEqual({
    gateway: '600.00',
    held: undefined,
    payable: '-588.00',
  });
});

it('a capture and a proposed weight at the same moment never agree on more than was received', async () => {
  for (let round = 0; round < 6; round++) {
    const order = await onlineOrder(app, { input: onlinePickup });
    const page = await startPayment(app, order);
    const weights = [{ lineId: order.lineIds[0] ?? '', kilograms: '80', isChecked: true }];
    await Promise.all([
      atGateway(page).then((back) => (back ? fetch(back, { redirect: 'manual' }) : null)),
      codeOf(actions.proposeWeights(asViewer(order.seller), order.id, weights)),
    ]);
    await codeOf(actions.acceptWeights(asViewer(order.buyer), order.id));
    await codeOf(actions.ship(asViewer(order.seller), order.id));
    const { received, charged } = (await seen(app, order, order.seller)).money;
    const state = await one<{ status: string }>(app.db, 'SELECT status FROM orders WHERE id = $1', [order.id]);
    if (state?.status === 'SHIPPED') expect(received).toBe(charged);
  }
});

it('a total does not rise while a payment is under way, by the service and by the database', async () => {
  const seller = await approvedProducer(app);
  await payoutAccount(app, seller);
  const order = await placedOrder(app, {
    lines: [{ product: await listedProduct(app, seller), quantity: '20' }],
    input: { paymentMethod: 'BKASH' },
  });
  await actions.confirm(asViewer(seller), order.id, { quantities: [{ lineId: order.lineIds[0] ?? '', quantity: '12' }] });
  const input = { paymentMethod: 'BKASH', paymentNumber: '01712345678', paymentReference: '7UNDERWAY1' };
  await app.call('claimPayment', { id: order.id, input }, 'id', { token: order.buyer.token });
  expect(await codeOf(actions.undo(asViewer(seller), order.id))).toBe('CONFLICT');
  await expect(app.db.query('UPDATE orders SET subtotal = subtotal + 1, total = total + 1 WHERE id = $1', [order.id])).rejects.toThrow(
    /its total cannot rise/,
  );
});

it('mobile money is compared with the total: less weight is owed back, more is collected at the delivery', async () => {
  const [light, heavy] = [await bkashOrder(app), await bkashOrder(app)];
  for (const order of [light, heavy]) await paidByBkash(app, order);
  await actions.ship(asViewer(light.seller), light.id, { weights: [{ lineId: light.lineIds[0] ?? '', kilograms: '2' }] });
  expect(await seen(app, light, light.buyer)).toMatchObject({
    paymentStatus: 'REFUND_DUE',
    money: { charged: '60.00', received: '75.00', refundDue: '15.00', refundOwed: '15.00' },
  });
  await actions.ship(asViewer(heavy.seller), heavy.id, { weights: [{ lineId: heavy.lineIds[0] ?? '', kilograms: '2.6' }] });
  expect(await seen(app, heavy, heavy.buyer)).toMatchObject({
    paymentStatus: 'PARTLY_PAID',
    money: { charged: '78.00', received: '75.00', due: '3.00' },
  });
  const due = await app.call<{ order: object }>('order', { id: heavy.id }, 'total money { toCollect } payTo { amount }', {
    token: heavy.buyer.token,
  });
  expect(due.data.order).toEqual({ total: '78.00', money: { toCollect: '3.00' }, payTo: { amount: '3.00' } }); // never the total again
  await actions.deliver(asViewer(heavy.seller), heavy.id, { code: await handoverCode(app, heavy.id), paymentReceived: true });
  expect(await seen(app, heavy, heavy.buyer)).toMatchObject({ paymentStatus: 'PAID', money: { received: '78.00', due: '0.00' } });
});

it('an order whose payment is called risky is not shipped before an admin has decided', async () => {
  const [chief, order] = [await admin(app), await onlineOrder(app)];
  await paying.behave({ isRisky: true });
  await pay(app, order, 'SSLCOMMERZ');
  await paying.behave();
  expect(await seen(app, order, order.seller)).toMatchObject({
    paymentStatus: 'PAID',
    actions: ['PROPOSE_WEIGHT', 'CANCEL'],
    money: { isBeingChecked: true },
  });
  expect(await codeOf(actions.ship(asViewer(order.seller), order.id))).toBe('INVALID_TRANSITION');
  const approve = 'mutation ($id: ID!) { approvePayment(id: $id, reason: "Called the buyer") { id } }';
  expect((await app.gql(approve, { id: order.id }, { token: order.seller.token })).code).toBe('FORBIDDEN');
  expect((await app.gql(approve, { id: order.id }, { token: chief.token })).code).toBeNull();
  expect((await app.gql(approve, { id: order.id }, { token: chief.token })).code).toBe('INVALID_TRANSITION');
  await actions.ship(asViewer(order.seller), order.id);
});

it('an order that a coupon pays as a whole needs no gateway: it is paid, and shipped', async () => {
  const order = await onlineOrder(app, { input: onlinePickup });
  await rows(app.db, 'UPDATE orders SET discount = subtotal, total = delivery_fee, agreed_total = delivery_fee WHERE id = $1', [order.id]);
  expect((await seen(app, order, order.buyer)).paymentStatus).toBe('PAID');
  await actions.ship(asViewer(order.seller), order.id);
});

it('a receipt that is confirmed leaves the time for problems: the order is complete after it', async () => {
  const order = await shippedOrder(app);
  await actions.receive(asViewer(order.buyer), order.id);
  const at = async () =>
    one<{ complete: boolean }>(app.db, 'SELECT completed_at IS NOT NULL AS complete FROM orders WHERE id = $1', [order.id]);
  await app.container.resolve(OrderCompletionService).completeDue();
  expect(await at()).toEqual({ complete: false });
  expect((await seen(app, order, order.buyer)).actions).toEqual([]);
  await rows(app.db, `UPDATE orders SET delivered_at = now() - interval '49 hours' WHERE id = $1`, [order.id]);
  await app.container.resolve(OrderCompletionService).completeDue();
  expect(await at()).toEqual({ complete: true });
});

it('an order that was paid online in part and becomes cash gives back what it got first through the gateway', async () => {
  const seller = await approvedProducer(app);
  const order = await placedOrder(app, { lines: [{ product: await listedProduct(app, seller), quantity: '20' }], input: onlinePickup });
  await actions.confirm(asViewer(seller), order.id, { quantities: [{ lineId: order.lineIds[0] ?? '', quantity: '12' }] });
  await pay(app, order);
  await actions.undo(asViewer(seller), order.id);
  await actions.confirm(asViewer(seller), order.id);
  await app.call('payInCash', { id: order.id }, 'id', { token: order.buyer.token });
  await actions.ship(asViewer(seller), order.id);
  await actions.deliver(asViewer(seller), order.id, { code: await handoverCode(app, order.id), paymentReceived: true });
  expect(await seen(app, order, seller)).toMatchObject({ paymentStatus: 'PAID', money: { received: '600.00', due: '0.00' } });
  const account = await balances(app, order.id);
  // 360 were held; the commission of all 600 is withheld from them
  expect({ gateway: account.GATEWAY, held: account.HELD, payable: account.PAYABLE }).toEqual({
    gateway: '360.00',
    held: undefined,
    payable: '-348.00',
  });
});

describe('what must never happen is rejected by the database', () => {
  const fails = (sql: string, id: string) => expect(app.db.query(sql, [id])).rejects.toThrow();
  it('sums that are not those of the rows', async () => {
    const order = await confirmedOrder(app);
    await fails('UPDATE orders SET received = 10 WHERE id = $1', order.id);
    await fails(
      `INSERT INTO order_payments (order_id, method, amount, state, decided_at) VALUES ($1, 'CASH_ON_DELIVERY', 10, 'RECEIVED', now())`,
      order.id,
    );
  });
  it('more given back than received', async () => {
    const order = await confirmedOrder(app);
    await fails('UPDATE orders SET given_back = 1 WHERE id = $1', order.id);
  });
  it('an online order that leaves the store unpaid, or while its payment is checked', async () => {
    const order = await onlineOrder(app);
    await fails(`UPDATE orders SET status = 'SHIPPED' WHERE id = $1`, order.id);
    await pay(app, order);
    await fails(`UPDATE orders SET status = 'SHIPPED', payment_under_check = true WHERE id = $1`, order.id);
  });
  it('a sixth guess, a third undo, and a payment status that is written', async () => {
    const order = await confirmedOrder(app);
    await fails('UPDATE orders SET handover_tries = 6 WHERE id = $1', order.id);
    await fails('UPDATE orders SET undone_shipments = 3 WHERE id = $1', order.id);
    await rows(app.db, `UPDATE orders SET payment_status = 'PAID' WHERE id = $1`, [order.id]);
    expect((await seen(app, order, order.buyer)).paymentStatus).toBe('UNPAID');
  });
});

it('what is captured for an order that does not wait for it goes back, and is no part of its account', async () => {
  const order = await onlineOrder(app);
  const page = await startPayment(app, order);
  await app.call('payInCash', { id: order.id }, 'id', { token: order.buyer.token });
  const back = await atGateway(page);
  if (back) await fetch(back, { redirect: 'manual' });
  await runPaymentJobs(app);
  await sendRefunds(app);
  expect(await seen(app, order, order.buyer)).toMatchObject({ paymentStatus: 'UNPAID', money: { received: '0.00', refunded: '0.00' } });
  expect(await balances(app, order.id)).toEqual({});
});
