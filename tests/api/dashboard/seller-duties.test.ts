/** Tests what waits for a seller: the counts of menus and of "To do today". */
import { ProblemMovesService } from '../../../server/modules/orders/problems/problem-moves.service';
import { startTestApp, type TestApp } from '../../support/app';
import { approvedProducer, asViewer, consumer, type TestAccount } from '../../support/build-accounts';
import { escalatedProblem, openProblem, replacingProblem } from '../../support/build-problems';
import { confirmedOrder, partProposedOrder, placedOrder, shippedOrder, weightProposedOrder } from '../../support/build-orders';
import { countSql } from '../../support/count-sql';

let app: TestApp;
let seller: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  seller = await approvedProducer(app);
});
afterAll(() => app.stop());

const FIELDS =
  'newOrders toShip problems problemsDueAt refundsOwed refundsAmount refundsDueAt areRefundsLate refundOrderId paymentsToCheck dealsToDecide billsDue billsDueOn questions';
const dutiesOf = async (who: TestAccount) =>
  (await app.gql<{ sellerDuties: Record<string, unknown> }>(`{ sellerDuties { ${FIELDS} } }`, {}, { token: who.token })).data.sellerDuties;
const nothing = {
  newOrders: 0,
  toShip: 0,
  problems: 0,
  problemsDueAt: null,
  refundsOwed: 0,
  refundsAmount: '0.00',
  refundsDueAt: null,
  areRefundsLate: false,
  refundOrderId: null,
  paymentsToCheck: 0,
  dealsToDecide: 0,
  billsDue: 0,
  billsDueOn: null,
  questions: 0,
};

it('counts nothing for a seller for whom nothing waits, in one statement', async () => {
  const count = await countSql(app.db, () => dutiesOf(seller).then((found) => expect(found).toEqual(nothing)));
  expect(count.filter((text) => text.includes('order_refunds'))).toHaveLength(1);
});

it('orders to confirm and to ship are counted apart; those that wait for their buyer or are on their way are neither', async () => {
  const who = await approvedProducer(app);
  await placedOrder(app, { seller: who });
  await placedOrder(app, { seller: who });
  await confirmedOrder(app, { seller: who });
  await partProposedOrder(app, { seller: who });
  await weightProposedOrder(app, { seller: who });
  await shippedOrder(app, { seller: who });
  expect(await dutiesOf(who)).toEqual({ ...nothing, newOrders: 2, toShip: 1 });
});

it('problems and refunds are counted with the first deadline, and a refund leads to its order', async () => {
  const who = await approvedProducer(app);
  const { orderId, id, problem } = await openProblem(app, { seller: who });
  await replacingProblem(app, { seller: who });
  await escalatedProblem(app, { seller: who });
  expect(await dutiesOf(who)).toEqual({ ...nothing, problems: 2, problemsDueAt: problem.dueAt?.toISOString() });
  await app.container.resolve(ProblemMovesService).accept(asViewer(who), id);
  expect(await dutiesOf(who)).toEqual({
    ...nothing,
    problems: 1,
    problemsDueAt: expect.any(String),
    refundsOwed: 1,
    refundsAmount: expect.stringMatching(/^[1-9]\d*\.\d\d$/),
    refundsDueAt: expect.any(String),
    refundOrderId: orderId,
  });
});

it('questions that wait are counted, and no one else reads the counts', async () => {
  const who = await approvedProducer(app);
  const order = await placedOrder(app, { seller: who });
  const { product_id: productId } = (
    await app.db.query<{ product_id: string }[]>('SELECT product_id FROM order_lines WHERE order_id = $1', [order.id])
  )[0] ?? { product_id: '' };
  const asked = await app.call('askQuestion', { productId, body: 'Is it washed?' }, 'id', { token: order.buyer.token });
  expect(asked.code).toBeNull();
  expect(await dutiesOf(who)).toEqual({ ...nothing, newOrders: 1, questions: 1 });
  expect((await app.gql('{ sellerDuties { newOrders } }', {}, { token: (await consumer(app)).token })).code).toBe('FORBIDDEN');
});
