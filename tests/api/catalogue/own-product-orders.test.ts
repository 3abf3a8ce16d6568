/**
 * The orders of a seller's own products: each pages by cursor and by number without a gap, walks its index, and takes
 * the same few statements; the same as CSV.
 */
import { csvDate } from '../../../server/platform/csv/write-csv';
import type { TestApp } from '../../support/app';
import { approvedProducer, type TestAccount } from '../../support/build-accounts';
import { product } from '../../support/build-catalogue';
import { countSql } from '../../support/count-sql';
import { as, openOwnProducts } from './support/own-products';

let app: TestApp;
let owner: TestAccount;
const ids: Record<string, string> = {};

beforeAll(async () => {
  ({ app } = await openOwnProducts());
  owner = await approvedProducer(app);
  const made = [
    ['Mango', '90', '5'],
    ['apple', '120', '300'],
    ['Banana', '30', '40'],
    ['আলু', '30', '7'],
    ['কলা', '15', '40'],
  ] as const;
  for (const [name, price, quantity] of made) ids[name] = (await product(app, owner, { name, price, quantity })).id;
  await product(app, await approvedProducer(app), { name: 'Stranger' });
});
afterAll(() => app.stop());

const LIST_FIELDS = 'nodes { name } totalCount pageInfo { hasNextPage endCursor }';
interface List {
  myProducts: { nodes: { name: string }[]; totalCount: number; pageInfo: { hasNextPage: boolean; endCursor: string | null } };
}
const list = async (variables: object, language: 'en' | 'bn' = 'en') =>
  (await app.call<List>('myProducts', { ...variables }, LIST_FIELDS, { ...as(owner), language })).data.myProducts;
const names = async (variables: object, language?: 'en' | 'bn') => (await list(variables, language)).nodes.map(({ name }) => name);

const ADDED = ['Mango', 'apple', 'Banana', 'আলু', 'কলা'];
const EXPECTED: readonly (readonly [string, readonly string[]])[] = [
  ['NEWEST', ADDED.toReversed()],
  ['OLDEST', ADDED],
  ['NAME_ASC', ['apple', 'Banana', 'Mango', 'আলু', 'কলা']],
  ['NAME_DESC', ['কলা', 'আলু', 'Mango', 'Banana', 'apple']],
  ['PRICE_ASC', ['কলা', 'Banana', 'আলু', 'Mango', 'apple']],
  ['PRICE_DESC', ['apple', 'Mango', 'আলু', 'Banana', 'কলা']],
  ['STOCK_ASC', ['Mango', 'আলু', 'Banana', 'কলা', 'apple']],
  ['STOCK_DESC', ['apple', 'কলা', 'Banana', 'আলু', 'Mango']],
];

it.each(EXPECTED)('%s: in order, and the same page by page', async (sort, expected) => {
  expect(await names({ sort })).toEqual(expected);
  const paged: string[] = [];
  let after: string | null = null;
  do {
    const page: List['myProducts'] = await list({ sort, first: 2, after });
    expect(page.totalCount).toBe(5);
    paged.push(...page.nodes.map(({ name }) => name));
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after);
  expect(paged).toEqual(expected);
  expect(await names({ sort, first: 2, offset: 2 })).toEqual(expected.slice(2, 4));
});

it('orders names by the alphabet of the viewer’s language', async () => {
  expect((await names({ sort: 'NAME_ASC' }, 'bn')).slice(0, 2)).toEqual(['আলু', 'কলা']);
});

it('a cursor of another order is rejected, not misread', async () => {
  const { pageInfo } = await list({ sort: 'NAME_ASC', first: 2 });
  const { code } = await app.call('myProducts', { sort: 'PRICE_ASC', first: 2, after: pageInfo.endCursor }, LIST_FIELDS, as(owner));
  expect(code).toBe('BAD_USER_INPUT');
});

it('lists the named products alone', async () => {
  expect(await names({ sort: 'OLDEST', filter: { ids: [ids['Mango'], ids['কলা'], 'no-uuid'] } })).toEqual(['Mango', 'কলা']);
});

it.each(EXPECTED)('%s takes the same few statements whatever the size of the page', async (sort) => {
  const small = await countSql(app.db, () => list({ sort, first: 1 }));
  const large = await countSql(app.db, () => list({ sort, first: 5 }));
  expect(large).toHaveLength(small.length);
  expect(large.length).toBeLessThanOrEqual(4);
});

it.each([
  ['en', 'NAME_ASC', 'products_seller_name_en'],
  ['bn', 'NAME_DESC', 'products_seller_name_bn'],
  ['en', 'PRICE_ASC', 'products_seller_price'],
] as const)('%s %s walks its index and sorts nothing', async (language, sort, index) => {
  const read: { text: string; values: unknown[] }[] = [];
  const usual = app.db.logger;
  app.db.logger = Object.assign(Object.create(usual) as typeof usual, {
    logQuery: (text: string, values: unknown[] = []) => void read.push({ text, values }),
  });
  try {
    await list({ sort }, language);
  } finally {
    app.db.logger = usual;
  }
  const statement = read.find(({ text }) => text.includes('page.k1'));
  const inner = /FROM \(([\s\S]*?)\) page JOIN/.exec(statement?.text ?? '')?.[1] ?? '';
  // few rows in the test: the planner is set not to sort, so that it shows whether it must
  const plan = await app.db.transaction(async (tx) => {
    await tx.query('SET LOCAL enable_seqscan = off; SET LOCAL enable_bitmapscan = off; SET LOCAL enable_sort = off');
    return JSON.stringify(await tx.query(`EXPLAIN ${inner}`, statement?.values));
  });
  expect(plan).toContain(`${index} on products`);
  expect(plan).not.toContain('Sort');
});

describe('as CSV', () => {
  const CSV =
    'query ($filter: MyProductFilter, $sort: MyProductSort) { myProductsCsv(filter: $filter, sort: $sort) { name text rowCount totalCount } }';
  interface File {
    myProductsCsv: { name: string; text: string; rowCount: number; totalCount: number };
  }
  const csv = async (variables: object, language: 'en' | 'bn' = 'en') =>
    (await app.gql<File>(CSV, { ...variables }, { ...as(owner), language })).data.myProductsCsv;

  it('holds what the list shows, with BOM, exact numbers and ISO dates', async () => {
    const today = csvDate(new Date()) ?? '';
    const file = await csv({ sort: 'PRICE_ASC' });
    expect(file).toMatchObject({ name: `products-${today}.csv`, rowCount: 5, totalCount: 5 });
    expect(file.text.charCodeAt(0)).toBe(0xfeff);
    const [head, first] = file.text.slice(1).trimEnd().split('\r\n');
    expect(head).toBe('Product,Category,Unit,Your price (TK),Buyers pay (TK),On hand,Promised,Available,Status,Sold,Added on');
    expect(first).toBe(`কলা,Potato,KG,15.00,15.00,40,0,40,Not Published,0,${today}`);
  });

  it('follows the filter, the choice and the language', async () => {
    expect(await csv({ filter: { search: 'mango' } })).toMatchObject({ rowCount: 1, totalCount: 1 });
    expect(await csv({ filter: { ids: [ids['apple'], ids['Banana']] } })).toMatchObject({ rowCount: 2, totalCount: 2 });
    expect((await csv({}, 'bn')).text).toContain('আলু,কেজি');
  });
});
