/**
 * Weigh less and pay less: the seller ships what the scale shows, and the buyer reads the old and the new total; in
 * Bangla on a phone, in English on a desktop.
 */
import type { Browser } from 'playwright-core';
import { e2eUrl } from '../support/built-app';
import { DESKTOP, launchBrowser, PHONE, shoot } from '../support/browser';
import { openMarket } from '../support/market';
import { type Look, pageOf, visit } from '../support/visits';
import { buy, enter, move, sell, upazilasOfDhaka } from './trade';

const product = 'Diamond Spud White';
const journeys = [
  {
    ...{
      look: { language: 'bn', device: PHONE } as Look,
      weigh: 'ওজন করে পাঠান',
      scale: `${product}, কেজি`,
      typed: '৪.৮',
      ship: 'পাঠিয়ে দিন',
    },
    ...{ onTheWay: 'পথে আছে', before: '৳২৬৫', after: '৳২৫৬', ordered: 'অর্ডার ছিল: ৫ কেজি', weighed: 'ওজন হয়েছে: ৪.৮ কেজি' },
  },
  {
    ...{
      look: { language: 'en', device: DESKTOP } as Look,
      weigh: 'Weigh and ship',
      scale: `${product}, kg`,
      typed: '4.8',
      ship: 'Ship',
    },
    ...{ onTheWay: 'On the way', before: '265 Tk', after: '256 Tk', ordered: 'Ordered: 5 KG', weighed: 'Weighed: 4.8 KG' },
  },
];

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
}, 120_000);
afterAll(() => browser.close());

it.each(journeys)(
  'weighs less and charges less, in $look.language',
  async (w) => {
    const { look } = w;
    const market = await openMarket();
    const [seller, buyer] = [await enter(market.members.PRODUCER), await enter(market.members.CONSUMER)];
    const productId = await sell(seller, product);
    const upazilaId = (await upazilasOfDhaka())('Savar');
    const order = await buy(buyer, { seller, lines: [{ productId, quantity: '5' }], contactName: 'Rahima Khatun', upazilaId });
    await move(seller, order, 'confirmOrder');

    // the seller reads the scale before the parcel leaves
    const selling = await pageOf(browser, 'PRODUCER', market, look);
    await visit(selling, `/dashboard/producerOrder/${order.id}`);
    await selling.getByText(w.before).last().waitFor();
    await selling.getByRole('button', { name: w.weigh, exact: true }).click();
    const dialog = selling.getByRole('dialog').last();
    await dialog.getByRole('textbox', { name: w.scale }).fill(w.typed);
    expect(await dialog.getByRole('textbox', { name: w.scale }).inputValue()).toBe(w.typed);
    await shoot(selling, `weigh-${look.language}-1-scale`);
    await dialog.getByRole('button', { name: w.ship, exact: true }).click();
    await selling.getByText(w.weighed).last().waitFor();
    await selling.getByText(w.after).last().waitFor();
    await shoot(selling, `weigh-${look.language}-2-shipped`);

    // the buyer is notified of both totals, and finds the weight in the order
    const buying = await pageOf(browser, 'CONSUMER', market, look);
    await visit(buying, '/notifications');
    const notification = buying.locator('.notice', { hasText: order.trackingNumber }).filter({ hasText: w.after }).first();
    await notification.waitFor();
    expect(await notification.textContent()).toContain(w.before);
    await shoot(buying, `weigh-${look.language}-3-notified`);
    await buying.goto(e2eUrl(`/orders/${order.id}`));
    for (const text of [w.ordered, w.weighed, w.after]) await buying.getByText(text).first().waitFor();
    expect(await buying.locator('.sum-total.money').first().textContent()).toBe(w.after);
    await shoot(buying, `weigh-${look.language}-4-order`);
    for (const page of [selling, buying]) await page.context().close();
  },
  180_000,
);
