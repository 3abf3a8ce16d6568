/** Posts and prices for businesses, at every place where a product or its price can be read. */
import { type TestApp, startTestApp } from '../../support/app';
import { admin, approvedProducer, consumer, seller, type TestAccount } from '../../support/build-accounts';
import { deliveredOrder, goods, type Goods } from '../../support/build-orders';
import { quote } from '../orders/support/cart-door';
import { sellPostDoor } from './support/sell-posts';

let app: TestApp;
let producer: TestAccount;
let shopper: TestAccount;
let trader: TestAccount;

beforeAll(async () => {
  app = await startTestApp();
  producer = await approvedProducer(app);
  shopper = await consumer(app);
  trader = await seller(app, 'WHOLESALER');
});
afterAll(() => app.stop());

const as = (account: TestAccount | null) => (account ? { token: account.token } : {});
/** Terms of a post that stands open already. */
async function setTerms({ id, seller: owner }: Goods, wish: Record<string, unknown>): Promise<void> {
  const door = sellPostDoor(app);
  const post = (await door.mine(owner)).nodes.find(({ product }) => product.id === id);
  const answer = await door.update(owner, post?.id ?? '', post?.version ?? 0, wish);
  expect(answer.code).toBeNull();
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
    await app.gql<{ product: { sellPost: { tiers: { price: string }[] } } | null }>(
      'query ($id: ID!) { product(id: $id) { sellPost { tiers { price } } } }',
      { id },
      as(account),
    )
  ).data.product;

it('S6 a post for businesses is in no list, search, count, page or cart of anybody else', async () => {
  const hidden = await goods(app, producer, { name: 'Zafran bulk' });
  const before = await app.gql<{ marketFigures: { products: number } }>('{ marketFigures { products } }');
  await setTerms(hidden, { audience: 'BUSINESSES' });
  const after = await app.gql<{ marketFigures: { products: number } }>('{ marketFigures { products } }');
  expect(after.data.marketFigures.products).toBe(before.data.marketFigures.products - 1);
  for (const outsider of [null, shopper, await approvedProducer(app)]) {
    expect([await names(outsider, 'zafran'), await page(outsider, hidden.id)]).toEqual([[0, 0], null]);
  }
  for (const insider of [trader, producer, await admin(app)]) {
    expect([await names(insider, 'zafran'), await page(insider, hidden.id)]).toEqual([[1, 1], { sellPost: { tiers: [] } }]);
  }
  expect((await quote(app, [{ productId: hidden.id, quantity: '1' }], null, shopper.token)).lineCount).toBe(0);
  expect((await quote(app, [{ productId: hidden.id, quantity: '1' }], null, trader.token)).lineCount).toBe(1);
});

it("S6 a seller's count of products is of what everybody may see", async () => {
  const owner = await approvedProducer(app);
  const [one] = [await goods(app, owner), await goods(app, owner)];
  const count = async () =>
    (await app.gql<{ seller: { productCount: number } }>('query ($id: ID!) { seller(id: $id) { productCount } }', { id: owner.id })).data
      .seller.productCount;
  expect(await count()).toBe(2);
  await setTerms(one, { audience: 'BUSINESSES' });
  expect(await count()).toBe(1);
  await setTerms(one, {});
  expect(await count()).toBe(2);
});

it('S6 prices by quantity for businesses are shown to them and charged to them alone', async () => {
  const potato = await goods(app, producer, { price: '30' });
  await setTerms(potato, { tiers: [{ minQuantity: '10', price: '25' }], tierAudience: 'BUSINESSES' });
  const priceFor = async (account: TestAccount | null) =>
    (await quote(app, [{ productId: potato.id, quantity: '10' }], null, account?.token)).groups[0]?.lines[0]?.unitPrice;
  expect([await priceFor(null), await priceFor(shopper), await priceFor(trader)]).toEqual(['30.00', '30.00', '25.00']);
  const tiersFor = async (account: TestAccount | null) => (await page(account, potato.id))?.sellPost.tiers;
  expect([await tiersFor(null), await tiersFor(shopper)]).toEqual([[], []]);
  expect([await tiersFor(trader), await tiersFor(producer)]).toEqual([[{ price: '25.00' }], [{ price: '25.00' }]]);
});

it('S6 prices by quantity for everyone are charged to everyone', async () => {
  const potato = await goods(app, producer, { price: '30' });
  await setTerms(potato, { tiers: [{ minQuantity: '10', price: '25' }] });
  const cart = await quote(app, [{ productId: potato.id, quantity: '10' }], null, shopper.token);
  expect([cart.groups[0]?.lines[0]?.unitPrice, cart.subtotal]).toEqual(['25.00', '250.00']);
});

it('S6 an order keeps its line, and loses sight of a product that is for businesses by now', async () => {
  const potato = await goods(app, producer);
  const order = await deliveredOrder(app, { buyer: shopper, lines: [{ product: potato, quantity: '2' }] });
  await setTerms(potato, { audience: 'BUSINESSES' });
  const lines = async (account: TestAccount) =>
    (
      await app.gql<{ order: { lines: object[] } }>(
        'query ($id: ID!) { order(id: $id) { lines { productName product { id } } } }',
        { id: order.id },
        as(account),
      )
    ).data.order.lines;
  expect(await lines(shopper)).toEqual([{ productName: 'Potato', product: null }]);
  expect(await lines(producer)).toEqual([{ productName: 'Potato', product: { id: potato.id } }]);
});
