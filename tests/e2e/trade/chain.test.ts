/** From the field to the table: a supersaler buys in bulk, lists again, a wholesaler does the same, and a consumer reads the chain back. */
import type { Browser, Page } from 'playwright-core';
import { e2eUrl, e2eClient } from '../support/built-app';
import { DESK, launchBrowser, PHONE, shoot } from '../support/browser';
import { type Market, type MemberRole, openMarket } from '../support/market';
import { pageOf } from '../support/visits';

const rice = 'Kataribhog Harvest';
let browser: Browser;
let market: Market;
let api: (by: MemberRole, query: string, variables?: object) => Promise<Record<string, { id: string }>>;

beforeAll(async () => {
  [browser, market] = [await launchBrowser(), await openMarket(3)];
  const client = e2eClient();
  const tokens = new Map<MemberRole, string>();
  const enter = 'mutation ($input: LoginInput!) { login(input: $input) { token } }';
  for (const role of ['PRODUCER', 'SUPERSALER', 'WHOLESALER', 'CONSUMER'] as const) {
    const { phone, password } = market.members[role];
    const input = { phone, password, sessionKind: 'BEARER' };
    tokens.set(role, (await client.gql<{ login: { token: string } }>(enter, { input })).data.login.token);
  }
  api = async (by, query, variables = {}) => {
    const answer = await client.gql<Record<string, { id: string }>>(query, { ...variables }, { token: tokens.get(by) ?? '' });
    return answer.data;
  };
}, 120_000);
afterAll(() => browser.close());

/** What checkout and the seller's list do elsewhere (sale.test.ts): ordered, confirmed, sent, delivered. Answers what one unit cost. */
async function bring(buyer: MemberRole, seller: MemberRole, productId: string, quantity: string): Promise<string> {
  const { myOrders } = (await api(buyer, '{ myOrders(first: 1) { nodes { upazila { id } } } }')) as unknown as {
    myOrders: { nodes: { upazila: { id: number } }[] };
  };
  const input = {
    ...{ contactName: 'Salma', contactPhone: '01712345678', deliveryMethod: 'DELIVERY', upazilaId: myOrders.nodes[0]?.upazila.id },
    ...{ address: 'Station Road', paymentMethod: 'CASH_ON_DELIVERY', lines: [{ productId, quantity }] },
  };
  const place = `mutation ($input: PlaceOrderInput!, $key: String) {
    placeOrder(input: $input, idempotencyKey: $key) { orders { id lines { unitPrice } } } }`;
  const { placeOrder } = (await api(buyer, place, { input, key: `chain-${buyer}-${productId}` })) as unknown as {
    placeOrder: { orders: { id: string; lines: { unitPrice: string }[] }[] };
  };
  const [order] = placeOrder.orders;
  for (const step of ['confirmOrder', 'shipOrder', 'deliverOrder'])
    await api(seller, `mutation ($id: ID!) { ${step}(id: $id) { id } }`, { id: order?.id });
  return order?.lines[0]?.unitPrice ?? '';
}

/** In the open list of received goods: the one that is left, at this price. Answers the new product's id. */
async function listAgain(page: Page, words: { again: string; price: RegExp; list: string }, price: string): Promise<string> {
  await page.getByRole('link', { name: `${words.again}: ${rice}` }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('textbox', { name: words.price }).fill(price);
  await sheet.getByRole('button', { name: words.list, exact: true }).click();
  const made = page.locator('.trade-tiers a', { hasText: rice }).first();
  await made.waitFor();
  return (await made.getAttribute('href'))?.split('/').at(-1) ?? '';
}

it('R9 T8 T9 R13 goods keep their origin through two traders, down to the kilogram', async () => {
  // 1. a producer offers a ton for businesses, cheaper from 500 KG on
  const terms = {
    ...{
      audience: 'BUSINESSES',
      minQuantity: '10',
      step: '10',
      harvestedOn: new Date().toISOString().slice(0, 10),
    },
    tiers: [{ minQuantity: '500', price: '88' }],
  };
  const { myProducts } = (await api('PRODUCER', '{ myProducts(first: 1) { nodes { images { id } } } }')) as unknown as {
    myProducts: { nodes: { images: { id: string }[] }[] };
  };
  const draft = {
    ...{ name: rice, description: 'Sun dried.', categorySlug: 'rice', unit: 'KG', quantity: '1000', price: '95', addToSellPost: false },
    imageIds: [myProducts.nodes[0]?.images[0]?.id],
  };
  const { addProduct } = await api('PRODUCER', 'mutation ($input: AddProductInput!) { addProduct(input: $input) { id } }', {
    input: draft,
  });
  const grown = addProduct?.id ?? '';
  await api('PRODUCER', 'mutation ($input: PublishSellPostInput!) { publishSellPost(input: $input) { id } }', {
    input: { ...terms, productId: grown },
  });

  // 2. the supersaler finds it by the kilogram, buys 500 KG at the lower price, receives, lists again
  const desk = await pageOf(browser, 'SUPERSALER', market, { language: 'en', device: DESK });
  await desk.goto(e2eUrl('/dashboard/supersellerProducerProducts?q=kataribhog'));
  await desk.getByText('from 500 KG: 88 Tk/KG').waitFor();
  await desk.getByRole('button', { name: `Add to cart: ${rice}` }).click();
  await desk.locator('.in-cart').first().waitFor();
  expect(await bring('SUPERSALER', 'PRODUCER', grown, '500')).toBe('88.00');
  await desk.getByRole('link', { name: 'Received goods' }).click();
  const english = { again: 'List again', price: /Your price/, list: 'List goods' };
  const second = await listAgain(desk, english, '99');
  await shoot(desk, 'chain-1-relisted');

  // 3. the wholesaler buys 100 KG of it and lists it on her phone, in Bangla
  expect(await bring('WHOLESALER', 'SUPERSALER', second, '100')).toBe('99.00');
  const phone = await pageOf(browser, 'WHOLESALER', market, { language: 'bn', device: PHONE });
  await phone.goto(e2eUrl('/dashboard/wholesalerAllProducts?tab=received&q=kataribhog'));
  const third = await listAgain(phone, { again: 'বিক্রিতে দিন', price: /আপনার দাম/, list: 'বিক্রিতে দিন' }, '১১২');
  await shoot(phone, 'chain-2-relisted');

  // 4. the consumer sees neither post for businesses, buys 3 KG, and reads where it grew
  const shopper = await pageOf(browser, 'CONSUMER', market, { language: 'en', device: PHONE });
  await shopper.goto(e2eUrl(`/product/${grown}`));
  await shopper.getByRole('heading', { level: 1, name: /not found/i }).waitFor();
  expect(await bring('CONSUMER', 'WHOLESALER', third, '3')).toBe('112.00');
  await shopper.goto(e2eUrl(`/product/${third}`));
  const steps = shopper.locator('.provenance > li');
  await steps.first().waitFor();
  const told = await steps.allTextContents();
  expect(told.map((step) => step.split(' · ')[0])).toEqual(['Karim Mia', 'Jashim Traders', 'Salma Wholesale']);
  expect(told[0]).toContain('Harvested on');
  for (const { phone: number } of Object.values(market.members)) expect(told.join()).not.toContain(number);
  await shopper.getByText('Available: 97 KG').waitFor();
  await shoot(shopper, 'chain-3-read');
}, 120_000);
