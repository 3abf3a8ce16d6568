/**
 * Refunds that are confirmed once a transfer was taken back, of orders which a gateway was paid for: what is due then
 * is cash, whatever the gateway gives back meanwhile, and it gives no more than the account says.
 */
import { RefundDeadlinesService } from '../../../server/modules/orders/account/refund-deadlines.service';
import type { TestApp } from '../../support/app';
import { admin, type TestAccount } from '../../support/build-accounts';
import type { TestOrder } from '../../support/build-orders';
import { openProblem } from '../../support/build-problems';
import { one } from '../../support/sql';
import { balances, type PayingApp, sendRefunds, startPayingApp } from './support/gateways';
import { expectSound } from './support/ledger';
import { bkashOrder } from './support/order-accounts';
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

/** The seller gives back a second transfer, which was the accomplice's own. */
async function given({ id, seller }: TestOrder): Promise<string> {
  const refund = await one<{ id: string }>(app.db, `SELECT id FROM order_refunds WHERE order_id = $1 AND state = 'OWED'`, [id]);
  const give = 'mutation ($id: ID!) { giveRefund(id: $id, input: { method: CASH_ON_DELIVERY }) { state } }';
  expect(await call(seller, give, { id: refund?.id })).toBeNull();
  return refund?.id ?? '';
}
const due = { status: 'UNPAID', method: 'CASH_ON_DELIVERY', received: 150, back: 150, owed: 0 };
const endings = {
  'the buyer confirms': (id: string, { buyer }: TestOrder) =>
    call(buyer, 'mutation ($id: ID!) { confirmRefund(id: $id) { state } }', { id }),
  'an admin decides': async (id: string, { buyer }: TestOrder) => {
    expect(await call(buyer, 'mutation ($id: ID!) { denyRefund(id: $id, reason: "No") { state } }', { id })).toBeNull();
    return call(judge, 'mutation ($id: ID!) { decideRefund(id: $id, given: true, reason: "Seen") { state } }', { id });
  },
  'time confirms': async (id: string) => {
    await app.db.query(`UPDATE order_refunds SET given_at = now() - interval '30 days' WHERE id = $1`, [id]);
    await app.container.resolve(RefundDeadlinesService).run();
    return null;
  },
};
const cases = Object.keys(endings).flatMap((ending) => [
  [ending, 'is under way', false] as const,
  [ending, 'is under way and the order complete', true] as const,
]);

it.each(cases)('%s while the refund of the gateway %s: the order is due in cash', async (ending, _title, isComplete) => {
  const reference = `3X${cases.findIndex(([one, , whole]) => one === ending && whole === isComplete)}`;
  const { honest, accomplice } = await stolen(`${reference}AAAAA`);
  await send();
  expect([await claim(accomplice, `${reference}BBBBB`, '75'), await confirm(accomplice)]).toEqual([null, null]);
  const refund = await given(accomplice);
  expect(await accept(honest)).toBeNull();
  if (isComplete) await complete(accomplice);
  expect(await endings[ending as keyof typeof endings](refund, accomplice)).toBeNull();
  expect(await accountOf(accomplice)).toEqual(due);
  await sendRefunds(app);
  expect(await accountOf(accomplice)).toEqual(due);
  await expectSound(app);
});

it('a refund that the gateway has given is confirmed as well', async () => {
  const { honest, accomplice } = await stolen('3DONE0001');
  await sendRefunds(app);
  expect([await claim(accomplice, '3DONE0002', '75'), await confirm(accomplice)]).toEqual([null, null]);
  const refund = await given(accomplice);
  expect(await accept(honest)).toBeNull();
  expect(await endings['the buyer confirms'](refund, accomplice)).toBeNull();
  expect(await accountOf(accomplice)).toEqual(due);
});

async function refundedByProblem(order: TestOrder, amount: string, line = 0): Promise<void> {
  const problem = await openProblem(app, { order, amount, lineId: order.lineIds[line] });
  expect((await app.call('acceptProblem', { id: problem.id }, 'state', order.seller)).code).toBeNull();
}
const givenByGateway = async ({ id }: TestOrder) =>
  (
    await one<{ sum: string }>(
      app.db,
      `SELECT coalesce(sum(r.amount), 0)::text AS sum FROM gateway_refunds r JOIN gateway_payments p ON p.id = r.payment_id WHERE p.order_id = $1 AND r.state = 'DONE'`,
      [id],
    )
  )?.sum;

it('a problem that takes everything off keeps no admin from the decision', async () => {
  const { honest, accomplice } = await stolen('3ALL00001');
  await send();
  await refundedByProblem(accomplice, '75');
  expect(await accept(honest)).toBeNull();
  await sendRefunds(app);
  expect(await givenByGateway(accomplice)).toBe('75.00');
});

it('problems before and after the decision lower what is due, and the gateway gives no more', async () => {
  const { honest, accomplice } = await stolen('3ADD00001', { lineCount: 2 });
  await send();
  await refundedByProblem(accomplice, '20');
  expect(await accept(honest)).toBeNull();
  expect(await accountOf(accomplice)).toMatchObject({ method: 'CASH_ON_DELIVERY', received: 150, back: 75 });
  await refundedByProblem(accomplice, '50', 1);
  await app.db.query(`UPDATE gateway_refunds SET next_try_at = now() WHERE state = 'WAITING'`);
  await sendRefunds(app);
  const back = (await one<{ back: string }>(app.db, 'SELECT given_back AS back FROM orders WHERE id = $1', [accomplice.id]))?.back;
  expect(await givenByGateway(accomplice)).toBe(back);
});

it.each(['', ' and the order completes'])('a problem first lowers what is due again, and the gateway gives no more%s', async (later) => {
  const { honest, accomplice } = await stolen(later ? '3LOW00002' : '3LOW00001', { lineCount: 2 });
  await sendRefunds(app);
  expect(await accept(honest)).toBeNull();
  expect(await accountOf(accomplice)).toMatchObject({ status: 'PARTLY_PAID', received: 150, back: 75 });
  const { data } = await app.call('order', { id: accomplice.id }, 'onlinePayment { refunded }', accomplice.buyer);
  expect(data).toEqual({ order: { onlinePayment: { refunded: '75.00' } } });
  await refundedByProblem(accomplice, '50');
  if (later) await complete(accomplice);
  await app.db.query(`UPDATE gateway_refunds SET next_try_at = now() WHERE state = 'WAITING'`);
  await sendRefunds(app);
  expect(await givenByGateway(accomplice)).toBe('75.00');
  const open = `SELECT r.reason, r.amount, r.state FROM gateway_refunds r JOIN gateway_payments p ON p.id = r.payment_id
    WHERE p.order_id = $1 AND r.state NOT IN ('DONE', 'DROPPED')`;
  expect(await one(app.db, open, [accomplice.id])).toBeNull();
  expect(await accountOf(accomplice)).toMatchObject({ status: 'PARTLY_PAID', received: 150, back: 75, owed: 0 });
  await expectSound(app);
});

it('what a gateway was not sent yet goes to the debt of its buyer, not to the buyer', async () => {
  const { honest, accomplice } = await stolen('3UNS00001', { lineCount: 2 });
  await send();
  await refundedByProblem(accomplice, '75');
  expect(await accept(honest)).toBeNull();
  await app.db.query(`UPDATE gateway_refunds SET next_try_at = now() WHERE state = 'WAITING'`);
  await sendRefunds(app);
  expect(await givenByGateway(accomplice)).toBe('75.00');
  expect(await accountOf(accomplice)).toEqual({ status: 'PAID', method: 'ONLINE', received: 150, back: 75, owed: 0 });
  await complete(accomplice);
  await expectSound(app);
});

/** The transfer is another buyer's, who disputes it. */
async function contested(reference: string, seller: TestAccount): Promise<TestOrder> {
  const honest = await bkashOrder(app, { seller });
  const transfer = { paymentMethod: 'BKASH', paymentNumber: '01812345678', paymentReference: reference };
  const contest =
    'mutation ($id: ID!, $transfer: PaymentClaimInput) { disputePayment(orderId: $id, text: "I sent it", transfer: $transfer) { id } }';
  expect(await call(honest.buyer, contest, { id: honest.id, transfer })).toBeNull();
  return honest;
}
const keptOf = async ({ id }: TestOrder) =>
  (await one<{ kept: string | null }>(app.db, 'SELECT kept_online AS kept FROM orders WHERE id = $1', [id]))?.kept;

it('once the order is complete the seller keeps what a gateway was not sent yet, and the sent part is due', async () => {
  const { honest, accomplice } = await stolen('3LATE0001', { lineCount: 2 });
  await send();
  expect([await claim(accomplice, '3LATE0002', '75'), await confirm(accomplice)]).toEqual([null, null]);
  const second = await contested('3LATE0002', accomplice.seller);
  await complete(accomplice);
  expect([await accept(honest), await accept(second)]).toEqual([null, null]);
  await sendRefunds(app);
  expect(await givenByGateway(accomplice)).toBe('75.00');
  expect(await accountOf(accomplice)).toEqual({ status: 'PARTLY_PAID', method: 'CASH_ON_DELIVERY', received: 150, back: 75, owed: 0 });
  expect(await keptOf(accomplice)).toBe('75.00');
  expect(await balances(app, accomplice.id)).toEqual({ GATEWAY: '75.00', PAYABLE: '-72.00', COMMISSION: '-3.00' });
  await expectSound(app);
});

it('once the order is complete the seller keeps no more of the unsent refunds than is due, and the rest goes back', async () => {
  const { honest, accomplice } = await stolen('3REST0001', { lineCount: 2 });
  expect([await claim(accomplice, '3REST0002', '40'), await confirm(accomplice)]).toEqual([null, null]);
  await complete(accomplice);
  expect([await keptOf(accomplice), await accept(honest), await keptOf(accomplice)]).toEqual(['35.00', null, '110.00']);
  await sendRefunds(app);
  expect(await givenByGateway(accomplice)).toBe('40.00');
  expect(await accountOf(accomplice)).toEqual({ status: 'PAID', method: 'ONLINE', received: 190, back: 40, owed: 0 });
  expect(await balances(app, accomplice.id)).toEqual({ GATEWAY: '110.00', PAYABLE: '-107.00', COMMISSION: '-3.00' });
  await expectSound(app);
});
