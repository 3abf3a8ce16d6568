/** The transfer of an order was rejected, and the cash that the market asked about: the buyer disputes each. */
import { OrderActionsService } from '../../../server/modules/orders/steps/order-actions.service';
import { startTestApp, type TestApp } from '../../support/app';
import { admin, asViewer, type TestAccount } from '../../support/build-accounts';
import type { TestOrder } from '../../support/build-orders';
import { one, rows } from '../../support/sql';
import { expectSound } from './support/ledger';
import { bkashOrder } from './support/order-accounts';
import { stolenTransfers } from './support/stolen-transfers';
import { transferSteps } from './support/transfer-steps';

interface Payment {
  readonly id: string;
  readonly method: string;
  readonly state: string;
  readonly canDispute: boolean;
  readonly dispute: { readonly state: string } | null;
}

let app: TestApp;
let judges: readonly [TestAccount, TestAccount];
beforeAll(async () => {
  app = await startTestApp();
  judges = [await admin(app), await admin(app)];
});
afterEach(() => expectSound(app));
afterAll(() => app.stop());

const { claim, reject } = transferSteps(() => app);
const { accept, call } = stolenTransfers(
  () => app,
  () => judges[0],
);

let transfers = 0;
/** 75 Tk by bKash, which its seller did not find, nor 75 Tk in cash once all was taken off. */
async function rejectedTwice(): Promise<TestOrder> {
  const order = await bkashOrder(app);
  expect(await claim(order, `9CASH${String(++transfers).padStart(5, '0')}`)).toBeNull();
  const actions = app.container.resolve(OrderActionsService);
  await actions.ship(asViewer(order.seller), order.id);
  await actions.receive(asViewer(order.buyer), order.id);
  const input = { orderId: order.id, lineId: order.lineIds[0], kind: 'MISSING', remedy: 'REFUND', text: 'Nothing was in it' };
  const { data } = await app.call<{ reportProblem: { id: string } }>('reportProblem', { input }, 'id', order.buyer);
  await app.call('acceptProblem', { id: data.reportProblem.id }, 'id', order.seller);
  expect([await reject(order), await reject(order)]).toEqual([null, null]);
  return order;
}
const dispute = ({ id, buyer }: TestOrder, paymentId?: string) =>
  call(buyer, 'mutation ($id: ID!, $paymentId: ID) { disputePayment(orderId: $id, text: "I paid", paymentId: $paymentId) { id } }', {
    id,
    paymentId,
  });
const dismiss = async ({ id }: TestOrder) => {
  const open = await one<{ id: string }>(app.db, `SELECT id FROM payment_disputes WHERE order_id = $1 AND state = 'OPEN'`, [id]);
  const text = 'mutation ($id: ID!) { decidePaymentDispute(id: $id, accepted: false, reason: "Not there") { id } }';
  return call(judges[0], text, { id: open?.id });
};
const sums = ({ id }: TestOrder) => one(app.db, 'SELECT received::float, refund_owed::float AS owed FROM orders WHERE id = $1', [id]);
async function payments({ id }: TestOrder, viewer: TestAccount): Promise<Payment[]> {
  const fields = 'money { payments { id method state canDispute dispute { state } } }';
  return (await app.call<{ order: { money: { payments: Payment[] } } }>('order', { id }, fields, viewer)).data.order.money.payments;
}
const methodsDisputed = ({ id }: TestOrder) =>
  rows<{ method: string }>(app.db, 'SELECT payment_method AS method FROM payment_disputes WHERE order_id = $1 ORDER BY opened_at', [id]);
const ONCE = { received: 75, owed: 75 };

it('the transfer comes first, and the cash that an admin accepts as well is the same money unless the admin says otherwise', async () => {
  const order = await rejectedTwice();
  expect([await dispute(order), await dispute(order)]).toEqual([null, null]);
  expect(await methodsDisputed(order)).toEqual([{ method: 'BKASH' }, { method: 'CASH_ON_DELIVERY' }]);
  expect([await accept(order), await accept(order), await sums(order)]).toEqual([null, 'dispute.bothReceived', ONCE]);
  expect([await accept(order, true), await sums(order)]).toEqual([null, { received: 150, owed: 150 }]);
});

it('the cash is accepted before the transfer is disputed: the admin is asked as well', async () => {
  const order = await rejectedTwice();
  const [, cash] = await payments(order, order.buyer);
  expect([await dispute(order, cash?.id), await accept(order), await sums(order)]).toEqual([null, null, ONCE]);
  expect([await dispute(order), await accept(order), await sums(order)]).toEqual([null, 'dispute.bothReceived', ONCE]);
});

it('two admins accept both at one moment: one of them is asked', async () => {
  const order = await rejectedTwice();
  expect([await dispute(order), await dispute(order)]).toEqual([null, null]);
  const open = await rows<{ id: string }>(app.db, `SELECT id FROM payment_disputes WHERE order_id = $1`, [order.id]);
  const text = 'mutation ($id: ID!) { decidePaymentDispute(id: $id, accepted: true, reason: "Seen") { id } }';
  const said = await Promise.all(open.map(({ id }, index) => call(judges[index]!, text, { id })));
  expect([said.toSorted(), await sums(order)]).toEqual([['dispute.bothReceived', null], ONCE]);
});

it('each payment says whether its buyer may dispute it, and what became of that; a dismissed one leaves the other', async () => {
  const order = await rejectedTwice();
  const said = async (viewer: TestAccount) =>
    (await payments(order, viewer)).map(({ method, canDispute, dispute: of }) => [method, canDispute, of?.state ?? null]);
  expect(await said(order.buyer)).toEqual([
    ['BKASH', true, null],
    ['CASH_ON_DELIVERY', true, null],
  ]);
  for (const viewer of [order.seller, judges[0]]) expect((await said(viewer)).map(([, can]) => can)).toEqual([false, false]);
  const [transfer, cash] = await payments(order, order.buyer);
  expect([await dispute(order, cash?.id), await dismiss(order)]).toEqual([null, null]);
  expect(await said(order.buyer)).toEqual([
    ['BKASH', true, null],
    ['CASH_ON_DELIVERY', false, 'DISMISSED'],
  ]);
  expect(await dispute(order, cash?.id)).toBe('dispute.again');
  expect([await dispute(order, transfer?.id), await accept(order), await sums(order)]).toEqual([null, null, ONCE]);
});

it('a payment of another order, or of none, is not disputed', async () => {
  const [order, other] = [await rejectedTwice(), await rejectedTwice()];
  const [transfer] = await payments(other, other.buyer);
  expect([await dispute(order, transfer?.id), await dispute(order, 'none')]).toEqual(['dispute.notRejected', 'error.notFound']);
});
