/**
 * Becoming a user without a mouse: register, be approved, forget the password, log in. On a low window, where sticky
 * bars cover most.
 */
import type { Browser } from 'playwright-core';
import { withClient } from '../support/database';
import { launchBrowser, openPage } from './support/browser';
import { createAdmin, databaseUrl, e2eUrl } from './support/built-app';
import { Keys } from './support/keys';
import { words } from './sale/texts';

const w = words.en;
const password = 'secret-123';
const LOW = { viewport: { width: 1024, height: 480 } };

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
  await createAdmin('01850000000', 'Kamrun Admin', password);
}, 120_000);
afterAll(() => browser.close());

async function someone(): Promise<Keys> {
  const { page } = await openPage(browser, LOW);
  page.setDefaultTimeout(15_000);
  return new Keys(page);
}

async function registers(keys: Keys, name: string, phone: string): Promise<void> {
  await keys.page.goto(e2eUrl('/auth/register'));
  await keys.page.getByRole('heading', { level: 1 }).waitFor();
  await keys.press(new RegExp(`^${w.producer}`), 'Space');
  await keys.page.waitForURL('**role=producer**');
  await keys.fill(w.name, name);
  await keys.fill(w.phone, phone);
  await keys.fill(w.password, password);
  await keys.press(w.next);
  await keys.page.waitForURL('**step=business**');
  await keys.fill(w.email, 'tania@example.com');
  await keys.fill(w.nid, '19851234567890124');
  await keys.fill(w.tradeLicense, 'TRAD-2026-119');
  await keys.page.keyboard.press('Enter');
  await keys.page.waitForURL('**step=place**');
  await keys.choose(w.division, w.dhaka);
  await keys.choose(w.district, w.dhaka);
  await keys.choose(w.upazila, w.savar);
  await keys.fill(w.address, 'House 8, Ashulia');
  await keys.press(w.next);
  await keys.page.waitForURL('**step=check**');
  await keys.press(w.register);
  await keys.page.waitForURL('**/waitForAdminApproval');
}

async function logsIn(keys: Keys, phone: string, secret: string): Promise<void> {
  await keys.page.goto(e2eUrl('/auth/login'));
  await keys.page.getByRole('heading', { level: 1 }).waitFor();
  await keys.to(new RegExp(`^(${w.producer}|Wholesaler|Supersaler|${w.consumer})`));
  await keys.arrowTo(new RegExp(`^${w.producer}`));
  await keys.fill(w.phone, phone);
  await keys.fill(w.password, secret);
  await keys.page.keyboard.press('Enter');
}

async function approves(keys: Keys, name: string): Promise<void> {
  await keys.page.goto(e2eUrl(`/admin/approvals?q=${encodeURIComponent(name)}`));
  await keys.page.getByRole('button', { name: new RegExp(name) }).waitFor();
  await keys.press(new RegExp(`^${w.review} .*${name}`));
  await keys.page.getByRole('dialog').waitFor();
  await keys.press(w.approve);
  await keys.page.getByRole('alertdialog').waitFor();
  await keys.press(w.approveUnchecked);
  await keys.page.getByRole('dialog').waitFor({ state: 'hidden' });
}

async function codeSentTo(phone: string): Promise<string> {
  const sql = "SELECT body FROM sms_outbox WHERE phone = $1 AND purpose = 'password-reset'";
  const { rows } = await withClient(databaseUrl(), (client) => client.query<{ body: string }>(sql, [phone]));
  return /[0-9]{6}/.exec(rows[0]?.body ?? '')?.[0] ?? '';
}

async function forgets(keys: Keys, phone: string, secret: string): Promise<void> {
  await keys.page.goto(e2eUrl('/auth/forgotPassword'));
  await keys.page.getByRole('heading', { level: 1 }).waitFor();
  await keys.fill(w.phone, phone);
  await keys.page.keyboard.press('Enter');
  await keys.page.getByLabel('Code from the SMS').waitFor();
  await keys.fill('Code from the SMS', await codeSentTo(phone));
  await keys.fill('New password', secret);
  await keys.fill('New password again', secret);
  await keys.press('Change password');
  await keys.page.waitForURL('**/auth/login**');
}

it('a producer comes in by the keyboard alone, always seeing where the focus is [G1 G6 W3 F1 L1 L4]', async () => {
  const phone = '01850000001';
  const [tania, admin] = [await someone(), await someone()];
  await registers(tania, 'Tania Begum', phone);
  await logsIn(admin, '01850000000', password);
  await admin.page.waitForURL('**/admin');
  await approves(admin, 'Tania Begum');
  await forgets(tania, phone, 'quite-another');
  await logsIn(tania, phone, 'quite-another');
  await tania.page.waitForURL('**/dashboard/producerDashboard');
  expect([...tania.problems, ...admin.problems]).toEqual([]);
}, 180_000);

it('a field without a ring, and one under a bar, are notified', async () => {
  const keys = await someone();
  await keys.page.goto(e2eUrl('/auth/login'));
  await keys.page.getByRole('heading', { level: 1 }).waitFor();
  await keys.to(w.phone);
  expect([...keys.problems]).toEqual([]);
  await keys.page.evaluate(() => {
    for (const input of document.querySelectorAll('input')) Object.assign(input.style, { outline: 'none', boxShadow: 'none' });
    const bar = document.createElement('aside');
    Object.assign(bar.style, { position: 'fixed', inset: '0', zIndex: '9999' });
    document.body.append(bar);
  });
  await keys.to(w.password);
  const notified = [...keys.problems].filter((problem) => problem.includes(`'${w.password}'`));
  expect(notified).toEqual([expect.stringContaining('no ring'), expect.stringContaining('lies under ASIDE')]);
});
