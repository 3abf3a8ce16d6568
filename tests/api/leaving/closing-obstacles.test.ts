/** An account stays open while a recall may make its holder owe, or a transfer of it is disputed. */
import { monthAt } from '../../../schema/values/money/months';
import { OrderActionsService } from '../../../server/modules/orders/steps/order-actions.service';
import type { TestApp } from '../../support/app';
import { admin, approvedProducer, asViewer, payoutAccount, type TestAccount } from '../../support/build-accounts';
import { confirmedOrder, listedProduct, placedOrder } from '../../support/build-orders';
import { one } from '../../support/sql';
import { billedFrom, issueBills } from '../money/support/bills';
import { onlineOrder, pay, type PayingApp, sendRefunds, startPayingApp } from '../money/support/gateways';
import { bkashOrder, onlinePickup } from '../money/support/order-accounts';
import { makeBatch, markPaid, payoutsOf, requestPayout } from '../money/support/payouts';
import { stolenTransfers } from '../money/support/stolen-transfers';
import { recallSteps } from '../recalls/support/recall-steps';

let paying: PayingApp;
let app: TestApp;
let judge: TestAccount;
beforeAll(async () => {
  paying = await startPayingApp();
  ({ app } = paying);
  judge = await admin(app);
});
afterAll(() => paying.stop());

const { accept, accountOf, call, claim, complete, confirm, deliver } = stolenTransfers(
  () => app,
  () => judge,
);
const { codeOf, decide, refundDue } = recallSteps(() => app);
const obstacles = async ({ token }: TestAccount) =>
  (await app.gql<{ accountClosing: { obstacles: string[] } }>('{ accountClosing { obstacles } }', {}, { token })).data.accountClosing
    .obstacles;
const close = ({ token, password }: TestAccount) => app.call('closeAccount', { input: { password } }, 'isClosed', { token });

/** Paid online, received and complete, so that its seller has the money. */
async function soldOrder() {
  const seller = await approvedProducer(app);
  await payoutAccount(app, seller);
  const product = await listedProduct(app, seller);
  const order = await onlineOrder(app, { seller, lines: [{ product, quantity: '2.5' }], input: onlinePickup });
  await pay(app, order);
  const actions = app.container.resolve(OrderActionsService);
  await actions.ship(asViewer(seller), order.id);
  await actions.receive(asViewer(order.buyer), order.id);
  await complete(order);
  return { seller, product, order };
}

it('of a seller whose goods an admin has asked to recall, and of their buyer, until all refunds of it are given', async () => {
  const { seller, product, order } = await soldOrder();
  const code = await codeOf(product);
  await app.call('stopSelling', { productIds: [product.id] }, '__typename', seller);
  await requestPayout(app, seller);
  await makeBatch(app, judge);
  const [payout] = await payoutsOf(app, seller);
  await markPaid(app, judge, payout!.id, '8LEAVE0002');
  await app.db.query(`ALTER TABLE payouts DISABLE TRIGGER USER`);
  await app.db.query(`UPDATE payouts SET paid_at = now() - interval '90 days' WHERE seller_id = $1`, [seller.id]);
  await app.db.query(`ALTER TABLE payouts ENABLE TRIGGER USER`);
  expect([await obstacles(seller), await obstacles(order.buyer)]).toEqual([['UNBILLED_COMMISSION'], []]);
  await billedFrom(app, monthAt(new Date()), { vat: 0 });
  expect(await issueBills(app, new Date(Date.now() + 32 * 86_400_000))).toBe(1);
  expect([await obstacles(seller), await obstacles(order.buyer)]).toEqual([[], []]);
  await decide('askRecall', judge, code);
  expect([await obstacles(seller), await obstacles(order.buyer)]).toEqual([['REFUNDS', 'HELD_GOODS'], ['REFUNDS']]);
  expect([(await close(seller)).code, (await close(order.buyer)).code]).toEqual(['CONFLICT', 'CONFLICT']);
  await decide('confirmRecall', await admin(app), code);
  expect([await obstacles(seller), await obstacles(order.buyer)]).toEqual([['REFUNDS', 'HELD_GOODS'], ['REFUNDS']]);
  await refundDue();
  expect(await obstacles(seller)).toContain('REFUNDS');
  expect(await accountOf(order)).toMatchObject({ owed: 75 });
});

it('of a buyer whose transfer someone else disputes in another spelling', async () => {
  const thief = await bkashOrder(app);
  expect([await claim(thief, '8CLOSE0002'), await confirm(thief)]).toEqual([null, null]);
  await deliver(thief);
  await complete(thief);
  expect(await obstacles(thief.buyer)).toEqual([]);
  const honest = await bkashOrder(app, { seller: thief.seller });
  const transfer = { paymentMethod: 'BKASH', paymentNumber: '01812345678', paymentReference: '8close-ooo2' };
  const contest =
    'mutation ($id: ID!, $transfer: PaymentClaimInput) { disputePayment(orderId: $id, text: "I sent it", transfer: $transfer) { id } }';
  expect(await call(honest.buyer, contest, { id: honest.id, transfer })).toBeNull();
  expect(await obstacles(thief.buyer)).toEqual(['OPEN_DISPUTES']);
  expect((await close(thief.buyer)).code).toBe('CONFLICT');
  expect(await accept(honest)).toBeNull();
});

it('a refund that is owed to a buyer who has left does not stop its seller for good: an admin ends it', async () => {
  const { seller, product, order } = await soldOrder();
  expect((await close(order.buyer)).code).toBeNull();
  const code = await codeOf(product);
  await decide('askRecall', judge, code);
  await decide('confirmRecall', await admin(app), code);
  await refundDue();
  expect(await obstacles(seller)).toContain('REFUNDS');
  const owed = await one<{ id: string }>(app.db, `SELECT id FROM order_refunds WHERE order_id = $1 AND state = 'OWED'`, [order.id]);
  const end = 'mutation ($id: ID!) { decideRefund(id: $id, given: false, reason: "The account is closed") { state } }';
  expect(await call(judge, end, { id: owed?.id })).toBeNull();
  expect(await obstacles(seller)).not.toContain('REFUNDS');
  expect(await one(app.db, `SELECT state, note FROM order_refunds WHERE id = $1`, [owed?.id])).toEqual({
    state: 'CONFIRMED',
    note: 'The account is closed',
  });
  const told = await one(app.db, `SELECT 1 FROM notifications WHERE user_id = $1 AND text_key = 'refundUnpayable'`, [seller.id]);
  expect(told).not.toBeNull();
});

it('a refund that a gateway has rejected stops no seller once its buyer has left', async () => {
  const order = await onlineOrder(app);
  await pay(app, order);
  await app.container.resolve(OrderActionsService).cancel(asViewer(order.seller), order.id, 'No more of it');
  await paying.behave({ refunds: 'reject' });
  await sendRefunds(app);
  await paying.behave();
  expect(await obstacles(order.seller)).toEqual(['REFUNDS']);
  await app.db.query("UPDATE users SET closed_at = now(), status = 'SUSPENDED' WHERE id = $1", [order.buyer.id]);
  expect(await obstacles(order.seller)).toEqual([]);
});

it('of a seller who has just cancelled a confirmed order by mobile money, whose buyer may have sent the money', async () => {
  const order = await bkashOrder(app);
  const cancel = 'mutation ($id: ID!) { cancelOrder(id: $id, reason: "No more of it") { status } }';
  expect(await call(order.seller, cancel, { id: order.id })).toBeNull();
  expect([await obstacles(order.seller), (await close(order.seller)).code]).toEqual([['ENDED_ORDERS'], 'CONFLICT']);
  expect(await obstacles(order.buyer)).toEqual([]);
  expect(await claim(order, '8CLOSE0009', '75')).toBeNull();
  expect(await obstacles(order.seller)).toContain('OPEN_ORDERS');
  const [quiet, gone] = [await bkashOrder(app), await bkashOrder(app)];
  expect([await call(gone.seller, cancel, { id: gone.id }), (await close(gone.buyer)).code, await obstacles(gone.seller)]).toEqual([
    null,
    null,
    [],
  ]);
  expect(await call(quiet.seller, cancel, { id: quiet.id })).toBeNull();
  await app.db.query(`UPDATE orders SET updated_at = now() - interval '3 days' WHERE id = $1`, [quiet.id]);
  expect((await close(quiet.seller)).code).toBeNull();
});

it('an order that was never confirmed, or is paid in cash, stops nobody', async () => {
  const seller = await approvedProducer(app);
  await payoutAccount(app, seller);
  const placed = await placedOrder(app, { seller, input: { paymentMethod: 'BKASH' } });
  const cash = await confirmedOrder(app, { seller });
  const actions = app.container.resolve(OrderActionsService);
  await actions.reject(asViewer(seller), placed.id, 'No more of it');
  await actions.cancel(asViewer(seller), cash.id, 'No more of it');
  expect(await obstacles(seller)).toEqual([]);
});
