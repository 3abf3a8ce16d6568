/**
 * The index that a search reads follows what happens to products, pages of a search fit together, and a search costs
 * four statements at most.
 */
import { MarketWordsSweepService } from '../../../server/modules/catalogue/market/search/market-words-sweep.service';
import { completeSearchTexts } from '../../../server/modules/catalogue/market/search/search-texts.store';
import { execute } from '../../../server/platform/db/sql';
import { one, rows } from '../../support/sql';
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer, seller, type TestAccount } from '../../support/build-accounts';
import { publishedProduct } from '../../support/build-catalogue';
import { countSql } from '../../support/count-sql';

interface Found {
  readonly nodes: readonly { readonly id: string; readonly name: string }[];
  readonly totalCount: number;
  readonly isSimilar: boolean;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

let app: TestApp;
let producer: TestAccount;

beforeAll(async () => {
  app = await startTestApp();
  producer = await approvedProducer(app);
});
afterAll(() => app.stop());

const find = async (search: string, more: Record<string, unknown> = {}, filter: Record<string, unknown> = {}, by?: TestAccount) =>
  (
    await app.call<{ products: Found }>(
      'products',
      { filter: { search, ...filter }, ...more },
      'nodes { id name } totalCount isSimilar pageInfo { hasNextPage endCursor }',
      by ? { token: by.token } : {},
    )
  ).data.products;
const entries = async (id: string) =>
  (await rows<{ word: string }>(app.db, 'SELECT word FROM product_words WHERE product_id = $1', [id])).map(({ word }) => word);

it('a product is found while it is on the market, by the name that it has', async () => {
  const { id } = await publishedProduct(app, producer, { name: 'Zhingabari gold', categorySlug: 'rice' });
  expect((await find('zhingabari')).nodes.map((node) => node.id)).toEqual([id]);
  expect(await entries(id)).toEqual(expect.arrayContaining(['zhingabari', 'gold', '=rice']));

  await app.call('updateProduct', { id, input: { name: 'Qorsha gold' } }, 'id', { token: producer.token });
  expect((await find('qorsha')).nodes.map((node) => node.id)).toEqual([id]);
  expect((await find('zhingabari')).nodes).toEqual([]);

  await execute(app.db, 'UPDATE products SET is_published = false WHERE id = $1', [id]);
  expect(await entries(id)).toEqual([]);
  expect((await find('qorsha')).nodes).toEqual([]);
  await execute(app.db, 'UPDATE products SET is_published = true WHERE id = $1', [id]);
  expect((await find('qorsha')).nodes.map((node) => node.id)).toEqual([id]);
});

it('follows audience, place and sales', async () => {
  const { id } = await publishedProduct(app, producer, { name: 'Murshida velvet' });
  const trader = await seller(app, 'WHOLESALER');
  await execute(app.db, "UPDATE products SET audience = 'BUSINESSES', sold_count = 12 WHERE id = $1", [id]);
  expect(await find('murshida')).toMatchObject({ nodes: [], totalCount: 0 });
  expect((await find('murshida', {}, {}, trader)).nodes).toHaveLength(1);
  expect(await find('murshida', {}, {}, producer)).toMatchObject({ totalCount: 1, nodes: [{ id }] }); // the viewer's own
  expect(await one(app.db, 'SELECT DISTINCT is_public AS "isPublic", popularity FROM product_words WHERE product_id = $1', [id])).toEqual({
    isPublic: false,
    popularity: 3,
  });
});

it('a rare slip is corrected to what the market has, and what no product has leaves the dictionary', async () => {
  const { id } = await publishedProduct(app, producer, { name: 'Kolshibhanga special' });
  expect(await find('kolshibanga')).toMatchObject({ nodes: [{ id }], isSimilar: true });
  const known = async () =>
    (await one<{ count: number }>(app.db, "SELECT count(*)::int AS count FROM market_words WHERE word = 'kolshibhanga'"))?.count;
  await app.container.resolve(MarketWordsSweepService).sweep();
  expect(await known()).toBe(1);
  await execute(app.db, 'UPDATE products SET is_published = false WHERE id = $1', [id]);
  await app.container.resolve(MarketWordsSweepService).sweep();
  expect(await known()).toBe(0);
  await execute(app.db, 'UPDATE products SET is_published = true WHERE id = $1', [id]);
  expect((await find('kolshibanga')).nodes).toHaveLength(1);
});

it('products of an earlier release are indexed once', async () => {
  const { id } = await publishedProduct(app, producer, { name: 'Tetulia heirloom' });
  await execute(app.db, "UPDATE products SET search_words = '{}' WHERE id = $1", [id]);
  expect((await find('tetulia heirloom')).nodes.map((node) => node.id)).not.toContain(id);
  expect(await completeSearchTexts(app.db)).toBe(1);
  expect(await completeSearchTexts(app.db)).toBe(0);
  expect((await find('tetulia heirloom')).nodes.map((node) => node.id)).toContain(id);
});

describe('pages', () => {
  const names = ['Bogra bulbul', 'Bulbul', 'Red bulbul rice', 'Bulbuli', 'Bulbul and more of it', 'Gura of bulbul', 'Bulbul two'];
  beforeAll(async () => {
    for (const [at, name] of names.entries()) {
      const { id } = await publishedProduct(app, producer, { name, price: String(40 - at), categorySlug: at % 2 === 0 ? 'rice' : 'paddy' });
      await execute(app.db, 'UPDATE products SET sold_count = $2 WHERE id = $1', [id, at * 7]);
    }
  });

  it.each([
    ['bulbul', 'RELEVANCE'],
    ['bulbul', 'NEWEST'],
    ['bulbul', 'PRICE_ASC'],
    ['bulbul', 'NEAREST'],
    ['bulbul rice', 'RELEVANCE'],
    ['paddy rice', 'RELEVANCE'],
  ])('of %s by %s fit together by cursor and by number', async (search, sort) => {
    const all = await find(search, { sort, first: 40 });
    expect(all.nodes.length).toBeGreaterThan(2);
    expect(all.totalCount).toBe(all.nodes.length);
    const byCursor: string[] = [];
    for (let after: string | null = null, more = true; more;) {
      const { nodes, pageInfo }: Found = await find(search, { sort, first: 2, after });
      byCursor.push(...nodes.map(({ id }) => id));
      [after, more] = [pageInfo.endCursor, pageInfo.hasNextPage];
    }
    expect(byCursor).toEqual(all.nodes.map(({ id }) => id));
    const byNumber = await find(search, { sort, first: 2, offset: 2 });
    expect(byNumber.nodes).toEqual(all.nodes.slice(2, 4));
  });

  it('the name itself comes first, then what begins so', async () => {
    const { nodes } = await find('bulbul', { first: 40 });
    expect(nodes[0]?.name).toBe('Bulbul');
    expect(nodes.at(-1)?.name).toBe('Bulbuli');
    expect(new Set(nodes.map(({ id }) => id)).size).toBe(names.length);
  });

  it('filters and places leave what they let through', async () => {
    expect((await find('bulbul', {}, { categorySlugs: ['paddy'] })).nodes.map(({ name }) => name).toSorted()).toEqual([
      'Bulbul',
      'Bulbuli',
      'Gura of bulbul',
    ]);
    expect(await find('bulbul', {}, { maxPrice: '36' })).toMatchObject({ totalCount: 3 });
    expect(await find('bulbul', {}, { sellerId: producer.id })).toMatchObject({ totalCount: names.length });
    expect(await find('bulbul', {}, { divisionId: 30_000 })).toMatchObject({ totalCount: 0, nodes: [] });
  });
});

it.each(['bulbul', 'bulbool', 'bulbul rice', 'bulbul tomato dhaka', 'কাঁচা মরিচ', 'xqzxqz'])(
  '%s takes at most four statements',
  async (search) => {
    const statements = await countSql(app.db, () => find(search));
    expect(statements.length).toBeLessThanOrEqual(4);
  },
);
