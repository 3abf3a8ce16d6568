/**
 * Responses to visitors are stored and sent to the next visitor until what they show changes: in this process or
 * another, and never to or from a user.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { resolvePort } from '../../../server/app/wiring/container';
import { ProductViewsService } from '../../../server/modules/catalogue/products/figures/product-views.service';
import { EventBus } from '../../../server/platform/events/event-bus';
import { EVENTS_MISSED } from '../../../server/platform/events/topics';
import { type TestApp, startTestApp } from '../../support/app';
import { admin, approvedProducer, consumer, type TestAccount } from '../../support/build-accounts';
import { deliveredOrder, type Goods, listedProduct, placedOrder } from '../../support/build-orders';
import { countSql } from '../../support/count-sql';
import { openRedisStandIn, type RedisStandIn } from '../../support/redis-stand-in';

const PAGE = `query Page($id: ID!) { product(id: $id) { id description seller { id } } }`;
const LONG = { READ_CACHE_SECONDS: '60', TRUST_PROXY: '1' };

let redis: RedisStandIn;
let app: TestApp;
let other: TestApp;
let seller: TestAccount;
let goods: Goods;
let chief: TestAccount;

beforeAll(async () => {
  redis = await openRedisStandIn();
  app = await startTestApp({ ...LONG, REDIS_URL: redis.url });
  other = await startTestApp({ ...LONG, REDIS_URL: redis.url, DATABASE_URL: app.databaseUrl });
  await hearEachOther();
  chief = await admin(app);
});
beforeEach(async () => {
  seller = await approvedProducer(app);
  goods = await listedProduct(app, seller);
});
afterAll(async () => {
  await other.stop();
  await app.stop();
  await redis.stop();
});

async function hearEachOther(): Promise<void> {
  const heard = resolvePort(other.container, EventBus).subscribe('are-you-there');
  const isThere = heard.next().then(() => true);
  do resolvePort(app.container, EventBus).publish('are-you-there', true);
  while (!(await Promise.race([isThere, sleep(20, false)])));
  await heard.return?.();
}

type Page = { readonly product: { readonly description: string } | null };
const read = async (by: { token?: string; headers?: Record<string, string> } = {}, where = app) =>
  (await where.gql<Page>(PAGE, { id: goods.id }, by)).data.product?.description;
/** Changes the product directly in the database, so that a stored response differs from it. */
const change = (text: string) => app.db.query('UPDATE products SET description = $2 WHERE id = $1', [goods.id, text]);

it('sends a visitor what another was sent, and a user what is there now', async () => {
  const first = await read();
  await change('changed');
  expect(await read()).toBe(first);
  const buyer = await consumer(app);
  expect(await read(buyer)).toBe('changed');
  expect(await read({ headers: { cookie: 'hb_session=stale' } })).toBe('changed');
  expect(await read()).toBe(first);
});

it('never sends a visitor what a user was sent', async () => {
  expect(await read(seller)).toBeDefined();
  await change('changed');
  expect(await read()).toBe('changed');
});

it('distinguishes languages, variables, operations and what the client accepts', async () => {
  await read();
  await change('changed');
  const two = `query One($id: ID!) { product(id: $id) { id description } } query Two($id: ID!) { product(id: $id) { description } }`;
  const post = async (body: object, headers: Record<string, string> = {}) => {
    const response = await fetch(`${app.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return { text: await response.text(), headers: response.headers };
  };
  const variables = { id: goods.id };
  expect((await post({ query: PAGE, variables }, { 'accept-language': 'bn' })).text).toContain('changed');
  const one = await post({ query: two, variables, operationName: 'One' });
  const other = await post({ query: two, variables, operationName: 'Two' });
  expect(JSON.parse(one.text)).toEqual({ data: { product: { id: goods.id, description: 'changed' } } });
  expect(JSON.parse(other.text)).toEqual({ data: { product: { description: 'changed' } } });
  const accepted = await post({ query: PAGE, variables }, { accept: 'application/graphql-response+json' });
  expect(accepted.headers.get('content-type')).toContain('application/graphql-response+json');
});

it.each<[string, () => Promise<unknown>]>([
  ['an order takes of its stock', () => placedOrder(app, { lines: [{ product: goods, quantity: '1' }] })],
  [
    'its seller counts the stock',
    () => app.call('setStock', { productId: goods.id, quantity: '7', idempotencyKey: 'count-the-stock-1' }, 'id', seller),
  ],
  ['its seller edits it', () => app.call('updateProduct', { id: goods.id, input: { price: '31' } }, 'id', seller)],
  ['an admin hides it', () => app.call('hideProduct', { id: goods.id, reason: 'Rotten goods' }, 'id', chief)],
  ['somebody follows its seller', async () => app.call('followSeller', { sellerId: seller.id }, 'id', await consumer(app))],
  ['its seller changes the profile', () => app.call('updateProfile', { input: { name: 'Rahima Begum' } }, 'id', seller)],
  ['its seller is suspended', () => app.call('suspendAccount', { id: seller.id, reason: 'Sold what was not there' }, 'id', chief)],
  ['live events were missed', async () => resolvePort(app.container, EventBus).publish(EVENTS_MISSED, null)],
])('reads again when %s, in every process that receives the event', async (_, act) => {
  const first = await read();
  await read({}, other);
  await change('changed');
  expect(await read()).toBe(first);
  const result = (await act()) as { body?: { errors?: unknown } } | undefined;
  expect(result?.body?.errors).toBeUndefined();
  expect(await read()).not.toBe(first);
  for (const end = Date.now() + 5_000; (await read({}, other)) === first && Date.now() < end;) await sleep(10);
  expect(await read({}, other)).not.toBe(first);
});

it('reads again when its buyer reviews it, and when the review is changed, replied to and hidden', async () => {
  const { buyer, lineIds } = await deliveredOrder(app, { lines: [{ product: goods, quantity: '1' }] });
  const review = async (text: string, by: TestAccount, variables: object) => {
    const { data } = await app.gql<Record<string, { id: string }>>(text, variables as Record<string, unknown>, by);
    return Object.values(data)[0]?.id ?? '';
  };
  let reviewId = '';
  const steps = [
    async () =>
      void (reviewId = await review('mutation ($input: ReviewInput!) { reviewOrderLine(input: $input) { id } }', buyer, {
        input: { orderLineId: lineIds[0], stars: 4 },
      })),
    () =>
      review('mutation ($input: EditReviewInput!) { editReview(input: $input) { id } }', buyer, {
        input: { reviewId, stars: 4, text: 'Fresh' },
      }),
    () => review('mutation ($id: ID!) { replyToReview(reviewId: $id, body: "Thank you") { id } }', seller, { id: reviewId }),
    () => review('mutation ($id: ID!) { hideReview(reviewId: $id, reason: "Not about the product") { id } }', chief, { id: reviewId }),
  ];
  for (const [n, step] of steps.entries()) {
    await read();
    await change(`before step ${n}`);
    expect(await read()).not.toBe(`before step ${n}`);
    await step();
    expect(await read()).toBe(`before step ${n}`);
  }
});

it('executes once for visitors who ask at the same time', async () => {
  await read(); // from now on the document is known to be public
  resolvePort(app.container, EventBus).publish(EVENTS_MISSED, null);
  await sleep(5);
  const statements = await countSql(app.db, () => Promise.all(Array.from({ length: 20 }, () => read())));
  expect(statements).toHaveLength(1);
});

it('counts the view of each visitor who is sent a stored page', async () => {
  for (const address of ['10.1.0.1', '10.1.0.2', '10.1.0.2', '10.1.0.3']) await read({ headers: { 'x-forwarded-for': address } });
  await app.container.resolve(ProductViewsService).flush();
  expect(await app.db.query('SELECT views FROM product_views WHERE product_id = $1', [goods.id])).toEqual([{ views: 3 }]);
});

it('takes the points of a stored response, and logs its operation', async () => {
  const query = 'query Costly { products(first: 100) { nodes { id seller { id } images { url } } } }';
  const ask = () => app.gql(query, {}, { headers: { 'x-forwarded-for': '10.2.0.1', 'x-request-id': 'stored-read' } });
  let asked = 0;
  for (; (await ask()).code === null; asked += 1) if (asked > 600) throw new Error('No limit.');
  expect(asked).toBeLessThan(70);
  const lines = app.logLines.filter((line) => line.includes('stored-read'));
  expect(lines.length).toBeGreaterThan(asked - 1);
  expect(lines.every((line) => line.includes('query Costly'))).toBe(true);
});

it('stores no errors, and nothing whose cost is asked for', async () => {
  const wrong = 'query ($first: Int!) { products(first: $first) { nodes { id } } }';
  for (let n = 0; n < 3; n += 1) expect((await app.gql(wrong, { first: 101 })).code).toBe('BAD_USER_INPUT');
  await read();
  const { body } = await app.gql(PAGE, { id: goods.id }, { headers: { 'haatbar-cost': '1' } });
  expect(body).toHaveProperty('extensions.cost');
});

it('reports the age of a stored response, and lets no one store what was sent by POST', async () => {
  const { headers } = await app.gql(PAGE, { id: goods.id });
  expect(headers.get('age')).toBe('0');
  expect(headers.get('cache-control')).toBe('no-store');
  const { headers: again } = await app.gql(`query Other${randomUUID().slice(0, 4)} { me { id } }`);
  expect(again.get('age')).toBeNull();
});
