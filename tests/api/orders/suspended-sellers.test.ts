/**
 * Orders of a seller whom the market suspends: their buyers are notified and have a move, and the admins' queue has
 * them at once.
 */
import { OrderActionsService } from '../../../server/modules/orders/steps/order-actions.service';
import { type TestApp, startTestApp } from '../../support/app';
import { admin, approvedProducer, asViewer, consumer, type TestAccount } from '../../support/build-accounts';
import { confirmedOrder, listedProduct, placedOrder, shippedOrder, type TestOrder, weightProposedOrder } from '../../support/build-orders';
import { inTransaction } from '../../../server/platform/db/transaction';
import { waitsForLock } from '../../support/sql';
import { productsOf, stockOf } from './support/order-outcomes';

let app: TestApp;
let chief: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  chief = await admin(app, { name: 'Nasrin' });
});
afterAll(() => app.stop());

const decide = (verb: 'suspend' | 'reinstate', { id }: TestAccount) =>
  app.gql(`mutation ($id: ID!) { ${verb}Account(id: $id, reason: "Fraud") { id } }`, { id }, { token: chief.token });
async function seenBy({ token }: TestAccount, { id }: TestOrder) {
  const { data } = await app.call<{ order: { actions: string[]; sellerSuspended: boolean } }>('order', { id }, 'actions sellerSuspended', {
    token,
  });
  return data.order;
}
async function messagesOf({ token }: TestAccount): Promise<string[]> {
  const { data } = await app.call<{ notifications: { nodes: { title: string }[] } }>('notifications', { first: 20 }, 'nodes { title }', {
    token,
  });
  return data.notifications.nodes.map(({ title }) => title);
}
async function stuck(): Promise<string[]> {
  const { data } = await app.gql<{ adminOrders: { nodes: { id: string }[] }; adminOverview: { ordersStuck: number } }>(
    '{ adminOrders(filter: { stuck: true }, first: 50) { nodes { id } } adminOverview { ordersStuck } }',
    {},
    { token: chief.token },
  );
  expect(data.adminOverview.ordersStuck).toBe(data.adminOrders.nodes.length);
  return data.adminOrders.nodes.map(({ id }) => id).sort();
}
const cancel = ({ id, buyer }: TestOrder) => app.container.resolve(OrderActionsService).cancel(asViewer(buyer), id);

it('their open orders are in the queue at once; buyers are notified, and cancel what was not sent', async () => {
  const seller = await approvedProducer(app);
  const placed = await placedOrder(app, { seller });
  const confirmed = await confirmedOrder(app, { seller });
  const weighed = await weightProposedOrder(app, { seller });
  const shipped = await shippedOrder(app, { seller });
  const others = await confirmedOrder(app);
  expect(await seenBy(confirmed.buyer, confirmed)).toEqual({ actions: [], sellerSuspended: false });
  await expect(cancel(confirmed)).rejects.toMatchObject({ code: 'INVALID_TRANSITION' });
  await decide('suspend', seller);
  const open = [placed, confirmed, weighed, shipped];
  expect(await stuck()).toEqual(open.map(({ id }) => id).sort());
  for (const order of open) expect(await messagesOf(order.buyer)).toContain('Shop Closed For Now');
  expect(await messagesOf(others.buyer)).not.toContain('Shop Closed For Now');
  expect(await seenBy(confirmed.buyer, confirmed)).toEqual({ actions: ['CANCEL'], sellerSuspended: true });
  expect(await seenBy(weighed.buyer, weighed)).toMatchObject({ actions: ['ACCEPT_WEIGHT', 'DECLINE_WEIGHT', 'CANCEL'] });
  expect(await seenBy(shipped.buyer, shipped)).toMatchObject({ actions: ['RECEIVE'] });
  expect(await seenBy(others.buyer, others)).toEqual({ actions: [], sellerSuspended: false });
  const [productId = ''] = await productsOf(app, confirmed);
  expect((await cancel(confirmed)).state).toBe('CANCELLED');
  expect(await stockOf(app, productId)).toEqual({ onHand: '100', reserved: '0' });
  expect((await cancel(weighed)).state).toBe('CANCELLED');
  expect(await stuck()).toEqual([placed, shipped].map(({ id }) => id).sort());
});

it('orders go on as before once the seller is reinstated', async () => {
  const seller = await approvedProducer(app);
  const order = await confirmedOrder(app, { seller });
  await decide('suspend', seller);
  await decide('reinstate', seller);
  expect(await stuck()).not.toContain(order.id);
  expect(await seenBy(order.buyer, order)).toEqual({ actions: [], sellerSuspended: false });
  expect((await messagesOf(order.buyer)).slice(0, 2).sort()).toEqual(['Shop Closed For Now', 'Shop Open Again']);
});

it.each([
  ['seller is suspended', 'seller', "status = 'SUSPENDED'", 'PRODUCT_UNAVAILABLE'],
  ['seller closes the account', 'seller', 'closed_at = now()', 'PRODUCT_UNAVAILABLE'],
  ['buyer closes the account', 'buyer', 'closed_at = now()', 'UNAUTHENTICATED'],
] as const)(
  'nothing is ordered where the %s after the order was priced, and before it is written',
  async (_what, who, change, expected) => {
    const [seller, buyer] = [await approvedProducer(app), await consumer(app)];
    const lines = [{ product: await listedProduct(app, seller), quantity: '1' }];
    const left = who === 'seller' ? seller : buyer;
    const placed = await inTransaction(app.db, async (tx) => {
      await tx.query('SELECT FROM users WHERE id = $1 FOR UPDATE', [left.id]);
      const placing = placedOrder(app, { buyer, lines }).catch((error: unknown) => error);
      await waitsForLock(app.db);
      await tx.query(`UPDATE users SET ${change} WHERE id = $1`, [left.id]);
      // what follows from it in the market
      if (who === 'seller') await tx.query('UPDATE products SET is_published = false WHERE seller_id = $1', [left.id]);
      return { placing };
    });
    expect(await placed.placing).toMatchObject({ code: expected });
    expect(await app.db.query('SELECT id FROM orders WHERE seller_id = $1', [seller.id])).toEqual([]);
  },
);
