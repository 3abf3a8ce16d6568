/** A month that an admin closed takes no entry; what comes late is dated to the beginning of the next one. */
import { OrderPostingsService } from '../../../server/modules/money/postings/order-postings.service';
import { type TestApp, startTestApp } from '../../support/app';
import { account, type TestAccount } from '../../support/build-accounts';
import { shippedOrder } from '../../support/build-orders';
import { one } from '../../support/sql';
import { entriesOf, expectSound } from './support/ledger';

let app: TestApp;
let admin: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  admin = await account(app, 'ADMIN');
});
afterEach(() => expectSound(app));
afterAll(() => app.stop());

const CLOSE = 'mutation ($month: Month!, $key: String) { closeMonth(month: $month, idempotencyKey: $key) { month commission closedAt } }';
const close = (month: string, key?: string) =>
  app.gql<{ closeMonth: { month: string; commission: string; closedAt: string | null } }>(CLOSE, { month, key }, { token: admin.token });
const monthsAgo = async (count: number) =>
  (
    await one<{ month: string }>(
      app.db,
      `SELECT to_char((now() AT TIME ZONE 'Asia/Dhaka') - make_interval(months => $1), 'YYYY-MM') AS month`,
      [count],
    )
  )?.month ?? '';

async function deliveredIn(month: string): Promise<string> {
  const { id } = await shippedOrder(app);
  await app.db.query("UPDATE orders SET status = 'DELIVERED', delivered_at = $2 WHERE id = $1", [id, `${month}-20 06:00+00`]);
  await app.container.resolve(OrderPostingsService).postMissing();
  return id;
}

it('closes the earliest open month, once it is over, and no other', async () => {
  const [first, second] = [await monthsAgo(3), await monthsAgo(2)];
  await deliveredIn(first);
  const early = await close(second);
  expect([early.code, early.body.errors?.[0]?.extensions]).toMatchObject(['CONFLICT', { current: { status: first } }]);
  const closed = await close(first, 'close');
  expect(closed.data.closeMonth).toMatchObject({ month: first, commission: '1.50' });
  expect(closed.data.closeMonth.closedAt).not.toBeNull();
  expect((await close(first, 'close')).code).toBeNull();
  expect((await close(first)).code).toBe('CONFLICT');
  expect((await close(second)).code).toBeNull();
  expect((await close(await monthsAgo(1))).code).toBeNull();
  const running = await close(await monthsAgo(0));
  expect([running.code, running.body.errors?.[0]?.extensions]).toMatchObject(['CONFLICT', { current: { status: 'NONE' } }]);
});

it('dates what comes late to the next open month, and the database rejects anything else', async () => {
  const [late, now] = [await monthsAgo(2), await monthsAgo(0)];
  const id = await deliveredIn(late);
  expect((await entriesOf(app, id)).map(({ month }) => month)).toEqual([now, now]);
  const insert = `INSERT INTO ledger_transactions (kind, idempotency_key, month, occurred_at) VALUES ('BILL', 'late', $1::date, $1::timestamp AT TIME ZONE 'Asia/Dhaka')`;
  await expect(app.db.query(insert, [`${late}-01`])).rejects.toThrow(`The month ${late} of the ledger is closed`);
});

it('rejects what is no month', async () => {
  for (const month of ['2026-13', 'yesterday', '2026-11-01', '']) expect((await close(month)).code).toBe('BAD_USER_INPUT');
});

it('shows the months, what is owed and by whom', async () => {
  const { data } = await app.gql<{ moneyOverview: { owed: string; closableMonth: string | null; months: object[]; debtors: object[] } }>(
    '{ moneyOverview { owed credits closableMonth months { month commission discounts vat received closedAt } debtors { sellerId name phone balance } } }',
    {},
    { token: admin.token },
  );
  expect(data.moneyOverview).toMatchObject({ owed: '3.00', credits: '0.00', closableMonth: null });
  expect(data.moneyOverview.months).toHaveLength(12);
  expect(data.moneyOverview.months[0]).toMatchObject({ month: await monthsAgo(0), commission: '1.50', closedAt: null });
  expect(data.moneyOverview.debtors).toMatchObject([{ balance: '1.50' }, { balance: '1.50' }]);
});
