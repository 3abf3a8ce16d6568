/**
 * These tests verify that the sellable quantity is the largest sum of minimum and whole steps that is left. Below the
 * minimum a product is sold out on every screen.
 */
import { startTestApp, type TestApp } from '../../support/app';
import { approvedProducer, consumer, type TestAccount } from '../../support/build-accounts';
import { type Goods, listedProduct } from '../../support/build-orders';

let app: TestApp;
let producer: TestAccount;
let buyer: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  producer = await approvedProducer(app);
  buyer = await consumer(app);
});
afterAll(() => app.stop());

const setTerms = async ({ id }: Goods, minQuantity: string, step: string) => {
  const POST = 'query ($id: ID!) { myProduct(id: $id) { sellPost { id version } } }';
  const { data } = await app.gql<{ myProduct: { sellPost: { id: string; version: number } } }>(POST, { id }, { token: producer.token });
  const { sellPost } = data.myProduct;
  const UPDATE =
    'mutation ($id: ID!, $input: SellPostTermsInput!, $version: Int!) { updateSellPost(id: $id, input: $input, version: $version) { id } }';
  const input = { audience: 'EVERYONE', minQuantity, step, tiers: [] };
  const { code } = await app.gql(UPDATE, { id: sellPost.id, input, version: sellPost.version }, { token: producer.token });
  expect(code).toBeNull();
};
const setStock = ({ id }: Goods, quantity: string) => app.call('setStock', { productId: id, quantity }, 'id', { token: producer.token });

const SHOWN = `query ($id: ID!, $search: String!, $seller: ID!) {
  product(id: $id) { available sellable }
  all: products(filter: { sellerId: $seller }) { nodes { id sellable } }
  inStock: products(filter: { sellerId: $seller, inStock: true }) { nodes { id } }
  found: products(filter: { search: $search, inStock: true }) { nodes { id } }
  quoteCart(lines: [{ productId: $id, quantity: "5" }]) { problems { kind value } }
}`;
interface Shown {
  product: { available: string; sellable: string };
  all: { nodes: { id: string; sellable: string }[] };
  inStock: { nodes: { id: string }[] };
  found: { nodes: { id: string }[] };
  quoteCart: { problems: { kind: string; value: string }[] };
}
const shown = async ({ id }: Goods, search: string) => {
  const { data } = await app.gql<Shown>(SHOWN, { id, search, seller: producer.id }, { token: buyer.token });
  const has = (list: { nodes: { id: string }[] }) => list.nodes.some((one) => one.id === id);
  return {
    ...data.product,
    inList: data.all.nodes.find((one) => one.id === id)?.sellable,
    inStock: has(data.inStock),
    found: has(data.found),
    problems: data.quoteCart.problems.map(({ kind }) => kind),
  };
};

it('is sold out everywhere below the minimum, and back once the minimum is lowered [N2]', async () => {
  const gourd = await listedProduct(app, producer, { quantity: '40', name: 'Zebragourd' });
  await setTerms(gourd, '5', '2');
  expect(await shown(gourd, 'Zebragourd')).toEqual({
    available: '40',
    sellable: '39',
    inList: '39',
    inStock: true,
    found: true,
    problems: [],
  });
  await setStock(gourd, '3');
  expect(await shown(gourd, 'Zebragourd')).toEqual({
    available: '3',
    sellable: '0',
    inList: '0',
    inStock: false,
    found: false,
    problems: ['OUT_OF_STOCK'],
  });
  const WAIT = 'mutation ($id: ID!) { notifyWhenBack(productId: $id) { isWaiting } }';
  expect((await app.gql(WAIT, { id: gourd.id }, { token: buyer.token })).data).toEqual({ notifyWhenBack: { isWaiting: true } });
  await setStock(gourd, '4');
  const waits = async () =>
    (await app.call<{ product: { isAwaited: boolean } }>('product', { id: gourd.id }, 'isAwaited', { token: buyer.token })).data.product
      .isAwaited;
  expect(await waits()).toBe(true);
  await setTerms(gourd, '1', '1');
  expect(await waits()).toBe(false);
  expect(await shown(gourd, 'Zebragourd')).toEqual({
    available: '4',
    sellable: '4',
    inList: '4',
    inStock: true,
    found: true,
    problems: ['LESS_STOCK'],
  });
});
