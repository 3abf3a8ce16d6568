/** Just For You: what is near, what the user buys and what is popular, in one statement. */
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer, consumer, place, seller, type TestAccount } from '../../support/build-accounts';
import { publishedProduct, type ProductInput } from '../../support/build-catalogue';
import { listedProduct } from '../../support/build-orders';
import { countSql } from '../../support/count-sql';
import { buy, line } from '../orders/support/checkout-api';

interface Page {
  nodes: { id: string; name: string }[];
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

let app: TestApp;
let near: { districtId: number; upazilaId: number };

beforeAll(async () => {
  app = await startTestApp();
  const home = await place(app, 'Khulna', 'Khulna', 'Sonadanga');
  near = { districtId: home.districtId, upazilaId: home.upazilaId };
});
afterAll(() => app.stop());

const list = async (variables: Record<string, unknown> = {}, by?: TestAccount) =>
  (await app.call<{ justForYou: Page }>('justForYou', variables, 'nodes { id name } totalCount pageInfo { hasNextPage endCursor }', by))
    .data.justForYou;
const names = async (variables: Record<string, unknown> = {}, by?: TestAccount) =>
  (await list(variables, by)).nodes.map(({ name }) => name);
const put = async (input: ProductInput, town?: readonly [string, string, string?]) =>
  publishedProduct(app, await approvedProducer(app, town && { upazilaId: (await place(app, ...town)).upazilaId }), input);
const sold = (id: string, count: number) => app.db.query('UPDATE products SET sold_count = $2 WHERE id = $1', [id, count]);

it('ranks the near, the popular and what the viewer buys before the rest [S5]', async () => {
  await put({ name: 'Plain' });
  const popular = await put({ name: 'Popular' });
  await sold(popular.id, 400);
  await put({ name: 'Near' }, ['Khulna', 'Khulna', 'Sonadanga']);
  await put({ name: 'Rice', categorySlug: 'rice' });
  expect((await names())[0]).toBe('Popular');
  const nearby = await names({ near });
  expect(nearby.slice(0, 2).toSorted()).toEqual(['Near', 'Popular']);

  const buyer = await consumer(app);
  expect((await names({}, buyer)).at(0)).toBe('Popular');
  const bought = await listedProduct(app, await approvedProducer(app), { name: 'Other rice', categorySlug: 'rice' });
  await buy(app, [line(bought, '2')], { by: buyer });
  const liked = await names({}, buyer);
  expect(liked.slice(0, 2).toSorted()).toEqual(['Other rice', 'Rice']);
  expect((await names())[0]).toBe('Popular'); // no one else's list changed
});

it('shows nothing that cannot be bought, or that this viewer may not see [S5]', async () => {
  const gone = await put({ name: 'Sold out' });
  await app.db.query('UPDATE product_stock SET reserved = on_hand WHERE product_id = $1', [gone.id]);
  await put({ name: 'For businesses', audience: 'BUSINESSES' });
  const trader = await seller(app, 'SUPERSALER');
  await publishedProduct(app, trader, { name: 'His own' });
  const [visitors, traders] = [await names({ first: 100 }), await names({ first: 100 }, trader)];
  expect(visitors).not.toContain('Sold out');
  expect(visitors).not.toContain('For businesses');
  expect(visitors).toContain('His own');
  expect(traders).toContain('For businesses');
  expect(traders).not.toContain('His own');
});

it('begins with at most two products of a category, and knows favourites as it knows orders [S5]', async () => {
  const popular = await Promise.all([...'abcdef'].map((letter) => put({ name: `Onion ${letter}`, categorySlug: 'onion' })));
  for (const { id } of popular) await sold(id, 300);
  for (const categorySlug of ['rice', 'potato', 'tomato', 'mango', 'banana', 'egg'])
    await put({ name: `One ${categorySlug}`, categorySlug });
  const onions = (list: readonly string[]) => list.filter((name) => name.startsWith('Onion')).length;
  expect(onions((await names()).slice(0, 8))).toBe(2);
  expect(onions(await names({ first: 100 }))).toBe(6);

  const reader = await consumer(app);
  const egg = await put({ name: 'Liked egg', categorySlug: 'egg' });
  await app.call('addFavourite', { productId: egg.id }, 'id', { token: reader.token });
  expect((await names({}, reader)).slice(0, 2).toSorted()).toEqual(['Liked egg', 'One egg']);
});

it('has at most a hundred; pages by cursor and by number join to the same list [S5]', async () => {
  const owner = await approvedProducer(app);
  const first = await publishedProduct(app, owner, { name: 'Many' });
  await app.db.query(
    `WITH made AS (INSERT INTO products (seller_id, name, description, category_slug, unit, price, main_image_id, search_text, is_published, published_at,
       division_id, district_id, upazila_id)
     SELECT seller_id, name || n, description, category_slug, unit, price, main_image_id, search_text, true, now() - n * interval '1 minute',
       division_id, district_id, upazila_id FROM products, generate_series(1, 150) n WHERE id = $1 RETURNING id)
     INSERT INTO product_stock (product_id, on_hand) SELECT id, 100 FROM made`,
    [first.id],
  );
  const whole = await list({ first: 100, near });
  expect(whole.totalCount).toBe(100);
  expect(whole.nodes).toHaveLength(100);
  expect(whole.pageInfo.hasNextPage).toBe(false);
  const wanted = whole.nodes.map(({ id }) => id);
  const joined: string[] = [];
  let after: string | null = null;
  do {
    const { nodes, pageInfo }: Page = await list({ first: 40, near, after });
    joined.push(...nodes.map(({ id }) => id));
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after);
  expect(joined).toEqual(wanted);
  const numbered = await Promise.all([0, 40, 80].map((offset) => list({ first: 40, near, offset })));
  expect(numbered.flatMap(({ nodes }) => nodes.map(({ id }) => id))).toEqual(wanted);
});

it('is one statement for a visitor, whatever its size [S5]', async () => {
  const SHORT = 'query ($near: NearInput, $first: Int) { justForYou(near: $near, first: $first) { nodes { id name } } }';
  for (const first of [1, 100]) expect(await countSql(app.db, () => app.gql(SHORT, { near, first }))).toHaveLength(1);
});
