/**
 * These tests verify how a phone shows the storefront: the button for the cart is in view, and nothing is wider than
 * the screen.
 */
import type { Browser, Page } from 'playwright-core';
import { settingsPartNames, settingsParts } from '../../../schema/values/site/settings-parts';
import { withClient } from '../../support/database';
import { launchBrowser, openPage, PHONE } from '../support/browser';
import { chooseLanguage, databaseUrl, e2eUrl } from '../support/built-app';
import { isInView } from '../support/in-view';
import { type Market, openMarket } from '../support/market';
import { pageOf, step, visit } from '../support/visits';

let browser: Browser;
let market: Market;
beforeAll(async () => {
  browser = await launchBrowser();
  market = await openMarket();
}, 120_000);
afterAll(() => browser.close());

async function phone(language: 'en' | 'bn', width: number): Promise<Page> {
  const { page } = await openPage(browser, { ...PHONE, viewport: { width, height: 740 } });
  page.setDefaultTimeout(15_000);
  await chooseLanguage(page.context(), language);
  await page.addInitScript(() => localStorage.setItem('offer-hidden', String(Date.now() + 86_400_000)));
  return page;
}

it.each([
  ['en', 'Add to cart: Diamond Spud'],
  ['bn', 'কার্টে নিন: Diamond Spud'],
] as const)('the product page of a phone shows the way into the cart at once, in %s [R13]', async (language, name) => {
  const page = await phone(language, 360);
  await page.goto(e2eUrl(`/product/${market.ids['/product/']?.other}`));
  const add = page.locator('.buy-row').getByRole('button', { name });
  await add.waitFor();
  expect(await isInView(add)).toBe(true);
  await page.context().close();
});

it.each(['en', 'bn'] as const)('the storefront of a phone shows a deal and its price without scrolling, in %s [S3]', async (language) => {
  await withClient(databaseUrl(), (client) =>
    client.query(
      `INSERT INTO deals (product_id, percent, made_by, financed_by, price_before, starts_at, ends_at, accepted_at)
       SELECT p.id, 20, 'SELLER', 'SELLER', p.price, now(), now() + interval '1 day', now() FROM products p
       WHERE p.id = $1 AND NOT EXISTS (SELECT 1 FROM deals d WHERE d.product_id = p.id AND d.ends_at > now())`,
      [market.ids['/product/']?.other],
    ),
  );
  const page = await phone(language, 360);
  await page.goto(e2eUrl('/consumer'));
  const price = page.locator('.product-card-line').first();
  await price.waitFor();
  const bottom = await price.evaluate((element) => element.getBoundingClientRect().bottom);
  expect(bottom).toBeLessThanOrEqual(740);
  await page.context().close();
});

it.each([320, 360, 1280])('a search of 300 letters makes no page wider than %i px', async (width) => {
  const page = await phone('en', width);
  await page.goto(e2eUrl(`/search?q=${'w'.repeat(300)}`));
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(() => localStorage.getItem('recent-searches')); // the server's HTML shows the heading before React has taken over
  await page.goto(e2eUrl('/search?q=Diamond')); // the long one is now among the searches made before
  await page.getByText('Recent searches').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  await page.goBack();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  await page.context().close();
});

it.each([320, 360])("a seller's story with six images makes no page wider than %i px", async (width) => {
  const sellerId = market.ids['/seller/']?.other;
  await withClient(databaseUrl(), async (client) => {
    await client.query("INSERT INTO seller_stories (seller_id, text_en) VALUES ($1, 'We grow rice.') ON CONFLICT DO NOTHING", [sellerId]);
    await client.query(
      `INSERT INTO seller_story_images (seller_id, position, image_id)
       SELECT $1, place, (SELECT min(main_image_id::text)::uuid FROM products WHERE seller_id = $1) FROM generate_series(0, 5) AS place ON CONFLICT DO NOTHING`,
      [sellerId],
    );
  });
  const page = await phone('bn', width);
  await page.goto(e2eUrl(`/seller/${sellerId}`));
  await page.locator('.seller-story li').nth(5).waitFor();
  const widths = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth]);
  expect(widths).toEqual([width, width]);
  await page.context().close();
});

it.each([
  ['PRODUCER', 'bn', '/dashboard/producerOrder'],
  ['CONSUMER', 'bn', '/orders'],
  ['CONSUMER', 'en', '/orders'],
  ['ADMIN', 'bn', '/admin/orders'],
] as const)("an order's card on a phone is at most 130 px high with one button, for %s in %s", async (visitor, language, address) => {
  const page = await pageOf(browser, visitor, market, { language, device: PHONE });
  await visit(page, address);
  expect(await countLargeCards(page)).toBe(0);
  await page.context().close();
});

/** Counts the cards of orders that are higher, or have more buttons. */
async function countLargeCards(page: Page): Promise<number> {
  const cards = page.locator('.compact-cards > .row-card');
  await cards.first().waitFor();
  return cards.evaluateAll(
    (all) => all.filter((card) => card.getBoundingClientRect().height > 130 || card.querySelectorAll('.button').length > 1).length,
  );
}

it.each(['en', 'bn'] as const)('each part of the settings of a seller is at most 1,600 px long on a phone, in %s', async (language) => {
  const page = await pageOf(browser, 'PRODUCER', market, { language, device: PHONE });
  const lengths: Record<string, number> = {};
  await visit(page, '/settings');
  for (const part of settingsPartNames.filter((one) => settingsParts[one].some((role) => role === 'PRODUCER'))) {
    await step(page, `/settings/${part}`);
    await page.locator('.settings-section h2').first().waitFor();
    lengths[part] = await page.evaluate(() => document.documentElement.scrollHeight);
  }
  await page.context().close();
  expect(Object.entries(lengths).filter(([, length]) => length > 1600)).toEqual([]);
});

it.each(['en', 'bn'] as const)(
  'tables fit beside the side menu of a small desktop, in %s',
  async (language) => {
    const page = await pageOf(browser, 'PRODUCER', market, { language, device: { viewport: { width: 1024, height: 768 } } });
    await visit(page, '/dashboard/producerDashboard');
    for (const address of ['/dashboard/producerOrder', '/dashboard/producerCustomers', '/dashboard/producerAllProducts?view=table']) {
      await step(page, address);
      const tooWide = await page
        .locator('.table-scroll')
        .first()
        .evaluate((table) => table.scrollWidth - table.clientWidth);
      expect([address, Math.max(0, tooWide)]).toEqual([address, 0]);
    }
    await page.context().close();
  },
  60_000,
);

it.each([
  ['en', 320, 'Add to cart: Diamond Spud'],
  ['en', 390, 'Add to cart: Diamond Spud'],
  ['bn', 320, 'কার্টে নিন: Diamond Spud'],
] as const)("the cart's summary breaks no word of its labels, in %s at %i px [R13]", async (language, width, name) => {
  const page = await phone(language, width);
  await page.goto(e2eUrl(`/product/${market.ids['/product/']?.other}`));
  await page.locator('.buy-row').getByRole('button', { name }).click();
  await page.locator('a[href="/cart"][aria-label*="1"], a[href="/cart"][aria-label*="১"]').first().waitFor();
  await page.goto(e2eUrl('/cart'));
  const labels = page.locator('.cart-summary dt');
  await labels.first().waitFor();
  const broken = await labels.evaluateAll((all) =>
    all.flatMap((label) => {
      const copy = label.cloneNode(true) as HTMLElement;
      copy.style.cssText = 'position: absolute; width: min-content; overflow-wrap: normal; word-break: keep-all';
      label.after(copy);
      const longestWord = copy.getBoundingClientRect().width;
      copy.remove();
      return label.getBoundingClientRect().width + 0.5 < longestWord ? [label.textContent] : [];
    }),
  );
  await page.context().close();
  expect(broken).toEqual([]);
});
