/**
 * Without a network, in a real browser: what the service worker and the offline copy store, what they never store, and
 * what is shown.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { appMessages } from '../../client/app/app.messages';
import { errorMessages } from '../../client/app/errors/errors.messages';
import { menuMessages } from '../../client/app/menus/menu.messages';
import { offlineMessages } from '../../client/app/offline/offline.messages';
import { brand } from '../../client/platform/brand';
import { launchBrowser, openPage, PHONE, WITH_WORKER } from './support/browser';
import { chooseLanguage, e2eUrl } from './support/built-app';

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
}, 60_000);
afterAll(() => browser.close());

it.each(['en', 'bn'] as const)(
  'without a network the page lists in %s what still works, and nothing of a user is stored [T3 X1]',
  async (language) => {
    const { page, pageErrors } = await openPage(browser, { ...PHONE, ...WITH_WORKER });
    const context = page.context();
    await chooseLanguage(context, language);
    await page.goto(e2eUrl('/consumer'), { waitUntil: 'networkidle' });
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload({ waitUntil: 'networkidle' }); // now through the worker
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

    const stored = await page.evaluate(async () => {
      const names = await caches.keys();
      const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return all.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(stored).toContain('/index.html');
    expect(stored.some((name) => name.startsWith('/art/'))).toBe(true);
    expect(stored.filter((name) => !/^\/(assets|art|media)\/|^\/(index\.html|favicon\.svg)$/.test(name))).toEqual([]);
    expect(pageErrors).toEqual([]);

    await context.setOffline(true);
    await page.goto(e2eUrl('/seller/01890000-0000-7000-8000-000000000001'));
    const [errors, words] = [errorMessages[language], offlineMessages[language]];
    // after a navigation this browser believes to be online, as a phone in a network that leads nowhere does
    const title = new RegExp(`${errors.offlinePage}|${errors.offlineTitle}`);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByText(words.stillWorks).waitFor();
    const text = await page.locator('main').innerText();
    for (const line of [words.savedPages, words.cart, words.nothingSent, errors.retry]) expect(text).toContain(line);
    expect(['', appMessages[language].offlineNow]).toContain(await page.locator('.offline-banner').innerText());
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    expect(await page.title()).toMatch(title);
    expect(pageErrors.filter((complaint) => complaint.includes('Content Security Policy'))).toEqual([]);

    await context.setOffline(false);
    await page.getByRole('heading', { level: 1, name: errors.notFoundTitle }).waitFor(); // by itself
    await context.close();
  },
  90_000,
);

it('the installed application bears both names and leads to Add Products and Orders', async () => {
  const response = await fetch(e2eUrl('/manifest.webmanifest'));
  const manifest = (await response.json()) as {
    name: string;
    icons: { src: string; purpose?: string }[];
    shortcuts: { name: string; url: string }[];
  };
  const both = (key: 'addProducts' | 'orders') => `${menuMessages.en[key]} · ${menuMessages.bn[key]}`;
  expect(manifest.name).toBe(`${brand.name.en} · ${brand.name.bn}`);
  expect(manifest.shortcuts.map(({ name, url }) => [name, url])).toEqual([
    [both('addProducts'), '/dashboard?to=add'],
    [both('orders'), '/dashboard?to=orders'],
  ]);
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  for (const { src } of manifest.icons) expect(fs.existsSync(path.join('dist/client', src))).toBe(true);
});
