/** A seller says of a transfer and of the cash that is asked about beside it whether each of them came. */
import { OrderActionsService } from '../../../server/modules/orders/steps/order-actions.service';
import { startTestApp, type TestApp } from '../../support/app';
import { asViewer } from '../../support/build-accounts';
import type { TestOrder } from '../../support/build-orders';
import { one, rows } from '../../support/sql';
import { expectSound } from './support/ledger';
import { bkashOrder } from './support/order-accounts';
import { transferSteps } from './support/transfer-steps';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterEach(() => expectSound(app));
afterAll(() => app.stop());

const { claim } = transferSteps(() => app);

let transfers = 0;
/** 75 Tk by bKash, of which this part was reported, or nothing; the rest is asked about, once all is taken off. */
async function asked(part?: string): Promise<TestOrder> {
  const order = await bkashOrder(app);
  if (part) expect(await claim(order, `9PART${String(++transfers).padStart(5, '0')}`, part)).toBeNull();
  const actions = app.container.resolve(OrderActionsService);
  await actions.ship(asViewer(order.seller), order.id);
  await actions.receive(asViewer(order.buyer), order.id);
  const input = { orderId: order.id, lineId: order.lineIds[0], kind: 'MISSING', remedy: 'REFUND', text: 'Nothing was in it' };
  const { data } = await app.call<{ reportProblem: { id: string } }>('reportProblem', { input }, 'id', order.buyer);
  await app.call('acceptProblem', { id: data.reportProblem.id }, 'id', order.seller);
  return order;
}
const rejectAll = async ({ id, seller }: TestOrder, cash?: string) =>
  (await app.call('rejectPayment', { id, reason: 'No', cash }, 'id', seller)).code;
const confirm = async ({ id, seller }: TestOrder, amount?: string) => (await app.call('confirmPayment', { id, amount }, 'id', seller)).code;
const payments = async ({ id }: TestOrder) =>
  (
    await rows<{ method: string; state: string; amount: number }>(
      app.db,
      'SELECT method, state, amount::float FROM order_payments WHERE order_id = $1 ORDER BY method, state',
      [id],
    )
  ).map(({ method, state, amount }) => `${method} ${state} ${amount}`);
const owed = async ({ id }: TestOrder) =>
  (await one<{ owed: number }>(app.db, 'SELECT refund_owed::float AS owed FROM orders WHERE id = $1', [id]))?.owed;

it.each([
  ['both came', (order: TestOrder) => confirm(order), ['BKASH RECEIVED 40', 'CASH_ON_DELIVERY RECEIVED 35'], 75],
  ['the transfer alone', (order: TestOrder) => confirm(order, '0'), ['BKASH RECEIVED 40', 'CASH_ON_DELIVERY REJECTED 35'], 40],
  ['the cash alone', (order: TestOrder) => rejectAll(order, '35'), ['BKASH REJECTED 40', 'CASH_ON_DELIVERY RECEIVED 35'], 35],
  [
    'a part of the cash',
    (order: TestOrder) => rejectAll(order, '20'),
    ['BKASH REJECTED 40', 'CASH_ON_DELIVERY RECEIVED 20', 'CASH_ON_DELIVERY REJECTED 15'],
    20,
  ],
  ['neither', (order: TestOrder) => rejectAll(order), ['BKASH REJECTED 40', 'CASH_ON_DELIVERY REJECTED 35'], 0],
] as const)('%s', async (_, say, rowsAfter, back) => {
  const order = await asked('40');
  const { data } = await app.call<{ order: { money: object } }>('order', { id: order.id }, 'money { claimed claimedCash }', order.seller);
  expect(data.order.money).toEqual({ claimed: '75.00', claimedCash: '35.00' });
  expect([await say(order), await payments(order), await owed(order)]).toEqual([null, rowsAfter, back]);
});

it('more cash than is asked about is rejected, and so is cash beside nothing', async () => {
  const [beside, alone] = [await asked('40'), await asked()];
  for (const order of [beside, alone]) expect(await rejectAll(order, '35.01')).toBe('BAD_USER_INPUT');
  expect([await rejectAll(alone, '35'), await rejectAll(alone, '0'), await payments(alone)]).toEqual([
    'BAD_USER_INPUT',
    null,
    ['CASH_ON_DELIVERY REJECTED 75'],
  ]);
});
