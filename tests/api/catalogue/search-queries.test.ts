/**
 * These tests search, as users type it, in a market with one product of every kind in the demo market. The first result
 * has to be right, and every product on sale has to be found.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { productKinds } from '../../../demo/data/kinds.data';
import { findCategory } from '../../../schema/values/catalogue/categories';
import { completeSearchTexts } from '../../../server/modules/catalogue/market/search/search-texts.store';
import { execute } from '../../../server/platform/db/sql';
import { rows } from '../../support/sql';
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer, type TestAccount } from '../../support/build-accounts';
import { publishedProduct } from '../../support/build-catalogue';

interface Found {
  readonly nodes: readonly { readonly name: string; readonly category: { readonly slug: string } }[];
  readonly isSimilar: boolean;
}

const LIST = 'query ($filter: ProductFilter) { products(filter: $filter, first: 8) { nodes { name category { slug } } isSimilar } }';
const EDGES =
  'query ($filter: ProductFilter) { products(filter: $filter, first: 40) { edges { cursor node { name category { slug } } } } }';
const queries = readFileSync(path.join(__dirname, '../../support/search-queries.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t') as [query: string, right: string]);

let app: TestApp;
let producer: TestAccount;

beforeAll(async () => {
  app = await startTestApp();
  producer = await approvedProducer(app);
  const { id } = await publishedProduct(app, producer, { name: 'Model', categorySlug: 'rice' });
  // one row for each kind beside the first product, as its form would have written it
  const columns = await rows<{ name: string }>(
    app.db,
    `SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'products' AND is_generated = 'NEVER'
     AND column_name NOT IN ('id', 'name', 'second_name', 'category_slug', 'search_text', 'label_code')`,
  );
  const others = columns.map(({ name }) => name).join(', ');
  const half = productKinds.map(({ name }, at) => (at % 2 === 0 ? name : [name[1], name[0]]));
  await execute(
    app.db,
    `INSERT INTO products (name, second_name, category_slug, search_text, ${others})
     SELECT made.name, made.second_name, made.slug, '', ${others} FROM products, unnest($2::text[], $3::text[], $4::text[]) AS made (name, second_name, slug)
     WHERE products.id = $1`,
    [id, half.map(([first]) => first), half.map(([, second]) => second), productKinds.map(({ category }) => category)],
  );
  await execute(app.db, 'INSERT INTO product_stock (product_id) SELECT id FROM products ON CONFLICT DO NOTHING', []);
  await execute(app.db, 'UPDATE products SET is_published = false WHERE id = $1', [id]);
  await execute(app.db, "UPDATE users SET name = 'Abdul Karim', name_of_business = 'Karim Krishi Khamar' WHERE id = $1", [producer.id]);
  expect(await completeSearchTexts(app.db)).toBe(productKinds.length);
});
afterAll(() => app.stop());

async function find(search: string): Promise<Found> {
  return (await app.gql<{ products: Found }>(LIST, { filter: { search } })).data.products;
}

/**
 * The first product and those that only their ids part from it: cursors hold the keys of the order and, last, the id.
 */
async function bestOf(search: string): Promise<Found['nodes']> {
  const { edges } = (
    await app.gql<{ products: { edges: readonly { cursor: string; node: Found['nodes'][number] }[] } }>(EDGES, { filter: { search } })
  ).data.products;
  const keysOf = (cursor: string) => JSON.stringify((JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[]).slice(0, -1));
  return edges.filter(({ cursor }) => keysOf(cursor) === keysOf(edges[0]?.cursor ?? '')).map(({ node }) => node);
}

function isRight(found: Found, right: string): boolean {
  const [first] = found.nodes;
  if (!first) return false;
  const slugs = right
    .split('|')
    .filter((part) => part.startsWith('slug:'))
    .map((part) => part.slice('slug:'.length));
  return slugs.includes(first.category.slug) || new RegExp(right, 'iu').test(`${first.name} ${first.category.slug}`);
}

async function secondName(name: string): Promise<string> {
  const [row] = await rows<{ both: string }>(app.db, "SELECT concat_ws(' ', name, second_name) AS both FROM products WHERE name = $1", [
    name,
  ]);
  return row?.both ?? name;
}

it('returns the right products first for typical queries, and never an empty list', async () => {
  const wrong: string[] = [];
  const empty: string[] = [];
  for (const [query, right] of queries) {
    const found = await find(query);
    const [first] = found.nodes;
    if (!first) empty.push(query);
    const both = first && { ...first, name: await secondName(first.name) };
    if (!isRight({ ...found, nodes: both ? [both] : [] }, right)) wrong.push(`${query}: ${first?.name ?? 'nothing'}`);
  }
  if (process.env.SHOW) process.stdout.write(`${queries.length} queries, empty ${empty.length}, wrong: ${wrong.join('; ')}\n`);
  expect({ empty, wrong: wrong.length > queries.length * 0.03 ? wrong : [] }).toEqual({ empty: [], wrong: [] });
});

const FIRST: [search: string, right: RegExp][] = [
  ['পাকা আম', /mango|আম/i],
  ['নতুন আলু', /potato|আলু/i],
  ['চিংড়ি মাছ', /shrimp|prawn|চিংড়ি/i],
  ['মুরগীর মাংস', /chicken|মুরগি|meat|beef|mutton|মাংস/i],
  ['লাল শাক', /লাল শাক|amaranth/i],
  ['gorur dudh', /milk|দুধ/i],
  ['chingri mach', /shrimp|prawn|চিংড়ি/i],
  ['khati modhu', /honey|মধু/i],
  ['ilish mas', /hilsa|ইলিশ/i],
  ['red onion', /onion|পেঁয়াজ/i],
  ['আলু বগুড়া', /potato|আলু/i],
  ['পোলাওয়ের চাল', /চাল|rice/i],
  ['দই', /curd|দই/i],
  ['বরই', /kul|কুল/i],
  ['doi', /curd|দই/i],
  ['rice', /rice$|চাল$|rice of|rice \(/i],
  ['দুধ', /milk( of|$)|দুধ$/i],
  ['ধান', /paddy( \(| b|$)|ধান(?!বীজ)/i],
  ['লিচু', /litchi$|লিচু$/i],
  ['তিল', /sesame|তিল/i],
  ['পান', /betel|পান$/i],
  ['কাঁচা মরিচ', /green chilli|কাঁচা মরিচ/i],
  ['mustard oil', /mustard oil$|সরিষার তেল/i],
  ['murgi', /chicken|মুরগি$/i],
  ['tel', / oil$|তেল$/i],
  ['পাট', /jute (fibre|sticks)|পাটের আঁশ|পাটকাঠি/i],
  ['gobhi', /cauliflower|ফুলকপি/i],
  ['কদু', /lau|লাউ/i],
  ['আণ্ডা', /egg|ডিম/i],
  ['ভুট্রা', /maize|corn|ভুট্টা/i],
  ['পোনা', /fingerling|পোনা/i],
  ['মুগ ডাল', /sonamug|সোনামুগ/i],
  ['ছাগলের মাংস', /mutton|খাসির/i],
  ['চাঁপাই\u200dকলা আম', /mango|আম/i],
  ['৫ কেজি খাঁটি ঘি', /ghee|ঘি/i],
  ['5kg potato', /potato|আলু/i],
  ['আলু ৫০ টাকা', /potato|আলু/i],
];

it.each(FIRST)('%s', async (search, first) => {
  const { nodes } = await find(search);
  expect(nodes[0]?.name).toMatch(first);
});

it('puts the right products first whatever their ids: nothing wrong is as good as they are', async () => {
  const wrong: string[] = [];
  const check = async (search: string, isRightName: (name: string, slug: string) => boolean) => {
    for (const { name, category } of await bestOf(search)) {
      if (!isRightName(await secondName(name), category.slug)) wrong.push(`${search}: ${name}`);
    }
  };
  for (const [search, right] of FIRST) await check(search, (name) => right.test(name));
  for (const [search, right] of queries) {
    await check(search, (name, slug) => new RegExp(right, 'iu').test(`${name} ${slug}`) || right.split('|').includes(`slug:${slug}`));
  }
  expect(wrong).toEqual([]);
});

it('finds vegetables by what a kacha bazar calls them', async () => {
  const { nodes } = await find('কাঁচাবাজার');
  expect(nodes).toHaveLength(8);
  const found = (await find('কাঁচামাল')).nodes;
  expect(found).toEqual(nodes);
  for (const { category } of found) expect(findCategory(category.slug)?.group).toBe('vegetables');
});

it('finds products by the seller, and puts produce before sellers of its name', async () => {
  expect((await find('Karim Krishi Khamar')).nodes).toHaveLength(8);
  const mangoes = await find('Karim mango');
  expect(mangoes.isSimilar).toBe(false);
  for (const { category } of mangoes.nodes.slice(0, 3)) expect(category.slug).toBe('mango');
});

it('searches amounts alone as they are', async () => {
  expect(Array.isArray((await find('২ কেজি')).nodes)).toBe(true);
  expect((await app.gql(LIST, { filter: { search: '। ॥ \u200d' } })).code).toBeNull();
});
