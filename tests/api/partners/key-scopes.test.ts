/**
 * These tests call every operation of the schema and every route with an API key: with all scopes, with each scope
 * alone, and with the wrong one.
 */
import { type GraphQLSchema, getOperationAST, parse } from 'graphql';
import { keyScopes, type KeyScope } from '../../../schema/values/market/partners';
import { buildAppSchema } from '../../../server/app/wiring/build-schema';
import { operationNotes } from '../../../server/platform/graphql/operation';
import { assertScopes } from '../../../server/platform/graphql/limits/key-guard';
import { restRoutes } from '../../../server/rest-v1/router';
import { startTestApp, type TestApp } from '../../support/app';
import { admin, approvedProducer, openSession } from '../../support/build-accounts';
import { placedOrder } from '../../support/build-orders';
import { apiKey } from '../../support/build-partners';
import { inTransaction } from '../../../server/platform/db/transaction';
import { one, waitsForLock } from '../../support/sql';

let app: TestApp;
let schema: GraphQLSchema;
beforeAll(async () => {
  app = await startTestApp();
  schema = await buildAppSchema();
});
afterAll(() => app.stop());

/** The scope that each operation declares; null: it is not for keys. */
const declared = () =>
  [...operationNotes(schema)].map(([name, note]) => [name, typeof note?.keys === 'string' ? note.keys : null] as const);

/** The error of a key with these scopes for this operation; null: it may. */
function rejection(name: string, scopes: readonly KeyScope[]): string | null {
  const [root = '', field = ''] = name.split('.');
  const document = parse(`${root.toLowerCase()} { ${field} }`);
  const operation = getOperationAST(document);
  if (!operation) throw new Error(name);
  try {
    assertScopes(schema, { id: 'k', scopes }, document, operation);
    return null;
  } catch (error) {
    return (error as { key: string }).key;
  }
}

it('a key may call what declares it and no more, with the scope that is declared and no other [W2]', () => {
  for (const [name, needed] of declared()) {
    expect([name, rejection(name, keyScopes)]).toEqual([name, needed ? null : 'apiKey.notForKeys']);
    if (!needed || needed === 'ANY') continue;
    expect([name, rejection(name, [needed])]).toEqual([name, null]);
    expect([
      name,
      rejection(
        name,
        keyScopes.filter((scope) => scope !== needed),
      ),
    ]).toEqual([name, 'apiKey.scopeMissing']);
  }
});

it('no operation that guards an account is for keys [W2]', () => {
  const forbidden =
    /password|session|apikey|login|logout|register|preference|approve|reject(?!Order|Payment)|suspend|reinstate|document|audit|admin|account/i;
  const open = declared().filter(([, scope]) => scope);
  expect(open.length).toBeGreaterThan(100);
  expect(open.filter(([name]) => forbidden.test(name))).toEqual([]);
});

it('checks fragments, aliases and several fields of one request [W2]', async () => {
  const { token } = await apiKey(app, await approvedProducer(app), ['READ_PRODUCTS']);
  const documents = [
    '{ categories { slug } me { id } }',
    '{ categories: me { id } }',
    'query { ...hidden } fragment hidden on Query { ... on Query { me { id } } }',
    'query { ...one } fragment one on Query { ...two } fragment two on Query { ... { sessions { totalCount } } }',
  ];
  const responses = await Promise.all(documents.map((document) => app.gql(document, {}, { token })));
  expect(responses.map(({ code }) => code)).toEqual(['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN']);
  expect((await app.gql('{ __schema { queryType { name } } __typename categories { slug } }', {}, { token })).code).toBeNull();
});

it('a key of an admin reaches no order of others: only the admin does, with a session [W2]', async () => {
  const chief = await admin(app);
  const { token } = await apiKey(app, chief);
  const { id } = await placedOrder(app);
  const READ = 'query ($id: ID!) { order(id: $id) { id } }';
  const CANCEL = 'mutation ($id: ID!) { cancelOrder(id: $id, reason: "Because") { status } }';
  for (const document of [READ, CANCEL]) expect((await app.gql(document, { id }, { token })).code).toBe('NOT_FOUND');
  expect((await app.gql<{ order: object }>(READ, { id }, { token: chief.token })).data.order).toEqual({ id });
  expect((await app.gql(CANCEL, { id }, { token: chief.token })).data).toEqual({ cancelOrder: { status: 'CANCELLED' } });
});

it('names the missing permission in the message [W2]', async () => {
  const { token } = await apiKey(app, await approvedProducer(app), ['READ_PRODUCTS']);
  const missing = await app.gql('{ mySales { totalCount } }', {}, { token });
  expect(missing.status).toBe(403);
  expect(missing.body.errors?.[0]?.message).toBe('This API key lacks the permission READ_ORDERS.');
  const never = await app.gql('mutation { logout { isLoggedOut } }', {}, { token });
  expect(never.body.errors?.[0]?.message).toBe('This cannot be done with an API key.');
  const why = 'guards the account: a key that leaks must not take it over';
  expect(never.body.errors?.[0]?.extensions).toMatchObject({ key: 'apiKey.notForKeys', reason: why });
});

it('REST: every route but those for everyone names its scope or rejects keys [W2]', async () => {
  const owner = await approvedProducer(app);
  const all = await apiKey(app, owner);
  const products = await apiKey(app, owner, ['READ_PRODUCTS']);
  const signed = restRoutes(app.container).filter(({ access }) => access !== 'public');
  const unscoped = signed.filter((route) => !('scope' in route) || !route.scope).map(({ path }) => path);
  expect(unscoped).toEqual(['/logout']);
  const codeOf = async (method: string, path: string, token: string) =>
    (await app.rest(method, `/api/v1${path}`, { token })).headers.get('error-code');
  expect(await codeOf('GET', '/producer/products', products.token)).toBeNull();
  expect(await codeOf('GET', '/producer/profile', products.token)).toBe('FORBIDDEN');
  expect(await codeOf('POST', '/producer/add-product', products.token)).toBe('FORBIDDEN');
  expect(await codeOf('GET', '/producer/profile', all.token)).toBeNull();
  expect(await codeOf('POST', '/logout', all.token)).toBe('FORBIDDEN');
  expect(await codeOf('GET', '/producer/products', `hbk_${'x'.repeat(43)}`)).toBe('UNAUTHENTICATED');
});

it('a key sees and changes no webhook of whose events it may not read each, and sends none of their messages again [W2]', async () => {
  const owner = await approvedProducer(app);
  const order = await placedOrder(app, { seller: owner });
  const weak = await apiKey(app, owner, ['WEBHOOKS', 'READ_PRODUCTS']);
  const input = { url: 'https://shop.example.com/hook', events: ['ORDER_CHANGED'] };
  const whole = await apiKey(app, owner);
  const { data } = await app.call<{ createWebhook: { webhook: { id: string } } }>('createWebhook', { input }, 'webhook { id }', {
    token: await openSession(app, owner.id),
  });
  const { id } = data.createWebhook.webhook;
  await app.call('confirmOrder', { id: order.id }, 'id', owner);
  const delivery = await one<{ id: string }>(app.db, 'SELECT id FROM webhook_deliveries WHERE webhook_id = $1', [id]);
  const moved = { ...input, events: ['PRODUCT_CHANGED'], enabled: true };
  const acts = async ({ token }: { token: string }) => [
    (await app.call('updateWebhook', { id, input: moved }, 'id', { token })).code,
    (await app.call('rotateWebhookSecret', { id }, 'secret', { token })).code,
    (await app.call('redeliver', { id: delivery?.id }, 'id', { token })).code,
    (await app.call('deleteWebhook', { id }, 'removedId', { token })).code,
  ];
  const test = await app.call<{ sendTestEvent: { id: string } }>('sendTestEvent', { webhookId: id }, 'id', owner);
  const reads = async ({ token }: { token: string }) => [
    (await app.gql<{ webhooks: object[] }>('{ webhooks { id } }', {}, { token })).data.webhooks.length,
    (await app.gql('query ($id: ID!) { webhookDeliveries(webhookId: $id) { totalCount } }', { id }, { token })).code,
    (await app.call('sendTestEvent', { webhookId: id }, 'id', { token })).code,
    (await app.call('redeliver', { id: test.data.sendTestEvent.id }, 'id', { token })).code,
  ];
  expect(await reads(weak)).toEqual([0, 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN']);
  // its test waits anyway
  expect(await reads(whole)).toEqual([1, null, null, 'CONFLICT']);
  expect(await acts(weak)).toEqual(['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN']);
  // its messages of before wait for it still, or are sent and can be sent again
  await app.db.query(`UPDATE webhooks SET events = '{PRODUCT_CHANGED}' WHERE id = $1`, [id]);
  expect(await acts(weak)).toEqual(['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN']);
  await app.db.query(`UPDATE webhook_deliveries SET status = 'DELIVERED', next_attempt_at = NULL WHERE webhook_id = $1`, [id]);
  expect(await acts(weak)).toEqual(['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN']);
  expect((await acts(whole)).at(-1)).toBeNull();
});

it('a key changes no webhook whose owner adds events at the same moment that the key may not read [W2]', async () => {
  const owner = await approvedProducer(app);
  const { token } = await apiKey(app, owner, ['WEBHOOKS', 'READ_PRODUCTS']);
  const input = { url: 'https://shop.example.com/hook', events: ['PRODUCT_CHANGED'] };
  for (const act of [
    (id: string) => app.call('updateWebhook', { id, input: { ...input, enabled: true } }, 'id', { token }),
    (id: string) => app.call('rotateWebhookSecret', { id }, 'secret', { token }),
    (id: string) => app.call('deleteWebhook', { id }, 'removedId', { token }),
  ]) {
    const { data } = await app.call<{ createWebhook: { webhook: { id: string } } }>('createWebhook', { input }, 'webhook { id }', {
      token,
    });
    const { id } = data.createWebhook.webhook;
    const acting = await inTransaction(app.db, async (tx) => {
      await tx.query(`UPDATE webhooks SET events = '{PRODUCT_CHANGED,ORDER_CHANGED}' WHERE id = $1`, [id]);
      const answer = act(id);
      await waitsForLock(app.db);
      return { answer };
    });
    expect((await acting.answer).code).toBe('FORBIDDEN');
  }
});
