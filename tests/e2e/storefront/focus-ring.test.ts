/** Where the keyboard is can be seen: the ring's pixels around cards, tiles, chips and images, in light and dark. */
import type { Browser, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { DESKTOP, launchBrowser, openPage, PHONE } from '../support/browser';
import { e2eUrl } from '../support/built-app';
import { type Market, openMarket } from '../support/market';

const reach = 6;
/** How much of each side of the box has to change when the focus comes: round corners are left out. */
const leastShare = 0.75;
/** A change that an eye sees, of 255. */
const leastStep = 40;

let browser: Browser;
let market: Market;
beforeAll(async () => {
  browser = await launchBrowser();
  market = await openMarket();
}, 120_000);
afterAll(() => browser.close());

interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

async function pixels(page: Page, clip: { x: number; y: number; width: number; height: number }): Promise<Pixels> {
  const shot = await page.screenshot({ clip, animations: 'disabled', caret: 'hide' });
  const { data, info } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** For each side, the share of its length where a pixel within `reach` of the edge changed. */
function changedSides(before: Pixels, after: Pixels, margin: number): number[] {
  const { width, height } = before;
  const changed = (x: number, y: number) =>
    [0, 1, 2].some((channel) => {
      const at = (y * width + x) * 3 + channel;
      return Math.abs((before.data[at] ?? 0) - (after.data[at] ?? 0)) >= leastStep;
    });
  const band = [...Array(margin * 2).keys()];
  const share = (length: number, hit: (along: number, across: number) => boolean) => {
    const inner = [...Array(Math.max(1, length - margin * 4)).keys()].map((index) => index + margin * 2);
    return inner.filter((along) => band.some((across) => hit(along, across))).length / inner.length;
  };
  return [
    share(width, (x, y) => changed(x, y)),
    share(width, (x, y) => changed(x, height - 1 - y)),
    share(height, (y, x) => changed(x, y)),
    share(height, (y, x) => changed(width - 1 - x, y)),
  ];
}

/**
 * Focuses by script after a key was pressed, which browsers take for the keyboard's; `around` is what the ring goes
 * around.
 */
async function ringOf(page: Page, target: Locator, around: Locator): Promise<number[]> {
  await page.keyboard.press('Shift');
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await around.scrollIntoViewIfNeeded();
  await around.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await around.boundingBox();
  if (!box) throw new Error('nothing to look at');
  const clip = { x: box.x - reach, y: box.y - reach, width: box.width + reach * 2, height: box.height + reach * 2 };
  const before = await pixels(page, clip);
  await target.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
  const after = await pixels(page, clip);
  return changedSides(before, after, reach);
}

it.each([
  ['a card', DESKTOP, '/search?q=Diamond', '.product-card-name a', '.product-card'],
  ['a card of a phone', { ...PHONE, isMobile: false }, '/search?q=Diamond', '.product-card-name a', '.product-card'],
  ['a tile', DESKTOP, '/consumer', '.tile-row a', '.tile-row a'],
  ['a chip', DESKTOP, '/potato', '.chip', '.chip'],
  ['the main picture', DESKTOP, '/product/', '.gallery-zoom', '.gallery-main'],
])(
  '%s with the focus has a ring on all four sides, in light and dark',
  async (_what, device, address, target, around) => {
    const { page } = await openPage(browser, { ...device, reducedMotion: 'reduce' });
    page.setDefaultTimeout(15_000);
    await page.addInitScript(() => {
      localStorage.setItem('language', 'en');
      localStorage.setItem('offer-hidden', String(Date.now() + 86_400_000));
    });
    await page.goto(e2eUrl(address === '/product/' ? `/product/${market.ids['/product/']?.other}` : address));
    await page.waitForLoadState('networkidle');
    for (const theme of ['light', 'dark'] as const) {
      await page.evaluate((mode) => document.documentElement.classList.replace(mode === 'dark' ? 'light' : 'dark', mode), theme);
      const sides = await ringOf(page, page.locator(target).first(), page.locator(around).first());
      expect([theme, ...sides.map((share) => share >= leastShare)]).toEqual([theme, true, true, true, true]);
    }
    await page.context().close();
  },
  60_000,
);
