/** A transfer is recorded for one kind of thing, also where two record it at the same moment. */
import { RefundDeadlinesService } from '../../../server/modules/orders/account/refund-deadlines.service';
import { OrderActionsService } from '../../../server/modules/orders/steps/order-actions.service';
import { namedGuards } from '../../../server/platform/errors/guard-errors';
import type { TestApp } from '../../support/app';
import { admin, asViewer, type TestAccount } from '../../support/build-accounts';
import type { TestOrder } from '../../support/build-orders';
import { one, rows } from '../../support/sql';
import { sellerWithBill } from './support/bills';
import { onlineOrder, pay, type PayingApp, sendRefunds, startPayingApp } from './support/gateways';
import { expectSound } from './support/ledger';
import { bkashOrder, paidByBkash, seen } from './support/order-accounts';
import { makeBatch, markPaid, payoutsOf, requestPayout, sellerInCredit } from './support/payouts';
import { payByHand, recordByHand, refundsOf, startByHand } from './support/refunds-by-hand';
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

const { claim, confirm, cancel, reject } = transferSteps(() => app);
const { call } = stolenTransfers(
  () => app,
  () => judge,
);
const DISPUTE = 'mutation ($id: ID!) { disputePayment(orderId: $id, text: "I sent it") { id } }';
const DECIDE = 'mutation ($id: ID!, $accepted: Boolean!) { decidePaymentDispute(id: $id, accepted: $accepted, reason: "Seen") { id } }';

/** An order whose online payment the gateway does not give back: an admin pays it by hand. */
async function rejectedRefund() {
  const order = await onlineOrder(app);
  await pay(app, order);
  await app.container.resolve(OrderActionsService).cancel(asViewer(order.seller), order.id, 'No more of it');
  await paying.behave({ refunds: 'reject' });
  await sendRefunds(app);
  await paying.behave();
  return { order, id: (await refundsOf(app, order.id))[0]?.id ?? '' };
}

/** The seller owes the buyer the whole order, and has not given it. */
async function owedRefund(parties: { seller?: TestAccount; buyer?: TestAccount } = {}) {
  const order = await bkashOrder(app, parties);
  await paidByBkash(app, order);
  await cancel(order);
  return { order, id: (await seen(app, order, order.seller)).money.refunds[0]?.id ?? '' };
}

const give = async (seller: TestAccount, id: string, reference: string) =>
  (await app.call('giveRefund', { id, input: { method: 'NAGAD', reference } }, 'state', seller)).code;
const stateOf = async (id: string) => (await one<{ state: string }>(app.db, 'SELECT state FROM order_refunds WHERE id = $1', [id]))?.state;
const disputeOf = async ({ id }: TestOrder) =>
  (await one<{ id: string }>(app.db, `SELECT id FROM payment_disputes WHERE order_id = $1 AND state = 'OPEN'`, [id]))?.id;

async function payBill(reference: string) {
  const { bill } = await sellerWithBill(app);
  const receivedOn = new Date(Date.now() + 6 * 3_600_000).toISOString().slice(0, 10);
  const input = { amount: '0.10', method: 'BKASH', reference, receivedOn };
  return (await app.call('recordBillPayment', { billId: bill.id, input }, 'id', judge)).code;
}

it('the market records no transfer as its own that came in, or that others have made', async () => {
  expect(await payBill('9BILLR0001')).toBeNull();
  const paid = await bkashOrder(app);
  expect([await claim(paid, '9BUYER0001'), await confirm(paid)]).toEqual([null, null]);
  const given = await owedRefund();
  expect(await give(given.order.seller, given.id, '9SELLR0001')).toBeNull();
  expect((await app.call('confirmRefund', { id: given.id }, 'state', given.order.buyer)).code).toBeNull();
  const { id } = await rejectedRefund();
  expect(await payByHand(app, judge, id, '9billr-ooo1')).toBe('CONFLICT');
  expect(await recordByHand(app, judge, id, '9BUYER0001')).toBe('CONFLICT');
  expect(await recordByHand(app, judge, id, '9SELLR0001')).toBe('CONFLICT');
  expect(await payBill('9BUYER0001')).toBe('CONFLICT');
  const seller = await sellerInCredit(app);
  await requestPayout(app, seller);
  await makeBatch(app, judge);
  const [payout] = await payoutsOf(app, seller);
  for (const reference of ['9BILLR0001', '9BUYER0001', '9sellr-ooo1'])
    expect((await markPaid(app, judge, payout!.id, reference)).code).toBe('CONFLICT');
  expect(await recordByHand(app, judge, id, '9TRUE00001')).toBeNull();
});

it('a refund that a seller gave by a transfer of the market is confirmed by nobody', async () => {
  const { order, id } = await rejectedRefund();
  const [silent, denied, confirmed] = [await owedRefund(order), await owedRefund(order), await owedRefund(order)];
  await startByHand(app, judge, id);
  expect(await give(order.seller, silent.id, '9HANDX0001')).toBeNull();
  expect(await recordByHand(app, judge, id, '9HANDX0001')).toBeNull();
  await app.db.query("UPDATE order_refunds SET given_at = given_at - interval '4 days' WHERE id = $1", [silent.id]);
  await app.container.resolve(RefundDeadlinesService).run();
  expect(await stateOf(silent.id)).toBe('DENIED');
  const decide = async (given: boolean) =>
    (await app.call('decideRefund', { id: silent.id, given, reason: 'Seen' }, 'state', judge)).body.errors?.[0]?.extensions.key ?? null;
  expect([await decide(true), await decide(false)]).toEqual(['refund.transferOfOthers', null]);
  for (const refund of [denied, confirmed]) expect(await give(order.seller, refund.id, '9handx-ooo1')).toBe('BAD_USER_INPUT');
});

it('the transfers of a gateway pay for no other order, and give nothing back', async () => {
  const order = await onlineOrder(app);
  await pay(app, order);
  const [paid] = await rows<{ trx_id: string }>(app.db, 'SELECT trx_id FROM gateway_payments WHERE order_id = $1 AND trx_id IS NOT NULL', [
    order.id,
  ]);
  const trxId = paid?.trx_id ?? '';
  const next = await owedRefund(order);
  expect(await give(order.seller, next.id, trxId)).toBe('BAD_USER_INPUT');
  expect(await claim(await bkashOrder(app, { buyer: order.buyer }), trxId)).toBe('CONFLICT');
  const { id } = await rejectedRefund();
  expect(await payByHand(app, judge, id, trxId)).toBe('CONFLICT');
});

const usesOf = async (reference: string) =>
  (await rows<{ uses: string[] }>(app.db, 'SELECT transfer_uses($1) AS uses', [reference]))[0]?.uses;
it.each([
  ['the seller confirms', async (claimed: TestOrder) => confirm(claimed)],
  [
    'an admin accepts a dispute',
    async (claimed: TestOrder) => (await app.gql(DECIDE, { id: await disputeOf(claimed), accepted: true }, judge)).code,
  ],
])('at once with a refund by hand that takes the number back, %s: the transfer is the market’s alone', async (title, other) => {
  for (let round = 0; round < 4; round++) {
    const reference = `9R${title.length}${'ABCD'[round]}00000${round + 2}`;
    const { id } = await rejectedRefund();
    const claimed = await bkashOrder(app);
    await startByHand(app, judge, id);
    expect(await claim(claimed, reference)).toBeNull();
    if (title.includes('dispute'))
      expect([await reject(claimed), await call(claimed.buyer, DISPUTE, { id: claimed.id })]).toEqual([null, null]);
    const [code, otherCode] = await Promise.all([recordByHand(app, judge, id, reference, 'Ours'), other(claimed)]);
    expect([code, [null, 'CONFLICT'].includes(otherCode), await usesOf(reference)]).toEqual([null, true, ['HAND_REFUND']]);
  }
});

it('at once with a refund by hand, a bill is paid: one of the two counts, and the other is a conflict', async () => {
  for (let round = 0; round < 4; round++) {
    const reference = `9RBILL${'ABCD'[round]}00000${round + 2}`;
    const { id } = await rejectedRefund();
    await startByHand(app, judge, id);
    const codes = await Promise.all([recordByHand(app, judge, id, reference), payBill(reference)]);
    expect(codes.filter((code) => code === null)).toHaveLength(1);
    expect(codes).toContain('CONFLICT');
  }
});

it('a payout and a confirmed payment at once: one of the two counts', async () => {
  for (let round = 0; round < 3; round++) {
    const seller = await sellerInCredit(app);
    await requestPayout(app, seller);
    await makeBatch(app, judge);
    const [payout] = await payoutsOf(app, seller);
    const claimed = await bkashOrder(app);
    const reference = `9PAYXX000${round + 2}`;
    expect(await claim(claimed, reference)).toBeNull();
    const codes = await Promise.all([markPaid(app, judge, payout!.id, reference).then(({ code }) => code), confirm(claimed)]);
    expect(codes.sort()).toEqual(['CONFLICT', null].sort());
  }
});

it('a dismissed dispute leaves the transfer to the same order that reports it again', async () => {
  const [honest, other] = [await bkashOrder(app), await bkashOrder(app)];
  expect([await claim(honest, '9AGAIN0001'), await reject(honest)]).toEqual([null, null]);
  expect([await call(honest.buyer, DISPUTE, { id: honest.id }), await claim(honest, '9AGAIN0001')]).toEqual([null, 'CONFLICT']);
  expect((await app.gql(DECIDE, { id: await disputeOf(honest), accepted: false }, judge)).code).toBeNull();
  expect(await claim(honest, '9AGAIN0001')).toBeNull();
  expect(await claim(other, '9again-ooo1')).toBe('CONFLICT');
  const { id } = await rejectedRefund();
  expect(await payByHand(app, judge, id, '9AGAIN0001', 'Ours')).toBeNull();
  expect(await confirm(honest)).toBe('CONFLICT');
});

it('of transfers that share a key since before the upgrade the next one counts once the first is gone', async () => {
  const [first, second, third] = [await bkashOrder(app), await bkashOrder(app), await bkashOrder(app)];
  expect([await claim(first, '9SHR000001'), await claim(second, '9SHRXX0001')]).toEqual([null, null]);
  await app.db.query(`UPDATE payment_references SET reference = '9SHROO0001', shares_reference = true WHERE reference = '9SHRXX0001'`);
  await app.db.query(`UPDATE order_payments SET reference = '9SHROO0001' WHERE reference = '9SHRXX0001'`);
  expect([await reject(first), await call(first.buyer, DISPUTE, { id: first.id })]).toEqual([null, null]);
  expect((await app.gql(DECIDE, { id: await disputeOf(first), accepted: false }, judge)).code).toBeNull();
  expect([await claim(third, '9SHROO0001'), await claim(third, '9SHR0O0001')]).toEqual(['CONFLICT', 'CONFLICT']);
  expect(await confirm(second)).toBeNull();
});

it('each guard of transfers that is checked at the commit has an error of its own', async () => {
  const sources = await rows<{ source: string }>(
    app.db,
    `SELECT prosrc AS source FROM pg_proc WHERE prosrc LIKE '%pg_advisory_xact_lock%transfer:%'`,
  );
  const guards = [...new Set(sources.flatMap(({ source }) => [...source.matchAll(/CONSTRAINT = '(\w+)'/g)].map(([, name]) => name)))];
  expect(guards.sort()).toEqual(['order_payments_transfer_of_one', 'transfer_of_one_use']);
  expect(namedGuards()).toEqual(expect.arrayContaining(guards));
  const past = `UPDATE gateway_refunds SET state = 'DONE', hand_reference = '9BUYER0001' WHERE id = $1`;
  await expect(app.db.query(past, [(await rejectedRefund()).id])).rejects.toThrow('recorded for something else');
});
