/** A report of a bank or wallet is compared with a batch; a month shows payouts apart from what was received. */
import { type TestApp, startTestApp } from '../../support/app';
import { account, type TestAccount } from '../../support/build-accounts';
import { one, rows } from '../../support/sql';
import { expectSound } from './support/ledger';
import { bkashOrder } from './support/order-accounts';
import { DUE, makeBatch, markPaid, payoutsOf, requestPayout, type SeenBatch, sellerInCredit } from './support/payouts';
import { transferSteps } from './support/transfer-steps';

let app: TestApp;
let admin: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  admin = await account(app, 'ADMIN');
});
afterEach(() => expectSound(app));
afterAll(() => app.stop());

const { claim, reject } = transferSteps(() => app);

let transfers = 0;
const transfer = () => `TRX${Date.now()}${++transfers}`;

it('compares a report with a batch: what agrees is paid, everything else is named and changes nothing', async () => {
  const earlierSeller = await sellerInCredit(app);
  await makeBatch(app, admin);
  const [earlierPayout] = await payoutsOf(app, earlierSeller);
  const used = transfer();
  await markPaid(app, admin, earlierPayout?.id ?? '', used);
  const sellers = [await sellerInCredit(app), await sellerInCredit(app), await sellerInCredit(app), await sellerInCredit(app)];
  const batch = (await makeBatch(app, admin)).data.makePayoutBatch;
  const numbers = await Promise.all(sellers.map(async (seller) => (await payoutsOf(app, seller))[0]?.number ?? ''));
  const [agreeing = '', less = '', reused = '', missing = ''] = numbers;
  const reference = transfer();
  const report = [
    { number: agreeing.toLowerCase(), reference, amount: '940' },
    { number: agreeing, reference: transfer(), amount: '940' },
    { number: less, reference: transfer(), amount: '904' },
    { number: reused, reference: used, amount: '940' },
    { number: 'PO-999999', reference: transfer(), amount: '1' },
  ];
  const reconcile = (lines: object) =>
    app.call<{ reconcilePayoutBatch: { agreed: number; differences: { kind: string; number: string }[]; batch: SeenBatch } }>(
      'reconcilePayoutBatch',
      { id: batch.id, method: 'BKASH', transfers: lines },
      'agreed differences { kind number } batch { paidCount sentCount }',
      admin,
    );
  const expected = {
    agreed: 1,
    differences: [
      { kind: 'DOUBLED', number: agreeing },
      { kind: 'AMOUNT', number: less },
      { kind: 'DOUBLED', number: reused },
      { kind: 'UNKNOWN', number: 'PO-999999' },
      { kind: 'MISSING', number: missing },
    ],
    batch: { paidCount: 1, sentCount: 3 },
  };
  expect((await reconcile(report)).data.reconcilePayoutBatch).toEqual(expected);
  expect((await reconcile(report)).data.reconcilePayoutBatch).toEqual(expected);
  const wrong = await reconcile([{ number: '', reference: '!', amount: '-1' }]);
  expect([wrong.code, wrong.body.errors?.[0]?.extensions]).toMatchObject([
    'BAD_USER_INPUT',
    {
      fields: [{ field: 'number' }, { field: 'reference' }, { field: 'amount' }].map(({ field }) => ({
        field: expect.stringContaining(field) as unknown,
      })),
    },
  ]);
});

it('a transfer that another payout of the same batch has is named, and changes nothing', async () => {
  const sellers = [await sellerInCredit(app), await sellerInCredit(app)];
  const batch = (await makeBatch(app, admin)).data.makePayoutBatch;
  const [paid, open] = await Promise.all(sellers.map(async (seller) => (await payoutsOf(app, seller))[0]));
  const reference = transfer();
  await markPaid(app, admin, paid?.id ?? '', reference);
  const { data } = await app.call<{ reconcilePayoutBatch: { agreed: number; differences: { kind: string; number: string }[] } }>(
    'reconcilePayoutBatch',
    { id: batch.id, method: 'BKASH', transfers: [{ number: open?.number, reference, amount: DUE }] },
    'agreed differences { kind number }',
    admin,
  );
  expect(data.reconcilePayoutBatch).toMatchObject({
    agreed: 0,
    differences: expect.arrayContaining([{ kind: 'DOUBLED', number: open?.number }]) as unknown,
  });
  expect((await payoutsOf(app, sellers[1] ?? admin))[0]).toMatchObject({ state: 'SENT', reference: null });
});

interface Report {
  readonly agreed: number;
  readonly differences: readonly { readonly kind: string; readonly number: string }[];
}
/** A payout that was sent, and what a report of the bank says of its batch. */
async function sent() {
  const seller = await sellerInCredit(app);
  const batch = (await makeBatch(app, admin)).data.makePayoutBatch;
  const [payout] = await payoutsOf(app, seller);
  const report = async (reference: string) => {
    const input = { id: batch.id, method: 'BKASH', transfers: [{ number: payout?.number, reference, amount: DUE }] };
    const { data } = await app.call<{ reconcilePayoutBatch: Report }>(
      'reconcilePayoutBatch',
      input,
      'agreed differences { kind number }',
      admin,
    );
    return data.reconcilePayoutBatch;
  };
  const now = () => one(app.db, 'SELECT state, reference FROM payouts WHERE id = $1', [payout?.id]);
  return { seller, id: payout?.id ?? '', number: payout?.number ?? '', report, now };
}
const correct = (id: string, reference: string | null, takeBackReason?: string) =>
  app.call('correctPayoutNumber', { id, reference, reason: 'Mistyped', takeBackReason }, 'id', admin);
const AGREED = { agreed: 1, differences: [] };

it('a report puts in the number of a paid payout that has none; it is in the trail, and nothing else takes it', async () => {
  const [{ seller, id, report, now }, right] = [await sent(), transfer()];
  await markPaid(app, admin, id, transfer());
  expect((await correct(id, null)).code).toBeNull();
  expect([await report(right), await now()]).toEqual([AGREED, { state: 'PAID', reference: right }]);
  const trail = await rows(
    app.db,
    `SELECT details->>'reference' AS reference FROM audit_events WHERE subject_id = $1 AND action = 'payout.numberCorrected' ORDER BY id DESC LIMIT 1`,
    [id],
  );
  expect([trail, await claim(await bkashOrder(app), right), await report(right)]).toEqual([[{ reference: right }], 'CONFLICT', AGREED]);
  expect((await payoutsOf(app, seller))[0]).toMatchObject({ state: 'PAID', reference: right });
});

it.each(['sent', 'paid without a number'])(
  'a number that a buyer claims is a difference of one that was %s: an admin is asked',
  async (how) => {
    const [{ id, number, report, now }, order, claimed] = [await sent(), await bkashOrder(app), transfer()];
    const isPaid = how !== 'sent';
    if (isPaid) await markPaid(app, admin, id, transfer());
    if (isPaid) expect((await correct(id, null)).code).toBeNull();
    const before = await now();
    expect(await claim(order, claimed)).toBeNull();
    const asked = { agreed: 0, differences: [{ kind: 'CLAIMED', number }] };
    expect([await report(claimed), await now()]).toEqual([asked, before]);
    // a dispute asks as well
    expect(await reject(order)).toBeNull();
    const dispute = { orderId: order.id, text: 'I sent it' };
    expect((await app.call('disputePayment', dispute, 'id', order.buyer)).code).toBeNull();
    expect([await report(claimed), await now()]).toEqual([asked, before]);
    const step = isPaid
      ? () => correct(id, claimed, 'It is ours')
      : () => app.call('markPayoutPaid', { id, reference: claimed, takeBackReason: 'It is ours' }, 'id', admin);
    expect([(await step()).code, await report(claimed), await now()]).toEqual([null, AGREED, { state: 'PAID', reference: claimed }]);
    const keys = `SELECT text_key AS key FROM notifications WHERE user_id = $1 AND text_key = 'claimOfMarket'`;
    for (const party of [order.buyer, order.seller]) expect(await rows(app.db, keys, [party.id])).toHaveLength(1);
  },
);

it('a month shows what was received apart from what was paid out', async () => {
  const month = async () =>
    (
      await app.gql<{ moneyOverview: { months: { received: string; paidOut: string }[] } }>(
        '{ moneyOverview { months { received paidOut } } }',
        {},
        admin,
      )
    ).data.moneyOverview.months[0];
  const before = await month();
  await requestPayout(app, await sellerInCredit(app));
  const after = await month();
  expect([after?.received, Number(after?.paidOut) - Number(before?.paidOut)]).toEqual([before?.received, Number(DUE)]);
});
