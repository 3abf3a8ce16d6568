/**
 * Loops of operations that cause an SMS, to one user or to many: each ends in a budget of the sender, of the pair or of
 * the phone.
 */
import { resolvePort } from '../../../server/app/wiring/container';
import { serverLimits } from '../../../schema/values/server-limits';
import { OrderActionsService } from '../../../server/modules/orders/steps/order-actions.service';
import { SmsGateway } from '../../../server/platform/sms/sms-gateway';
import { startTestApp, type TestApp } from '../../support/app';
import { approvedProducer, asViewer, consumer } from '../../support/build-accounts';
import { confirmedOrder, failedOrder, listedProduct, placedOrder, shippedOrder } from '../../support/build-orders';
import { rows } from '../../support/sql';

const { perSender, perPair, perPhone } = serverLimits.smsBudgets;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(() => app.db.query('DELETE FROM sms_outbox; DELETE FROM taken_places'));

const actions = () => app.container.resolve(OrderActionsService);
const sent = () => rows<{ phone: string; purpose: string; budget: string }>(app.db, 'SELECT phone, purpose, budget FROM sms_outbox');
/** The accounts against which something was counted, by the budget of senders. */
const senders = async (budget: 'sms-from' | 'sms-codes') =>
  (await rows<{ whom: string }>(app.db, 'SELECT whom FROM taken_places WHERE budget = $1 ORDER BY whom', [budget])).map(({ whom }) => whom);

let phones = 1_600_000_000;
async function sendTo(count: number, budget: 'OTHERS' | 'HANDOVER', sender: string): Promise<void> {
  const gateway = resolvePort(app.container, SmsGateway);
  for (let at = 0; at < count; at += 1)
    await gateway.send(app.db, {
      phone: `0${(phones += 1)}`,
      body: 'Haatbar: news.',
      purpose: 'test',
      budget,
      sender,
      collecting: 'More.',
    });
}

it('one account causes 300 SMS an hour to all numbers together, and as many handover codes beside them', async () => {
  const { id } = await consumer(app);
  await sendTo(perSender.hour + 10, 'OTHERS', id);
  expect(await sent()).toHaveLength(perSender.hour);
  await sendTo(perSender.hour + 10, 'HANDOVER', id);
  expect(await sent()).toHaveLength(2 * perSender.hour);
  await sendTo(10, 'OTHERS', (await consumer(app)).id);
  expect(await sent()).toHaveLength(2 * perSender.hour + 10);
}, 60_000);

it('each kind of message that another user causes is counted against that user', async () => {
  const [buyer, seller] = [await consumer(app), await approvedProducer(app)];
  const product = await listedProduct(app, seller);
  const contactPhone = '01612345678';
  const order = await placedOrder(app, { buyer, lines: [{ product, quantity: '1' }], input: { contactPhone } });
  expect(await senders('sms-from')).toEqual([buyer.id]);
  await actions().confirm(asViewer(seller), order.id);
  expect(await senders('sms-from')).toEqual([buyer.id, seller.id].toSorted());
  await app.db.query('DELETE FROM taken_places');
  await actions().ship(asViewer(seller), order.id); // the parcel's to a stranger, the code to the buyer
  expect([await senders('sms-from'), await senders('sms-codes')]).toEqual([[seller.id], [seller.id]]);
  const asker = await consumer(app);
  await app.db.query('DELETE FROM taken_places');
  await app.gql(
    'mutation ($id: ID!) { askQuestion(productId: $id, body: "Is it fresh?") { id } }',
    { id: product.id },
    { token: asker.token },
  );
  await app.gql('mutation ($id: ID!) { sendOrderMessage(orderId: $id, body: "When?") { id } }', { id: order.id }, { token: buyer.token });
  expect(await senders('sms-from')).toEqual([asker.id, buyer.id].toSorted());
  expect((await sent()).filter(({ budget }) => budget !== 'OTHERS' && budget !== 'HANDOVER')).toEqual([]);
});

it('a seller who confirms and takes it back, ships and takes it back, or fails and ships again, ends at the budgets', async () => {
  const tried = async (work: () => Promise<unknown>) => work().catch(() => null);
  const confirmed = await confirmedOrder(app);
  for (let at = 0; at < 8; at += 1) {
    await tried(() => actions().undo(asViewer(confirmed.seller), confirmed.id));
    await tried(() => actions().confirm(asViewer(confirmed.seller), confirmed.id));
  }
  expect((await sent()).filter(({ phone }) => phone === confirmed.buyer.phone).length).toBeLessThanOrEqual(perPair.hour + 1);
  const shipped = await shippedOrder(app);
  const codes = async (phone: string) => (await sent()).filter((one) => one.phone === phone && one.budget === 'HANDOVER').length;
  for (let at = 0; at < 8; at += 1) {
    await tried(() => actions().undo(asViewer(shipped.seller), shipped.id));
    await tried(() => actions().ship(asViewer(shipped.seller), shipped.id));
  }
  expect(await codes(shipped.buyer.phone)).toBeLessThanOrEqual(perPair.hour);
  const failed = await failedOrder(app);
  for (let at = 0; at < 8; at += 1) {
    await tried(() => actions().shipAgain(asViewer(failed.seller), failed.id));
    await tried(() => actions().fail(asViewer(failed.seller), failed.id, { failure: 'ABSENT' }));
  }
  expect(await codes(failed.buyer.phone)).toBeLessThanOrEqual(perPair.hour);
}, 60_000);

it('many accounts with orders, questions and messages cause six SMS an hour to one receiver, and one that collects', async () => {
  const seller = await approvedProducer(app);
  const product = await listedProduct(app, seller);
  await app.db.query('DELETE FROM sms_outbox; DELETE FROM taken_places');
  for (let at = 0; at < 6; at += 1) {
    const { buyer, id } = await placedOrder(app, { lines: [{ product, quantity: '1' }] });
    const as = { token: buyer.token };
    await app.gql('mutation ($id: ID!) { askQuestion(productId: $id, body: "Is it fresh?") { id } }', { id: product.id }, as);
    await app.gql('mutation ($id: ID!) { sendOrderMessage(orderId: $id, body: "When?") { id } }', { id }, as);
  }
  expect((await sent()).filter(({ phone }) => phone === seller.phone)).toHaveLength(perPhone.hour + 1);
});

it('messages to support send no SMS, however many', async () => {
  const writer = await consumer(app);
  const write = 'mutation ($input: SupportMessageInput!) { sendSupportMessage(input: $input) { __typename } }';
  for (let at = 0; at < 5; at += 1)
    await app.gql(write, { input: { name: 'Rahima', phone: '01612345679', body: 'Where is my order?' } }, { token: writer.token });
  expect(await sent()).toEqual([]);
});
