/** The columns of the index of tokens follow the product, and a search of a large market reads a bounded part of it. */
import type { Client } from 'pg';
import { ProductSort } from '../../../schema/values/api/sort-options';
import type { MarketQuestion, ProductFilterValues } from '../../../server/modules/catalogue/market/search/market-filter.query';
import { countStatement, pageStatement } from '../../../server/modules/catalogue/market/market.query';
import { existsStatement } from '../../../server/modules/catalogue/market/search/search-page.query';
import type { SearchTerm } from '../../../server/modules/catalogue/words/search-terms';
import { wordMask } from '../../../server/modules/catalogue/market/search/word-mask';
import { execute } from '../../../server/platform/db/sql';
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer, type TestAccount } from '../../support/build-accounts';
import { publishedProduct } from '../../support/build-catalogue';
import { vacuum, withClient } from '../../support/database';
import { one, rows } from '../../support/sql';

let app: TestApp;
let producer: TestAccount;

beforeAll(async () => {
  app = await startTestApp();
  producer = await approvedProducer(app);
});
afterAll(() => app.stop());

const FACTS = `popularity = width_bucket(p.sold_count, ARRAY[1, 3, 10, 30, 100, 300, 1000, 3000, 10000]) AND is_public = (p.audience = 'EVERYONE')
  AND (entry.division_id, entry.district_id, entry.upazila_id, entry.category_slug, entry.unit, entry.price, entry.rating_sum, entry.rating_count, entry.published_at)
    IS NOT DISTINCT FROM (p.division_id, p.district_id, p.upazila_id, p.category_slug::text, p.unit::text, p.price, p.rating_sum, p.rating_count, p.published_at)
  AND is_available = (stock.on_hand > stock.reserved) AND mask = search_mask(p.search_words)
  AND (has_deal OR NOT EXISTS (SELECT 1 FROM deals WHERE deals.product_id = p.id AND deals.ends_at > now()))`;
/** How many entries there are, and how many agree with their product. */
const checked = () =>
  one<{ all: number; right: number }>(
    app.db,
    `SELECT count(*)::int AS all, count(*) FILTER (WHERE ${FACTS})::int AS right FROM product_words entry JOIN products p ON p.id = entry.product_id
     JOIN product_stock stock ON stock.product_id = p.id`,
  );

const LIST =
  'query ($filter: ProductFilter, $sort: ProductSort) { products(filter: $filter, sort: $sort, first: 24) { nodes { id } totalCount } }';
const find = async (search: string, filter: ProductFilterValues = {}, sort: ProductSort | null = null) =>
  (
    await app.gql<{ products: { nodes: readonly { readonly id: string }[]; totalCount: number } }>(LIST, {
      filter: { search, ...filter },
      sort,
    })
  ).data.products;

it('the mask of a token is the same here and in the database', async () => {
  const words = ['=potato', 'আলু', 'hill', 'a', '~%_', 'zhingabari'];
  const masks = await rows<{ mask: string }>(
    app.db,
    'SELECT search_mask(jsonb_build_object(word, 1))::text AS mask FROM unnest($1::text[]) WITH ORDINALITY AS given (word, at) ORDER BY at',
    [words],
  );
  expect(masks.map(({ mask }) => mask)).toEqual(words.map(wordMask));
});

it('price, category, unit, rating, stock and deals are found by as soon as they change', async () => {
  const { id } = await publishedProduct(app, producer, { name: 'Quorvani velvet', price: '100', categorySlug: 'rice' });
  const { id: other } = await publishedProduct(app, producer, { name: 'Quorvani plain', price: '80', categorySlug: 'paddy' });
  const ids = async (filter: ProductFilterValues, sort: ProductSort | null = null) =>
    (await find('quorvani', filter, sort)).nodes.map((node) => node.id);
  expect(await ids({ maxPrice: '90' })).toEqual([other]);

  await execute(
    app.db,
    "UPDATE products SET price = 60, category_slug = 'paddy', unit = 'PIECE', rating_sum = 9, rating_count = 2 WHERE id = $1",
    [id],
  );
  expect((await ids({ maxPrice: '90', categorySlugs: ['paddy'] })).toSorted()).toEqual([id, other].toSorted());
  expect(await ids({ unit: 'PIECE' })).toEqual([id]);
  expect(await ids({ minRating: 4 })).toEqual([id]);
  expect(await ids({}, ProductSort.PRICE_ASC)).toEqual([id, other]);
  expect(await ids({}, ProductSort.RATING)).toEqual([id, other]);

  await execute(app.db, 'UPDATE product_stock SET reserved = on_hand WHERE product_id = $1', [id]);
  expect(await ids({ inStock: true })).toEqual([other]);
  await execute(app.db, 'UPDATE product_stock SET reserved = 0 WHERE product_id = $1', [id]);
  expect((await find('quorvani', { inStock: true })).totalCount).toBe(2);

  expect(await ids({ dealsOnly: true })).toEqual([]);
  const deal = await one<{ id: string }>(
    app.db,
    `INSERT INTO deals (product_id, percent, price_before, starts_at, ends_at, accepted_at)
     VALUES ($1, 50, 80, now() - interval '1 hour', now() + interval '1 hour', now()) RETURNING id`,
    [other],
  );
  expect(await ids({ dealsOnly: true })).toEqual([other]);
  expect(await ids({}, ProductSort.PRICE_ASC)).toEqual([other, id]);
  expect(await ids({ maxPrice: '40' })).toEqual([other]);
  await execute(app.db, 'UPDATE deals SET ends_at = now(), ended_at = now() WHERE id = $1', [deal?.id]);
  expect(await ids({ maxPrice: '40' })).toEqual([]);
  expect(await ids({}, ProductSort.PRICE_DESC)).toEqual([other, id]);

  const { all, right } = (await checked()) ?? { all: 0, right: -1 };
  expect(all).toBeGreaterThan(5);
  expect(right).toBe(all);
});

describe('in a market of 12,000 products with the same tokens', () => {
  /**
   * So many pages of 8 KB a statement reads at most: one for each entry that a filter reads (3,000, most of them to see
   * that it need not be read from the table).
   */
  const MOST_PAGES = 3_300;
  const EVERYONE = { sellerRoles: null, seesBusinessPosts: false, viewerId: null, near: null } as const;
  const term = (word: string): SearchTerm => ({
    keys: [{ word, less: 0 }],
    places: null,
    sellerIds: [],
    isKnown: true,
    products: 501,
    produce: 'NAMED',
  });
  const question = (
    words: readonly string[],
    filter: ProductFilterValues = {},
    sort: ProductSort = ProductSort.RELEVANCE,
  ): MarketQuestion => ({
    ...EVERYONE,
    filter,
    sort,
    terms: words.map(term),
  });

  beforeAll(async () => {
    const { id } = await publishedProduct(app, producer, { name: 'Model', categorySlug: 'potato' });
    const columns = await rows<{ name: string }>(
      app.db,
      `SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'products' AND is_generated = 'NEVER'
       AND column_name NOT IN ('id', 'name', 'search_words', 'price', 'external_reference', 'label_code')`,
    );
    const others = columns.map(({ name }) => name).join(', ');
    await withClient(app.databaseUrl, async (client) => {
      await client.query(
        `INSERT INTO products (name, search_words, price, ${others})
         SELECT 'Potato ' || i, jsonb_build_object('=potato', 400 + i % 50, CASE WHEN i % 2 = 0 THEN 'hill' ELSE 'river' END, jsonb_build_array(390, 'hl'),
           CASE WHEN i % 300 = 0 THEN 'rare' ELSE 'usual' END, 100), 20 + i % 700, ${others} FROM products, generate_series(1, 12000) i WHERE products.id = $1`,
        [id],
      );
      await client.query('INSERT INTO product_stock (product_id, on_hand) SELECT id, 10 FROM products ON CONFLICT DO NOTHING');
      await vacuum(client, ['product_words', 'products', 'product_stock']);
    });
  }, 120_000);

  const pagesOf = async (client: Client, { text, params }: { readonly text: string; readonly params: readonly unknown[] }) => {
    const { rows: lines } = await client.query<{ 'QUERY PLAN': string }>(`EXPLAIN (ANALYZE, BUFFERS, COSTS OFF, TIMING OFF) ${text}`, [
      ...params,
    ]);
    const [buffers = ''] = /Buffers: [^\n]*/.exec(lines.map((line) => line['QUERY PLAN']).join('\n')) ?? [];
    return [...buffers.matchAll(/(?:hit|read)=(\d+)/g)].reduce((sum, [, count]) => sum + Number(count), 0);
  };

  it.each<[string, MarketQuestion]>([
    ['one term', question(['=potato'])],
    ['one term, newest first', question(['=potato'], {}, ProductSort.NEWEST)],
    ['one term, lowest price first', question(['=potato'], {}, ProductSort.PRICE_ASC)],
    ['one term, highest rating first', question(['=potato'], {}, ProductSort.RATING)],
    ['one term and a filter that lets nothing through', question(['=potato'], { maxPrice: '1', inStock: true, categorySlugs: ['potato'] })],
    ['one term at a place', question(['=potato'], { upazilaId: 2 })],
    ['two terms', question(['=potato', 'hill'])],
    ['two terms that are seldom together', question(['hill', 'rare'])],
    ['two terms that are never together', question(['hill', 'river'])],
    ['two terms, newest first', question(['=potato', 'hill'], {}, ProductSort.NEWEST)],
    ['two terms, lowest price first', question(['=potato', 'hill'], {}, ProductSort.PRICE_ASC)],
  ])('%s reads a bounded part of it', async (_name, asked) => {
    await withClient(app.databaseUrl, async (client) => {
      await client.query('SET plan_cache_mode = force_generic_plan');
      expect(await pagesOf(client, pageStatement(asked, { first: 24 }))).toBeLessThan(MOST_PAGES);
      expect(await pagesOf(client, countStatement(asked))).toBeLessThan(MOST_PAGES);
      if (asked.terms && asked.terms.length > 1) {
        expect(await pagesOf(client, existsStatement({ ...asked, terms: asked.terms }))).toBeLessThan(MOST_PAGES);
      }
    });
  });

  it('a count of all of a category reads a small index, and stops', async () => {
    const asked = { ...question([]), filter: { categorySlugs: ['potato'] }, terms: null };
    await withClient(app.databaseUrl, async (client) => {
      expect(await pagesOf(client, countStatement(asked))).toBeLessThan(300);
      expect((await client.query(countStatement(asked).text, ['potato'])).rows).toEqual([{ count: 10_001 }]);
    });
  });
});
