/**
 * These tests verify what only a real browser renders: titles of dialogs wherever they open, and tokens that stay on
 * one line.
 */
import type { Browser } from 'playwright-core';
import { e2eUrl } from '../support/built-app';
import { DESKTOP, launchBrowser, PHONE } from '../support/browser';
import { type Market, openMarket } from '../support/market';
import { pageOf } from '../support/visits';

let browser: Browser;
let market: Market;
beforeAll(async () => {
  [browser, market] = [await launchBrowser(), await openMarket()];
}, 120_000);
afterAll(() => browser.close());

it('a dialog has the same title in the settings as over a list', async () => {
  const admin = await pageOf(browser, 'ADMIN', market, { language: 'en', device: PHONE });
  await admin.goto(e2eUrl('/settings/security'));
  await admin.getByRole('button', { name: 'Set up an app' }).tap();
  const producer = await pageOf(browser, 'PRODUCER', market, { language: 'en', device: PHONE });
  await producer.goto(e2eUrl(`/dashboard/product/${market.ids['/dashboard/product/']?.other}`));
  await producer.getByRole('button', { name: 'Delete' }).first().tap();
  const titles = await Promise.all(
    [admin, producer].map((page) =>
      page.locator('dialog[open] .dialog-title').evaluate((title) => {
        const { fontSize, fontWeight, margin, lineHeight } = getComputedStyle(title);
        return { fontSize, fontWeight, margin, lineHeight };
      }),
    ),
  );
  expect(titles[0]).toEqual(titles[1]);
  for (const page of [admin, producer]) await page.context().close();
}, 60_000);

it.each(['en', 'bn'] as const)(
  'notifications break no tracking number and no price, in large letters, in %s',
  async (language) => {
    const page = await pageOf(browser, 'PRODUCER', market, { language, device: { ...PHONE, viewport: { width: 320, height: 740 } } });
    await page.addInitScript(() => localStorage.setItem('textSize', '130'));
    await page.goto(e2eUrl('/dashboard/producerNotifications'));
    await page.locator('.notice .unbroken').first().waitFor();
    const tokens = await page
      .locator('.notice .unbroken')
      .evaluateAll((found) => found.map((one) => [one.textContent, one.getClientRects().length]));
    expect(tokens.map(([text]) => text)).toContainEqual(expect.stringMatching(/^HB-\d+$/));
    expect(tokens.filter(([, lines]) => lines !== 1)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page.context().close();
  },
  60_000,
);

it.each(['en', 'bn'] as const)(
  'the table of orders fits beside the menu, its menus uncut, in %s',
  async (language) => {
    const page = await pageOf(browser, 'PRODUCER', market, { language, device: DESKTOP });
    await page.goto(e2eUrl('/dashboard/producerOrder'));
    await page.locator('.sale-list tbody tr').first().waitFor();
    const hidden = await page.locator('.sale-list .table-scroll').evaluate((table) => table.scrollWidth - table.clientWidth);
    expect(hidden).toBe(0);
    await page.context().close();
  },
  60_000,
);
