/** An admin has recorded a wrong number for money of the market: it is corrected or freed, and no money moves. */
import type { TestApp } from '../../support/app';
import { admin, type TestAccount } from '../../support/build-accounts';
import { one, rows } from '../../support/sql';
import { onlineOrder, pay as payOnline, type PayingApp, sendRefunds, startPayingApp } from './support/gateways';
import { expectSound } from './support/ledger';
import { bkashOrder, onlinePickup } from './support/order-accounts';
import { DUE, makeBatch, markFailed, markPaid, outlookOf, payoutsOf, requestPayout, sellerInCredit } from './support/payouts';
import { recordByHand, refundsOf, startByHand } from './support/refunds-by-hand';
import { stolenTransfers } from './support/stolen-transfers';
import { transferSteps } from './support/transfer-steps';

let paying: PayingApp;
let app: TestApp;
let judge: TestAccount;
beforeAll(async () => {
  paying = await startPayingApp();
  ({ app } = paying);
  judge = await admin(app);
});
afterEach(() => expectSound(app));
afterAll(() => paying.stop());

const { cancel, claim, confirm, reject } = transferSteps(() => app);
const { accept, call } = stolenTransfers(
  () => app,
  () => judge,
);

let numbers = 0;
const unused = () => `6FIX${String(++numbers).padStart(6, '0')}`;

async function sent() {
  const seller = await sellerInCredit(app);
  await requestPayout(app, seller);
  await makeBatch(app, judge);
  const [payout] = await payoutsOf(app, seller);
  return { seller, id: payout!.id };
}
/** A refund of an online payment that its gateway has rejected, and that an admin is paying by hand. */
async function byHand() {
  const order = await onlineOrder(app, { input: onlinePickup });
  await payOnline(app, order);
  await cancel(order);
  await paying.behave({ refunds: 'reject' });
  await sendRefunds(app);
  await paying.behave();
  const [{ id } = { id: '' }] = await refundsOf(app, order.id);
  expect(await startByHand(app, judge, id)).toBeNull();
  return { order, id };
}
type Money = { readonly id: string };
const record = (kind: Kind, { id }: Money, reference: string, takeBackReason?: string) =>
  kind === 'payout'
    ? call(
        judge,
        'mutation ($id: ID!, $reference: String!, $why: String) { markPayoutPaid(id: $id, reference: $reference, takeBackReason: $why) { id } }',
        { id, reference, why: takeBackReason },
      )
    : call(
        judge,
        'mutation ($id: ID!, $reference: String!, $why: String) { recordRefundByHand(id: $id, reference: $reference, takeBackReason: $why) { rejected { id } } }',
        { id, reference, why: takeBackReason },
      );
const correct = (kind: Kind, { id }: Money, reference: string | null, takeBackReason?: string) =>
  kind === 'payout'
    ? call(
        judge,
        'mutation ($id: ID!, $reference: String, $why: String) { correctPayoutNumber(id: $id, reference: $reference, reason: "Mistyped", takeBackReason: $why) { id } }',
        { id, reference, why: takeBackReason },
      )
    : call(
        judge,
        'mutation ($id: ID!, $reference: String, $why: String) { correctRefundByHand(id: $id, reference: $reference, reason: "Mistyped", takeBackReason: $why) { id } }',
        { id, reference, why: takeBackReason },
      );
const usesOf = async (reference: string) => (await one<{ uses: string[] }>(app.db, 'SELECT transfer_uses($1) AS uses', [reference]))?.uses;
const dispute = ({ id, buyer }: { id: string; buyer: TestAccount }) =>
  call(buyer, 'mutation ($id: ID!) { disputePayment(orderId: $id, text: "I sent it") { id } }', { id });
const entries = async () => (await one<{ count: number }>(app.db, 'SELECT count(*)::int AS count FROM ledger_entries'))?.count;
const notified = async ({ id }: TestAccount) =>
  (await rows<{ key: string }>(app.db, 'SELECT text_key AS key FROM notifications WHERE user_id = $1', [id])).map(({ key }) => key);
const stateOf = ({ id }: Money) => one(app.db, 'SELECT state, reference FROM payouts WHERE id = $1', [id]);

type Kind = 'payout' | 'refund by hand';
const kinds = [
  ['payout', sent, 'PAYOUT'],
  ['refund by hand', byHand, 'HAND_REFUND'],
] as const;

describe.each(kinds)('%s', (kind, make, use) => {
  it('an admin is asked where a buyer has claimed the number, and an order of the claim is named', async () => {
    const [of, honest] = [await make(), await bkashOrder(app)];
    const number = unused();
    expect([await claim(honest, number), await record(kind, of, number)]).toEqual([null, 'payout.numberOfOrder']);
    expect(await record(kind, of, number, 'It is ours')).toBeNull();
  });

  it('a dispute of the number asks as well; the honest buyer has it once the number is corrected, and no money moves', async () => {
    const [of, honest] = [await make(), await bkashOrder(app)];
    const [wrong, right] = [unused(), unused()];
    expect([await claim(honest, wrong), await reject(honest), await dispute(honest)]).toEqual([null, null, null]);
    expect([await record(kind, of, wrong), await record(kind, of, wrong, 'It is ours')]).toEqual(['payout.numberOfOrder', null]);
    expect(await accept(honest)).toBe('order.referenceUsed');
    const before = await entries();
    expect([await correct(kind, of, right), await entries(), await usesOf(right), await usesOf(wrong)]).toEqual([null, before, [use], []]);
    expect([await accept(honest), await usesOf(wrong)]).toEqual([null, ['ORDER']]);
    const [trail] = await rows(
      app.db,
      `SELECT reason, details->>'freed' AS freed, details->>'reference' AS reference FROM audit_events WHERE details->>'freed' = $1`,
      [wrong],
    );
    expect(trail).toEqual({ reason: 'Mistyped', freed: wrong, reference: right });
  });

  it('the right number may be recorded for an order: it is taken back from there with a reason', async () => {
    const [of, other] = [await make(), await bkashOrder(app)];
    const [wrong, right] = [unused(), unused()];
    expect([await record(kind, of, wrong), await claim(other, right), await confirm(other)]).toEqual([null, null, null]);
    expect([await correct(kind, of, right), await correct(kind, of, right, 'Ours')]).toEqual(['payout.numberOfOrder', null]);
    expect([await usesOf(right), await usesOf(wrong)]).toEqual([[use], []]);
  });

  it('a number of which nothing else is known is only freed, and can be entered later', async () => {
    const of = await make();
    const [wrong, right] = [unused(), unused()];
    expect([await correct(kind, of, right), await record(kind, of, wrong)]).toEqual([expect.any(String), null]);
    const before = await entries();
    expect([await correct(kind, of, null), await usesOf(wrong), await correct(kind, of, null)]).toEqual([null, [], expect.any(String)]);
    expect([await correct(kind, of, right), await usesOf(right), await entries()]).toEqual([null, [use], before]);
  });
});

it('the seller of a payout is notified, and the buyer and the seller of a refund by hand', async () => {
  const [payout, refund] = [await sent(), await byHand()];
  expect([await record('payout', payout, unused()), await correct('payout', payout, unused())]).toEqual([null, null]);
  expect([await record('refund by hand', refund, unused()), await correct('refund by hand', refund, unused())]).toEqual([null, null]);
  expect(await notified(payout.seller)).toContain('payoutNumberCorrected');
  for (const party of [refund.order.buyer, refund.order.seller]) expect(await notified(party)).toContain('refundNumberCorrected');
});

it('a payout whose seller has left loses a wrong number, and stays paid', async () => {
  const of = await sent();
  const wrong = unused();
  expect(await record('payout', of, wrong)).toBeNull();
  await app.db.query(`UPDATE users SET status = 'SUSPENDED', closed_at = now() WHERE id = $1`, [of.seller.id]);
  expect([await correct('payout', of, null), await stateOf(of), await usesOf(wrong)]).toEqual([
    null,
    { state: 'PAID', reference: null },
    [],
  ]);
});

it('between a wrong and a right number nothing is due to the seller', async () => {
  const of = await sent();
  expect(await record('payout', of, unused())).toBeNull();
  expect([await correct('payout', of, null), (await outlookOf(app, of.seller)).due]).toEqual([null, '0.00']);
});

it('a payout that came back is never paid after all, also once its number is freed', async () => {
  const of = await sent();
  expect([await record('payout', of, unused()), (await markFailed(app, judge, of.id)).code]).toEqual([null, null]);
  expect([await correct('payout', of, null), (await outlookOf(app, of.seller)).due]).toEqual([null, DUE]);
  await requestPayout(app, of.seller);
  await makeBatch(app, judge);
  expect((await markPaid(app, judge, of.id, unused())).code).toBe('CONFLICT');
  const past = `UPDATE payouts SET state = 'PAID', reference = 'PAST000001', paid_at = now(), failed_at = NULL, reason = NULL WHERE id = $1`;
  await expect(app.db.query(past, [of.id])).rejects.toThrow('does not change this way');
});

it('a refund by hand without a number is not missing in settlements, and is listed for admins', async () => {
  const of = await byHand();
  const wrong = unused();
  expect([await recordByHand(app, judge, of.id, wrong), await correct('refund by hand', of, null)]).toEqual([null, null]);
  await app.db.query(`UPDATE gateway_refunds SET ended_at = now() - interval '60 days' WHERE id = $1`, [of.id]);
  const { data } = await app.gql<{
    gatewayDifferences: { nodes: { orderId: string }[] };
    refundsByHand: { id: string; reference: string | null }[];
  }>('{ gatewayDifferences(first: 100) { nodes { orderId } } refundsByHand { id reference } }', {}, { token: judge.token });
  expect(data.gatewayDifferences.nodes.map(({ orderId }) => orderId)).not.toContain(of.order.id);
  expect(data.refundsByHand).toContainEqual({ id: of.id, reference: null });
});

it('programs read which steps an admin has; sellers have none', async () => {
  const of = await sent();
  const actions = async (by: TestAccount) =>
    (await app.call<{ payout: { actions: string[] } }>('payout', { id: of.id }, 'actions', by)).data.payout.actions;
  expect([await actions(judge), await actions(of.seller)]).toEqual([['PAY', 'FAIL'], []]);
  expect([await record('payout', of, unused()), await actions(judge)]).toEqual([null, ['FAIL', 'CORRECT_NUMBER']]);
  expect([(await markFailed(app, judge, of.id)).code, await actions(judge)]).toEqual([null, ['CORRECT_NUMBER']]);
  expect([await correct('payout', of, null), await actions(judge)]).toEqual([null, []]);
});
