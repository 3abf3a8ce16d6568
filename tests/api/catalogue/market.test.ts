/**
 * The market as visitors, consumers and businesses see it: who sees what, filters, sorts, pages, and how many
 * statements it takes.
 */
import { AccountStatus } from '../../../schema/values/accounts/roles';
import { type TestApp, startTestApp } from '../../support/app';
import { admin, approvedProducer, consumer, place, seller, type TestAccount } from '../../support/build-accounts';
import { product, publishedProduct, type ProductInput } from '../../support/build-catalogue';
import { countSql } from '../../support/count-sql';

const CARD = `id name price originalPrice unit available ratingAverage ratingCount soldCount image { id url(width: 320) srcset }
  seller { id name ratingAverage district { nameEn } division { nameEn } }`;
const PRODUCTS_FIELDS = `nodes { ${CARD} sellPost { minQuantity } } totalCount pageInfo { hasNextPage endCursor }`;
const PRODUCT = `query ($id: ID!) { product(id: $id) { ${CARD} description category { slug productCount } images { id } addToSellPost sellPost { audience views } } }`;

interface Card {
  id: string;
  name: string;
  price: string;
}
interface Page {
  nodes: Card[];
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

let app: TestApp;
let producer: TestAccount;

beforeAll(async () => {
  app = await startTestApp();
  producer = await approvedProducer(app);
});
afterAll(() => app.stop());

const list = async (variables: Record<string, unknown> = {}, by?: TestAccount) =>
  (await app.call<{ products: Page }>('products', variables, PRODUCTS_FIELDS, by ? { token: by.token } : {})).data.products;
const namesOf = async (variables: Record<string, unknown>, by?: TestAccount) => (await list(variables, by)).nodes.map(({ name }) => name);
const open = async (id: string, by?: TestAccount) =>
  (await app.gql<{ product: (Card & { sellPost: { views: number } }) | null }>(PRODUCT, { id }, by ? { token: by.token } : {})).data
    .product;
const put = (input: ProductInput, by = producer) => publishedProduct(app, by, input);
const setStatus = (account: TestAccount, status: AccountStatus) =>
  app.db.query('UPDATE users SET status = $2 WHERE id = $1', [account.id, status]);

describe('who sees what', () => {
  it('shows what is on the market, and nothing that is not', async () => {
    const owner = await approvedProducer(app);
    const shown = await put({}, owner);
    const paused = await product(app, owner);
    const filter = { sellerId: owner.id };
    expect((await list({ filter })).nodes.map(({ id }) => id)).toEqual([shown.id]);
    expect((await open(shown.id))?.id).toBe(shown.id);
    expect(await open(paused.id)).toBeNull();
    expect(await open('01900000-0000-7000-8000-000000000000')).toBeNull();
    expect(await open('no-uuid')).toBeNull();
    expect((await open(paused.id, owner))?.id).toBe(paused.id); // the viewer's own
  });

  it('hides posts for businesses from visitors, consumers and producers: in lists, searches, counts, suggestions, figures and by id', async () => {
    const owner = await approvedProducer(app);
    const secret = await put({ name: 'Bulkonly Wheat', audience: 'BUSINESSES', categorySlug: 'wheat' }, owner);
    const everyone = [undefined, await consumer(app), await approvedProducer(app)];
    for (const by of everyone) {
      expect(await list({ filter: { sellerId: owner.id } }, by)).toMatchObject({ nodes: [], totalCount: 0 });
      expect(await list({ filter: { search: 'bulkonly' }, sort: 'RELEVANCE' }, by)).toMatchObject({ nodes: [], totalCount: 0 });
      expect(await open(secret.id, by)).toBeNull();
      const sender = by ? { token: by.token } : {};
      const { data } = await app.gql<{ searchSuggestions: { products: unknown[] }; categories: { slug: string; productCount: number }[] }>(
        '{ searchSuggestions(search: "bulkonly") { products { id } } categories { slug productCount } }',
        {},
        sender,
      );
      expect(data.searchSuggestions.products).toEqual([]);
      expect(data.categories.find(({ slug }) => slug === 'wheat')?.productCount).toBe(0);
    }
    const businesses = [await seller(app, 'SUPERSALER'), await seller(app, 'WHOLESALER'), await admin(app), owner];
    for (const by of businesses) {
      expect(await namesOf({ filter: { search: 'bulkonly' } }, by)).toEqual(['Bulkonly Wheat']);
      expect((await open(secret.id, by))?.id).toBe(secret.id);
    }
  });

  it("takes a suspended seller's posts off the market at once", async () => {
    const owner = await approvedProducer(app);
    const made = await put({}, owner);
    await setStatus(owner, AccountStatus.SUSPENDED);
    expect((await list({ filter: { sellerId: owner.id } })).totalCount).toBe(0);
    expect(await open(made.id)).toBeNull();
    await setStatus(owner, AccountStatus.APPROVED);
    expect((await list({ filter: { sellerId: owner.id } })).totalCount).toBe(1);
  });
});

describe('filters', () => {
  it('by category, unit, price, place, seller and stock, each alone and together', async () => {
    const owner = await approvedProducer(app, { upazilaId: (await place(app, 'Khulna', 'Jashore')).upazilaId });
    await put({ name: 'Cheap Rice', categorySlug: 'rice', price: '40' }, owner);
    await put({ name: 'Dear Rice', categorySlug: 'rice', price: '90', unit: 'TON' }, owner);
    const gone = await put({ name: 'Sold Mango', categorySlug: 'mango', price: '60' }, owner);
    await app.db.query('UPDATE product_stock SET reserved = on_hand WHERE product_id = $1', [gone.id]);
    const own = { sellerId: owner.id };
    const names = async (filter: Record<string, unknown>) => (await namesOf({ filter: { ...own, ...filter } })).toSorted();
    expect(await names({ categorySlugs: ['rice'] })).toEqual(['Cheap Rice', 'Dear Rice']);
    expect(await names({ categorySlugs: ['rice', 'mango'] })).toHaveLength(3);
    expect(await names({ categorySlugs: [] })).toHaveLength(3);
    expect(await names({ unit: 'TON' })).toEqual(['Dear Rice']);
    expect(await names({ minPrice: '60' })).toEqual(['Dear Rice', 'Sold Mango']);
    expect(await names({ minPrice: '41', maxPrice: '89.99' })).toEqual(['Sold Mango']);
    expect(await names({ inStock: true })).toEqual(['Cheap Rice', 'Dear Rice']);
    expect(await names({ categorySlugs: ['rice'], inStock: true, maxPrice: '50', unit: 'KG' })).toEqual(['Cheap Rice']);
    const { divisionId, districtId, upazilaId } = await place(app, 'Khulna', 'Jashore');
    for (const filter of [{ divisionId }, { districtId }, { upazilaId }]) expect(await namesOf({ filter })).toHaveLength(3);
    const elsewhere = await place(app, 'Sylhet', 'Sylhet');
    expect(await names({ districtId: elsewhere.districtId })).toEqual([]);
    expect(await list({ filter: { sellerId: 'no-uuid' } })).toMatchObject({ nodes: [], totalCount: 0 });
  });

  it('shows a card with seller, place and image', async () => {
    const made = await put({ name: 'Card' });
    const { products } = (await app.call<{ products: { nodes: unknown[] } }>('products', { filter: { search: 'card' } }, PRODUCTS_FIELDS))
      .data;
    expect(products.nodes[0]).toMatchObject({
      id: made.id,
      price: '30.00',
      originalPrice: null,
      available: '100',
      unit: 'KG',
      ratingAverage: null,
      image: { id: made.image?.id },
      seller: { id: producer.id, district: { nameEn: 'Bogura' }, division: { nameEn: 'Rajshahi' } },
      sellPost: { minQuantity: '0.5' },
    });
  });
});

describe('sorts and pages', () => {
  let owner: TestAccount;
  let filter: { sellerId: string };

  beforeAll(async () => {
    owner = await approvedProducer(app);
    filter = { sellerId: owner.id };
    const prices = ['50', '20', '20', '90', '70'];
    for (const [at, price] of prices.entries()) {
      const { id } = await put({ name: `Sorted ${at}`, price }, owner);
      await app.db.query('UPDATE products SET rating_sum = $2, rating_count = $3 WHERE id = $1', [
        id,
        at * 4,
        at === 0 ? 0 : at === 4 ? 4 : at + 1,
      ]);
    }
  });

  it.each([
    ['NEWEST', [4, 3, 2, 1, 0]],
    ['RELEVANCE', [4, 3, 2, 1, 0]], // nothing searched
    ['PRICE_ASC', [1, 2, 0, 4, 3]],
    ['PRICE_DESC', [3, 4, 0, 2, 1]],
    ['RATING', [4, 3, 2, 1, 0]], // 4.0, 3.0, 2.67, 2.0, none
    ['NEAREST', [4, 3, 2, 1, 0]], // a visitor has no place
  ])('sorts by %s, and keyset pages join to the same list as numbered ones', async (sort, expected) => {
    const wanted = expected.map((at) => `Sorted ${at}`);
    expect(await namesOf({ filter, sort })).toEqual(wanted);
    const byCursor: string[] = [];
    let after: string | null = null;
    do {
      const page: Page = await list({ filter, sort, first: 2, after });
      byCursor.push(...page.nodes.map(({ name }) => name));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after);
    expect(byCursor).toEqual(wanted);
    const numbered = [0, 2, 4].map((offset) => namesOf({ filter, sort, first: 2, offset }));
    expect((await Promise.all(numbered)).flat()).toEqual(wanted);
  });

  it('sorts the nearest first: upazila, district, division, elsewhere, each newest first', async () => {
    const home = await place(app, 'Barishal', 'Bhola', 'Bhola Sadar');
    const near = [
      ['elsewhere', await place(app, 'Sylhet', 'Sylhet')],
      ['division', await place(app, 'Barishal', 'Pirojpur')],
      ['home', home],
      ['district', await place(app, 'Barishal', 'Bhola', 'Lalmohan')],
    ] as const;
    for (const [name, { upazilaId }] of near) await put({ name: `Nearness ${name}` }, await approvedProducer(app, { upazilaId }));
    const reader = await seller(app, 'WHOLESALER', { upazilaId: home.upazilaId });
    expect(await namesOf({ filter: { search: 'nearness' }, sort: 'NEAREST' }, reader)).toEqual(
      ['home', 'district', 'division', 'elsewhere'].map((name) => `Nearness ${name}`),
    );
  });

  it('rejects cursors that are not its own', async () => {
    const cursor = (values: unknown) => Buffer.from(JSON.stringify(values)).toString('base64url');
    const bad = ['nonsense', cursor(['x']), cursor(['2025', 'y']), cursor([`2025-01-01 00:00:00+00'; --`, owner.id]), cursor([1, 2, 3, 4])];
    for (const after of bad) expect((await app.call('products', { filter, after }, PRODUCTS_FIELDS)).code).toBe('BAD_USER_INPUT');
  });

  it('rejects pages beyond the limits', async () => {
    for (const page of [{ first: 0 }, { offset: 25_001 }, { offset: -1 }])
      expect((await app.call('products', page, PRODUCTS_FIELDS)).code).toBe('BAD_USER_INPUT');
    expect((await list({ filter, offset: 25_000 })).nodes).toEqual([]);
  });

  it('takes no sort but its own [G35]', async () => {
    expect((await app.call('products', { sort: 'price; drop table orders--' }, PRODUCTS_FIELDS)).code).toBe('BAD_USER_INPUT');
  });

  it('takes at most 4 statements for a page, whatever its size, and counts only when asked', async () => {
    const reader = await consumer(app);
    const small = await countSql(app.db, () => list({ filter, first: 1 }, reader));
    const large = await countSql(app.db, () => list({ filter, first: 40 }, reader));
    expect(large.length).toBeLessThanOrEqual(small.length); // a page that has all needs no count
    expect(large.length).toBeLessThanOrEqual(4); // session, page, total, sell posts
    const bare = await countSql(app.db, () => app.gql(`{ products { nodes { ${CARD} } } }`));
    expect(bare).toHaveLength(1);
    // one for what the terms are, in products and the names of sellers
    const searched = await countSql(app.db, () =>
      app.call('products', { filter: { search: 'sorted' }, first: 1 }, `totalCount nodes { ${CARD} }`),
    );
    expect(searched).toHaveLength(3);
  });
});
