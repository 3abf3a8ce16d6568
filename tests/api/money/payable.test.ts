/**
 * These tests verify who is paid how much: suspended sellers wait, deals that the market pays are credit, and the
 * minimum does not apply for ever.
 */
import { KeepCommissionOfSoldProducts1764402700000 } from '../../../migrations/1764402700000-keep-commission-of-sold-products';
import { DealsService } from '../../../server/modules/offers/deals/deals.service';
import { commissionOf, netCommissionOf } from '../../../server/modules/orders/account/order-commission.query';
import { ProblemMovesService } from '../../../server/modules/orders/problems/problem-moves.service';
import { OrderActionsService } from '../../../server/modules/orders/steps/order-actions.service';
import { inTransaction } from '../../../server/platform/db/transaction';
import { type TestApp, startTestApp } from '../../support/app';
import { account, approvedProducer, asViewer, payoutAccount, type TestAccount } from '../../support/build-accounts';
import { deliveredOrder, listedProduct } from '../../support/build-orders';
import { openProblem } from '../../support/build-problems';
import { withoutDeals } from '../../support/market-deals';
import { one } from '../../support/sql';
import { changeAndSettle, expectSound, settle, sumsOf } from './support/ledger';
import { discountedOrder, DUE, makeBatch, outlookOf, payoutsOf, requestPayout, sellerInCredit } from './support/payouts';

let app: TestApp;
let admin: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  admin = await account(app, 'ADMIN');
});
afterEach(() => expectSound(app));
afterAll(() => app.stop());

const pickup = { deliveryMethod: 'PICKUP', upazilaId: null, address: null };
const setStatus = ({ id }: TestAccount, status: string) => app.db.query('UPDATE users SET status = $2 WHERE id = $1', [id, status]);
const fileOf = async (id: string) =>
  (await app.call<{ payoutBatchCsv: { text: string } }>('payoutBatchCsv', { id, method: 'BKASH' }, 'text', admin)).data.payoutBatchCsv.text;

/** Delivered and complete: the market pays 0.98 Tk for it less commission. */
async function smallCredit(seller: TestAccount): Promise<string> {
  const { id } = await deliveredOrder(app, { seller, input: pickup });
  const discount =
    'ordered_discount = 20, ordered_platform_discount = 20, discount = 20, platform_discount = 20, total = total - 20, commission = commission - 20';
  await changeAndSettle(app, id, `${discount}, completed_at = now()`);
  return id;
}

it('a payout that was asked for waits while its seller is suspended, and so does one in a transfer file', async () => {
  const [seller, other] = [await sellerInCredit(app), await sellerInCredit(app)];
  await requestPayout(app, seller);
  await setStatus(seller, 'SUSPENDED');
  const queue = await app.gql('{ payoutQueue { requestedCount requested dueCount } }', {}, admin);
  expect(queue.data).toEqual({ payoutQueue: { requestedCount: 0, requested: '0.00', dueCount: 1 } });
  const batch = (await makeBatch(app, admin)).data.makePayoutBatch;
  expect(batch).toMatchObject({ payoutCount: 1, amount: DUE });
  expect((await payoutsOf(app, admin, { sellerId: seller.id }))[0]).toMatchObject({ state: 'REQUESTED' });
  await setStatus(other, 'SUSPENDED');
  expect((await fileOf(batch.id)).trim().split('\r\n')).toHaveLength(1);
  await setStatus(other, 'APPROVED');
  expect((await fileOf(batch.id)).trim().split('\r\n')).toHaveLength(2);
  await setStatus(seller, 'APPROVED');
  expect((await makeBatch(app, admin)).data.makePayoutBatch).toMatchObject({ payoutCount: 1, amount: DUE });
});

it('a suspension at the same moment as a batch comes before it or after it', async () => {
  const sellers = [await sellerInCredit(app), await sellerInCredit(app), await sellerInCredit(app)];
  for (const seller of sellers) await requestPayout(app, seller);
  const [batch] = await Promise.all([makeBatch(app, admin), ...sellers.map((seller) => setStatus(seller, 'SUSPENDED'))]);
  expect([null, 'CONFLICT']).toContain(batch.code);
});

it('the deal of a cash order that the market pays is paid out to the seller', async () => {
  const seller = await approvedProducer(app);
  await payoutAccount(app, seller);
  const product = await listedProduct(app, seller, { price: '1000', quantity: '50' });
  const window = { startsAt: new Date(Date.now() + 60_000), endsAt: new Date(Date.now() + 3_600_000) };
  const deals = app.container.resolve(DealsService);
  const deal = {
    productId: product.id,
    percent: 50,
    ...window,
    financedBy: 'PLATFORM',
    marketBudget: '100000',
    reason: 'Harvest week',
  } as const;
  const { id: dealId } = await deals.create(asViewer(admin), deal);
  await app.db.query("UPDATE deals SET starts_at = now() - interval '1 minute' WHERE id = $1", [dealId]);
  const { id, buyer, order } = await deliveredOrder(app, { lines: [{ product, quantity: '10' }], input: pickup });
  expect(order.total).toBe('5000.00');
  await app.container.resolve(OrderActionsService).receive(asViewer(buyer), id);
  await app.db.query('UPDATE orders SET completed_at = now() WHERE id = $1', [id]);
  expect(await sumsOf(app, id)).toEqual({ RECEIVABLE: 200, COMMISSION: -200, PAYABLE: -5000, DISCOUNTS: 5000 });
  expect(await outlookOf(app, seller)).toMatchObject({ due: '4800.00', held: '0.00' });
  expect((await requestPayout(app, seller)).data.requestPayout).toMatchObject({ amount: '4800.00' });
  const { data } = await app.gql<{ sellerDashboard: { tiles: { kind: string; value: string }[] } }>(
    '{ sellerDashboard { tiles { kind value } } }',
    {},
    { token: seller.token },
  );
  expect(data.sellerDashboard.tiles.find(({ kind }) => kind === 'TOTAL_PROFIT')?.value).toBe('9800.00');
});

it('deals that an earlier release took off the commission become credit by the migration', async () => {
  const { id, seller } = await deliveredOrder(app, { input: pickup });
  await withoutDeals(app, () => app.db.query('UPDATE order_lines SET platform_pays = 10 WHERE order_id = $1', [id]));
  // as it was posted: commission of 1.50 less the deal of 25
  await app.db.query('UPDATE orders SET commission = 1.5 - 25, completed_at = now() WHERE id = $1', [id]);
  await app.db.query(
    `WITH t AS (INSERT INTO ledger_transactions (kind, order_id, idempotency_key, month, occurred_at)
       VALUES ('ORDER_CORRECTED', $1::uuid, 'order:' || $1::text || ':1', date_trunc('month', now() AT TIME ZONE 'Asia/Dhaka'), now()) RETURNING id)
     INSERT INTO ledger_entries (transaction_id, account_id, owner_id, amount, month, occurred_at)
     SELECT t.id, a.id, a.owner_id, CASE a.kind WHEN 'COMMISSION' THEN 25 ELSE -25 END, date_trunc('month', now() AT TIME ZONE 'Asia/Dhaka'), now()
     FROM t, ledger_accounts a WHERE (a.kind = 'COMMISSION' AND a.owner_id IS NULL) OR (a.kind = 'RECEIVABLE' AND a.owner_id = $2)`,
    [id, seller.id],
  );
  expect(await sumsOf(app, id)).toEqual({ RECEIVABLE: -23.5, COMMISSION: 23.5 });
  const migration = new KeepCommissionOfSoldProducts1764402700000();
  for (let time = 0; time < 2; time++)
    await inTransaction(app.db, async ({ queryRunner }) => {
      if (!queryRunner) throw new Error('A transaction has a runner.');
      await migration.down(queryRunner);
      await migration.up(queryRunner);
    });
  expect(await sumsOf(app, id)).toEqual({ RECEIVABLE: 1.5, COMMISSION: -1.5, PAYABLE: -25, DISCOUNTS: 25 });
});

describe('of a deal that the market pays beside another product', () => {
  /** The order has 6,700 Tk at a deal, for which the market pays 3,300 more, and 6,700 Tk without one. */
  async function refundedBeside(which: 'deal' | 'other', amount?: string): Promise<string> {
    const seller = await approvedProducer(app);
    const product = await listedProduct(app, seller, { price: '100', quantity: '500' });
    const other = await listedProduct(app, seller, { price: '67', quantity: '500' });
    const window = { startsAt: new Date(Date.now() + 60_000), endsAt: new Date(Date.now() + 3_600_000) };
    const deal = {
      productId: product.id,
      percent: 33,
      ...window,
      financedBy: 'PLATFORM',
      marketBudget: '100000',
      reason: 'Harvest week',
    } as const;
    const { id: dealId } = await app.container.resolve(DealsService).create(asViewer(admin), deal);
    await app.db.query("UPDATE deals SET starts_at = now() - interval '1 minute' WHERE id = $1", [dealId]);
    const lines = [product, other].map((one_) => ({ product: one_, quantity: '100' }));
    const order = await deliveredOrder(app, { seller, lines, input: pickup });
    expect(await sumsOf(app, order.id)).toEqual({ RECEIVABLE: 334, COMMISSION: -334, PAYABLE: -3300, DISCOUNTS: 3300 });
    const line = await one<{ id: string }>(app.db, 'SELECT id FROM order_lines WHERE order_id = $1 AND (platform_pays > 0) = $2', [
      order.id,
      which === 'deal',
    ]);
    const wanted = amount === undefined ? { remedy: 'REFUND' as const } : { amount };
    const problem = await openProblem(app, { order, lineId: line?.id ?? null, ...wanted });
    await app.container.resolve(ProblemMovesService).accept(asViewer(seller), problem.id);
    return order.id;
  }

  it.each([
    { which: 'deal', amount: undefined, posted: { RECEIVABLE: 134, COMMISSION: -134, PAYABLE: 0, DISCOUNTS: 0 }, net: '134.00' },
    { which: 'other', amount: undefined, posted: { RECEIVABLE: 200, COMMISSION: -200, PAYABLE: -3300, DISCOUNTS: 3300 }, net: '-3100.00' },
    { which: 'deal', amount: '3350', posted: { RECEIVABLE: 234, COMMISSION: -234, PAYABLE: -1650, DISCOUNTS: 1650 }, net: '-1416.00' },
    { which: 'other', amount: '3350', posted: { RECEIVABLE: 267, COMMISSION: -267, PAYABLE: -3300, DISCOUNTS: 3300 }, net: '-3033.00' },
  ] as const)('a refund of the $which line, $amount, takes the deal of that line alone', async ({ which, amount, posted, net }) => {
    const id = await refundedBeside(which, amount);
    expect(await sumsOf(app, id)).toEqual(posted);
    const sql = `SELECT (${netCommissionOf('o')})::numeric(14,2)::text AS net, (${commissionOf('o')})::text AS commission FROM orders o WHERE o.id = $1`;
    expect(await one(app.db, sql, [id])).toEqual({ net, commission: posted.RECEIVABLE.toFixed(2) });
  });

  it('a posting of more than the deals of what stayed sold fails at the commit', async () => {
    const id = await refundedBeside('deal');
    const post = `WITH t AS (INSERT INTO ledger_transactions (kind, order_id, idempotency_key, month, occurred_at)
        VALUES ('ORDER_CORRECTED', $1::uuid, 'test:' || $1::text, date_trunc('month', now() AT TIME ZONE 'Asia/Dhaka'), now()) RETURNING id)
      INSERT INTO ledger_entries (transaction_id, account_id, owner_id, amount, month, occurred_at)
      SELECT t.id, a.id, a.owner_id, CASE a.kind WHEN 'DISCOUNTS' THEN 1 ELSE -1 END, date_trunc('month', now() AT TIME ZONE 'Asia/Dhaka'), now()
      FROM t, ledger_accounts a WHERE (a.kind = 'DISCOUNTS' AND a.owner_id IS NULL) OR (a.kind = 'PAYABLE' AND a.owner_id = (SELECT seller_id FROM orders WHERE id = $1::uuid))`;
    await expect(app.db.query(post, [id])).rejects.toThrow('is of products that stayed sold');
  });

  it('an order that was posted by the share of the whole completes with its postings', async () => {
    const { id } = await deliveredOrder(app, { input: pickup });
    await app.db.query('ALTER TABLE orders DISABLE TRIGGER orders_ledger');
    await app.db.query('UPDATE orders SET refunded = 30 WHERE id = $1', [id]);
    await app.db.query('ALTER TABLE orders ENABLE TRIGGER orders_ledger');
    await app.db.query('UPDATE orders SET completed_at = now() WHERE id = $1', [id]);
    expect(await sumsOf(app, id)).toMatchObject({ COMMISSION: -1.5 });
    await settle(app, id);
  });
});

it('commission that was paid and taken back after a refund is credit', async () => {
  const seller = await approvedProducer(app);
  await payoutAccount(app, seller);
  const { id } = await deliveredOrder(app, { seller, input: pickup });
  await app.db.query(`UPDATE sell_posts SET state = 'PAUSED' WHERE seller_id = $1`, [seller.id]);
  await changeAndSettle(app, id, "status = 'SHIPPED', delivered_at = NULL");
  await changeAndSettle(app, id, "status = 'DELIVERED', delivered_at = now(), completed_at = now()");
  const pay = `INSERT INTO ledger_transactions (kind, idempotency_key, month, occurred_at) SELECT 'BILL', 'test:paid', date_trunc('month', now() AT TIME ZONE 'Asia/Dhaka'), now() RETURNING id`;
  await app.db.query(
    `WITH t AS (${pay}) INSERT INTO ledger_entries (transaction_id, account_id, owner_id, amount, month, occurred_at)
     SELECT t.id, a.id, a.owner_id, CASE a.kind WHEN 'CASH' THEN 1.5 ELSE -1.5 END, date_trunc('month', now() AT TIME ZONE 'Asia/Dhaka'), now()
     FROM t, ledger_accounts a WHERE (a.kind = 'CASH' AND a.owner_id IS NULL) OR (a.kind = 'RECEIVABLE' AND a.owner_id = $1)`,
    [seller.id],
  );
  await changeAndSettle(app, id, 'refunded = total, updated_at = now()');
  expect(await outlookOf(app, seller)).toMatchObject({ due: '1.50' });
  expect((await requestPayout(app, seller)).data.requestPayout).toMatchObject({ amount: '1.50' });
  expect(await outlookOf(app, seller)).toMatchObject({ due: '0.00' });
});

it('the minimum holds for a seller who goes on selling, not for credit of 60 days ago, nor once nothing is sold any more', async () => {
  const [seller, leaving] = [await approvedProducer(app), await approvedProducer(app)];
  for (const one_ of [seller, leaving]) {
    await payoutAccount(app, one_);
    await smallCredit(one_);
  }
  expect([(await outlookOf(app, seller)).due, (await requestPayout(app, seller)).code]).toEqual(['18.50', 'CONFLICT']);
  await app.db.query(`UPDATE sell_posts SET state = 'PAUSED' WHERE seller_id = $1`, [leaving.id]);
  expect((await requestPayout(app, leaving)).data.requestPayout).toMatchObject({ amount: '18.50' });
  // the other one sells on: 61 days later the batch has what is due
  await moveLedgerBack(seller, 61);
  expect((await makeBatch(app, admin)).code).toBeNull();
  expect((await payoutsOf(app, seller))[0]).toMatchObject({ state: 'SENT', amount: '18.50' });
  expect(await one(app.db, 'SELECT count(*)::int AS count FROM payouts WHERE seller_id = $1', [leaving.id])).toEqual({ count: 1 });
});

/** No entry of the ledger ever changes: its triggers are off meanwhile. */
async function moveLedgerBack({ id }: TestAccount, days: number): Promise<void> {
  const moved = `occurred_at = occurred_at - make_interval(days => $2), month = date_trunc('month', (occurred_at - make_interval(days => $2)) AT TIME ZONE 'Asia/Dhaka')`;
  await app.db.query('ALTER TABLE ledger_entries DISABLE TRIGGER USER; ALTER TABLE ledger_transactions DISABLE TRIGGER USER');
  const ofSeller = 'SELECT transaction_id FROM ledger_entries WHERE owner_id = $1';
  await app.db.query(`UPDATE ledger_transactions SET ${moved} WHERE id IN (${ofSeller})`, [id, days]);
  await app.db.query(`UPDATE ledger_entries SET ${moved} WHERE transaction_id IN (${ofSeller})`, [id, days]);
  await app.db.query('ALTER TABLE ledger_entries ENABLE TRIGGER USER; ALTER TABLE ledger_transactions ENABLE TRIGGER USER');
  await app.db.query('DELETE FROM ledger_balances');
  await app.db.query(
    'INSERT INTO ledger_balances SELECT account_id, month, 0, sum(amount), count(*) FROM ledger_entries GROUP BY account_id, month',
  );
}

it('what an order holds is not due, however long', async () => {
  const seller = await approvedProducer(app);
  await payoutAccount(app, seller);
  await discountedOrder(app, seller, { isComplete: false });
  await app.db.query(`UPDATE sell_posts SET state = 'PAUSED' WHERE seller_id = $1`, [seller.id]);
  expect((await requestPayout(app, seller)).code).toBe('CONFLICT');
  await changeAndSettle(app, await discountedOrder(app, seller), 'refunded = 0');
  expect(await outlookOf(app, seller)).toMatchObject({ due: '880.00', held: '1000.00' });
});
