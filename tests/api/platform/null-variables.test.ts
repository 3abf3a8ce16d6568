/**
 * A document may use a variable that has a default where null is not allowed. A sender that gives it null anyway made
 * the mistake: it is bad input of that variable, before anything is executed.
 */
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer, type TestAccount } from '../../support/build-accounts';
import { publishedProduct } from '../../support/build-catalogue';
import { one } from '../../support/sql';

let app: TestApp;
let seller: TestAccount;
let productId: string;
beforeAll(async () => {
  app = await startTestApp();
  seller = await approvedProducer(app);
  productId = (await publishedProduct(app, seller)).id;
});
afterAll(() => app.stop());

const NIL = '00000000-0000-7000-8000-000000000000';
const SET = '{ one: setStock(productId: $own, quantity: "77") { id } other: setStock(productId: $f, quantity: "78") { id } }';

describe.each([
  ['an argument', `query ($f: ID = "${NIL}") { product(id: $f) { id } }`, NIL, 'f'],
  ['an argument that is a list', 'query ($f: [CartLineInput!] = []) { quoteCart(lines: $f) { total } }', [], 'f'],
  ['a field of an input', 'query ($f: ID = "x") { quoteCart(lines: [{ productId: $f, quantity: "1" }]) { total } }', NIL, 'lines'],
  ['@skip', 'query ($f: Boolean = true) { __typename @skip(if: $f) }', false, 'f'],
  ['@include', 'query ($f: Boolean = true) { __typename @include(if: $f) }', true, 'f'],
  ['@skip of a fragment', 'query ($f: Boolean = true) { ...A @skip(if: $f) } fragment A on Query { __typename }', false, 'f'],
  ['@include further in', 'query ($f: Boolean = true) { products { nodes { id @include(if: $f) } } }', true, 'f'],
  ['@skip of a mutation', 'mutation ($f: Boolean = true) { setStock(productId: "x", quantity: "1") @skip(if: $f) { id } }', true, 'f'],
  ['an argument of a mutation', `mutation ($own: ID!, $f: ID = "x") ${SET}`, NIL, 'f'],
])('null for %s', (_place, query, given, field) => {
  it.each([
    ['', {}],
    [' with a key', { 'idempotency-key': 'null-variables' }],
  ])(`is bad input of ${field}%s`, async (_name, headers) => {
    const own = query.includes('$own') ? { own: productId } : {};
    for (let times = 0; times < 3; times++) await app.gql(query, { ...own, f: given }, { headers }); // known from now on
    const lines = app.logLines.length;
    const { status, body, code } = await app.gql(query, { ...own, f: null }, { token: seller.token, headers });
    expect([status, code, body.errors?.length, body.data]).toEqual([400, 'BAD_USER_INPUT', 1, undefined]);
    expect(body.errors?.[0]?.extensions.fields?.map((wrong) => [wrong.field, wrong.key])).toEqual([[field, 'error.badInput']]);
    expect(app.logLines.slice(lines).filter((line) => line.includes('incident'))).toEqual([]);
    const stock = await one<{ quantity: string }>(
      app.db,
      'SELECT trim_scale(on_hand)::text AS quantity FROM product_stock WHERE product_id = $1',
      [productId],
    );
    expect(stock?.quantity).not.toMatch(/77|78/);
  });
});

it('what is left out needs no value', async () => {
  const query = 'query ($f: ID = "x", $out: Boolean!) { __typename product(id: $f) @skip(if: $out) { id } }';
  expect((await app.gql(query, { f: null, out: true })).data).toEqual({ __typename: 'Query' });
  expect((await app.gql(query, { f: null, out: false })).code).toBe('BAD_USER_INPUT');
});

it('a null does not hide what the rest of a document costs', async () => {
  const dear = 'products(first: 100) { nodes { id images { id } reviews(first: 5) { nodes { id } } provenance { __typename } } }';
  const query = `query ($f: Boolean = true) { ${dear} categories { slug @skip(if: $f) } }`;
  expect((await app.gql(query)).code).toBe('QUERY_TOO_COMPLEX');
  const { status, code, body } = await app.gql(query, { f: null });
  expect([status, code, body.data]).toEqual([400, 'BAD_USER_INPUT', undefined]);
});

it.each([
  ['en', 'Write the moment with its day, time and zone, such as 2026-11-30T09:00:00Z.'],
  ['bn', 'তারিখ, সময় ও টাইমজোনসহ লিখুন, যেমন YYYY-MM-DDThh:mm:ssZ।'],
])('a day where a moment is asked for gets the form of one, in %s', async (language, message) => {
  const query = 'query ($f: ProductFilter) { products(first: 1, filter: $f) { nodes { id } } }';
  const { status, code, body } = await app.gql(query, { f: { updatedSince: '2026-11-30' } }, { headers: { 'accept-language': language } });
  expect([status, code]).toEqual([400, 'BAD_USER_INPUT']);
  expect(body.errors?.[0]?.extensions.fields).toEqual([{ field: 'updatedSince', key: 'error.badTimestamp', message }]);
});

it.each([['2026-13-45'], ['yesterday']])('a moment %s in a document is rejected with the form of a moment', async (moment) => {
  const { body } = await app.gql(`{ products(filter: { updatedSince: "${moment}" }) { totalCount } }`);
  expect(body.errors?.[0]?.message).toContain('Write the moment with its day, time and zone, such as 2026-11-30T09:00:00Z.');
});
