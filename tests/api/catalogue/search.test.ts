/** Search in two scripts with mistakes forgiven, over the real API. */
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer, type TestAccount } from '../../support/build-accounts';
import { publishedProduct } from '../../support/build-catalogue';

const SEARCH = `query ($search: String!, $sort: ProductSort, $filter: ProductFilter) { products(filter: $filter, sort: $sort) { nodes { name } totalCount }
  searchSuggestions(search: $search) { products { name } categories { slug } } }`;

let app: TestApp;
let producer: TestAccount;

beforeAll(async () => {
  app = await startTestApp();
  producer = await approvedProducer(app);
  const items = [
    ['Diamond Potato', 'potato'],
    ['গোল আলু', 'potato'],
    ['Lal Alu of Munshiganj', 'potato'],
    ['Tomato', 'tomato'],
    ['দেশি পেঁয়াজ', 'onion'],
    ['Miniket Rice', 'rice'],
    ['Himsagar Mango', 'mango'],
    ['Honey 100% pure', 'honey'],
    ['Seed_mix', 'wheat'],
  ] as const;
  for (const [name, categorySlug] of items) await publishedProduct(app, producer, { name, categorySlug });
});
afterAll(() => app.stop());

async function find(search: string, sort = 'RELEVANCE'): Promise<string[]> {
  const { data } = await app.gql<{ products: { nodes: { name: string }[]; totalCount: number } }>(SEARCH, {
    search,
    sort,
    filter: { search },
  });
  expect(data.products.totalCount).toBe(data.products.nodes.length);
  return data.products.nodes.map(({ name }) => name);
}

const POTATOES = ['Diamond Potato', 'Lal Alu of Munshiganj', 'গোল আলু'];

it.each([
  ['আলু', 'Bangla'],
  ['alu', 'Bangla in Latin letters'],
  ['potato', 'English'],
  ['POTATO', 'capitals'],
  ['potatto', 'a doubled letter'],
  ['poteto', 'a wrong vowel'],
  ['আলূ', 'a long vowel sign'],
  ['আলো', 'a wrong vowel sign'],
])('finds every potato for %s (%s)', async (search) => {
  expect((await find(search)).toSorted()).toEqual(POTATOES);
});

it.each([
  ['tometo', 'Tomato'],
  ['টমাটো', 'Tomato'],
  ['পেয়াজ', 'দেশি পেঁয়াজ'],
  ['peaj', 'দেশি পেঁয়াজ'],
  ['onian', 'দেশি পেঁয়াজ'],
  ['minicate', 'Miniket Rice'],
  ['himsagor', 'Himsagar Mango'],
  ['mangoo', 'Himsagar Mango'],
])('forgives %s', async (search, name) => {
  expect(await find(search)).toContain(name);
});

it('reports that a term has no match and which similar one is shown', async () => {
  const LIKE = 'query ($filter: ProductFilter) { products(filter: $filter) { nodes { name } isSimilar } }';
  const isSimilar = async (search: string) =>
    (await app.gql<{ products: { isSimilar: boolean } }>(LIKE, { filter: { search } })).data.products.isSimilar;
  expect(await isSimilar('onian')).toBe(true);
  expect(await isSimilar('munshigonj alu')).toBe(true);
  expect(await isSimilar('tomato')).toBe(false);
  expect(await isSimilar('টমেটো')).toBe(false);
  expect(await isSimilar('xqzxqz')).toBe(false); // nothing is shown
  expect(await isSimilar('   ')).toBe(false);
});

it('wants every word, in any order, each mistake forgiven by itself', async () => {
  expect(await find('munshiganj alu')).toEqual(['Lal Alu of Munshiganj']);
  expect(await find('alu munshigonj')).toEqual(['Lal Alu of Munshiganj']);
  expect((await find('alu tomato')).toSorted()).toEqual([...POTATOES.slice(0, 2), 'Tomato', ...POTATOES.slice(2)]); // nothing is both
});

it('puts names that begin so first', async () => {
  const names = await find('tomato');
  expect(names[0]).toBe('Tomato');
  expect((await find('diamond'))[0]).toBe('Diamond Potato');
});

it('takes % and _ and backslashes as they stand [G36]', async () => {
  expect(await find('%')).toEqual(['Honey 100% pure']);
  expect(await find('100%')).toEqual(['Honey 100% pure']);
  expect(await find('_')).toEqual(['Seed_mix']);
  expect(await find('\\')).toEqual([]);
  expect(await find('%%%')).toEqual([]);
  expect(await find("'; DROP TABLE products; --")).toEqual([]);
  expect(await find('১০০%')).toEqual(['Honey 100% pure']);
});

it('rejects more than 100 characters [G36]', async () => {
  const search = 'x'.repeat(101);
  expect((await app.gql(SEARCH, { search: '', filter: { search } })).code).toBe('BAD_USER_INPUT');
  expect((await app.gql(SEARCH, { search, filter: null })).code).toBe('BAD_USER_INPUT');
  expect((await app.gql(SEARCH, { search: 'x'.repeat(100), filter: { search: 'x'.repeat(100) } })).code).toBeNull();
});

it('takes a blank search as none', async () => {
  expect(await find('   ')).toHaveLength(9);
});

it('suggests products and categories while someone types', async () => {
  const suggest = async (search: string) =>
    (await app.gql<{ searchSuggestions: { products: { name: string }[]; categories: { slug: string }[] } }>(SEARCH, { search })).data
      .searchSuggestions;
  const typed = await suggest('আলু');
  expect(typed.products.map(({ name }) => name).toSorted()).toEqual(POTATOES);
  expect(typed.categories[0]).toEqual({ slug: 'potato' });
  expect((await suggest('tom')).categories[0]).toEqual({ slug: 'tomato' });
  expect(await suggest(' ')).toEqual({ products: [], categories: [] });
});
