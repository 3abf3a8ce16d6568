/**
 * A parcel that its buyer does not take, sent a second time and taken back; in Bangla on a phone, in English on a
 * desktop.
 */
import type { Browser, Page } from 'playwright-core';
import { e2eUrl } from '../support/built-app';
import { DESKTOP, launchBrowser, PHONE, shoot } from '../support/browser';
import { openMarket } from '../support/market';
import { type Look, pageOf, visit } from '../support/visits';
import { available, buy, enter, move, sell, upazilasOfDhaka } from './trade';

const product = 'Diamond Spud Gold';
const journeys = [
  {
    ...{ look: { language: 'bn', device: PHONE } as Look, fail: 'পৌঁছানো যায়নি', refused: 'ক্রেতা নেননি', save: 'সংরক্ষণ করুন' },
    ...{ again: 'আবার পাঠান', takeBack: 'ফেরত নিন', failed: 'পৌঁছায়নি: ক্রেতা নেননি', reason: 'বিক্রেতা বলেছেন, অর্ডারটি নেওয়া হয়নি' },
    ...{ tries: '৩ বারের মধ্যে ২ বার চেষ্টা হয়েছে', returned: 'বিক্রেতার কাছে ফেরত গেছে', back: 'ফেরত এসেছে' },
  },
  {
    ...{
      look: { language: 'en', device: DESKTOP } as Look,
      fail: 'Could not deliver',
      refused: 'Refused at the door',
      save: 'Save',
    },
    ...{ again: 'Send again', takeBack: 'Take order back', failed: 'Not delivered: Refused at the door', reason: 'refused at the door' },
    ...{ tries: 'Attempts: 2 of 3', returned: 'Returned to the seller', back: 'Returned' },
  },
];

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
}, 120_000);
afterAll(() => browser.close());

async function reportRefused(page: Page, { fail, refused, save }: (typeof journeys)[number]): Promise<void> {
  await page.getByRole('button', { name: fail, exact: true }).click();
  const dialog = page.getByRole('dialog').last();
  await dialog.getByRole('radio', { name: refused }).check();
  await dialog.getByRole('button', { name: save, exact: true }).click();
}

it.each(journeys)(
  'a parcel that its buyer does not take is sent a second time and then taken back, in $look.language',
  async (w) => {
    const { look } = w;
    const market = await openMarket();
    const [seller, buyer] = [await enter(market.members.PRODUCER), await enter(market.members.CONSUMER)];
    const productId = await sell(seller, product);
    const upazilaId = (await upazilasOfDhaka())('Savar');
    const order = await buy(buyer, { seller, lines: [{ productId, quantity: '5' }], contactName: 'Rahima Khatun', upazilaId });
    await move(seller, order, 'confirmOrder', 'shipOrder');
    expect(await available(seller, productId)).toBe(495);

    const selling = await pageOf(browser, 'PRODUCER', market, look);
    await visit(selling, `/dashboard/producerOrder/${order.id}`);
    await reportRefused(selling, w);
    await selling.getByText(w.failed).waitFor();
    await shoot(selling, `returned-${look.language}-1-refused`);

    const buying = await pageOf(browser, 'CONSUMER', market, look);
    await visit(buying, `/orders/${order.id}`);
    await buying.getByText(w.reason).first().waitFor();
    await shoot(buying, `returned-${look.language}-2-buyer`);

    // a second try, which fails as well
    await selling.getByRole('button', { name: w.again, exact: true }).click();
    await reportRefused(selling, w);
    await selling.getByText(w.tries).waitFor();
    await selling.getByRole('button', { name: w.takeBack, exact: true }).click();
    const dialog = selling.getByRole('alertdialog');
    await dialog.getByText(product).waitFor();
    await shoot(selling, `returned-${look.language}-3-take-back`);
    await dialog.getByRole('button', { name: w.takeBack, exact: true }).click();
    await selling.getByText(w.back, { exact: true }).last().waitFor();
    await shoot(selling, `returned-${look.language}-4-returned`);
    expect(await available(seller, productId)).toBe(500);

    await buying.goto(e2eUrl(`/orders/${order.id}`));
    await buying.getByText(w.returned).first().waitFor();
    await shoot(buying, `returned-${look.language}-5-buyer`);
    for (const page of [selling, buying]) await page.context().close();
  },
  180_000,
);
