/** A seller names what a buyer has sent for another order as the refund that was given: the buyer asks an admin. */
import { startTestApp, type TestApp } from '../../support/app';
import { admin, approvedProducer, type TestAccount } from '../../support/build-accounts';
import type { TestOrder } from '../../support/build-orders';
import { one } from '../../support/sql';
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

const { claim, cancel, owed } = transferSteps(() => app);

const CONTEST =
  'mutation ($id: ID!, $transfer: PaymentClaimInput) { disputePayment(orderId: $id, text: "I sent it", transfer: $transfer) { id } }';
const contest = async ({ id, buyer }: TestOrder, paymentReference: string) => {
  const transfer = { paymentMethod: 'BKASH', paymentNumber: '01812345678', paymentReference };
  return (await app.gql(CONTEST, { id, transfer }, { token: buyer.token })).code;
};
const accept = async ({ id }: TestOrder) => {
  const dispute = await one<{ id: string }>(app.db, `SELECT id FROM payment_disputes WHERE order_id = $1 AND state = 'OPEN'`, [id]);
  return (await app.call('decidePaymentDispute', { id: dispute?.id, accepted: true, reason: 'Seen' }, 'id', judge)).code;
};

it.each(['GIVEN', 'DENIED', 'CONFIRMED'] as const)('while the refund is %s; accepted, both orders are true again', async (state) => {
  const reference = `7OWN${state}`;
  const seller = await approvedProducer(app);
  const cancelled = await bkashOrder(app, { seller });
  await paidByBkash(app, cancelled);
  await cancel(cancelled);
  const second = await bkashOrder(app, { seller, buyer: cancelled.buyer });
  const refund = await one<{ id: string }>(app.db, 'SELECT id FROM order_refunds WHERE order_id = $1', [cancelled.id]);
  const id = refund?.id ?? '';
  expect((await app.call('giveRefund', { id, input: { method: 'BKASH', reference } }, 'state', seller)).code).toBeNull();
  if (state === 'DENIED') expect((await app.call('denyRefund', { id, reason: 'It is mine' }, 'state', second.buyer)).code).toBeNull();
  if (state === 'CONFIRMED') expect((await app.call('confirmRefund', { id }, 'state', second.buyer)).code).toBeNull();
  expect(await claim(second, reference)).toBe('CONFLICT');
  expect(await contest(second, reference)).toBeNull();
  expect(await accept(second)).toBeNull();
  expect(await owed(second)).toEqual(['PAID', '75.00', '0.00']);
  expect(await one(app.db, 'SELECT state, reference FROM order_refunds WHERE id = $1', [id])).toEqual({ state: 'OWED', reference: null });
  expect((await owed(cancelled))[0]).toBe('REFUND_DUE');
  expect((await app.call('giveRefund', { id, input: { method: 'BKASH', reference } }, 'state', seller)).code).toBe('BAD_USER_INPUT');
});
