/**
 * Programs that synchronise ask for what changed since a moment: `updatedAt` moves with every `version`, and lists are
 * narrowed by it, by ids and by status.
 */
import { type TestApp, startTestApp } from '../../support/app';
import { admin, approvedProducer, consumer, seller, type TestAccount } from '../../support/build-accounts';
import { type Goods, listedProduct, placedOrder } from '../../support/build-orders';
import type { Variables } from '../../support/client';

let app: TestApp;
let producer: TestAccount;
let operator: TestAccount;

beforeAll(async () => {
  app = await startTestApp();
  producer = await approvedProducer(app);
  operator = await admin(app);
});
afterAll(() => app.stop());

interface Seen {
  readonly id: string;
  readonly version: number;
  readonly updatedAt: string;
}

const idsOf = (nodes: readonly Seen[]) => nodes.map(({ id }) => id);
const mine = async (filter: Variables, by = producer) =>
  (
    await app.call<{ myProducts: { nodes: Seen[]; totalCount: number } }>(
      'myProducts',
      { filter },
      'totalCount nodes { id version updatedAt }',
      { token: by.token },
    )
  ).data.myProducts;
const market = async (filter: Variables) =>
  (await app.call<{ products: { nodes: Seen[]; totalCount: number } }>('products', { filter }, 'totalCount nodes { id version updatedAt }'))
    .data.products;

async function read(product: Goods): Promise<Seen> {
  const [node] = (await mine({ ids: [product.id] }, product.seller)).nodes;
  if (!node) throw new Error('A product that its seller does not see.');
  return node;
}

/** As if it had last changed an hour ago. */
async function rest({ id, seller: by }: Goods): Promise<void> {
  const anHour = `now() - interval '1 hour'`;
  await app.db.query(`UPDATE products SET updated_at = ${anHour}, market_changed_at = ${anHour} WHERE id = $1`, [id]);
  await app.db.query(`UPDATE product_stock SET changed_at = ${anHour}, market_changed_at = ${anHour} WHERE product_id = $1`, [id]);
  await app.db.query(`UPDATE users SET market_changed_at = ${anHour} WHERE id = $1`, [by.id]);
}

type Act = (product: Goods) => Promise<unknown>;
const send = async (by: TestAccount, document: string, variables: Variables) => {
  const response = await app.gql(document, variables, { token: by.token });
  expect(response.code).toBeNull();
};
const ofSeller =
  (document: string, more: Variables = {}): Act =>
  (product) =>
    send(product.seller, document, { id: product.id, ...more });
const ofAdmin =
  (document: string): Act =>
  ({ id }) =>
    send(operator, document, { id });
const STOP = 'mutation ($id: ID!) { stopSelling(productIds: [$id]) { products { id } } }';
const TERMS = `audience: EVERYONE, minQuantity: "2", step: "1", tiers: []`;

/** An order of it, up to the step named. */
const ordered =
  (...steps: readonly string[]): Act =>
  async (product) => {
    const { id } = await placedOrder(app, { lines: [{ product, quantity: '2' }] });
    for (const step of steps) await send(product.seller, `mutation ($id: ID!) { ${step}(id: $id) { id } }`, { id });
  };

const stopped: Act = ofSeller(STOP);
const hidden: Act = ofAdmin('mutation ($id: ID!) { hideProduct(id: $id, reason: "It is not what it says.") { id } }');

/** Every mutation that raises the version of a product, with what goes before it. */
const MUTATIONS: Readonly<Record<string, { readonly act: Act; readonly before?: Act }>> = {
  updateProduct: { act: ofSeller('mutation ($id: ID!) { updateProduct(id: $id, input: { name: "Another" }) { id } }') },
  setStock: { act: ofSeller('mutation ($id: ID!) { setStock(productId: $id, quantity: "55") { id } }') },
  bulkUpdateProducts: {
    act: ofSeller('mutation ($id: ID!) { bulkUpdateProducts(input: { productIds: [$id], quantity: "44" }) { __typename } }'),
  },
  stopSelling: { act: stopped },
  postForSell: { act: ofSeller('mutation ($id: ID!) { postForSell(productIds: [$id]) { products { id } } }'), before: stopped },
  publishSellPost: {
    act: ofSeller(`mutation ($id: ID!) { publishSellPost(input: { productId: $id, ${TERMS} }) { id } }`),
    before: stopped,
  },
  endSellPost: {
    act: async (product) => {
      const [post]: { id: string }[] = await app.db.query('SELECT id FROM sell_posts WHERE product_id = $1', [product.id]);
      await send(product.seller, 'mutation ($id: ID!) { endSellPost(id: $id) { id } }', { id: post?.id });
    },
  },
  hideProduct: { act: hidden },
  restoreProduct: { act: ofAdmin('mutation ($id: ID!) { restoreProduct(id: $id, reason: "It was right.") { id } }'), before: hidden },
  recategoriseProduct: {
    act: ofAdmin('mutation ($id: ID!) { recategoriseProduct(id: $id, categorySlug: "onion", reason: "It is one.") { id } }'),
  },
  gradeProduct: {
    act: ofAdmin('mutation ($id: ID!) { gradeProduct(input: { productId: $id, grade: B, reason: "Seen." }) { id } }'),
  },
  shipOrder: { act: ordered('confirmOrder', 'shipOrder') },
  undoOrderStep: { act: ordered('confirmOrder', 'shipOrder', 'undoOrderStep') },
};

describe('updatedAt', () => {
  it.each(Object.entries(MUTATIONS))('moves with the version, by %s', async (_name, { act, before }) => {
    const product = await listedProduct(app, producer);
    await before?.(product);
    await rest(product);
    const earlier = await read(product);
    const began = new Date(Date.now() - 60_000).toISOString();
    await act(product);
    const later = await read(product);
    expect(later.version).toBeGreaterThan(earlier.version);
    expect(Date.parse(later.updatedAt)).toBeGreaterThan(Date.parse(earlier.updatedAt));
    expect(idsOf((await mine({ updatedSince: began, ids: [product.id] })).nodes)).toEqual([product.id]);
  });

  it('stays where an order is only placed, which changes no version', async () => {
    const product = await listedProduct(app, producer);
    await rest(product);
    const before = await read(product);
    await placedOrder(app, { lines: [{ product, quantity: '2' }] });
    expect(await read(product)).toEqual(before);
  });
});

describe('what changed since a moment', () => {
  it('is listed of the market, searched or not, and among the own products', async () => {
    const sells = await seller(app, 'SUPERSALER');
    const [old, fresh, moved] = [
      await listedProduct(app, sells, { name: 'Gourd' }),
      await listedProduct(app, sells, { name: 'Gourd' }),
      await listedProduct(app, sells, { name: 'Gourd' }),
    ];
    for (const product of [old, moved]) await rest(product);
    await ordered('confirmOrder', 'shipOrder')(moved);
    const updatedSince = new Date(Date.now() - 600_000).toISOString();
    const expected = [fresh.id, moved.id].toSorted();
    for (const search of [null, 'gourd']) {
      const found = await market({ sellerId: sells.id, updatedSince, search });
      expect([idsOf(found.nodes).toSorted(), found.totalCount]).toEqual([expected, 2]);
      expect(idsOf((await mine({ updatedSince, search }, sells)).nodes).toSorted()).toEqual(expected);
    }
    expect((await market({ sellerId: sells.id, updatedSince: new Date(Date.now() + 600_000).toISOString() })).nodes).toEqual([]);
  });

  it('shows nothing that is not on the market, by ids neither', async () => {
    const [shown, off, traders] = [
      await listedProduct(app, producer),
      await listedProduct(app, producer, { published: false }),
      await listedProduct(app, producer, { audience: 'BUSINESSES' }),
    ];
    const ids = [shown.id, off.id, traders.id, 'nonsense'];
    expect(idsOf((await market({ ids })).nodes)).toEqual([shown.id]);
    expect(idsOf((await market({ ids, updatedSince: '2020-01-01T00:00:00Z' })).nodes)).toEqual([shown.id]);
    expect((await market({ ids: [] })).nodes).toEqual([]);
    const tooMany = await app.call(
      'products',
      { filter: { ids: Array<string>(101).fill(shown.id) } },
      'totalCount nodes { id version updatedAt }',
    );
    expect(tooMany.code).toBe('BAD_USER_INPUT');
  });
});

describe('sellers and categories', () => {
  it('all approved sellers are listed page by page, and no one else', async () => {
    const buyer = await consumer(app);
    const LIST = `query ($after: String, $filter: SellerFilter) { sellers(first: 1, after: $after, filter: $filter) {
      nodes { id role } totalCount pageInfo { endCursor hasNextPage } } }`;
    interface Page {
      sellers: { nodes: { id: string; role: string }[]; totalCount: number; pageInfo: { endCursor: string; hasNextPage: boolean } };
    }
    const [one, other] = [await seller(app, 'WHOLESALER'), await seller(app, 'WHOLESALER')];
    const seen: string[] = [];
    let after: string | null = null;
    for (let more = true; more;) {
      const { nodes, pageInfo }: Page['sellers'] = (await app.gql<Page>(LIST, { after, filter: { role: 'WHOLESALER' } })).data.sellers;
      seen.push(...nodes.map(({ id }) => id));
      [after, more] = [pageInfo.endCursor, pageInfo.hasNextPage];
    }
    expect(seen).toEqual([other.id, one.id]);
    const byId = (await app.gql<Page>(LIST, { filter: { ids: [buyer.id, one.id, operator.id, 'nonsense'] } })).data.sellers;
    expect([byId.nodes.map(({ id }) => id), byId.totalCount]).toEqual([[one.id], 1]);
    await app.db.query(`UPDATE users SET status = 'SUSPENDED' WHERE id = $1`, [one.id]);
    expect((await app.gql<Page>(LIST, { filter: { ids: [one.id] } })).data.sellers.nodes).toEqual([]);
    expect((await app.gql(LIST, { filter: { role: 'CONSUMER' } })).code).toBe('BAD_USER_INPUT');
  });

  it('categories are found by their slugs', async () => {
    const query =
      '{ category(categorySlug: "potato") { nameBn } none: category(categorySlug: "gold") { nameBn } categories(categorySlugs: ["onion", "gold"]) { slug } }';
    expect((await app.gql(query)).data).toEqual({ category: { nameBn: 'আলু' }, none: null, categories: [{ slug: 'onion' }] });
  });
});
