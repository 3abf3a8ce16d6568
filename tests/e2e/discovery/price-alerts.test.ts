/**
 * A price alert: added on the prices page, reported in the inbox once the price is there, and removed.
 */
import type { Browser } from 'playwright-core';
import { messages } from '../../../client/widgets/price-alerts/price-alerts.messages';
import { withClient } from '../../support/database';
import { accessibilityProblems } from '../support/accessibility';
import { launchBrowser, shoot } from '../support/browser';
import { databaseUrl } from '../support/built-app';
import { openMarket } from '../support/market';
import { onPhone, pageOf, visit } from '../support/visits';

const t = messages.bn;
/** No other test sells this crop. */
const category = 'garlic';
const price = '৳১৪০';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** As the job of the prices of the week writes it; then the job of the alerts, at once instead of within the hour. */
async function sellsFor(median: string): Promise<void> {
  await withClient(databaseUrl(), async (client) => {
    await client.query(
      `INSERT INTO week_prices VALUES ($1, 0, $2, $2, $2, 3, 3) ON CONFLICT (category_slug, district_id)
       DO UPDATE SET median = EXCLUDED.median, low = EXCLUDED.low, high = EXCLUDED.high`,
      [category, median],
    );
    await client.query("SELECT graphile_worker.add_job('notify-of-prices', '{}'::json)");
  });
}

it('a price alert is met and removed [B3]', async () => {
  const market = await openMarket();
  const page = await pageOf(browser, 'PRODUCER', market, onPhone);
  await visit(page, `/prices?category=${category}`);
  const section = page.getByRole('region', { name: t.title });
  await section.getByRole('button', { name: t.add, exact: true }).click();
  await section.getByLabel(t.price).and(page.locator('[aria-invalid=true]')).waitFor();
  await section.getByLabel(t.price).fill('130');
  await section.getByRole('button', { name: t.add, exact: true }).click();
  await section.getByRole('heading', { name: t.yours }).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await section.scrollIntoViewIfNeeded();
  await shoot(page, 'price-alert-1-added');

  await sellsFor('140.00');
  // what comes while the inbox is open waits behind a line
  for (let tries = 0; tries < 30 && !(await page.getByText(price).first().isVisible()); tries++) await visit(page, '/notifications');
  await page.getByText(price).first().waitFor();
  await shoot(page, 'price-alert-2-inbox');

  await visit(page, `/prices?category=${category}`);
  await section.getByText(t.met).waitFor();
  await section.getByRole('button', { name: t.removeOf.split('{{category}}').find((part) => part.trim().length > 1) ?? '' }).click();
  await section.getByRole('heading', { name: t.yours }).waitFor({ state: 'detached' });
  await page.context().close();
}, 120_000);
