/**
 * A producer on a phone of 360 px, and on a desktop, changes several products at once: taps reach what they look at,
 * nothing leaves the screen.
 */
import type { Browser, Page } from 'playwright-core';
import { e2eUrl } from '../support/built-app';
import { DESKTOP, launchBrowser, PHONE, shoot } from '../support/browser';
import { type Market, openMarket } from '../support/market';
import { pageOf } from '../support/visits';

let browser: Browser;
let market: Market;
beforeAll(async () => {
  [browser, market] = [await launchBrowser(), await openMarket()];
}, 120_000);
afterAll(() => browser.close());

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);
const card = (page: Page, name: string) => page.locator('article', { hasText: name });

it('selects cards by tapping, raises two prices together and reads what became of them', async () => {
  const page = await pageOf(browser, 'PRODUCER', market, { language: 'bn', device: PHONE });
  page.setDefaultTimeout(15_000);
  await page.goto(e2eUrl('/dashboard/producerAllProducts'));
  await page.getByRole('checkbox', { name: 'Diamond Spud বেছে নিন' }).tap();
  await page.getByRole('checkbox', { name: 'Sundarban Honeycomb বেছে নিন' }).tap();
  await page.getByText('২টি বেছে নেওয়া হয়েছে').waitFor();
  expect(page.url()).toBe(e2eUrl('/dashboard/producerAllProducts'));
  expect(await widthOf(page)).toBe(360);
  const bar = await page.locator('.selection-bar').boundingBox();
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(740 - 56); // above the bottom bar
  expect(bar?.height ?? 999).toBeLessThanOrEqual(130);
  await page.getByRole('button', { name: 'বদলান', exact: true }).tap();
  await page.getByRole('menuitem', { name: 'দাম বদলান' }).tap();
  const dialog = page.getByRole('dialog', { name: '২টি পণ্যের দাম বদলান' });
  await dialog.getByRole('radio', { name: 'টাকা' }).check();
  await dialog.getByRole('textbox', { name: /^কত/ }).fill('৫');
  const preview = dialog.getByRole('list', { name: 'যা বদলাবে' });
  const becomes = await preview.locator('strong').allTextContents();
  expect(becomes).toHaveLength(2);
  await shoot(page, 'bulk-products-1-preview');
  await dialog.getByRole('button', { name: '২টি পণ্য বদলান' }).tap();
  await dialog.waitFor({ state: 'hidden' });
  for (const [index, name] of ['Diamond Spud', 'Sundarban Honeycomb'].entries()) {
    await card(page, name)
      .getByText(becomes[index]?.replace(/^হবে\s*/, '').trim() ?? '')
      .waitFor();
  }
  expect(await page.locator('.selection-bar').count()).toBe(0);
  await page.context().close();
}, 60_000);

it('on a desktop the bar is in one line, and Esc clears the selection', async () => {
  const page = await pageOf(browser, 'PRODUCER', market, { language: 'en', device: DESKTOP });
  page.setDefaultTimeout(15_000);
  await page.goto(e2eUrl('/dashboard/producerAllProducts?view=table'));
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  const bar = page.locator('.selection-bar');
  expect((await bar.boundingBox())?.height ?? 999).toBeLessThanOrEqual(70);
  await bar.getByRole('button', { name: 'Change' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('alertdialog', { name: /^Delete \d+ products\?$/ });
  await dialog.getByText('Diamond Spud').waitFor();
  await shoot(page, 'bulk-products-2-delete');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.keyboard.press('Escape');
  await bar.waitFor({ state: 'detached' });
  await page.context().close();
}, 60_000);
