/** Posts and prices for businesses, at every place where a product or its price can be read. */
import { type TestApp, startTestApp } from '../../support/app';
import { admin, approvedProducer, consumer, seller, type TestAccount } from '../../support/build-accounts';
import { deliveredOrder, listedProduct, type Goods } from '../../support/build-orders';
import { quote } from '../orders/support/cart-api';
import { sellPostApi } from './support/sell-posts';

let app: TestApp;
let producer: TestAccount;
let guest: TestAccount;
let trader: TestAccount;

beforeAll(async () => {
  app = await startTestApp();
  producer = await approvedProducer(app);
  guest = await consumer(app);
  trader = await seller(app, 'WHOLESALER');
});
afterAll(() => app.stop());

const as = (account: TestAccount | null) => (account ? { token: account.token } : {});
/** Terms of a post that is open already. */
async function setTerms({ id, seller: owner }: Goods, input: Record<string, unknown>): Promise<void> {
  const transport = sellPostApi(app);
  const post = (await transport.mine(owner)).nodes.find(({ product }) => product.id === id);
  const response = await transport.update(owner, post?.id ?? '', post?.version ?? 0, input);
  expect(response.code).toBeNull();
}
const names = async (account: TestAccount | null, search: string) => {
  const text = `query ($search: String!) { products(filter: { search: $search }) { totalCount nodes { id } } searchSuggestions(search: $search) { products { id } } }`;
  const { data } = await app.gql<{ products: { totalCount: number }; searchSuggestions: { products: object[] } }>(
    text,
    { search },
    as(account),
  );
  return [data.products.totalCount, data.searchSuggestions.products.length];
};
const page = async (account: TestAccount | null, id: string) =>
  (
    await app.call<{ product: { sellPost: { tiers: { price: string }[] } } | null }>(
      'product',
      { id },
      'sellPost { tiers { price } }',
      as(account),
    )
  ).data.product;

it('a post for businesses is in no list, search, count, page or cart of anyone else [S6]', async () => {
  const hidden = await listedProduct(app, producer, { name: 'Zafran bulk' });
  const before = await app.gql<{ marketFigures: { products: number } }>('{ marketFigures { products } }');
  await setTerms(hidden, { audience: 'BUSINESSES' });
  const after = await app.gql<{ marketFigures: { products: number } }>('{ marketFigures { products } }');
  expect(after.data.marketFigures.products).toBe(before.data.marketFigures.products - 1);
  for (const outsider of [null, guest, await approvedProducer(app)]) {
    expect([await names(outsider, 'zafran'), await page(outsider, hidden.id)]).toEqual([[0, 0], null]);
  }
  for (const insider of [trader, producer, await admin(app)]) {
    expect([await names(insider, 'zafran'), await page(insider, hidden.id)]).toEqual([[1, 1], { sellPost: { tiers: [] } }]);
  }
  expect((await quote(app, [{ productId: hidden.id, quantity: '1' }], null, guest.token)).lineCount).toBe(0);
  expect((await quote(app, [{ productId: hidden.id, quantity: '1' }], null, trader.token)).lineCount).toBe(1);
});

it("a seller's count of products is of what everyone may see [S6]", async () => {
  const owner = await approvedProducer(app);
  const [one] = [await listedProduct(app, owner), await listedProduct(app, owner)];
  const count = async () =>
    (await app.call<{ seller: { productCount: number } }>('seller', { id: owner.id }, 'productCount')).data.seller.productCount;
  expect(await count()).toBe(2);
  await setTerms(one, { audience: 'BUSINESSES' });
  expect(await count()).toBe(1);
  await setTerms(one, {});
  expect(await count()).toBe(2);
});

it('prices by quantity are shown to business buyers, the owner and admins, and charged to business buyers alone [S6]', async () => {
  const potato = await listedProduct(app, producer, { name: 'Tiered potato', price: '30', quantity: '100' });
  await setTerms(potato, { tiers: [{ minQuantity: '10', price: '25' }] });
  const lineFor = async (account: TestAccount | null, quantity: string) => {
    const text = `query ($lines: [CartLineInput!]!) { quoteCart(lines: $lines) { groups { lines { unitPrice nextTier { price } } } } }`;
    const lines = [{ productId: potato.id, quantity }];
    const { data } = await app.gql<{ quoteCart: { groups: { lines: object[] }[] } }>(text, { lines }, as(account));
    return data.quoteCart.groups[0]?.lines[0];
  };
  for (const outsider of [null, guest]) {
    expect(await lineFor(outsider, '10')).toEqual({ unitPrice: '30.00', nextTier: null });
    expect(await lineFor(outsider, '1')).toEqual({ unitPrice: '30.00', nextTier: null });
  }
  const supersaler = await seller(app, 'SUPERSALER');
  for (const buyer of [trader, supersaler]) {
    expect(await lineFor(buyer, '10')).toEqual({ unitPrice: '25.00', nextTier: null });
    expect(await lineFor(buyer, '1')).toEqual({ unitPrice: '30.00', nextTier: { price: '25.00' } });
  }
  const tiersFor = async (account: TestAccount | null) => (await page(account, potato.id))?.sellPost.tiers;
  for (const outsider of [null, guest, await approvedProducer(app)]) expect(await tiersFor(outsider)).toEqual([]);
  for (const insider of [trader, supersaler, producer, await admin(app)]) expect(await tiersFor(insider)).toEqual([{ price: '25.00' }]);
  const list = 'query ($search: String!) { products(filter: { search: $search }) { nodes { sellPost { tiers { price } } } } }';
  const listed = await app.gql<{ products: { nodes: object[] } }>(list, { search: 'tiered' }, as(guest));
  expect(listed.data.products.nodes).toEqual([{ sellPost: { tiers: [] } }]);
  expect(await (await fetch(`${app.url}/api/v1/products/${potato.id}`)).text()).not.toContain('25');
});

it('a consumer is charged the plain price of an order, whatever the quantity [S6]', async () => {
  const potato = await listedProduct(app, producer, { price: '30', quantity: '100', tiers: [{ minQuantity: '10', price: '25' }] });
  const order = await deliveredOrder(app, { buyer: guest, lines: [{ product: potato, quantity: '20' }] });
  const [line] = await app.db.query<{ unit_price: string }[]>('SELECT unit_price FROM order_lines WHERE order_id = $1', [order.id]);
  expect(line?.unit_price).toBe('30.00');
});

it('a deal hides the prices by quantity that it undercuts, but not from their own seller [S6]', async () => {
  const tiers = [
    { minQuantity: '10', price: '28' },
    { minQuantity: '50', price: '25' },
  ];
  const potato = await listedProduct(app, producer, { price: '30', tiers });
  await app.db.query(
    "INSERT INTO deals (product_id, percent, price_before, starts_at, ends_at, accepted_at) VALUES ($1, 10, 30, now() - interval '1 hour', now() + interval '1 hour', now())",
    [potato.id],
  );
  expect((await page(trader, potato.id))?.sellPost.tiers).toEqual([{ price: '25.00' }]);
  expect((await page(producer, potato.id))?.sellPost.tiers).toEqual([{ price: '28.00' }, { price: '25.00' }]);
});

it('an order retains its line, and no longer links to a product that is now for businesses [S6]', async () => {
  const potato = await listedProduct(app, producer);
  const order = await deliveredOrder(app, { buyer: guest, lines: [{ product: potato, quantity: '2' }] });
  await setTerms(potato, { audience: 'BUSINESSES' });
  const lines = async (account: TestAccount) =>
    (await app.call<{ order: { lines: object[] } }>('order', { id: order.id }, 'lines { productName product { id } }', as(account))).data
      .order.lines;
  expect(await lines(guest)).toEqual([{ productName: 'Potato', product: null }]);
  expect(await lines(producer)).toEqual([{ productName: 'Potato', product: { id: potato.id } }]);
});
