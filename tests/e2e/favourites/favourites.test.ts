/**
 * A visitor's favourites remain after login; followed sellers are listed; a seller's reply reaches the author. In a
 * real browser on a desktop.
 */
import type { Browser } from 'playwright-core';
import { DESKTOP, launchBrowser, openPage } from '../support/browser';
import { e2eUrl } from '../support/built-app';
import { type Market, openMarket } from '../support/market';
import { pageOf } from '../support/visits';
import { logIn, speak } from '../sale/people';
import { words } from '../sale/texts';

const product = 'Diamond Spud';
const seller = 'Karim Mia';
const author = 'Rahima Khatun';
const response = 'Thank you, come again';

let browser: Browser;
let market: Market;
beforeAll(async () => {
  browser = await launchBrowser();
  market = await openMarket();
}, 120_000);
afterAll(() => browser.close());

it('a favourite of a visitor is merged at login, a followed seller is listed, a reply is read [S6 T6 R13 N2]', async () => {
  const { page, pageErrors } = await openPage(browser, DESKTOP);
  page.setDefaultTimeout(15_000);
  await speak(page, 'en');

  // 1. as a visitor they save a product, then log in
  await page.goto(e2eUrl(`/product/${market.ids['/product/']?.other}`));
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: `Favourite: ${product}` })
    .first();
  await heart.click();
  await heart.and(page.locator('[aria-pressed="true"]')).waitFor();
  await page.goto(e2eUrl('/favourites'));
  await page.getByText('Kept on this device only').waitFor();
  await page.getByRole('link', { name: product }).waitFor();
  await logIn(page, words.en, { ...market.members.CONSUMER, name: author }, words.en.consumer);
  await page.waitForURL('**/consumer');
  await page.getByRole('banner').getByRole('link', { name: 'Favourites' }).click();
  await page.getByRole('heading', { level: 1, name: /Favourites/ }).waitFor(); // the market behind shows products of the same name
  await page.getByRole('link', { name: product }).waitFor();
  expect(await page.getByText('Kept on this device only').count()).toBe(0);
  expect(await page.evaluate(() => localStorage.getItem('guest-favourites'))).toBeNull();

  // 2. they follow the seller
  await page.goto(e2eUrl(`/seller/${market.ids['/seller/']?.other}`));
  await page.getByRole('button', { name: `Follow ${seller}` }).click();
  await page.getByRole('button', { name: `Following ${seller}` }).waitFor();
  await page.goto(e2eUrl('/favourites?tab=sellers'));
  await page.getByRole('link', { name: seller }).waitFor();

  // 3. the seller replies to the review, and its author reads the reply where the notification leads
  const backOffice = await pageOf(browser, 'PRODUCER', market, { language: 'en', device: DESKTOP });
  await backOffice.goto(e2eUrl(`/dashboard/product/${market.ids['/dashboard/product/']?.other}`));
  await backOffice.getByRole('button', { name: `Reply to the review of ${author}` }).click();
  await backOffice.getByRole('textbox', { name: /Your reply/ }).fill(response);
  await backOffice.getByRole('button', { name: 'Send reply' }).click();
  await backOffice.getByText(response).waitFor();
  await page.goto(e2eUrl('/notifications'));
  await page.getByRole('link', { name: 'Reply to your review' }).click();
  await page.waitForURL('**/orders/**');
  await page.getByText(response).waitFor();

  expect(pageErrors).toEqual([]);
  for (const one of [page, backOffice]) await one.context().close();
}, 120_000);
