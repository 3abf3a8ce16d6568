/** Photos of a product on a phone, in a real browser: the camera, a network that fails, a tab the phone has ended, and editing afterwards. */
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { createAdmin, e2eUrl } from '../support/built-app';
import { DESK, launchBrowser, openPage, PHONE, shoot } from '../support/browser';
import { addProduct, approve, logIn, registerProducer } from '../sale/people';
import { words } from '../sale/words';

const w = words.en;
const password = 'secret-123';
const producer = { name: 'Salam Sheikh', phone: '01810000077', password };
const admin = { name: 'Photo Admin', phone: '01700000977', password };
const box = (page: Page, name: RegExp) => page.getByRole('textbox', { name });

/** As heavy as a phone's: noise does not compress. */
async function photo(name: string, sigma = 30) {
  const noise = { type: 'gaussian' as const, mean: 128, sigma };
  const buffer = await sharp({ create: { width: 2400, height: 1800, channels: 3, background: '#7A9A3A', noise } })
    .jpeg({ quality: 80 })
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

describe('photos on a phone', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
    createAdmin(admin.phone, admin.name, password);
    const { page: seller } = await openPage(browser, DESK);
    const { page: desk } = await openPage(browser, DESK);
    await registerProducer(seller, w, producer);
    await logIn(desk, w, admin, w.producer);
    await desk.waitForURL('**/admin');
    await approve(desk, w, producer);
    await Promise.all([seller, desk].map((page) => page.context().close()));
  }, 90_000);
  afterAll(() => browser.close());

  const arrive = async () => {
    const watched = await openPage(browser, PHONE);
    watched.page.setDefaultTimeout(15_000);
    await logIn(watched.page, w, producer, w.producer);
    await watched.page.waitForURL('**/dashboard/producerDashboard');
    return watched;
  };

  it('U1 U3 U6 a killed tab and a lost network lose nothing: the draft goes on and the product is added', async () => {
    const { page } = await arrive();
    const context = page.context();
    await page.goto(e2eUrl('/dashboard/producerAddProduct'));
    await box(page, /^Product name/).fill('Sherpur Red Potato');
    await box(page, /^Selling price/).fill('45');

    // 1. the camera's photo is shrunk in the worker and goes up
    const answered = page.waitForResponse((response) => (response.request().headers()['content-type'] ?? '').startsWith('multipart/'));
    await page.getByLabel('Take a photo').setInputFiles([await photo('camera.jpg')]);
    const { data } = (await (await answered).json()) as { data: { uploadImage: { width: number } } };
    expect(data.uploadImage.width).toBe(1600);
    await page.getByText('Uploaded').waitFor();

    // 2. the line breaks in the middle of the second, then there is none at all for the third
    await context.route('**/graphql', (route) =>
      (route.request().headers()['content-type'] ?? '').startsWith('multipart/') ? route.abort('connectionreset') : route.continue(),
    );
    await page.getByLabel('Upload photos').setInputFiles([await photo('field.jpg', 20)]);
    await page.getByText('Upload failed').waitFor();
    await page.getByRole('button', { name: 'Retry' }).waitFor();
    await context.setOffline(true);
    await page.getByLabel('Upload photos').setInputFiles([await photo('basket.jpg', 10)]);
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
    expect(await again.locator('.photo-row .one-line').allTextContents()).toEqual(['camera.jpg', 'field.jpg', 'basket.jpg']);
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

  it('A2 E1 E2 pictures are removed, moved and added; then the product is deleted', async () => {
    const { page, complaints } = await arrive();
    await addProduct(page, w, 'Savar Brinjal');
    await page.getByRole('link', { name: 'View', exact: true }).click();
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await page.getByRole('heading', { name: 'Edit Product' }).waitFor();
    const first = await page.locator('.photo-row img').first().getAttribute('src');
    await page.getByRole('button', { name: 'Remove photo 2' }).click();
    await page.getByLabel('Upload photos').setInputFiles([await photo('new.jpg')]);
    await page.locator('.photo-row', { hasText: 'new.jpg' }).getByText('Uploaded').waitFor();
    await page.getByRole('button', { name: 'Move photo 2 earlier' }).click();
    await page.getByText('Unsaved changes').waitFor();
    await shoot(page, 'photos-5-edit');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Product updated successfully').first().waitFor();
    await page.waitForURL('**/dashboard/producerAllProducts');

    const card = page.locator('article', { hasText: 'Savar Brinjal' });
    await card.getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: 'Savar Brinjal' }).waitFor();
    expect(await page.locator('.pictures-row img').count()).toBe(2);
    expect(await page.locator('.pictures-main img').getAttribute('src')).not.toBe(first);
    expect(await page.locator('.pictures-row img').nth(1).getAttribute('src')).toBe(first);
    await shoot(page, 'photos-6-detail');

    await page.goto(e2eUrl('/dashboard/producerAllProducts'));
    await page.getByRole('button', { name: 'Actions for Savar Brinjal' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Product deleted successfully').first().waitFor();
    await card.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await page.context().close();
  }, 90_000);
});
