/** Objects by their ids alone: of every kind, together, in few statements, and only what the viewer may read. */
import { inTransaction } from '../../../server/platform/db/transaction';
import { NotificationsService } from '../../../server/modules/notifications/notifications.service';
import { startTestApp, type TestApp } from '../../support/app';
import { approvedProducer, consumer, type TestAccount } from '../../support/build-accounts';
import { product, publishedProduct } from '../../support/build-catalogue';
import { placedOrder } from '../../support/build-orders';
import { apiKey } from '../../support/build-partners';
import { countSql } from '../../support/count-sql';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const NODES = `query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id ... on Product { name } ... on Order { trackingNumber }
  ... on Seller { name } ... on Notification { title } } }`;
const MISSING = '01900000-0000-7000-8000-000000000000';

interface Found {
  readonly __typename: string;
  readonly id: string;
}
const nodes = (ids: readonly string[], token?: string) =>
  app.gql<{ nodes: (Found | null)[] }>(NODES, { ids }, token === undefined ? {} : { token });
const kindsOf = async (ids: readonly string[], token?: string) =>
  (await nodes(ids, token)).data.nodes.map((node) => (node ? `${node.__typename} ${node.id}` : null));

async function notified(who: TestAccount): Promise<string> {
  const note = { type: 'PRODUCT_APPROVED', textKey: 'productApproved', params: { product: 'Rice' }, userId: who.id } as const;
  await inTransaction(app.db, (tx) => app.container.resolve(NotificationsService).notify(tx, note));
  const [row] = (await app.db.query('SELECT id FROM notifications WHERE user_id = $1 ORDER BY id DESC', [who.id])) as { id: string }[];
  return row?.id ?? '';
}

it('finds every kind of node, in the order asked for, by an id in either case [H3]', async () => {
  const buyer = await consumer(app);
  const order = await placedOrder(app, { buyer });
  const sold = await publishedProduct(app, await approvedProducer(app));
  const { seller } = order;
  const note = await notified(buyer);
  expect(await kindsOf([order.id, 'no-uuid', sold.id.toUpperCase(), MISSING, seller.id, note], buyer.token)).toEqual([
    `Order ${order.id}`,
    null,
    `Product ${sold.id}`,
    null,
    `Seller ${seller.id}`,
    `Notification ${note}`,
  ]);
});

it('what the viewer may not read is null, as what does not exist is [S6]', async () => {
  const owner = await approvedProducer(app);
  const [order, hidden, note] = [await placedOrder(app), await product(app, owner), await notified(owner)];
  const ids = [order.id, hidden.id, note, order.buyer.id];
  expect(await kindsOf(ids)).toEqual([null, null, null, null]);
  expect(await kindsOf(ids, (await consumer(app)).token)).toEqual([null, null, null, null]);
  expect(await kindsOf(ids, owner.token)).toEqual([null, `Product ${hidden.id}`, `Notification ${note}`, null]);
  expect(await kindsOf(ids, order.seller.token)).toEqual([`Order ${order.id}`, null, null, null]);
});

it('an API key reads the kinds of its scopes alone [S6]', async () => {
  const order = await placedOrder(app);
  const ids = [order.id, order.seller.id, await notified(order.buyer)];
  const found = async (...scopes: Parameters<typeof apiKey>[2] & string[]) => {
    const { token } = await apiKey(app, order.buyer, scopes);
    return (await nodes(ids, token)).data.nodes.map((node) => node?.__typename ?? null);
  };
  expect(await found('READ_ORDERS')).toEqual(['Order', null, null]);
  expect(await found('READ_PRODUCTS')).toEqual([null, 'Seller', null]);
  expect(await found('READ_ACCOUNT')).toEqual([null, null, 'Notification']);
});

it('a suspended user reads what visitors read [S6]', async () => {
  const order = await placedOrder(app);
  await app.db.query("UPDATE users SET status = 'SUSPENDED' WHERE id = $1", [order.buyer.id]);
  expect(await kindsOf([order.id, order.seller.id], order.buyer.token)).toEqual([null, `Seller ${order.seller.id}`]);
});

it('asks once for each kind, however many ids and fields name nodes [P1]', async () => {
  const owner = await approvedProducer(app);
  const ids: string[] = [];
  for (let n = 0; n < 6; n++) ids.push((await publishedProduct(app, owner)).id);
  const few = await countSql(app.db, () => nodes(ids.slice(0, 1), owner.token));
  const many = await countSql(app.db, () => nodes(ids, owner.token));
  expect(many).toHaveLength(few.length);
  const aliases = ids.map((id, place) => `n${place}: node(id: "${id}") { id }`).join(' ');
  const single = await countSql(app.db, () => app.gql(`{ ${aliases} }`, {}, { token: owner.token }));
  expect(single).toHaveLength(few.length);
});

it('names at most 50 at once, and each counts towards the cost [S6]', async () => {
  const ids = Array.from({ length: 51 }, () => MISSING);
  expect((await nodes(ids)).code).toBe('BAD_USER_INPUT');
  expect((await nodes(ids.slice(1))).data.nodes).toHaveLength(50);
  const deep = 'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Seller { reviews(first: 20) { nodes { text } } } } }';
  expect((await app.gql(deep, { ids: ids.slice(1) })).code).toBe('QUERY_TOO_COMPLEX');
});
