/**
 * Mobile money in a real browser: the seller gives a number, the buyer of a confirmed order sends the money there and
 * reports it, the seller confirms.
 */
import type { Browser, Page } from 'playwright-core';
import { messages as payoutTexts } from '../../../client/widgets/payout-accounts/payout-accounts.messages';
import { messages as orderTexts } from '../../../client/widgets/order/order-texts.messages';
import { messages as buyerTexts } from '../../../client/widgets/purchases/purchases.messages';
import { pickupOf } from '../../support/pickup';
import { e2eClient, e2eUrl } from '../support/built-app';
import { launchBrowser, PHONE, shoot } from '../support/browser';
import { type Market, type Member, openMarket } from '../support/market';
import { type Look, pageOf } from '../support/visits';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const look: Look = { language: 'bn', device: { ...PHONE, colorScheme: 'dark', reducedMotion: 'reduce' } };
const [t, buyerT, orderT] = [payoutTexts.bn, buyerTexts.bn, orderTexts.bn];
const number = '০১৭১২৩৪৫৬৭৮';

async function run<T>(member: Member, query: string, variables: Record<string, unknown> = {}): Promise<T> {
  const login = 'mutation ($input: LoginInput!) { login(input: $input) { token } }';
  const { phone, password } = member;
  const { data } = await e2eClient().gql<{ login: { token: string } }>(login, { input: { phone, password, sessionKind: 'BEARER' } });
  return (await e2eClient().gql<T>(query, variables, { token: data.login.token })).data;
}

/** An order to be paid by bKash, which its seller has confirmed. */
async function confirmedOrder({ members, ids }: Market): Promise<string> {
  const place = 'mutation ($input: PlaceOrderInput!, $key: String) { placeOrder(input: $input, idempotencyKey: $key) { orders { id } } }';
  const input = {
    contactName: 'Rahima Khatun',
    contactPhone: '01712345678',
    paymentMethod: 'BKASH',
    lines: [{ productId: ids['/product/']?.other, quantity: '2' }],
    ...(await pickupOf(e2eClient(), ids['/product/']?.other)),
  };
  const { placeOrder } = await run<{ placeOrder: { orders: { id: string }[] } }>(members.CONSUMER, place, { input, key: 'paying' });
  const id = placeOrder.orders[0]?.id ?? '';
  await run(members.PRODUCER, 'mutation ($id: ID!) { confirmOrder(id: $id) { id } }', { id });
  return id;
}

const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

it('money goes to the number of the seller, is reported by the buyer and confirmed', async () => {
  const market = await openMarket();

  const seller = await pageOf(browser, 'PRODUCER', market, look);
  await seller.goto(e2eUrl('/dashboard/producerMoney?view=payouts'));
  const section = seller.getByRole('region', { name: t.title });
  await section.getByRole('button', { name: t.add }).click();
  await section.getByLabel(t.number).fill(number);
  await section.getByLabel(t.holder).fill('Karim Mia');
  await shoot(seller, 'paying-1-account');
  await section.getByRole('button', { name: t.save }).click();
  await section.getByText(number).waitFor();

  const orderId = await confirmedOrder(market);
  const buyer = await pageOf(browser, 'CONSUMER', market, look);
  await buyer.goto(e2eUrl(`/orders/${orderId}`));
  const panel = buyer.getByRole('region', { name: /পাঠান$/ });
  await panel.getByText(number).waitFor();
  expect(await fits(buyer)).toBe(true);
  await shoot(buyer, 'paying-2-pay');
  await panel.getByRole('button', { name: buyerT.paySent }).click();
  const dialog = buyer.getByRole('dialog');
  await dialog.getByLabel(buyerT.claimNumber).fill(number);
  await dialog.getByLabel(buyerT.claimReference).fill('9B7TRX0001');
  await shoot(buyer, 'paying-3-report');
  await dialog.getByRole('button', { name: buyerT.claimSend }).click();
  await buyer.getByText(new RegExp(orderT.CLAIMED)).first().waitFor();
  expect(await panel.count()).toBe(0);

  const claimed = await run<{ order: { paymentStatus: string } }>(
    market.members.PRODUCER,
    'mutation ($id: ID!) { order: confirmPayment(id: $id) { paymentStatus } }',
    { id: orderId },
  );
  expect(claimed.order.paymentStatus).toBe('PAID');
  await buyer.reload();
  await buyer.getByText(new RegExp(orderT.PAID)).first().waitFor();
}, 120_000);
