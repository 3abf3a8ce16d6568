/** These tests verify that the home of the shop shows a phone a product with its price before anything is scrolled. */
import type { Browser } from 'playwright-core';
import { withClient } from '../../support/database';
import { launchBrowser, PHONE } from '../support/browser';
import { databaseUrl } from '../support/built-app';
import { type Market, openMarket } from '../support/market';
import { pageOf, visit, visitors } from '../support/visits';

let browser: Browser;
let market: Market;
beforeAll(async () => {
  browser = await launchBrowser();
  market = await openMarket();
}, 120_000);
afterAll(() => browser.close());

const startDeal = `INSERT INTO deals (product_id, percent, made_by, financed_by, price_before, starts_at, ends_at, accepted_at)
  SELECT p.id, 20, 'SELLER', 'SELLER', p.price, now(), now() + interval '1 day', now() FROM products p
  WHERE p.id = $1 AND NOT EXISTS (SELECT 1 FROM deals d WHERE d.product_id = p.id AND d.ends_at > now())`;
const endDeals = "UPDATE deals SET starts_at = now() - interval '2 days', ends_at = now() - interval '1 day' WHERE ends_at > now()";

describe.each([
  ['with a deal', startDeal],
  ['without deals', endDeals],
] as const)('%s', (_day, change) => {
  beforeAll(() =>
    withClient(databaseUrl(), (client) => client.query(change, change === startDeal ? [market.ids['/product/']?.other] : [])),
  );

  it.each(visitors.flatMap((visitor) => (['en', 'bn'] as const).map((language) => [visitor, language] as const)))(
    'the price of the first product is above the bottom bar at 360 px, for %s in %s [S3]',
    async (visitor, language) => {
      const page = await pageOf(browser, visitor, market, { language, device: PHONE });
      await visit(page, '/consumer');
      const price = page.locator('.product-card .price').first();
      await price.waitFor();
      if (visitor !== 'VISITOR' && visitor !== 'ADMIN') await page.locator('.bottom-bar').waitFor();
      const hidden = await price.evaluate((element) => {
        const bar = document.querySelector('.bottom-bar')?.getBoundingClientRect().top ?? innerHeight;
        return Math.max(0, Math.ceil(element.getBoundingClientRect().bottom - Math.min(bar, 740)));
      });
      await page.context().close();
      expect(hidden).toBe(0);
    },
    30_000,
  );
});
