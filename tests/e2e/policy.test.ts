/** The built site in a real browser under its strict content security policy. */
import type { Browser } from 'playwright-core';
import { launchBrowser, openPage, PHONE } from './support/browser';
import { e2eUrl } from './support/built-app';

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
}, 60_000);
afterAll(() => browser.close());

it.each(['/', '/consumer', '/search', '/auth/login', '/auth/register'])(
  'shows %s without one policy violation in the browser',
  async (pathname) => {
    const { page, pageErrors } = await openPage(browser, PHONE);
    const response = await page.goto(e2eUrl(pathname), { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(response?.status()).toBe(200);
    expect(pageErrors).toEqual([]);
    await page.context().close();
  },
);

it('shows the not-found screen with HTTP 404 [R12]', async () => {
  const { page } = await openPage(browser, PHONE);
  const response = await page.goto(e2eUrl('/no/such/page'));
  expect(response?.status()).toBe(404);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.context().close();
});

it('rejects a script that was smuggled into a page', async () => {
  const { page, pageErrors } = await openPage(browser, PHONE);
  await page.goto(e2eUrl('/'));
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.smuggled = true';
    document.head.append(script);
  });
  expect(await page.evaluate(() => 'smuggled' in window)).toBe(false);
  expect(pageErrors.join()).toContain('Content Security Policy');
  await page.context().close();
});
