/**
 * A problem with an image, another offer and an admin's decision, in a real browser.
 */
import type { Browser, Page } from 'playwright-core';
import { messages as adminTexts } from '../../../client/features/admin/problems/problems.messages';
import { messages as texts } from '../../../client/widgets/problems/problems.messages';
import { jpegFile } from '../../support/build-catalogue';
import { e2eUrl } from '../support/built-app';
import { launchBrowser, shoot } from '../support/browser';
import { openMarket } from '../support/market';
import { onDesktop, onPhone, pageOf } from '../support/visits';

const [t, en] = [texts.bn, texts.en];
const a = adminTexts.en;

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();
const choose = (page: Page, name: string) => page.getByRole('dialog').last().getByRole('radio', { name, exact: true }).check();
/** In the dialog that is open, whose button adds the sum of a refund to its name. */
async function send(page: Page, name: string, fields: Readonly<Record<string, string>>): Promise<void> {
  const dialog = page.getByRole('dialog').last();
  for (const [label, value] of Object.entries(fields)) await dialog.getByLabel(label).first().fill(value);
  const button = dialog.getByRole('button', { name: new RegExp(`^${name}(: .*)?$`) });
  await button.click();
  await button.waitFor({ state: 'detached' });
}
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

it('a problem goes from the report by another offer to the decision', async () => {
  const market = await openMarket();
  const orderId = market.ids['/orders/']?.other ?? '';
  const buyer = await pageOf(browser, 'CONSUMER', market, onPhone);
  await buyer.goto(e2eUrl(`/orders/${orderId}`));
  await press(buyer, t.report);
  const dialog = buyer.getByRole('dialog');
  await dialog.getByRole('combobox').selectOption({ label: 'Diamond Spud' });
  await choose(buyer, t.SPOILED);
  await choose(buyer, t.PARTIAL_REFUND);
  const image = { name: 'sack.jpg', mimeType: 'image/jpeg', buffer: await jpegFile({ width: 800, height: 600 }) };
  await dialog.locator('input[type=file]').first().setInputFiles(image);
  await dialog.getByRole('img').first().waitFor();
  await shoot(buyer, 'problem-1-report');
  await send(buyer, t.send, { [t.amount]: '30', [t.text]: 'Half of the sack is rotten' });
  await buyer.getByText(t.OPEN).first().waitFor();
  expect(await fits(buyer)).toBe(true);
  await shoot(buyer, 'problem-2-reported');

  const seller = await pageOf(browser, 'PRODUCER', market, onPhone);
  await seller.goto(e2eUrl(`/dashboard/producerOrder/${orderId}`));
  await press(seller, t.OFFER);
  await choose(seller, t.PARTIAL_REFUND);
  await send(seller, t.send, { [t.amount]: '10', [t.comment]: 'A few potatoes only' });
  await seller.getByText(t.OFFERED).first().waitFor();
  await shoot(seller, 'problem-3-offered');

  await buyer.reload();
  await press(buyer, t.DECLINE_OFFER);
  await send(buyer, t.send, { [t.comment]: 'It is half of the sack' });
  await buyer.getByText(t.ESCALATED).first().waitFor();

  const admin = await pageOf(browser, 'ADMIN', market, onDesktop);
  await admin.goto(e2eUrl('/admin/problems'));
  const problem = admin.locator('article.problem', { hasText: 'It is half of the sack' }).first();
  await problem.getByRole('heading', { name: a.buyerSide, exact: true }).waitFor();
  expect(await problem.textContent()).toContain('A few potatoes only');
  await problem.getByRole('img').first().waitFor();
  expect(await fits(admin)).toBe(true);
  await shoot(admin, 'problem-4-queue');
  await problem.getByRole('button', { name: a.decide, exact: true }).click();
  await choose(admin, en.PARTIAL_REFUND);
  await send(admin, en.send, { [en.amount]: '20', [en.reason]: 'The image shows a third' });
  await problem.waitFor({ state: 'detached' });

  await buyer.reload();
  await buyer.getByText(t.SOLVED).first().waitFor();
  expect(await buyer.locator('article.problem').textContent()).toContain('The image shows a third');
  expect(await buyer.locator('.problems').textContent()).toContain('৳২০');
  await shoot(buyer, 'problem-5-decided');
  for (const page of [buyer, seller, admin]) await page.context().close();
}, 120_000);
