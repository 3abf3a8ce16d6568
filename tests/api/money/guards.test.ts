/** The last guards of money are in the database: each rule is broken here on purpose by SQL, and the commit fails. */
import type { QueryRunner } from 'typeorm';
import { CreditPaidOrders1764404800000 } from '../../../migrations/1764404800000-credit-paid-orders';
import { OrderPaymentsService } from '../../../server/modules/orders/payments/order-payments.service';
import { OrderActionsService } from '../../../server/modules/orders/steps/order-actions.service';
import { ProblemMovesService } from '../../../server/modules/orders/problems/problem-moves.service';
import { inTransaction } from '../../../server/platform/db/transaction';
import type { TestApp } from '../../support/app';
import { account, approvedProducer, asViewer, payoutAccount, type TestAccount } from '../../support/build-accounts';
import { deliveredOrder, listedProduct, placedOrder } from '../../support/build-orders';
import { openProblem } from '../../support/build-problems';
import { handoverCode } from '../../support/handover';
import { rows } from '../../support/sql';
import { changeAndSettle, expectSound, sumsOf } from './support/ledger';
import { onlineOrder, pay, type PayingApp, startPayingApp } from './support/gateways';
import { onlinePickup, seen } from './support/order-accounts';
import { discountedOrder, DUE, makeBatch, outlookOf, payoutsOf, requestPayout, sellerInCredit } from './support/payouts';

let paying: PayingApp;
let app: TestApp;
let admin: TestAccount;
beforeAll(async () => {
  paying = await startPayingApp();
  ({ app } = paying);
  admin = await account(app, 'ADMIN');
});
afterEach(() => expectSound(app));
afterAll(() => paying.stop());

const MONTH = `date_trunc('month', now() AT TIME ZONE 'Asia/Dhaka')`;
/** SQL: a transaction with an amount on one account of a seller or the platform, and its opposite on another. */
const posting = (kind: string, key: string, order: string) => `
  WITH t AS (INSERT INTO ledger_transactions (kind, order_id, idempotency_key, month, occurred_at) VALUES ('${kind}', ${order}, ${key}, ${MONTH}, now()) RETURNING id)
  INSERT INTO ledger_entries (transaction_id, account_id, owner_id, amount, month, occurred_at)
  SELECT t.id, a.id, a.owner_id, g.amount, ${MONTH}, now()
  FROM t, (VALUES ($2::text, $3::numeric), ($4::text, -$3::numeric)) AS g (kind, amount)
  JOIN ledger_accounts a ON a.kind = g.kind AND (a.owner_id IS NULL OR a.owner_id = $1)`;
/** SQL: a payout of $2 BDT that begins by statements alone, with its posting where the key is given. */
const payout = (state: string, key: string) => `
  WITH b AS (INSERT INTO payout_batches (made_by) VALUES (NULL) RETURNING id),
    p AS (INSERT INTO payouts (seller_id, amount, method, account_number, holder, state, batch_id)
      SELECT $1, $2::numeric, 'BKASH', '01700000000', 'x', '${state}', CASE '${state}' WHEN 'SENT' THEN b.id END FROM b RETURNING id, amount),
    t AS (INSERT INTO ledger_transactions (kind, idempotency_key, month, occurred_at) SELECT 'PAYOUT', ${key}, ${MONTH}, now() FROM p RETURNING id)
  INSERT INTO ledger_entries (transaction_id, account_id, owner_id, amount, month, occurred_at)
  SELECT t.id, a.id, a.owner_id, CASE a.kind WHEN 'CASH' THEN -p.amount ELSE p.amount END, ${MONTH}, now()
  FROM t, p, ledger_accounts a WHERE (a.kind = 'PAYABLE' AND a.owner_id = $1) OR (a.kind = 'CASH' AND a.owner_id IS NULL)`;
/** SQL: the requested payout $1 is sent. */
const TAKE = `
  WITH b AS (INSERT INTO payout_batches (made_by) VALUES (NULL) RETURNING id) UPDATE payouts SET state = 'SENT', batch_id = b.id FROM b WHERE payouts.id = $1`;
const OWN_KEY = `'payout:' || p.id`;

it('nothing is paid out beyond what is due, neither twice nor from what an order holds', async () => {
  const seller = await sellerInCredit(app);
  await discountedOrder(app, seller, { isComplete: false });
  // 940 and the commission that the next bill asks for are free, 1000 are held
  await expect(app.db.query(payout('REQUESTED', OWN_KEY), [seller.id, '1000.01'])).rejects.toThrow('more than is due');
  await app.db.query(payout('REQUESTED', OWN_KEY), [seller.id, '1000']);
});

it('the share of the market becomes credit once the buyer has paid, also after the delivery', async () => {
  const seller = await approvedProducer(app);
  await payoutAccount(app, seller);
  const id = await discountedOrder(app, seller, { isPaid: false });
  expect(await sumsOf(app, id)).toEqual({ RECEIVABLE: 60, COMMISSION: -60 });
  expect(await outlookOf(app, seller)).toMatchObject({ due: '0.00', held: '0.00', heldOrders: [] });
  expect((await requestPayout(app, seller)).code).toBe('CONFLICT');
  await app.container.resolve(OrderPaymentsService).report(asViewer(seller), id, 'CONFIRM');
  expect(await sumsOf(app, id)).toEqual({ RECEIVABLE: 60, COMMISSION: -60, PAYABLE: -1000, DISCOUNTS: 1000 });
  expect((await requestPayout(app, seller)).data.requestPayout).toMatchObject({ amount: DUE });
});

it('a credit of before for an order that is not paid is taken back, and comes again with the payment', async () => {
  const seller = await approvedProducer(app);
  const id = await discountedOrder(app, seller, { isPaid: false });
  const migration = new CreditPaidOrders1764404800000();
  const run = (way: 'up' | 'down') => inTransaction(app.db, ({ queryRunner }) => migration[way](queryRunner as QueryRunner));
  await run('down');
  const before = posting('ORDER_CORRECTED', `'order:${id}:1'`, `'${id}'::uuid`);
  await app.db.query(before, [seller.id, 'DISCOUNTS', '1000', 'PAYABLE']);
  await run('up');
  expect(await sumsOf(app, id)).toEqual({ RECEIVABLE: 60, COMMISSION: -60, PAYABLE: 0, DISCOUNTS: 0 });
  await app.container.resolve(OrderPaymentsService).report(asViewer(seller), id, 'CONFIRM');
  expect(await sumsOf(app, id)).toMatchObject({ PAYABLE: -1000, DISCOUNTS: 1000 });
});

it('the market credits nothing for an order that is not paid', async () => {
  const seller = await approvedProducer(app);
  const id = await discountedOrder(app, seller, { isPaid: false });
  const credit = posting('ORDER_CORRECTED', `'order:' || uuid_v7()`, `'${id}'::uuid`);
  await expect(app.db.query(credit, [seller.id, 'DISCOUNTS', '1', 'PAYABLE'])).rejects.toThrow('which brought 0');
});

it('a payout is in the ledger with its own amount, and no posting pays out without a payout', async () => {
  const seller = await sellerInCredit(app);
  await expect(app.db.query(payout('REQUESTED', `'another:' || p.id`), [seller.id, '10'])).rejects.toThrow(
    /another amount|without a payout/,
  );
  await expect(app.db.query(posting('PAYOUT', `'payout:' || uuid_v7()`, 'NULL'), [seller.id, 'PAYABLE', '10', 'CASH'])).rejects.toThrow(
    'without a payout',
  );
  await requestPayout(app, seller);
  const [begun] = await payoutsOf(app, seller);
  const fail = `UPDATE payouts SET state = 'FAILED', reason = 'x', failed_at = now() WHERE id = $1`;
  await expect(app.db.query(fail, [begun?.id])).rejects.toThrow('another amount');
});

it('a transfer pays for orders of one buyer at one seller', async () => {
  const [first, second] = [await placedOrder(app), await placedOrder(app)];
  const paid = ({ id }: { readonly id: string }) =>
    app.db.query(
      `WITH p AS (INSERT INTO order_payments (order_id, method, amount, state, number, reference, transfer_amount, decided_at)
         VALUES ($1, 'BKASH', 10, 'RECEIVED', '01711111111', 'TRXOFONE99', 10, now()))
       UPDATE orders SET received = received + 10 WHERE id = $1`,
      [id],
    );
  await paid(first);
  await expect(paid(second)).rejects.toThrow('has paid for an order of someone else');
});

it('nothing is sent to a seller who is suspended', async () => {
  const seller = await sellerInCredit(app);
  await requestPayout(app, seller);
  const [asked] = await payoutsOf(app, seller);
  await app.db.query("UPDATE users SET status = 'SUSPENDED' WHERE id = $1", [seller.id]);
  await expect(app.db.query(TAKE, [asked?.id])).rejects.toThrow('not approved');
  await app.db.query("UPDATE users SET status = 'APPROVED' WHERE id = $1", [seller.id]);
  expect((await makeBatch(app, admin)).code).toBeNull();
});

it('nothing is sent whose credit was taken back since it was asked for', async () => {
  const seller = await approvedProducer(app);
  await payoutAccount(app, seller);
  const orderId = await discountedOrder(app, seller);
  await requestPayout(app, seller);
  const [asked] = await payoutsOf(app, seller);
  await changeAndSettle(app, orderId, 'refunded = total');
  await expect(app.db.query(TAKE, [asked?.id])).rejects.toThrow('more than is due');
  expect((await makeBatch(app, admin)).code).toBe('CONFLICT');
});

it('commission is on products that stayed sold alone', async () => {
  const { id, seller } = await deliveredOrder(app);
  await payoutAccount(app, seller);
  // a refund that is not posted
  await expect(app.db.query('UPDATE orders SET refunded = 10 WHERE id = $1', [id])).rejects.toThrow('products that stayed sold');
  await changeAndSettle(app, id, 'refunded = subtotal - discount');
  const more = [seller.id, 'RECEIVABLE', '0.01', 'COMMISSION'];
  await expect(app.db.query(posting('ORDER_CORRECTED', `'test:' || uuid_v7()`, `'${id}'`), more)).rejects.toThrow(
    'products that stayed sold',
  );
});

it('nothing stays held for an order that is over', async () => {
  const order = await onlineOrder(app);
  await pay(app, order);
  const end = "UPDATE orders SET status = 'CANCELLED' WHERE id = $1";
  await expect(app.db.query(end, [order.id])).rejects.toThrow('still held');
  const deliver = "UPDATE orders SET status = 'DELIVERED', delivered_at = now(), completed_at = now() WHERE id = $1";
  await expect(app.db.query(deliver, [order.id])).rejects.toThrow('still held');
  await changeAndSettle(app, order.id, "status = 'DELIVERED', delivered_at = now(), completed_at = now()");
});

it('what goes back to the buyer is taken from the seller in the same transaction', async () => {
  const order = await onlineOrder(app);
  await pay(app, order);
  const actions = app.container.resolve(OrderActionsService);
  await actions.ship(asViewer(order.seller), order.id);
  await actions.deliver(asViewer(order.seller), order.id, { code: await handoverCode(app, order.id), paymentReceived: true });
  const before = (await sumsOf(app, order.id)).PAYABLE ?? 0;
  const more = `INSERT INTO gateway_refunds (payment_id, reason, amount, next_try_at) SELECT id, 'PROBLEM', 10, now() FROM gateway_payments WHERE order_id = $1`;
  await expect(app.db.query(more, [order.id])).rejects.toThrow('The seller is credited');
  const report = { order, kind: 'NOT_RECEIVED', remedy: 'PARTIAL_REFUND', amount: '30' } as const;
  const problem = await openProblem(app, report);
  await app.container.resolve(ProblemMovesService).accept(asViewer(order.seller), problem.id);
  const after = await sumsOf(app, order.id);
  expect(after.REFUNDS).toBe(-30);
  // 2 percent of it are the commission
  expect(Number(((after.PAYABLE ?? 0) - before).toFixed(2))).toBe(29.4);
});

it.each(['delivered', 'complete', 'asked for', 'sent'])(
  'of an order that is %s a gateway gives back for a transfer that is confirmed late what was not released yet',
  async (then) => {
    const [seller, actions] = [await approvedProducer(app), app.container.resolve(OrderActionsService)];
    await payoutAccount(app, seller);
    const order = await placedOrder(app, { lines: [{ product: await listedProduct(app, seller), quantity: '100' }], input: onlinePickup });
    const [{ id, buyer }, lineId] = [order, order.lineIds[0] ?? ''];
    await actions.confirm(asViewer(seller), id, { quantities: [{ lineId, quantity: '60' }] });
    await pay(app, order);
    await actions.undo(asViewer(seller), id);
    await actions.confirm(asViewer(seller), id);
    const report = (by: TestAccount, step: string, input?: object) =>
      app.gql(
        `mutation ($id: ID!${input ? ', $input: PaymentClaimInput!' : ''}) { ${step}(id: $id${input ? ', input: $input' : ''}) { id } }`,
        { id, input },
        { token: by.token },
      );
    await report(buyer, 'payInCash');
    await report(buyer, 'claimPayment', {
      paymentMethod: 'BKASH',
      paymentNumber: '01712345678',
      paymentReference: `8LATE${then.slice(0, 4)}`,
    });
    await actions.ship(asViewer(seller), id, { weights: [{ lineId, kilograms: '60', isChecked: true }] });
    await actions.deliver(asViewer(seller), id, { code: await handoverCode(app, id), paymentReceived: true });
    if (then !== 'delivered') await changeAndSettle(app, id, 'completed_at = now()');
    if (then === 'asked for' || then === 'sent') expect((await requestPayout(app, seller)).code).toBeNull();
    if (then === 'sent') expect((await makeBatch(app, admin)).code).toBeNull();
    expect((await report(seller, 'confirmPayment')).code).toBeNull();
    // 1800 were captured, 1200 sent by bKash, and it costs 1800: 1200 go back, once complete from the seller alone
    const isReleased = then !== 'delivered';
    const refundOwed = isReleased ? '1200.00' : '0.00';
    expect(await seen(app, order, buyer)).toMatchObject({ money: { charged: '1800.00', received: '3000.00', due: '0.00', refundOwed } });
    const { HELD = 0, PAYABLE, REFUNDS = 0, COMMISSION } = await sumsOf(app, id);
    const back = isReleased ? 0 : 1200;
    expect({ HELD, back: REFUNDS + back, PAYABLE: PAYABLE ?? 0 }).toEqual({ HELD: 0, back: 0, PAYABLE: back - 1800 - (COMMISSION ?? 0) });
    if (!isReleased) return;
    const more = `INSERT INTO gateway_refunds (payment_id, reason, amount, next_try_at) SELECT id, 'LOWER_TOTAL', 1, now() FROM gateway_payments WHERE order_id = $1`;
    await expect(app.db.query(more, [id])).rejects.toThrow('Gateways are to give back 1');
  },
);

it('the seller of a complete order keeps no more online money than gateways leave, and no less than before', async () => {
  const order = await onlineOrder(app);
  await pay(app, order);
  await changeAndSettle(app, order.id, "status = 'DELIVERED', delivered_at = now(), refunded = 10");
  await changeAndSettle(app, order.id, 'completed_at = now()');
  const keep = (more: string) => app.db.query('UPDATE orders SET kept_online = kept_online + $2::numeric WHERE id = $1', [order.id, more]);
  await expect(keep('0.01')).rejects.toThrow('Gateways are to give back 10');
  await keep('-5');
  expect(await rows(app.db, 'SELECT total - kept_online AS rest FROM orders WHERE id = $1', [order.id])).toEqual([{ rest: '10.00' }]);
});

it('a refund that was dropped with an undone shipment is requested again as far as it is still due', async () => {
  const order = await onlineOrder(app, { input: onlinePickup });
  await pay(app, order);
  const claim = { paymentMethod: 'BKASH', paymentNumber: '01712345678', paymentReference: '8AGAIN001' };
  // a transfer beside the gateway: 50 of what was captured are the seller's to have in another way
  await app.db.query(
    `WITH p AS (INSERT INTO order_payments (order_id, method, amount, state, number, reference, decided_at)
       VALUES ($1, $2, 50, 'RECEIVED', $3, $4, now()))
     UPDATE orders SET received = received + 50 WHERE id = $1`,
    [order.id, claim.paymentMethod, claim.paymentNumber, claim.paymentReference],
  );
  await changeAndSettle(app, order.id, 'discount = discount + 20, total = total - 20');
  await changeAndSettle(app, order.id, 'discount = discount - 20, total = total + 20');
  const open =
    "SELECT coalesce(sum(r.amount), 0)::text AS sum FROM gateway_refunds r JOIN gateway_payments p ON p.id = r.payment_id WHERE p.order_id = $1 AND r.state <> 'DROPPED'";
  expect(await rows(app.db, open, [order.id])).toEqual([{ sum: '50.00' }]);
});
