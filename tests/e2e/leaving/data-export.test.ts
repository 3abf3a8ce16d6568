/**
 * Download my data: requested with the password, made by the job, reported in the inbox, and downloaded as a zip.
 */
import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { fromBufferPromise } from 'yauzl';
import { accessibilityProblems } from '../support/accessibility';
import { launchBrowser, shoot } from '../support/browser';
import { openMarket } from '../support/market';
import { onPhone, pageOf, visit } from '../support/visits';

const w = {
  section: 'আমার তথ্য নামান',
  request: 'আমার তথ্য চাই',
  password: /^আপনার পাসওয়ার্ড/,
  making: /^আপনার ফাইল তৈরি হচ্ছে/,
  ready: /^আপনার ফাইল তৈরি \([০-৯.]+ কেবি\)/,
  download: 'নামান',
  wrong: /পাসওয়ার্ড/,
  inbox: 'আপনার তথ্যের ফাইল তৈরি',
  file: 'orders-bought.json',
};

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
}, 120_000);
afterAll(() => browser.close());

it('requests, waits for and downloads the file with all data of a buyer [Y4]', async () => {
  const market = await openMarket();
  const page = await pageOf(browser, 'CONSUMER', market, onPhone);
  await visit(page, '/settings/data');
  const section = page.getByRole('region', { name: w.section });
  await section.getByRole('button', { name: w.request }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(w.password).fill('not-it');
  await dialog.getByRole('button', { name: w.request }).click();
  await dialog.getByText(w.wrong).first().waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await shoot(page, 'data-export-1-dialog');
  await dialog.getByLabel(w.password).fill(market.members.CONSUMER.password);
  await dialog.getByRole('button', { name: w.request }).click();
  await dialog.waitFor({ state: 'hidden' });
  await section.getByText(w.ready).or(section.getByText(w.making)).waitFor();
  await section.scrollIntoViewIfNeeded();
  await shoot(page, 'data-export-2-requested');
  await section.getByText(w.ready).waitFor({ timeout: 40_000 });
  expect(await accessibilityProblems(page)).toEqual([]);
  await section.scrollIntoViewIfNeeded();
  await shoot(page, 'data-export-3-ready');

  await section.getByRole('button', { name: w.download }).click();
  await dialog.getByLabel(w.password).fill(market.members.CONSUMER.password);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: w.download, exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^haatbar-data-\d{4}-\d\d-\d\d\.zip$/);
  const zip = await fromBufferPromise(await readFile(await download.path()), { lazyEntries: true });
  const names: string[] = [];
  for await (const { fileName } of zip.eachEntry()) names.push(fileName);
  expect(names).toEqual(expect.arrayContaining(['README.bn.txt', 'README.en.txt', 'account.json', w.file]) as string[]);
  await visit(page, '/notifications');
  await page.getByText(w.inbox).first().waitFor();
  await page.context().close();
}, 120_000);
