/**
 * Refunds are sent by several processes, each once, also where a gateway responds so slowly that others look at what is
 * due meanwhile.
 */
import { OrderActionsService } from '../../../server/modules/orders/steps/order-actions.service';
import { GatewayRefundSendingService } from '../../../server/modules/money/gateway/gateway-refund-sending.service';
import { PaymentProviders } from '../../../server/platform/payments/payment-providers';
import type { TestApp } from '../../support/app';
import { admin, approvedProducer, asViewer } from '../../support/build-accounts';
import { listedProduct } from '../../support/build-orders';
import { one } from '../../support/sql';
import { balances, onlineOrder, pay, type PayingApp, seenBy, sendRefunds, startPayingApp } from './support/gateways';
import { changeAndSettle, expectSound } from './support/ledger';
import { startByHand } from './support/refunds-by-hand';

let paying: PayingApp;
let app: TestApp;
beforeAll(async () => {
  paying = await startPayingApp();
  ({ app } = paying);
});
afterAll(() => paying.stop());

it('refunds of one payment are collected, and the gateway is asked for fewer than the ten that bKash sends', async () => {
  const product = await listedProduct(app, await approvedProducer(app), { quantity: '500' });
  const order = await onlineOrder(app, { lines: [{ product, quantity: '40' }] });
  await pay(app, order);
  await changeAndSettle(app, order.id, "status = 'DELIVERED', delivered_at = now()");
  const refundMore = () => changeAndSettle(app, order.id, 'refunded = refunded + 10, updated_at = now()');
  const counted = () =>
    one(
      app.db,
      `SELECT count(*)::int AS sent, sum(r.amount)::text AS amount FROM gateway_refunds r JOIN gateway_payments p ON p.id = r.payment_id
       WHERE p.order_id = $1 AND r.state = 'DONE'`,
      [order.id],
    );
  await refundMore();
  await refundMore();
  await sendRefunds(app);
  expect(await counted()).toEqual({ sent: 1, amount: '20.00' });
  for (let time = 0; time < 12; time++) {
    await refundMore();
    await sendRefunds(app);
  }
  expect(await counted()).toEqual({ sent: 7, amount: '80.00' });
  await app.db.query('UPDATE orders SET completed_at = now() WHERE id = $1', [order.id]);
  await sendRefunds(app);
  expect(await counted()).toEqual({ sent: 8, amount: '140.00' });
  await expectSound(app);
});

it('an admin records that a rejected refund was paid back by hand, once for each transfer; settlements do not wait for it', async () => {
  const [order, other] = [await onlineOrder(app), await onlineOrder(app)];
  await paying.behave({ refunds: 'reject' });
  for (const { id, seller } of [order, other]) {
    await pay(app, id === order.id ? order : other);
    await app.container.resolve(OrderActionsService).cancel(asViewer(seller), id, 'No more of it');
  }
  await sendRefunds(app);
  await paying.behave();
  const judge = await admin(app);
  const refundOf = (orderId: string) =>
    one<{ id: string; state: string }>(
      app.db,
      'SELECT r.id, r.state FROM gateway_refunds r JOIN gateway_payments p ON p.id = r.payment_id WHERE p.order_id = $1',
      [orderId],
    );
  const start = async (orderId: string) => startByHand(app, judge, (await refundOf(orderId))?.id ?? '');
  const record = async (orderId: string, reference: string) =>
    app.call<{ recordRefundByHand: { rejected: { orderId: string }[] } }>(
      'recordRefundByHand',
      { id: (await refundOf(orderId))?.id, reference },
      'rejected { orderId }',
      { token: judge.token },
    );
  const received = async () =>
    (await app.gql<{ moneyOverview: { months: { received: string }[] } }>('{ moneyOverview { months { received } } }', {}, judge)).data
      .moneyOverview.months[0]?.received;
  const before = await received();
  expect((await record(order.id, 'BYHAND00')).code).toBe('BAD_USER_INPUT');
  expect([await start(order.id), await start(order.id), await start(other.id)]).toEqual([null, 'CONFLICT', null]);
  expect((await record(order.id, '?')).code).toBe('BAD_USER_INPUT');
  const { data } = await record(order.id, 'by hand 01');
  expect(data.recordRefundByHand.rejected.map(({ orderId }) => orderId)).toEqual([other.id]);
  expect(await refundOf(order.id)).toMatchObject({ state: 'DONE' });
  expect((await record(order.id, 'BYHAND02')).code).toBe('BAD_USER_INPUT');
  expect((await record(other.id, 'BYHAND01')).code).toBe('CONFLICT');
  expect((await seenBy(app, order.id, order.buyer)).onlinePayment?.state).toBe('REFUNDED');
  expect(await balances(app, order.id)).toMatchObject({ CASH: `-${order.order.total}`, GATEWAY: order.order.total });
  expect(await received()).toBe(before);
  await app.db.query("UPDATE gateway_refunds SET ended_at = now() - interval '30 days' WHERE state = 'DONE'");
  const missing = await app.call<{ gatewayDifferences: { nodes: { orderId: string; expected: string }[] } }>(
    'gatewayDifferences',
    { filter: { kind: 'MISSING' } },
    'nodes { orderId expected }',
    { token: judge.token },
  );
  expect(missing.data.gatewayDifferences.nodes.filter(({ orderId }) => orderId === order.id)).toEqual([]);
  await expectSound(app);
});

it('a refund is not sent again by a process that took it before another one sent it', async () => {
  const orders = [await onlineOrder(app), await onlineOrder(app), await onlineOrder(app)];
  for (const order of orders) {
    await pay(app, order);
    await app.container.resolve(OrderActionsService).cancel(asViewer(order.seller), order.id, 'No more of it');
  }
  const sending = app.container.resolve(GatewayRefundSendingService);
  const provider = app.container.resolve(PaymentProviders).find('BKASH')!;
  const refund = provider.refund.bind(provider);
  const sent: string[] = [];
  const spy = jest.spyOn(provider, 'refund').mockImplementation(async (request) => {
    sent.push(request.id);
    if (sent.length === 1) {
      // this response takes so long that what was taken with it is due again, and another process runs its job
      await app.db.query('UPDATE gateway_refunds SET next_try_at = now() WHERE next_try_at IS NOT NULL AND id <> $1', [request.id]);
      await sending.sendDue();
    }
    return refund(request);
  });
  await sending.sendDue();
  spy.mockRestore();
  expect(sent.toSorted()).toEqual([...new Set(sent)].toSorted());
  expect(sent).toHaveLength(orders.length);
  for (const order of orders) expect((await seenBy(app, order.id, order.buyer)).onlinePayment?.state).toBe('REFUNDED');
  await expectSound(app);
});
