/**
 * An admin, a seller or the market has decided about money, and a gateway or bank says otherwise, before or after:
 * payouts and captures. The accounts add up, and nothing is paid twice.
 */
import { OrderActionsService } from '../../../server/modules/orders/steps/order-actions.service';
import type { TestApp } from '../../support/app';
import { admin, asViewer, type TestAccount } from '../../support/build-accounts';
import type { TestOrder } from '../../support/build-orders';
import { one } from '../../support/sql';
import { atGateway, onlineOrder, type PayingApp, runPaymentJobs, startPayingApp, startPayment, seenBy } from './support/gateways';
import { expectSound } from './support/ledger';
import {
  DUE,
  makeBatch,
  markFailed,
  markPaid,
  outlookOf,
  payoutsOf,
  requestPayout,
  sellerInCredit,
  type SeenPayout,
} from './support/payouts';
import { importFile, kindsOf } from './support/settlement-files';

let paying: PayingApp;
let app: TestApp;
let judge: TestAccount;
beforeAll(async () => {
  paying = await startPayingApp();
  ({ app } = paying);
  judge = await admin(app);
});
afterEach(async () => {
  await paying.behave();
  await expectSound(app);
});
afterAll(() => paying.stop());

let count = 0;
interface Case {
  readonly seller: TestAccount;
  readonly batchId: string;
  readonly payout: SeenPayout;
  readonly reference: string;
}

async function sentPayout(): Promise<Case> {
  const seller = await sellerInCredit(app);
  await requestPayout(app, seller);
  const batch = (await makeBatch(app, judge)).data.makePayoutBatch;
  const [payout] = await payoutsOf(app, seller);
  return { seller, batchId: batch.id, payout: payout!, reference: `8LATE${String(++count).padStart(5, '0')}` };
}

const report = async ({ batchId, payout, reference }: Case) => {
  const transfers = [{ number: payout.number, reference, amount: payout.amount }];
  const { data } = await app.call<{ reconcilePayoutBatch: { differences: { kind: string; number: string }[] } }>(
    'reconcilePayoutBatch',
    { id: batchId, method: 'BKASH', transfers },
    'differences { kind number }',
    { token: judge.token },
  );
  return (
    data.reconcilePayoutBatch.differences
      .filter(({ number }) => number === payout.number)
      .map(({ kind }) => kind)
      .join() || null
  );
};

/** Each returns its error, the difference that a report lists, or null. */
const payoutSteps = {
  pay: async ({ payout, reference }: Case) => (await markPaid(app, judge, payout.id, reference)).code,
  payOther: async ({ payout }: Case) => (await markPaid(app, judge, payout.id, '9OTHER9999')).code,
  fail: async ({ payout }: Case) => (await markFailed(app, judge, payout.id)).code,
  report,
} satisfies Record<string, (of: Case) => Promise<string | null>>;

it.each([
  ['pay report', [null, null], 'PAID', 0],
  ['report pay', [null, 'CONFLICT'], 'PAID', 0],
  ['report report', [null, null], 'PAID', 0],
  ['payOther report', [null, 'DOUBLED'], 'PAID', 0],
  ['fail', [null], 'FAILED', 1],
  ['fail report', [null, 'FAILED'], 'FAILED', 1],
  ['fail report pay', [null, 'FAILED', null], 'PAID', 0],
  ['fail pay report', [null, null, null], 'PAID', 0],
  ['fail pay pay', [null, null, 'CONFLICT'], 'PAID', 0],
  ['fail pay fail', [null, null, null], 'FAILED', 1],
  ['fail pay fail fail', [null, null, null, 'CONFLICT'], 'FAILED', 1],
  ['fail pay fail pay', [null, null, null, 'CONFLICT'], 'FAILED', 1],
  ['pay fail report', [null, null, 'FAILED'], 'FAILED', 1],
  ['pay fail payOther', [null, null, 'CONFLICT'], 'FAILED', 1],
  ['pay fail pay', [null, null, 'CONFLICT'], 'FAILED', 1],
  ['report fail pay', [null, null, 'CONFLICT'], 'FAILED', 1],
  ['report fail', [null, null], 'FAILED', 1],
] as const)('a payout: %s', async (steps, outcomes, state, dueTimes) => {
  const of = await sentPayout();
  const got: (string | null)[] = [];
  for (const step of steps.split(' ') as (keyof typeof payoutSteps)[]) got.push(await payoutSteps[step](of));
  expect(got).toEqual(outcomes);
  expect((await payoutsOf(app, of.seller)).map((payout) => payout.state)).toEqual([state]);
  expect(Number((await outlookOf(app, of.seller)).due)).toBe(Number(DUE) * dueTimes);
});

it('a payout that is recorded as failed and made after all is not in the next batch; what that has sent is owed back', async () => {
  const of = await sentPayout();
  expect(await payoutSteps.fail(of)).toBeNull();
  const other = await sellerInCredit(app);
  const both = await Promise.all([makeBatch(app, judge), payoutSteps.pay(of)]);
  expect(both[1]).toBeNull();
  const states = (await payoutsOf(app, of.seller)).map(({ state }) => state).toSorted();
  const sent = states.length;
  const balance = await app.gql<{ myBalance: { balance: string } }>('{ myBalance { balance } }', {}, { token: of.seller.token });
  // one after the other: the batch came first and sent it again, which the seller owes, or it has nothing to send
  expect([states, Number(balance.data.myBalance.balance)]).toEqual(sent === 1 ? [['PAID'], 0] : [['PAID', 'SENT'], Number(DUE)]);
  expect((await payoutsOf(app, other)).map(({ state }) => state)).toEqual(['SENT']);
});

it('a payout that was recorded as paid after all by mistake fails once more, and that is the end of it', async () => {
  const of = await sentPayout();
  expect([await payoutSteps.fail(of), await payoutSteps.pay(of)]).toEqual([null, null]);
  expect(Number((await outlookOf(app, of.seller)).due)).toBe(0);
  const both = await Promise.all([payoutSteps.fail(of), payoutSteps.fail(of)]);
  expect(both.toSorted()).toEqual(['CONFLICT', null].toSorted());
  expect((await payoutsOf(app, of.seller)).map(({ state }) => state)).toEqual(['FAILED']);
  expect((await outlookOf(app, of.seller)).due).toBe(DUE);
  expect(await payoutSteps.pay(of)).toBe('CONFLICT');
  const again = `UPDATE payouts SET state = 'PAID', failed_at = NULL, reason = NULL WHERE seller_id = $1`;
  await expect(app.db.query(again, [of.seller.id])).rejects.toThrow('does not change this way');
  await makeBatch(app, judge);
  expect((await payoutsOf(app, of.seller)).map(({ state, amount }) => [state, amount]).toSorted()).toEqual([
    ['FAILED', DUE],
    ['SENT', DUE],
  ]);
});

it('of two admins who record one payout at once, who says that it failed has seen that it was paid', async () => {
  const of = await sentPayout();
  const [payout] = await payoutsOf(app, of.seller);
  const id = payout?.id;
  const fail = async (seenState: string) =>
    (await app.call('markPayoutFailed', { id, reason: 'It came back', seenState }, 'id', judge)).code;
  expect([await payoutSteps.pay(of), await fail('SENT'), await fail('PAID'), await fail('PAID')]).toEqual([
    null,
    'CONFLICT',
    null,
    'CONFLICT',
  ]);
  const other = await sentPayout();
  const [next] = await payoutsOf(app, other.seller);
  const failing = app.call('markPayoutFailed', { id: next?.id, reason: 'It came back', seenState: 'SENT' }, 'id', judge);
  const both = await Promise.all([payoutSteps.pay(other), failing]);
  // paid first, the other is stale; failed first, it was paid after all
  expect([both[0], [null, 'CONFLICT'].includes(both[1].code)]).toEqual([null, true]);
  expect((await payoutsOf(app, other.seller)).map(({ state }) => state)).toEqual(['PAID']);
});

/** The buyer has paid, and no message of that has come for days. */
async function lostCapture(): Promise<{ order: TestOrder; trxId: () => Promise<string> }> {
  const order = await onlineOrder(app);
  await paying.behave({ callbacks: 'lost' });
  await atGateway(await startPayment(app, order, 'SSLCOMMERZ'));
  await paying.behave();
  await app.db.query(
    `UPDATE gateway_payments SET started_at = now() - interval '3 days', next_check_at = NULL, state = 'EXPIRED' WHERE order_id = $1`,
    [order.id],
  );
  const trxId = async () =>
    (await one<{ trxId: string }>(app.db, 'SELECT trx_id AS "trxId" FROM gateway_payments WHERE order_id = $1', [order.id]))?.trxId ?? '';
  return { order, trxId };
}

it.each(['waits', 'has ended'])('a settlement of a payment of which no message came, where its order %s', async (which) => {
  const { order, trxId } = await lostCapture();
  const isOver = which === 'has ended';
  if (isOver) await app.container.resolve(OrderActionsService).cancel(asViewer(order.seller), order.id, 'No more of it');
  await runPaymentJobs(app);
  expect(await trxId()).toBe('');
  await importFile(app, judge, 'SSLCOMMERZ', [{ trxId: `STRANGE${++count}`, amount: order.order.total }]);
  await runPaymentJobs(app);
  await runPaymentJobs(app);
  expect(await trxId()).not.toBe('');
  const { paymentStatus, onlinePayment } = await seenBy(app, order.id, order.buyer);
  expect([paymentStatus, onlinePayment?.state]).toEqual(isOver ? ['UNPAID', 'REFUNDED'] : ['PAID', 'HELD']);
  await importFile(app, judge, 'SSLCOMMERZ', [{ trxId: await trxId(), amount: order.order.total }]);
  expect(await kindsOf(app, judge, order.id)).toEqual([]);
});
