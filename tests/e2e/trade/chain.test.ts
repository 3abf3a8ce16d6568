/**
 * From the field to the table, each step by its own user on their own screens: bought in bulk, delivered, listed again,
 * twice; read back to the field.
 */
import type { Browser, Page } from 'playwright-core';
import { words } from '../sale/texts';
import { DESKTOP, launchBrowser, PHONE, shoot } from '../support/browser';
import { e2eUrl } from '../support/built-app';
import { type Market, openMarket } from '../support/market';
import { pageOf, type Visitor } from '../support/visits';
import { growAndOffer, handOver, listAgain, lowerForBusinesses, order, rice, stockOf } from './steps';

const english = { again: 'Relist', price: /Your price/, list: 'List products' };
const bangla = { again: 'বিক্রিতে দিন', price: /আপনার দাম/, list: 'বিক্রিতে দিন' };

let browser: Browser;
let market: Market;
let pages: Page[] = [];
beforeAll(async () => {
  [browser, market] = [await launchBrowser(), await openMarket()];
}, 120_000);
/** Saves an image of every page as it was last: after a failure these images show why. */
afterAll(async () => {
  for (const [index, page] of pages.entries()) await shoot(page, `chain-last-${index}`);
  await browser.close();
});

async function open(who: Visitor, language: 'en' | 'bn' = 'en', device = DESKTOP): Promise<Page> {
  const page = await pageOf(browser, who, market, { language, device });
  pages = [...pages, page];
  return page;
}

it('products retain their origin through two traders, down to the kilogram [R9 T8 T9 R13]', async () => {
  const w = words.en;
  const grower = await open('PRODUCER');
  const supersaler = await open('SUPERSALER');
  const wholesaler = await open('WHOLESALER', 'bn', PHONE);
  const consumer = await open('CONSUMER', 'en', PHONE);

  // 1. a producer offers a ton to businesses; a buyer hears nothing of it
  const grown = await growAndOffer(grower, w);
  expect(await stockOf(supersaler, grown)).toBe('1,000 KG');
  await consumer.goto(e2eUrl(`/product/${grown}`));
  await consumer.getByRole('heading', { level: 1, name: /not found/i }).waitFor();

  // 2. the supersaler buys half of it at the price by quantity, gets it, and lists it again
  await supersaler.goto(e2eUrl('/dashboard/supersellerProducerProducts?q=kataribhog'));
  await supersaler.getByText('from 500 KG: 88 Tk/KG').waitFor();
  await shoot(supersaler, 'chain-1-market');
  await supersaler.getByRole('button', { name: `Add to cart: ${rice}` }).click();
  await supersaler.locator('.in-cart').first().waitFor();
  const bulk = await order(supersaler, w, { quantity: '500', price: '44,000 Tk' });
  expect(await stockOf(grower, grown)).toBe('500 KG');
  await handOver(grower, supersaler, w, '/dashboard/producerOrder', bulk);
  await supersaler.goto(e2eUrl('/dashboard/supersellerProducerProducts?tab=received&q=kataribhog'));
  await supersaler.getByRole('cell', { name: '88 Tk/KG', exact: true }).waitFor();
  const second = await listAgain(supersaler, english, '99');
  expect(await stockOf(supersaler, second)).toBe('500 KG');
  await lowerForBusinesses(supersaler, { from: '100', price: '97' });
  await shoot(supersaler, 'chain-2-relisted');

  // 3. the wholesaler finds it beside the grower's on her phone, in Bangla, buys 100 KG, lists it again
  await wholesaler.goto(e2eUrl('/dashboard/wholesalerAllProducts?q=kataribhog'));
  const offer = wholesaler.locator('.row-card', { hasText: 'Jashim Traders' });
  await offer.getByText('১০০ কেজি থেকে: ৳৯৭/কেজি').waitFor();
  expect(await wholesaler.locator('.row-card').count()).toBe(2);
  await offer.getByRole('button', { name: `কার্টে নিন: ${rice}` }).click();
  await offer.locator('.in-cart').waitFor();
  const resale = await order(wholesaler, words.bn, { quantity: '১০০', price: '৳৯,৭০০' });
  expect(await stockOf(supersaler, second)).toBe('400 KG');
  await handOver(supersaler, wholesaler, w, '/dashboard/supersellerOrder', resale);
  await wholesaler.goto(e2eUrl('/dashboard/wholesalerAllProducts?tab=received&q=kataribhog'));
  const third = await listAgain(wholesaler, bangla, '১১২');
  await shoot(wholesaler, 'chain-3-relisted');

  // 4. a buyer finds what is for everyone, buys 3 KG of it, and it is handed to her
  await consumer.goto(e2eUrl('/search?q=kataribhog'));
  await consumer.locator(`a[href="/product/${third}"]`).first().waitFor();
  expect(await consumer.locator(`a[href="/product/${grown}"]`).count()).toBe(0);
  expect(await stockOf(consumer, third)).toBe('100 KG');
  await consumer
    .getByRole('button', { name: new RegExp(`^${w.addToCart}`) })
    .first()
    .click();
  await consumer.goto(e2eUrl('/cart'));
  await consumer.getByRole('button', { name: 'Remove Diamond Spud' }).click();
  await consumer.getByText('Diamond Spud was removed.').waitFor();
  const table = await order(consumer, w, { quantity: '3', price: '336 Tk', hasOrdered: true });
  await handOver(wholesaler, consumer, words.bn, '/dashboard/wholesalerOrder', table);
  expect(await stockOf(consumer, third)).toBe('97 KG');

  // 5. anyone reads where it grew and through whose hands it came; no phone, and not what they paid one another
  await readsTheChain(third);
}, 180_000);

async function readsTheChain(product: string): Promise<void> {
  const page = await open('VISITOR', 'en', PHONE);
  const responses: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/graphql')) responses.push(response.text());
  });
  expect(await stockOf(page, product)).toBe('97 KG');
  const notified = await page.locator('.provenance > li').allInnerTexts();
  const today = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Dhaka', day: 'numeric', month: 'short', year: 'numeric' }).format();
  expect(
    notified.map((step) =>
      step
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    ),
  ).toEqual([
    ['Karim Mia · Producer', 'Savar, Dhaka', expect.stringMatching(/^Harvested on /)],
    ['Jashim Traders · Supersaler', 'Savar, Dhaka', `Received on ${today}`],
    ['Salma Wholesale · Wholesaler', 'Savar, Dhaka', `Received on ${today}`],
  ]);
  await page.waitForLoadState('networkidle');
  await shoot(page, 'chain-4-read');
  const everything = [await page.content(), ...(await Promise.all(responses))].join('\n');
  expect(everything).toContain('Salma Wholesale');
  const phones = Object.values(market.members).map(({ phone }) => phone);
  for (const secret of [...phones, '88.00', '88 Tk', '97.00', '97 Tk', '95.00', '95 Tk']) expect(everything).not.toContain(secret);
}
