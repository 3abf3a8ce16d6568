/** Cash that silence decided beside other payments: by a gateway, or cash of which the seller has said a word. */
import { OrderActionsService } from '../../../server/modules/orders/steps/order-actions.service';
import { RefundDeadlinesService } from '../../../server/modules/orders/account/refund-deadlines.service';
import { claimDays } from '../../../schema/values/orders/payment-disputes';
import type { TestApp } from '../../support/app';
import { admin, approvedProducer, asViewer, type TestAccount } from '../../support/build-accounts';
import { listedProduct, placedOrder, type TestOrder } from '../../support/build-orders';
import { one, rows } from '../../support/sql';
import { pay, type PayingApp, startPayingApp } from './support/gateways';
import { expectSound } from './support/ledger';
import { bkashOrder, onlinePickup } from './support/order-accounts';
import { stolenTransfers } from './support/stolen-transfers';
import { transferSteps } from './support/transfer-steps';

let paying: PayingApp;
let app: TestApp;
let judge: TestAccount;
beforeAll(async () => {
  paying = await startPayingApp();
  app = paying.app;
  judge = await admin(app);
});
afterEach(() => expectSound(app));
afterAll(() => paying.stop());

const { claim, confirm, reject } = transferSteps(() => app);
const { complete, send } = stolenTransfers(
  () => app,
  () => judge,
);

let transfers = 0;
const unused = () => `9PARTS${String(++transfers).padStart(4, '0')}`;
const daysPass = async ({ id }: TestOrder) => {
  await app.db.query('UPDATE order_payments SET made_at = made_at - make_interval(days => $2) WHERE order_id = $1', [id, claimDays]);
  await app.container.resolve(RefundDeadlinesService).run();
};
const sums = ({ id }: TestOrder) =>
  one(app.db, 'SELECT received::float, claimed::float, given_back::float AS back, refund_owed::float AS owed FROM orders WHERE id = $1', [
    id,
  ]);
const handOver = async ({ id, seller, buyer }: TestOrder) => {
  const actions = app.container.resolve(OrderActionsService);
  await actions.ship(asViewer(seller), id);
  await actions.receive(asViewer(buyer), id);
};
const remedy = async ({ id, lineIds, seller, buyer }: TestOrder, amount?: string) => {
  const input = {
    orderId: id,
    lineId: lineIds[0],
    kind: 'MISSING',
    remedy: amount ? 'PARTIAL_REFUND' : 'REFUND',
    text: 'Not in it',
    amount,
  };
  const { data, body } = await app.call<{ reportProblem: { id: string } }>('reportProblem', { input }, 'id', buyer);
  if (!data?.reportProblem) throw new Error(JSON.stringify(body));
  expect((await app.call('acceptProblem', { id: data.reportProblem.id }, 'id', seller)).code).toBeNull();
};
const sayCash = async ({ id, seller }: TestOrder, amount?: string) => (await app.call('confirmPayment', { id, amount }, 'id', seller)).code;
const silentOf = ({ id }: TestOrder) =>
  rows(app.db, 'SELECT p.amount::float, p.state, p.method, is_by_silence AS silent FROM order_payments p WHERE order_id = $1 ORDER BY id', [
    id,
  ]);

/** 600 Tk, of which 360 were captured online; the rest is to be paid in cash, and nobody has recorded it. */
async function partly(): Promise<TestOrder> {
  const [seller, actions] = [await approvedProducer(app), app.container.resolve(OrderActionsService)];
  const order = await placedOrder(app, {
    seller,
    lines: [{ product: await listedProduct(app, seller), quantity: '20' }],
    input: onlinePickup,
  });
  await actions.confirm(asViewer(seller), order.id, { quantities: [{ lineId: order.lineIds[0] ?? '', quantity: '12' }] });
  await pay(app, order, 'SSLCOMMERZ');
  await actions.undo(asViewer(seller), order.id);
  await actions.confirm(asViewer(seller), order.id);
  expect((await app.call('payInCash', { id: order.id }, 'id', order.buyer)).code).toBeNull();
  await handOver(order);
  return order;
}

const atGateway = async ({ id }: TestOrder) =>
  (
    await one<{ amount: number }>(
      app.db,
      `SELECT coalesce(sum(r.amount), 0)::float AS amount FROM gateway_refunds r JOIN gateway_payments p ON p.id = r.payment_id
       WHERE p.order_id = $1 AND r.state <> 'DROPPED'`,
      [id],
    )
  )?.amount;

describe.each([false, true])('a part was paid online, and the order is complete: %s', (isComplete) => {
  const silent = async (amount?: string) => {
    const order = await partly();
    await remedy(order, amount);
    if (isComplete) await complete(order);
    await daysPass(order);
    return order;
  };

  it('silence about the cash has no gateway give back more: what rests on it the seller owes', async () => {
    const order = await silent('300');
    expect([await sums(order), await atGateway(order)]).toEqual([{ received: 600, claimed: 0, back: 0, owed: 240 }, 60]);
  });

  it('a part of it is below the cash: nothing goes back through the gateway', async () => {
    const order = await silent('100');
    expect([await sums(order), await atGateway(order)]).toEqual([{ received: 600, claimed: 0, back: 0, owed: 100 }, 0]);
  });

  it('all is taken off: the gateway gives back what it has, and the seller owes the rest', async () => {
    const order = await silent();
    expect([await sums(order), await atGateway(order)]).toEqual([{ received: 600, claimed: 0, back: 0, owed: 240 }, 360]);
    await send();
    expect(await sums(order)).toMatchObject({ received: 600, owed: 240 });
  });

  it('the cash was not paid, as an admin finds: what is owed ends, and the gateway gives back what it did', async () => {
    const order = await silent('300');
    const input = { id: order.id, amount: '0', reason: 'Nobody paid it' };
    expect((await app.call('confirmPayment', input, 'id', judge)).code).toBeNull();
    expect([await sums(order), await atGateway(order)]).toEqual([{ received: 360, claimed: 0, back: 0, owed: 0 }, 60]);
  });

  it('the seller gives back what rests on it, and it is not owed again', async () => {
    const order = await silent('300');
    const refund = await one<{ id: string }>(app.db, `SELECT id FROM order_refunds WHERE order_id = $1 AND state = 'OWED'`, [order.id]);
    expect((await app.call('giveRefund', { id: refund?.id, input: { method: 'CASH_ON_DELIVERY' } }, 'id', order.seller)).code).toBeNull();
    expect((await app.call('confirmRefund', { id: refund?.id }, 'id', order.buyer)).code).toBeNull();
    expect([await sums(order), await atGateway(order)]).toEqual([{ received: 600, claimed: 0, back: 240, owed: 0 }, 60]);
  });

  it('a transfer is found that paid it: it takes its place', async () => {
    const order = await silent('300');
    expect([await claim(order, unused(), '240'), await confirm(order)]).toEqual([null, null]);
    const [{ owed }, gateway] = [(await sums(order)) as { owed: number }, (await atGateway(order)) ?? 0];
    expect(owed + gateway).toBe(300);
  });
});

describe('the seller says a word of one part', () => {
  it('the part that silence decided stays nobody’s word', async () => {
    const order = await bkashOrder(app);
    expect(await claim(order, unused(), '40')).toBeNull();
    await handOver(order);
    await remedy(order, '10');
    await daysPass(order);
    expect([await reject(order), await reject(order), await sums(order)]).toEqual([
      null,
      null,
      { received: 35, claimed: 0, back: 0, owed: 0 },
    ]);
    expect([await sayCash(order), await sums(order)]).toEqual([null, { received: 65, claimed: 0, back: 0, owed: 0 }]);
    expect(await silentOf(order)).toContainEqual({ amount: 35, state: 'RECEIVED', method: 'CASH_ON_DELIVERY', silent: true });
  });
});
