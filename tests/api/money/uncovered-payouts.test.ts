/** A requested payout whose credit was taken back is not sent: it fails, and the rest of the batch goes on. */
import { LedgerService } from '../../../server/modules/money/ledger/ledger.service';
import { type TestApp, startTestApp } from '../../support/app';
import { account, approvedProducer, payoutAccount, type TestAccount } from '../../support/build-accounts';
import { rows } from '../../support/sql';
import { changeAndSettle, expectSound } from './support/ledger';
import { discountedOrder, DUE, makeBatch, outlookOf, payoutsOf, requestPayout, sellerInCredit } from './support/payouts';

let app: TestApp;
let admin: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  admin = await account(app, 'ADMIN');
});
afterEach(() => expectSound(app));
afterAll(() => app.stop());

/** Asks for 940 Tk; the part of the order that is refunded then takes the same part of its credit back. */
async function askedAndRefunded(part: number): Promise<TestAccount> {
  const seller = await approvedProducer(app);
  await payoutAccount(app, seller);
  const orderId = await discountedOrder(app, seller);
  expect((await requestPayout(app, seller)).data.requestPayout).toMatchObject({ state: 'REQUESTED', amount: DUE });
  await changeAndSettle(app, orderId, 'refunded = total * $2', [part]);
  return seller;
}
const statesOf = async (seller: TestAccount) => (await payoutsOf(app, seller)).map(({ state, amount }) => `${state} ${amount}`);

it('fails and is in the balance again, its seller is notified why in both languages, and others are paid', async () => {
  const [seller, other] = [await askedAndRefunded(1), await sellerInCredit(app)];
  await requestPayout(app, other);
  const { data } = await makeBatch(app, admin);
  expect(data.makePayoutBatch).toMatchObject({ payoutCount: 1, amount: DUE });
  expect([await statesOf(seller), await statesOf(other)]).toEqual([[`FAILED ${DUE}`], [`SENT ${DUE}`]]);
  const [payout] = await payoutsOf(app, seller);
  expect(payout).toMatchObject({ batchId: null, reason: expect.stringMatching(/এত টাকা পাওনা নেই .*no longer due/) as unknown });
  expect(await outlookOf(app, seller)).toMatchObject({ due: '0.00', underWay: null });
  const inbox = async (language: 'en' | 'bn') =>
    (
      await app.gql<{ notifications: { nodes: { title: string; message: string }[] } }>(
        '{ notifications { nodes { title message } } }',
        {},
        { token: seller.token, language },
      )
    ).data.notifications.nodes[0];
  expect(await inbox('en')).toMatchObject({
    title: 'Payout not sent',
    message: expect.stringMatching(/^940 Tk was not sent .* no longer due/) as unknown,
  });
  expect(await inbox('bn')).toMatchObject({
    title: 'টাকা পাঠানো হয়নি',
    message: expect.stringContaining('৳৯৪০ পাঠানো হয়নি: অর্ডারের হিসাব বদলানোয়') as unknown,
  });
  const sms = `SELECT body FROM sms_outbox WHERE purpose = 'payout' AND phone = $1`;
  expect(await rows(app.db, sms, [seller.phone])).toEqual([{ body: expect.stringMatching(/940|৯৪০/) as unknown }]);
  const trail = `SELECT actor_id AS of FROM audit_events WHERE action = 'payout.failed' AND subject_id = $1`;
  expect(await rows(app.db, trail, [payout?.id])).toEqual([{ of: admin.id }]);
});

it('fails as well where nothing else is to be sent', async () => {
  const seller = await askedAndRefunded(1);
  expect((await makeBatch(app, admin)).code).toBe('CONFLICT');
  expect(await statesOf(seller)).toEqual([`FAILED ${DUE}`]);
});

it('what is still due of it is in the same batch where that is enough', async () => {
  const seller = await askedAndRefunded(0.25);
  expect((await makeBatch(app, admin)).code).toBeNull();
  expect(await statesOf(seller)).toEqual(['SENT 705.00', `FAILED ${DUE}`]);
});

it('is sent though commission was added since, which the next bill asks for', async () => {
  const seller = await sellerInCredit(app);
  await requestPayout(app, seller);
  await discountedOrder(app, seller, { isPaid: false });
  expect((await makeBatch(app, admin)).code).toBeNull();
  expect(await statesOf(seller)).toEqual([`SENT ${DUE}`]);
});

it('two batches at once fail it once', async () => {
  const seller = await askedAndRefunded(1);
  await Promise.all([makeBatch(app, admin), makeBatch(app, await account(app, 'ADMIN'))]);
  expect(await statesOf(seller)).toEqual([`FAILED ${DUE}`]);
});

it('a credit that is taken back while a batch is made stops no batch', async () => {
  const [corrected, other] = [await approvedProducer(app), await sellerInCredit(app)];
  await payoutAccount(app, corrected);
  const orderId = await discountedOrder(app, corrected);
  const ledger = app.container.resolve(LedgerService);
  const post = ledger.post.bind(ledger);
  // what is due has been read, and is posted next
  jest.spyOn(ledger, 'post').mockImplementationOnce(async (tx, postings) => {
    await changeAndSettle(app, orderId, 'refunded = total');
    await post(tx, postings);
  });
  const { code, data } = await makeBatch(app, admin);
  expect([code, data.makePayoutBatch]).toMatchObject([null, { payoutCount: 1, amount: DUE }]);
  expect([await statesOf(corrected), await statesOf(other)]).toEqual([[], [`SENT ${DUE}`]]);
});
