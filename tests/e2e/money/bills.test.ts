/**
 * Cash on delivery to monthly bill to payment recorded, in a real browser: the seller reads and pays the bill, the
 * admin records the money.
 */
import type { Browser, Page } from 'playwright-core';
import { messages as adminTexts } from '../../../client/features/admin/bills/bills.messages';
import { messages as moneyTexts } from '../../../client/features/money/money.messages';
import { messages as billTexts } from '../../../client/widgets/bills/bills.messages';
import { addMonths, monthAt } from '../../../schema/values/money/months';
import { Client } from 'pg';
import { databaseUrl, e2eClient, e2eUrl } from '../support/built-app';
import { pickupOf } from '../../support/pickup';
import { launchBrowser, PHONE, shoot } from '../support/browser';
import { type Market, type Member, openMarket } from '../support/market';
import { type Look, onDesktop, pageOf } from '../support/visits';

let browser: Browser;
let db: Client;
beforeAll(async () => {
  browser = await launchBrowser();
  db = new Client({ connectionString: databaseUrl() });
  await db.connect();
});
afterAll(() => Promise.all([browser.close(), db.end()]));

const sellerLook: Look = { language: 'bn', device: { ...PHONE, colorScheme: 'dark', reducedMotion: 'reduce' } };
const lastMonth = addMonths(monthAt(new Date()), -1);

async function run<T>({ phone, password }: Member, query: string, variables: Record<string, unknown> = {}): Promise<T> {
  const login = 'mutation ($input: LoginInput!) { login(input: $input) { token } }';
  const { data } = await e2eClient().gql<{ login: { token: string } }>(login, { input: { phone, password, sessionKind: 'BEARER' } });
  return (await e2eClient().gql<T>(query, variables, { token: data.login.token })).data;
}

/** An order of the seller that was delivered for cash in the month before. */
async function deliver({ members, ids }: Market): Promise<void> {
  const place = 'mutation ($input: PlaceOrderInput!, $key: String) { placeOrder(input: $input, idempotencyKey: $key) { orders { id } } }';
  const input = {
    contactName: 'Rahima Khatun',
    contactPhone: '01712345678',
    paymentMethod: 'CASH_ON_DELIVERY',
    lines: [{ productId: ids['/product/']?.other, quantity: '20' }],
    ...(await pickupOf(e2eClient(), ids['/product/']?.other)),
  };
  const { placeOrder } = await run<{ placeOrder: { orders: { id: string }[] } }>(members.CONSUMER, place, { input, key: 'billed' });
  const id = placeOrder.orders[0]?.id ?? '';
  await db.query(
    `WITH paid AS (INSERT INTO order_payments (order_id, method, amount, state, decided_at) SELECT id, payment_method, total, 'RECEIVED', now() FROM orders WHERE id = $1)
     UPDATE orders SET status = 'DELIVERED', received = total, delivered_at = $2 WHERE id = $1`,
    [id, `${lastMonth}-15`],
  );
}

/** Runs the jobs of the night: posts delivered orders to the ledger, and bills the month before. */
async function nightly(sellerPhone: string): Promise<string> {
  await db.query('UPDATE billing_terms SET first_month = $1::date, payee = $2', [`${lastMonth}-01`, 'bKash 01711000000']);
  await db.query(`SELECT graphile_worker.add_job('post-orders', '{}'::json)`);
  await found(
    `SELECT e.id FROM ledger_entries e JOIN users u ON u.id = e.owner_id WHERE u.phone = $1 AND e.month = '${lastMonth}-01'`,
    sellerPhone,
  );
  await db.query(`SELECT graphile_worker.add_job('issue-bills', '{}'::json)`);
  return found(
    `SELECT b.id FROM bills b JOIN users u ON u.id = b.seller_id WHERE u.phone = $1 AND b.month = '${lastMonth}-01'`,
    sellerPhone,
  );
}

async function found(query: string, phone: string): Promise<string> {
  for (const end = Date.now() + 30_000; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 100))) {
    const [row] = (await db.query<{ id: string }>(query, [phone])).rows;
    if (row) return row.id;
  }
  throw new Error(`Nothing was found by ${query}`);
}

const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

it('a bill is read and paid by the seller, and recorded by an admin', async () => {
  const [money, bill, admin] = [moneyTexts.bn, billTexts.bn, adminTexts.en];
  const market = await openMarket();
  await deliver(market);
  const billId = await nightly(market.members.PRODUCER.phone);
  await db.query("UPDATE bills SET due_on = '2026-01-01' WHERE id = $1", [billId]);

  const seller = await pageOf(browser, 'PRODUCER', market, sellerLook);
  await seller.goto(e2eUrl('/dashboard/producerMoney'));
  await seller.getByRole('status').getByRole('link', { name: money.seeBills }).click();
  await shoot(seller, 'bill-1-list');
  await seller
    .getByRole('link', { name: /^HB-\d{4}-/ })
    .first()
    .click();
  const paper = seller.getByRole('article');
  await paper.getByText('bKash 01711000000').waitFor();
  expect(await fits(seller)).toBe(true);
  await shoot(seller, 'bill-2-bill');
  await seller.emulateMedia({ media: 'print' });
  await shoot(seller, 'bill-3-print');
  await seller.emulateMedia({ media: null });

  const office = await pageOf(browser, 'ADMIN', market, onDesktop);
  await office.goto(e2eUrl('/admin/bills?state=OVERDUE'));
  await office
    .getByRole('link', { name: /^HB-\d{4}-/ })
    .first()
    .waitFor();
  await shoot(office, 'bill-4-admin');
  await office.goto(e2eUrl(`/admin/bills?bill=${billId}`));
  const dialog = office.getByRole('dialog').last();
  await dialog.getByRole('button', { name: admin.record }).click();
  await dialog.getByLabel(admin.reference).fill('BN7A0001');
  await shoot(office, 'bill-5-record');
  await dialog.getByRole('button', { name: admin.record }).click();
  await dialog.getByRole('button', { name: admin.reverse, exact: true }).waitFor();
  await shoot(office, 'bill-6-recorded');
  await office.keyboard.press('Escape');
  await office.getByRole('button', { name: admin.terms }).click();
  await office.getByRole('dialog').getByLabel(admin.vatPercent).waitFor();
  await shoot(office, 'bill-7-terms');

  await seller.reload();
  await paper.getByText(bill.paid, { exact: true }).waitFor();
  expect(await paper.getByText(bill.withNumber).count()).toBe(0);
  await Promise.all([seller, office].map((page) => page.context().close()));
}, 120_000);
