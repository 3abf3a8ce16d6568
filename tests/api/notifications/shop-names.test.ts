/** Buyers know a seller by the business, else by the person: in notifications and in the course of an order too. */
import { OrderActionsService } from '../../../server/modules/orders/steps/order-actions.service';
import { startTestApp, type TestApp } from '../../support/app';
import { approvedProducer, asViewer, consumer, type TestAccount } from '../../support/build-accounts';
import { deliveredOrder, listedProduct, placedOrder } from '../../support/build-orders';

const SHOP = 'Karim Krishi Khamar';

let app: TestApp;
let seller: TestAccount;
let buyer: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  [seller, buyer] = [await approvedProducer(app, { name: 'Abdul Karim' }), await consumer(app)];
  await app.db.query('UPDATE users SET name_of_business = $2 WHERE id = $1', [seller.id, SHOP]);
});
afterAll(() => app.stop());

const messagesOf = async ({ token }: TestAccount) => {
  const { data } = await app.call<{ notifications: { nodes: { message: string }[] } }>(
    'notifications',
    { first: 20 },
    'nodes { message }',
    { token },
  );
  return data.notifications.nodes.map(({ message }) => message);
};

it('a step, and the course of the order', async () => {
  const { id } = await placedOrder(app, { seller, buyer });
  await app.container.resolve(OrderActionsService).confirm(asViewer(seller), id);
  expect((await messagesOf(buyer))[0]).toContain(`${SHOP} confirmed your order`);
  const { data } = await app.call<{ order: { events: { actorName: string | null }[] } }>('order', { id }, 'events { actorName }', {
    token: buyer.token,
  });
  expect(data.order.events.map(({ actorName }) => actorName)).toEqual([buyer.name, SHOP]);
});

it('a message, and the replies to a review and a question', async () => {
  const { id, order } = await deliveredOrder(app, { seller, buyer });
  const say = (mutation: string, variables: Record<string, unknown>, who: TestAccount) =>
    app.gql(mutation, variables, { token: who.token });
  await say('mutation ($id: ID!, $body: String!) { sendOrderMessage(orderId: $id, body: $body) { id } }', { id, body: 'Thanks' }, seller);
  expect((await messagesOf(buyer))[0]).toBe(`${SHOP} sent you a message about order ${order.trackingNumber}.`);
  await app.db.query(
    `INSERT INTO reviews (order_line_id, product_id, seller_id, author_id, stars)
     SELECT l.id, l.product_id, $2, $3, 5 FROM order_lines l WHERE l.order_id = $1`,
    [id, seller.id, buyer.id],
  );
  const [review] = await app.db.query<{ id: string }[]>('SELECT id FROM reviews WHERE author_id = $1', [buyer.id]);
  await say(
    'mutation ($id: ID!, $body: String!) { replyToReview(reviewId: $id, body: $body) { id } }',
    { id: review?.id, body: 'Thank you' },
    seller,
  );
  expect((await messagesOf(buyer))[0]).toContain(`${SHOP} replied to your review`);
  const { id: productId } = await listedProduct(app, seller);
  const asked = await app.call<{ askQuestion: { id: string } }>('askQuestion', { productId, body: 'Is it washed?' }, 'id', {
    token: buyer.token,
  });
  await say(
    'mutation ($id: ID!, $body: String!) { replyToQuestion(questionId: $id, body: $body) { id } }',
    { id: asked.data.askQuestion.id, body: 'Yes' },
    seller,
  );
  expect((await messagesOf(buyer))[0]).toContain(`${SHOP} replied to your question`);
});

it('a new post, by the name of its own unit', async () => {
  await app.call('followSeller', { sellerId: seller.id }, 'id', { token: buyer.token });
  await listedProduct(app, seller, { unit: 'OTHERS', customUnitNote: '1 bunch = 400 g' });
  expect((await messagesOf(buyer))[0]).toMatch(new RegExp(`^${SHOP} is now offering .*: [\\d,.]+ Tk/bunch \\(1 bunch = 400 g\\)\\.$`));
});
