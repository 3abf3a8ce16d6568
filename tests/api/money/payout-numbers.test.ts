/** The number of a payout that failed: a transfer that came back was made; a wrong number belongs to something else. */
import { startTestApp, type TestApp } from '../../support/app';
import { admin, type TestAccount } from '../../support/build-accounts';
import { one } from '../../support/sql';
import { expectSound } from './support/ledger';
import { DUE, makeBatch, markFailed, markPaid, outlookOf, payoutsOf, requestPayout, sellerInCredit } from './support/payouts';

let app: TestApp;
let judge: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  judge = await admin(app);
});
afterEach(() => expectSound(app));
afterAll(() => app.stop());

async function sent() {
  const seller = await sellerInCredit(app);
  await requestPayout(app, seller);
  await makeBatch(app, judge);
  const [payout] = await payoutsOf(app, seller);
  return { seller, id: payout!.id };
}
const pay = async ({ id }: { id: string }, reference: string) => (await markPaid(app, judge, id, reference)).code;
const fail = async ({ id }: { id: string }) => (await markFailed(app, judge, id)).code;
const free = async ({ id }: { id: string }) =>
  (await app.call('markPayoutFailed', { id, reason: 'Another transfer', wrongNumber: true }, 'id', judge)).code;
const usesOf = async (reference: string) => (await one<{ uses: string[] }>(app.db, 'SELECT transfer_uses($1) AS uses', [reference]))?.uses;
const stateOf = ({ id }: { id: string }) => one(app.db, 'SELECT state, reference FROM payouts WHERE id = $1', [id]);

it('a transfer that came back keeps its number, and nothing else takes it', async () => {
  const [back, other] = [await sent(), await sent()];
  expect([await pay(back, '7BACK00001'), await fail(back), await usesOf('7BACK00001')]).toEqual([null, null, ['PAYOUT']]);
  expect([await stateOf(back), await pay(other, '7back-00001')]).toEqual([{ state: 'FAILED', reference: '7BACK00001' }, 'CONFLICT']);
});

it('a paid one does not fail for a wrong number, or its seller would be paid twice: the number is corrected', async () => {
  const [wrong, owner] = [await sent(), await sent()];
  expect([await pay(wrong, '7WRONG0001'), await pay(owner, '7WRONG0001')]).toEqual([null, 'CONFLICT']);
  const { code, body } = await app.call('markPayoutFailed', { id: wrong.id, reason: 'Another transfer', wrongNumber: true }, 'id', judge);
  expect([code, body.errors?.[0]?.extensions.key, body.errors?.[0]?.message]).toEqual([
    'CONFLICT',
    'payout.correctNumber',
    expect.stringContaining('correctPayoutNumber'),
  ]);
  expect([await stateOf(wrong), (await outlookOf(app, wrong.seller)).due]).toEqual([{ state: 'PAID', reference: '7WRONG0001' }, '0.00']);
  const right = { id: wrong.id, reference: '7RIGHT0001', reason: 'Another transfer' };
  expect((await app.call('correctPayoutNumber', right, 'id', judge)).code).toBeNull();
  expect([await pay(owner, '7WRONG0001'), await stateOf(wrong)]).toEqual([null, { state: 'PAID', reference: '7RIGHT0001' }]);
});

it('the number of one that was paid after all by mistake is freed once it has failed again, and that is the end of it', async () => {
  const of = await sent();
  expect([await fail(of), await pay(of, '7AFTER0001'), await free(of)]).toEqual([null, null, 'CONFLICT']);
  expect([await fail(of), await free(of), await usesOf('7AFTER0001')]).toEqual([null, null, []]);
  expect([await pay(of, '7AFTER0002'), await free(of), (await outlookOf(app, of.seller)).due]).toEqual(['CONFLICT', 'CONFLICT', DUE]);
});

it('it is freed later as well, once, in the trail, and no statement of SQL frees that of a paid one', async () => {
  const of = await sent();
  expect(await pay(of, '7LATER0001')).toBeNull();
  const past = 'UPDATE payouts SET reference = NULL, paid_at = NULL WHERE id = $1';
  await expect(app.db.query(past, [of.id])).rejects.toThrow('does not change this way');
  expect([await fail(of), await free(of), await free(of), await usesOf('7LATER0001')]).toEqual([null, null, 'CONFLICT', []]);
  const trail = await one(app.db, `SELECT details->>'freed' AS freed FROM audit_events WHERE subject_id = $1 AND details ? 'freed'`, [
    of.id,
  ]);
  expect([trail, (await outlookOf(app, of.seller)).due]).toEqual([{ freed: '7LATER0001' }, DUE]);
});
