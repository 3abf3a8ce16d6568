/** What a visitor likes stays his when he logs in; whom he follows is listed; what a seller answers reaches the author. In a real browser at a desk. */
import type { Browser } from 'playwright-core';
import { DESK, launchBrowser, openPage } from '../support/browser';
import { e2eUrl } from '../support/built-app';
import { type Market, openMarket } from '../support/market';
import { pageOf } from '../support/visits';
import { logIn, speak } from '../sale/people';
import { words } from '../sale/words';

const product = 'Diamond Spud';
const seller = 'Karim Mia';
const author = 'Rahima Khatun';
const answer = 'Thank you, come again';

let browser: Browser;
let market: Market;
beforeAll(async () => {
  browser = await launchBrowser();
  market = await openMarket(9);
}, 120_000);
afterAll(() => browser.close());

it('S6 T6 R13 N2 a favourite follows its visitor home, a followed seller is listed, an answer is read', async () => {
  const { page, complaints } = await openPage(browser, DESK);
  page.setDefaultTimeout(15_000);
  await speak(page, 'en');

  // 1. as a visitor he likes a product, then logs in
  await page.goto(e2eUrl(`/product/${market.ids['/product/']?.other}`));
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: `Favourite: ${product}` })
    .first();
  await heart.click();
  await page.goto(e2eUrl('/favourites'));
  await page.getByText('Kept on this device only').waitFor();
  await page.getByRole('link', { name: product }).waitFor();
  await logIn(page, words.en, { ...market.members.CONSUMER, name: author }, words.en.consumer);
  await page.waitForURL('**/consumer');
  await page.getByRole('banner').getByRole('link', { name: 'Favourites' }).click();
  await page.getByRole('link', { name: product }).waitFor();
  expect(await page.getByText('Kept on this device only').count()).toBe(0);
  expect(await page.evaluate(() => localStorage.getItem('guest-favourites'))).toBeNull();

  // 2. he follows the seller
  await page.goto(e2eUrl(`/seller/${market.ids['/seller/']?.other}`));
  await page.getByRole('button', { name: `Follow ${seller}` }).click();
  await page.getByRole('button', { name: `Following ${seller}` }).waitFor();
  await page.goto(e2eUrl('/favourites?tab=sellers'));
  await page.getByRole('link', { name: seller }).waitFor();

  // 3. the seller answers his review, and he reads it where the notice leads
  const desk = await pageOf(browser, 'PRODUCER', market, { language: 'en', device: DESK });
  await desk.goto(e2eUrl(`/dashboard/product/${market.ids['/dashboard/product/']?.other}`));
  await desk.getByRole('button', { name: `Answer the review of ${author}` }).click();
  await desk.getByRole('textbox', { name: /Your answer/ }).fill(answer);
  await desk.getByRole('button', { name: 'Send answer' }).click();
  await desk.getByText(answer).waitFor();
  await page.goto(e2eUrl('/notifications'));
  await page.getByRole('link', { name: 'Your Review Was Answered' }).click();
  await page.waitForURL('**/orders/**');
  await page.getByText(answer).waitFor();

  expect(complaints).toEqual([]);
  for (const one of [page, desk]) await one.context().close();
}, 120_000);
