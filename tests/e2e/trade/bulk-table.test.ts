/**
 * The buying table and the comparison in a real browser: nothing moves when a product is put in the cart, and the
 * comparison fits its screen.
 */
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, PHONE } from '../support/browser';
import { e2eUrl } from '../support/built-app';
import { type Market, openMarket } from '../support/market';
import { pageOf } from '../support/visits';

const MIN_NAME = 180; // 200 px of the column less its padding
let browser: Browser;
let market: Market;
beforeAll(async () => {
  [browser, market] = [await launchBrowser(), await openMarket()];
}, 120_000);
afterAll(() => browser.close());

const open = async (language: 'en' | 'bn', width: number) => {
  const page = await pageOf(browser, 'SUPERSALER', market, { language, device: { viewport: { width, height: 800 } } });
  await page.goto(e2eUrl('/dashboard/supersellerProducerProducts'));
  await page.locator('.trade-table tbody tr').first().waitFor();
  return page;
};
const widthsOf = (page: Page) =>
  page.locator('.trade-table th').evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().width)));

it.each([
  ['en', 1280],
  ['en', 1920],
  ['bn', 1280],
  ['bn', 1920],
] as const)(
  '"Add to cart" moves no column, in %s at %d px',
  async (language, width) => {
    const page = await open(language, width);
    const before = await widthsOf(page);
    const row = page.locator('.trade-table tbody tr').first();
    // in the cart since the language before: the button makes way for the stepper once the cart has been read
    await row
      .locator('.button')
      .first()
      .click({ timeout: 3_000 })
      .catch(() => undefined);
    await row.locator('.in-cart .stepper').waitFor();
    expect(await widthsOf(page)).toEqual(before);
    const names = await page.locator('.trade-table .trade-name').evaluateAll((found) =>
      found.map((name) => {
        const { lineHeight } = getComputedStyle(name);
        return {
          cell: name.closest('td')?.getBoundingClientRect().width ?? 0,
          lines: name.getBoundingClientRect().height / parseFloat(lineHeight),
        };
      }),
    );
    for (const { cell, lines } of names) {
      expect(cell).toBeGreaterThanOrEqual(MIN_NAME);
      expect(Math.round(lines)).toBeLessThanOrEqual(2);
    }
    const stepper = await row.locator('.in-cart .stepper').boundingBox();
    const cell = await row.locator('td').last().boundingBox();
    expect((stepper?.x ?? 0) + (stepper?.width ?? 0)).toBeLessThanOrEqual((cell?.x ?? 0) + (cell?.width ?? 0));
    await page.context().close();
  },
  60_000,
);

it('the comparison uses the window of a desktop; on a phone name and price stay in view', async () => {
  const product = market.ids['/product/']?.other ?? '';
  const wide = await open('en', 1280);
  await wide.goto(e2eUrl(`/dashboard/supersellerProducerProducts?compare=${product}`));
  await wide.locator('.compare [data-way="columns"]').waitFor();
  expect((await wide.locator('dialog').boundingBox())?.width).toBeGreaterThan(1200);
  const phone = await pageOf(browser, 'SUPERSALER', market, { language: 'bn', device: PHONE });
  await phone.goto(e2eUrl(`/dashboard/supersellerProducerProducts?compare=${product}`));
  await phone.locator('.compare [data-way="rows"]').waitFor();
  const region = phone.locator('.compare');
  await region.evaluate((element) => (element.scrollLeft = element.scrollWidth));
  const edge = (await region.boundingBox())?.x ?? 0;
  const [name, price] = [phone.locator('.compare tbody th').first(), phone.locator('.compare tbody td').first()];
  const [nameBox, priceBox] = [await name.boundingBox(), await price.boundingBox()];
  expect(Math.abs((nameBox?.x ?? -99) - edge)).toBeLessThanOrEqual(2);
  expect(Math.abs((priceBox?.x ?? -99) - (nameBox?.x ?? 0) - (nameBox?.width ?? 0))).toBeLessThanOrEqual(2);
  for (const page of [wide, phone]) await page.context().close();
}, 60_000);
