/** Cash that nobody has recorded of an order that a problem lowers: its buyer does not depend on the seller's word. */
import { OrderActionsService } from '../../../server/modules/orders/steps/order-actions.service';
import { RefundDeadlinesService } from '../../../server/modules/orders/account/refund-deadlines.service';
import { claimDays } from '../../../schema/values/orders/payment-disputes';
import { startTestApp, type TestApp } from '../../support/app';
import { admin, asViewer, type TestAccount } from '../../support/build-accounts';
import { shippedOrder, type TestOrder } from '../../support/build-orders';
import { handoverCode } from '../../support/handover';
import { one, rows } from '../../support/sql';
import { expectSound } from './support/ledger';
import { stolenTransfers } from './support/stolen-transfers';
import { transferSteps } from './support/transfer-steps';

let app: TestApp;
let judge: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  judge = await admin(app);
});
afterEach(() => expectSound(app));
afterAll(() => app.stop());

const { confirm, reject } = transferSteps(() => app);
const { accept, call } = stolenTransfers(
  () => app,
  () => judge,
);

/** By the rows of the order alone: what it charges, what came or is asked about, and what is owed. */
const sums = ({ id }: { readonly id: string }) =>
  one(
    app.db,
    `SELECT (total - refunded)::float AS charged,
       (SELECT coalesce(sum(amount), 0)::float FROM order_payments WHERE order_id = $1 AND state = 'RECEIVED') AS received,
       (SELECT coalesce(sum(amount), 0)::float FROM order_payments WHERE order_id = $1 AND state = 'CLAIMED') AS claimed,
       (SELECT coalesce(sum(amount), 0)::float FROM order_refunds WHERE order_id = $1 AND state = 'OWED') AS owed
     FROM orders WHERE id = $1`,
    [id],
  );
const notified = async ({ id }: TestAccount) =>
  (await rows<{ key: string }>(app.db, 'SELECT text_key AS key FROM notifications WHERE user_id = $1', [id])).map(({ key }) => key);
const obstacles = async ({ token }: TestAccount) =>
  (await app.gql<{ accountClosing: { obstacles: string[] } }>('{ accountClosing { obstacles } }', {}, { token })).data.accountClosing
    .obstacles;
const dispute = ({ id, buyer }: TestOrder) =>
  call(buyer, 'mutation ($id: ID!) { disputePayment(orderId: $id, text: "I paid at the door") { id } }', { id });
const daysPass = async ({ id }: TestOrder) => {
  await app.db.query('UPDATE order_payments SET made_at = made_at - make_interval(days => $2) WHERE order_id = $1', [id, claimDays]);
  await app.container.resolve(RefundDeadlinesService).run();
};

type Handover = 'received by the buyer' | 'by code without a word of the money';
async function handedOver(how: Handover = 'received by the buyer'): Promise<TestOrder> {
  const order = await shippedOrder(app);
  const actions = app.container.resolve(OrderActionsService);
  if (how === 'received by the buyer') await actions.receive(asViewer(order.buyer), order.id);
  else await actions.deliver(asViewer(order.seller), order.id, { code: await handoverCode(app, order.id), paymentReceived: false });
  return order;
}
async function report({ id, lineIds, buyer }: TestOrder): Promise<string> {
  const input = { orderId: id, lineId: lineIds[0], kind: 'MISSING', remedy: 'PARTIAL_REFUND', amount: '30', text: 'Half of it' };
  return (await app.call<{ reportProblem: { id: string } }>('reportProblem', { input }, 'id', buyer)).data.reportProblem.id;
}

const ends: Readonly<Record<string, (order: TestOrder, id: string) => Promise<unknown>>> = {
  'the seller accepts': ({ seller }, id) => app.call('acceptProblem', { id }, 'id', seller),
  'the buyer accepts an offer': async ({ seller, buyer }, id) => {
    await app.call('offerForProblem', { id, remedy: 'PARTIAL_REFUND', amount: '30', text: 'Half' }, 'id', seller);
    await app.call('acceptProblemOffer', { id }, 'id', buyer);
  },
  'an admin decides': async ({ seller }, id) => {
    await app.call('declineProblem', { id, reason: 'All was there' }, 'id', seller);
    await app.call('decideProblem', { id, remedy: 'PARTIAL_REFUND', amount: '30', reason: 'Seen' }, 'id', judge);
  },
};

describe.each(Object.entries(ends))('%s', (_, end) => {
  it.each(['received by the buyer', 'by code without a word of the money'] as const)(
    '%s: the seller is asked about all cash, and after days of silence owes what was taken off',
    async (how) => {
      const order = await handedOver(how);
      await end(order, await report(order));
      expect(await sums(order)).toEqual({ charged: 85, received: 0, claimed: 115, owed: 0 });
      expect([await notified(order.buyer), await notified(order.seller)]).toEqual([
        expect.arrayContaining(['problemToCheck']),
        expect.arrayContaining(['saleProblemToCheck']),
      ]);
      const named = [...(await notified(order.buyer)), ...(await notified(order.seller))];
      expect(named.filter((key) => ['problemRefunded', 'problemDecidedRefund'].includes(key))).toEqual([]);
      for (const party of [order.seller, order.buyer]) expect(await obstacles(party)).toContain('OPEN_ORDERS');
      await daysPass(order);
      expect(await sums(order)).toEqual({ charged: 85, received: 115, claimed: 0, owed: 30 });
    },
  );
});

it('the seller has what is due alone: the buyer objects, and an admin finds that all was paid', async () => {
  const order = await handedOver();
  await ends['the seller accepts']!(order, await report(order));
  expect((await app.call('confirmPayment', { id: order.id, amount: '85' }, 'id', order.seller)).code).toBeNull();
  expect(await sums(order)).toEqual({ charged: 85, received: 85, claimed: 0, owed: 0 });
  expect([await dispute(order), await accept(order)]).toEqual([null, null]);
  expect(await sums(order)).toEqual({ charged: 85, received: 115, claimed: 0, owed: 30 });
});

it('the seller says that nothing came: what is due stays due, and a second problem asks nothing again', async () => {
  const order = await handedOver();
  await ends['the seller accepts']!(order, await report(order));
  expect(await reject(order)).toBeNull();
  expect(await sums(order)).toEqual({ charged: 85, received: 0, claimed: 0, owed: 0 });
  await daysPass(order);
  expect(await sums(order)).toEqual({ charged: 85, received: 0, claimed: 0, owed: 0 });
  expect([await confirm(order), await sums(order)]).toEqual([null, { charged: 85, received: 85, claimed: 0, owed: 0 }]);
});

it('the seller finds 100 Tk after all, before the dispute is decided for the buyer: no Taka counts twice', async () => {
  const order = await handedOver();
  const confirmed = async (amount: string) => (await app.call('confirmPayment', { id: order.id, amount }, 'id', order.seller)).code;
  await ends['the seller accepts']!(order, await report(order));
  expect([await confirmed('85'), await dispute(order), await confirmed('100')]).toEqual([null, null, null]);
  expect(await sums(order)).toEqual({ charged: 85, received: 100, claimed: 0, owed: 15 });
  expect(await accept(order)).toBeNull();
  expect(await sums(order)).toEqual({ charged: 85, received: 115, claimed: 0, owed: 30 });
});

it('cash that was recorded before is not asked about', async () => {
  const order = await handedOver();
  expect(await confirm(order)).toBeNull();
  await ends['the seller accepts']!(order, await report(order));
  expect(await sums(order)).toEqual({ charged: 85, received: 115, claimed: 0, owed: 30 });
  expect(await notified(order.seller)).not.toContain('saleProblemToCheck');
});
