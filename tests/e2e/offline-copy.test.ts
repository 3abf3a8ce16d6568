/** Orders and products stay readable without a network, on one phone, by their user alone. */
import type { Browser, Page } from 'playwright-core';
import { appMessages } from '../../client/app/app.messages';
import { errorMessages } from '../../client/app/errors/errors.messages';
import { menuMessages } from '../../client/app/menus/menu.messages';
import { logIn } from './sale/people';
import { words } from './sale/texts';
import { launchBrowser, openPage, PHONE, shoot, WITH_WORKER } from './support/browser';
import { e2eUrl } from './support/built-app';
import { type Market, openMarket } from './support/market';

const { offlinePage, offlineTitle } = errorMessages.en;
/** After a navigation this browser believes to be online, as a phone in a network that leads nowhere does. */
const nothingSaved = new RegExp(`${offlinePage}|${offlineTitle}`);
let browser: Browser;
let market: Market;

beforeAll(async () => {
  [browser, market] = [await launchBrowser(), await openMarket()];
}, 120_000);
afterAll(() => browser.close());

/** The operations on the device. */
const saved = (page: Page) =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name);
    if (!names.includes('haatbar-offline')) return []; // opening it would create it
    return new Promise<string[]>((resolve, reject) => {
      const opening = indexedDB.open('haatbar-offline');
      opening.onerror = () => reject(new Error('The database cannot be opened.'));
      opening.onsuccess = () => {
        const keys = opening.result.transaction('rows').objectStore('rows').getAllKeys();
        keys.onsuccess = () => {
          opening.result.close();
          resolve(keys.result.map(String).filter((key) => key !== 'owner'));
        };
      };
    });
  });

const isSaved = async (page: Page, ...operations: string[]) => {
  const keys = await saved(page);
  return operations.every((operation) => keys.some((key) => key.includes(`"${operation}"`)));
};
const until = async (done: () => Promise<boolean>) => {
  const end = Date.now() + 20_000;
  while (!(await done())) {
    if (Date.now() > end) throw new Error('It did not come to that in 20 s.');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
};

it('an order and a product are read after a reload without a network; after the logout nothing is [J1]', async () => {
  const { page } = await openPage(browser, { ...PHONE, ...WITH_WORKER });
  const context = page.context();
  page.setDefaultTimeout(20_000);
  const order = `/orders/${market.ids['/orders/']?.other}`;
  const product = `/product/${market.ids['/product/']?.other}`;
  await logIn(page, words.en, { name: '', ...market.members.CONSUMER }, words.en.consumer);
  await page.waitForURL('**/consumer');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto(e2eUrl(order));
  const orderTitle = await page.getByRole('heading', { level: 1 }).innerText();
  await until(() => isSaved(page, 'Me', 'PurchaseDetail'));
  await page.goto(e2eUrl(product));
  await page.getByRole('heading', { level: 1, name: 'Diamond Spud' }).waitFor();
  await until(() => isSaved(page, 'ProductPage', 'PurchaseDetail'));

  await context.setOffline(true);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Diamond Spud' }).waitFor();
  await page.getByText(/Showing saved data from /).waitFor();
  await shoot(page, 'offline-product');
  await page.goto(e2eUrl(order));
  await page.getByRole('heading', { level: 1, name: orderTitle }).waitFor();
  await page
    .getByText(/Station Road/)
    .first()
    .waitFor();
  await page.getByText(/Showing saved data from /).waitFor();
  await shoot(page, 'offline-order');
  await page.goto(e2eUrl(`/seller/${market.ids['/seller/']?.other}`));
  await page.getByRole('heading', { level: 1, name: nothingSaved }).waitFor();
  expect(await page.getByText(/Showing saved data/).count()).toBe(0);

  await context.setOffline(false);
  await page.goto(e2eUrl('/consumer'));
  await page.getByRole('button', { name: appMessages.en.menu, exact: true }).click();
  await page.getByRole('button', { name: menuMessages.en.logout }).click();
  await until(async () => (await saved(page)).length === 0);
  await page.waitForLoadState('networkidle'); // the logout leads to the front page
  await context.setOffline(true);
  await page.goto(e2eUrl(product));
  await page.getByRole('heading', { level: 1, name: nothingSaved }).waitFor();

  // another user of the same phone
  await context.setOffline(false);
  await logIn(page, words.en, { name: '', ...market.members.WHOLESALER }, 'Wholesaler');
  await page.waitForURL('**/dashboard/**');
  await until(() => isSaved(page, 'Me'));
  expect(await isSaved(page, 'PurchaseDetail')).toBe(false);
  await context.setOffline(true);
  await page.goto(e2eUrl(order));
  await page.getByRole('heading', { level: 1, name: nothingSaved }).waitFor();
  await context.close();
}, 180_000);
