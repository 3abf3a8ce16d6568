/** A transfer that an admin gives to one buyer pays for nothing of another, whoever had confirmed it before. */
import { type TestApp, startTestApp } from '../../support/app';
import { admin, approvedProducer, type TestAccount } from '../../support/build-accounts';
import type { TestOrder } from '../../support/build-orders';
import { one, rows } from '../../support/sql';
import { bkashOrder } from './support/order-accounts';
import { transferSteps } from './support/transfer-steps';

let app: TestApp;
let judge: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  judge = await admin(app);
});
afterAll(() => app.stop());

const { claim, confirm, cancel, owed } = transferSteps(() => app);
const call = (by: TestAccount, mutation: string, variables: Record<string, unknown>) => app.gql(mutation, variables, { token: by.token });

const DISPUTE =
  'mutation ($id: ID!, $transfer: PaymentClaimInput) { disputePayment(orderId: $id, text: "I sent it", transfer: $transfer) { id } }';
const dispute = async ({ id, buyer }: TestOrder, paymentReference?: string) => {
  const transfer = paymentReference ? { paymentMethod: 'BKASH', paymentNumber: '01812345678', paymentReference } : null;
  return (await call(buyer, DISPUTE, { id, transfer })).code;
};
const accept = async ({ id }: TestOrder) => {
  const open = await one<{ id: string }>(app.db, `SELECT id FROM payment_disputes WHERE order_id = $1 AND state = 'OPEN'`, [id]);
  const mutation = 'mutation ($id: ID!) { decidePaymentDispute(id: $id, accepted: true, reason: "Seen") { id } }';
  const { code, body } = await call(judge, mutation, { id: open?.id });
  return body.errors?.[0]?.message ?? code;
};
const numberOf = async ({ id }: TestOrder) =>
  (await one<{ of: string }>(app.db, 'SELECT tracking_number AS of FROM orders WHERE id = $1', [id]))?.of ?? '';

/** Two orders of one seller; the accomplice's has received the transfer that the other buyer made, and names now. */
async function stolen(reference: string): Promise<{ honest: TestOrder; accomplice: TestOrder }> {
  const seller = await approvedProducer(app);
  const [honest, accomplice] = [await bkashOrder(app, { seller }), await bkashOrder(app, { seller })];
  expect([await claim(accomplice, reference), await confirm(accomplice), await dispute(honest, reference)]).toEqual([null, null, null]);
  return { honest, accomplice };
}

it('is taken back from the order that had received it, and both of its parties are notified', async () => {
  const { honest, accomplice } = await stolen('6STOLEN01');
  expect((await owed(accomplice))[0]).toBe('PAID');
  expect(await accept(honest)).toBeNull();
  expect([await owed(honest), await owed(accomplice)]).toEqual([
    ['PAID', '75.00', '0.00'],
    ['UNPAID', '0.00', '0.00'],
  ]);
  const sent = await rows(
    app.db,
    `SELECT user_id AS of, text_key AS key, params ->> 'amount' AS amount FROM notifications WHERE text_key ~ 'TakenBack$' ORDER BY text_key`,
  );
  expect(sent).toEqual([
    { of: accomplice.buyer.id, key: 'paymentTakenBack', amount: '75.00' },
    { of: accomplice.seller.id, key: 'salePaymentTakenBack', amount: '75.00' },
  ]);
  const trail = await one(app.db, `SELECT details ->> 'takenFrom' AS of FROM audit_events WHERE subject_id = $1`, [honest.id]);
  expect(trail).toEqual({ of: await numberOf(accomplice) });
  expect((await confirm(accomplice)) !== null).toBe(true);
});

it('stays received as far as it was given back', async () => {
  const { honest, accomplice } = await stolen('6GIVEN001');
  await cancel(accomplice);
  const refund = await one<{ id: string }>(app.db, 'SELECT id FROM order_refunds WHERE order_id = $1', [accomplice.id]);
  const give = 'mutation ($id: ID!) { giveRefund(id: $id, input: { method: BKASH, reference: "6BACK0001" }) { state } }';
  expect((await call(accomplice.seller, give, { id: refund?.id })).code).toBeNull();
  // nobody can keep the admin from it by a refund that is not decided
  expect(await accept(honest)).toBeNull();
  expect([await owed(honest), (await owed(accomplice))[1]]).toEqual([['PAID', '75.00', '0.00'], '75.00']);
  const has = 'mutation ($id: ID!) { confirmRefund(id: $id) { state } }';
  expect((await call(accomplice.buyer, has, { id: refund?.id })).code).toBeNull();
  expect(await owed(accomplice)).toEqual(['REFUNDED', '75.00', '0.00']);
});

it('is taken back as a whole once an admin finds that the seller has not given the refund', async () => {
  const { honest, accomplice } = await stolen('6DENIED01');
  await cancel(accomplice);
  const refund = await one<{ id: string }>(app.db, 'SELECT id FROM order_refunds WHERE order_id = $1', [accomplice.id]);
  const step = async (by: TestAccount, mutation: string) =>
    (await call(by, `mutation ($id: ID!) { ${mutation} { id } }`, { id: refund?.id })).code;
  expect(await step(accomplice.seller, 'giveRefund(id: $id, input: { method: CASH_ON_DELIVERY })')).toBeNull();
  expect(await step(accomplice.buyer, 'denyRefund(id: $id, reason: "Nothing came")')).toBeNull();
  expect(await accept(honest)).toBeNull();
  expect(await step(judge, 'decideRefund(id: $id, given: false, reason: "No cash was given")')).toBeNull();
  expect([await owed(honest), (await owed(accomplice)).slice(1)]).toEqual([
    ['PAID', '75.00', '0.00'],
    ['0.00', '0.00'],
  ]);
  expect(await step(accomplice.seller, 'giveRefund(id: $id, input: { method: CASH_ON_DELIVERY })')).toBe('INVALID_TRANSITION');
});

it('is split where a part of it was given back', async () => {
  const { honest, accomplice } = await stolen('6SPLIT001');
  await app.db.query(
    `WITH given AS (INSERT INTO order_refunds (order_id, buyer_id, seller_id, payer, amount, state, due_at, given_at, decided_at)
       SELECT id, buyer_id, seller_id, 'SELLER', 15, 'CONFIRMED', now(), now(), now() FROM orders WHERE id = $1)
     UPDATE orders SET given_back = 15 WHERE id = $1`,
    [accomplice.id],
  );
  expect(await accept(honest)).toBeNull();
  const payments = await rows(app.db, 'SELECT amount, state FROM order_payments WHERE order_id = $1 ORDER BY id', [accomplice.id]);
  expect(payments).toEqual([
    { amount: '15.00', state: 'RECEIVED' },
    { amount: '60.00', state: 'REJECTED' },
  ]);
  expect((await owed(accomplice))[1]).toBe('15.00');
});

it('goes to the other buyer after all where an admin accepts that the taking back was wrong', async () => {
  const { honest, accomplice } = await stolen('6AFTER001');
  expect(await accept(honest)).toBeNull();
  expect([await dispute(accomplice), await accept(accomplice)]).toEqual([null, null]);
  expect([(await owed(accomplice))[0], (await owed(honest))[0]]).toEqual(['PAID', 'UNPAID']);
  expect(await dispute(honest)).toBe('CONFLICT');
});

it('is due again for a delivered order, whose seller may have had cash besides', async () => {
  const { honest, accomplice } = await stolen('6CREDIT01');
  await app.db.query(`UPDATE orders SET status = 'DELIVERED', delivered_at = now() WHERE id = $1`, [accomplice.id]);
  expect(await accept(honest)).toBeNull();
  expect((await owed(accomplice))[0]).toBe('UNPAID');
  // its buyer cannot leave the market now
  await app.db.query(`UPDATE orders SET completed_at = now() WHERE id = $1`, [accomplice.id]);
  expect((await app.gql('{ accountClosing { obstacles } }', {}, accomplice.buyer)).data).toEqual({
    accountClosing: { obstacles: ['OPEN_ORDERS'] },
  });
  // the seller may still have been paid in cash
  expect(await confirm(accomplice)).toBeNull();
  expect((await owed(accomplice))[0]).toBe('PAID');
});

it('is collected at the delivery where the order is on its way', async () => {
  const { honest, accomplice } = await stolen('6WAY00001');
  expect((await call(accomplice.seller, 'mutation ($id: ID!) { shipOrder(id: $id) { id } }', { id: accomplice.id })).code).toBeNull();
  expect(await accept(honest)).toBeNull();
  const asked = 'query ($id: ID!) { order(id: $id) { paymentMethod money { due toCollect } } }';
  const { data } = await call(accomplice.seller, asked, { id: accomplice.id });
  expect(data).toEqual({ order: { paymentMethod: 'CASH_ON_DELIVERY', money: { due: '75.00', toCollect: '75.00' } } });
});

it('a decision of some time ago may be corrected, one of this moment not', async () => {
  const { honest, accomplice } = await stolen('6LATER001');
  const third = await bkashOrder(app, { seller: accomplice.seller });
  expect(await dispute(third, '6LATER001')).toBeNull();
  expect([await accept(honest), await accept(third)]).toEqual([null, expect.stringContaining('transfer') as string]);
  await app.db.query(`UPDATE payment_disputes SET decided_at = decided_at - interval '11 minutes' WHERE order_id = $1`, [honest.id]);
  expect(await accept(third)).toBeNull();
  expect([(await owed(honest))[0], (await owed(third))[0]]).toEqual(['UNPAID', 'PAID']);
});

it('no statement accepts a dispute while an order of another buyer has the transfer', async () => {
  const { honest } = await stolen('6GUARD001');
  const update = app.db.query(`UPDATE payment_disputes SET state = 'ACCEPTED', reason = 'x', decided_at = now() WHERE order_id = $1`, [
    honest.id,
  ]);
  await expect(update).rejects.toMatchObject({ driverError: { constraint: 'payment_disputes_transfer_given' } });
});
