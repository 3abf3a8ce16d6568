/**
 * An order that is wanted every week: made recurring on its page, announced the day before, confirmed with one tap.
 */
import type { Browser } from 'playwright-core';
import { addDays, dayAt } from '../../../schema/rules/orders/delivery-days';
import { withClient } from '../../support/database';
import { accessibilityProblems } from '../support/accessibility';
import { databaseUrl } from '../support/built-app';
import { launchBrowser, shoot } from '../support/browser';
import { openMarket } from '../support/market';
import { onPhone, pageOf, visit } from '../support/visits';
import { buy, enter, sell, upazilasOfDhaka } from './trade';

const w = {
  make: 'প্রতি সপ্তাহে বা মাসে নিন',
  month: 'প্রতি মাসে',
  day: /^প্রথম দিন/,
  save: 'নিয়মিত করুন',
  confirm: 'অর্ডার নিশ্চিত করুন',
  changed: /৳৪৮\/কেজি/,
  saved: /-এর আগের দিন আপনাকে জানাব/,
  skip: 'এই দিন বাদ দিন',
  mine: 'সব নিয়মিত অর্ডার',
  rhythm: /^প্রতি মাসে · পরের দিন/,
};

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
}, 120_000);
afterAll(() => browser.close());

it('makes an order recurring, leaves out a day and confirms the next one at its price [B1]', async () => {
  const market = await openMarket();
  const [seller, buyer] = [await enter(market.members.PRODUCER), await enter(market.members.CONSUMER)];
  const productId = await sell(seller, 'Diamond Spud Weekly');
  const upazilaId = (await upazilasOfDhaka())('Savar');
  const order = await buy(buyer, { seller, lines: [{ productId, quantity: '5' }], contactName: 'Rahima Khatun', upazilaId });

  const page = await pageOf(browser, 'CONSUMER', market, onPhone);
  await visit(page, `/orders/${order.id}`);
  await page.getByRole('link', { name: w.make }).click();
  await page.getByRole('radio', { name: w.month }).check();
  await page.getByLabel(w.day).fill(addDays(dayAt(new Date()), 2));
  expect(await accessibilityProblems(page)).toEqual([]);
  await shoot(page, 'recurring-1-form');
  await page.getByRole('button', { name: w.save, exact: true }).click();
  await page.getByText(w.saved).waitFor();
  await page.getByText('Diamond Spud Weekly').waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await shoot(page, 'recurring-2-saved');
  const before = await page.getByText(w.rhythm).textContent();
  await page.getByRole('button', { name: w.skip, exact: true }).click();
  await page
    .getByText(w.rhythm)
    .filter({ hasNotText: before ?? '' })
    .waitFor();
  await page.getByRole('link', { name: w.mine, exact: true }).first().click();
  await page.locator('.row-card', { hasText: 'Diamond Spud Weekly' }).first().waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await shoot(page, 'recurring-3-list');

  // the day before, with another price than was paid
  await withClient(databaseUrl(), async (client) => {
    const tomorrow = addDays(dayAt(new Date()), 1);
    await client.query('UPDATE recurring_orders SET next_on = $2, announced_on = $2 WHERE source_order_id = $1', [order.id, tomorrow]);
    await client.query('UPDATE products SET price = 48 WHERE id = $1', [productId]);
  });
  await visit(page, '/recurring');
  await page.locator('.row-card', { hasText: 'Diamond Spud Weekly' }).first().getByRole('link').first().click();
  await page.getByText(w.changed).waitFor();
  expect(await accessibilityProblems(page)).toEqual([]);
  await shoot(page, 'recurring-4-announced');
  await page.getByRole('button', { name: w.confirm, exact: true }).click();
  await page.waitForURL(/\/orders\/[0-9a-f-]{36}\?placed=1/);
  expect(page.url()).not.toContain(order.id);
  await shoot(page, 'recurring-5-placed');
  await page.context().close();
}, 120_000);
