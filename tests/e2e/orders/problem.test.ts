/**
 * A problem with an image, another offer and an admin's decision, in a real browser: in Bangla on a phone, in English
 * on a desktop.
 */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { messages as adminTexts } from '../../../client/features/admin/problems/problems.messages';
import { messages as texts } from '../../../client/widgets/problems/problems.messages';
import { jpegFile } from '../../support/build-catalogue';
import { e2eUrl } from '../support/built-app';
import { DESKTOP, launchBrowser, PHONE, shoot } from '../support/browser';
import { type Market, openMarket } from '../support/market';
import { pageOf } from '../support/visits';

const devices: readonly ['en' | 'bn', BrowserContextOptions][] = [
  ['bn', PHONE],
  ['en', DESKTOP],
];

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();
const choose = (page: Page, name: string) => page.getByRole('dialog').last().getByRole('radio', { name, exact: true }).check();
/** In the dialog that is open. */
async function send(page: Page, name: string, fields: Readonly<Record<string, string>>): Promise<void> {
  const dialog = page.getByRole('dialog').last();
  for (const [label, value] of Object.entries(fields)) await dialog.getByLabel(label).first().fill(value);
  await dialog.getByRole('button', { name, exact: true }).click();
  await page.getByRole('button', { name, exact: true }).waitFor({ state: 'detached' });
}
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

describe.each(devices)('in %s', (language, device) => {
  const t = texts[language];
  const a = adminTexts[language];
  const look = { language, device };
  let market: Market;
  beforeAll(async () => {
    market = await openMarket();
  }, 120_000);

  it('goes from the report by another offer to the decision', async () => {
    const orderId = market.ids['/orders/']?.other ?? '';
    const buyer = await pageOf(browser, 'CONSUMER', market, look);
    await buyer.goto(e2eUrl(`/orders/${orderId}`));
    await press(buyer, t.report);
    const dialog = buyer.getByRole('dialog');
    await dialog.getByRole('combobox').selectOption({ label: 'Diamond Spud' });
    await choose(buyer, t.SPOILED);
    await choose(buyer, t.PARTIAL_REFUND);
    const image = { name: 'sack.jpg', mimeType: 'image/jpeg', buffer: await jpegFile({ width: 800, height: 600 }) };
    await dialog.locator('input[type=file]').setInputFiles(image);
    await dialog.getByRole('img').first().waitFor();
    await shoot(buyer, `problem-${language}-1-report`);
    await send(buyer, t.send, { [t.amount]: '30', [t.text]: 'Half of the sack is rotten' });
    await buyer.getByText(t.OPEN).first().waitFor();
    expect(await fits(buyer)).toBe(true);
    await shoot(buyer, `problem-${language}-2-reported`);

    const seller = await pageOf(browser, 'PRODUCER', market, look);
    await seller.goto(e2eUrl(`/dashboard/producerOrder/${orderId}`));
    await press(seller, t.OFFER);
    await choose(seller, t.PARTIAL_REFUND);
    await send(seller, t.send, { [t.amount]: '10', [t.comment]: 'A few potatoes only' });
    await seller.getByText(t.OFFERED).first().waitFor();
    await shoot(seller, `problem-${language}-3-offered`);

    await buyer.reload();
    await press(buyer, t.DECLINE_OFFER);
    await send(buyer, t.send, { [t.comment]: 'It is half of the sack' });
    await buyer.getByText(t.ESCALATED).first().waitFor();

    const admin = await pageOf(browser, 'ADMIN', market, look);
    await admin.goto(e2eUrl('/admin/problems'));
    const problem = admin.locator('article.problem', { hasText: 'It is half of the sack' }).first();
    await problem.getByRole('heading', { name: a.buyerSide, exact: true }).waitFor();
    expect(await problem.textContent()).toContain('A few potatoes only');
    await problem.getByRole('img').first().waitFor();
    expect(await fits(admin)).toBe(true);
    await shoot(admin, `problem-${language}-4-queue`);
    await problem.getByRole('button', { name: a.decide, exact: true }).click();
    await choose(admin, t.PARTIAL_REFUND);
    await send(admin, t.send, { [t.amount]: '20', [t.reason]: 'The image shows a third' });
    await problem.waitFor({ state: 'detached' });

    await buyer.reload();
    await buyer.getByText(t.SOLVED).first().waitFor();
    expect(await buyer.locator('article.problem').textContent()).toContain('The image shows a third');
    expect(await buyer.locator('.problems').textContent()).toContain(language === 'bn' ? '৳২০' : '20 Tk');
    await shoot(buyer, `problem-${language}-5-decided`);
    for (const page of [buyer, seller, admin]) await page.context().close();
  }, 120_000);
});
