/** The number of a refund and the number of a payment: who comes first does not decide whose the transfer is. */
import { RefundDeadlinesService } from '../../../server/modules/orders/account/refund-deadlines.service';
import { startTestApp, type TestApp } from '../../support/app';
import { admin, approvedProducer, type TestAccount } from '../../support/build-accounts';
import type { TestOrder } from '../../support/build-orders';
import { one, rows } from '../../support/sql';
import { expectSound } from './support/ledger';
import { bkashOrder, paidByBkash } from './support/order-accounts';
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

const { claim, confirm, cancel, reject, owed } = transferSteps(() => app);
const { accept, call } = stolenTransfers(
  () => app,
  () => judge,
);

/** The seller owes the buyer of a cancelled order 75 Tk, and says by which transfer it was given. */
async function given(reference: string, seller: TestAccount) {
  const order = await bkashOrder(app, { seller });
  await paidByBkash(app, order);
  await cancel(order);
  const refund = await one<{ id: string }>(app.db, 'SELECT id FROM order_refunds WHERE order_id = $1', [order.id]);
  const id = refund?.id ?? '';
  return { order, id, code: await give(seller, id, reference) };
}
const give = async (seller: TestAccount, id: string, reference: string) =>
  (await app.call('giveRefund', { id, input: { method: 'BKASH', reference } }, 'state', seller)).code;
const has = async ({ order, id }: { order: TestOrder; id: string }) => (await app.call('confirmRefund', { id }, 'state', order.buyer)).code;
const decide = async (id: string, isGiven: boolean) => {
  const { code, body } = await app.call('decideRefund', { id, given: isGiven, reason: 'Seen' }, 'state', judge);
  return body.errors?.[0]?.extensions.key ?? code;
};
const refundOf = ({ id }: { id: string }) => one(app.db, 'SELECT state, reference FROM order_refunds WHERE id = $1', [id]);
const dispute = ({ id, buyer }: TestOrder) =>
  call(buyer, 'mutation ($id: ID!) { disputePayment(orderId: $id, text: "I sent it") { id } }', { id });
const silence = async (id: string) => {
  await app.db.query("UPDATE order_refunds SET given_at = given_at - interval '4 days' WHERE id = $1", [id]);
  await app.container.resolve(RefundDeadlinesService).run();
};

it('a refund that an accomplice confirmed gives the transfer back to its buyer, and is owed again', async () => {
  const seller = await approvedProducer(app);
  const honest = await bkashOrder(app, { seller });
  expect([await claim(honest, '5HONEST001'), await reject(honest)]).toEqual([null, null]);
  const stolen = await given('5honest-oo1', seller);
  expect([stolen.code, await has(stolen), await dispute(honest)]).toEqual([null, null, null]);
  expect(await accept(honest)).toBeNull();
  expect([await owed(honest), await owed(stolen.order)]).toEqual([
    ['PAID', '75.00', '0.00'],
    ['REFUND_DUE', '75.00', '75.00'],
  ]);
  expect(await refundOf(stolen)).toEqual({ state: 'OWED', reference: null });
  const read = await rows<{ id: string }>(app.db, `SELECT user_id AS id FROM notifications WHERE text_key = 'refundFoundOwed'`);
  expect(read.map(({ id }) => id).sort()).toEqual([stolen.order.buyer.id, seller.id].sort());
  const trail = await one(app.db, `SELECT details ->> 'takenFrom' AS taken FROM audit_events WHERE subject_id = $1`, [honest.id]);
  const { number } = (await one<{ number: string }>(app.db, 'SELECT tracking_number AS number FROM orders WHERE id = $1', [
    stolen.order.id,
  ]))!;
  expect(trail).toEqual({ taken: number });
  expect([await give(seller, stolen.id, '5HONEST001'), await give(seller, stolen.id, '5OWNXX0001')]).toEqual(['BAD_USER_INPUT', null]);
});

it('so does one that its buyer has not answered, and silence confirms none whose transfer is disputed', async () => {
  const seller = await approvedProducer(app);
  const honest = await bkashOrder(app, { seller });
  expect([await claim(honest, '5SILENT001'), await reject(honest), await dispute(honest)]).toEqual([null, null, null]);
  const stolen = await given('5SILENT001', seller);
  await silence(stolen.id);
  expect(await refundOf(stolen)).toEqual({ state: 'DENIED', reference: '5SILENT001' });
  expect([await accept(honest), await refundOf(stolen)]).toEqual([null, { state: 'OWED', reference: null }]);
});

it('a seller who named the number of another buyer by mistake: an admin corrects the confirmed refund', async () => {
  const seller = await approvedProducer(app);
  const honest = await bkashOrder(app, { seller });
  const mistaken = await given('5WRONG0001', seller);
  expect([mistaken.code, await has(mistaken), await claim(honest, '5WRONG0001')]).toEqual([null, null, null]);
  expect([await confirm(honest), await decide(mistaken.id, true), await confirm(honest)]).toEqual(['CONFLICT', null, null]);
  expect([await owed(honest), await owed(mistaken.order)]).toEqual([
    ['PAID', '75.00', '0.00'],
    ['REFUNDED', '75.00', '0.00'],
  ]);
  expect(await refundOf(mistaken)).toEqual({ state: 'CONFIRMED', reference: null });
  expect(await decide(mistaken.id, false)).toBe('refund.invalidStep');
  const trail = await one(app.db, `SELECT details ->> 'reference' AS number FROM audit_events WHERE subject_id = $1`, [mistaken.order.id]);
  expect(trail).toEqual({ number: '5WRONG0001' });
});

it('an admin finds that a confirmed refund was not given: it is owed again', async () => {
  const refund = await given('5NEVER0001', await approvedProducer(app));
  expect([await has(refund), await decide(refund.id, false), await refundOf(refund)]).toEqual([
    null,
    null,
    { state: 'OWED', reference: null },
  ]);
  expect(await owed(refund.order)).toEqual(['REFUND_DUE', '75.00', '75.00']);
});

it('a refund is recorded though its buyer has claimed its number elsewhere: that claim cannot be confirmed', async () => {
  const seller = await approvedProducer(app);
  const refund = await given('5FIRST0001', seller);
  expect([await app.call('denyRefund', { id: refund.id, reason: 'No' }, 'id', refund.order.buyer).then(({ code }) => code)]).toEqual([
    null,
  ]);
  const elsewhere = await bkashOrder(app, { buyer: refund.order.buyer });
  expect(await claim(elsewhere, '5CLAIM0001')).toBeNull();
  expect(await give(seller, refund.id, '5CLAIM0001')).toBeNull();
  expect([await confirm(elsewhere), await reject(elsewhere), await dispute(elsewhere)]).toEqual(['CONFLICT', null, null]);
  expect([await has(refund), await refundOf(refund)]).toEqual([null, { state: 'CONFIRMED', reference: '5CLAIM0001' }]);
});

it('a claim at the seller of the refund is decided first, and no other claim keeps the refund from being recorded', async () => {
  const seller = await approvedProducer(app);
  const own = await bkashOrder(app, { seller });
  expect(await claim(own, '5BOTHX0001')).toBeNull();
  const refund = await given('5BOTHX0001', seller);
  expect([refund.code, await reject(own), await give(seller, refund.id, '5BOTHX0001')]).toEqual(['BAD_USER_INPUT', null, null]);
  const other = await bkashOrder(app);
  expect(await claim(other, '5OTHER0001')).toBeNull();
  const next = await given('5OTHER0001', seller);
  expect(next.code).toBeNull();
  await silence(next.id);
  expect(await refundOf(next)).toEqual({ state: 'DENIED', reference: '5OTHER0001' });
  expect([await confirm(other), await decide(next.id, true)]).toEqual([null, 'refund.numberOfOrder']);
});
