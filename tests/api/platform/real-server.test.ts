/** Rows of the table of bad inputs that name real operations, through the whole application. */
import { type TestApp, startTestApp } from '../../support/app';
import { expectRow } from '../../support/bad-inputs';
import { consumer } from '../../support/build-accounts';
import type { GraphqlResult } from '../../support/client';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const seen = ({ status, code, body }: GraphqlResult<unknown>) => ({ status, code, message: body.errors?.[0]?.message ?? null });
const PRODUCTS =
  'query($filter: ProductFilter, $sort: ProductSort, $first: Int) { products(filter: $filter, sort: $sort, first: $first) { nodes { id } totalCount } }';

it('rejects a page of 999,999,999 products before asking the database [G08]', async () => {
  expectRow('G08', seen(await app.gql(PRODUCTS, { first: 999_999_999 })));
});

it('lets aliases try no more than one password [G15]', async () => {
  const person = await consumer(app);
  const login = (alias: string, password: string) =>
    `${alias}: login(input: { phone: "${person.phone}", password: "${password}" }) { account { id } }`;
  for (let round = 0; round < 10; round += 1) expectRow('G15', seen(await app.gql(`mutation { ${login('a', 'x')} ${login('b', 'y')} }`)));
  expect((await app.gql(`mutation { ${login('a', person.password)} }`)).code).toBeNull();
});

it('takes no other language than ours [G34]', async () => {
  const { token } = await consumer(app);
  const set = (accept: string) =>
    app.gql(
      'mutation($language: Language!) { setLanguage(language: $language) { language } }',
      { language: "en' OR 1=1--" },
      { token, headers: { accept } },
    );
  // An enum's variable is an error of the request: 200 for clients of application/json, as GraphQL over HTTP asks, 400
  // for the others.
  expectRow('G34', seen(await set('application/json')));
  expect(await set('application/graphql-response+json')).toMatchObject({ status: 400, code: 'BAD_USER_INPUT' });
  expect((await app.gql('{ divisions { nameEn } }', {}, { headers: { 'accept-language': "en' OR 1=1--" } })).code).toBeNull();
});

it('sorts by nothing but its enum [G35]', async () => {
  expectRow('G35', seen(await app.gql(PRODUCTS, { sort: 'price; drop table orders--' })));
});

it('searches literally, in any script, up to 100 characters [G36]', async () => {
  for (const search of ['%', '_', '\\', "'", '০১২৩৪৫৬৭৮৯', 'x'.repeat(100)])
    expectRow('G36', seen(await app.gql(PRODUCTS, { filter: { search } })));
  expect((await app.gql(PRODUCTS, { filter: { search: 'x'.repeat(101) } })).code).toBe('BAD_USER_INPUT');
});

it('rejects a NUL character wherever text goes [G32]', async () => {
  const responses = [
    await app.gql(PRODUCTS, { filter: { search: 'a\u0000b' } }),
    await app.gql('{ searchSuggestions(search: "a\\u0000b") { categories { slug } } }'),
    await app.gql('{ product(id: "a\\u{0}b") { id } }'),
  ];
  for (const response of responses) expectRow('G32', seen(response));
});

it('treats malformed ids as missing, never with 5xx', async () => {
  for (const id of ['x', '', '1', "' OR 1=1--", '00000000-0000-0000-0000-000000000000']) {
    const response = await app.gql('query($id: ID!) { product(id: $id) { id } seller(id: $id) { id } }', { id });
    expect([response.status, response.data]).toEqual([200, { product: null, seller: null }]);
  }
  expect((await app.gql('query($id: ID!) { product(id: $id) { id } }', { id: 'x'.repeat(5000) })).code).toBe('BAD_USER_INPUT');
});
