/** A recall of an order that is complete: its seller has what was paid online, and gives the refund back from it. */
import { OrderCompletionService } from '../../../server/modules/orders/timers/order-completion.service';
import { RefundDeadlinesService } from '../../../server/modules/orders/account/refund-deadlines.service';
import type { TestApp } from '../../support/app';
import { admin, approvedProducer, payoutAccount, type TestAccount } from '../../support/build-accounts';
import { listedProduct, type TestOrder } from '../../support/build-orders';
import { one } from '../../support/sql';
import { onlineOrder, pay, type PayingApp, startPayingApp } from '../money/support/gateways';
import { expectSound } from '../money/support/ledger';
import { onlinePickup } from '../money/support/order-accounts';
import { stolenTransfers } from '../money/support/stolen-transfers';
import { recallSteps } from './support/recall-steps';

let paying: PayingApp;
let app: TestApp;
let grower: TestAccount;
let boss: TestAccount;
beforeAll(async () => {
  paying = await startPayingApp();
  ({ app } = paying);
  grower = await approvedProducer(app, { name: 'Karim' });
  await payoutAccount(app, grower);
  boss = await admin(app);
});
afterEach(() => expectSound(app));
afterAll(() => paying.stop());

const { codeOf, decide, refundDue } = recallSteps(() => app);
const { accountOf, deliver } = stolenTransfers(
  () => app,
  () => boss,
);

/** Paid online, delivered, complete; half of it was recalled then, and the seller has given that half back. */
async function givenBack(): Promise<{ order: TestOrder; refundId: string }> {
  const [bad, good] = [await listedProduct(app, grower), await listedProduct(app, grower)];
  const lines = [bad, good].map((product) => ({ product, quantity: '2.5' }));
  const order = await onlineOrder(app, { seller: grower, lines, input: onlinePickup });
  await pay(app, order);
  await deliver(order);
  await app.db.query(`UPDATE orders SET delivered_at = now() - interval '30 days' WHERE id = $1`, [order.id]);
  await app.container.resolve(OrderCompletionService).completeDue();
  const code = await codeOf(bad);
  expect([(await decide('askRecall', grower, code)).code, (await decide('confirmRecall', boss, code)).code]).toEqual([null, null]);
  expect(await refundDue()).toBe(1);
  expect(await accountOf(order)).toMatchObject({ received: 150, back: 0, owed: 75 });
  const refund = await one<{ id: string }>(app.db, 'SELECT id FROM order_refunds WHERE order_id = $1', [order.id]);
  const refundId = refund?.id ?? '';
  expect((await app.call('giveRefund', { id: refundId, input: { method: 'CASH_ON_DELIVERY' } }, 'state', grower)).code).toBeNull();
  return { order, refundId };
}

const endings: readonly [string, (order: TestOrder, refundId: string) => Promise<unknown>][] = [
  ['the buyer confirms it', async (order, id) => (await app.call('confirmRefund', { id }, 'state', order.buyer)).code],
  [
    'an admin decides that it was given',
    async (order, id) => {
      const denied = (await app.call('denyRefund', { id, reason: 'Nothing came' }, 'state', order.buyer)).code;
      return denied ?? (await app.call('decideRefund', { id, given: true, reason: 'It was seen' }, 'state', boss)).code;
    },
  ],
  [
    'the buyer says nothing for three days',
    async (_order, id) => {
      await app.db.query("UPDATE order_refunds SET given_at = given_at - interval '4 days' WHERE id = $1", [id]);
      await app.container.resolve(RefundDeadlinesService).run();
      return null;
    },
  ],
];
it.each(endings)('what the seller gave back of it counts where %s', async (_title, end) => {
  const { order, refundId } = await givenBack();
  expect(await end(order, refundId)).toBeNull();
  expect(await accountOf(order)).toMatchObject({ status: 'PAID', received: 150, back: 75, owed: 0 });
});

it('no more is given back than was received', async () => {
  const { order } = await givenBack();
  await expect(app.db.query('UPDATE orders SET given_back = 150.01 WHERE id = $1', [order.id])).rejects.toThrow('orders_given_back');
});
