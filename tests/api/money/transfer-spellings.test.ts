/** One transfer counts once, however often its number is typed, and in whichever spelling. */
import { transferKey } from '../../../schema/text/transfer-key';
import { OrderActionsService } from '../../../server/modules/orders/steps/order-actions.service';
import type { TestApp } from '../../support/app';
import { account, admin, approvedProducer, asViewer, type TestAccount } from '../../support/build-accounts';
import { one, rows } from '../../support/sql';
import { sellerWithBill } from './support/bills';
import { onlineOrder, pay, type PayingApp, sendRefunds, startPayingApp } from './support/gateways';
import { expectSound } from './support/ledger';
import { bkashOrder, paidByBkash, seen } from './support/order-accounts';
import { makeBatch, markPaid, payoutsOf, sellerInCredit } from './support/payouts';
import { payByHand, refundsOf } from './support/refunds-by-hand';
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

const { claim, confirm, cancel } = transferSteps(() => app);
/** The same transfer as people type it, letters that look like digits included. */
const spellingsOf = (number: string) => [`${number}10`, `${number}1o`, ` ${number.toLowerCase()}-l0 `, `${number}১০`, `${number}\u200bIO`];

it('the database reads a number as the rules do', async () => {
  const references = [...spellingsOf('8KEY'), 'a.b/c-d', '---', ''].map((text) => text.trim());
  const read = await rows<{ key: string }>(
    app.db,
    'SELECT transfer_key(r) AS key FROM unnest($1::text[]) WITH ORDINALITY AS g (r, n) ORDER BY n',
    [references],
  );
  expect(read.map(({ key }) => key)).toEqual(references.map(transferKey));
});

it('a buyer cannot pay twice with it, nor another buyer', async () => {
  const seller = await approvedProducer(app);
  const first = await bkashOrder(app, { seller });
  const others: (typeof first)[] = [];
  for (const _ of spellingsOf('8PAY').slice(1)) others.push(await bkashOrder(app, { seller }));
  const [spelling = '', ...spellings] = spellingsOf('8PAY');
  expect(await claim(first, spelling)).toBeNull();
  for (const [n, order] of others.entries()) expect(await claim(order, spellings[n] ?? '')).toBe('CONFLICT');
  const again = await bkashOrder(app, { seller, buyer: first.buyer });
  for (const typed of spellings) expect(await claim(again, typed)).toEqual([expect.objectContaining({ key: 'payment.nothingLeft' })]);
  expect(await confirm(first)).toBeNull();
  expect((await seen(app, first, seller)).money.payments).toEqual([expect.objectContaining({ state: 'RECEIVED' })]);
});

it('what a seller gave back with it pays for no order, and gives back no other refund', async () => {
  const seller = await approvedProducer(app);
  const [mine, other] = [await bkashOrder(app, { seller }), await bkashOrder(app, { seller })];
  for (const order of [mine, other]) {
    await paidByBkash(app, order);
    await cancel(order);
  }
  const give = async (order: typeof mine, reference: string) => {
    const [refund] = (await seen(app, order, seller)).money.refunds;
    return (await app.call('giveRefund', { id: refund?.id, input: { method: 'BKASH', reference } }, 'state', seller)).code;
  };
  const [spelling = '', ...spellings] = spellingsOf('8BACK');
  expect(await give(mine, spelling)).toBeNull();
  const next = await bkashOrder(app, { seller, buyer: mine.buyer });
  for (const typed of spellings) expect([await give(other, typed), await claim(next, typed)]).toEqual(['BAD_USER_INPUT', 'CONFLICT']);
});

it('a transfer of one buyer is taken from another who reported it in another spelling', async () => {
  const seller = await approvedProducer(app);
  const [thief, honest] = [await bkashOrder(app, { seller }), await bkashOrder(app, { seller })];
  expect([await claim(thief, '8STOLEN01'), await confirm(thief)]).toEqual([null, null]);
  const transfer = { paymentMethod: 'BKASH', paymentNumber: '01812345678', paymentReference: '8stolen-o1' };
  const contest = () =>
    app.call('disputePayment', { orderId: honest.id, text: 'I sent it', transfer }, 'id', { token: honest.buyer.token });
  expect([(await contest()).code, (await contest()).code]).toEqual([null, 'CONFLICT']);
  const open = await one<{ id: string }>(app.db, `SELECT id FROM payment_disputes WHERE order_id = $1`, [honest.id]);
  const decide = { id: open?.id, accepted: true, reason: 'Seen' };
  expect((await app.call('decidePaymentDispute', decide, 'id', { token: judge.token })).code).toBeNull();
  const received = [(await seen(app, thief, seller)).money.received, (await seen(app, honest, seller)).money.received];
  expect(received.map(Number)).toEqual([0, 75]);
});

async function payouts(count: number) {
  const sellers = await Promise.all(Array.from({ length: count }, () => sellerInCredit(app)));
  const { data } = await makeBatch(app, judge);
  const all = await Promise.all(sellers.map((seller) => payoutsOf(app, seller)));
  return { batchId: data.makePayoutBatch.id, payouts: all.map(([payout]) => payout!) };
}

/** A refund that its gateway has rejected. */
async function rejectedRefund() {
  const order = await onlineOrder(app);
  await pay(app, order);
  await app.container.resolve(OrderActionsService).cancel(asViewer(order.seller), order.id, 'No more of it');
  await paying.behave({ refunds: 'reject' });
  await sendRefunds(app);
  await paying.behave();
  return (await refundsOf(app, order.id))[0]?.id ?? '';
}

it('it pays out one payout, by a report as well, and no refund by hand', async () => {
  const { batchId, payouts: made } = await payouts(3);
  const [first, second, third] = made;
  const [spelling = '', ...spellings] = spellingsOf('8OUT');
  expect((await markPaid(app, judge, first!.id, spelling)).code).toBeNull();
  for (const typed of spellings) expect((await markPaid(app, judge, second!.id, typed)).code).toBe('CONFLICT');
  const transfers = [
    { number: first!.number, reference: spellings[0], amount: first!.amount },
    { number: second!.number, reference: spellings[1], amount: second!.amount },
    { number: third!.number, reference: '8OTHER0001', amount: third!.amount },
  ];
  const { data } = await app.call<{ reconcilePayoutBatch: { agreed: number; differences: { kind: string; number: string }[] } }>(
    'reconcilePayoutBatch',
    { id: batchId, method: 'BKASH', transfers },
    'agreed differences { kind number }',
    { token: judge.token },
  );
  expect(data.reconcilePayoutBatch).toMatchObject({ agreed: 2, differences: [{ kind: 'DOUBLED', number: second!.number }] });
  const refund = await rejectedRefund();
  for (const typed of ['8-other-ooo1', ...spellings]) expect(await payByHand(app, judge, refund, typed)).toBe('CONFLICT');
});

it('a refund that an admin paid by hand with it is no other refund, and no payout', async () => {
  const [first, second] = [await rejectedRefund(), await rejectedRefund()];
  const [spelling = '', ...spellings] = spellingsOf('8HAND');
  expect(await payByHand(app, judge, first, spelling)).toBeNull();
  const { payouts: made } = await payouts(1);
  expect((await app.call('startRefundByHand', { id: second }, 'rejected { id }', judge)).code).toBeNull();
  for (const typed of spellings) {
    expect((await app.call('recordRefundByHand', { id: second, reference: typed }, 'rejected { id }', judge)).code).toBe('CONFLICT');
    expect((await markPaid(app, judge, made[0]!.id, typed)).code).toBe('CONFLICT');
  }
});

it('it pays one bill', async () => {
  const [{ bill }, { bill: other }] = [await sellerWithBill(app), await sellerWithBill(app)];
  const by = await account(app, 'ADMIN');
  const receivedOn = new Date(Date.now() + 6 * 3_600_000).toISOString().slice(0, 10);
  const record = async (billId: string, reference: string) => {
    const input = { amount: '0.10', method: 'BANK', reference, receivedOn };
    return (await app.call('recordBillPayment', { billId, input }, 'id', { token: by.token })).code;
  };
  const [spelling = '', ...spellings] = spellingsOf('8BILL');
  expect(await record(bill.id, spelling)).toBeNull();
  for (const typed of spellings) expect([await record(other.id, typed), await record(bill.id, typed)]).toEqual(['CONFLICT', 'CONFLICT']);
});
