/**
 * Payments through the doubles of the gateways: held until delivery, refunded before, whatever happens to callbacks.
 */
import { OrderActionsService } from '../../../server/modules/orders/steps/order-actions.service';
import { GatewayRefundSendingService } from '../../../server/modules/money/gateway/gateway-refund-sending.service';
import { PAYER_NUMBER } from '../../../demo/gateways/bkash-double';
import type { TestApp } from '../../support/app';
import { admin, asViewer } from '../../support/build-accounts';
import { handoverCode } from '../../support/handover';
import { one, rows } from '../../support/sql';
import {
  atGateway,
  balances,
  type Gateway,
  onlineOrder,
  pay,
  type PayingApp,
  runPaymentJobs,
  seenBy,
  sendRefunds,
  startPayingApp,
  startPayment,
  triesOf,
} from './support/gateways';
import { changeAndSettle, expectSound, settle } from './support/ledger';

let paying: PayingApp;
let app: TestApp;
beforeAll(async () => {
  paying = await startPayingApp({ LOG_LEVEL: 'debug' });
  ({ app } = paying);
});
afterEach(async () => {
  await paying.behave();
  await expectSound(app);
});
afterAll(() => paying.stop());

const actions = () => app.container.resolve(OrderActionsService);

it.each<Gateway>(['BKASH', 'SSLCOMMERZ'])(
  '%s: is held once, shipped, and credited to the seller less the commission with the delivery',
  async (gateway) => {
    const order = await onlineOrder(app);
    expect((await seenBy(app, order.id, order.buyer)).onlinePayment?.state).toBe('DUE');
    await expect(actions().ship(asViewer(order.seller), order.id)).rejects.toMatchObject({ code: 'INVALID_TRANSITION' });
    await paying.behave({ callbacks: 'twice' });
    await pay(app, order, gateway);
    const { total, commission } = order.order;
    expect(await seenBy(app, order.id, order.seller)).toEqual({
      paymentStatus: 'PAID',
      onlinePayment: { state: 'HELD', gateway, amount: total, refunded: '0.00', refunding: '0.00' },
    });
    expect(await balances(app, order.id)).toEqual({ GATEWAY: total, HELD: `-${total}` });
    await actions().ship(asViewer(order.seller), order.id);
    await actions().deliver(asViewer(order.seller), order.id, { code: await handoverCode(app, order.id), paymentReceived: true });
    const net = (Number(total) - Number(commission)).toFixed(2);
    expect(await balances(app, order.id)).toEqual({ GATEWAY: total, COMMISSION: `-${commission}`, PAYABLE: `-${net}` });
    expect((await seenBy(app, order.id, order.buyer)).onlinePayment?.state).toBe('RELEASED');
  },
);

it.each<Gateway>(['BKASH', 'SSLCOMMERZ'])(
  '%s: a payment whose callback was lost is found by the clock, and a late callback changes nothing',
  async (gateway) => {
    const order = await onlineOrder(app);
    await paying.behave({ callbacks: 'lost', lose: ['execute'], delayMs: 30 });
    await atGateway(await startPayment(app, order, gateway));
    expect((await seenBy(app, order.id, order.buyer)).onlinePayment?.state).toBe('CHECKING');
    await runPaymentJobs(app);
    expect((await seenBy(app, order.id, order.buyer)).paymentStatus).toBe('PAID');
    await paying.behave();
    const [tried] = await triesOf(app, order.id);
    await fetch(`${app.url}/payments/bkash/callback?paymentID=${tried?.reference}&status=failure`, { redirect: 'manual' });
    await runPaymentJobs(app);
    expect(await seenBy(app, order.id, order.buyer)).toMatchObject({ paymentStatus: 'PAID', onlinePayment: { state: 'HELD' } });
  },
);

it('a forged callback pays nothing: the gateway is asked, and an unsigned message is rejected', async () => {
  const order = await onlineOrder(app);
  await startPayment(app, order, 'BKASH');
  await startPayment(app, order, 'SSLCOMMERZ');
  const [bkash, sslcommerz] = await triesOf(app, order.id);
  const callback = `${app.url}/payments/bkash/callback?paymentID=${bkash?.reference}&status=success&signature=x`;
  const back = await fetch(callback, { redirect: 'manual' });
  expect([back.status, back.headers.get('location')]).toEqual([303, `/orders/${order.id}?fromPayment=1`]);
  const signature = { verify_key: 'amount,status,tran_id', verify_sign: 'f'.repeat(32) };
  const forged = { status: 'VALID', tran_id: sslcommerz?.invoice ?? '', amount: order.order.total, ...signature };
  const post = (path: string, fields: Record<string, string>) =>
    fetch(`${app.url}/payments/sslcommerz/${path}`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
  expect((await post('ipn', forged)).status).toBe(400);
  expect((await post('ipn', {})).status).toBe(400);
  expect((await post('success', forged)).headers.get('location')).toBe('/orders');
  expect((await fetch(`${app.url}/payments/nagad/callback`)).status).toBe(404);
  expect(await seenBy(app, order.id, order.buyer)).toMatchObject({ paymentStatus: 'UNPAID', onlinePayment: { state: 'CHECKING' } });
});

it.each<Gateway>(['BKASH', 'SSLCOMMERZ'])('%s: what was cancelled or failed at the gateway can be paid again', async (gateway) => {
  const order = await onlineOrder(app);
  for (const outcome of ['cancel', 'failure'] as const) {
    const back = await atGateway(await startPayment(app, order, gateway), outcome);
    if (gateway === 'BKASH') await fetch(back ?? '', { redirect: 'manual' });
    expect(await seenBy(app, order.id, order.buyer)).toMatchObject({ paymentStatus: 'UNPAID', onlinePayment: { state: 'DUE' } });
  }
  await pay(app, order, gateway);
  expect((await seenBy(app, order.id, order.buyer)).paymentStatus).toBe('PAID');
});

it.each<Gateway>(['BKASH', 'SSLCOMMERZ'])(
  '%s: an order that ends before the delivery is refunded once, although a response was lost',
  async (gateway) => {
    const order = await onlineOrder(app);
    await pay(app, order, gateway);
    await actions().cancel(asViewer(order.seller), order.id, 'No more of it');
    const { total } = order.order;
    expect(await balances(app, order.id)).toEqual({ GATEWAY: total, REFUNDS: `-${total}` });
    expect((await seenBy(app, order.id, order.buyer)).onlinePayment).toMatchObject({ state: 'REFUNDING', refunding: total });
    await paying.behave({ lose: ['refund'] });
    await app.container.resolve(GatewayRefundSendingService).sendDue();
    await paying.behave();
    await sendRefunds(app);
    expect(await balances(app, order.id)).toEqual({});
    expect(await seenBy(app, order.id, order.buyer)).toMatchObject({
      paymentStatus: 'REFUNDED',
      onlinePayment: { state: 'REFUNDED', refunded: total, refunding: '0.00' },
    });
    await sendRefunds(app);
    expect(
      await rows(app.db, 'SELECT 1 FROM gateway_refunds r JOIN gateway_payments p ON p.id = r.payment_id WHERE p.order_id = $1', [
        order.id,
      ]),
    ).toHaveLength(1);
  },
);

it('a lower weight and a problem are refunded in part, and the seller receives the rest', async () => {
  const order = await onlineOrder(app);
  await pay(app, order);
  const weights = [{ lineId: order.lineIds[0] ?? '', kilograms: '2' }];
  const shipped = await actions().ship(asViewer(order.seller), order.id, { weights });
  expect(Number(shipped.total)).toBeLessThan(Number(order.order.total));
  const lower = (Number(order.order.total) - Number(shipped.total)).toFixed(2);
  await actions().deliver(asViewer(order.seller), order.id, { code: await handoverCode(app, order.id), paymentReceived: true });
  await changeAndSettle(app, order.id, 'refunded = 10, updated_at = now()');
  await settle(app, order.id);
  await sendRefunds(app);
  await sendRefunds(app);
  const back = (Number(lower) + 10).toFixed(2);
  expect((await seenBy(app, order.id, order.buyer)).onlinePayment).toMatchObject({ state: 'RELEASED', refunded: back, refunding: '0.00' });
  const posted = await balances(app, order.id);
  expect(posted.GATEWAY).toBe((Number(order.order.total) - Number(back)).toFixed(2));
  expect(Number(posted.PAYABLE) + Number(posted.COMMISSION) + Number(posted.GATEWAY)).toBeCloseTo(0, 2);
  expect([posted.HELD, posted.REFUNDS]).toEqual([undefined, undefined]);
});

it('weights above what was paid are charged as paid, and a shipment that is undone takes its refund back', async () => {
  const order = await onlineOrder(app);
  await pay(app, order);
  const weigh = (kilograms: string) =>
    actions().ship(asViewer(order.seller), order.id, { weights: [{ lineId: order.lineIds[0] ?? '', kilograms }] });
  await weigh('2');
  await actions().undo(asViewer(order.seller), order.id);
  expect((await weigh('2.6')).total).toBe(order.order.total);
  expect(await balances(app, order.id)).toEqual({ GATEWAY: order.order.total, HELD: `-${order.order.total}` });
  expect((await seenBy(app, order.id, order.buyer)).onlinePayment).toMatchObject({ state: 'HELD', refunding: '0.00' });
});

it('money for an order that is no longer to be paid online, or twice, goes back as a whole [B4]', async () => {
  const order = await onlineOrder(app);
  const [first, second] = [await startPayment(app, order, 'SSLCOMMERZ'), await startPayment(app, order, 'SSLCOMMERZ')];
  const authorised = await startPayment(app, order, 'BKASH');
  await atGateway(first);
  await atGateway(second);
  // bKash is not executed where the order does not wait for it
  await fetch((await atGateway(authorised)) ?? '', { redirect: 'manual' });
  expect((await triesOf(app, order.id)).map(({ state, applied }) => [state, applied])).toEqual([
    ['CAPTURED', true],
    ['CAPTURED', false],
    ['STARTED', false],
  ]);
  await sendRefunds(app);
  expect(await balances(app, order.id)).toEqual({ GATEWAY: order.order.total, HELD: `-${order.order.total}` });
  const { total: once } = order.order;
  const twice = { state: 'HELD', amount: (Number(once) * 2).toFixed(2), refunded: once, refunding: '0.00' };
  expect((await seenBy(app, order.id, order.buyer)).onlinePayment).toMatchObject(twice);
  const cash = await onlineOrder(app);
  const page = await startPayment(app, cash, 'SSLCOMMERZ');
  await app.call('payInCash', { id: cash.id }, 'paymentMethod', { token: cash.buyer.token });
  expect((await seenBy(app, cash.id, cash.buyer)).onlinePayment).toBeNull();
  await atGateway(page);
  const { total: amount } = cash.order;
  const late = { gateway: 'SSLCOMMERZ', amount };
  const underWay = { paymentStatus: 'UNPAID', onlinePayment: { ...late, state: 'REFUNDING', refunded: '0.00', refunding: amount } };
  for (const party of [cash.buyer, cash.seller]) expect(await seenBy(app, cash.id, party)).toEqual(underWay);
  await sendRefunds(app);
  expect(await balances(app, cash.id)).toEqual({});
  expect(await seenBy(app, cash.id, cash.buyer)).toMatchObject({ onlinePayment: { ...late, state: 'REFUNDED', refunded: amount } });
});

it('a payment that is authorised too late is not executed', async () => {
  const order = await onlineOrder(app);
  const page = await startPayment(app, order);
  await app.db.query("UPDATE gateway_payments SET started_at = now() - interval '2 hours' WHERE order_id = $1", [order.id]);
  await fetch((await atGateway(page)) ?? '', { redirect: 'manual' });
  expect(await triesOf(app, order.id)).toMatchObject([{ state: 'EXPIRED' }]);
});

it('a rejected refund reaches the admins, who have it sent again', async () => {
  const judge = await admin(app);
  const order = await onlineOrder(app);
  await pay(app, order);
  await actions().cancel(asViewer(order.seller), order.id, 'No more of it');
  await paying.behave({ refunds: 'reject' });
  await sendRefunds(app);
  expect((await seenBy(app, order.id, order.buyer)).onlinePayment?.state).toBe('REFUNDING');
  const { id } = (await one<{ id: string }>(app.db, "SELECT id FROM gateway_refunds WHERE state = 'REJECTED'"))!;
  const { data } = await app.gql<{ notifications: { nodes: { message: string }[] } }>(
    '{ notifications { nodes { message } } }',
    {},
    { token: judge.token },
  );
  expect(data.notifications.nodes.map(({ message }) => message)).toContainEqual(expect.stringContaining(order.order.trackingNumber));
  await paying.behave();
  const listed = await app.gql('{ rejectedRefunds { id orderId amount gateway } }', {}, { token: judge.token });
  expect(listed.data).toEqual({ rejectedRefunds: [{ id, orderId: order.id, amount: order.order.total, gateway: 'BKASH' }] });
  const again = await app.call('retryRefund', { id }, 'rejected { id }', { token: judge.token });
  expect(again.data).toEqual({ retryRefund: { rejected: [] } });
  await sendRefunds(app);
  expect((await seenBy(app, order.id, order.buyer)).onlinePayment?.state).toBe('REFUNDED');
  expect((await app.call('retryRefund', { id }, 'rejected { id }', judge)).code).toBe('BAD_USER_INPUT');
});

it('neither numbers of payers nor tokens or secrets are logged or stored', async () => {
  const { bkash, sslcommerz } = paying.gateways.settings;
  const secrets = [PAYER_NUMBER, bkash.password, bkash.appSecret, sslcommerz.storePassword, '411111'];
  const stored = await rows(app.db, 'SELECT * FROM gateway_payments p LEFT JOIN gateway_refunds r ON r.payment_id = p.id');
  const written = [...app.logLines, JSON.stringify(stored)].join('\n');
  expect(written.length).toBeGreaterThan(1000);
  expect(secrets.filter((secret) => written.includes(secret))).toEqual([]);
  expect(written).not.toMatch(/paymentID=|id_token/);
});
