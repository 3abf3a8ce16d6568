/**
 * The first images of a page that the server has rendered do not share a slow connection with its scripts, and who taps
 * does not wait for them.
 */
import type { Browser, Page, Request } from 'playwright-core';
import { launchBrowser, openPage, PHONE } from '../support/browser';
import { e2eUrl } from '../support/built-app';
import { type Market, openMarket } from '../support/market';

let browser: Browser;
let market: Market;
beforeAll(async () => {
  browser = await launchBrowser();
  market = await openMarket();
}, 120_000);
afterAll(() => browser.close());

const isScript = (request: Request) => /\/assets\/[^?]*\.js$/.test(request.url());
const isImage = (request: Request) => request.resourceType() === 'image' && request.url().endsWith('.webp');

interface Visit {
  readonly page: Page;
  /** Requests that the page has sent, in order. */
  readonly requests: readonly ('script' | 'image' | 'image done')[];
  readonly showImages: () => void;
  readonly pageErrors: readonly string[];
}

/** A product's page whose images arrive when `showImages` is called. */
async function visit(): Promise<Visit> {
  const { page, pageErrors } = await openPage(browser, PHONE);
  page.setDefaultTimeout(15_000);
  const requests: Visit['requests'][number][] = [];
  let showImages = () => {};
  const shown = new Promise<void>((resolve) => (showImages = resolve));
  page.on('request', (request) => {
    if (isScript(request)) requests.push('script');
    if (isImage(request)) requests.push('image');
  });
  page.on('requestfinished', (request) => {
    if (isImage(request)) requests.push('image done');
  });
  await page.route('**/*.webp', async (route) => {
    await shown;
    await route.continue();
  });
  await page.goto(e2eUrl(`/product/${market.ids['/product/']?.other}`), { waitUntil: 'domcontentloaded' });
  return { page, requests, showImages, pageErrors };
}

const takenOver = (page: Page) => page.waitForFunction(() => !('earlyTaps' in window));

it('asks for scripts when the first image is shown, and then takes the page over [R6]', async () => {
  const { page, requests, showImages, pageErrors } = await visit();
  await page.waitForTimeout(100);
  expect(requests).toContain('image');
  expect(requests).not.toContain('script');
  showImages();
  await takenOver(page);
  expect(requests.indexOf('image done')).toBeGreaterThan(-1);
  expect(requests.indexOf('image done')).toBeLessThan(requests.indexOf('script'));
  expect(pageErrors).toEqual([]);
  await page.context().close();
});

it('asks for them at once when something is tapped, and repeats the tap [R6]', async () => {
  const { page, requests, pageErrors } = await visit();
  expect(requests).not.toContain('script');
  await page.locator('.buy-row').getByRole('button', { name: 'Add to cart: Diamond Spud' }).tap();
  await page
    .getByRole('link', { name: /^Cart.*1/ })
    .first()
    .waitFor();
  expect(requests).not.toContain('image done');
  expect(pageErrors).toEqual([]);
  await page.context().close();
});

it('asks for them after two seconds where an image does not come [R6]', async () => {
  const { page, requests, pageErrors } = await visit();
  await takenOver(page);
  expect(requests).not.toContain('image done');
  expect(pageErrors).toEqual([]);
  await page.context().close();
});
