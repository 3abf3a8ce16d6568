/** A delivery that is reported as not accepted: no single seller ends cash on delivery, and the buyer may object. */
import { type TestApp, startTestApp } from '../../support/app';
import { OrderActionsService } from '../../../server/modules/orders/steps/order-actions.service';
import { admin, approvedProducer, asViewer, consumer, type TestAccount } from '../../support/build-accounts';
import { failedOrder, listedProduct, shippedOrder } from '../../support/build-orders';
import { recallSteps } from '../recalls/support/recall-steps';
import { rows } from '../../support/sql';
import { buy, line } from './support/checkout-api';
import { act, lastNotification } from './support/order-outcomes';

let app: TestApp;
let chief: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  chief = await admin(app, { name: 'Nasrin' });
});
afterAll(() => app.stop());

async function refused(buyer: TestAccount, seller: TestAccount) {
  const order = await failedOrder(app, { buyer, seller }, 'REFUSED');
  await act(app, seller, 'returnOrder', order);
  return order;
}
async function paysInCash(buyer: TestAccount): Promise<boolean> {
  const { data } = await app.gql<{ cart: { paymentMethods: string[] } }>('{ cart { paymentMethods } }', {}, { token: buyer.token });
  const isOffered = data.cart.paymentMethods.includes('CASH_ON_DELIVERY');
  const product = await listedProduct(app, await approvedProducer(app));
  expect((await buy(app, [line(product)], { by: buyer })).code === null).toBe(isOffered);
  return isOffered;
}
const contest = (id: string, by: TestAccount) =>
  app.call<{ contestRefusal: { refusalContest: { id: string; state: string } } }>(
    'contestRefusal',
    { orderId: id, text: 'No one came to my house' },
    'refusalContest { id state }',
    { token: by.token },
  );
const decide = (id: string, accepted: boolean) =>
  app.call('decideRefusalContest', { id, accepted, reason: 'We called both' }, 'state', { token: chief.token });
const waiting = async () =>
  (
    await app.gql<{ adminOverview: { refusalsContested: number }; refusalContests: { nodes: { order: { id: string } }[] } }>(
      '{ adminOverview { refusalsContested } refusalContests { nodes { order { id } } } }',
      {},
      { token: chief.token },
    )
  ).data;

it('one seller alone ends cash on delivery for no one', async () => {
  const [buyer, seller] = [await consumer(app), await approvedProducer(app)];
  for (let count = 0; count < 4; count += 1) await refused(buyer, seller);
  expect(await paysInCash(buyer)).toBe(true);
  await refused(buyer, await approvedProducer(app));
  expect(await paysInCash(buyer)).toBe(false);
});

it('who does not accept recalled goods keeps cash on delivery', async () => {
  const { codeOf, decide: decideLot } = recallSteps(() => app);
  const [buyer, second] = [await consumer(app), await admin(app)];
  const sellers = [await approvedProducer(app), await approvedProducer(app)];
  for (const seller of [...sellers, ...sellers]) {
    const product = await listedProduct(app, seller);
    const order = await shippedOrder(app, { buyer, seller, lines: [{ product, quantity: '2.5' }] });
    const code = await codeOf(product);
    await decideLot('askRecall', chief, code);
    expect((await decideLot('confirmRecall', second, code)).code).toBeNull();
    await app.container.resolve(OrderActionsService).fail(asViewer(seller), order.id, { failure: 'REFUSED' });
    if (order.seller === sellers[0]) await act(app, seller, 'returnOrder', order);
  }
  expect(await paysInCash(buyer)).toBe(true);
});

it('what is contested does not count until an admin has decided, and then as decided', async () => {
  const [buyer, seller, other] = [await consumer(app), await approvedProducer(app), await approvedProducer(app)];
  const [first, second] = [await refused(buyer, seller), await refused(buyer, seller)];
  await refused(buyer, other);
  expect(await paysInCash(buyer)).toBe(false);
  const { data } = await contest(first.id, buyer);
  expect(data.contestRefusal.refusalContest.state).toBe('OPEN');
  expect(await paysInCash(buyer)).toBe(true);
  expect(await lastNotification(app, seller)).toMatchObject({ title: 'Buyer Objects' });
  expect(await lastNotification(app, chief)).toMatchObject({ title: 'Objection To Decide' });
  expect(await waiting()).toMatchObject({
    adminOverview: { refusalsContested: 1 },
    refusalContests: { nodes: [{ order: { id: first.id } }] },
  });
  expect((await contest(first.id, buyer)).code).toBe('CONFLICT');
  await decide(data.contestRefusal.refusalContest.id, false);
  expect((await decide(data.contestRefusal.refusalContest.id, true)).code).toBe('CONFLICT');
  expect(await paysInCash(buyer)).toBe(false);
  const accepted = (await contest(second.id, buyer)).data.contestRefusal.refusalContest.id;
  await decide(accepted, true);
  expect(await paysInCash(buyer)).toBe(true);
  for (const party of [buyer, seller])
    expect(await lastNotification(app, party)).toMatchObject({
      title: 'Objection Accepted',
      message: expect.stringContaining('We called both'),
    });
  expect(await waiting()).toMatchObject({ adminOverview: { refusalsContested: 0 }, refusalContests: { nodes: [] } });
  const trail = await rows(app.db, "SELECT reason FROM audit_events WHERE action = 'order.refusalDecided' AND subject_id = $1", [
    second.id,
  ]);
  expect(trail).toEqual([{ reason: 'We called both' }]);
});

it('only what was reported as refused can be contested, by its buyer alone, with words', async () => {
  const absent = await failedOrder(app);
  expect((await contest(absent.id, absent.buyer)).code).toBe('CONFLICT');
  const order = await failedOrder(app, undefined, 'REFUSED');
  expect((await contest(order.id, await consumer(app))).code).toBe('NOT_FOUND');
  const wordless = await app.call('contestRefusal', { orderId: order.id, text: ' ' }, 'id', order.buyer);
  expect(wordless.body.errors?.[0]?.extensions.fields).toEqual([expect.objectContaining({ field: 'text', key: 'refusal.text' })]);
  const atOnce = await Promise.all([contest(order.id, order.buyer), contest(order.id, order.buyer)]);
  expect(atOnce.map(({ code }) => code).sort()).toEqual(['CONFLICT', null].sort());
});
