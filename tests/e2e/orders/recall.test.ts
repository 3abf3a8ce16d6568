/**
 * A recall: its seller asks for it with an image, an admin confirms it, the buyer is warned and states what is left,
 * and the seller follows how much was found.
 */
import type { Browser } from 'playwright-core';
import { messages as adminTexts } from '../../../client/features/admin/recalls/recalls.messages';
import { messages as listTexts } from '../../../client/features/lots/lots.messages';
import { messages as texts } from '../../../client/widgets/lots/lots.messages';
import { jpegFile } from '../../support/build-catalogue';
import { launchBrowser, shoot } from '../support/browser';
import { openMarket } from '../support/market';
import { onDesktop, onPhone, pageOf, visit } from '../support/visits';
import { buy, enter, move, run, sell, upazilasOfDhaka } from './trade';

const [bn, en] = [texts.bn, texts.en];

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
}, 120_000);
afterAll(() => browser.close());

it('a recall goes from the seller by an admin to the buyer, and what was found comes back', async () => {
  const market = await openMarket();
  const [seller, buyer] = [await enter(market.members.PRODUCER), await enter(market.members.CONSUMER)];
  const productId = await sell(seller, 'Recalled Spud', { quantity: '40' });
  const upazilaId = (await upazilasOfDhaka())('Savar');
  const order = await buy(buyer, { seller, lines: [{ productId, quantity: '5' }], contactName: 'Rahima Khatun', upazilaId });
  await move(seller, order, 'confirmOrder', 'shipOrder');
  const asked = 'query ($id: ID!) { order(id: $id) { handoverCode } }';
  const { order: sent } = await run<{ order: { handoverCode: string } }>(asked, { id: order.id }, buyer);
  const deliver = 'mutation ($id: ID!, $code: String) { deliverOrder(id: $id, code: $code, paymentReceived: true) { id } }';
  await run(deliver, { id: order.id, code: sent.handoverCode }, seller);
  const mine = 'query ($filter: LotFilter) { lots(filter: $filter) { nodes { code } } }';
  const { lots } = await run<{ lots: { nodes: { code: string }[] } }>(mine, { filter: { productId } }, seller);
  const code = lots.nodes[0]?.code ?? '';

  const selling = await pageOf(browser, 'PRODUCER', market, onPhone);
  await visit(selling, '/dashboard/producerLots');
  const card = selling.getByRole('article', { name: bn.lot.replace('{{code}}', code) });
  await card.getByRole('button', { name: bn.ask, exact: true }).click();
  const dialog = selling.getByRole('dialog');
  await dialog.getByRole('textbox').fill('ছত্রাক পাওয়া গেছে');
  const image = { name: 'mould.jpg', mimeType: 'image/jpeg', buffer: await jpegFile({ width: 800, height: 600 }) };
  await dialog.locator('input[type=file]').first().setInputFiles(image);
  await dialog.getByRole('img').first().waitFor();
  await dialog.getByRole('button', { name: bn.ask, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });

  const admin = await pageOf(browser, 'ADMIN', market, onDesktop);
  await visit(admin, `/admin/recalls?code=${code}`);
  const found = admin.getByRole('article', { name: en.lot.replace('{{code}}', code) }).first();
  await found.getByRole('img').first().waitFor();
  await found.getByRole('button', { name: adminTexts.en.confirm, exact: true }).click();
  await admin.getByRole('dialog').getByRole('textbox').fill('The laboratory found it');
  await admin.getByRole('dialog').getByRole('button', { name: adminTexts.en.confirm, exact: true }).click();
  await found.getByRole('link', { name: en.list, exact: true }).waitFor();
  await shoot(admin, 'recall-1-confirmed');

  const buying = await pageOf(browser, 'CONSUMER', market, onPhone);
  await visit(buying, `/orders/${order.id}`);
  await buying.getByText(bn.recallTitle.replace('{{product}}', 'Recalled Spud')).waitFor();
  await buying.getByRole('textbox', { name: bn.foundLabel }).first().fill('৩');
  await buying.getByRole('button', { name: bn.foundSave, exact: true }).click();
  await buying.getByText(bn.foundSaved).first().waitFor();
  expect(await buying.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await shoot(buying, 'recall-2-buyer');

  await visit(selling, `/dashboard/recalls/${code}`);
  await selling.getByText(listTexts.bn.sales).waitFor();
  const words = await selling.locator('main').textContent();
  expect(words).toMatch(/৪০ কেজির মধ্যে ৩৮ কেজি পাওয়া গেছে/);
  expect(words).toContain('Rahima Khatun');
  expect(await selling.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await shoot(selling, 'recall-3-list');
  for (const page of [selling, admin, buying]) await page.context().close();
}, 180_000);
