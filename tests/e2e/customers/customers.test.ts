/** A seller searches the customers, saves them as a file, and prints the slip of an order, in a real browser. */
import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { e2eUrl } from '../support/built-app';
import { DESKTOP, launchBrowser } from '../support/browser';
import { type Market, openMarket } from '../support/market';
import { pageOf } from '../support/visits';

let browser: Browser;
let market: Market;
beforeAll(async () => {
  [browser, market] = [await launchBrowser(), await openMarket({ isWhole: true })];
}, 120_000);
afterAll(() => browser.close());

it('finds, sorts and downloads their customers [C1 C2]', async () => {
  const page = await pageOf(browser, 'PRODUCER', market, { language: 'en', device: DESKTOP });
  await page.goto(e2eUrl('/dashboard/producerCustomers'));
  const names = page.locator('.customer-name');
  await names.first().waitFor();
  expect(await names.allTextContents()).toEqual(['Jashim Traders', 'Rahima Khatun', 'Salma Wholesale']);
  await page.getByRole('combobox', { name: 'Sort' }).selectOption({ label: 'Name Z-A' });
  await page.waitForFunction(() => document.querySelector('.customer-name')?.textContent === 'Salma Wholesale');
  expect(await names.allTextContents()).toEqual(['Salma Wholesale', 'Rahima Khatun', 'Jashim Traders']);
  await page.getByRole('searchbox', { name: 'Search customers by name' }).fill('rahima');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/producerCustomers?sort=nameZA&q=rahima');
  await page.waitForFunction(() => document.querySelectorAll('.customer-name').length === 1);

  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const download = await waiting;
  expect(download.suggestedFilename()).toMatch(/^customers-\d{4}-\d\d-\d\d\.csv$/);
  const [head, row, ...rest] = readFileSync(await download.path(), 'utf8').split('\r\n');
  expect(head).toMatch(/^\uFEFFName,Phone,Total purchases \(KG\)/);
  expect(row).toMatch(/^Rahima Khatun,\d{10},2,0,3,/); // one of four orders was rejected, one delivered: 2 KG
  expect(rest).toEqual(['']);

  await names.first().click();
  await page.getByRole('dialog', { name: 'Rahima Khatun' }).getByRole('heading', { name: 'Totals' }).waitFor();
  await page.context().close();
}, 60_000);

it('prints the slip of an order and nothing else of the page, black on white [O3]', async () => {
  const device = { ...DESKTOP, colorScheme: 'dark' as const };
  const page = await pageOf(browser, 'PRODUCER', market, { language: 'bn', device });
  const order = market.ids['/dashboard/producerOrder/']?.other ?? '';
  await page.goto(e2eUrl(`/dashboard/producerOrder/${order}/slip`));
  await page.locator('.slip').waitFor();
  await page.emulateMedia({ media: 'print' });
  for (const part of ['.top-bar', '.side-menu', '.page-head', '.page-lead'])
    expect(await page.locator(part).first().isVisible()).toBe(false);
  expect(await page.locator('.slip').isVisible()).toBe(true);
  const colours = await page.evaluate(() => {
    const of = (element: Element) => getComputedStyle(element);
    return [of(document.body).backgroundColor, ...[...document.querySelectorAll('.slip, .slip *')].map((part) => of(part).color)];
  });
  expect([...new Set(colours)].sort()).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
  expect(pages).toHaveLength(1);
  expect(pdf.toString('latin1')).toMatch(/\/MediaBox\s*\[0 0 (594|595|596)(\.\d+)? (841|842)(\.\d+)?\]/);
  await page.context().close();
}, 60_000);
