/**
 * The operations of docs/examples: each runs on the demo market, in order, and returns what it is there to show;
 * Sandbox opens with them.
 */
import { parse, specifiedRules, validate, type GraphQLSchema } from 'graphql';
import { buildAppSchema } from '../../../server/app/wiring/build-schema';
import { readExamples } from '../../../server/app/http/docs/api-examples';
import { documentLimits } from '../../../server/platform/graphql/limits/document-limits';
import type { TestApp } from '../../support/app';
import { startDemoApp } from './support/demo-app';
import { responseAt, type Responses, filled, runExample, runSubscription } from './support/example-run';
import { deliverByCode } from '../../support/handover';

const examples = readExamples();
const responses: Responses = new Map();
let app: TestApp;
let schema: GraphQLSchema;
const failures = new Map<string, unknown>();

beforeAll(async () => {
  schema = await buildAppSchema();
  app = await startDemoApp();
  for (const example of examples) {
    const isLive = example.operation.startsWith('subscription');
    const run = isLive ? runSubscription(app, example, responses, deliver) : runExample(app, example, responses);
    await run.then(
      (result) => responses.set(example.name, result),
      (error: unknown) => failures.set(example.name, error instanceof Error ? error.message : error),
    );
  }
}, 120_000);
afterAll(() => app.stop());

/** Something that the buyer hears of. */
async function deliver(): Promise<void> {
  const token = at('log-in', 'login.token') as string;
  const id = at('place-an-order', 'placeOrder.orders.0.id') as string;
  const result = await deliverByCode(app, id, token);
  expect(result.code).toBeNull();
}

const at = (name: string, path: string) => responseAt(responses, name, path);
const instanceOf = (type: unknown) => expect.any(type) as unknown;
const amount = expect.stringMatching(/^\d+\.\d\d$/) as unknown;
const id = expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown;
const some = (item: object) => expect.arrayContaining([expect.objectContaining(item)]) as unknown;

/**
 * Maps each example to the data that it must return. An example without an entry fails, and so does an entry without an
 * example.
 */
const shown: Readonly<Record<string, () => object>> = {
  'log-in': () => ({ login: { token: instanceOf(String), account: { id, name: 'Abdul Karim', role: 'PRODUCER' } } }),
  'log-in-as-a-buyer': () => ({ login: { token: instanceOf(String), account: { id, name: instanceOf(String), role: 'CONSUMER' } } }),
  'who-am-i': () => ({
    me: { id: at('log-in', 'login.account.id'), status: 'APPROVED', upazila: { nameEn: 'Sherpur', district: { nameEn: 'Bogura' } } },
  }),
  'find-categories': () => ({ categories: some({ slug: 'potato', nameEn: 'Potato', nameBn: 'আলু' }) }),
  'list-the-market': () => ({
    products: { totalCount: instanceOf(Number), pageInfo: { hasNextPage: true, endCursor: instanceOf(String) } },
  }),
  'read-the-next-page': () => ({ products: { nodes: some({ id, name: instanceOf(String), price: amount }) } }),
  search: () => ({
    products: { nodes: some({ category: { slug: 'potato' } }) },
    searchSuggestions: { categories: some({ slug: 'potato' }) },
  }),
  'read-a-product': () => ({
    product: {
      id: at('list-the-market', 'products.nodes.0.id'),
      price: amount,
      provenance: some({
        position: 0,
        role: expect.stringMatching(/^(PRODUCER|SUPERSALER)$/) as unknown,
        district: { nameEn: instanceOf(String) },
      }),
    },
  }),
  'upload-a-picture': () => ({ uploadImage: { id, url: expect.stringMatching(/\.webp$/) as unknown } }),
  'add-a-product': () => ({ addProduct: { id, name: 'Red potato', price: '32.00', quantity: '400', addToSellPost: false } }),
  'post-for-sell': () => ({
    postForSell: {
      products: [{ id: at('add-a-product', 'addProduct.id'), addToSellPost: true, sellPost: { state: 'OPEN', audience: 'EVERYONE' } }],
    },
  }),
  'set-the-stock': () => ({ setStock: { quantity: '380', available: '380' } }),
  'fill-the-cart': () => ({
    setCartLine: { groups: some({ lines: [{ quantity: '12.5', unitPrice: '32.00', lineTotal: '400.00', problems: [] }] }) },
  }),
  'quote-the-cart': () => ({ quoteCart: { subtotal: '400.00', deliveryFee: amount, total: amount, hasProblems: false } }),
  'place-an-order': () => ({
    placeOrder: {
      replayed: false,
      total: at('quote-the-cart', 'quoteCart.total'),
      orders: [{ id, status: 'PLACED', paymentStatus: 'UNPAID' }],
    },
  }),
  'read-my-orders': () => ({
    myOrders: {
      nodes: some({
        id: at('place-an-order', 'placeOrder.orders.0.id'),
        status: 'PLACED',
        lines: [{ productName: 'Red potato', quantity: '12.5', unit: 'KG', lineTotal: '400.00' }],
      }),
    },
  }),
  'confirm-the-order': () => ({ confirmOrder: { status: 'CONFIRMED', actions: instanceOf(Array) } }),
  'ship-the-order': () => ({
    shipOrder: { status: 'SHIPPED', events: some({ from: 'CONFIRMED', to: 'SHIPPED', actorName: 'Karim Krishi Khamar' }) },
  }),
  'follow-events': () => ({ notificationAdded: { id, type: instanceOf(String), title: instanceOf(String), link: instanceOf(String) } }),
  'read-notifications': () => ({
    notifications: {
      nodes: some({ id: at('follow-events', 'notificationAdded.id'), title: expect.stringMatching(/[\u0980-\u09FF]/) as unknown }),
    },
  }),
  'make-an-api-key': () => ({ createApiKey: { secret: expect.stringMatching(/^hbk_/) as unknown, apiKey: { name: 'Stock keeper' } } }),
  'use-an-api-key': () => ({ myProducts: { nodes: some({ id: at('add-a-product', 'addProduct.id'), quantity: '367.5' }) } }),
  'make-a-webhook': () => ({
    createWebhook: { secret: instanceOf(String), webhook: { url: 'https://example.com/haatbar', enabled: true } },
  }),
  'send-a-test-event': () => ({ sendTestEvent: { event: 'TEST', status: 'PENDING' } }),
  'read-the-delivery-log': () => ({
    webhookDeliveries: { totalCount: 1, nodes: [{ id: at('send-a-test-event', 'sendTestEvent.id'), event: 'TEST' }] },
  }),
  'cost-of-a-request': () => ({ products: { nodes: some({ id }) } }),
  'order-again': () => ({ placeOrder: { orders: [{ id, status: 'PLACED', lines: [{ id, quantity: '12.5' }] }] } }),
  'confirm-less': () => ({ confirmOrder: { status: 'PLACED', state: 'PART_PROPOSED', total: amount } }),
  'agree-to-less': () => ({
    acceptOrderPart: {
      status: 'CONFIRMED',
      total: at('confirm-less', 'confirmOrder.total'),
      lines: [{ quantity: '6', orderedQuantity: '12.5' }],
    },
  }),
  'ship-with-weights': () => ({ shipOrder: { status: 'SHIPPED', lines: [{ weighedKg: '5.9', lineTotal: '188.80' }] } }),
  'report-a-failed-delivery': () => ({ reportFailedDelivery: { status: 'SHIPPED', state: 'DELIVERY_FAILED', actions: instanceOf(Array) } }),
  'ship-again': () => ({ shipOrderAgain: { status: 'SHIPPED', deliveryAttempts: 2 } }),
  'read-the-handover-code': () => ({ order: { handoverCode: expect.stringMatching(/^\d{4}$/) as unknown } }),
  'deliver-the-order': () => ({ deliverOrder: { status: 'DELIVERED', paymentStatus: 'PAID' } }),
  'report-a-problem': () => ({ reportProblem: { id, state: 'OPEN' } }),
  'accept-a-problem': () => ({ acceptProblem: { id: at('report-a-problem', 'reportProblem.id'), refunded: '20.00' } }),
  'see-what-is-owed-back': () => ({
    order: { money: { charged: amount, received: amount, refundOwed: '20.00', refunds: [{ id, amount: '20.00', state: 'OWED' }] } },
  }),
  'give-a-refund': () => ({ giveRefund: { state: 'GIVEN', amount: '20.00', reference: '9K72AB4CD' } }),
  'confirm-a-refund': () => ({ confirmRefund: { id: at('give-a-refund', 'giveRefund.id'), state: 'CONFIRMED' } }),
  'see-the-next-payout': () => ({
    myPayoutOutlook: { held: amount, due: amount, nextBatchOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as unknown },
  }),
};

it('every example is run, and nothing is expected of one that was removed [H3]', () => {
  expect(Object.keys(shown)).toEqual(examples.map(({ name }) => name));
});

it.each(examples.map((example) => [example.name, example] as const))('%s returns what it shows [H3]', (name, example) => {
  expect(failures.get(name)).toBeUndefined();
  const { status, data: replied, errors } = responses.get(name) ?? { status: 0 };
  expect({ status, errors, data: replied }).toMatchObject({
    status: 200,
    errors: undefined,
    data: shown[name]?.() ?? 'an entry in the table above',
  });
  expect(validate(schema, parse(example.document), [...specifiedRules, documentLimits])).toEqual([]);
  expect([example.title, example.explanation]).toEqual([expect.stringMatching(/^[A-Z]/), expect.stringMatching(/\.$/)]);
});

it('the second page goes on where the first one ended [H3]', () => {
  const ids = (name: string) => (at(name, 'products.nodes') as { id: string }[]).map((node) => node.id);
  const [first, second] = [ids('list-the-market'), ids('read-the-next-page')];
  expect([first.length, second.filter((one) => first.includes(one))]).toEqual([5, []]);
});

it('the cost is notified beside the data [H3]', () => {
  expect(responses.get('cost-of-a-request')?.extensions).toMatchObject({ cost: { spent: instanceOf(Number), maximum: 1000 } });
});

it('a placeholder without a value is an error, never an empty text [H3]', () => {
  expect(() => filled('Bearer <log-in: login.secret>', responses)).toThrow('answered nothing at login.secret');
  expect(filled({ id: '<who-am-i: me.upazila.id>' }, responses)).toEqual({ id: at('who-am-i', 'me.upazila.id') });
});

describe('Sandbox', () => {
  const open = async (query: string, accept = 'text/html') => {
    const response = await fetch(`${app.url}/graphql${query}`, { headers: { accept } });
    return { response, text: await response.text() };
  };
  const opened = (text: string) =>
    (JSON.parse(/var embeddedSandboxConfig = (\{.*\});/.exec(text)?.[1] ?? 'null') as { initialState: object } | null)?.initialState;

  it.each(['', '?example=nonsense'])('opens with the first example: /graphql%s', async (query) => {
    const { response, text } = await open(query);
    const [{ document, variables, headers } = { document: '', variables: {}, headers: {} }] = examples;
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(opened(text)).toMatchObject({ document, variables, headers, includeCookies: false });
  });

  it.each(examples.map((example) => [example.name, example] as const))(
    'opens with %s by its name',
    async (name, { document, variables, headers }) => {
      const { response, text } = await open(`?example=${name}`);
      expect(response.headers.get('content-security-policy')).toContain('apollographql.com');
      expect(opened(text)).toMatchObject({ document, variables, headers });
      expect(text).toContain('var initialEndpoint = window.location.origin + window.location.pathname;');
      expect(text).not.toMatch(/href;/);
    },
  );

  it('leaves a program’s request alone', async () => {
    const { response, text } = await open('?example=log-in&query={__typename}', 'application/json');
    expect([response.headers.get('content-type'), text]).toEqual([expect.stringContaining('json'), expect.not.stringContaining('<html')]);
  });
});
