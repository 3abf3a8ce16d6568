/**
 * Money through a gateway in a real browser, from the buyer to the seller's account: paid by bKash (its double) after
 * the confirmation, held, delivered, in the seller's balance, asked for, paid out by an admin.
 */
import type { Browser, Page } from 'playwright-core';
import { messages as adminTexts } from '../../../client/features/admin/payouts/payouts.messages';
import { messages as ownTexts } from '../../../client/features/money/payouts/own-payouts.messages';
import { messages as panelTexts } from '../../../client/features/orders/payment/online-pay.messages';
import { messages as stateTexts } from '../../../client/widgets/online-payment/online-payment.messages';
import { messages as orderTexts } from '../../../client/widgets/order/order-texts.messages';
import { messages as payoutTexts } from '../../../client/widgets/payouts/payouts.messages';
import { messages as buyerTexts } from '../../../client/widgets/purchases/purchases.messages';
import { type RunningGateways, startGateways } from '../../../demo/gateways/start-gateways';
import { freePort } from '../../../tools/embedded-postgres/free-port';
import { gatewayVariables } from '../../api/money/support/gateways';
import { createTestClient } from '../../support/client';
import { pickupOf } from '../../support/pickup';
import { withClient } from '../../support/database';
import { codeReadBy } from '../../support/handover';
import { type ServerProcess, startServer } from '../../support/server-process';
import { enter, run, type Seller } from '../orders/trade';
import { databaseUrl } from '../support/built-app';
import { DESKTOP, launchBrowser, PHONE, shoot } from '../support/browser';
import { type Market, openMarket } from '../support/market';
import { type Look, pageOf } from '../support/visits';

let browser: Browser;
let gateways: RunningGateways;
/** Beside the server of all journeys, on its database: with gateways. */
let server: ServerProcess;
beforeAll(async () => {
  [browser, gateways] = await Promise.all([launchBrowser(), startGateways()]);
  const variables = { DATABASE_URL: databaseUrl(), DATA_DIR: process.env.E2E_DATA_DIR ?? '', PORT: String(await freePort()) };
  server = await startServer({ ...gatewayVariables(gateways), ...variables, NODE_ENV: 'test', JOBS: 'false' });
}, 60_000);
afterAll(async () => {
  await Promise.all([browser.close(), server.stop()]);
  await gateways.stop();
});

const buyerLook: Look = { language: 'bn', device: { ...PHONE, reducedMotion: 'reduce' } };
const sellerLook: Look = { language: 'bn', device: { ...PHONE, colorScheme: 'dark', reducedMotion: 'reduce' } };
const adminLook: Look = { language: 'en', device: { ...DESKTOP, reducedMotion: 'reduce' } };
const at = (path: string) => new URL(path, server.url).href;
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
const move = (by: Seller, mutation: string, id: string, more = '') =>
  run(`mutation ($id: ID!) { ${mutation}(id: $id${more}) { id } }`, { id }, by);

/**
 * An order of 1,800 BDT to be paid online, which its seller has confirmed. The gateways are those of the server with
 * gateways alone.
 */
async function confirmedOrder({ ids }: Market, buyer: Seller, seller: Seller): Promise<string> {
  const place = 'mutation ($input: PlaceOrderInput!, $key: String) { placeOrder(input: $input, idempotencyKey: $key) { orders { id } } }';
  const input = {
    contactName: 'Rahima Khatun',
    contactPhone: '01712345678',
    paymentMethod: 'ONLINE',
    lines: [{ productId: ids['/product/']?.other, quantity: '40' }],
    ...(await pickupOf(createTestClient(server.url), ids['/product/']?.other)),
  };
  const client = createTestClient(server.url);
  const { data } = await client.gql<{ placeOrder: { orders: { id: string }[] } }>(place, { input, key: 'online' }, { token: buyer.token });
  const id = data.placeOrder.orders[0]?.id ?? '';
  await move(seller, 'confirmOrder', id);
  return id;
}

/** Three days later the clock completes the order. */
async function endTimeToReport(id: string): Promise<void> {
  await withClient(databaseUrl(), async (client) => {
    await client.query("UPDATE orders SET delivered_at = delivered_at - interval '3 days' WHERE id = $1", [id]);
    await client.query("SELECT graphile_worker.add_job('complete-orders', '{}'::json)");
    for (const end = Date.now() + 30_000; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 100)))
      if ((await client.query('SELECT 1 FROM orders WHERE id = $1 AND completed_at IS NOT NULL', [id])).rows.length > 0) return;
  });
}

it('is paid by bKash, held, delivered, and paid out to the seller [B4]', async () => {
  const market = await openMarket();
  const [buyerUser, sellerUser] = [await enter(market.members.CONSUMER), await enter(market.members.PRODUCER)];
  const account = { method: 'BKASH', number: '01712345679', holder: 'Karim Mia' };
  await run('mutation ($input: PayoutAccountInput!) { setPayoutAccount(input: $input) { method } }', { input: account }, sellerUser);
  const id = await confirmedOrder(market, buyerUser, sellerUser);
  const [panel, state, order, texts] = [panelTexts.bn, stateTexts.bn, orderTexts.bn, buyerTexts.bn];

  const buyer = await pageOf(browser, 'CONSUMER', market, buyerLook);
  await buyer.goto(at(`/orders/${id}`));
  await buyer.getByText(state.ownDUE).first().waitFor();
  expect(await fits(buyer)).toBe(true);
  await shoot(buyer, 'online-1-due');
  await buyer.getByRole('button', { name: panel.BKASH }).click();
  await buyer.getByRole('button', { name: 'টাকা নেই' }).click(); // at the gateway: not enough money
  await buyer.getByText(state.ownDUE).first().waitFor();
  await buyer.getByRole('alert').getByText(panel.unpaidTitle).waitFor();
  await shoot(buyer, 'online-2-failed');
  await buyer.getByRole('button', { name: panel.BKASH }).click();
  await buyer.getByRole('button', { name: 'টাকা দিন / Pay' }).click();
  await buyer.waitForURL(`**/orders/${id}?*`);
  await buyer.getByText(panel.paidTitle).waitFor();
  await buyer.getByText(state.HELD).first().waitFor();
  await buyer.getByText(new RegExp(order.PAID)).first().waitFor();
  expect(await buyer.getByRole('button', { name: panel.BKASH }).count()).toBe(0);
  await shoot(buyer, 'online-3-held');

  await move(sellerUser, 'shipOrder', id);
  const code = await codeReadBy(createTestClient(server.url), id, buyerUser.token);
  await move(sellerUser, 'deliverOrder', id, `, paymentReceived: true, code: "${code}"`);
  const seller = await pageOf(browser, 'PRODUCER', market, sellerLook);
  await seller.goto(at(`/dashboard/producerOrder/${id}`));
  await seller.getByText(state.RELEASED).first().waitFor();
  await shoot(seller, 'online-4-released');
  const own = ownTexts.bn;
  await seller.goto(at('/dashboard/producerMoney?view=payouts'));
  // held until the time to report a problem is over
  await seller.getByRole('heading', { name: own.heldOrders }).waitFor();
  expect(await seller.getByRole('button', { name: /চান$/ }).count()).toBe(0);
  await shoot(seller, 'online-5-held-money');
  await buyer.reload();
  await buyer.getByRole('button', { name: texts.receivedAll, exact: true }).click();
  await buyer.getByRole('button', { name: texts.receivedConfirm }).click();
  await buyer.getByText(texts.receivedThanks).first().waitFor();
  // the money stays where it is until no problem can be reported any more
  await seller.reload();
  await seller.getByRole('heading', { name: own.heldOrders }).waitFor();
  expect(await seller.getByRole('button', { name: /চান$/ }).count()).toBe(0);
  await endTimeToReport(id);
  await buyer.reload();
  await buyer.getByText(texts.COMPLETED).first().waitFor();
  await shoot(buyer, 'online-6-complete');

  await seller.reload();
  const ask = seller.getByRole('button', { name: new RegExp(`^${own.ask.replace('{{amount}}', '.*')}$`) });
  await ask.waitFor();
  expect(await fits(seller)).toBe(true);
  await shoot(seller, 'online-7-due-money');
  await ask.click();
  await seller.getByText(own.underWayText).waitFor();

  const admin = adminTexts.en;
  const office = await pageOf(browser, 'ADMIN', market, adminLook);
  await office.goto(at('/admin/payouts'));
  await office.getByRole('button', { name: admin.make }).click();
  await office.getByRole('alertdialog').or(office.getByRole('dialog')).getByRole('button', { name: admin.make }).click();
  const batch = office.getByRole('dialog').last();
  await batch.getByText('Karim Mia').first().waitFor();
  await shoot(office, 'online-8-batch');
  await batch
    .getByRole('row')
    .filter({ hasText: '01712345679' })
    .getByRole('button', { name: new RegExp(`^${admin.paid}`) })
    .click();
  await office.getByLabel(admin.reference).fill('9KPAYOUT01');
  await office.getByRole('button', { name: admin.save }).click();
  await batch.getByText('9KPAYOUT01').waitFor();
  await shoot(office, 'online-9-paid');

  await seller.reload();
  await seller.getByText(payoutTexts.bn.transfer.replace('{{reference}}', '9KPAYOUT01')).waitFor();
  await shoot(seller, 'online-10-paid-out');
  await Promise.all([buyer, seller, office].map((page) => page.context().close()));
}, 120_000);
