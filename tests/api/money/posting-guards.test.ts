/** The ledger has of a gateway, a refund or a bill exactly what its row says: neither side alone is committed. */
import { OrderActionsService } from '../../../server/modules/orders/steps/order-actions.service';
import type { TestApp } from '../../support/app';
import { admin, asViewer, type TestAccount } from '../../support/build-accounts';
import type { TestOrder } from '../../support/build-orders';
import { one } from '../../support/sql';
import { sellerWithBill } from './support/bills';
import { onlineOrder, pay, type PayingApp, sendRefunds, startPayingApp } from './support/gateways';
import { expectSound } from './support/ledger';
import { payByHand, refundsOf } from './support/refunds-by-hand';
import { importFile } from './support/settlement-files';

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

const MONTH = `date_trunc('month', now() AT TIME ZONE 'Asia/Dhaka')`;
/** SQL: a posting of $2 BDT between two accounts of the market, with the key $1, beside what its row says. */
const post = (kind: string, [debit, credit]: readonly [string, string]) => `
  WITH t AS (INSERT INTO ledger_transactions (kind, idempotency_key, month, occurred_at) VALUES ('${kind}', $1, ${MONTH}, now()) RETURNING id)
  INSERT INTO ledger_entries (transaction_id, account_id, amount, month, occurred_at)
  SELECT t.id, a.id, CASE a.kind WHEN '${debit}' THEN $2::numeric ELSE -$2::numeric END, ${MONTH}, now()
  FROM t, ledger_accounts a WHERE a.kind IN ('${debit}', '${credit}') AND a.owner_id IS NULL`;
const refused = { constraint: 'money_posted' };

async function cancelled(): Promise<TestOrder> {
  const order = await onlineOrder(app);
  await pay(app, order);
  await app.container.resolve(OrderActionsService).cancel(asViewer(order.seller), order.id, 'No more of it');
  return order;
}
const paymentOf = async ({ id }: TestOrder) =>
  (await one<{ id: string; trxId: string; amount: string }>(
    app.db,
    'SELECT id, trx_id AS "trxId", amount::text FROM gateway_payments WHERE order_id = $1',
    [id],
  ))!;
async function rejected(): Promise<string> {
  const order = await cancelled();
  await paying.behave({ refunds: 'reject' });
  await sendRefunds(app);
  await paying.behave();
  return (await refundsOf(app, order.id))[0]?.id ?? '';
}

it('a capture is posted with its amount, and no capture without a payment', async () => {
  const order = await onlineOrder(app);
  await pay(app, order);
  const { id } = await paymentOf(order);
  await expect(app.db.query('UPDATE gateway_payments SET amount = amount + 1 WHERE id = $1', [id])).rejects.toMatchObject(refused);
  const started = `INSERT INTO gateway_payments (order_id, gateway, invoice, reference, page_url, amount, state, trx_id, captured_at)
    VALUES ($1, 'BKASH', 'alone', 'alone', 'https://pay.example', 10, 'CAPTURED', 'ALONE00001', now())`;
  await expect(app.db.query(started, [order.id])).rejects.toMatchObject(refused);
  const nobody = 'payment:01a20b00-0000-7000-8000-000000000009';
  for (const key of [nobody, 'payment:', 'other'])
    await expect(app.db.query(post('PAYMENT_RECEIVED', ['GATEWAY', 'HELD']), [key, '10'])).rejects.toMatchObject(refused);
});

it('a refund that is requested is posted once, and not once it is dropped', async () => {
  const order = await cancelled();
  const [{ id } = { id: '' }] = await refundsOf(app, order.id);
  await expect(app.db.query('UPDATE gateway_refunds SET amount = amount - 1 WHERE id = $1', [id])).rejects.toMatchObject(refused);
  const dropped = `UPDATE gateway_refunds SET state = 'DROPPED', next_try_at = NULL, ended_at = now() WHERE id = $1`;
  await expect(app.db.query(dropped, [id])).rejects.toMatchObject(refused);
  const done = `UPDATE gateway_refunds SET state = 'DONE', next_try_at = NULL, ended_at = now() WHERE id = $1`;
  await expect(app.db.query(done, [id])).rejects.toMatchObject(refused);
  await expect(app.db.query(post('PAYMENT_REFUNDED', ['REFUNDS', 'GATEWAY']), [`refund:${id}`, '10'])).rejects.toMatchObject(refused);
  const reversal = `
    WITH t AS (SELECT id FROM ledger_transactions WHERE idempotency_key = 'refund-due:' || $1),
      r AS (INSERT INTO ledger_transactions (kind, idempotency_key, month, occurred_at, reverses) SELECT 'REVERSAL', 'reversal:' || id, ${MONTH}, now(), id FROM t RETURNING id, reverses)
    INSERT INTO ledger_entries (transaction_id, account_id, owner_id, amount, month, occurred_at)
    SELECT r.id, e.account_id, e.owner_id, -e.amount, ${MONTH}, now() FROM r JOIN ledger_entries e ON e.transaction_id = r.reverses`;
  await expect(app.db.query(reversal, [id])).rejects.toMatchObject(refused);
});

it('a refund by hand is posted from the account of the market, and that of a gateway from the gateway', async () => {
  const id = await rejected();
  const done = `UPDATE gateway_refunds SET state = 'DONE', hand_by = $2, hand_since = now(), hand_reference = 'ALONE00002' WHERE id = $1`;
  await expect(app.db.query(done, [id, judge.id])).rejects.toMatchObject(refused);
  const { amount } = (await one<{ amount: string }>(app.db, 'SELECT amount::text FROM gateway_refunds WHERE id = $1', [id]))!;
  const both = `WITH done AS (UPDATE gateway_refunds SET state = 'DONE', hand_by = $3, hand_since = now() WHERE id = substring($1 FROM 8)::uuid)
    ${post('PAYMENT_REFUNDED', ['REFUNDS', 'GATEWAY']).replace('WITH t', ', t')}`;
  await expect(app.db.query(both, [`refund:${id}`, amount, judge.id])).rejects.toMatchObject(refused);
  expect(await payByHand(app, judge, id, '9GUARD0001')).toBeNull();
});

it('a settled line is posted with its fee, and none without a line', async () => {
  const order = await cancelled();
  const { trxId, amount } = await paymentOf(order);
  expect(await importFile(app, judge, 'BKASH', [{ trxId, amount }])).toMatchObject({ addedCount: 1 });
  const line = `INSERT INTO gateway_settlement_lines (gateway, trx_id, amount, fee, settled_on, occurrence, imported_by)
    VALUES ('BKASH', 'ALONE00003', 10, 0, now(), 1, $1)`;
  await expect(app.db.query(line, [judge.id])).rejects.toMatchObject(refused);
  const nobody = 'settlement:01a20b00-0000-7000-8000-000000000009';
  await expect(app.db.query(post('GATEWAY_SETTLED', ['CASH', 'GATEWAY']), [nobody, '10'])).rejects.toMatchObject(refused);
});

it('a payment of a bill is posted, and reversed with it', async () => {
  const { seller, bill } = await sellerWithBill(app);
  const input = { amount: '1.00', method: 'CASH', receivedOn: new Date(Date.now() + 6 * 3_600_000).toISOString().slice(0, 10) };
  expect((await app.call('recordBillPayment', { billId: bill.id, input }, 'id', judge)).code).toBeNull();
  const { id } = (await one<{ id: string }>(app.db, 'SELECT id FROM bill_payments WHERE bill_id = $1', [bill.id]))!;
  const alone = `WITH more AS (INSERT INTO bill_payments (bill_id, amount, method, received_on) VALUES ($1, 0.10, 'CASH', now()))
    UPDATE bills SET paid = paid + 0.10 WHERE id = $1`;
  await expect(app.db.query(alone, [bill.id])).rejects.toMatchObject(refused);
  const reversed = `WITH gone AS (UPDATE bill_payments SET reversed_at = now() WHERE id = $2) UPDATE bills SET paid = paid - 1 WHERE id = $1`;
  await expect(app.db.query(reversed, [bill.id, id])).rejects.toMatchObject(refused);
  await expect(app.db.query(post('BILL_PAYMENT', ['CASH', 'FEES']), ['bill-payment:other', '1'])).rejects.toMatchObject(refused);
  expect((await app.call('reverseBillPayment', { paymentId: id, reason: 'Mistyped' }, 'id', judge)).code).toBeNull();
  expect((await app.call('recordBillPayment', { billId: bill.id, input }, 'id', judge)).code).toBeNull();
  expect(seller.id).toMatch(/-/);
});
