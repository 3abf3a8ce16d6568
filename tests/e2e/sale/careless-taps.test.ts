/**
 * Taps that come too fast or by mistake, in a real browser: they move an order one step at most, and that step can be
 * undone.
 */
import type { Browser, BrowserContextOptions, Locator } from 'playwright-core';
import { e2eUrl } from '../support/built-app';
import { DESKTOP, launchBrowser, PHONE } from '../support/browser';
import { type Market, openMarket } from '../support/market';
import { pageOf } from '../support/visits';

const TAPS = 4;
const BETWEEN_MS = 700;
const devices: [string, BrowserContextOptions][] = [
  ['table of a desktop', DESKTOP],
  ['cards of a phone', PHONE],
];

let browser: Browser;
let market: Market;
beforeAll(async () => {
  [browser, market] = [await launchBrowser(), await openMarket()];
}, 120_000);
afterAll(() => browser.close());

const open = async (device: BrowserContextOptions) => {
  const page = await pageOf(browser, 'PRODUCER', market, { language: 'en', device });
  await page.goto(e2eUrl('/dashboard/producerOrder?sort=pending'));
  return page;
};
const stateOf = async (row: Locator) => (await row.locator('.sale-status .caption').first().textContent()) ?? '';

it.each(devices)(
  'four taps on one spot leave the order confirmed at most, and Undo takes that back, in the %s',
  async (_name, device) => {
    const page = await open(device);
    const button = page.getByRole('button', { name: /^Confirm, order/ }).first();
    await button.waitFor();
    // away from the bottom bar, which covers the end of the page
    await button.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const number = ((await button.getAttribute('aria-label')) ?? '').replace('Confirm, order ', '');
    const row = page.locator('tr, .row-card', { hasText: number });
    const box = await button.boundingBox();
    if (!box) throw new Error('the button is not on the screen');
    for (let tap = 0; tap < TAPS; tap += 1) {
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
      await page.waitForTimeout(BETWEEN_MS); // the rhythm is what is tested
    }
    expect(await stateOf(row)).toBe('Confirmed');
    await row.getByRole('button', { name: `Undo, order ${number}` }).click();
    await row.getByRole('button', { name: `Confirm, order ${number}` }).waitFor();
    expect(await stateOf(row)).toBe('New');
    await page.context().close();
  },
  120_000,
);
