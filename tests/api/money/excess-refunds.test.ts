/** Refunds that a seller gave and does not owe any more: no step of their order waits, and no other order. */
import { OrderActionsService } from '../../../server/modules/orders/steps/order-actions.service';
import { OrderCompletionService } from '../../../server/modules/orders/timers/order-completion.service';
import { RefundDeadlinesService } from '../../../server/modules/orders/account/refund-deadlines.service';
import { type TestApp, startTestApp } from '../../support/app';
import { admin, asViewer, payoutAccount, type TestAccount } from '../../support/build-accounts';
import { confirmedOrder, type TestOrder } from '../../support/build-orders';
import { handoverCode } from '../../support/handover';
import { dealtProduct } from '../../support/market-deals';
import { one, rows } from '../../support/sql';
import { expectSound } from './support/ledger';
import { bkashOrder, seen } from './support/order-accounts';
import { transferSteps } from './support/transfer-steps';

let app: TestApp;
let judge: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  judge = await admin(app);
});
afterAll(() => app.stop());

const { claim, confirm } = transferSteps(() => app);
const pickup = { paymentMethod: 'BKASH', deliveryMethod: 'PICKUP', upazilaId: null, address: null };
const deliver = async (order: TestOrder) => {
  const actions = app.container.resolve(OrderActionsService);
  await actions.ship(asViewer(order.seller), order.id);
  await actions.deliver(asViewer(order.seller), order.id, { code: await handoverCode(app, order.id), paymentReceived: true });
};
const dueToComplete = ({ id }: TestOrder) =>
  app.db.query(`UPDATE orders SET delivered_at = now() - interval '30 days' WHERE id = $1`, [id]);
const completed = async ({ id }: TestOrder) =>
  (await one<{ at: Date | null }>(app.db, 'SELECT completed_at AS at FROM orders WHERE id = $1', [id]))?.at !== null;

/** It is paid and delivered; its seller gives back a second transfer, which another buyer then proves to be theirs. */
async function givenTooMuch(order: TestOrder, reference: string, surplus: string): Promise<string> {
  expect([await claim(order, `${reference}A`), await confirm(order)]).toEqual([null, null]);
  await deliver(order);
  expect([await claim(order, `${reference}B`, surplus), await confirm(order)]).toEqual([null, null]);
  const [refund] = (await seen(app, order, order.seller)).money.refunds;
  const id = refund?.id ?? '';
  expect((await app.call('giveRefund', { id, input: { method: 'CASH_ON_DELIVERY' } }, 'state', order.seller)).code).toBeNull();
  const honest = await bkashOrder(app, { seller: order.seller });
  const transfer = { paymentMethod: 'BKASH', paymentNumber: '01812345678', paymentReference: `${reference}B`, amount: surplus };
  expect((await app.call('disputePayment', { orderId: honest.id, text: 'I sent it', transfer }, 'id', honest.buyer)).code).toBeNull();
  const open = await one<{ id: string }>(app.db, `SELECT id FROM payment_disputes WHERE order_id = $1 AND state = 'OPEN'`, [honest.id]);
  expect((await app.call('decidePaymentDispute', { id: open?.id, accepted: true, reason: 'Seen' }, 'id', judge)).code).toBeNull();
  return id;
}

it('such an order is completed, its receipt is confirmed, and others are completed with it', async () => {
  const [order, other] = [await bkashOrder(app), await bkashOrder(app)];
  const refund = await givenTooMuch(order, '5EXCESS01', '75');
  expect((await app.call('denyRefund', { id: refund, reason: 'Nothing came' }, 'state', order.buyer)).code).toBeNull();
  expect((await app.call('confirmReceipt', { id: order.id }, 'id', order.buyer)).code).toBeNull();
  await deliver(other);
  for (const each of [order, other]) await dueToComplete(each);
  await app.container.resolve(OrderCompletionService).completeDue();
  expect([await completed(order), await completed(other)]).toEqual([true, true]);
});

it('one order that cannot be completed keeps no other waiting, and the job reports it', async () => {
  const [broken, other] = [await bkashOrder(app), await bkashOrder(app)];
  for (const each of [broken, other]) {
    await deliver(each);
    await dueToComplete(each);
  }
  await app.db.query(`ALTER TABLE orders ADD CONSTRAINT planted CHECK (id <> '${broken.id}' OR completed_at IS NULL)`);
  await expect(app.container.resolve(OrderCompletionService).completeDue()).rejects.toThrow(`1 rows failed: ${broken.id}`);
  await app.db.query('ALTER TABLE orders DROP CONSTRAINT planted');
  expect([await completed(broken), await completed(other)]).toEqual([false, true]);
});

it.each(['the buyer', 'time'])('a deal is not credited any more once %s confirms the refund, and the order is due again', async (who) => {
  const deal = await dealtProduct(app, judge, '5000');
  await payoutAccount(app, deal.seller);
  const lines = [{ product: deal.product, quantity: '20' }];
  const order = await confirmedOrder(app, { seller: deal.seller, lines, input: pickup });
  const refund = await givenTooMuch(order, who === 'time' ? '5CREDIT02' : '5CREDIT01', '1000');
  if (who === 'time') {
    await app.db.query(`UPDATE order_refunds SET given_at = now() - interval '30 days' WHERE id = $1`, [refund]);
    await app.container.resolve(RefundDeadlinesService).run();
  } else expect((await app.call('confirmRefund', { id: refund }, 'state', order.buyer)).code).toBeNull();
  expect((await seen(app, order, order.seller)).money).toMatchObject({ due: '1000.00' });
  await expectSound(app);
  expect(await rows(app.db, `SELECT 1 FROM order_refunds WHERE id = $1 AND state = 'CONFIRMED'`, [refund])).toHaveLength(1);
});

it('the database rejects a credit for an order that has less money than is due', async () => {
  const deal = await dealtProduct(app, judge, '5000');
  await payoutAccount(app, deal.seller);
  const order = await confirmedOrder(app, { seller: deal.seller, lines: [{ product: deal.product, quantity: '20' }], input: pickup });
  expect([await claim(order, '5GUARD001'), await confirm(order)]).toEqual([null, null]);
  await deliver(order);
  const rejected = { driverError: { constraint: 'ledger_credit_covered' } };
  await expect(app.db.query('UPDATE orders SET given_back = 10 WHERE id = $1', [order.id])).rejects.toMatchObject(rejected);
});
