/** A query has one answer where nothing is there, and its type says which, as docs/errors.md has it. */
import { getNamedType, type GraphQLField, type GraphQLSchema, isListType, isNonNullType, isObjectType } from 'graphql';
import { buildAppSchema } from '../../../server/app/wiring/build-schema';
import { startTestApp, type TestApp } from '../../support/app';
import { admin, approvedProducer, consumer, type TestAccount } from '../../support/build-accounts';
import { placedOrder } from '../../support/build-orders';

let app: TestApp;
let schema: GraphQLSchema;
let callers: readonly TestAccount[];
beforeAll(async () => {
  app = await startTestApp();
  schema = await buildAppSchema();
  callers = [await approvedProducer(app), await consumer(app), await admin(app)];
});
afterAll(() => app.stop());

const MISSING = '0199a000-0000-7000-8000-000000000000';

/** Values of the arguments that are needed; `id` is what is asked for by each that names an object. */
const valuesOf = (id: string): Readonly<Record<string, unknown>> => ({
  id,
  orderId: id,
  productId: id,
  webhookId: id,
  userId: id,
  categorySlug: id,
  code: id,
  token: id,
  idempotencyKey: id,
  trackingNumber: 'HB-999999',
  phoneDigits: '1234',
  quantities: [],
  skip: 0,
  method: 'BANK',
});
const NAMING = ['id', 'orderId', 'productId', 'webhookId', 'userId', 'categorySlug', 'code', 'token', 'idempotencyKey', 'trackingNumber'];

type Query = GraphQLField<unknown, unknown>;
const needed = ({ args }: Query) => args.filter(({ type }) => isNonNullType(type)).map(({ name }) => name);
const queriesOfOne = () =>
  Object.values(schema.getQueryType()?.getFields() ?? {}).filter((query) => needed(query).some((name) => NAMING.includes(name)));

/** Lists about something that everyone may read of. */
const EMPTY = ['productQuestions', 'similarProducts'];

/** Several of them are often asked for at once: one that is missing leaves the rest of the response. */
const BOTH = ['order', 'myCustomer'];

function selectionOf({ type }: Query): string {
  const named = getNamedType(type);
  return isObjectType(named) && named.name.endsWith('Connection') ? 'nodes { __typename }' : '__typename';
}

interface Answer {
  readonly code: string | null;
  readonly key: string | null;
  readonly value: unknown;
}
/** The answer to the first caller who may ask at all. */
async function answerTo(query: Query, id: string): Promise<Answer> {
  const values = valuesOf(id);
  const args = Object.fromEntries(needed(query).map((name) => [name, values[name]]));
  for (const caller of callers) {
    const { code, body } = await app.call<Record<string, unknown>>(query.name as 'node', args, selectionOf(query), caller);
    if (code === 'FORBIDDEN') continue;
    return { code, key: body.errors?.[0]?.extensions.key ?? null, value: body.data?.[query.name] ?? null };
  }
  throw new Error(`No one may ask ${query.name}.`);
}

function expected(query: Query): Answer {
  const notFound = { code: 'NOT_FOUND', key: 'error.notFound', value: null };
  if (BOTH.includes(query.name)) return notFound;
  if (!isNonNullType(query.type)) return { code: null, key: null, value: null };
  if (!EMPTY.includes(query.name)) return notFound;
  return { code: null, key: null, value: isListType(query.type.ofType) ? [] : { nodes: [] } };
}

it.each([
  ['an id of nothing', MISSING],
  ['what is no id', 'nonsense'],
])('every query of one object answers %s as its type says', async (_what, id) => {
  const queries = queriesOfOne();
  expect(queries.length).toBeGreaterThan(30);
  const answers: unknown[] = [];
  for (const query of queries) answers.push([query.name, await answerTo(query, id)]);
  expect(answers).toEqual(queries.map((query) => [query.name, expected(query)]));
});

it('of two orders in one request the one that is missing is null, and the other one is there', async () => {
  const order = await placedOrder(app);
  const { body, code } = await app.gql(`{ order(id: "${order.id}") { id } other: order(id: "${MISSING}") { id } }`, {}, order.buyer);
  expect([body.data, code]).toEqual([{ order: { id: order.id }, other: null }, 'NOT_FOUND']);
});

it('several objects are null each, and the places of a place that there is not are none', async () => {
  const [seller] = callers;
  expect((await app.call('nodes', { ids: [MISSING, 'nonsense'] }, 'id', seller)).data).toEqual({ nodes: [null, null] });
  expect((await app.call('districts', { divisionId: 99 }, 'id')).data).toEqual({ districts: [] });
  expect((await app.call('upazilas', { districtId: 9_999 }, 'id')).data).toEqual({ upazilas: [] });
});

it('a category matches nothing in a filter, and is wrong input where it is stored', async () => {
  const { token } = await approvedProducer(app);
  for (const [name, filter] of [
    ['products', { categorySlugs: ['gold'] }],
    ['myProducts', { categorySlug: 'gold' }],
  ] as const) {
    const { data } = await app.call<Record<string, { totalCount: number }>>(name, { filter }, 'totalCount', { token });
    expect(data[name]?.totalCount).toBe(0);
  }
  expect((await app.call('categories', { categorySlugs: ['gold'] }, 'slug')).data).toEqual({ categories: [] });
  const alert = { categorySlug: 'gold', direction: 'BELOW', price: '10' };
  const stored = await app.call('addPriceAlert', { input: alert }, 'id', { token });
  expect([stored.code, stored.body.errors?.[0]?.extensions.fields?.map(({ field }) => field)]).toEqual([
    'BAD_USER_INPUT',
    ['categorySlug'],
  ]);
});
