/**
 * Weigh less and pay less: the seller ships what the scale shows, and the buyer reads the old and the new total.
 */
import type { Browser } from 'playwright-core';
import { e2eUrl } from '../support/built-app';
import { launchBrowser, shoot } from '../support/browser';
import { openMarket } from '../support/market';
import { onPhone, pageOf, visit } from '../support/visits';
import { buy, enter, move, sell, upazilasOfDhaka } from './trade';

const product = 'Diamond Spud White';
const w = {
  weigh: 'ওজন করে পাঠান',
  scale: `${product}, কেজি`,
  typed: '৪.৮',
  ship: 'পাঠিয়ে দিন',
  before: '৳২৬৫',
  after: '৳২৫৬',
  ordered: 'অর্ডার ছিল: ৫ কেজি',
  weighed: 'ওজন হয়েছে: ৪.৮ কেজি',
};

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
}, 120_000);
afterAll(() => browser.close());

it('weighs less and charges less', async () => {
  const market = await openMarket();
  const [seller, buyer] = [await enter(market.members.PRODUCER), await enter(market.members.CONSUMER)];
  const productId = await sell(seller, product);
  const upazilaId = (await upazilasOfDhaka())('Savar');
  const order = await buy(buyer, { seller, lines: [{ productId, quantity: '5' }], contactName: 'Rahima Khatun', upazilaId });
  await move(seller, order, 'confirmOrder');

  // the seller reads the scale before the parcel leaves
  const selling = await pageOf(browser, 'PRODUCER', market, onPhone);
  await visit(selling, `/dashboard/producerOrder/${order.id}`);
  await selling.getByText(w.before).last().waitFor();
  await selling.getByRole('button', { name: w.weigh, exact: true }).click();
  const dialog = selling.getByRole('dialog').last();
  await dialog.getByRole('textbox', { name: w.scale }).fill(w.typed);
  expect(await dialog.getByRole('textbox', { name: w.scale }).inputValue()).toBe(w.typed);
  await shoot(selling, 'weigh-1-scale');
  await dialog.getByRole('button', { name: w.ship, exact: true }).click();
  await selling.getByText(w.weighed).last().waitFor();
  await selling.getByText(w.after).last().waitFor();
  await shoot(selling, 'weigh-2-shipped');

  // the buyer is notified of both totals, and finds the weight in the order
  const buying = await pageOf(browser, 'CONSUMER', market, onPhone);
  await visit(buying, '/notifications');
  const notification = buying.locator('.notice', { hasText: order.trackingNumber }).filter({ hasText: w.after }).first();
  await notification.waitFor();
  expect(await notification.textContent()).toContain(w.before);
  await shoot(buying, 'weigh-3-notified');
  await buying.goto(e2eUrl(`/orders/${order.id}`));
  for (const text of [w.ordered, w.weighed, w.after]) await buying.getByText(text).first().waitFor();
  expect(await buying.locator('.sum-total.money').first().textContent()).toBe(w.after);
  await shoot(buying, 'weigh-4-order');
  for (const page of [selling, buying]) await page.context().close();
}, 180_000);
