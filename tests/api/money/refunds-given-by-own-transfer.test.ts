/** An accomplice has a number before the seller who gave a refund by it can name it: an admin takes it back. */
import { startTestApp, type TestApp } from '../../support/app';
import { admin, approvedProducer, type TestAccount } from '../../support/build-accounts';
import { one, rows } from '../../support/sql';
import { expectSound } from './support/ledger';
import { bkashOrder, paidByBkash } from './support/order-accounts';
import { transferSteps } from './support/transfer-steps';

let app: TestApp;
let judge: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  judge = await admin(app);
});
afterEach(() => expectSound(app));
afterAll(() => app.stop());

const { claim, confirm, cancel, owed } = transferSteps(() => app);

/** The seller owes the buyer of a cancelled order 75 Tk. */
async function owing() {
  const seller = await approvedProducer(app);
  const order = await bkashOrder(app, { seller });
  await paidByBkash(app, order);
  await cancel(order);
  const refund = await one<{ id: string }>(app.db, 'SELECT id FROM order_refunds WHERE order_id = $1', [order.id]);
  return { order, seller, id: refund?.id ?? '' };
}
const give = async (by: TestAccount, id: string, reference: string) =>
  (await app.call('giveRefund', { id, input: { method: 'BKASH', reference } }, 'state', by)).code;
const decide = async (id: string, more: object) => {
  const { code, body } = await app.call('decideRefund', { id, given: true, reason: 'On the statement', ...more }, 'state', judge);
  return body.errors?.[0]?.extensions.key ?? code;
};
const refundOf = (id: string) => one(app.db, 'SELECT state, reference FROM order_refunds WHERE id = $1', [id]);
const readersOf = async (key: string) =>
  (await rows<{ id: string }>(app.db, 'SELECT user_id AS id FROM notifications WHERE text_key = $1', [key])).map(({ id }) => id).sort();
const trailOf = (orderId: string) =>
  rows(app.db, `SELECT action, reason FROM audit_events WHERE subject_id = $1 AND action LIKE '%.transferTakenBack'`, [orderId]);

it('confirmed for an order: it is taken back from there, with a reason, and the refund was given by it', async () => {
  const { order, seller, id } = await owing();
  const accomplice = await bkashOrder(app);
  expect([await claim(accomplice, '6REALX0001'), await confirm(accomplice)]).toEqual([null, null]);
  expect(await give(seller, id, '6REALX0001')).toBe('BAD_USER_INPUT');
  const how = { method: 'BKASH', reference: '6realx-0001' };
  expect(await decide(id, { how })).toBe('refund.numberOfOrder');
  expect([await refundOf(id), await owed(accomplice)]).toEqual([{ state: 'OWED', reference: null }, ['PAID', '75.00', '0.00']]);
  expect(await decide(id, { how, takeBackReason: 'The seller sent it' })).toBeNull();
  expect((await refundOf(id)) as object).toMatchObject({ state: 'CONFIRMED' });
  expect([await owed(order), await owed(accomplice)]).toEqual([
    ['REFUNDED', '75.00', '0.00'],
    ['UNPAID', '0.00', '0.00'],
  ]);
  expect(await readersOf('paymentOfRefund')).toEqual([accomplice.buyer.id, accomplice.seller.id].sort());
  expect(await readersOf('refundFoundGiven')).toEqual([order.buyer.id, seller.id].sort());
  expect(await trailOf(accomplice.id)).toEqual([{ action: 'payment.transferTakenBack', reason: 'The seller sent it' }]);
  expect(await one(app.db, `SELECT transfer_uses('6REALX0001') AS uses`)).toEqual({ uses: ['SELLER_REFUND'] });
  expect([await claim(accomplice, '6REALX0001'), await confirm(accomplice)]).toEqual([null, 'CONFLICT']);
});

it.each(['GIVEN', 'CONFIRMED'] as const)('named for another refund, which is %s: that one is owed again', async (state) => {
  const reference = `6REFUND-${state}`;
  const [honest, stolen] = [await owing(), await owing()];
  expect(await give(stolen.seller, stolen.id, reference)).toBeNull();
  if (state === 'CONFIRMED') expect((await app.call('confirmRefund', { id: stolen.id }, 'state', stolen.order.buyer)).code).toBeNull();
  expect(await give(honest.seller, honest.id, reference)).toBe('BAD_USER_INPUT');
  const how = { method: 'BKASH', reference };
  expect([await decide(honest.id, { how }), await decide(honest.id, { how, takeBackReason: 'It was this one' })]).toEqual([
    'refund.numberOfOrder',
    null,
  ]);
  expect(await refundOf(stolen.id)).toEqual({ state: 'OWED', reference: null });
  expect(await owed(honest.order)).toEqual(['REFUNDED', '75.00', '0.00']);
});

it('a number that the seller had named, and an accomplice confirmed since, is taken back without naming it again', async () => {
  const { order, seller, id } = await owing();
  const accomplice = await bkashOrder(app);
  expect([await claim(accomplice, '6NAMED0001'), await give(seller, id, '6NAMED0001'), await confirm(accomplice)]).toEqual([
    null,
    null,
    null,
  ]);
  expect([await decide(id, {}), await decide(id, { takeBackReason: 'Seen' })]).toEqual(['refund.numberOfOrder', null]);
  expect([await refundOf(id), await owed(order)]).toEqual([{ state: 'CONFIRMED', reference: '6NAMED0001' }, ['REFUNDED', '75.00', '0.00']]);
});

it('neither a transfer of the own order, nor one of the market, gives the refund', async () => {
  const { order, id } = await owing();
  const own = await one<{ reference: string }>(app.db, 'SELECT reference FROM order_payments WHERE order_id = $1', [order.id]);
  const how = { method: 'BKASH', reference: own?.reference };
  expect(await decide(id, { how, takeBackReason: 'Seen' })).toBe('refund.transferOfOthers');
  expect(await refundOf(id)).toEqual({ state: 'OWED', reference: null });
});

it('cash, and the right number of one that was confirmed with a wrong one', async () => {
  const [first, second] = [await owing(), await owing()];
  expect([await decide(first.id, { how: { method: 'CASH_ON_DELIVERY' } }), await refundOf(first.id)]).toEqual([
    null,
    { state: 'CONFIRMED', reference: null },
  ]);
  expect(await give(second.seller, second.id, '6WRONG0001')).toBeNull();
  expect((await app.call('confirmRefund', { id: second.id }, 'state', second.order.buyer)).code).toBeNull();
  expect(await decide(second.id, { how: { method: 'NAGAD', reference: '6RIGHT0001' } })).toBeNull();
  expect(await refundOf(second.id)).toEqual({ state: 'CONFIRMED', reference: '6RIGHT0001' });
  expect(await one(app.db, `SELECT transfer_uses('6WRONG0001') AS uses`)).toEqual({ uses: [] });
});
