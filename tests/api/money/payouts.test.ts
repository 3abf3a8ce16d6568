/**
 * Payouts: asked for by sellers, made in batches, paid or failed; never above the balance and never twice, by how many
 * admins at once it may be.
 */
import { resolvePort } from '../../../server/app/wiring/container';
import { JobQueue } from '../../../server/platform/jobs/job-queue';
import { type TestApp, startTestApp } from '../../support/app';
import { account, admin as newAdmin, approvedProducer, payoutAccount, type TestAccount } from '../../support/build-accounts';
import { type Receiver, startReceiver } from '../../support/receiver';
import { rows } from '../../support/sql';
import { makeHook } from '../partners/support/hooks';
import { billedFrom, issueBills, lastMonth } from './support/bills';
import { expectSound } from './support/ledger';
import {
  discountedOrder,
  DUE,
  makeBatch,
  markFailed,
  markPaid,
  outlookOf,
  payoutsOf,
  requestPayout,
  type SeenBatch,
  sellerInCredit,
} from './support/payouts';

let app: TestApp;
let receiver: Receiver;
let admin: TestAccount;
beforeAll(async () => {
  [app, receiver] = [await startTestApp({ WEBHOOK_ALLOW_PRIVATE: 'true' }), await startReceiver()];
  admin = await account(app, 'ADMIN');
});
afterEach(() => expectSound(app));
afterAll(async () => {
  await receiver.stop();
  await app.stop();
});

let transfers = 0;
const transfer = () => `TRX${Date.now()}${++transfers}`;
const balanceOf = async ({ token }: TestAccount) =>
  (await app.gql<{ myBalance: { balance: string; credit: string } }>('{ myBalance { balance credit } }', {}, { token })).data.myBalance;
/** Decides what earlier tests left, so that a batch has this test's payouts alone. */
async function noneLeft(): Promise<void> {
  do for (const { id } of await payoutsOf(app, admin, { state: 'SENT' })) await markPaid(app, admin, id, transfer());
  while ((await makeBatch(app, admin)).code === null);
}

it('money is held until its order is complete, then due; from the minimum on it can be asked for', async () => {
  const seller = await approvedProducer(app);
  const orderId = await discountedOrder(app, seller, { isComplete: false });
  expect(await outlookOf(app, seller)).toMatchObject({
    due: '0.00',
    held: '1000.00',
    minimum: '500.00',
    underWay: null,
    heldOrders: [{ orderId, amount: '1000.00', dueAt: expect.any(String) as unknown }],
  });
  expect(await requestPayout(app, seller)).toMatchObject({ code: 'BAD_USER_INPUT' });
  await payoutAccount(app, seller);
  const early = await requestPayout(app, seller);
  expect([early.code, early.body.errors?.[0]?.extensions]).toMatchObject(['CONFLICT', { current: { status: 'BELOW_MINIMUM' } }]);
  await app.db.query('UPDATE orders SET completed_at = now() WHERE id = $1', [orderId]);
  expect(await outlookOf(app, seller)).toMatchObject({ due: DUE, held: '0.00', heldOrders: [] });
  const { data } = await requestPayout(app, seller);
  expect(data.requestPayout).toMatchObject({ state: 'REQUESTED', amount: DUE, method: 'BKASH', batchId: null });
  expect(await balanceOf(seller)).toEqual({ balance: '0.00', credit: '60.00' });
  expect(await outlookOf(app, seller)).toMatchObject({ due: '0.00', underWay: { state: 'REQUESTED', amount: DUE } });
  await discountedOrder(app, seller);
  const second = await requestPayout(app, seller);
  expect([second.code, second.body.errors?.[0]?.extensions]).toMatchObject(['CONFLICT', { current: { status: 'UNDER_WAY' } }]);
});

it('a batch has what was asked for and what is due to others; files by method; paid by reference; all are notified', async () => {
  await noneLeft();
  const [asking, waiting, bare, suspended] = [
    await sellerInCredit(app),
    await approvedProducer(app),
    await approvedProducer(app),
    await sellerInCredit(app),
  ];
  await payoutAccount(app, { ...waiting, name: '=Rahim' }, 'BANK', '0012345678901');
  for (const seller of [waiting, bare]) await discountedOrder(app, seller);
  await app.db.query("UPDATE users SET status = 'SUSPENDED' WHERE id = $1", [suspended.id]);
  const { id: hookId } = await makeHook(app, asking, receiver.url, ['PAYOUT_CHANGED']);
  expect(hookId).toBeTruthy();
  await requestPayout(app, asking);
  const queue = await app.gql('{ payoutQueue { requested requestedCount due dueCount withoutAccount sent } }', {}, admin);
  expect(queue.data).toEqual({
    payoutQueue: { requested: DUE, requestedCount: 1, due: DUE, dueCount: 1, withoutAccount: 1, sent: '0.00' },
  });
  const batch = (await makeBatch(app, admin)).data.makePayoutBatch;
  expect(batch).toMatchObject({ payoutCount: 2, amount: '1880.00', sentCount: 2, methods: ['BANK', 'BKASH'] });
  const [byWallet, byBank] = [(await payoutsOf(app, asking))[0], (await payoutsOf(app, waiting))[0]];
  if (!byWallet || !byBank) throw new Error('Each seller has a payout.');
  const file = async (method: string) =>
    (await app.call<{ payoutBatchCsv: { name: string; text: string } }>('payoutBatchCsv', { id: batch.id, method }, 'name text', admin))
      .data.payoutBatchCsv;
  const bank = await file('BANK');
  expect(bank.name).toBe(`${batch.number}-bank.csv`);
  expect(bank.text.split('\r\n')[1]).toBe(`${byBank.number},'=Rahim,0012345678901,Sonali Bank,,940.00`);
  expect((await file('BKASH')).text.split('\r\n')[1]).toMatch(new RegExp(`^01\\d{9},940.00,${byWallet.number},`));
  const reference = transfer();
  expect((await markPaid(app, admin, byWallet.id, ` ${reference.toLowerCase()} `)).data.markPayoutPaid).toMatchObject({
    state: 'PAID',
    reference,
  });
  expect((await markPaid(app, admin, byBank.id, transfer())).data.markPayoutPaid).toMatchObject({ state: 'PAID' });
  const after = await app.call<{ payoutBatch: SeenBatch }>('payoutBatch', { id: batch.id }, 'sentCount paidCount failedCount', admin);
  expect(after.data.payoutBatch).toEqual({ sentCount: 0, paidCount: 2, failedCount: 0 });
  const texts = `SELECT text_key AS key FROM notifications WHERE user_id = $1 AND text_key LIKE 'payout%' ORDER BY id`;
  expect((await rows<{ key: string }>(app.db, texts, [asking.id])).map(({ key }) => key)).toEqual(['payoutSent', 'payoutPaid']);
  const messages = `SELECT body FROM sms_outbox WHERE purpose = 'payout' AND phone = $1`;
  expect(await rows(app.db, messages, [asking.phone])).toEqual([{ body: expect.stringContaining('940') as unknown }]);
  await resolvePort(app.container, JobQueue).runDue();
  const sent = receiver.received.filter(({ body }) => body.type === 'payout.changed').map(({ body }) => body.data.payout);
  expect(sent.map((payout) => payout?.state)).toEqual(['REQUESTED', 'SENT', 'PAID']);
  expect(sent[2]).toMatchObject({ id: byWallet.id, version: 3, amount: DUE, accountEnding: byWallet.accountNumber.slice(-3), reference });
  expect(JSON.stringify(sent)).not.toContain(byWallet.accountNumber);
  expect(await payoutsOf(app, bare)).toEqual([]);
  expect((await makeBatch(app, admin)).code).toBe('CONFLICT');
});

it('what fails is in the balance again, also after it was paid, and goes to the account of that day', async () => {
  await noneLeft();
  const seller = await sellerInCredit(app);
  const first = (await requestPayout(app, seller)).data.requestPayout;
  await payoutAccount(app, seller, 'BKASH', '01898765432');
  expect((await markFailed(app, admin, first.id)).data.markPayoutFailed).toMatchObject({
    state: 'FAILED',
    reason: 'The number does not exist',
  });
  expect(await balanceOf(seller)).toMatchObject({ balance: `-${DUE}` });
  expect((await markFailed(app, admin, first.id)).code).toBe('CONFLICT');
  const second = (await requestPayout(app, seller)).data.requestPayout;
  expect([first.accountNumber, second.accountNumber]).toEqual([expect.not.stringContaining('01898765432'), '01898765432']);
  expect((await markPaid(app, admin, second.id, transfer())).code).toBe('CONFLICT');
  await makeBatch(app, admin);
  const reference = transfer();
  await markPaid(app, admin, second.id, reference);
  expect((await markFailed(app, admin, second.id, 'The bank sent it back')).data.markPayoutFailed).toMatchObject({
    state: 'FAILED',
    reference,
  });
  expect(await balanceOf(seller)).toMatchObject({ balance: `-${DUE}` });
  const kinds = await app.gql<{ myLedger: { nodes: { kind: string; amount: string }[] } }>(
    '{ myLedger { nodes { kind amount } } }',
    {},
    { token: seller.token },
  );
  expect(kinds.data.myLedger.nodes.slice(0, 4).map(({ kind, amount }) => `${kind} ${amount}`)).toEqual([
    `PAYOUT_REVERSED -${DUE}`,
    `PAYOUT ${DUE}`,
    `PAYOUT_REVERSED -${DUE}`,
    `PAYOUT ${DUE}`,
  ]);
});

it('six admins, the sellers themselves and the night of bills at once pay each seller once, and no more than the balance', async () => {
  await noneLeft();
  await billedFrom(app, lastMonth());
  const sellers: TestAccount[] = [];
  for (let index = 0; index < 5; index += 1) {
    const seller = await sellerInCredit(app);
    await discountedOrder(app, seller, { delivery: `date_trunc('month', now()) - interval '10 days'` });
    sellers.push(seller);
  }
  const admins = await Promise.all(Array.from({ length: 6 }, () => newAdmin(app)));
  await Promise.all([
    ...admins.map((one_) => makeBatch(app, one_)),
    ...sellers.map((seller) => requestPayout(app, seller)),
    issueBills(app),
  ]);
  await makeBatch(app, admin);
  for (const seller of sellers) {
    // 120 Tk commission is owed for both orders; a bill that came first added 9 Tk VAT
    expect((await payoutsOf(app, seller)).map(({ amount }) => amount)).toEqual([expect.stringMatching(/^(1880|1871)\.00$/) as unknown]);
    expect(Number((await balanceOf(seller)).credit)).toBeGreaterThanOrEqual(0);
  }
});

it('two admins who mark one payout at once pay it once, and one transfer pays one payout', async () => {
  await noneLeft();
  const [one_, other] = [await sellerInCredit(app), await sellerInCredit(app)];
  await makeBatch(app, admin);
  const [first] = await payoutsOf(app, one_);
  const [second] = await payoutsOf(app, other);
  if (!first || !second) throw new Error('Each seller has a payout.');
  const reference = transfer();
  const marked = await Promise.all([
    markPaid(app, admin, first.id, reference),
    markPaid(app, await newAdmin(app), first.id, transfer()),
    markPaid(app, admin, second.id, reference),
  ]);
  const paid = await payoutsOf(app, admin, { batchId: first.batchId });
  expect(marked.filter(({ code }) => code === null).length).toBe(paid.filter(({ state }) => state === 'PAID').length);
  expect(paid.filter((payout) => payout.reference === reference).length).toBe(1);
});

it('the database itself lets no payout begin twice, be paid twice, change its account or go', async () => {
  await noneLeft();
  const seller = await sellerInCredit(app);
  const { id } = (await requestPayout(app, seller)).data.requestPayout;
  const copy = `INSERT INTO payouts (seller_id, amount, method, account_number, holder, state) SELECT seller_id, 1, method, account_number, holder, 'REQUESTED' FROM payouts WHERE id = $1`;
  await expect(app.db.query(copy, [id])).rejects.toThrow('payouts_undecided');
  await expect(app.db.query(`UPDATE payouts SET account_number = '01700000000' WHERE id = $1`, [id])).rejects.toThrow('does not change');
  await expect(app.db.query('DELETE FROM payouts WHERE id = $1', [id])).rejects.toThrow('does not change');
  await makeBatch(app, admin);
  await markPaid(app, admin, id, transfer());
  await expect(
    app.db.query(`UPDATE payouts SET reference = 'AGAIN1', paid_at = paid_at + interval '1 day' WHERE id = $1`, [id]),
  ).rejects.toThrow('does not change');
  await markFailed(app, admin, id);
  await expect(app.db.query(`UPDATE payouts SET state = 'SENT' WHERE id = $1`, [id])).rejects.toThrow('does not change');
});

it('rejects what does not fit, names no seller to another, and repeats what was done under a key', async () => {
  await noneLeft();
  const [seller, other] = [await sellerInCredit(app), await approvedProducer(app)];
  const first = await requestPayout(app, seller, 'BKASH', 'payout-1');
  expect((await requestPayout(app, seller, 'BKASH', 'payout-1')).data).toEqual(first.data);
  const { id } = first.data.requestPayout;
  const read = (by: TestAccount) => app.call('payout', { id }, 'number', { token: by.token });
  expect([(await read(seller)).code, (await read(other)).code]).toEqual([null, 'NOT_FOUND']);
  expect(await payoutsOf(app, other, { sellerId: seller.id })).toEqual([]);
  const batch = await makeBatch(app, admin, 'batch-1');
  expect((await makeBatch(app, admin, 'batch-1')).data).toEqual(batch.data);
  expect((await markPaid(app, admin, id, '?')).code).toBe('BAD_USER_INPUT');
  expect((await markFailed(app, admin, id, ' ')).code).toBe('BAD_USER_INPUT');
  expect((await markPaid(app, admin, 'nonsense', transfer())).code).toBe('NOT_FOUND');
  expect((await payoutsOf(app, seller))[0]).toMatchObject({ state: 'SENT' });
});
