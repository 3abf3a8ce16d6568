/** Inputs that came before are not validated again; what a list returns for them, and what it rejects, is the same. */
import { execute } from '../../../server/platform/db/sql';
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer, type TestAccount } from '../../support/build-accounts';
import { listedProduct } from '../../support/build-orders';

let app: TestApp;
let seller: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  seller = await approvedProducer(app);
  await listedProduct(app, seller, { name: 'Egg', categorySlug: 'egg' });
  const own = await listedProduct(app, seller, { name: 'Own egg', categorySlug: 'egg' });
  await execute(app.db, `UPDATE products SET audience = 'BUSINESSES' WHERE id = $1`, [own.id]);
});
afterAll(() => app.stop());

const TIMES = [1, 2, 3, 4, 5, 6];
const LIST = `query List($first: Int, $after: String, $offset: Int, $filter: ProductFilter, $sort: ProductSort) {
  products(first: $first, after: $after, offset: $offset, filter: $filter, sort: $sort) { nodes { name } pageInfo { hasNextPage endCursor } } }`;

async function send(variables: Readonly<Record<string, unknown>>, token?: string): Promise<unknown> {
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query: LIST, variables }),
  });
  return response.json();
}

it.each([
  ['a filter and a page', { first: 1, filter: { categorySlugs: ['egg'] }, sort: 'NEWEST' }],
  ['texts that rules change', { filter: { search: '  egg ', minPrice: '১' } }],
  ['null for what is not given', { first: null, filter: null, sort: null }],
  ['a moment', { filter: { updatedSince: '2020-01-01T00:00:00.000Z' } }],
  ['a page without nodes', { first: 0 }],
  ['both kinds of pages', { after: 'x', offset: 3 }],
  ['a filter that breaks a rule', { filter: { search: 'x'.repeat(200) } }],
  ['a page and a filter that both do', { first: 0, filter: { search: 'x'.repeat(200) } }],
  ['a cursor that is none', { after: 'x' }],
  ['a category that is a number of another type', { filter: { categorySlugs: [{}] } }],
])('%s', async (_name, variables) => {
  const responses: unknown[] = [];
  for (const _time of TIMES) responses.push(await send(variables));
  expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1);
});

it('serves each user their own list for the same arguments', async () => {
  const variables = { filter: { categorySlugs: ['egg'] } };
  for (const _time of TIMES) {
    expect(await send(variables)).toMatchObject({ data: { products: { nodes: [{ name: 'Egg' }] } } });
    expect(await send(variables, seller.token)).toMatchObject({ data: { products: { nodes: [{ name: 'Own egg' }, { name: 'Egg' }] } } });
  }
});
