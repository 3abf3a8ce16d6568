/**
 * These tests verify the subject of a notification, beside its link: it is read in few statements, and null if the
 * viewer may not read it.
 */
import { NotificationType } from '../../../schema/values/market/notifications';
import { subjectOf } from '../../../server/modules/nodes/subject-of';
import { NotificationsService } from '../../../server/modules/notifications/notifications.service';
import { inTransaction } from '../../../server/platform/db/transaction';
import { startTestApp, type TestApp } from '../../support/app';
import { approvedProducer, consumer, type TestAccount } from '../../support/build-accounts';
import { product, publishedProduct } from '../../support/build-catalogue';
import { confirmedOrder, placedOrder } from '../../support/build-orders';
import { apiKey } from '../../support/build-partners';
import { countSql } from '../../support/count-sql';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const LIST = `{ notifications(first: 20) { nodes { type subject { __typename ... on Order { id trackingNumber } ... on Product { id name }
  ... on Account { id status } } } } }`;
interface Shown {
  readonly type: string;
  readonly subject: { readonly __typename: string; readonly id: string } | null;
}
const inbox = async ({ token }: { token: string }) =>
  (await app.gql<{ notifications: { nodes: Shown[] } }>(LIST, {}, { token })).data.notifications.nodes;
const subjects = async (who: { token: string }) =>
  (await inbox(who)).map(({ subject }) => subject && `${subject.__typename} ${subject.id}`);

const notify = (who: TestAccount, link: string | null) =>
  inTransaction(app.db, (tx) =>
    app.container
      .resolve(NotificationsService)
      .notify(tx, { type: 'BACK_IN_STOCK', textKey: 'backInStock', params: { product: 'Rice' }, link, userId: who.id }),
  );

it('both sides of an order find it in their notifications [N1]', async () => {
  const order = await confirmedOrder(app);
  expect(await subjects(order.seller)).toEqual([`Order ${order.id}`]);
  expect(await subjects(order.buyer)).toEqual([`Order ${order.id}`]);
});

it('a product is there while the viewer may read it, and the account is their own [N1]', async () => {
  const [buyer, owner] = [await consumer(app), await approvedProducer(app)];
  const [sold, hidden] = [await publishedProduct(app, owner), await product(app, owner)];
  await notify(buyer, `/product/${hidden.id}`);
  await notify(buyer, `/product/${sold.id}`);
  await notify(buyer, '/settings');
  await notify(buyer, null);
  expect(await subjects(buyer)).toEqual([null, null, `Product ${sold.id}`, null]);
  const decided = { type: 'ACCOUNT_DECIDED', textKey: 'accountApproved', params: {}, link: null, userId: owner.id } as const;
  await inTransaction(app.db, (tx) => app.container.resolve(NotificationsService).notify(tx, decided as never));
  expect(await subjects(owner)).toEqual([`Account ${owner.id}`]);
});

it('a link to another one’s order shows nothing of it, nor does a key without the scope [S6]', async () => {
  const [order, stranger] = [await placedOrder(app), await consumer(app)];
  await notify(stranger, `/orders/${order.id}`);
  expect(await subjects(stranger)).toEqual([null]);
  expect(await subjects(await apiKey(app, order.seller, ['READ_ACCOUNT']))).toEqual([null]);
  expect(await subjects(await apiKey(app, order.seller, ['READ_ACCOUNT', 'READ_ORDERS']))).toEqual([`Order ${order.id}`]);
});

it('takes one statement for each kind, however many notifications there are [P1]', async () => {
  const owner = await approvedProducer(app);
  const buyer = await consumer(app);
  const one = await publishedProduct(app, owner);
  await notify(buyer, `/product/${one.id}`);
  await notify(buyer, `/orders/${(await placedOrder(app, { buyer })).id}`);
  const few = await countSql(app.db, () => inbox(buyer));
  for (let n = 0; n < 6; n++) {
    await notify(buyer, `/product/${(await publishedProduct(app, owner)).id}`);
    await notify(buyer, `/orders/${(await placedOrder(app, { buyer })).id}`);
  }
  const many = await countSql(app.db, () => inbox(buyer));
  expect(many).toHaveLength(few.length);
  expect(few.filter((statement) => / orders o WHERE o\.id = ANY/.test(statement))).toHaveLength(1);
});

it.each([
  ['/orders/01900000-0000-7000-8000-000000000000', 'Order'],
  ['/dashboard/producerOrder/01900000-0000-7000-8000-000000000000', 'Order'],
  ['/dashboard/supersellerOrder/01900000-0000-7000-8000-000000000000?tab=1', 'Order'],
  ['/product/01900000-0000-7000-8000-000000000000', 'Product'],
  ['/dashboard/product/01900000-0000-7000-8000-000000000000', 'Product'],
  ['/seller/01900000-0000-7000-8000-000000000000', null],
  ['/orders/HB-100001', null],
  ['https://evil.example/orders/01900000-0000-7000-8000-000000000000', null],
  [null, null],
])('the link %s leads to %s [N1]', (link, kind) => {
  expect(subjectOf({ type: NotificationType.ORDER_CHANGED, link, userId: 'u' })?.kind ?? null).toBe(kind);
});
