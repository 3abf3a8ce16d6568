/** Steps with a refund that would say nothing, or something wrong, are errors that say what to do. */
import { startTestApp, type TestApp } from '../../support/app';
import { admin, approvedProducer, type TestAccount } from '../../support/build-accounts';
import { one } from '../../support/sql';
import { entriesOf, expectSound } from './support/ledger';
import { bkashOrder, paidByBkash } from './support/order-accounts';
import { transferSteps } from './support/transfer-steps';

let app: TestApp;
let judge: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  judge = await admin(app);
});
afterEach(() => expectSound(app));
afterAll(() => app.stop());

const { cancel, claim, confirm } = transferSteps(() => app);

/** The seller owes 75 Tk. */
async function owed() {
  const order = await bkashOrder(app, { seller: await approvedProducer(app) });
  await paidByBkash(app, order);
  await cancel(order);
  const refund = await one<{ id: string }>(app.db, 'SELECT id FROM order_refunds WHERE order_id = $1', [order.id]);
  return { order, id: refund?.id ?? '' };
}
const close = ({ id }: TestAccount) => app.db.query(`UPDATE users SET status = 'SUSPENDED', closed_at = now() WHERE id = $1`, [id]);
const give = (id: string, input: object, by: TestAccount) => app.call('giveRefund', { id, input }, 'state', by);
const decide = (id: string, input: object) => app.call('decideRefund', { id, reason: 'Seen', ...input }, 'state', judge);

it('the market gives nothing to a buyer who has left: nothing is posted, and an admin ends the refund', async () => {
  const { order, id } = await owed();
  await close(order.seller);
  await close(order.buyer);
  const { code, body } = await give(id, { method: 'CASH_ON_DELIVERY' }, judge);
  expect([code, body.errors?.[0]?.extensions.key, await entriesOf(app, order.id)]).toEqual(['CONFLICT', 'refund.buyerLeft', []]);
  expect([(await decide(id, { given: false })).code, await one(app.db, 'SELECT state FROM order_refunds WHERE id = $1', [id])]).toEqual([
    null,
    { state: 'CONFIRMED' },
  ]);
});

it.each([
  ['how', { how: { method: 'BKASH', reference: '9UNUSED001' } }],
  ['takeBackReason', { takeBackReason: 'It is ours' }],
])('an admin who finds that it was not given leaves %s out', async (field, more) => {
  const { id } = await owed();
  const { code, body } = await decide(id, { given: false, ...more });
  expect([code, body.errors?.[0]?.extensions.fields]).toEqual(['BAD_USER_INPUT', [expect.objectContaining({ field })]]);
  expect(await one(app.db, 'SELECT state, note FROM order_refunds WHERE id = $1', [id])).toEqual({ state: 'OWED', note: null });
});

it('a seller whose number is recorded elsewhere reads what to do', async () => {
  const [{ order, id }, other] = [await owed(), await bkashOrder(app)];
  expect([await claim(other, '9ELSEWHERE'), await confirm(other)]).toEqual([null, null]);
  const { body } = await give(id, { method: 'BKASH', reference: '9ELSEWHERE' }, order.seller);
  expect(body.errors?.[0]?.extensions.fields).toEqual([
    { field: 'reference', key: 'refund.referenceUsed', message: expect.stringContaining('write to support: an admin decides') },
  ]);
});
