/** The transfer by which the market gave a refund for a seller who has left is the market's own. */
import { RefundDeadlinesService } from '../../../server/modules/orders/account/refund-deadlines.service';
import { refundDays } from '../../../schema/values/orders/order-money';
import { startTestApp, type TestApp } from '../../support/app';
import { admin, approvedProducer, type TestAccount } from '../../support/build-accounts';
import { one, rows } from '../../support/sql';
import { expectSound, sumsOf } from './support/ledger';
import { bkashOrder, paidByBkash } from './support/order-accounts';
import { stolenTransfers } from './support/stolen-transfers';
import { transferSteps } from './support/transfer-steps';

let app: TestApp;
let judge: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  judge = await admin(app);
});
afterEach(() => expectSound(app));
afterAll(() => app.stop());

const { cancel, claim, confirm, reject } = transferSteps(() => app);
const { accept, call } = stolenTransfers(
  () => app,
  () => judge,
);

/** The seller has closed the account and owes the buyer of a cancelled order 75 Tk. */
async function left() {
  const seller = await approvedProducer(app);
  const order = await bkashOrder(app, { seller });
  await paidByBkash(app, order);
  await cancel(order);
  await app.db.query(`UPDATE users SET status = 'SUSPENDED', closed_at = now() WHERE id = $1`, [seller.id]);
  const refund = await one<{ id: string }>(app.db, 'SELECT id FROM order_refunds WHERE order_id = $1', [order.id]);
  return { order, id: refund?.id ?? '' };
}
type Left = Awaited<ReturnType<typeof left>>;
let numbers = 0;
const unused = () => `5COVER${String(++numbers).padStart(4, '0')}`;
const bkash = (reference: string) => ({ method: 'BKASH', reference });
const give = async ({ id }: Left, input: object, by = judge) => (await app.call('giveRefund', { id, input }, 'state', by)).code;
const got = async ({ id, order }: Left) => (await app.call('confirmRefund', { id }, 'state', order.buyer)).code;
const decide = async ({ id }: Left, more: object) =>
  (await app.call('decideRefund', { id, reason: 'On our statement', ...more }, 'state', judge)).body.errors?.[0]?.extensions.key ?? null;
const covered = async ({ order }: Left) => [(await sumsOf(app, order.id)).COVERED ?? 0, (await sumsOf(app, order.id)).CASH ?? 0];
const usesOf = async (reference: string) => (await one<{ uses: string[] }>(app.db, 'SELECT transfer_uses($1) AS uses', [reference]))?.uses;
const contest = ({ id, buyer }: { id: string; buyer: TestAccount }, paymentReference: string) =>
  call(
    buyer,
    'mutation ($id: ID!, $transfer: PaymentClaimInput) { disputePayment(orderId: $id, text: "Mine", transfer: $transfer) { id } }',
    {
      id,
      transfer: { paymentMethod: 'BKASH', paymentNumber: '01812345678', paymentReference },
    },
  );

it.each([false, true])('accomplices do not take it back, confirmed: %s; nothing is given twice', async (isConfirmed) => {
  const [of, other, number] = [await left(), await bkashOrder(app), unused()];
  expect(await give(of, bkash(number))).toBeNull();
  if (isConfirmed) expect(await got(of)).toBeNull();
  expect([await claim(other, number), await contest(other, number), await accept(other)]).toEqual([
    'CONFLICT',
    null,
    'order.referenceUsed',
  ]);
  expect([await covered(of), await usesOf(number)]).toEqual([[75, -75], ['COVERED_REFUND']]);
  if (!isConfirmed) expect(await got(of)).toBeNull();
  expect([await covered(of), await usesOf(number)]).toEqual([[75, -75], ['COVERED_REFUND']]);
});

it('a claim of before cannot be confirmed any more, and an admin is asked before the refund is recorded', async () => {
  const [of, other, number] = [await left(), await bkashOrder(app), unused()];
  expect([await claim(other, number), await give(of, bkash(number))]).toEqual([null, 'BAD_USER_INPUT']);
  expect([await decide(of, { given: true, how: bkash(number) }), await covered(of)]).toEqual(['refund.numberOfOrder', [0, 0]]);
  expect(await decide(of, { given: true, how: bkash(number), takeBackReason: 'Ours' })).toBeNull();
  expect([await confirm(other), await covered(of)]).toEqual(['CONFLICT', [75, -75]]);
  const keys = `SELECT text_key AS key FROM notifications WHERE user_id = $1 AND text_key IN ('claimOfMarket', 'paymentOfRefund')`;
  for (const party of [other.buyer, other.seller]) expect(await rows(app.db, keys, [party.id])).toEqual([{ key: 'claimOfMarket' }]);
});

it('its number was received elsewhere first: an admin takes it back, and what was given is in the ledger', async () => {
  const [of, other, number] = [await left(), await bkashOrder(app), unused()];
  expect([await claim(other, number), await confirm(other), await give(of, bkash(number))]).toEqual([null, null, 'BAD_USER_INPUT']);
  expect(await decide(of, { given: true, how: bkash(number) })).toBe('refund.numberOfOrder');
  expect(await decide(of, { given: true, how: bkash(number), takeBackReason: 'Ours' })).toBeNull();
  expect([await covered(of), await usesOf(number)]).toEqual([[75, -75], ['COVERED_REFUND']]);
});

it('what an admin finds to be given in cash is in the ledger as well', async () => {
  const of = await left();
  expect([await decide(of, { given: true, how: { method: 'CASH_ON_DELIVERY' } }), await covered(of)]).toEqual([null, [75, -75]]);
});

it('silence confirms it, and it is denied, given again by the same transfer, and found not given', async () => {
  const [silent, denied, number] = [await left(), await left(), unused()];
  expect([await give(silent, bkash(unused())), await give(denied, bkash(number))]).toEqual([null, null]);
  await app.db.query('UPDATE order_refunds SET given_at = given_at - make_interval(days => $2) WHERE id = $1', [
    silent.id,
    refundDays.confirm,
  ]);
  await app.container.resolve(RefundDeadlinesService).run();
  expect(await one(app.db, 'SELECT state FROM order_refunds WHERE id = $1', [silent.id])).toEqual({ state: 'CONFIRMED' });
  expect((await app.call('denyRefund', { id: denied.id, reason: 'Nothing' }, 'state', denied.order.buyer)).code).toBeNull();
  expect([await give(denied, bkash(number)), await decide(denied, { given: false })]).toEqual([null, null]);
  expect([await covered(denied), await usesOf(number)]).toEqual([[0, 0], []]);
});

it('it gives no other refund, of the market or of a seller, by whichever method', async () => {
  const [of, next, number] = [await left(), await left(), unused()];
  const order = await bkashOrder(app);
  await paidByBkash(app, order);
  await cancel(order);
  const owed = { order, id: (await one<{ id: string }>(app.db, 'SELECT id FROM order_refunds WHERE order_id = $1', [order.id]))?.id ?? '' };
  expect(await give(of, bkash(number))).toBeNull();
  for (const how of [bkash(number), { method: 'NAGAD', reference: number }]) {
    expect([await give(next, how), await give(owed, how, order.seller)]).toEqual(['BAD_USER_INPUT', 'BAD_USER_INPUT']);
    for (const refund of [next, owed])
      expect(await decide(refund, { given: true, how, takeBackReason: 'Ours' })).toBe(
        refund === next ? 'refund.numberOfRefund' : 'refund.transferOfOthers',
      );
  }
  const past = `UPDATE order_refunds SET state = 'GIVEN', method = 'NAGAD', reference = $2, given_at = now() WHERE id = $1`;
  await expect(app.db.query(past, [owed.id, number])).rejects.toThrow('one of the market');
});

it('a wrong number is removed, or corrected, and the honest buyer has it; the money stays in the ledger', async () => {
  const [of, honest] = [await left(), await bkashOrder(app)];
  const [wrong, right] = [unused(), unused()];
  expect([await give(of, bkash(wrong)), await got(of), await contest(honest, wrong)]).toEqual([null, null, null]);
  expect([await accept(honest), await decide(of, { given: true, how: bkash(right) })]).toEqual(['order.referenceUsed', null]);
  expect([await accept(honest), await covered(of), await usesOf(wrong), await usesOf(right)]).toEqual([
    null,
    [75, -75],
    ['ORDER'],
    ['COVERED_REFUND'],
  ]);
});

it('a payout does not take its number', async () => {
  const [of, number] = [await left(), unused()];
  expect(await give(of, bkash(number))).toBeNull();
  const other = await bkashOrder(app);
  expect([await claim(other, unused()), await reject(other)]).toEqual([null, null]);
  const past = `WITH paid AS (UPDATE order_payments SET state = 'RECEIVED', reference = $2, decided_at = now() WHERE order_id = $1 RETURNING amount)
    UPDATE orders SET received = paid.amount FROM paid WHERE id = $1`;
  await expect(app.db.query(past, [other.id, number])).rejects.toThrow('one of the market');
});
