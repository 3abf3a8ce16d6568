/**
 * A partner from the first key to the last: a producer makes a key in Settings, a program uses it in both transports
 * within its permissions and beyond, it is replaced and deleted; a webhook delivers to a receiver on this machine, its
 * log is read and a message sent again. In a real browser, with a site of its own that may call private addresses.
 */
import type { Browser, Page } from 'playwright-core';
import { createDataFolder, type DataFolder } from '../../support/data-folder';
import { createTestDatabase } from '../../support/database';
import { type Receiver, startReceiver } from '../../support/receiver';
import { type ServerProcess, startServer } from '../../support/server-process';
import { DESKTOP, launchBrowser, openPage, shoot } from '../support/browser';
import { e2eUrl } from '../support/built-app';
import { type Market, openMarket } from '../support/market';
import { logIn } from '../sale/people';
import { words } from '../sale/texts';

let browser: Browser;
let folder: DataFolder;
let server: ServerProcess;
let receiver: Receiver;
let market: Market;
beforeAll(async () => {
  [browser, receiver, folder] = [await launchBrowser(), await startReceiver(), createDataFolder()];
  const database = await createTestDatabase();
  const settings = { NODE_ENV: 'test', TRUST_PROXY: '1', WEBHOOK_ALLOW_PRIVATE: 'true' };
  server = await startServer({ DATA_DIR: folder.dir, DATABASE_URL: database, ...settings });
  Object.assign(process.env, { E2E_URL: server.url, E2E_DATABASE_URL: database, E2E_DATA_DIR: folder.dir });
  market = await openMarket();
}, 120_000);
afterAll(async () => {
  await browser.close();
  await server.stop();
  await receiver.stop();
  folder.remove();
});

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Returns the secret that the dialog shows only this once, and closes the dialog. */
async function secretOf(page: Page): Promise<string> {
  const dialog = page.getByRole('alertdialog', { name: 'Save this now' });
  const secret = await dialog.locator('code').innerText();
  await dialog.getByRole('button', { name: 'I have saved it' }).click();
  await dialog.waitFor({ state: 'hidden' });
  return secret;
}

/** The code of the error, null where there is none. */
async function gql(key: string, query: string): Promise<string | null> {
  const result = await fetch(e2eUrl('/graphql'), {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const { errors } = (await result.json()) as { errors?: { extensions: { code: string } }[] };
  return errors?.[0]?.extensions.code ?? null;
}
async function rest(key: string, method: string, path: string): Promise<string | null> {
  const result = await fetch(e2eUrl(`/api/v1${path}`), { method, headers: { authorization: `Bearer ${key}` } });
  await result.arrayBuffer();
  return result.headers.get('error-code');
}
const PRODUCTS = '{ myProducts { nodes { id } } }';

it('a key and a webhook, from Settings to a program and to their end [X1 W2]', async () => {
  const { page, pageErrors } = await openPage(browser, DESKTOP);
  page.setDefaultTimeout(15_000);
  await logIn(page, words.en, { ...market.members.PRODUCER, name: 'Karim Mia' }, words.en.producer);
  await page.waitForURL('**/dashboard/**');
  await page.goto(e2eUrl('/settings/developers'));

  // 1. a key that may see and change products
  const keys = section(page, 'API keys');
  await keys.getByRole('button', { name: 'New API key' }).click();
  await keys.getByRole('textbox', { name: /^Name/ }).fill('Till');
  for (const name of ['See products, deals and lots', 'Change products, stock, deals and delivery fees'])
    await keys.getByRole('checkbox', { name }).check();
  await keys.getByRole('button', { name: 'Create key' }).click();
  const first = await secretOf(page);
  await keys.getByText('Never used').waitFor();
  expect(await page.content()).not.toContain(first);

  // 2. a program uses it: within its permissions, beyond them, and where no key may
  expect(await gql(first, PRODUCTS)).toBeNull();
  expect(await rest(first, 'GET', '/producer/products')).toBeNull();
  expect(await gql(first, '{ mySales { totalCount } }')).toBe('FORBIDDEN');
  expect(await rest(first, 'GET', '/producer/profile')).toBe('FORBIDDEN');
  expect(await gql(first, '{ apiKeys { id } }')).toBe('FORBIDDEN');
  expect(await rest(first, 'POST', '/logout')).toBe('FORBIDDEN');
  await page.reload();
  await keys.getByText('Last used').waitFor();

  // 3. replaced: both work for a day; deleted: neither
  await keys.getByRole('button', { name: 'Replace Till' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Replace', exact: true }).click();
  const second = await secretOf(page);
  await keys.getByText(/^The old key works until/).waitFor();
  expect(second).not.toBe(first);
  expect([await gql(first, PRODUCTS), await rest(second, 'GET', '/producer/products')]).toEqual([null, null]);
  await keys.getByRole('button', { name: 'Delete Till' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await keys.getByText('You have no API keys.').waitFor();
  expect([await gql(first, PRODUCTS), await rest(second, 'GET', '/producer/products')]).toEqual(['UNAUTHENTICATED', 'UNAUTHENTICATED']);

  // 4. a webhook: its test arrives signed, the log shows it, and it can be sent again
  const hooks = section(page, 'Webhooks');
  await hooks.getByRole('button', { name: 'New webhook' }).click();
  await hooks.getByRole('textbox', { name: /^Address/ }).fill(receiver.url);
  await hooks.getByRole('checkbox', { name: 'The stock changes' }).check();
  await hooks.getByRole('button', { name: 'Save' }).click();
  await secretOf(page);
  await hooks.getByRole('button', { name: 'Send test' }).click();
  await page.getByText('The test is on its way.').first().waitFor();
  await hooks.getByRole('button', { name: 'Log', exact: true }).click();
  const log = hooks.getByRole('group', { name: `Log of ${receiver.url}` });
  const refreshed = async (text: string, count: number) => {
    for (let tries = 0; tries < 30 && (await log.getByText(text, { exact: true }).count()) < count; tries++) {
      const replied = page.waitForResponse((response) => response.url().endsWith('/graphql'));
      await log.getByRole('button', { name: 'Refresh' }).click();
      await replied;
    }
    await log
      .getByText(text, { exact: true })
      .nth(count - 1)
      .waitFor();
  };
  await refreshed('Delivered', 1);
  expect(receiver.received.map(({ body }) => body.type)).toEqual(['test']);
  expect(receiver.received[0]?.signature).toMatch(/^t=\d+,v1=[0-9a-f]{64}$/);
  const arrivedAgain = receiver.next();
  await log.getByRole('button', { name: 'Send again' }).click();
  await page.getByText('Sent again.').first().waitFor();
  expect((await arrivedAgain).body.id).toBe(receiver.received[0]?.body.id);
  await refreshed('Delivered', 1);
  await shoot(page, 'partners');

  expect(pageErrors).toEqual([]);
  await page.context().close();
}, 120_000);
