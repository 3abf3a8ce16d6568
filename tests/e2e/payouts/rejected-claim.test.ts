/**
 * Mobile money in a real browser that does not arrive: a TrxID of another order is a conflict, a payment that the
 * seller rejects with a reason can be reported again.
 */
import type { Browser } from 'playwright-core';
import { messages as saleTexts } from '../../../client/features/sales/sales.messages';
import { messages as orderTexts } from '../../../client/widgets/order/order-texts.messages';
import { messages as buyerTexts } from '../../../client/widgets/purchases/purchases.messages';
import { bn } from '../../../schema/messages/bn';
import { run as runAs, enter, type Seller } from '../orders/trade';
import { pickupOf } from '../../support/pickup';
import { e2eClient, e2eUrl } from '../support/built-app';
import { DESKTOP, launchBrowser, PHONE, shoot } from '../support/browser';
import { type Market, openMarket } from '../support/market';
import { pageOf } from '../support/visits';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const reused = '9R7USED001';

/** An order to be paid by bKash, which its seller has confirmed. */
async function confirmedOrder({ ids }: Market, buyer: Seller, seller: Seller): Promise<string> {
  const place = 'mutation ($input: PlaceOrderInput!, $key: String) { placeOrder(input: $input, idempotencyKey: $key) { orders { id } } }';
  const input = {
    contactName: 'Rahima Khatun',
    contactPhone: '01712345678',
    paymentMethod: 'BKASH',
    lines: [{ productId: ids['/product/']?.other, quantity: '2' }],
    ...(await pickupOf(e2eClient(), ids['/product/']?.other)),
  };
  const { placeOrder } = await runAs<{ placeOrder: { orders: { id: string }[] } }>(place, { input, key: 'claimed' }, buyer);
  const id = placeOrder.orders[0]?.id ?? '';
  await runAs('mutation ($id: ID!) { confirmOrder(id: $id) { id } }', { id }, seller);
  return id;
}

it('a TrxID of another buyer is a conflict, and a rejected payment is reported again', async () => {
  const market = await openMarket();
  const { CONSUMER, WHOLESALER, PRODUCER } = market.members;
  const [buyerUser, otherUser, sellerUser] = [await enter(CONSUMER), await enter(WHOLESALER), await enter(PRODUCER)];
  const account = { method: 'BKASH', number: '01712345679', holder: 'Karim Mia' };
  await runAs('mutation ($input: PayoutAccountInput!) { setPayoutAccount(input: $input) { method } }', { input: account }, sellerUser);
  const claim = 'mutation ($id: ID!, $input: PaymentClaimInput!) { claimPayment(id: $id, input: $input) { paymentStatus } }';
  const others = { paymentMethod: 'BKASH', paymentNumber: '01812345678', paymentReference: reused, amount: '90' };
  await runAs(claim, { id: await confirmedOrder(market, otherUser, sellerUser), input: others }, otherUser);
  const id = await confirmedOrder(market, buyerUser, sellerUser);
  const [texts, order] = [buyerTexts.bn, orderTexts.bn];

  const buyer = await pageOf(browser, 'CONSUMER', market, { language: 'bn', device: { ...PHONE, reducedMotion: 'reduce' } });
  const report = async (reference: string) => {
    await buyer.getByRole('button', { name: texts.paySent }).click();
    await buyer.getByRole('dialog').getByLabel(texts.claimNumber).fill('০১৭১২৩৪৫৬৭৮');
    await buyer.getByRole('dialog').getByLabel(texts.claimReference).fill(reference);
    await buyer.getByRole('button', { name: texts.claimSend }).click();
  };
  await buyer.goto(e2eUrl(`/orders/${id}`));
  await report(reused);
  const dialog = buyer.getByRole('dialog');
  await dialog.getByText(bn['order.referenceUsed']).first().waitFor();
  // what was typed is still there, and can be corrected
  expect(await dialog.getByLabel(texts.claimNumber).inputValue()).toBe('০১৭১২৩৪৫৬৭৮');
  expect(await dialog.getByLabel(texts.claimReference).inputValue()).toBe(reused);
  await shoot(buyer, 'claim-1-reused');
  await dialog.getByLabel(texts.claimReference).fill('9R7TYPO001');
  await buyer.getByRole('button', { name: texts.claimSend }).click();
  await buyer.getByText(new RegExp(order.CLAIMED)).first().waitFor();

  const sale = saleTexts.en;
  const seller = await pageOf(browser, 'PRODUCER', market, {
    language: 'en',
    device: { ...DESKTOP, colorScheme: 'dark', reducedMotion: 'reduce' },
  });
  await seller.goto(e2eUrl(`/dashboard/producerOrder/${id}`));
  await seller.getByText('9R7TYPO001').first().waitFor();
  await shoot(seller, 'claim-2-seller');
  await seller.getByRole('button', { name: sale.PAY_REJECT }).click();
  await seller.getByRole('dialog').last().getByLabel(sale.reason).fill('No such TrxID today');
  await seller.getByRole('dialog').last().getByRole('button', { name: sale.PAY_REJECT }).click();
  await seller.getByRole('dialog').getByLabel(sale.reason).waitFor({ state: 'hidden' }); // the typed reason is in it too, before it is sent
  await seller.getByText('No such TrxID today').first().waitFor();
  await seller.context().close();

  await buyer.reload();
  const panel = buyer.getByRole('region', { name: /পাঠান$/ });
  await panel.getByText(texts.claimRejected.replace('{{reference}}', '9R7TYPO001')).waitFor();
  await panel.getByText('No such TrxID today').waitFor();
  const [asked = ''] = texts.disputeHint.replace('{{reference}}', '9R7TYPO001').split('{{amount}}');
  await buyer.getByText(asked).waitFor();
  await shoot(buyer, 'claim-3-rejected');
  await report('9R7RIGHT01');
  await buyer.getByText(new RegExp(order.CLAIMED)).first().waitFor();
  await buyer
    .getByText(/9R7RIGHT01/)
    .first()
    .waitFor();
  await runAs('mutation ($id: ID!) { confirmPayment(id: $id) { id } }', { id }, sellerUser);
  await buyer.reload();
  await buyer.getByText(new RegExp(order.PAID)).first().waitFor();
  await shoot(buyer, 'claim-4-paid');
  await buyer.context().close();
}, 120_000);
