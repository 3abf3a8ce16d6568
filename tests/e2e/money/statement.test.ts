/** A seller finds what they owe for a delivered order, and an admin what all sellers owe, in a real browser. */
import type { Browser } from 'playwright-core';
import { DESKTOP, launchBrowser, PHONE, shoot } from '../support/browser';
import { e2eUrl } from '../support/built-app';
import { type Market, openMarket } from '../support/market';
import { pageOf } from '../support/visits';

let browser: Browser;
let market: Market;
beforeAll(async () => {
  [browser, market] = [await launchBrowser(), await openMarket()];
}, 120_000);
afterAll(() => browser.close());

it('shows a seller the commission of a delivered order, from the dashboard to the order, on a phone in Bangla', async () => {
  const page = await pageOf(browser, 'PRODUCER', market, { language: 'bn', device: PHONE });
  await page.goto(e2eUrl('/dashboard/producerDashboard'));
  await page.getByRole('link', { name: 'টাকার হিসাব' }).click();
  await page.waitForURL('**/dashboard/producerMoney');
  await page
    .getByText(/^কমিশন/)
    .first()
    .waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  if (process.env.SHOTS) await shoot(page, 'money-bn-360');
  await page
    .getByRole('link', { name: /^HB-\d+$/ })
    .first()
    .click();
  await page.waitForURL('**/dashboard/producerOrder/*');
  await page.context().close();
}, 60_000);

it('shows an admin what sellers owe, and the months of the ledger', async () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await pageOf(browser, 'ADMIN', market, { language: 'en', device: { ...DESKTOP, colorScheme } });
    await page.goto(e2eUrl('/admin/money'));
    const debtors = page.getByRole('table', { name: 'Sellers who owe the most' });
    await debtors.getByRole('row').nth(1).waitFor();
    expect(await page.getByRole('table', { name: 'Months' }).getByRole('row').count()).toBe(13);
    if (process.env.SHOTS) await shoot(page, `money-admin-${colorScheme}`);
    await page.context().close();
  }
  const page = await pageOf(browser, 'PRODUCER', market, { language: 'en', device: { ...DESKTOP, colorScheme: 'dark' } });
  await page.goto(e2eUrl('/dashboard/producerMoney'));
  await page.getByRole('table', { name: 'Transactions' }).waitFor();
  if (process.env.SHOTS) await shoot(page, 'money-en-1280');
  await page.context().close();
}, 60_000);
