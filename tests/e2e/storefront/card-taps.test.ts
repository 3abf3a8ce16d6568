/**
 * A thumb on the stepper of a product card: what is under the centre of each button is that button, on every usual
 * phone.
 */
import type { Browser, Locator, Page } from 'playwright-core';
import { DESKTOP, launchBrowser, openPage, PHONE } from '../support/browser';
import { e2eUrl } from '../support/built-app';
import { type Market, openMarket } from '../support/market';
import { pageOf, visit } from '../support/visits';

const widths = [320, 360, 390, 412, 430];
const name = 'Diamond Spud';

let browser: Browser;
let market: Market;
beforeAll(async () => {
  browser = await launchBrowser();
  market = await openMarket();
}, 120_000);
afterAll(() => browser.close());

/** The button's name at its own centre, and how far the card's parts reach beyond it. */
async function measured(card: Locator): Promise<{ hit: string[]; overflow: number; overlaps: number }> {
  return card.evaluate((element) => {
    const box = element.getBoundingClientRect();
    const parts = [...element.querySelectorAll<HTMLElement>('.product-card-actions :is(button, input)')];
    const boxes = parts.map((part) => part.getBoundingClientRect());
    const hit = parts.map((part, index) => {
      const { x, y, width, height } = boxes[index] ?? new DOMRect();
      const found = document.elementFromPoint(x + width / 2, y + height / 2)?.closest('button, input');
      return found === part ? 'itself' : `${part.getAttribute('aria-label')} is under ${found?.getAttribute('aria-label')}`;
    });
    const overflow = Math.max(0, ...boxes.map(({ left, right }) => Math.max(box.left - left, right - box.right)));
    const overlaps = boxes.filter((one, index) => index > 0 && one.left < (boxes[index - 1]?.right ?? 0)).length;
    return { hit, overflow, overlaps };
  });
}

async function quantity(card: Locator): Promise<number> {
  return Number(await card.getByRole('textbox', { name: `Quantity of ${name}` }).inputValue());
}

/**
 * A row of presses that ends on the bin, which has just come into the place of the minus: it is not meant yet. Within
 * the page, so that no slow machine comes between two of them.
 */
function pressedOnTheBin(card: Locator): Promise<string> {
  return card.evaluate(async (box, product) => {
    const button = (label: string) => box.querySelector<HTMLButtonElement>(`button[aria-label="${label} ${product}"]`);
    for (let minus; (minus = button('Decrease Quantity of'));) {
      minus.click();
      await Promise.resolve(); // React renders what a press changed before the next task
    }
    button('Remove from cart:')?.click();
    return button('Remove from cart:') ? 'still here' : 'removed';
  }, name);
}

async function tapThrough(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 780 });
  const card = page
    .locator('.product-card')
    .filter({ has: page.getByRole('link', { name, exact: true }) })
    .first();
  const button = (label: string) => card.getByRole('button', { name: `${label} ${name}`, exact: true });
  const fits = { width, hit: ['itself', 'itself', 'itself'], overflow: 0, overlaps: 0 };
  await button('Add to cart:').tap();
  await card.getByRole('textbox', { name: `Quantity of ${name}` }).waitFor();
  await card.scrollIntoViewIfNeeded();
  expect({ width, ...(await measured(card)) }).toEqual(fits);

  const before = await quantity(card);
  const plus = await button('Increase Quantity of').boundingBox();
  await page.touchscreen.tap((plus?.x ?? 0) + (plus?.width ?? 0) / 2, (plus?.y ?? 0) + (plus?.height ?? 0) / 2);
  expect(await quantity(card)).toBeGreaterThan(before);
  expect({ width, ...(await measured(card)) }).toEqual(fits);
  await button('Decrease Quantity of').tap();
  expect(await quantity(card)).toBe(before);

  const bin = button('Remove from cart:');
  expect(await pressedOnTheBin(card)).toBe('still here');
  while ((await bin.count()) > 0) await bin.tap(); // taps go on until the bin is meant
  await button('Add to cart:').waitFor();
}

it('the stepper of a card can be tapped on search, storefront and favourites of every usual phone [R6]', async () => {
  const { page, pageErrors } = await openPage(browser, PHONE);
  page.setDefaultTimeout(15_000);
  await page.addInitScript(() => {
    localStorage.setItem('language', 'en');
    localStorage.setItem('offer-hidden', String(Date.now() + 86_400_000));
  });
  for (const address of ['/search?q=Diamond', '/consumer', '/favourites']) {
    await page.goto(e2eUrl(address));
    if (address.startsWith('/search'))
      await page
        .getByRole('button', { name: `Favourite: ${name}` })
        .first()
        .tap();
    for (const width of widths) await tapThrough(page, width);
  }
  expect(pageErrors).toEqual([]);
  await page.context().close();
}, 120_000);

it.each([
  ['phones', PHONE, [320, 390]],
  ['a desktop', DESKTOP, [1280]],
] as const)(
  'no part of any other stepper is under another on %s [U5]',
  async (_name, device, sizes) => {
    const visits = [
      ['CONSUMER', '/cart'],
      ['CONSUMER', `/product/${market.ids['/product/']?.other}`],
      ['PRODUCER', '/dashboard/producerAllProducts?view=table'],
      ['WHOLESALER', '/dashboard/wholesalerAllProducts'],
    ] as const;
    for (const [visitor, address] of visits) {
      const page = await pageOf(browser, visitor, market, { language: 'en', device });
      await page.addInitScript(() => localStorage.setItem('offer-hidden', String(Date.now() + 86_400_000)));
      await visit(page, address);
      const add = page.getByRole('button', { name: `Add to cart: ${name}` }).first();
      await add.or(page.locator('.stepper').first()).first().waitFor();
      if (visitor === 'WHOLESALER' && (await add.count()) > 0) await add.click();
      for (const width of sizes) {
        await page.setViewportSize({ width, height: 780 });
        await page.locator('.stepper').first().waitFor();
        expect([address, width, await covered(page)]).toEqual([address, width, []]);
      }
      await page.context().close();
    }
  },
  120_000,
);

/** The parts of steppers that are under another, out of the screen or too narrow. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.stepper:not([data-off="true"]) :is(button, input)')].flatMap((part) => {
      part.scrollIntoView({ block: 'center' });
      const { x, y, width, height } = part.getBoundingClientRect();
      const found = document.elementFromPoint(x + width / 2, y + height / 2)?.closest('button, input');
      return found === part && x >= 0 && x + width <= innerWidth && width >= 28 ? [] : [`${part.getAttribute('aria-label')} (${width} px)`];
    }),
  );
