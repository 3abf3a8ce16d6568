/**
 * Neighbours order together: a basket of the cart with a title, joined by its link, closed, confirmed again because the
 * lower price is lost, and ordered.
 */
import type { Browser, Page } from 'playwright-core';
import { withClient } from '../../support/database';
import { accessibilityProblems } from '../support/accessibility';
import { databaseUrl } from '../support/built-app';
import { launchBrowser, shoot } from '../support/browser';
import { openMarket } from '../support/market';
import { onPhone, pageOf, visit } from '../support/visits';
import { enter, run, sell } from './trade';

const w = {
  together: 'প্রতিবেশীদের সঙ্গে কিনুন',
  open: 'ঝুড়ি খুলুন',
  share: 'শেয়ার',
  join: 'যোগ দিন',
  add: /Shared Spud যোগ করুন/,
  missing: /আর ৯.৫ কেজি নিলে সবার জন্য ৳৪০/,
  reached: 'কম দাম পাওয়া গেছে',
  close: 'সবার নেওয়া শেষ, দাম নিশ্চিত করি',
  confirm: /৳[০-৯.,]+ নিশ্চিত করুন/,
  confirmed: /আপনি ৳[০-৯.,]+ নিশ্চিত করেছেন/,
  order: 'সবার জন্য অর্ডার করুন',
  lost: /কিছুই অর্ডার হয়নি: দাম বা মজুত বদলে গেছে/,
  done: 'সব অর্ডার হয়ে গেছে',
  mine: 'আমার অর্ডার দেখুন',
  part: /যৌথ ঝুড়ির অংশ/,
  list: 'অর্ডার হয়েছে',
  title: 'ব্লক সি-এর প্রতিবেশীরা',
};

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
}, 120_000);
afterAll(() => browser.close());

async function ready(page: Page, name: string): Promise<void> {
  expect(await accessibilityProblems(page)).toEqual([]);
  await shoot(page, name);
}

it('opens, joins, closes, confirms again at the price that is left, and orders for both [B2]', async () => {
  const [market, next] = [await openMarket(), await openMarket()];
  const [seller, organiser] = [await enter(market.members.PRODUCER), await enter(market.members.CONSUMER)];
  const productId = await sell(seller, 'Shared Spud');
  await withClient(databaseUrl(), async (client) => {
    await client.query('UPDATE sell_posts SET tiers_for_baskets = true WHERE product_id = $1', [productId]);
    await client.query(
      'INSERT INTO sell_post_tiers (sell_post_id, min_quantity, price) SELECT id, 20, 40 FROM sell_posts WHERE product_id = $1',
      [productId],
    );
  });
  await run('mutation ($line: CartLineInput!) { setCartLine(line: $line) { total } }', { line: { productId, quantity: '10' } }, organiser);

  const [page, neighbour] = [await pageOf(browser, 'CONSUMER', market, onPhone), await pageOf(browser, 'CONSUMER', next, onPhone)];
  const shot = (step: string) => `shared-basket-${step}`;
  await visit(page, '/cart');
  await page.getByRole('link', { name: w.together }).first().click();
  const open = page.getByRole('button', { name: w.open, exact: true });
  await open.waitFor();
  await fillPlace(page);
  await page.locator('[name="title"]').fill(w.title);
  await ready(page, shot('1-form'));
  await open.click();
  await page.getByRole('button', { name: w.share, exact: true }).waitFor();
  await page.getByRole('heading', { level: 1, name: w.title }).waitFor();
  await ready(page, shot('2-open'));
  const link = new URL(page.url()).pathname;

  await visit(neighbour, link);
  await neighbour.getByText('Shared Spud').first().waitFor();
  await neighbour.getByRole('heading', { level: 1, name: w.title }).waitFor();
  await ready(neighbour, shot('3-invited'));
  await neighbour.getByRole('button', { name: w.join, exact: true }).click();
  await neighbour.getByRole('button', { name: w.add }).click();
  await neighbour.getByText(w.missing).waitFor();
  await neighbour.locator('.basket-own input').fill('10');
  await neighbour.locator('.basket-own input').press('Enter');
  await neighbour.getByText(w.reached).waitFor();
  await ready(neighbour, shot('4-joined'));

  await visit(page, link);
  await page.getByRole('button', { name: w.close, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: w.close, exact: true }).click();
  await page.getByRole('button', { name: w.confirm }).click();
  await page.getByText(w.confirmed).waitFor();
  await visit(neighbour, link);
  await ready(neighbour, shot('5-confirming'));
  await neighbour.getByRole('button', { name: w.confirm }).click();
  await neighbour.getByText(w.confirmed).waitFor();

  await withClient(databaseUrl(), (client) =>
    client.query('DELETE FROM sell_post_tiers WHERE sell_post_id IN (SELECT id FROM sell_posts WHERE product_id = $1)', [productId]),
  );
  await visit(page, link);
  await page.getByRole('button', { name: w.order, exact: true }).click();
  await page.getByText(w.lost).waitFor();
  await ready(page, shot('6-lost'));
  await page.getByRole('button', { name: w.confirm }).click();
  await page.getByText(w.confirmed).waitFor();
  await visit(neighbour, link);
  await neighbour.getByRole('button', { name: w.confirm }).click();
  await neighbour.getByText(w.confirmed).waitFor();
  await visit(page, link);
  await page.getByRole('button', { name: w.order, exact: true }).click();
  await page.getByText(w.done).waitFor();
  await ready(page, shot('7-ordered'));
  await visit(neighbour, link);
  await neighbour.getByRole('link', { name: w.mine, exact: true }).click();
  await neighbour.getByText(w.part).waitFor();
  await visit(page, '/baskets');
  await page.locator('.row-card', { hasText: w.list }).filter({ hasText: w.title }).first().waitFor();
  await ready(page, shot('8-list'));
  await page.context().close();
  await neighbour.context().close();
}, 180_000);

/** The market's consumer has an address in the profile or not: what is asked for is filled in. */
async function fillPlace(page: Page): Promise<void> {
  for (const [name, value] of [
    ['contactName', 'Rahima Khatun'],
    ['contactPhone', '01712345678'],
    ['address', 'House 7, Station Road'],
  ] as const) {
    const field = page.locator(`[name="${name}"]`);
    if ((await field.count()) > 0) await field.fill(value);
  }
  const typed = page.getByRole('searchbox', { name: /^(Thana|থানা)/ });
  if ((await typed.count()) > 0) {
    await typed.fill('Savar');
    await page.locator('.place-search-found button').first().click();
    return;
  }
  for (const name of ['divisionId', 'districtId', 'upazilaId']) {
    const field = page.locator(`select[name="${name}"]`);
    if ((await field.count()) === 0) continue;
    await field.locator('option').nth(1).waitFor({ state: 'attached' });
    await field.selectOption({ index: 1 });
  }
}
