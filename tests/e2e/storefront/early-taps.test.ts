/**
 * A slow phone shows the server's page long before its script has come: what is tapped and typed until then is not
 * lost.
 */
import type { Browser, Page } from 'playwright-core';
import { DESKTOP, launchBrowser, openPage, PHONE } from '../support/browser';
import { e2eUrl } from '../support/built-app';
import { type Market, openMarket } from '../support/market';

let browser: Browser;
let market: Market;
beforeAll(async () => {
  browser = await launchBrowser();
  market = await openMarket();
}, 120_000);
afterAll(() => browser.close());

/** A page whose scripts wait until they are let through. */
async function heldPage(path: string, device = PHONE): Promise<{ page: Page; scripts: () => void; pageErrors: readonly string[] }> {
  const { page, pageErrors } = await openPage(browser, device);
  page.setDefaultTimeout(15_000);
  let scripts = () => {};
  const released = new Promise<void>((resolve) => (scripts = resolve));
  await page.addInitScript(() => localStorage.setItem('offer-hidden', String(Date.now() + 86_400_000)));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(e2eUrl(path), { waitUntil: 'commit' });
  return { page, scripts, pageErrors };
}

it('adds a product once, however often its button was tapped before the script was here [R6]', async () => {
  const { page, scripts, pageErrors } = await heldPage(`/product/${market.ids['/product/']?.other}`);
  const add = page.locator('.buy-row').getByRole('button', { name: 'Add to cart: Diamond Spud' });
  await add.tap();
  await add.tap();
  expect(await add.getAttribute('aria-busy')).toBe('true');
  scripts();
  await page
    .getByRole('link', { name: /^Cart.*1/ })
    .first()
    .waitFor();
  await page.goto(e2eUrl('/cart'));
  const quantity = page.getByRole('textbox', { name: /^Quantity of/ });
  await quantity.waitFor();
  expect(await quantity.inputValue()).toBe('1');
  expect(pageErrors).toEqual([]);
  await page.context().close();
});

it('retains what was typed into the search before the script was here, and searches for it [R6]', async () => {
  const { page, scripts, pageErrors } = await heldPage('/search', DESKTOP);
  const box = page.locator('input[name="q"] >> visible=true').first();
  await box.fill('diamond');
  scripts();
  await page.waitForFunction(() => !('earlyTaps' in window));
  await page.waitForTimeout(300);
  expect(await box.inputValue()).toBe('diamond');
  await box.press('Enter');
  await page.waitForURL(/q=diamond/);
  expect(pageErrors).toEqual([]);
  await page.context().close();
});

it.each(['/search?q=diamond', '/consumer'])(
  'adds the product of a card of %s once, though cards are taken over after the page around them [R6]',
  async (path) => {
    const { page, scripts, pageErrors } = await heldPage(path);
    const card = page
      .locator('.product-card')
      .filter({ has: page.getByRole('link', { name: 'Diamond Spud', exact: true }) })
      .first();
    const add = card.getByRole('button', { name: 'Add to cart: Diamond Spud' });
    await add.tap();
    await card.getByRole('button', { name: 'Favourite: Diamond Spud' }).tap();
    scripts();
    await card.getByRole('textbox', { name: 'Quantity of Diamond Spud' }).waitFor();
    await page
      .getByRole('link', { name: /^Cart.*1/ })
      .first()
      .waitFor();
    expect(await card.getByRole('button', { name: 'Favourite: Diamond Spud' }).getAttribute('aria-pressed')).toBe('true');
    expect(pageErrors).toEqual([]);
    await page.context().close();
  },
);
