/**
 * Operations that came before do not pass through Apollo Server; what they return, in good times and bad, is the same
 * as if they did.
 */
import { randomUUID } from 'node:crypto';
import { startTestApp, type TestApp } from '../../support/app';
import { approvedProducer, consumer, type TestAccount } from '../../support/build-accounts';
import { listedProduct, orderInput } from '../../support/build-orders';
import { countSql } from '../../support/count-sql';
import { line } from '../orders/support/checkout-api';

let app: TestApp;
let buyer: TestAccount;

beforeAll(async () => {
  app = await startTestApp();
  buyer = await consumer(app);
});
afterAll(() => app.stop());

interface Sent {
  readonly variables?: unknown;
  readonly operationName?: unknown;
  readonly extensions?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

const CHANGING = new Set(['date', 'x-request-id', 'ratelimit', 'content-length', 'connection', 'keep-alive', 'etag']);

async function send(query: string, { headers, ...body }: Sent) {
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, ...body }),
  });
  const text = (await response.text()).replace(/"(left|resetsInSeconds)":\d+/g, '"$1":0');
  return { status: response.status, headers: [...response.headers].filter(([name]) => !CHANGING.has(name)), text };
}

let copies = 0;
/** A document that no one has sent. */
const fresh = (query: string): string => `${query}\n# ${(copies += 1)}`;

const LIST = `query List($first: Int, $category: ID!) { products(first: $first, filter: { categorySlugs: [$category] }) { nodes { id name } totalCount } }`;
const TWO = 'query One { __typename } query Two { categories { slug } }';
const MINE = 'query Mine { me { id name } }';
const CART = 'mutation Cart($id: ID!, $quantity: Decimal!) { setCartLine(line: { productId: $id, quantity: $quantity }) { lineCount } }';

const good = { variables: { first: 2, category: 'vegetables' } };
const auth = (): Sent => ({ headers: { authorization: `Bearer ${buyer.token}` } });

it.each<[string, string, Sent, () => Sent]>([
  ['good variables', LIST, good, () => good],
  ['no variables', LIST, good, () => ({})],
  ['variables of a wrong type', LIST, good, () => ({ variables: { first: 'two', category: 3 } })],
  ['variables that are a list', LIST, good, () => ({ variables: [] })],
  ['variables in a text', LIST, good, () => ({ variables: '{}' })],
  ['variables that are null', LIST, good, () => ({ variables: null })],
  ['a page that is too long', LIST, good, () => ({ variables: { first: 5000, category: 'vegetables' } })],
  ['a NUL in a variable', LIST, good, () => ({ variables: { first: 1, category: '\0' } })],
  ['a name that is none of its operations', LIST, good, () => ({ ...good, operationName: 'Other' })],
  ['an empty name', LIST, good, () => ({ ...good, operationName: '' })],
  ['a name that is a number', LIST, good, () => ({ ...good, operationName: 1 })],
  ['its own name', LIST, good, () => ({ ...good, operationName: 'List' })],
  ['a persisted query', LIST, good, () => ({ ...good, extensions: { persistedQuery: { version: 1, sha256Hash: 'x' } } })],
  ['extensions in a text', LIST, good, () => ({ ...good, extensions: 'x' })],
  ['the request for its cost', LIST, good, () => ({ ...good, headers: { 'haatbar-cost': '1' } })],
  ['the media type of GraphQL', LIST, good, () => ({ ...good, headers: { accept: 'application/graphql-response+json' } })],
  ['a media type that is not offered', LIST, good, () => ({ ...good, headers: { accept: 'text/html' } })],
  ['only JSON accepted, and wrong variables', LIST, good, () => ({ variables: { first: 'x' }, headers: { accept: 'application/json' } })],
  ['Bangla', LIST, good, () => ({ variables: { first: 'x' }, headers: { 'accept-language': 'bn' } })],
  ['two operations and no name', TWO, { operationName: 'Two' }, () => ({})],
  ['two operations and one of them named', TWO, { operationName: 'Two' }, () => ({ operationName: 'Two' })],
  ['a visitor where someone has to be signed in', MINE, {}, () => ({})],
  ['someone who is signed in', MINE, {}, auth],
  ['a token that is none', MINE, {}, () => ({ headers: { authorization: 'Bearer nonsense' } })],
])('an operation that is known, with %s, has the response it had as a new one', async (_name, query, learned, asked) => {
  const known = fresh(query);
  for (let time = 0; time < 4; time++) await send(known, learned);
  const before = asked();
  await send(fresh(query), before); // its `accept` is known as well
  expect(await send(known, before)).toEqual(await send(fresh(query), before));
});

it('an error of a known mutation is described from the one execution there was', async () => {
  const seller = await approvedProducer(app);
  const { id } = await listedProduct(app, seller, { quantity: '10' });
  const known = fresh(CART);
  const set = (quantity: string) => send(known, { ...auth(), variables: { id, quantity } });
  for (let time = 0; time < 4; time++) expect((await set('1')).text).toContain('"lineCount":1');
  const [good, bad] = [await countSql(app.db, () => set('2')), await countSql(app.db, () => set('-2'))];
  expect(good.filter((sql) => sql.includes('INTO cart_lines'))).toHaveLength(1);
  expect(bad.filter((sql) => sql.includes('FROM sessions'))).toHaveLength(1);
  const unknown = await countSql(app.db, () => send(known, { ...auth(), variables: { id: randomUUID(), quantity: '1' } }));
  expect(unknown.filter((sql) => sql.includes('FROM products'))).toHaveLength(1);
});

it('an order that is rejected is not tried again for the description of its error', async () => {
  const seller = await approvedProducer(app);
  const product = await listedProduct(app, seller, { quantity: '3' });
  const PLACE = fresh('mutation P($input: PlaceOrderInput!, $key: String) { placeOrder(input: $input, idempotencyKey: $key) { id } }');
  const place = async (quantity: string) => {
    const input = { ...(await orderInput(app)), lines: [{ ...line(product), quantity }] };
    return send(PLACE, { ...auth(), variables: { input, key: randomUUID() } });
  };
  for (let time = 0; time < 2; time++) expect((await place('1')).text).not.toContain('errors');
  let refused = '';
  const sql = await countSql(app.db, async () => (refused = (await place('2')).text));
  expect(refused).toContain('"code"');
  expect(sql.filter((text) => text.includes('pg_advisory_xact_lock'))).toHaveLength(1);
});
