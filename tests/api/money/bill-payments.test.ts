/** Payments of bills: recorded by admins, each transfer once, never above what is open, reversed with a reason. */
import { type TestApp, startTestApp } from '../../support/app';
import { account, type TestAccount } from '../../support/build-accounts';
import { one, rows } from '../../support/sql';
import { BILL_FIELDS, billsOf, type SeenBill, sellerWithBill } from './support/bills';
import { expectSound } from './support/ledger';

let app: TestApp;
let admin: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  admin = await account(app, 'ADMIN');
});
afterEach(() => expectSound(app));
afterAll(() => app.stop());

const RECORD = `mutation ($id: ID!, $input: BillPaymentInput!, $key: String) {
  recordBillPayment(billId: $id, input: $input, idempotencyKey: $key) { ${BILL_FIELDS} } }`;
const REVERSE = `mutation ($id: ID!, $reason: String!) { reverseBillPayment(paymentId: $id, reason: $reason) { ${BILL_FIELDS} } }`;
const today = new Date(Date.now() + 6 * 3_600_000).toISOString().slice(0, 10);
let transfers = 0;
const transfer = () => `BK${Date.now()}${++transfers}`;
const record = (id: string, input: object, key?: string, by = admin) =>
  app.gql<{ recordBillPayment: SeenBill }>(
    RECORD,
    { id, key, input: { method: 'BKASH', reference: transfer(), receivedOn: today, ...input } },
    { token: by.token },
  );
const reverse = (id: string, reason = 'Recorded for the wrong seller') =>
  app.gql<{ reverseBillPayment: SeenBill }>(REVERSE, { id, reason }, { token: admin.token });
const owedBy = async ({ token }: TestAccount) =>
  (await app.gql<{ myBalance: { owed: string } }>('{ myBalance { owed } }', {}, { token })).data.myBalance.owed;

it('lowers what is owed, in parts, until the bill is paid; the seller is notified and the trail has it', async () => {
  const { seller, bill } = await sellerWithBill(app);
  const first = await record(bill.id, { amount: '1' });
  expect(first.data.recordBillPayment).toMatchObject({ state: 'OPEN', paid: '1.00', open: '0.73' });
  const second = await record(bill.id, { amount: '০.৭৩', method: 'CASH', reference: null });
  expect(second.data.recordBillPayment).toMatchObject({ state: 'PAID', paid: '1.73', open: '0.00' });
  expect(second.data.recordBillPayment.payments.map(({ amount }) => amount)).toEqual(['1.00', '0.73']);
  expect(await owedBy(seller)).toBe('0.00');
  const again = await record(bill.id, { amount: '1' });
  expect([again.code, again.body.errors?.[0]?.extensions]).toMatchObject(['CONFLICT', { current: { status: 'PAID' } }]);
  expect(
    await rows(app.db, `SELECT text_key AS key FROM notifications WHERE user_id = $1 AND text_key = 'billPaid'`, [seller.id]),
  ).toHaveLength(2);
  const trail = await one(
    app.db,
    `SELECT count(*)::int AS count FROM audit_events WHERE action = 'bill.paymentRecorded' AND subject_id = $1`,
    [bill.id],
  );
  expect(trail).toEqual({ count: 2 });
});

it('rejects what does not fit, at its field, and records nothing', async () => {
  const { bill } = await sellerWithBill(app);
  const cases: [object, string][] = [
    [{ amount: '1.74' }, 'input.amount'],
    [{ amount: '0' }, 'input.amount'],
    [{ amount: '1', reference: null }, 'input.reference'],
    [{ amount: '1', reference: 'a b' }, 'input.reference'],
    [{ amount: '1', receivedOn: '2999-01-01' }, 'input.receivedOn'],
    [{ amount: '1', receivedOn: '2020-01-01' }, 'input.receivedOn'],
  ];
  for (const [input, field] of cases) {
    const { code, body } = await record(bill.id, input);
    expect([input, code, body.errors?.[0]?.extensions.fields]).toEqual([
      input,
      'BAD_USER_INPUT',
      [expect.objectContaining({ field: expect.stringMatching(field.replace('input.', '')) })],
    ]);
  }
  expect((await record('01a20b00-0000-7000-8000-000000000009', { amount: '1' })).code).toBe('NOT_FOUND');
  expect(await one(app.db, 'SELECT count(*)::int AS count FROM bill_payments WHERE bill_id = $1', [bill.id])).toEqual({ count: 0 });
});

it('records each transfer once, also for two bills at the same moment and by the same key', async () => {
  const [one_, other] = [await sellerWithBill(app), await sellerWithBill(app)];
  const reference = transfer();
  const both = await Promise.all([
    record(one_.bill.id, { amount: '1', reference }),
    record(other.bill.id, { amount: '1', reference: ` ${reference.toLowerCase()}` }),
  ]);
  expect(both.map(({ code }) => code).toSorted()).toEqual(['CONFLICT', null]);
  const input = { amount: '0.50', reference: transfer() };
  await record(one_.bill.id, input, 'same');
  expect((await record(one_.bill.id, input, 'same')).code).toBeNull();
  const [bill] = await billsOf(app, one_.seller);
  expect(bill?.payments.filter(({ amount }) => amount === '0.50')).toHaveLength(1);
});

it('never takes more than is open, however many admins record at once', async () => {
  const { bill } = await sellerWithBill(app);
  const all = await Promise.all(Array.from({ length: 6 }, () => record(bill.id, { amount: '0.80' })));
  expect(all.filter(({ code }) => code === null)).toHaveLength(2);
  expect(await one(app.db, 'SELECT paid::text AS paid FROM bills WHERE id = $1', [bill.id])).toEqual({ paid: '1.60' });
});

it('is reversed with a reason, once; the transfer can be recorded again', async () => {
  const { seller, bill } = await sellerWithBill(app);
  const reference = transfer();
  const { data } = await record(bill.id, { amount: '1.73', reference });
  const [payment] = data.recordBillPayment.payments;
  expect((await reverse(payment!.id, ' ')).code).toBe('BAD_USER_INPUT');
  const reversed = await reverse(payment!.id);
  expect(reversed.data.reverseBillPayment).toMatchObject({ state: 'OPEN', paid: '0.00', payments: [{ reversedAt: expect.any(String) }] });
  expect(await owedBy(seller)).toBe('1.73');
  expect((await reverse(payment!.id)).code).toBe('CONFLICT');
  expect((await record(bill.id, { amount: '1.73', reference })).data.recordBillPayment.state).toBe('PAID');
});

it('what of a bill is paid is the sum of its payments: neither changes alone', async () => {
  const { bill } = await sellerWithBill(app);
  await expect(app.db.query('UPDATE bills SET paid = paid + 0.01 WHERE id = $1', [bill.id])).rejects.toMatchObject({
    constraint: 'bills_paid_sum',
  });
  const alone = `INSERT INTO bill_payments (bill_id, amount, method, received_on) VALUES ($1, 0.01, 'CASH', now())`;
  await expect(app.db.query(alone, [bill.id])).rejects.toMatchObject({ constraint: 'bills_paid_sum' });
});
