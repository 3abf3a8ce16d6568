/**
 * A parcel that its buyer does not take, sent a second time and taken back.
 */
import type { Browser, Page } from 'playwright-core';
import { e2eUrl } from '../support/built-app';
import { launchBrowser, shoot } from '../support/browser';
import { openMarket } from '../support/market';
import { onDesktop, pageOf, visit } from '../support/visits';
import { available, buy, enter, move, sell, upazilasOfDhaka } from './trade';

const product = 'Diamond Spud Gold';
const w = {
  fail: 'Could not deliver',
  refused: 'Refused at the door',
  save: 'Save',
  again: 'Send again',
  takeBack: 'Take order back',
  failed: 'Not delivered: Refused at the door',
  reason: 'refused at the door',
  tries: 'Attempts: 2 of 3',
  returned: 'Returned to the seller',
  back: 'Returned',
};

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
}, 120_000);
afterAll(() => browser.close());

async function reportRefused(page: Page): Promise<void> {
  await page.getByRole('button', { name: w.fail, exact: true }).click();
  const dialog = page.getByRole('dialog').last();
  await dialog.getByRole('radio', { name: w.refused }).check();
  await dialog.getByRole('button', { name: w.save, exact: true }).click();
}

it('a parcel that its buyer does not take is sent a second time and then taken back', async () => {
  const market = await openMarket();
  const [seller, buyer] = [await enter(market.members.PRODUCER), await enter(market.members.CONSUMER)];
  const productId = await sell(seller, product);
  const upazilaId = (await upazilasOfDhaka())('Savar');
  const order = await buy(buyer, { seller, lines: [{ productId, quantity: '5' }], contactName: 'Rahima Khatun', upazilaId });
  await move(seller, order, 'confirmOrder', 'shipOrder');
  expect(await available(seller, productId)).toBe(495);

  const selling = await pageOf(browser, 'PRODUCER', market, onDesktop);
  await visit(selling, `/dashboard/producerOrder/${order.id}`);
  await reportRefused(selling);
  await selling.getByText(w.failed).waitFor();
  await shoot(selling, 'returned-1-refused');

  const buying = await pageOf(browser, 'CONSUMER', market, onDesktop);
  await visit(buying, `/orders/${order.id}`);
  await buying.getByText(w.reason).first().waitFor();
  await shoot(buying, 'returned-2-buyer');

  // a second try, which fails as well
  await selling.getByRole('button', { name: w.again, exact: true }).click();
  await reportRefused(selling);
  await selling.getByText(w.tries).waitFor();
  await selling.getByRole('button', { name: w.takeBack, exact: true }).click();
  const dialog = selling.getByRole('alertdialog');
  await dialog.getByText(product).waitFor();
  await shoot(selling, 'returned-3-take-back');
  await dialog.getByRole('button', { name: w.takeBack, exact: true }).click();
  await selling.getByText(w.back, { exact: true }).last().waitFor();
  await shoot(selling, 'returned-4-returned');
  expect(await available(seller, productId)).toBe(500);

  await buying.goto(e2eUrl(`/orders/${order.id}`));
  await buying.getByText(w.returned).first().waitFor();
  await shoot(buying, 'returned-5-buyer');
  for (const page of [selling, buying]) await page.context().close();
}, 180_000);
