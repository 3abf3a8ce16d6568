/**
 * A producer puts a product on sale with three taps on a phone, in Bangla; lower prices for businesses reach a
 * wholesaler and no consumer.
 */
import type { Browser } from 'playwright-core';
import { e2eUrl } from '../support/built-app';
import { launchBrowser, PHONE, shoot } from '../support/browser';
import { type Market, openMarket } from '../support/market';
import { pageOf } from '../support/visits';

const products = 'Sundarban Honeycomb'; // the market's product that is not on sale
const look = { language: 'bn', device: PHONE } as const;

let browser: Browser;
let market: Market;
beforeAll(async () => {
  [browser, market] = [await launchBrowser(), await openMarket()];
}, 120_000);
afterAll(() => browser.close());

it('publishes in three taps, edits the prices, and only a wholesaler sees them [R7 A3 M2]', async () => {
  const page = await pageOf(browser, 'PRODUCER', market, look);
  page.setDefaultTimeout(15_000);
  await page.goto(e2eUrl('/dashboard/producerSellPost'));

  await page.getByRole('link', { name: 'নতুন বিক্রির পোস্ট' }).first().tap();
  await page.getByRole('dialog').getByRole('button', { name: products }).tap();
  await page.getByRole('button', { name: 'প্রকাশ করুন' }).tap();

  const card = page.locator('.post-card', { hasText: products });
  await card.waitFor();
  await shoot(page, 'sell-posts-1-published');
  await card.getByRole('link', { name: `শর্ত বদলান: ${products}` }).tap();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'দাম যোগ করুন' }).tap();
  await sheet.getByRole('textbox', { name: 'কত থেকে (কেজি)' }).fill('৪০');
  await sheet.getByRole('textbox', { name: 'প্রতি কেজি কত টাকা' }).fill('৪১');
  await shoot(page, 'sell-posts-2-terms');
  await sheet.getByRole('button', { name: 'সংরক্ষণ করুন' }).tap();
  await card.getByText('৪০ কেজি থেকে: ৳৪১/কেজি').waitFor();

  const address = await card.getByRole('link', { name: products, exact: true }).getAttribute('href');
  const lowerPrice = async (who: 'WHOLESALER' | 'CONSUMER') => {
    const theirs = await pageOf(browser, who, market, look);
    await theirs.goto(e2eUrl(`/product/${address?.split('/').at(-1)}`));
    await theirs.getByRole('heading', { name: products, level: 1 }).waitFor();
    const shown = await theirs.getByText('৳৪১/কেজি').count();
    await theirs.context().close();
    return shown;
  };
  expect([await lowerPrice('WHOLESALER'), await lowerPrice('CONSUMER')]).toEqual([1, 0]);

  await card.getByRole('button', { name: `বিক্রি বন্ধ করুন: ${products}` }).tap();
  await card.getByRole('button', { name: `আগের মতো করুন: ${products}` }).tap();
  await card.getByRole('button', { name: `বিক্রি বন্ধ করুন: ${products}` }).waitFor();
  await page.context().close();
}, 120_000);
