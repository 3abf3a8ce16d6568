/** The service worker in a real browser: what it keeps, what it never keeps, and the page it shows without a network. */
import fs from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { appMessages } from '../../client/app/app.messages';
import { standingWords } from '../../client/build/standing.messages';
import { brand } from '../../client/platform/brand';
import { launchBrowser, openPage, PHONE } from './support/browser';
import { e2eUrl } from './support/built-app';

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
}, 60_000);
afterAll(() => browser.close());

it.each(['en', 'bn'] as const)(
  'T3 X1 without a network the page says in %s what still works, and nothing of a person was kept',
  async (language) => {
    const { page, complaints } = await openPage(browser, PHONE);
    const context = page.context();
    await context.addInitScript((kept) => localStorage.setItem('language', kept), language);
    await page.goto(e2eUrl('/consumer'), { waitUntil: 'networkidle' });
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload({ waitUntil: 'networkidle' }); // now through the worker
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return all.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept).toContain('/offline.html');
    expect(kept.some((name) => name.startsWith('/art/'))).toBe(true);
    expect(kept.filter((name) => !/^\/(assets|art|media)\/|^\/(offline\.(html|js)|favicon\.svg)$/.test(name))).toEqual([]);
    expect(complaints).toEqual([]);

    await context.setOffline(true);
    await page.goto(e2eUrl('/search'));
    const words = standingWords[language];
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(words.offlineTitle);
    const text = await page.locator('main').innerText();
    for (const line of [words.openPages, words.drafts, words.cart, words.retry]) expect(text).toContain(line);
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    expect(await page.title()).toBe(words.offlineTitle);
    expect(complaints.filter((complaint) => complaint.includes('Content Security Policy'))).toEqual([]);

    await context.setOffline(false);
    await page
      .getByRole('button', { name: words.retry })
      .click()
      .catch(() => undefined); // it may have gone on by itself
    await page.locator('#content h1').waitFor();
    await context.close();
  },
);

it('the installed application bears both names and leads to Add Products and Orders', async () => {
  const answer = await fetch(e2eUrl('/manifest.webmanifest'));
  const manifest = (await answer.json()) as {
    name: string;
    icons: { src: string; purpose?: string }[];
    shortcuts: { name: string; url: string }[];
  };
  const both = (key: 'addProducts' | 'orders') => `${appMessages.en[key]} · ${appMessages.bn[key]}`;
  expect(manifest.name).toBe(`${brand.name.en} · ${brand.name.bn}`);
  expect(manifest.shortcuts.map(({ name, url }) => [name, url])).toEqual([
    [both('addProducts'), '/dashboard?to=add'],
    [both('orders'), '/dashboard?to=orders'],
  ]);
  expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  for (const { src } of manifest.icons) expect(fs.existsSync(path.join('dist/client', src))).toBe(true);
});
