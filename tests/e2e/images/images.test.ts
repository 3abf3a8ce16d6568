/**
 * Images of a product on a phone, in a real browser: the camera, a network that fails, a tab the phone has ended, and
 * editing afterwards.
 */
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { jpegFile } from '../../support/build-catalogue';
import { e2eUrl } from '../support/built-app';
import { launchBrowser, PHONE, shoot, WITH_WORKER } from '../support/browser';
import { addProduct } from '../sale/people';
import { words } from '../sale/texts';
import { type Market, openMarket } from '../support/market';
import { onDesktop, pageOf, watchedPageOf } from '../support/visits';

const seller = 'Karim Mia';
const story = 'Four of us dig potatoes by hand in Savar.';
const box = (page: Page, name: RegExp) => page.getByRole('textbox', { name });

const names = (page: Page) => page.locator('.image-tile img').evaluateAll((images) => images.map((image) => image.getAttribute('alt')));

async function fromMenu(page: Page, number: number, item: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for photo ${number}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** Three images stand in one row, with menus a thumb can hit, and a quantity of five digits is shown whole. */
async function fitsOnPhone(page: Page): Promise<void> {
  const tiles = await page.locator('.image-tile').evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().toJSON() as DOMRect));
  expect(new Set(tiles.map(({ top }) => Math.round(top))).size).toBe(1);
  expect(tiles.at(-1)?.right).toBeLessThanOrEqual(360);
  const menu = await page.getByRole('button', { name: 'Actions for photo 1' }).boundingBox();
  expect(Math.min(menu?.width ?? 0, menu?.height ?? 0)).toBeGreaterThanOrEqual(44);
  const image = await page.locator('.image-tile img').first().boundingBox();
  expect((menu?.y ?? 0) + (menu?.height ?? 0)).toBeLessThanOrEqual((image?.y ?? 0) + (image?.height ?? 0)); // over the image, not below it
  const quantity = box(page, /^Quantity/);
  const before = await quantity.inputValue();
  await quantity.fill('12345');
  expect(await quantity.evaluate((input: HTMLInputElement) => input.scrollWidth <= input.clientWidth)).toBe(true);
  await quantity.fill(before);
}

const smallImage = async (name: string) => ({ name, mimeType: 'image/jpeg', buffer: await jpegFile({ width: 800, height: 600 }) });

/** As heavy as a phone's: noise does not compress. */
async function heavyImage(name: string, sigma = 30) {
  const noise = { type: 'gaussian' as const, mean: 128, sigma };
  const buffer = await sharp({ create: { width: 2400, height: 1800, channels: 3, background: '#7A9A3A', noise } })
    .jpeg({ quality: 80 })
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

describe('images on a phone', () => {
  let browser: Browser;
  let market: Market;
  beforeAll(async () => {
    [browser, market] = [await launchBrowser(), await openMarket()];
  }, 90_000);
  afterAll(() => browser.close());

  const arrive = () => watchedPageOf(browser, 'PRODUCER', market, { language: 'en', device: { ...PHONE, ...WITH_WORKER } });

  it('a killed tab and a lost network lose nothing: the draft goes on and the product is added [U1 U3 U6]', async () => {
    const { page } = await arrive();
    const context = page.context();
    await page.goto(e2eUrl('/dashboard/producerAddProduct'));
    await box(page, /^Product name/).fill('Sherpur Red Potato');
    await box(page, /^Selling price/).fill('45');

    // 1. the camera's image is shrunk in the worker and goes up
    const replied = page.waitForResponse((response) => (response.request().headers()['content-type'] ?? '').startsWith('multipart/'));
    await page.getByLabel('Take a photo').setInputFiles([await heavyImage('camera.jpg')]);
    const { data } = (await (await replied).json()) as { data: { uploadImage: { width: number } } };
    expect(data.uploadImage.width).toBe(1600);
    await page.getByText('Uploaded').waitFor();

    // 2. the line breaks in the middle of the second, then there is none at all for the third
    await context.route('**/graphql', (route) =>
      (route.request().headers()['content-type'] ?? '').startsWith('multipart/') ? route.abort('connectionreset') : route.continue(),
    );
    await page.getByLabel('Upload photos').setInputFiles([await heavyImage('field.jpg', 20)]);
    await page.getByText('Upload failed').waitFor();
    await page.getByRole('button', { name: 'Retry' }).waitFor();
    await context.setOffline(true);
    await page.getByLabel('Upload photos').setInputFiles([await heavyImage('basket.jpg', 10)]);
    await page.getByText('Waiting for the connection').waitFor();
    await box(page, /^Description/).fill('Dug this morning.');
    await shoot(page, 'photos-1-offline');

    // 3. the phone needs its memory: the tab is gone
    await page.waitForTimeout(1000); // longer than the draft waits after the last key
    await page.close();
    await context.setOffline(false);
    await context.unroute('**/graphql');

    // 4. back again: everything is there, and what was not sent goes up by itself
    const again = await context.newPage();
    again.setDefaultTimeout(15_000);
    await again.goto(e2eUrl('/dashboard/producerAddProduct'));
    await again.getByText(/^We kept your draft from/).waitFor();
    await shoot(again, 'photos-2-draft');
    await again.getByRole('button', { name: 'Continue' }).click();
    await again.getByText('Uploaded').nth(2).waitFor();
    expect(await names(again)).toEqual(['camera.jpg', 'field.jpg', 'basket.jpg']);
    await fitsOnPhone(again);
    expect(await box(again, /^Product name/).inputValue()).toBe('Sherpur Red Potato');
    expect(await box(again, /^Selling price/).inputValue()).toBe('45');
    expect(await box(again, /^Description/).inputValue()).toBe('Dug this morning.');
    await shoot(again, 'photos-3-continued');
    await again.getByRole('button', { name: 'Potato', exact: true }).click();
    await again.getByRole('radio', { name: /^Yes/ }).check();
    await again.getByRole('button', { name: 'Add Product', exact: true }).click();
    await again.getByText('Added: Sherpur Red Potato').waitFor();
    await shoot(again, 'photos-4-added');
    await again.goto(e2eUrl('/dashboard/producerAddProduct'));
    await box(again, /^Product name/).waitFor();
    await again.waitForTimeout(300);
    expect(await again.getByText(/^We kept your draft from/).count()).toBe(0);
    await context.close();
  }, 120_000);

  it('images are removed, moved and added; then the product is deleted [A2 E1 E2]', async () => {
    const { page, pageErrors } = await arrive();
    await addProduct(page, words.en, 'Savar Brinjal');
    await page.getByRole('link', { name: 'View', exact: true }).click();
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await page.getByRole('heading', { name: 'Edit Product' }).waitFor();
    const first = await page.locator('.image-tile img').first().getAttribute('src');
    await fromMenu(page, 2, 'Delete');
    await page.getByLabel('Upload photos').setInputFiles([await smallImage('new.jpg')]);
    await page
      .locator('.image-tile', { has: page.getByRole('img', { name: 'new.jpg' }) })
      .getByText('Uploaded')
      .waitFor();
    await fromMenu(page, 2, 'Make it the first');
    await page.getByText('Unsaved changes').waitFor();
    await shoot(page, 'photos-5-edit');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Product updated successfully').first().waitFor();
    await page.waitForURL('**/dashboard/producerAllProducts');

    const card = page.locator('article', { hasText: 'Savar Brinjal' });
    await card.getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: 'Savar Brinjal' }).waitFor();
    expect(await page.locator('.gallery-row img').count()).toBe(2);
    expect(await page.locator('.gallery-main img').getAttribute('src')).not.toBe(first);
    expect(await page.locator('.gallery-row img').nth(1).getAttribute('src')).toBe(first);
    await shoot(page, 'photos-6-detail');

    await page.goto(e2eUrl('/dashboard/producerAllProducts'));
    await page.getByRole('button', { name: 'Actions for Savar Brinjal' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Product deleted successfully').first().waitFor();
    await card.waitFor({ state: 'detached' });
    expect(pageErrors).toEqual([]);
    await page.context().close();
  }, 90_000);

  it("a seller's story with an image is on the seller's page at once, and new to the admin until it is seen [K1]", async () => {
    const { page, pageErrors } = await arrive();
    await page.goto(e2eUrl('/settings/shop'));
    const form = page.getByRole('form', { name: 'Your story' });
    await form.getByRole('textbox', { name: /^In English/ }).fill(story);
    await form.getByLabel('Upload photos').setInputFiles([await smallImage('family.jpg')]);
    await form.getByText('Uploaded').waitFor();
    await shoot(page, 'photos-7-story-form');
    await form.getByRole('button', { name: 'Save story', exact: true }).click();
    await page.getByText('Your story is saved.').first().waitFor();

    const backOffice = await pageOf(browser, 'ADMIN', market, onDesktop);
    await backOffice.goto(e2eUrl('/admin'));
    const menu = backOffice.getByRole('navigation', { name: 'Main menu' });
    await menu.getByText('Content', { exact: true }).click();
    await menu
      .getByRole('link', { name: /^Stories of sellers.* new$/ })
      .first()
      .click();
    const shownNew = backOffice.getByRole('article', { name: seller }).filter({ hasText: story });
    await shownNew.getByText('New', { exact: true }).waitFor();
    await shownNew.locator('img').first().waitFor();
    await shoot(backOffice, 'photos-8-new-story');
    const address = await shownNew.getByRole('link', { name: seller }).getAttribute('href');
    await backOffice.getByRole('button', { name: /^I have seen/ }).click();
    await backOffice.getByText('You have seen all of them').waitFor();
    await backOffice.getByRole('link', { name: 'Stories of sellers', exact: true }).first().waitFor();
    await backOffice.context().close();

    await page.goto(e2eUrl(address ?? ''));
    const shown = page.getByRole('region', { name: `About ${seller}` });
    await shown.getByText(story).waitFor();
    const image = shown.getByRole('button', { name: /^Photo 1 of/ }).locator('img');
    await image.scrollIntoViewIfNeeded();
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLImageElement>('.seller-story img')].some((one) => one.naturalWidth > 0),
    );
    await shoot(page, 'photos-9-story');
    expect(pageErrors).toEqual([]);
    await page.context().close();
  }, 90_000);
});
