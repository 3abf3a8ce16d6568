/**
 * A visitor on a phone, in Bangla: claims the coupon, sets a location, finds by a misspelt word, filters, sorts by
 * nearness, goes and comes back.
 */
import type { Browser } from 'playwright-core';
import { launchBrowser, openPage, PHONE, shoot, type WatchedPage } from '../support/browser';
import { chooseLanguage, e2eUrl } from '../support/built-app';
import { openMarket } from '../support/market';

let browser: Browser;
let visitor: WatchedPage | undefined;

beforeAll(async () => {
  browser = await launchBrowser();
  await openMarket();
}, 120_000);
afterEach(async () => {
  if (visitor) await shoot(visitor.page, 'discovery-last');
});
afterAll(() => browser.close());

it('a visitor finds what is near by a misspelt word [S1 R5 R13]', async () => {
  visitor = await openPage(browser, PHONE);
  const { page } = visitor;
  page.setDefaultTimeout(15_000);
  await chooseLanguage(page.context(), 'bn');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const link = (name: string) => page.getByRole('link', { name, exact: true });

  // 1. the offer comes up by itself; an email gets a code, once
  await page.goto(e2eUrl('/consumer'));
  const popup = page.getByRole('dialog', { name: 'আপনার জন্য একটি কুপন' });
  await popup.waitFor();
  expect(await button('অফারটি নিন').isDisabled()).toBe(true);
  await popup.getByRole('textbox', { name: /ইমেইল/ }).fill('visitor@example.com');
  await button('অফারটি নিন').click();
  expect(await page.getByText(/^HB[A-Z2-9]{10}$/).textContent()).toMatch(/^HB/);
  await button('কেনাকাটা করুন').click();
  await page.reload();
  await page.getByRole('heading', { level: 2, name: 'আপনার জন্য' }).waitFor();

  // 2. the location
  await link('কাছের ফসল দেখতে জায়গা বেছে নিন').click();
  await page.getByLabel(/^বিভাগ/).selectOption({ label: 'ঢাকা' });
  await page.getByLabel(/^জেলা/).selectOption({ label: 'ঢাকা' });
  await page.getByLabel(/^থানা/).selectOption({ label: 'ধানমন্ডি' });
  await button('জায়গাটি সংরক্ষণ করুন').click();
  await page.waitForURL('**/consumer');
  await page.getByText('ধানমন্ডি, ঢাকার কাছে').waitFor();
  expect(await popup.isVisible()).toBe(false);

  // 3. "allu" for alu, only what is there, nearest first
  await page.getByRole('combobox', { name: 'পণ্য খুঁজুন' }).fill('আল্লু');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/search?**');
  await link('Diamond Spud').first().waitFor();
  await button('ফিল্টার').click();
  await button('শুধু যা মজুত আছে').click();
  await page.getByRole('button', { name: /পণ্য দেখুন$/ }).click();
  await page.getByRole('button', { name: 'শুধু যা মজুত আছে ফিল্টার তুলে দিন' }).waitFor();
  await page.getByLabel('সাজান').selectOption({ label: 'কাছের আগে' });
  await page.waitForURL(/stock=1.*sort=NEAREST|sort=NEAREST.*stock=1/);
  await link('Diamond Spud').first().click();
  await page.getByRole('heading', { level: 1, name: 'Diamond Spud' }).waitFor();

  // 4. Back: the list as it was
  await page.goBack();
  await page.getByRole('button', { name: 'শুধু যা মজুত আছে ফিল্টার তুলে দিন' }).waitFor();
  expect(await page.getByLabel('সাজান').inputValue()).toBe('NEAREST');
  await link('Diamond Spud').first().waitFor();
  expect(visitor.pageErrors).toEqual([]);
});
