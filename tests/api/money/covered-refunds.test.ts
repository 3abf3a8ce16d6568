/** The market gives what a seller who has left owes: the ledger has it as long as it counts as given. */
import { PostCoveredRefunds1764420100000 } from '../../../migrations/1764420100000-post-covered-refunds';
import { OwnCoveredTransfers1764422100000 } from '../../../migrations/1764422100000-own-covered-transfers';
import { inTransaction } from '../../../server/platform/db/transaction';
import { startTestApp, type TestApp } from '../../support/app';
import { admin, approvedProducer, type TestAccount } from '../../support/build-accounts';
import { one, rows } from '../../support/sql';
import { entriesOf, expectSound, sumsOf } from './support/ledger';
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

const { cancel } = transferSteps(() => app);

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
const give = async (id: string, input: object) => (await app.call('giveRefund', { id, input }, 'state', judge)).code;
const cash = { method: 'CASH_ON_DELIVERY' };
const decide = async (id: string, given: boolean) => (await app.call('decideRefund', { id, given, reason: 'Seen' }, 'state', judge)).code;
const covered = async (id: string) => (await sumsOf(app, id)).COVERED ?? 0;
const month = async () =>
  (
    await app.gql<{ moneyOverview: { months: { refundsCovered: string; received: string }[] } }>(
      '{ moneyOverview { months { refundsCovered received } } }',
      {},
      { token: judge.token },
    )
  ).data.moneyOverview.months[0];

it.each([
  ['cash', cash],
  ['bKash', { method: 'BKASH', reference: '9COVER0001' }],
] as const)('it is posted as it is given, by %s, and nothing twice once its buyer has it', async (_, input) => {
  const before = await month();
  const { order, id } = await left();
  expect([await give(id, input), await entriesOf(app, order.id)]).toEqual([
    null,
    [
      expect.objectContaining({ kind: 'REFUND_COVERED', account: 'CASH', amount: '-75.00' }),
      expect.objectContaining({ kind: 'REFUND_COVERED', account: 'COVERED', amount: '75.00' }),
    ],
  ]);
  expect((await app.call('confirmRefund', { id }, 'state', order.buyer)).code).toBeNull();
  expect(await covered(order.id)).toBe(75);
  expect(await month()).toEqual({ refundsCovered: (Number(before?.refundsCovered) + 75).toFixed(2), received: before?.received });
});

it('denied, given again by another transfer, and found not given: exactly reversed, and posted again when given again', async () => {
  const { order, id } = await left();
  expect(await give(id, { method: 'BKASH', reference: '9COVER0002' })).toBeNull();
  expect((await app.call('denyRefund', { id, reason: 'Nothing came' }, 'state', order.buyer)).code).toBeNull();
  expect([await covered(order.id), await give(id, { method: 'BKASH', reference: '9COVER0003' }), await covered(order.id)]).toEqual([
    75,
    null,
    75,
  ]);
  expect([await decide(id, false), await covered(order.id), (await sumsOf(app, order.id)).CASH]).toEqual([null, 0, 0]);
  expect([await give(id, cash), await decide(id, true), await covered(order.id)]).toEqual([null, null, 75]);
  expect((await entriesOf(app, order.id)).map(({ kind }) => kind).filter((_, index) => index % 2 === 0)).toEqual([
    'REFUND_COVERED',
    'REFUND_RETURNED',
    'REFUND_COVERED',
  ]);
});

it('a refund that an admin only decides to be given costs the market nothing', async () => {
  const { order, id } = await left();
  expect([await decide(id, true), await entriesOf(app, order.id)]).toEqual([null, []]);
});

it('the database lets neither side alone commit', async () => {
  const { order, id } = await left();
  const alone = `UPDATE order_refunds SET state = 'GIVEN', method = 'CASH_ON_DELIVERY', given_at = now(), is_covered = true WHERE id = $1`;
  await expect(app.db.query(alone, [id])).rejects.toMatchObject({ constraint: 'refund_covered_posted' });
  const post = (tx: { query: (sql: string, params: unknown[]) => Promise<unknown> }) =>
    tx.query(
      `WITH posted AS (
         INSERT INTO ledger_transactions (kind, order_id, idempotency_key, month, occurred_at)
         VALUES ('REFUND_COVERED', $1, 'refund:' || $2::uuid || ':0', date_trunc('month', now() AT TIME ZONE 'Asia/Dhaka'), now()) RETURNING *)
       INSERT INTO ledger_entries (transaction_id, account_id, amount, month, occurred_at)
       SELECT p.id, a.id, CASE a.kind WHEN 'CASH' THEN -75 ELSE 75 END, p.month, p.occurred_at
       FROM posted p JOIN ledger_accounts a ON a.kind IN ('CASH', 'COVERED')`,
      [order.id, id],
    );
  await expect(inTransaction(app.db, post)).rejects.toMatchObject({ constraint: 'refund_covered_posted' });
});

it('going back and forth keeps the sums: refunds of before are posted', async () => {
  const { order, id } = await left();
  expect(await give(id, cash)).toBeNull();
  const sums = () =>
    rows(
      app.db,
      `SELECT a.kind, sum(b.amount)::float AS amount, sum(b.entry_count)::int AS count FROM ledger_balances b JOIN ledger_accounts a ON a.id = b.account_id
    WHERE a.kind IN ('CASH', 'COVERED') GROUP BY 1 HAVING sum(b.entry_count) > 0 ORDER BY 1`,
    );
  const [all] = await rows<{ amount: number }>(app.db, `SELECT sum(amount)::float AS amount FROM order_refunds WHERE is_covered`);
  const runner = app.db.createQueryRunner();
  const step = async (way: 'up' | 'down') => {
    await runner.startTransaction();
    // the later one first on the way back
    const steps = [new PostCoveredRefunds1764420100000(), new OwnCoveredTransfers1764422100000()];
    for (const one of way === 'up' ? steps : steps.reverse()) await one[way](runner);
    await runner.commitTransaction();
  };
  await step('down');
  expect([await sums(), await entriesOf(app, order.id)]).toEqual([[], []]);
  await step('up');
  await runner.release();
  expect((await sums()).map((sum) => (sum as { amount: number }).amount)).toEqual([-(all?.amount ?? 0), all?.amount]);
  expect(await covered(order.id)).toBe(75);
  expect([await decide(id, false), await covered(order.id)]).toEqual([null, 0]);
});
