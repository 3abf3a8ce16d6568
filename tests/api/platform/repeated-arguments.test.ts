/**
 * Arguments that came before are not read and validated again; what a query returns for them, and what it rejects, is
 * the same each time.
 */
import { execute } from '../../../server/platform/db/sql';
import { rememberArguments, repeatedMethod } from '../../../server/platform/graphql/repeated-arguments';
import { buildAppSchema } from '../../../server/app/wiring/build-schema';
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
  ['a filter and a page', { first: 1, filter: { categories: ['egg'] }, sort: 'NEWEST' }],
  ['texts that rules change', { filter: { search: '  egg ', minPrice: '১' } }],
  ['null for what is not given', { first: null, filter: null, sort: null }],
  ['a moment', { filter: { updatedSince: '2020-01-01T00:00:00.000Z' } }],
  ['a page without nodes', { first: 0 }],
  ['both kinds of pages', { after: 'x', offset: 3 }],
  ['a filter that breaks a rule', { filter: { search: 'x'.repeat(200) } }],
  ['a page and a filter that both do', { first: 0, filter: { search: 'x'.repeat(200) } }],
  ['a cursor that is none', { after: 'x' }],
  ['a category that is a number of another type', { filter: { categories: [{}] } }],
])('%s', async (_name, variables) => {
  const responses: unknown[] = [];
  for (const _time of TIMES) responses.push(await send(variables));
  expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1);
});

it('serves each user their own list for the same arguments', async () => {
  const variables = { filter: { categories: ['egg'] } };
  for (const _time of TIMES) {
    expect(await send(variables)).toMatchObject({ data: { products: { nodes: [{ name: 'Egg' }] } } });
    expect(await send(variables, seller.token)).toMatchObject({ data: { products: { nodes: [{ name: 'Own egg' }, { name: 'Egg' }] } } });
  }
});

describe('a query', () => {
  const resolverOf = async (name: string) => {
    const schema = await buildAppSchema();
    rememberArguments(schema, () => ({}));
    return schema.getQueryType()?.getFields()[name]?.resolve ?? fail(name);
  };

  it.each(['me', 'mySales', 'product', 'passwordResetTokenValid', 'searchSuggestions'])('%s is read each time', async (name) => {
    const schema = await buildAppSchema();
    const resolve = schema.getQueryType()?.getFields()[name]?.resolve;
    rememberArguments(schema, () => ({}));
    expect(resolve && repeatedMethod(resolve)).toBeUndefined();
  });

  it('of lists is remembered, frozen, unless its arguments are invalid or obey other rules', async () => {
    const method = repeatedMethod(await resolverOf('products'));
    const prepared = await method?.prepare({ first: 3, filter: { categories: ['egg'] } });
    expect(prepared?.params[1]).toMatchObject({ first: 3 });
    expect(Object.isFrozen(prepared?.params[1])).toBe(true);
    const filter = prepared?.params[2] as { readonly categories: string[] } | undefined;
    expect(Object.isFrozen(filter?.categories ?? [])).toBe(true);
    expect(await method?.prepare({ first: 0 })).toBeNull();
    expect(await method?.prepare({ first: 3, near: { districtId: 1 } })).toBeNull();
  });
});

function fail(name: string): never {
  throw new Error(`No query ${name}`);
}
