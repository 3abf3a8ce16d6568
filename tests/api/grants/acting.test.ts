/** Acting for another: the header, the rights, what is never granted, and who did it. */
import { readFileSync } from 'node:fs';
import { buildSchema, type GraphQLField, isLeafType, getNamedType } from 'graphql';
import { actingOperations, rightOf } from '../../../schema/values/accounts/acting-operations';
import type { GrantRight } from '../../../schema/values/accounts/grants';
import { ActingService } from '../../../server/modules/grants/acting.service';
import { inActingScope, openTransactionsWith } from '../../../server/platform/db/acting-scope';
import { inTransaction } from '../../../server/platform/db/transaction';
import { startTestApp, type TestApp } from '../../support/app';
import { approvedProducer, asViewer, consumer, seller, type TestAccount } from '../../support/build-accounts';
import { listedProduct, placedOrder, shippedOrder } from '../../support/build-orders';
import { handoverCode } from '../../support/handover';
import { one, rows } from '../../support/sql';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const HEADER = 'haatbar-on-behalf-of';
const forOf = (agent: TestAccount, principal: { readonly id: string }) => ({ token: agent.token, headers: { [HEADER]: principal.id } });
const GRANT = `
  INSERT INTO grants (kind, principal_id, agent_id, rights, state, consent, consented_at, begins_on, ends_on)
  VALUES ('STAFF', $1, $2, $3::varchar[], 'ACTIVE', 'APP', now(), current_date, current_date + 30) RETURNING id`;

async function grant(principal: TestAccount, agent: TestAccount, ...rights: GrantRight[]): Promise<string> {
  const row = await one<{ id: string }>(app.db, GRANT, [principal.id, agent.id, rights]);
  return row?.id ?? '';
}

async function pair(...rights: GrantRight[]) {
  const [principal, agent] = [await approvedProducer(app, { name: 'Abdul Karim' }), await consumer(app, { name: 'Rahima' })];
  return { principal, agent, id: await grant(principal, agent, ...rights) };
}

/** A placed order of this seller. */
const orderOf = (principal: TestAccount) => placedOrder(app, { seller: principal });

/** Calls the operation without its values: who may is decided before they are read. */
function documentOf(root: string, { name, args, type }: GraphQLField<unknown, unknown>): string {
  const declared = args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const given = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const selection = isLeafType(getNamedType(type)) ? '' : ' { __typename }';
  return `${root.toLowerCase()}${declared && ` (${declared})`} { ${name}${given && `(${given})`}${selection} }`;
}

const actsOf = (agent: TestAccount) =>
  rows<{ operation: string }>(app.db, 'SELECT operation FROM grant_acts WHERE agent_id = $1 ORDER BY id', [agent.id]);

it('an agent is the principal for the request, without the principal’s private data', async () => {
  const { principal, agent } = await pair('ORDERS');
  const { data } = await app.gql('{ me { id name role email address nid tradeLicense } }', {}, forOf(agent, principal));
  expect(data).toEqual({
    me: { id: principal.id, name: 'Abdul Karim', role: 'PRODUCER', email: null, address: null, nid: null, tradeLicense: null },
  });
  expect((await app.gql<{ me: { id: string } }>('{ me { id } }', {}, { token: agent.token })).data.me.id).toBe(agent.id);
});

it('confirms an order of the principal; the order, the stock and the acts say who did it', async () => {
  const { principal, agent } = await pair('ORDERS');
  const { id: orderId } = await orderOf(principal);
  const { code, data } = await app.call<{ confirmOrder: { id: string } }>('confirmOrder', { id: orderId }, 'id', forOf(agent, principal));
  expect([code, data?.confirmOrder.id]).toEqual([null, orderId]);
  const event = await one(app.db, "SELECT actor_id, handled_by FROM order_events WHERE order_id = $1 AND action = 'CONFIRM'", [orderId]);
  expect(event).toEqual({ actor_id: principal.id, handled_by: agent.id });
  expect(await actsOf(agent)).toEqual([{ operation: 'confirmOrder' }]);
  const shown = await app.gql<{ order: { events: { handledByName: string | null }[] } }>(
    'query ($id: ID!) { order(id: $id) { events { handledByName } } }',
    { id: orderId },
    { token: principal.token },
  );
  expect(shown.data.order.events.map(({ handledByName }) => handledByName)).toEqual([null, 'Rahima']);
  const own = await orderOf(principal);
  await app.call('confirmOrder', { id: own.id }, 'id', { token: principal.token });
  expect(await one(app.db, "SELECT handled_by FROM order_events WHERE order_id = $1 AND action = 'CONFIRM'", [own.id])).toEqual({
    handled_by: null,
  });
});

it('does not say that cash came: only the principal does', async () => {
  const { principal, agent } = await pair('ORDERS');
  const { id } = await shippedOrder(app, { seller: principal });
  const code = await handoverCode(app, id);
  const deliver = (paymentReceived: boolean) => app.call('deliverOrder', { id, code, paymentReceived }, 'id', forOf(agent, principal));
  const refused = await deliver(true);
  expect([refused.code, refused.body.errors?.[0]?.extensions.key]).toEqual(['FORBIDDEN', 'acting.money']);
  expect((await deliver(false)).code).toBeNull();
  expect(await one(app.db, 'SELECT status, received FROM orders WHERE id = $1', [id])).toEqual({ status: 'DELIVERED', received: '0.00' });
});

it('nothing begins after the grant has ended, whatever was sent before', async () => {
  const { principal, agent, id: grantId } = await pair('PRODUCTS');
  const goods = await listedProduct(app, principal);
  const acting = app.container.resolve(ActingService);
  const viewer = await acting.read(asViewer(agent), principal.id);
  const { statements, verify } = viewer.acting?.opening(['setStock']) ?? { statements: [], verify: () => undefined };
  const begin = () =>
    new Promise<void>((resolve, reject) =>
      inActingScope(() => {
        openTransactionsWith({ statements, verify });
        inTransaction(app.db, (tx) => tx.query('SELECT 1')).then(() => resolve(), reject);
      }),
    );
  await begin();
  await app.call('endGrant', { id: grantId }, 'id', { token: principal.token });
  await expect(begin()).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect((await app.call('setStock', { productId: goods.id, quantity: '7' }, 'id', forOf(agent, principal))).code).toBe('FORBIDDEN');
  expect(await actsOf(agent)).toEqual([{ operation: 'setStock' }]);
});

it('an act is filed under the grant that has its right', async () => {
  const { principal, agent, id: first } = await pair('ORDERS');
  const second = await one<{ id: string }>(app.db, GRANT.replace("'STAFF'", "'FARMER'"), [principal.id, agent.id, ['PRODUCTS']]);
  await app.call('confirmOrder', { id: (await orderOf(principal)).id }, 'id', forOf(agent, principal));
  const goods = await listedProduct(app, principal);
  await app.call('deleteProduct', { id: goods.id }, 'removedId', forOf(agent, principal));
  const acts = await rows(app.db, 'SELECT operation, grant_id FROM grant_acts WHERE agent_id = $1 ORDER BY operation', [agent.id]);
  expect(acts).toEqual([
    { operation: 'confirmOrder', grant_id: first },
    { operation: 'deleteProduct', grant_id: second?.id },
  ]);
});

it('what fails is no act', async () => {
  const { principal, agent } = await pair('ORDERS');
  const { id: orderId } = await orderOf(principal);
  expect((await app.call('shipOrder', { id: orderId }, 'id', forOf(agent, principal))).code).toBe('INVALID_TRANSITION');
  expect(await actsOf(agent)).toEqual([]);
});

it('nobody buys, or sees what was bought, through a grant', async () => {
  const [principal, agent] = [await seller(app, 'WHOLESALER'), await consumer(app)];
  await grant(principal, agent, 'PRODUCTS', 'ORDERS', 'MESSAGES', 'MONEY_READ', 'REPORTS');
  const { id: order } = await placedOrder(app, { buyer: principal });
  expect((await app.gql('query ($id: ID!) { order(id: $id) { id } }', { id: order }, forOf(agent, principal))).code).toBe('NOT_FOUND');
  expect((await app.call('cancelOrder', { id: order, reason: 'no' }, 'id', forOf(agent, principal))).code).toBe('NOT_FOUND');
  for (const query of ['orderMessages(orderId: $id) { totalCount }', 'order(id: $id) { thread { id } }'])
    expect((await app.gql(`query ($id: ID!) { ${query} }`, { id: order }, forOf(agent, principal))).code).toBe('NOT_FOUND');
  const message = { orderId: order, body: 'Hello' };
  expect((await app.call('sendOrderMessage', message, 'id', forOf(agent, principal))).code).toBe('NOT_FOUND');
  expect((await app.gql('{ myOrders { totalCount } }', {}, forOf(agent, principal))).code).toBe('FORBIDDEN');
});

it('an agent who buys from the principal does nothing for the seller’s side of that order', async () => {
  const [principal, agent] = [await approvedProducer(app), await seller(app, 'WHOLESALER')];
  await grant(principal, agent, 'ORDERS', 'MESSAGES');
  const { id } = await placedOrder(app, { seller: principal, buyer: agent });
  expect((await app.call('confirmOrder', { id }, 'id', forOf(agent, principal))).code).toBe('NOT_FOUND');
  expect((await app.gql('query ($id: ID!) { order(id: $id) { id } }', { id }, forOf(agent, principal))).code).toBe('NOT_FOUND');
  const orders = 'mutation ($ids: [ID!]!) { confirmOrders(ids: $ids) { results { code } } }';
  await app.gql(orders, { ids: [id] }, forOf(agent, principal));
  expect(await one(app.db, 'SELECT status FROM orders WHERE id = $1', [id])).toEqual({ status: 'PLACED' });
  expect((await app.gql('query ($id: ID!) { orderMessages(orderId: $id) { totalCount } }', { id }, forOf(agent, principal))).code).toBe(
    'NOT_FOUND',
  );
  expect((await app.gql('query ($id: ID!) { order(id: $id) { id } }', { id }, { token: agent.token })).code).toBeNull();
});

it('the header needs a login, a grant that is active, and a seller who is approved', async () => {
  const { principal, agent, id } = await pair('ORDERS');
  const other = await approvedProducer(app);
  const keyOf = async (options: object) => {
    const { body } = await app.gql('{ me { id } }', {}, options);
    return body.errors?.[0]?.extensions.key;
  };
  expect(await keyOf({ headers: { [HEADER]: principal.id } })).toBe('error.unauthenticated');
  expect(await keyOf(forOf(agent, other))).toBe('acting.none');
  expect(await keyOf(forOf(agent, agent))).toBe('acting.none');
  expect(await keyOf(forOf(agent, { id: 'nonsense' }))).toBe('acting.none');
  expect(await keyOf(forOf(principal, agent))).toBe('acting.none');
  await app.db.query("UPDATE grants SET state = 'PAUSED' WHERE id = $1", [id]);
  expect(await keyOf(forOf(agent, principal))).toBe('acting.paused');
  await app.db.query("UPDATE grants SET state = 'ACTIVE', begins_on = begins_on - 40, ends_on = current_date - 1 WHERE id = $1", [id]);
  expect(await keyOf(forOf(agent, principal))).toBe('acting.none');
  await app.db.query('UPDATE grants SET ends_on = current_date + 1 WHERE id = $1', [id]);
  expect(await keyOf(forOf(agent, principal))).toBeUndefined();
  await app.db.query("UPDATE users SET status = 'SUSPENDED' WHERE id = $1", [principal.id]);
  expect(await keyOf(forOf(agent, principal))).toBe('acting.principalNotApproved');
  await app.db.query("UPDATE users SET status = 'APPROVED' WHERE id = $1", [principal.id]);
  await app.db.query("UPDATE users SET status = 'SUSPENDED' WHERE id = $1", [agent.id]);
  expect(await keyOf(forOf(agent, principal))).toBe('error.suspended');
});

it('REST rejects the header instead of ignoring it', async () => {
  const { principal, agent } = await pair('PRODUCTS');
  const response = await app.rest('GET', '/api/v1/producer/products', forOf(agent, principal));
  expect([response.status, response.body.message]).toEqual([403, 'Acting for another works at /graphql only.']);
});

it('every operation needs its right: with all others it is FORBIDDEN, and one in no list always is', async () => {
  const all: GrantRight[] = ['PRODUCTS', 'ORDERS', 'MESSAGES', 'MONEY_READ', 'REPORTS'];
  const agent = await consumer(app);
  const without = new Map<GrantRight, TestAccount>();
  for (const right of all) {
    const principal = await approvedProducer(app);
    await grant(principal, agent, ...all.filter((one) => one !== right));
    without.set(right, principal);
  }
  const whole = await approvedProducer(app);
  await grant(whole, agent, ...all);
  const schema = buildSchema(readFileSync('schema/schema.graphql', 'utf8'));
  const roots = [schema.getQueryType(), schema.getMutationType()].filter((root) => !!root);
  const names = roots.flatMap((root) => Object.values(root.getFields()).map((field) => ({ root: root.name, field })));
  expect(names.length).toBeGreaterThan(300);
  const wrong: string[] = [];
  for (const { root, field } of names) {
    const right = rightOf(`${root}.${field.name}`);
    if (right === 'ANY') continue;
    const principal = right === undefined ? whole : without.get(right);
    const { body } = await app.gql(documentOf(root, field), {}, forOf(agent, principal ?? whole));
    const key = body.errors?.[0]?.extensions.key;
    if (key !== (right === undefined ? 'acting.never' : 'acting.rightMissing')) wrong.push(`${root}.${field.name}: ${key ?? 'done'}`);
  }
  expect(wrong).toEqual([]);
  const known = new Set(names.map(({ root, field }) => `${root}.${field.name}`));
  expect(
    Object.values(actingOperations)
      .flat()
      .filter((name) => !known.has(name)),
  ).toEqual([]);
});
