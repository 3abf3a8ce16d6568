/**
 * Messages of an order: the buyer writes with an image, the seller reads it live and replies, the buyer reports, an
 * admin hides.
 */
import type { Browser, Page } from 'playwright-core';
import { messages as adminTexts } from '../../../client/features/admin/reports/reports.messages';
import { messages as texts } from '../../../client/widgets/messages/messages.messages';
import { jpegFile } from '../../support/build-catalogue';
import { accessibilityProblems } from '../support/accessibility';
import { launchBrowser, shoot } from '../support/browser';
import { openMarket } from '../support/market';
import { onDesktop, onPhone, pageOf, visit } from '../support/visits';

const t = texts.bn;
const a = adminTexts.en;
/** Text is shown as text: nothing of it becomes markup or a link. */
const written = 'Please come before ten <img src=x onerror=alert(1)>';
const replied = 'I pay nothing back';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const thread = (page: Page, title: string) => page.getByRole('region', { name: title });

it('messages go from one to the other while both look, and what is reported is decided', async () => {
  const market = await openMarket();
  const orderId = market.ids['/orders/']?.other ?? '';
  const seller = await pageOf(browser, 'PRODUCER', market, onPhone);
  await visit(seller, `/dashboard/producerOrder/${orderId}`);
  await thread(seller, t.titleSELLER).getByText(t.none).waitFor();

  const buyer = await pageOf(browser, 'CONSUMER', market, onPhone);
  await visit(buyer, `/orders/${orderId}`);
  const mine = thread(buyer, t.titleBUYER);
  await mine.getByRole('button', { name: t.send, exact: true }).click();
  await mine.getByRole('textbox', { name: t.text }).and(buyer.locator('[aria-invalid=true]')).waitFor();
  await mine.getByRole('textbox', { name: t.text }).fill(written);
  const image = { name: 'gate.jpg', mimeType: 'image/jpeg', buffer: await jpegFile({ width: 800, height: 600 }) };
  await mine.locator('input[type=file]').first().setInputFiles(image);
  await mine.getByRole('img').first().waitFor();
  await mine.getByRole('button', { name: t.send, exact: true }).click();
  await mine.locator('.message-list').getByText(written).waitFor();
  expect(await accessibilityProblems(buyer)).toEqual([]);

  // no reload: it comes by the subscription
  const theirs = thread(seller, t.titleSELLER);
  await theirs.getByText(written).waitFor();
  await theirs.locator('.message-images img').first().waitFor();
  await theirs.getByRole('textbox', { name: t.text }).fill(replied);
  await theirs.getByRole('button', { name: t.send, exact: true }).click();
  await mine.locator('.message-list').getByText(replied).waitFor();
  await mine.scrollIntoViewIfNeeded();
  await shoot(buyer, 'messages-1-thread');

  await mine.getByRole('button', { name: t.reportOf.split('{{when}}').find((part) => part.length > 3) ?? '' }).click();
  const dialog = buyer.getByRole('dialog');
  await dialog.getByLabel(t.reportReason).fill('Rude');
  await dialog.getByRole('button', { name: t.reportSend, exact: true }).click();
  await mine.getByText(t.reported).waitFor();

  const admin = await pageOf(browser, 'ADMIN', market, onDesktop);
  await visit(admin, '/admin/reports');
  const report = admin.getByRole('article').filter({ hasText: 'Rude' }).first();
  await report.getByRole('button', { name: a.context, exact: true }).click();
  await report.getByText(written).waitFor();
  expect(await accessibilityProblems(admin)).toEqual([]);
  await shoot(admin, 'messages-2-report');
  await report.getByRole('button', { name: a.hide, exact: true }).click();
  const decision = admin.getByRole('dialog');
  await decision.getByRole('textbox').fill('Be polite');
  await decision.getByRole('button', { name: a.hide, exact: true }).click();
  await report.waitFor({ state: 'detached' });

  await buyer.reload();
  await mine.getByText('Be polite').waitFor();
  expect(await mine.getByText(replied).count()).toBe(0);
  await shoot(buyer, 'messages-3-hidden');
  for (const page of [buyer, seller, admin]) await page.context().close();
}, 120_000);
