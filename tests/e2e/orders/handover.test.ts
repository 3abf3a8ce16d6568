/**
 * How an order is handed over, in a real browser: by the buyer's code, without a network, and with an image where there
 * is no code.
 */
import type { Browser, Page } from 'playwright-core';
import { toBanglaDigits } from '../../../schema/text/digits';
import { messages } from '../../../client/widgets/handover/handover.messages';
import { imageFile } from '../../support/build-catalogue';
import { otherCode } from '../../support/handover';
import { DESKTOP, launchBrowser, PHONE, shoot, WITH_WORKER } from '../support/browser';
import { e2eClient, e2eUrl } from '../support/built-app';
import { type Market, type MemberRole, openMarket } from '../support/market';
import { pageOf } from '../support/visits';

interface OnItsWay {
  readonly id: string;
  readonly trackingNumber: string;
  readonly handoverCode: string;
}
type Buyer = Extract<MemberRole, 'CONSUMER' | 'WHOLESALER' | 'SUPERSALER'>;

let browser: Browser;
let market: Market;
beforeAll(async () => {
  [browser, market] = [await launchBrowser(), await openMarket({ isWhole: true })];
}, 120_000);
afterAll(() => browser.close());

const [en, bn] = [messages.en, messages.bn];
/** A request that was cut off as the network came back is sent again after 20 seconds. */
const untilSentAgain = { timeout: 45_000 };

async function tokenOf(role: Buyer): Promise<string> {
  const query = 'mutation ($input: LoginInput!) { login(input: $input) { token } }';
  const { phone, password } = market.members[role];
  const input = { phone, password, sessionKind: 'BEARER' };
  return (await e2eClient().gql<{ login: { token: string } }>(query, { input })).data.login.token;
}

/** The order of this buyer with the producer that is on its way. */
async function orderOnItsWay(role: Buyer): Promise<OnItsWay> {
  const query = '{ myOrders(filter: { states: [SHIPPED] }) { nodes { id trackingNumber handoverCode seller { id } } } }';
  const token = await tokenOf(role);
  const { data } = await e2eClient().gql<{ myOrders: { nodes: (OnItsWay & { seller: { id: string } })[] } }>(query, {}, { token });
  const producer = market.ids['/seller/']?.other;
  const found = data.myOrders.nodes.find(({ seller }) => seller.id === producer);
  if (!found) throw new Error('No order is on its way.');
  return found;
}

/** How often the order was delivered, and how. */
async function deliveriesOf(role: Buyer, id: string): Promise<[number, string | null]> {
  const query = 'query ($id: ID!) { order(id: $id) { handover events { action } } }';
  const token = await tokenOf(role);
  const { data } = await e2eClient().gql<{ order: { handover: string | null; events: { action: string }[] } }>(query, { id }, { token });
  return [data.order.events.filter(({ action }) => action === 'DELIVER').length, data.order.handover];
}

const sale = (id: string) => e2eUrl(`/dashboard/producerOrder/${id}`);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).last().click();
const dialogOf = (page: Page) => page.getByRole('dialog').last();
const codeField = (page: Page, texts: { code: string }) => dialogOf(page).getByRole('textbox', { name: new RegExp(`^${texts.code}`) });

it('a wrong code, the code of another order, then the right one, in English on a desktop', async () => {
  const [order, other] = [await orderOnItsWay('CONSUMER'), await orderOnItsWay('WHOLESALER')];
  const buyer = await pageOf(browser, 'CONSUMER', market, { language: 'en', device: DESKTOP });
  await buyer.goto(e2eUrl(`/orders/${order.id}`));
  await buyer.getByRole('heading', { name: en.yourCode }).waitFor();
  expect(await buyer.locator('.handover-code-digits').innerText()).toBe(order.handoverCode);
  await shoot(buyer, 'handover-en-1-buyer');

  const seller = await pageOf(browser, 'PRODUCER', market, { language: 'en', device: DESKTOP });
  await seller.goto(sale(order.id));
  await press(seller, en.deliver);
  await codeField(seller, en).fill('12');
  await press(seller, en.yesCash);
  await seller.getByText('The code has 4 digits.').first().waitFor();
  for (const [code, left] of [
    [otherCode(order.handoverCode), 4],
    [other.handoverCode === order.handoverCode ? otherCode(otherCode(order.handoverCode)) : other.handoverCode, 3],
  ] as const) {
    await codeField(seller, en).fill(code);
    await press(seller, en.yesCash);
    await seller.getByText(`${left} tries left.`).first().waitFor();
  }
  await shoot(seller, 'handover-en-2-wrong');
  await codeField(seller, en).fill(order.handoverCode);
  await press(seller, en.yesCash);
  await seller.getByText(en.handedOverCODE).waitFor();
  await shoot(seller, 'handover-en-3-delivered');
  expect(await deliveriesOf('CONSUMER', order.id)).toEqual([1, 'CODE']);

  await buyer.reload();
  await buyer.getByText(en.handedOverCODE).waitFor();
  expect(await buyer.locator('.handover-code-digits').count()).toBe(0);
  await Promise.all([seller, buyer].map((page) => page.context().close()));
}, 180_000);

it('without a code: a file that is no image is rejected, an image delivers and the buyer sees it', async () => {
  const order = await orderOnItsWay('WHOLESALER');
  const seller = await pageOf(browser, 'PRODUCER', market, { language: 'en', device: DESKTOP });
  await seller.goto(sale(order.id));
  await press(seller, en.deliver);
  await dialogOf(seller)
    .getByRole('radio', { name: new RegExp(`^${en.wayIMAGE}`) })
    .check();
  await press(seller, en.notPaid);
  await seller.getByText(en.imageRequired).first().waitFor();
  const photo = dialogOf(seller).locator('input[type=file]');
  await photo.setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photo at all') });
  await seller.getByText(en.notImage).waitFor();
  await shoot(seller, 'handover-en-4-no-photo');
  const { bytes } = await imageFile('gate.jpg', { width: 800, height: 600 });
  await photo.setInputFiles({ name: 'gate.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(bytes) });
  await dialogOf(seller).getByRole('img').waitFor();
  // a device that is turned loses nothing
  await seller.setViewportSize({ width: 600, height: 900 });
  await dialogOf(seller).getByRole('img').waitFor();
  await shoot(seller, 'handover-en-5-photo');
  await press(seller, en.notPaid);
  await seller.getByText(en.handedOverIMAGE).waitFor();
  expect(await deliveriesOf('WHOLESALER', order.id)).toEqual([1, 'IMAGE']);

  const buyer = await pageOf(browser, 'WHOLESALER', market, { language: 'en', device: PHONE });
  await buyer.goto(e2eUrl(`/orders/${order.id}`));
  await buyer.getByText(en.handedOverIMAGE).waitFor();
  const shown = buyer.locator('.handed-over img');
  await shown.scrollIntoViewIfNeeded();
  await buyer.waitForFunction(() => (document.querySelector<HTMLImageElement>('.handed-over img')?.naturalWidth ?? 0) > 0);
  await shoot(buyer, 'handover-en-6-buyer');
  await Promise.all([seller, buyer].map((page) => page.context().close()));
}, 180_000);

it('without a network the delivery is stored; back online a wrong code comes back, the right one is sent once, in Bangla on a phone', async () => {
  const order = await orderOnItsWay('SUPERSALER');
  const device = { ...PHONE, ...WITH_WORKER };
  const seller = await pageOf(browser, 'PRODUCER', market, { language: 'bn', device });
  const network = seller.context();
  await seller.goto(sale(order.id));
  await seller.getByRole('button', { name: bn.deliver, exact: true }).last().waitFor();
  await network.setOffline(true);
  await press(seller, bn.deliver);
  await codeField(seller, bn).fill(toBanglaDigits(otherCode(order.handoverCode)));
  await shoot(seller, 'handover-bn-1-typed');
  await press(seller, bn.yesCash);
  await seller.getByText(bn.savedText).waitFor();
  await shoot(seller, 'handover-bn-2-stored');
  expect(await deliveriesOf('SUPERSALER', order.id)).toEqual([0, null]);

  await network.setOffline(false);
  await seller.getByText(/আর ৪ বার চেষ্টা করা যাবে/).waitFor(untilSentAgain);
  await shoot(seller, 'handover-bn-3-came-back');
  await network.setOffline(true);
  await press(seller, bn.tryAgain);
  await codeField(seller, bn).fill(toBanglaDigits(order.handoverCode));
  await press(seller, bn.yesCash);
  await seller.getByText(bn.savedText).waitFor();
  // the page is opened again before there is a network
  await network.setOffline(false);
  await seller.reload();
  await seller.getByText(bn.handedOverCODE).waitFor(untilSentAgain);
  await shoot(seller, 'handover-bn-4-delivered');
  expect(await deliveriesOf('SUPERSALER', order.id)).toEqual([1, 'CODE']);
  // where the page before had sent it already, the answer to the repeated request comes after the order
  await seller.getByText(bn.savedText).waitFor({ ...untilSentAgain, state: 'detached' });

  const buyer = await pageOf(browser, 'SUPERSALER', market, { language: 'bn', device: PHONE });
  await buyer.goto(e2eUrl(`/orders/${order.id}`));
  await buyer.getByText(bn.handedOverCODE).waitFor();
  await Promise.all([seller, buyer].map((page) => page.context().close()));
}, 180_000);
