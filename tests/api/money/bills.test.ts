/**
 * Commission bills: what they bill, when, once; VAT, credit, corrections, numbers, reminders, and the pause of new
 * posts.
 */
import { addMonths } from '../../../schema/values/money/months';
import { BillRemindersService } from '../../../server/modules/money/bills/bill-reminders.service';
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer, payoutAccount, type TestAccount } from '../../support/build-accounts';
import { listedProduct } from '../../support/build-orders';
import { one, rows } from '../../support/sql';
import { billedFrom, billsOf, deliveredIn, issueBills, lastMonth, sellerWithBill } from './support/bills';
import { payInCash, requestPayout } from './support/payouts';
import { changeAndSettle, expectSound, settle } from './support/ledger';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterEach(() => expectSound(app));
afterAll(() => app.stop());

const balanceOf = async ({ token }: TestAccount) =>
  (await app.gql<{ myBalance: { owed: string; credit: string } }>('{ myBalance { owed credit } }', {}, { token })).data.myBalance;
const textsOf = ({ id }: TestAccount) =>
  rows<{ textKey: string }>(app.db, `SELECT text_key AS "textKey" FROM notifications WHERE user_id = $1 AND type = 'BILL' ORDER BY id`, [
    id,
  ]);

it('bills what was delivered in the month before, with VAT, once; the seller owes both and is notified', async () => {
  const seller = await approvedProducer(app);
  await billedFrom(app, lastMonth());
  const orders = [await deliveredIn(app, seller, lastMonth(), '03'), await deliveredIn(app, seller, lastMonth())];
  await issueBills(app);
  expect(await issueBills(app)).toBe(0);
  const [bill, ...more] = await billsOf(app, seller);
  expect(more).toEqual([]);
  expect(bill).toMatchObject({
    month: lastMonth(),
    state: 'OPEN',
    commission: '3.00',
    vat: '0.45',
    credit: '0.00',
    total: '3.45',
    open: '3.45',
  });
  expect(bill?.number).toMatch(/^HB-\d{4}-\d{6}$/);
  expect(bill?.lines.nodes.map(({ orderId }) => orderId)).toEqual(orders);
  expect(await balanceOf(seller)).toEqual({ owed: '3.45', credit: '0.00' });
  expect(await textsOf(seller)).toEqual([{ textKey: 'billIssued' }]);
  expect(await one(app.db, "SELECT count(*)::int AS sent FROM sms_outbox WHERE purpose = 'bill' AND phone = $1", [seller.phone])).toEqual({
    sent: 1,
  });
});

it('shows a seller no bill of another', async () => {
  const [{ bill }, other] = [await sellerWithBill(app), await sellerWithBill(app)];
  expect((await billsOf(app, other.seller)).map(({ id }) => id)).toEqual([other.bill.id]);
  const foreign = await app.call('bill', { id: bill.id }, 'id', other.seller);
  expect(foreign.code).toBe('NOT_FOUND');
});

it('leaves this month and what was delivered before the first month alone', async () => {
  const seller = await approvedProducer(app);
  await billedFrom(app, lastMonth());
  await deliveredIn(app, seller, addMonths(lastMonth(), -1));
  await deliveredIn(app, seller, addMonths(lastMonth(), 1), '01');
  await issueBills(app);
  expect(await billsOf(app, seller)).toEqual([]);
});

it('bills a correction with the next bill, and waits while corrections outweigh the commission', async () => {
  const { seller, orderId } = await sellerWithBill(app);
  await changeAndSettle(app, orderId, 'refunded = total, updated_at = now()');
  const month = addMonths(lastMonth(), 1);
  const next = new Date(`${addMonths(month, 1)}-05T06:00:00Z`);
  await issueBills(app, next);
  expect(await billsOf(app, seller)).toHaveLength(1);
  await deliveredIn(app, seller, month, '01');
  await deliveredIn(app, seller, month, '01');
  await issueBills(app, next);
  const [bill] = await billsOf(app, seller);
  expect(bill).toMatchObject({ month, commission: '1.50', vat: '0.23' });
  expect(bill?.lines.nodes.map(({ commission }) => commission).toSorted()).toEqual(['-1.50', '1.50', '1.50']);
});

it('takes off what the platform owes, never more than the bill, and asks for nothing where that covers it', async () => {
  const seller = await approvedProducer(app);
  await billedFrom(app, lastMonth());
  const id = await deliveredIn(app, seller, lastMonth());
  await app.db.query(
    'UPDATE orders SET ordered_discount = 20, ordered_platform_discount = 20, discount = 20, platform_discount = 20, total = total - 20, commission = commission - 20, completed_at = now() WHERE id = $1',
    [id],
  );
  await payInCash(app, id);
  await settle(app, id);
  await issueBills(app);
  const [bill] = await billsOf(app, seller);
  expect(bill).toMatchObject({ state: 'PAID', credit: '1.73', total: '0.00', open: '0.00' });
  expect(await balanceOf(seller)).toEqual({ owed: '0.00', credit: '18.27' });
  expect(await textsOf(seller)).toEqual([{ textKey: 'billCovered' }]);
});

it('held money is no credit, and what is owed for money that was paid out is on the next bill', async () => {
  const seller = await approvedProducer(app);
  await billedFrom(app, lastMonth());
  const id = await deliveredIn(app, seller, lastMonth());
  await payInCash(app, id);
  await changeAndSettle(
    app,
    id,
    'ordered_discount = 20, ordered_platform_discount = 20, discount = 20, platform_discount = 20, total = total - 20, commission = commission - 20',
  );
  await issueBills(app);
  expect((await billsOf(app, seller))[0]).toMatchObject({ credit: '0.00', total: '1.73' });
  // a payout of an order that was complete, and is taken back by an admin
  await app.db.query('UPDATE orders SET completed_at = now() WHERE id = $1', [id]);
  await payoutAccount(app, seller);
  await app.db.query(`UPDATE sell_posts SET state = 'PAUSED' WHERE seller_id = $1`, [seller.id]);
  expect((await requestPayout(app, seller)).data.requestPayout).toMatchObject({ amount: '18.27' });
  await changeAndSettle(app, id, "status = 'SHIPPED', delivered_at = NULL, completed_at = NULL, updated_at = now()");
  expect(await balanceOf(seller)).toEqual({ owed: '0.23', credit: '-18.27' });
  const next = new Date(`${addMonths(lastMonth(), 2)}-05T06:00:00Z`);
  expect(await issueBills(app, next)).toBeGreaterThan(0);
  // the reversed commission of 1.50 waits for the next bill, and is taken off
  expect((await billsOf(app, seller))[0]).toMatchObject({ commission: '0.00', vat: '0.00', carriedOver: '16.77', total: '16.77' });
  expect(await balanceOf(seller)).toEqual({ owed: '17.00', credit: '-1.50' });
});

it('numbers bills without a gap, also when two processes issue them at the same moment', async () => {
  const sellers = [await approvedProducer(app), await approvedProducer(app), await approvedProducer(app)];
  await billedFrom(app, lastMonth());
  for (const seller of sellers) await deliveredIn(app, seller, lastMonth());
  const issued = await Promise.all([issueBills(app), issueBills(app)]);
  expect(issued[0] + issued[1]).toBe(3);
  // each year begins anew, and bills of other tests may be of the next one
  const years = await rows<{ count: number; first: number; last: number }>(
    app.db,
    `SELECT count(DISTINCT number)::int AS count, min(right(number, 6)::int) AS first, max(right(number, 6)::int) AS last
     FROM bills GROUP BY substr(number, 4, 4)`,
  );
  expect(years).not.toEqual([]);
  for (const { count, first, last } of years) expect([first, last]).toEqual([1, count]);
});

it('prints the tax number of the day of issue', async () => {
  const { seller, bill } = await sellerWithBill(app);
  expect(bill.sellerTaxNumber).toBeNull();
  const set = (taxNumber: string) => app.call('setTaxNumber', { input: { taxNumber } }, 'taxNumber', seller);
  expect((await set('১২৩')).code).toBe('BAD_USER_INPUT');
  expect((await set('০০০১২৩৪৫৬০১০১')).data).toEqual({ setTaxNumber: { taxNumber: '0001234560101' } });
  await deliveredIn(app, seller, addMonths(lastMonth(), 1), '01');
  await issueBills(app, new Date(`${addMonths(lastMonth(), 2)}-05T06:00:00Z`));
  expect((await billsOf(app, seller)).map(({ sellerTaxNumber }) => sellerTaxNumber)).toEqual(['0001234560101', null]);
});

it('reminds before the due day, after it, and a last time; each once', async () => {
  const { seller, bill } = await sellerWithBill(app);
  const reminders = app.container.resolve(BillRemindersService);
  const dueIn = (days: number) =>
    app.db.query(`UPDATE bills SET due_on = (now() AT TIME ZONE 'Asia/Dhaka')::date + $2::int WHERE id = $1`, [bill.id, days]);
  const seen: string[] = [];
  for (const days of [4, 3, 0, -1, -6, -7, -30]) {
    await dueIn(days);
    await Promise.all([reminders.remindDue(), reminders.remindDue()]);
    const texts = (await textsOf(seller)).map(({ textKey }) => textKey);
    seen.push(`${days} ${texts.length - 1}`);
  }
  expect(seen).toEqual(['4 0', '3 1', '0 1', '-1 2', '-6 2', '-7 3', '-30 3']);
  expect((await textsOf(seller)).map(({ textKey }) => textKey)).toEqual(['billIssued', 'billDueSoon', 'billOverdue', 'billOverdue']);
});

it('pauses new posts while overdue bills reach the limit; what is on the market stays, editing goes on', async () => {
  const { seller, bill } = await sellerWithBill(app);
  const { id: listed } = await listedProduct(app, seller);
  const stopped = await listedProduct(app, seller);
  const post = (mutation: string, id: string) =>
    app.gql(`mutation ($ids: [ID!]!) { ${mutation}(productIds: $ids) { products { id } } }`, { ids: [id] }, seller);
  await post('stopSelling', stopped.id);
  await app.db.query("UPDATE bills SET due_on = '2020-01-01' WHERE id = $1", [bill.id]);
  expect((await post('postForSell', stopped.id)).code).toBeNull();
  await post('stopSelling', stopped.id);
  await billedFrom(app, lastMonth(), { limit: 1.73 });
  const paused = await post('postForSell', stopped.id);
  expect([paused.code, paused.body.errors?.[0]?.extensions]).toMatchObject(['CONFLICT', { current: { status: 'POSTS_PAUSED' } }]);
  expect(paused.body.errors?.[0]?.message).toContain('1.73');
  expect((await post('postForSell', listed)).code).toBeNull();
  const { data } = await app.gql('{ myBilling { overdue postsPaused } }', {}, seller);
  expect(data).toEqual({ myBilling: { overdue: '1.73', postsPaused: true } });
  await billedFrom(app, lastMonth(), { limit: 5000 });
  expect((await post('postForSell', stopped.id)).code).toBeNull();
});
