/** In which language the server sends a public page, and that the next pages of the visit follow. */
import fs from 'node:fs';
import type { Browser } from 'playwright-core';
import { launchBrowser, openPage, PHONE } from '../e2e/support/browser';
import { type TestApp, startTestApp } from '../support/app';
import { approvedProducer } from '../support/build-accounts';
import { publishedProduct } from '../support/build-catalogue';
import { createTestDatabase, dropTestDatabase } from '../support/database';
import { type ServerProcess, startServer } from '../support/server-process';
import { temporaryFolder } from '../support/temporary-folder';

let dataDir: string;
let databaseUrl: string;
let app: TestApp;
let server: ServerProcess;
let browser: Browser;
let onSale: string;

beforeAll(async () => {
  dataDir = temporaryFolder('page-language');
  databaseUrl = await createTestDatabase();
  app = await startTestApp({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
  onSale = (await publishedProduct(app, await approvedProducer(app), { name: 'Alu of the new harvest', price: '37.5' })).id;
  server = await startServer({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
  browser = await launchBrowser();
}, 300_000);
afterAll(async () => {
  await browser.close();
  await server.stop();
  await app.stop();
  await dropTestDatabase(databaseUrl);
  fs.rmSync(dataDir, { recursive: true, force: true });
});

const get = (address: string, headers: Record<string, string> = {}) =>
  fetch(server.url + address, { headers: { accept: 'text/html', ...headers } });
const htmlOf = async (address: string, headers?: Record<string, string>) => (await get(address, headers)).text();

it('a page is in the language of the cookie, which wins, or of ?lang=', async () => {
  const cookie = { cookie: 'language=bn' };
  expect(await htmlOf('/', cookie)).toContain('<html lang="bn" data-rendered>');
  expect(await htmlOf('/', cookie)).toContain('rel="preload" as="font"');
  expect(await htmlOf('/?lang=en', cookie)).toContain('<html lang="bn" data-rendered>');
  expect(await htmlOf('/?lang=bn', { 'accept-language': 'en' })).toContain('<html lang="bn" data-rendered>');
  expect(await htmlOf(`/product/${onSale}?lang=bn`)).toContain('৳৩৭.৫০');
  expect(await htmlOf('/?lang=fr')).toContain('<html lang="en" data-rendered>');
});

it('a page is in the language that a link has named, for the rest of the visit, where none was chosen before', async () => {
  const named = await get('/prices?lang=bn');
  expect(named.headers.getSetCookie()).toEqual(['visit_language=bn; Path=/; SameSite=Lax']);
  expect((await get('/prices?lang=bn', { cookie: 'language=en' })).headers.getSetCookie()).toEqual([]);
  expect(await htmlOf('/consumer', { cookie: 'visit_language=bn' })).toContain('<html lang="bn" data-rendered>');
  expect(await htmlOf('/consumer', { cookie: 'language=en; visit_language=bn' })).toContain('<html lang="en" data-rendered>');
  expect(await htmlOf('/consumer?lang=en', { cookie: 'visit_language=bn' })).toContain('<html lang="en" data-rendered>');
  expect(await htmlOf('/consumer', { cookie: 'visit_language=fr; language=bn' })).toContain('<html lang="bn" data-rendered>');
  for (const address of ['/prices', '/prices?lang=fr', '/prices?lang=bn%0d%0ax'])
    expect((await get(address)).headers.getSetCookie()).toEqual([]);
});

it.each([true, false])('the language of a link holds for the pages behind it (script: %s)', async (javaScriptEnabled) => {
  const { page, pageErrors } = await openPage(browser, { ...PHONE, javaScriptEnabled });
  await page.goto(`${server.url}/category/potato?lang=bn`);
  await page.getByRole('link', { name: /^Alu/ }).first().click();
  await page.waitForURL(/\/product\/[^?]*$/);
  const language = () => page.locator('html').getAttribute('lang');
  await page.getByText('৳৩৭.৫০').first().waitFor();
  await page.goto(`${server.url}/prices`);
  expect(await language()).toBe('bn');
  if (javaScriptEnabled) {
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBeNull();
    await page.getByRole('button', { name: 'English' }).click();
    await page.goto(`${server.url}/consumer`);
    expect(await language()).toBe('en');
  }
  expect(pageErrors).toEqual([]);
  await page.context().close();
});

it('a language that only the device knows is shown at once, and the server learns it', async () => {
  const { page, pageErrors } = await openPage(browser, PHONE);
  await page.context().addInitScript(() => localStorage.setItem('language', 'bn'));
  await page.goto(`${server.url}/product/${onSale}`);
  await page.getByText('৳৩৭.৫০').first().waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('bn');
  expect((await page.context().cookies()).find(({ name }) => name === 'language')?.value).toBe('bn');
  expect(pageErrors).toEqual([]);
  await page.context().close();
});
