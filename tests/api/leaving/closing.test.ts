/**
 * Closing an account: what must be over first, what is erased and what stays, what ends with it, and that there is no
 * way back.
 */
import { payoutReturnDays } from '../../../schema/values/accounts/closing';
import { addDays, dayAt } from '../../../schema/rules/orders/delivery-days';
import { startTestApp, type TestApp } from '../../support/app';
import { admin, approvedProducer, asViewer, consumer, type TestAccount } from '../../support/build-accounts';
import { deliveredOrder, listedProduct, placedOrder, type TestOrder } from '../../support/build-orders';
import { OrderPaymentsService } from '../../../server/modules/orders/payments/order-payments.service';
import { OrderActionsService } from '../../../server/modules/orders/steps/order-actions.service';
import { OrderCompletionService } from '../../../server/modules/orders/timers/order-completion.service';
import { one, rows } from '../../support/sql';
import { bkashOrder } from '../money/support/order-accounts';
import { transferSteps } from '../money/support/transfer-steps';
import { makeBatch, markFailed, markPaid, payoutsOf, requestPayout, sellerInCredit } from '../money/support/payouts';

const OBSTACLES = '{ accountClosing { obstacles } }';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const obstacles = async ({ token }: TestAccount) =>
  (await app.gql<{ accountClosing: { obstacles: string[] } }>(OBSTACLES, {}, { token })).data.accountClosing.obstacles;
const close = ({ token, password: own }: TestAccount, password = own) =>
  app.call<{ closeAccount: { isClosed: boolean } }>('closeAccount', { input: { password } }, 'isClosed', { token });
const userRow = ({ id }: TestAccount) =>
  one<Record<string, unknown>>(
    app.db,
    'SELECT name, phone, email, nid, trade_license, address, status, closed_at FROM users WHERE id = $1',
    [id],
  );

/** The order is complete: its buyer has confirmed the receipt, and can report no problem any more. */
async function timeForProblemsPasses(orderId: string): Promise<void> {
  await app.db.query(`UPDATE orders SET delivered_at = now() - interval '48 hours' WHERE id = $1`, [orderId]);
  await app.container.resolve(OrderCompletionService).completeDue();
}

/** A recurring order made from an order that was cancelled. */
async function cancelledRecurring(buyer: TestAccount): Promise<string> {
  const { id } = await placedOrder(app, { buyer });
  const input = { orderId: id, rhythm: 'WEEKLY', startsOn: addDays(dayAt(new Date()), 7) };
  const CREATE = 'mutation ($input: RecurringOrderInput!) { createRecurringOrder(input: $input) { id } }';
  const { data } = await app.gql<{ createRecurringOrder: { id: string } }>(CREATE, { input }, { token: buyer.token });
  await app.container.resolve(OrderActionsService).cancel(asViewer(buyer), id, null);
  return data.createRecurringOrder.id;
}

it('of a seller waits until a payment that was rejected cannot be disputed any more: for 30 days, or until a decision', async () => {
  const chief = await admin(app);
  const DISPUTE = 'mutation ($id: ID!) { disputePayment(orderId: $id, text: "Sent at noon") { paymentDispute { id } } }';
  const DECIDE = 'mutation ($id: ID!) { decidePaymentDispute(id: $id, accepted: false, reason: "No transfer") { id } }';
  const REJECT = 'mutation ($id: ID!) { rejectPayment(id: $id, reason: "Not on my phone") { id } }';
  const CLAIM = 'mutation ($id: ID!, $input: PaymentClaimInput!) { claimPayment(id: $id, input: $input) { id } }';
  const rejected = async (paymentReference: string) => {
    const order = await bkashOrder(app);
    const input = { paymentMethod: 'BKASH', paymentNumber: '01712345678', paymentReference };
    await app.gql(CLAIM, { id: order.id, input }, order.buyer);
    await app.gql(REJECT, { id: order.id }, order.seller);
    await app.container.resolve(OrderActionsService).cancel(asViewer(order.seller), order.id, 'No harvest');
    return order;
  };
  const dispute = ({ id, buyer }: TestOrder) => app.gql<{ disputePayment: { paymentDispute: { id: string } } }>(DISPUTE, { id }, buyer);
  const endedBefore = ({ id }: TestOrder) => app.db.query(`UPDATE orders SET updated_at = now() - interval '3 days' WHERE id = $1`, [id]);
  const [late, disputed] = [await rejected('9LEAVING01'), await rejected('9LEAVING02')];
  await endedBefore(late);
  expect([await obstacles(late.seller), await obstacles(late.buyer)]).toEqual([['REJECTED_PAYMENTS'], []]);
  expect(await close(late.seller)).toMatchObject({ code: 'CONFLICT' });
  const hoursPass = (hours: number) =>
    app.db.query('UPDATE order_payments SET decided_at = now() - make_interval(hours => $2) WHERE order_id = $1', [late.id, hours]);
  await hoursPass(30 * 24 - 1);
  expect(await obstacles(late.seller)).toEqual(['REJECTED_PAYMENTS']);
  await hoursPass(30 * 24 + 1);
  const { code, body } = await dispute(late);
  expect([code, body.errors?.[0]?.message]).toEqual(['CONFLICT', 'A rejected payment can be disputed for 30 days. That time is over.']);
  expect(await obstacles(late.seller)).toEqual([]);
  // a transfer is disputed once: what was decided is over
  const { id } = (await dispute(disputed)).data.disputePayment.paymentDispute;
  await endedBefore(disputed);
  expect(await obstacles(disputed.seller)).toEqual(['OPEN_DISPUTES']);
  await app.gql(DECIDE, { id }, chief);
  await endedBefore(disputed);
  expect(await obstacles(disputed.seller)).toEqual([]);
});

it('of a buyer waits while someone else disputes a transfer that paid an own order', async () => {
  const [chief, seller, { claim, confirm }] = [await admin(app), await approvedProducer(app), transferSteps(() => app)];
  const [holder, other] = [await bkashOrder(app, { seller }), await bkashOrder(app, { seller })];
  expect([await claim(holder, '9HOLDER01'), await confirm(holder)]).toEqual([null, null]);
  await app.db.query("UPDATE orders SET status = 'DELIVERED', delivered_at = now(), completed_at = now() WHERE id = $1", [holder.id]);
  expect(await obstacles(holder.buyer)).toEqual([]);
  const DISPUTE =
    'mutation ($id: ID!, $t: PaymentClaimInput) { disputePayment(orderId: $id, text: "Mine", transfer: $t) { paymentDispute { id } } }';
  const t = { paymentMethod: 'BKASH', paymentNumber: '01812345678', paymentReference: '9HOLDER01' };
  const { data } = await app.gql<{ disputePayment: { paymentDispute: { id: string } } }>(DISPUTE, { id: other.id, t }, other.buyer);
  expect(await obstacles(holder.buyer)).toEqual(['OPEN_DISPUTES']);
  expect(await close(holder.buyer)).toMatchObject({ code: 'CONFLICT' });
  const DECIDE = 'mutation ($id: ID!) { decidePaymentDispute(id: $id, accepted: false, reason: "No transfer") { id } }';
  await app.gql(DECIDE, { id: data.disputePayment.paymentDispute.id }, chief);
  expect((await close(holder.buyer)).code).toBeNull();
});

it('waits until orders and money are settled [Y3]', async () => {
  const placed = await placedOrder(app);
  expect([await obstacles(placed.buyer), await obstacles(placed.seller)]).toEqual([['OPEN_ORDERS'], ['OPEN_ORDERS']]);
  expect(await close(placed.buyer)).toMatchObject({ code: 'CONFLICT' });
  expect((await userRow(placed.buyer))?.closed_at).toBeNull();
  const { buyer, seller, id } = await deliveredOrder(app);
  await app.container.resolve(OrderActionsService).receive(asViewer(buyer), id);
  // a problem can still be reported
  expect(await obstacles(buyer)).toEqual(['OPEN_ORDERS']);
  await timeForProblemsPasses(id);
  expect(await obstacles(buyer)).toEqual([]);
  expect(await obstacles(seller)).toEqual(['BALANCE', 'UNBILLED_COMMISSION']);
});

it('asks for the password; then name, phone and documents are erased, and orders stay without them [Y3]', async () => {
  const { buyer, id } = await deliveredOrder(app);
  await app.container.resolve(OrderActionsService).receive(asViewer(buyer), id);
  await timeForProblemsPasses(id);
  const CLAIM = 'mutation ($email: String!) { claimCoupon(email: $email) { code } }';
  const email = `${buyer.phone}@example.com`;
  expect((await app.gql(CLAIM, { email }, { token: buyer.token })).code).toBeNull();
  expect(await close(buyer, 'wrong-one')).toMatchObject({ code: 'BAD_USER_INPUT' });
  expect((await close(buyer)).data.closeAccount).toEqual({ isClosed: true });
  const row = await userRow(buyer);
  expect(row).toMatchObject({
    name: 'বন্ধ অ্যাকাউন্ট (closed account)',
    email: null,
    nid: null,
    trade_license: null,
    address: null,
    status: 'SUSPENDED',
  });
  expect(row?.phone).toMatch(/^99999\d{10}$/);
  expect(await one(app.db, 'SELECT contact_name, contact_phone, address, note FROM orders WHERE id = $1', [id])).toEqual({
    contact_name: row?.name,
    contact_phone: row?.phone,
    address: null,
    note: null,
  });
  expect((await app.gql('{ me { id } }', {}, { token: buyer.token })).code).toBe('UNAUTHENTICATED');
  const LOGIN = `mutation ($phone: String!) { login(input: { phone: $phone, password: "${buyer.password}" }) { account { id } } }`;
  expect((await app.gql(LOGIN, { phone: buyer.phone })).code).toBe('LOGIN_FAILED');
  expect(await rows(app.db, 'SELECT 1 FROM sessions WHERE user_id = $1', [buyer.id])).toEqual([]);
  expect(await rows(app.db, 'SELECT 1 FROM notifications WHERE user_id = $1', [buyer.id])).toEqual([]);
  expect(await rows(app.db, 'SELECT email FROM coupons WHERE user_id = $1', [buyer.id])).toEqual([{ email: null }]);
  const found = await rows(app.db, 'SELECT 1 FROM users WHERE phone = $1 OR name = $2', [buyer.phone, buyer.name]);
  expect(found).toEqual([]);
});

it("takes a seller's products off the market, ends keys and webhooks, and cannot be undone by an admin", async () => {
  const seller = await approvedProducer(app);
  const { id: productId } = await listedProduct(app, seller);
  await app.db.query(
    "INSERT INTO webhooks (user_id, url, secret, events) VALUES ($1, 'https://example.com/hook', 'whsec_x', '{ORDER_PLACED}')",
    [seller.id],
  );
  const fan = await consumer(app);
  await app.call('followSeller', { sellerId: seller.id }, 'id', { token: fan.token });
  const WATCH = 'mutation { addPriceAlert(input: { categorySlug: "potato", direction: ABOVE, price: "35" }) { id } }';
  await app.gql(WATCH, {}, { token: fan.token });
  const wanted = await cancelledRecurring(fan);
  expect((await close(fan)).code).toBeNull();
  expect(await rows(app.db, 'SELECT 1 FROM recurring_orders WHERE id = $1', [wanted])).toEqual([]);
  expect(await rows(app.db, 'SELECT 1 FROM price_alerts WHERE user_id = $1', [fan.id])).toEqual([]);
  expect(await one(app.db, 'SELECT follower_count FROM users WHERE id = $1', [seller.id])).toEqual({ follower_count: 0 });
  const CHECK = 'mutation ($id: ID!) { recordVerification(accountId: $id, kinds: [ADDRESS], version: 1) { id } }';
  await app.gql(CHECK, { id: seller.id }, { token: (await admin(app)).token });
  expect((await close(seller)).code).toBeNull();
  expect(await rows(app.db, 'SELECT 1 FROM seller_verifications WHERE user_id = $1', [seller.id])).toEqual([]);
  expect(await one(app.db, 'SELECT is_published FROM products WHERE id = $1', [productId])).toEqual({ is_published: false });
  expect(await one(app.db, 'SELECT enabled FROM webhooks WHERE user_id = $1', [seller.id])).toEqual({ enabled: false });
  expect((await app.call('seller', { id: seller.id }, 'id')).data).toEqual({ seller: null });
  const chief = await admin(app);
  const REINSTATE = 'mutation ($id: ID!) { reinstateAccount(id: $id, reason: "Please") { id } }';
  expect((await app.gql(REINSTATE, { id: seller.id }, { token: chief.token })).code).toBe('CONFLICT');
  expect(
    await one(app.db, "SELECT action FROM audit_events WHERE subject_id = $1 AND action = 'account.closed'", [seller.id]),
  ).toBeTruthy();
  expect((await close(chief)).code).toBe('FORBIDDEN');
});

it('its phone number is free for a new user', async () => {
  const [buyer, next] = [await consumer(app), await consumer(app)];
  const take = () => app.db.query('UPDATE users SET phone = $1 WHERE id = $2', [buyer.phone, next.id]);
  await expect(take()).rejects.toThrow(/unique/i);
  await close(buyer);
  await take();
});

it('a seller who has left confirms no payment, which would be credited to a closed account', async () => {
  const order = await deliveredOrder(app);
  await app.db.query('DELETE FROM order_payments WHERE order_id = $1', [order.id]);
  await app.db.query('UPDATE orders SET received = 0, completed_at = now() WHERE id = $1', [order.id]);
  const confirm = () => app.container.resolve(OrderPaymentsService).report(asViewer(order.seller), order.id, 'CONFIRM');
  await app.db.query('UPDATE users SET closed_at = now() WHERE id = ANY ($1)', [[order.seller.id, order.buyer.id]]);
  await expect(confirm()).rejects.toMatchObject({ code: 'CONFLICT', key: 'payment.sellerLeft' });
  // a buyer who has left has paid all the same
  await app.db.query('UPDATE users SET closed_at = NULL WHERE id = $1', [order.seller.id]);
  expect((await confirm()).paymentStatus).toBe('PAID');
});

it('of a seller waits until the last payout cannot come back; from a closed account none does', async () => {
  const [seller, chief] = [await sellerInCredit(app), await admin(app)];
  await requestPayout(app, seller);
  await makeBatch(app, chief);
  const [payout] = await payoutsOf(app, chief, { state: 'SENT' });
  const id = payout?.id ?? '';
  expect((await markPaid(app, chief, id, 'TRX4711')).code).toBeNull();
  const paid = (days: number) =>
    app.db.query(`
      ALTER TABLE payouts DISABLE TRIGGER USER;
      UPDATE payouts SET paid_at = now() - make_interval(days => ${days}) WHERE id = '${id}';
      ALTER TABLE payouts ENABLE TRIGGER USER`);
  await paid(payoutReturnDays - 1);
  expect(await obstacles(seller)).toContain('PAYOUTS');
  await paid(payoutReturnDays);
  expect(await obstacles(seller)).not.toContain('PAYOUTS');
  await app.db.query("UPDATE users SET closed_at = now(), status = 'SUSPENDED' WHERE id = $1", [seller.id]);
  const late = await markFailed(app, chief, id, 'Sent back');
  expect(late.body.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', key: 'payout.accountClosed' });
  await app.db.query("UPDATE users SET closed_at = NULL, status = 'APPROVED' WHERE id = $1", [seller.id]);
  expect((await markFailed(app, chief, id, 'Sent back')).code).toBeNull();
});

it('of a seller who has left no failed payout is paid after all: the next one was', async () => {
  const [seller, chief] = [await sellerInCredit(app), await admin(app)];
  const sent = async () => {
    await requestPayout(app, seller);
    await makeBatch(app, chief);
    return (await payoutsOf(app, seller)).find(({ state }) => state === 'SENT')?.id ?? '';
  };
  const first = await sent();
  expect((await markFailed(app, chief, first)).code).toBeNull();
  expect((await markPaid(app, chief, await sent(), 'TRX4712')).code).toBeNull();
  await app.db.query("UPDATE users SET closed_at = now(), status = 'SUSPENDED' WHERE id = $1", [seller.id]);
  const late = await markPaid(app, chief, first, 'TRX4713');
  expect(late.body.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', key: 'admin.accountClosed' });
  const balance = await one<{ sum: string }>(
    app.db,
    'SELECT sum(b.amount) FROM ledger_accounts a JOIN ledger_balances b ON b.account_id = a.id WHERE a.owner_id = $1',
    [seller.id],
  );
  expect(Number(balance?.sum)).toBe(0);
});
