/** A report of a bank or wallet is compared with a batch; a month shows payouts apart from what was received. */
import { type TestApp, startTestApp } from '../../support/app';
import { account, type TestAccount } from '../../support/build-accounts';
import { expectSound } from './support/ledger';
import { DUE, makeBatch, markPaid, payoutsOf, requestPayout, type SeenBatch, sellerInCredit } from './support/payouts';

let app: TestApp;
let admin: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  admin = await account(app, 'ADMIN');
});
afterEach(() => expectSound(app));
afterAll(() => app.stop());

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
