/**
 * Images of a review: the buyer gives two with a rating, a visitor views them, another user reports one, an admin hides
 * it and its address stops working.
 */
import type { Browser, Page } from 'playwright-core';
import { messages as adminTexts } from '../../../client/features/admin/review-images/review-images.messages';
import { messages as purchaseTexts } from '../../../client/widgets/purchases/purchases.messages';
import { messages as texts } from '../../../client/widgets/reviews/reviews.messages';
import { jpegFile } from '../../support/build-catalogue';
import { codeReadBy } from '../../support/handover';
import { enter, run } from '../orders/trade';
import { accessibilityProblems } from '../support/accessibility';
import { launchBrowser, shoot } from '../support/browser';
import { e2eClient } from '../support/built-app';
import { type Market, openMarket } from '../support/market';
import { onDesktop, onPhone, pageOf, visit } from '../support/visits';

const t = texts.bn;
const a = adminTexts.en;
const p = purchaseTexts.bn;
const written = 'Two sacks, as shown <img src=x onerror=alert(1)>';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

interface Orders {
  myOrders: { nodes: { id: string; status: string; lines: { productName: string }[]; seller: { id: string } }[] };
}

/** An order of the consumer that is on its way arrives. */
async function deliver({ members, ids }: Market): Promise<{ id: string; product: string }> {
  const [buyer, seller] = [await enter(members.CONSUMER), await enter(members.PRODUCER)];
  const { myOrders } = await run<Orders>('{ myOrders(first: 20) { nodes { id status lines { productName } seller { id } } } }', {}, buyer);
  const order = myOrders.nodes.find(({ status, seller: { id } }) => status === 'SHIPPED' && id === ids['/seller/']?.other);
  const code = await codeReadBy(e2eClient(), order?.id ?? '', buyer.token);
  await run(
    'mutation ($id: ID!, $code: String) { deliverOrder(id: $id, paymentReceived: true, code: $code) { id } }',
    { id: order?.id, code },
    seller,
  );
  return { id: order?.id ?? '', product: order?.lines[0]?.productName ?? '' };
}

const image = async (name: string) => ({ name, mimeType: 'image/jpeg', buffer: await jpegFile({ width: 800, height: 600 }) });

const small = (page: Page) => page.locator('article.review').filter({ hasText: written }).locator('.review-images button');

it('images go from the rating to the page of the product, and one that is reported goes for good [K2]', async () => {
  const market = await openMarket();
  const order = await deliver(market);
  const product = market.ids['/product/']?.other ?? '';
  const buyer = await pageOf(browser, 'CONSUMER', market, onPhone);
  await visit(buyer, `/orders/${order.id}`);
  await buyer.getByRole('button', { name: p.rateOf.replace('{{name}}', order.product) }).click();
  const form = buyer.getByRole('dialog');
  await form.getByRole('radio').nth(3).check({ force: true });
  await form.getByRole('textbox').fill(written);
  const files = form.locator('input[type=file]').first();
  await files.setInputFiles({ name: 'receipt.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('%PDF-1.7 receipt') });
  await form.getByRole('alert').waitFor();
  expect(await form.getByRole('textbox').inputValue()).toBe(written);
  await files.setInputFiles([await image('one.jpg'), await image('two.jpg')]);
  await form.locator('[data-image][data-state=done]').nth(1).waitFor();
  expect(await accessibilityProblems(buyer)).toEqual([]);
  await shoot(buyer, 'review-images-1-form');
  await form.getByRole('button', { name: p.send, exact: true }).click();
  await form.waitFor({ state: 'detached' });
  await buyer.locator('.own-review-images img').nth(1).waitFor();
  await shoot(buyer, 'review-images-2-order');

  const visitor = await pageOf(browser, 'VISITOR', market, onPhone);
  await visit(visitor, `/product/${product}`);
  await small(visitor).nth(1).scrollIntoViewIfNeeded();
  await shoot(visitor, 'review-images-3-page');
  await small(visitor).nth(0).focus();
  await visitor.keyboard.press('Enter');
  const viewer = visitor.getByRole('dialog');
  const place = viewer.getByRole('status');
  await place.waitFor();
  const first = await viewer.getByRole('img').first().getAttribute('alt');
  await visitor.keyboard.press('ArrowRight');
  await viewer.locator(`img:not([alt="${first}"])`).waitFor();
  expect(await accessibilityProblems(visitor)).toEqual([]);
  await shoot(visitor, 'review-images-4-viewer');
  expect(await viewer.getByRole('button', { name: t.reportImage }).count()).toBe(0);
  await visitor.keyboard.press('Escape');
  await viewer.waitFor({ state: 'detached' });
  expect(
    await small(visitor)
      .nth(0)
      .evaluate((button) => button === document.activeElement),
  ).toBe(true);
  const address = await small(visitor).nth(0).locator('img').getAttribute('src');
  const status = async () => (await fetch(new URL(address ?? '', visitor.url()))).status;
  expect(await status()).toBe(200);

  const other = await pageOf(browser, 'WHOLESALER', market, onPhone);
  await visit(other, `/product/${product}`);
  await small(other).nth(0).click();
  await other.getByRole('dialog').getByRole('button', { name: t.reportImage }).click();
  const report = other.getByRole('dialog').filter({ hasText: t.reportReason });
  await report.getByRole('button', { name: t.reportSend, exact: true }).click();
  await report.locator('[aria-invalid=true]').waitFor();
  await report.getByRole('textbox').fill('A face');
  expect(await accessibilityProblems(other)).toEqual([]);
  await report.getByRole('button', { name: t.reportSend, exact: true }).click();
  await report.waitFor({ state: 'detached' });
  await small(other).nth(0).click();
  await other.getByText(t.imageReported).waitFor();

  const admin = await pageOf(browser, 'ADMIN', market, onDesktop);
  await visit(admin, '/admin/review-images');
  const card = admin.getByRole('article').filter({ hasText: written }).first();
  await card.getByText('A face').waitFor();
  expect(await accessibilityProblems(admin)).toEqual([]);
  await shoot(admin, 'review-images-5-report');
  await card.getByRole('button', { name: a.hide, exact: true }).click();
  const decision = admin.getByRole('dialog');
  await decision.getByRole('textbox').fill('No faces, please');
  await decision.getByRole('button', { name: a.hide, exact: true }).click();
  await card.waitFor({ state: 'detached' });

  expect(await status()).toBe(404);
  await visit(visitor, `/product/${product}`);
  await small(visitor).first().waitFor();
  expect(await small(visitor).count()).toBe(1);
  await visit(buyer, '/notifications');
  await buyer.getByText('No faces, please').first().waitFor();
  await visit(admin, '/admin/review-images?view=decided');
  await shoot(admin, 'review-images-6-decided');
  for (const page of [buyer, visitor, other, admin]) await page.context().close();
}, 150_000);
