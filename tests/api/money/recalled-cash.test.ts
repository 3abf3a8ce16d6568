/** Cash of recalled goods that nobody has recorded: its buyer does not depend on what the seller says of it. */
import { OrderActionsService } from '../../../server/modules/orders/steps/order-actions.service';
import { RefundDeadlinesService } from '../../../server/modules/orders/account/refund-deadlines.service';
import { claimDays } from '../../../schema/values/orders/payment-disputes';
import { startTestApp, type TestApp } from '../../support/app';
import { admin, approvedProducer, asViewer, payoutAccount, type TestAccount } from '../../support/build-accounts';
import { listedProduct, shippedOrder, type TestOrder } from '../../support/build-orders';
import { one, rows } from '../../support/sql';
import { recallSteps } from '../recalls/support/recall-steps';
import { expectSound } from './support/ledger';
import { onlinePickup } from './support/order-accounts';
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

const { codesOf, codeOf, decide, refundDue } = recallSteps(() => app);
const { reject } = transferSteps(() => app);
const { call, complete } = stolenTransfers(
  () => app,
  () => judge,
);

/**
 * Recalled; its buyer has confirmed the receipt, and its seller has said what became of the stock, which would keep the
 * account open, and nothing of the cash.
 */
async function recalled(input: Record<string, unknown> = { ...onlinePickup, paymentMethod: 'CASH_ON_DELIVERY' }): Promise<TestOrder> {
  const seller = await approvedProducer(app);
  await payoutAccount(app, seller);
  const product = await listedProduct(app, seller);
  const order = await shippedOrder(app, { seller, lines: [{ product, quantity: '2.5' }], input });
  await app.container.resolve(OrderActionsService).receive(asViewer(order.buyer), order.id);
  const code = await codeOf(product);
  await decide('askRecall', judge, code);
  await decide('confirmRecall', await admin(app), code);
  await app.call('setStock', { productId: product.id, quantity: '0', outcome: 'DESTROYED' }, 'id', seller);
  await refundDue();
  return order;
}

const accountOf = async ({ id, buyer }: TestOrder) =>
  (
    await app.call<{ order: { paymentStatus: string; money: Record<string, string> } }>(
      'order',
      { id },
      'paymentStatus money { received claimed due refundOwed }',
      buyer,
    )
  ).data.order;
const obstacles = async ({ token }: TestAccount) =>
  (await app.gql<{ accountClosing: { obstacles: string[] } }>('{ accountClosing { obstacles } }', {}, { token })).data.accountClosing
    .obstacles;
const notified = async ({ id }: TestAccount) =>
  (await rows<{ key: string }>(app.db, 'SELECT text_key AS key FROM notifications WHERE user_id = $1', [id])).map(({ key }) => key);
const dispute = ({ id, buyer }: TestOrder) =>
  call(buyer, 'mutation ($id: ID!) { disputePayment(orderId: $id, text: "I paid at the door") { id } }', { id });
async function decided({ id }: TestOrder, accepted: boolean): Promise<string | null> {
  const open = await one<{ id: string }>(app.db, `SELECT id FROM payment_disputes WHERE order_id = $1 AND state = 'OPEN'`, [id]);
  const text =
    'mutation ($id: ID!, $accepted: Boolean!) { decidePaymentDispute(id: $id, accepted: $accepted, reason: "Asked both") { state } }';
  return (await app.gql(text, { id: open?.id, accepted }, judge)).code;
}
const daysPass = async ({ id }: TestOrder) => {
  await app.db.query('UPDATE order_payments SET made_at = made_at - make_interval(days => $2) WHERE order_id = $1', [id, claimDays]);
  await app.container.resolve(RefundDeadlinesService).run();
};
const owed = { paymentStatus: 'REFUND_DUE', money: { received: '75.00', claimed: '0.00', due: '0.00', refundOwed: '75.00' } };

it('the seller is asked, and after days of silence owes it back; neither account closes meanwhile', async () => {
  const order = await recalled();
  await complete(order);
  expect(await accountOf(order)).toEqual({
    paymentStatus: 'CLAIMED',
    money: { received: '0.00', claimed: '75.00', due: '0.00', refundOwed: '0.00' },
  });
  expect([await obstacles(order.seller), await obstacles(order.buyer)]).toEqual([['OPEN_ORDERS'], ['OPEN_ORDERS']]);
  expect(await notified(order.buyer)).not.toContain('recallRefunded');
  expect([await notified(order.buyer), await notified(order.seller)]).toEqual([
    expect.arrayContaining(['recallToCheck']),
    expect.arrayContaining(['saleToCheck']),
  ]);
  await app.container.resolve(RefundDeadlinesService).run();
  expect((await accountOf(order)).paymentStatus).toBe('CLAIMED');
  await daysPass(order);
  expect(await accountOf(order)).toEqual(owed);
  expect([await obstacles(order.seller), await obstacles(order.buyer)]).toEqual([['REFUNDS'], ['REFUNDS']]);
});

it('the seller says that nothing came, the buyer objects, and an admin finds that it did', async () => {
  const order = await recalled();
  await complete(order);
  expect(await reject(order)).toBeNull();
  await daysPass(order);
  expect((await accountOf(order)).money).toMatchObject({ received: '0.00', claimed: '0.00', refundOwed: '0.00' });
  expect(await obstacles(order.seller)).toEqual(['REJECTED_PAYMENTS']);
  expect([await dispute(order), await dispute(order)]).toEqual([null, 'dispute.again']);
  expect(await decided(order, true)).toBeNull();
  expect(await accountOf(order)).toEqual(owed);
});

it('an admin finds that nothing came: nobody owes anything, and it is not asked again', async () => {
  const order = await recalled();
  await complete(order);
  expect([await reject(order), await dispute(order), await decided(order, false)]).toEqual([null, null, null]);
  await daysPass(order);
  expect((await accountOf(order)).money).toEqual({ received: '0.00', claimed: '0.00', due: '0.00', refundOwed: '0.00' });
  expect([await dispute(order), await obstacles(order.seller)]).toEqual(['dispute.again', []]);
});

it('the seller has a part: the buyer may object to the rest', async () => {
  const order = await recalled({});
  const confirm = async (amount: string) => (await app.call('confirmPayment', { id: order.id, amount }, 'id', order.seller)).code;
  expect([await confirm('115.01'), await confirm('0'), await confirm('60')]).toEqual(['BAD_USER_INPUT', 'BAD_USER_INPUT', null]);
  expect((await accountOf(order)).money).toMatchObject({ received: '60.00', due: '0.00', refundOwed: '20.00' });
  expect([await dispute(order), await decided(order, true)]).toEqual([null, null]);
  expect((await accountOf(order)).money).toMatchObject({ received: '115.00', due: '0.00', refundOwed: '75.00' });
});

it('the seller has less than is due: the rest stays due, and the buyer may object', async () => {
  const order = await recalled({});
  const { code } = await app.call('confirmPayment', { id: order.id, amount: '30' }, 'id', order.seller);
  expect([code, (await accountOf(order)).money]).toEqual([null, { received: '30.00', claimed: '0.00', due: '10.00', refundOwed: '0.00' }]);
  expect([await dispute(order), await decided(order, true)]).toEqual([null, null]);
  expect((await accountOf(order)).money).toMatchObject({ received: '115.00', due: '0.00', refundOwed: '75.00' });
});

it('cash that was paid for an order by bKash is asked about as well', async () => {
  const order = await recalled({ ...onlinePickup, paymentMethod: 'BKASH' });
  expect((await accountOf(order)).money).toMatchObject({ received: '0.00', claimed: '75.00' });
  expect([await reject(order), await dispute(order), await decided(order, true)]).toEqual([null, null, null]);
  expect(await accountOf(order)).toEqual(owed);
});

it('of two lots of an order that are recalled one after the other the seller is asked once', async () => {
  const seller = await approvedProducer(app);
  const products = [await listedProduct(app, seller), await listedProduct(app, seller)];
  const input = { ...onlinePickup, paymentMethod: 'CASH_ON_DELIVERY' };
  const order = await shippedOrder(app, { seller, lines: products.map((product) => ({ product, quantity: '2.5' })), input });
  await app.container.resolve(OrderActionsService).receive(asViewer(order.buyer), order.id);
  for (const product of products) {
    const [code] = await codesOf(product);
    await decide('askRecall', judge, code);
    await decide('confirmRecall', await admin(app), code);
    await refundDue();
    if (product === products[0]) {
      expect((await accountOf(order)).money).toMatchObject({ claimed: '150.00', due: '75.00' });
      expect(await reject(order)).toBeNull();
    }
  }
  expect((await accountOf(order)).money).toEqual({ received: '0.00', claimed: '0.00', due: '0.00', refundOwed: '0.00' });
  expect(await notified(order.buyer)).toContain('recallLowered');
});
