/**
 * The buying table and the comparison in a real browser: nothing moves when a product is put in the cart, and the
 * comparison fits its screen.
 */
import type { Browser, Page } from 'playwright-core';
import { DESKTOP, launchBrowser } from '../support/browser';
import { e2eUrl } from '../support/built-app';
import { type Market, openMarket } from '../support/market';
import { onDesktop, onPhone, pageOf } from '../support/visits';

const MIN_NAME = 180; // 200 px of the column less its padding
let browser: Browser;
let market: Market;
beforeAll(async () => {
  [browser, market] = [await launchBrowser(), await openMarket()];
}, 120_000);
afterAll(() => browser.close());

const widthsOf = (page: Page) =>
  page.locator('.trade-table th').evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().width)));

it.each([
  ['en', 'SUPERSALER', '/dashboard/supersellerProducerProducts'],
  ['bn', 'WHOLESALER', '/dashboard/wholesalerAllProducts'],
] as const)(
  '"Add to cart" moves no column of a small or a large desktop, in %s for %s',
  async (language, visitor, address) => {
    const page = await pageOf(browser, visitor, market, { language, device: DESKTOP });
    await page.goto(e2eUrl(address));
    const row = page.locator('.trade-table tbody tr').first();
    const stepper = row.locator('.in-cart .stepper');
    await row.waitFor();
    const before = new Map<number, number[]>();
    for (const width of [1920, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      before.set(width, await widthsOf(page));
    }
    await row.locator('.button').first().click();
    await stepper.waitFor();
    for (const [width, widths] of before) {
      await page.setViewportSize({ width, height: 800 });
      expect([width, await widthsOf(page)]).toEqual([width, widths]);
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
      const [box, cell] = [await stepper.boundingBox(), await row.locator('td').last().boundingBox()];
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((cell?.x ?? 0) + (cell?.width ?? 0));
    }
    await page.context().close();
  },
  60_000,
);

it('the comparison uses the window of a desktop; on a phone name and price stay in view', async () => {
  const product = market.ids['/product/']?.other ?? '';
  const wide = await pageOf(browser, 'SUPERSALER', market, onDesktop);
  await wide.goto(e2eUrl(`/dashboard/supersellerProducerProducts?compare=${product}`));
  await wide.locator('.compare [data-way="columns"]').waitFor();
  expect((await wide.locator('dialog').boundingBox())?.width).toBeGreaterThan(1200);
  const phone = await pageOf(browser, 'SUPERSALER', market, onPhone);
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
