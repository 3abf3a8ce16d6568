/**
 * One real sale, end to end, against the built server, its own PostgreSQL and a real browser.
 */
import type { Browser } from 'playwright-core';
import { createAdmin, e2eUrl } from '../support/built-app';
import { DESKTOP, launchBrowser, openPage, PHONE, shoot, type WatchedPage } from '../support/browser';
import { addProduct, approve, checkOut, findAndChoose, logIn, registerConsumer, registerProducer, speak } from './people';
import { words } from './texts';

const password = 'secret-123';
const producer = { name: 'Karim Sardar', phone: '01810000001', password };
const consumer = { name: 'Rahima Sardar', phone: '01910000001', password };
const admin = { name: 'Nasrin Admin', phone: '01700000900', password };
const product = 'সাভারের গোল আলু';
const w = words.bn;

describe('a sale', () => {
  let browser: Browser;
  let pages: WatchedPage[] = [];
  /** Saves an image of every page as it was last: after a failure these images show why. */
  afterEach(async () => {
    for (const [index, { page }] of pages.entries()) {
      await shoot(page, `sale-last-${index}`);
      await page.context().close();
    }
    pages = [];
  });
  beforeAll(async () => {
    browser = await launchBrowser();
    await createAdmin(admin.phone, admin.name, password);
  }, 120_000);
  afterAll(() => browser.close());

  it('from registration to rating [R1 R2 R3 R4 W1 G5 G6 U1 U3 U6 S6 N3 O3 D1 D2 X1]', async () => {
    const seller = await openPage(browser, PHONE);
    const backOffice = await openPage(browser, DESKTOP);
    const buyer = await openPage(browser, PHONE);
    pages = [seller, backOffice, buyer];
    for (const { page } of pages) {
      page.setDefaultTimeout(15_000);
      await speak(page, page === backOffice.page ? 'en' : 'bn');
    }

    // 1. a producer registers, waits, an admin approves, the producer logs in
    await registerProducer(seller.page, w, producer);
    await shoot(seller.page, 'sale-1-waiting');
    await logIn(backOffice.page, words.en, admin, words.en.producer);
    await backOffice.page.waitForURL('**/admin');
    await approve(backOffice.page, words.en, producer);
    await seller.page.getByRole('heading', { name: w.approved }).waitFor();
    await logIn(seller.page, w, producer, w.producer);
    await seller.page.waitForURL('**/dashboard/producerDashboard');

    // 2. the producer adds a product with two images and posts it for sale
    await addProduct(seller.page, w, product);
    await shoot(seller.page, 'sale-2-added');
    await seller.page.goto(e2eUrl('/dashboard/producerAllProducts?view=table'));
    await seller.page.locator('.badge', { hasText: w.published }).first().waitFor();
    await seller.page.goto(e2eUrl('/dashboard/producerNotifications'));

    // 3. a visitor finds it, becomes a consumer and orders 2.5 KG
    await findAndChoose(buyer.page, w, 'আলু', product);
    await registerConsumer(buyer.page, w, consumer);
    await checkOut(buyer.page, w);
    await shoot(buyer.page, 'sale-3-ordered');

    // 4. the producer sees it arrive live, confirms, ships, delivers; the consumer follows and rates
    await seller.page.getByText(w.newOrder).first().waitFor();
    await shoot(seller.page, 'sale-4-notified');
    await seller.page.goto(e2eUrl('/dashboard/producerOrder'));
    for (const action of [w.confirm, w.ship, w.deliver]) {
      await seller.page
        .getByRole('button', { name: new RegExp(`^${action}`) })
        .first()
        .click();
    }
    await buyer.page.goto(e2eUrl('/orders'));
    await buyer.page.locator('.row-card a').last().click();
    const code = await buyer.page.locator('.handover-code-digits').innerText();
    await shoot(buyer.page, 'sale-4-code');
    await seller.page.getByRole('dialog').locator('input[name="code"]').fill(code);
    await seller.page.getByRole('dialog').getByRole('button', { name: w.collected, exact: true }).click();
    await seller.page.getByRole('dialog').waitFor({ state: 'hidden' });
    await seller.page.getByText(w.done).first().waitFor();
    await shoot(seller.page, 'sale-5-orders');
    await buyer.page.goto(e2eUrl('/orders'));
    await buyer.page.getByText(w.delivered).first().waitFor();
    await buyer.page.locator('.row-card a').last().click();
    await buyer.page.getByRole('button', { name: new RegExp(w.rate) }).click();
    await buyer.page.locator('dialog .rate label').last().click();
    await buyer.page.getByRole('button', { name: w.send }).click();
    await buyer.page.getByText(w.yourRating).first().waitFor();
    await shoot(buyer.page, 'sale-6-rated');

    // 5. the dashboard shows it: 2.5 × 45 and 40 for the delivery
    await seller.page.goto(e2eUrl('/dashboard/producerDashboard'));
    const revenue = seller.page.locator('.tile', { hasText: w.revenue }).first();
    await revenue.waitFor();
    expect(await revenue.textContent()).toContain('১৫২.৫');
    const chart = seller.page.locator('figure.chart').first();
    await chart.scrollIntoViewIfNeeded();
    await chart.getByRole('img').first().waitFor();
    await shoot(seller.page, 'sale-7-dashboard');

    expect(pages.flatMap(({ pageErrors }) => pageErrors)).toEqual([]);
  }, 120_000);
});
