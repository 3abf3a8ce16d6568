/** Settlement files of gateways: each line is posted once, and differences to payments and refunds are listed. */
import { OrderActionsService } from '../../../server/modules/orders/steps/order-actions.service';
import { readSettlementFile } from '../../../server/modules/money/settlements/settlement-file';
import type { TestApp } from '../../support/app';
import { admin, asViewer, type TestAccount } from '../../support/build-accounts';
import type { TestOrder } from '../../support/build-orders';
import type { Sender } from '../../support/client';
import { one } from '../../support/sql';
import { balances, type Gateway, onlineOrder, pay, type PayingApp, sendRefunds, startPayingApp } from './support/gateways';
import { expectSound } from './support/ledger';

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

const DAY_MS = 24 * 60 * 60 * 1000;
/** In Bangladesh. */
const daysAgo = (count: number) => new Date(Date.now() + DAY_MS / 4 - count * DAY_MS).toISOString().slice(0, 10);
const minus = (amount: string, less: string) => (Number(amount) - Number(less)).toFixed(2);

interface Line {
  readonly trxId: string;
  readonly amount: string;
  readonly fee?: string;
  readonly day?: string;
}
const fileOf = (...lines: readonly Line[]) =>
  [
    'TrxID,Amount,Fee,Net Amount,Settlement Date',
    ...lines.map(({ trxId, amount, fee = '0', day = daysAgo(1) }) => [trxId, amount, fee, minus(amount, fee), day].join(',')),
  ].join('\r\n');

const IMPORT = `mutation ($file: Upload!, $gateway: PaymentGateway!) {
  importGatewaySettlement(gateway: $gateway, file: $file) { lineCount addedCount agreedCount reconciliation { clearing missing doubled otherAmount unknown } } }`;
interface Imported {
  readonly lineCount: number;
  readonly addedCount: number;
  readonly agreedCount: number;
  readonly reconciliation: Readonly<Record<'clearing', string>> &
    Readonly<Record<'missing' | 'doubled' | 'otherAmount' | 'unknown', number>>;
}
const send = (content: string, sender: Sender = { token: judge.token }, gateway: Gateway = 'BKASH') =>
  app.upload<{ importGatewaySettlement: Imported }>(
    IMPORT,
    { file: { bytes: Buffer.from(content), name: 'settlement.csv', type: 'text/csv' } },
    { gateway },
    sender,
  );
const settle = async (...lines: readonly Line[]) => (await send(fileOf(...lines))).data.importGatewaySettlement;

interface Difference {
  readonly kind: string;
  readonly transactionId: string;
  readonly expected: string | null;
  readonly settled: string | null;
  readonly orderId: string | null;
}
async function differences(filter: object = {}): Promise<Difference[]> {
  const { data } = await app.call<{ gatewayDifferences: { totalCount: number; nodes: Difference[] } }>(
    'gatewayDifferences',
    { first: 100, filter },
    'totalCount nodes { kind transactionId expected settled orderId }',
    { token: judge.token },
  );
  expect(data.gatewayDifferences.totalCount).toBe(data.gatewayDifferences.nodes.length);
  return data.gatewayDifferences.nodes;
}

interface Paid extends TestOrder {
  readonly trxId: string;
  readonly total: string;
}
/** Paid through bKash so many days ago. */
async function paidOrder(days = 0): Promise<Paid> {
  const order = await onlineOrder(app);
  await pay(app, order);
  const found = await one<{ trxId: string }>(
    app.db,
    `WITH payment AS (UPDATE gateway_payments SET captured_at = now() - make_interval(days => $2) WHERE order_id = $1 RETURNING trx_id)
     SELECT trx_id AS "trxId" FROM payment`,
    [order.id, days],
  );
  return { ...order, trxId: found?.trxId ?? '', total: order.order.total };
}
const lineCount = async () => (await one<{ count: number }>(app.db, 'SELECT count(*)::int AS count FROM gateway_settlement_lines'))?.count;

it('what a gateway paid out is posted once, its fee apart, and is no money received', async () => {
  const received = async () =>
    (
      await app.gql<{ moneyOverview: { months: { month: string; received: string }[] } }>(
        '{ moneyOverview { months { month received } } }',
        {},
        { token: judge.token },
      )
    ).data.moneyOverview.months;
  const order = await paidOrder(10);
  expect(await differences()).toEqual([
    { kind: 'MISSING', transactionId: order.trxId, expected: order.total, settled: null, orderId: order.id },
  ]);
  const before = await received();
  const line = { trxId: order.trxId, amount: order.total, fee: '1.50' };
  expect(await settle(line)).toMatchObject({
    lineCount: 1,
    addedCount: 1,
    agreedCount: 1,
    reconciliation: { clearing: '0.00', missing: 0 },
  });
  const posted = { CASH: minus(order.total, '1.50'), FEES: '1.50', HELD: `-${order.total}` };
  expect(await balances(app, order.id)).toEqual(posted);
  expect(await received()).toEqual(before);
  // the file again, and among others in the next one
  expect(await settle(line)).toMatchObject({ lineCount: 1, addedCount: 0 });
  const next = await paidOrder();
  expect(await settle(line, { trxId: next.trxId, amount: next.total })).toMatchObject({ lineCount: 2, addedCount: 1, agreedCount: 1 });
  expect(await balances(app, order.id)).toEqual(posted);
  expect(await differences()).toEqual([]);
  await expect(app.db.query('UPDATE gateway_settlement_lines SET amount = 1')).rejects.toThrow();
  await expect(app.db.query('DELETE FROM gateway_settlement_lines')).rejects.toThrow();
});

it('finds what is missing, doubled, of another amount and unknown, for payments and refunds', async () => {
  const [missing, doubled, twice] = [await paidOrder(10), await paidOrder(10), await paidOrder(10)];
  const [less, back, recent] = [await paidOrder(10), await paidOrder(10), await paidOrder()];
  await app.container.resolve(OrderActionsService).cancel(asViewer(back.seller), back.id, 'No more of it');
  await sendRefunds(app);
  const refund = await one<{ reference: string }>(
    app.db,
    `WITH ended AS (UPDATE gateway_refunds r SET ended_at = now() - interval '10 days' FROM gateway_payments p
       WHERE p.id = r.payment_id AND p.order_id = $1 AND r.state = 'DONE' RETURNING r.reference) SELECT reference FROM ended`,
    [back.id],
  );
  const before = (await settle({ trxId: doubled.trxId, amount: doubled.total, day: daysAgo(3) })).reconciliation.clearing;
  const again = { trxId: twice.trxId, amount: twice.total };
  const lower = minus(less.total, '5');
  const imported = await settle(
    { trxId: doubled.trxId, amount: doubled.total, day: daysAgo(2) },
    again,
    again,
    { trxId: less.trxId, amount: lower },
    { trxId: back.trxId, amount: back.total },
    { trxId: 'NOTOURS1', amount: missing.total },
  );
  expect(imported).toMatchObject({
    lineCount: 6,
    addedCount: 6,
    agreedCount: 2,
    reconciliation: { missing: 2, doubled: 2, otherAmount: 1, unknown: 1 },
  });
  const expected = [
    { kind: 'MISSING', transactionId: missing.trxId, expected: missing.total, settled: null, orderId: missing.id },
    { kind: 'MISSING', transactionId: refund?.reference, expected: `-${back.total}`, settled: null, orderId: back.id },
    { kind: 'DOUBLED', transactionId: doubled.trxId, expected: doubled.total, settled: doubled.total, orderId: doubled.id },
    { kind: 'DOUBLED', transactionId: twice.trxId, expected: twice.total, settled: twice.total, orderId: twice.id },
    { kind: 'AMOUNT', transactionId: less.trxId, expected: less.total, settled: lower, orderId: less.id },
    { kind: 'UNKNOWN', transactionId: 'NOTOURS1', expected: null, settled: missing.total, orderId: null },
  ];
  const found = await differences();
  expect(found).toHaveLength(expected.length);
  expect(found).toEqual(expect.arrayContaining(expected));
  expect(found.some(({ transactionId }) => transactionId === recent.trxId)).toBe(false);
  expect((await differences({ kind: 'AMOUNT', gateway: 'BKASH' })).map(({ transactionId }) => transactionId)).toEqual([less.trxId]);
  expect(await differences({ gateway: 'SSLCOMMERZ' })).toEqual([]);
  // every line is posted: what is left with the gateway is what it has yet to pay out, less what it paid too much
  const settled = [doubled.total, twice.total, twice.total, lower, back.total, missing.total];
  expect(Number(before) - Number(imported.reconciliation.clearing)).toBeCloseTo(
    settled.reduce((sum, amount) => sum + Number(amount), 0),
    2,
  );
  expect(await settle({ trxId: refund?.reference ?? '', amount: `-${back.total}` })).toMatchObject({
    addedCount: 1,
    agreedCount: 1,
    reconciliation: { missing: 1 },
  });
  expect(await balances(app, back.id)).toEqual({});
  // a payment that is learned of after its settlement is neither missing nor unknown
  await app.db.query("UPDATE gateway_payments SET trx_id = 'NOTOURS1' WHERE order_id = $1", [missing.id]);
  expect((await differences()).map(({ kind }) => kind).toSorted()).toEqual(['AMOUNT', 'DOUBLED', 'DOUBLED']);
});

it('names each wrong line in the language of the user, and stores nothing of the file', async () => {
  const before = await lineCount();
  const day = daysAgo(1);
  const rows = [
    `GOOD1,10,1,9,${day}`,
    `,10,1,9,${day}`,
    `T2,0,0,0,${day}`,
    `T3,10,11,-1,${day}`,
    `T4,10,1,10,${day}`,
    'T5,10,1,9,2026-02-31',
    'T6,10,1,9,2019-01-01',
  ];
  const content = ['TrxID,Amount,Fee,Net,Settlement Date', ...rows].join('\n');
  const bangla = await send(content, { token: judge.token, language: 'bn' });
  expect(bangla.code).toBe('BAD_USER_INPUT');
  const fields = bangla.body.errors?.[0]?.extensions.fields ?? [];
  expect(fields.map(({ field, key }) => [field, key])).toEqual([
    ['lines[3].trxId', 'settlement.trxId'],
    ['lines[4].amount', 'settlement.amount'],
    ['lines[5].fee', 'settlement.fee'],
    ['lines[6].net', 'settlement.net'],
    ['lines[7].settledOn', 'settlement.day'],
    ['lines[8].settledOn', 'settlement.day'],
  ]);
  expect(fields[0]?.message).toBe('সারি ৩: লেনদেন নম্বর নেই বা পড়া যাচ্ছে না।');
  expect((await send(content)).body.errors?.[0]?.message).toBe('Line 3: the transaction id is missing or cannot be read.');
  const keyOf = async (wrong: string) => (await send(wrong)).body.errors?.[0]?.extensions.fields?.[0]?.key;
  expect(await keyOf('TrxID,Amount\nT1,10\n')).toBe('settlement.headings');
  expect(await keyOf('TrxID,Amount,Fee,Net,Settlement Date\n')).toBe('settlement.empty');
  expect(await keyOf('TrxID,Amount,Fee,Net,Settlement Date\n"T1')).toBe('import.notATableAt');
  expect(await keyOf('TrxID,Amount,Fee,Net,Settlement Date,amount\nT1,10,1,9,2026-11-20,12')).toBe('import.columnTwice');
  expect(await keyOf(fileOf(...Array.from({ length: 2001 }, (_, at) => ({ trxId: `M${at}`, amount: '1' }))))).toBe(
    'settlement.tooManyLines',
  );
  expect(await keyOf('x'.repeat(1024 * 1024 + 1))).toBe('settlement.tooLarge');
  expect(await lineCount()).toBe(before);
});

it('reads columns by their names: of either gateway, below a title, with other separators, dates and digits', async () => {
  const at = new Date('2026-11-25T06:00:00Z');
  const read = (lines: readonly string[], gateway: Gateway) => readSettlementFile(Buffer.from(lines.join('\r\n')), gateway, at);
  const sslcommerz = [
    'Settlement report;;;;;',
    'Transaction ID;Bank Tran ID;Settlement Date;Amount (BDT);Service Charge;Settled Amount',
    'HB1;2611200001;20/11/2026 14:05;"1,234.50";24.69;1209.81',
    ';;;;;',
    'HB2;2611200002;20-Nov-2026;-100;0;-100',
  ];
  expect(await read(sslcommerz, 'SSLCOMMERZ')).toEqual([
    { trxId: '2611200001', amount: '1234.50', fee: '24.69', settledOn: '2026-11-20' },
    { trxId: '2611200002', amount: '-100.00', fee: '0.00', settledOn: '2026-11-20' },
  ]);
  const bkash = ['Net Amount,Transaction ID,Fee,Amount,Settlement Date', '৯৮.৫০,BK7A99,১.৫০,১০০,2026-11-20T10:00:00'];
  expect(await read(bkash, 'BKASH')).toEqual([{ trxId: 'BK7A99', amount: '100.00', fee: '1.50', settledOn: '2026-11-20' }]);
});
