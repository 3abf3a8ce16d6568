/**
 * A producer edits a product in a real browser: what they leave alone stays as it is, to the last decimal, whatever
 * deal runs.
 */
import type { Browser, Page } from 'playwright-core';
import { withClient } from '../../support/database';
import { databaseUrl, e2eClient, e2eUrl } from '../support/built-app';
import { DESKTOP, launchBrowser, PHONE } from '../support/browser';
import { type Market, openMarket } from '../support/market';
import { pageOf } from '../support/visits';

const products = 'Diamond Spud'; // the market's product that is on sale, 45 Tk
const DAY_MS = 86_400_000;

let browser: Browser;
let market: Market;
let id: string;
let token: string;
beforeAll(async () => {
  [browser, market] = [await launchBrowser(), await openMarket()];
  id = market.ids['/dashboard/product/']?.other ?? '';
  const { phone, password } = market.members.PRODUCER;
  const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { token } }';
  const input = { phone, password, sessionKind: 'BEARER' };
  token = (await e2eClient().gql<{ login: { token: string } }>(LOGIN, { input })).data.login.token;
}, 120_000);
afterAll(() => browser.close());

interface Stored {
  readonly price: string;
  readonly regularPrice: string;
  readonly quantity: string;
  readonly description: string;
}
const stored = async () => {
  const OWN = 'query ($id: ID!) { myProduct(id: $id) { price regularPrice quantity description } }';
  return (await e2eClient().gql<{ myProduct: Stored }>(OWN, { id }, { token })).data.myProduct;
};
/** Sets amounts such as orders of half kilograms leave, or a price that was imported with paisa. */
const setAmounts = (price: string, onHand: string) =>
  withClient(databaseUrl(), async (client) => {
    await client.query('UPDATE products SET price = $2 WHERE id = $1', [id, price]);
    await client.query('UPDATE product_stock SET on_hand = $2 WHERE product_id = $1', [id, onHand]);
  });
const movements = () =>
  withClient(databaseUrl(), async (client) => {
    const { rows } = await client.query<{ made: number }>('SELECT count(*)::int AS made FROM stock_movements WHERE product_id = $1', [id]);
    return rows[0]?.made;
  });
const appendAndSave = async (page: Page, text: string) => {
  await page.goto(e2eUrl(`/dashboard/producer/product-edit/${id}`));
  const description = page.getByRole('textbox', { name: /^Description/ });
  await description.fill(`${await description.inputValue()}${text}`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Product updated successfully').first().waitFor();
};

it('two edits of a product under a deal leave its regular price, fractions of price and stock included', async () => {
  await setAmounts('83.20', '573.5');
  const made = await movements();
  const DEAL = 'mutation ($input: MyDealInput!) { createMyDeal(input: $input) { id } }';
  const input = { productId: id, percent: 20, endsAt: new Date(Date.now() + 3 * DAY_MS).toISOString() };
  await e2eClient().gql(DEAL, { input }, { token });
  const page = await pageOf(browser, 'PRODUCER', market, { language: 'en', device: PHONE });
  for (const text of [' Sweet.', ' Washed.']) {
    await appendAndSave(page, text);
    expect(await stored()).toMatchObject({ regularPrice: '83.20', price: '66.56', quantity: '573.5' });
  }
  expect((await stored()).description).toMatch(/Sweet\. Washed\.$/);
  await page.goto(e2eUrl(`/dashboard/producer/product-edit/${id}`));
  expect(await page.getByRole('textbox', { name: /^Selling price/ }).inputValue()).toBe('83.2');
  expect(await page.getByRole('textbox', { name: /^Quantity/ }).inputValue()).toBe('573.5');
  await page.getByText(/^Deal 20% until/).waitFor();
  expect(await movements()).toBe(made);
  await page.context().close();
}, 120_000);

it("the list's stepper adds one to a fraction and saves it exactly", async () => {
  await setAmounts('45', '870.5');
  const page = await pageOf(browser, 'PRODUCER', market, { language: 'en', device: DESKTOP });
  await page.goto(e2eUrl('/dashboard/producerAllProducts?view=table'));
  const stock = page.getByRole('group', { name: `Stock of ${products}` });
  expect(await stock.getByRole('textbox').inputValue()).toBe('870.5');
  await stock.getByRole('button', { name: /^Increase/ }).click();
  await page.locator('.stock-stepper', { has: stock }).getByRole('button', { name: 'Save' }).click();
  await page.getByText('Stock saved').first().waitFor();
  expect(await stored()).toMatchObject({ quantity: '871.5', regularPrice: '45.00' });
  await page.context().close();
}, 60_000);
