/** A seller's program handles problems, messages and images of orders by a key that has the scope, and by no other. */
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer } from '../../support/build-accounts';
import { confirmedOrder } from '../../support/build-orders';
import { apiKey } from '../../support/build-partners';
import { openProblem, problemImage } from '../../support/build-problems';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('reads a problem, offers for it, and writes to the buyer', async () => {
  const seller = await approvedProducer(app);
  const problem = await openProblem(app, { seller });
  const [able, unable] = [await apiKey(app, seller, ['READ_ORDERS', 'WRITE_ORDERS']), await apiKey(app, seller, ['READ_PRODUCTS'])];
  const OFFER = 'mutation ($id: ID!) { offerForProblem(id: $id, remedy: PARTIAL_REFUND, amount: "10") { state } }';
  const WRITE = 'mutation ($id: ID!) { sendOrderMessage(orderId: $id, body: "I am sorry") { id } }';
  for (const [document, id] of [
    ['{ myProblems(side: SELLER, first: 5) { nodes { id } } }', ''],
    [OFFER, problem.id],
    [WRITE, problem.orderId],
  ] as const) {
    expect((await app.gql(document, { id }, { token: unable.token })).code).toBe('FORBIDDEN');
    expect((await app.gql(document, { id }, { token: able.token })).code).toBeNull();
  }
});

it('hands an order over by an image where its buyer shows no code', async () => {
  const seller = await approvedProducer(app);
  const { token } = await apiKey(app, seller, ['READ_ORDERS', 'WRITE_ORDERS']);
  const order = await confirmedOrder(app, { seller });
  const byKey = { ...seller, token };
  expect((await app.call('shipOrder', { id: order.id }, 'id', { token })).code).toBeNull();
  const imageId = await problemImage(app, byKey, order.id);
  const DELIVER = 'mutation ($id: ID!, $images: [ID!]) { deliverOrder(id: $id, imageIds: $images, paymentReceived: true) { status } }';
  expect((await app.gql(DELIVER, { id: order.id, images: [] }, { token })).code).toBe('BAD_USER_INPUT');
  expect((await app.gql(DELIVER, { id: order.id, images: [imageId] }, { token })).data).toEqual({ deliverOrder: { status: 'DELIVERED' } });
});
