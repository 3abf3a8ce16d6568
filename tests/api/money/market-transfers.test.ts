/** A transfer that the market has sent or received counts for nothing else, in whichever spelling. */
import { OrderActionsService } from '../../../server/modules/orders/steps/order-actions.service';
import type { TestApp } from '../../support/app';
import { admin, asViewer, payoutAccount, seller as sellerOf, type TestAccount } from '../../support/build-accounts';
import { rows } from '../../support/sql';
import { sellerWithBill } from './support/bills';
import { onlineOrder, pay, type PayingApp, sendRefunds, startPayingApp } from './support/gateways';
import { expectSound } from './support/ledger';
import { bkashOrder, paidByBkash, seen } from './support/order-accounts';
import { discountedOrder, makeBatch, markPaid, payoutsOf, requestPayout } from './support/payouts';
import { payByHand, refundsOf } from './support/refunds-by-hand';
import { stolenTransfers } from './support/stolen-transfers';
import { transferSteps } from './support/transfer-steps';

let paying: PayingApp;
let app: TestApp;
let judge: TestAccount;
beforeAll(async () => {
  paying = await startPayingApp();
  ({ app } = paying);
  judge = await admin(app);
});
afterEach(() => expectSound(app));
afterAll(() => paying.stop());

const { claim, confirm, cancel } = transferSteps(() => app);
const { call } = stolenTransfers(
  () => app,
  () => judge,
);

/** Its refund, which the gateway rejected, was paid by hand with this transfer. */
async function refundedByHand(reference: string, takeBackReason?: string) {
  const order = await onlineOrder(app);
  await pay(app, order);
  await app.container.resolve(OrderActionsService).cancel(asViewer(order.seller), order.id, 'No more of it');
  await paying.behave({ refunds: 'reject' });
  await sendRefunds(app);
  await paying.behave();
  expect(await payByHand(app, judge, (await refundsOf(app, order.id))[0]?.id ?? '', reference, takeBackReason)).toBeNull();
  return order;
}

async function billPaidBy(reference: string) {
  const { seller, bill } = await sellerWithBill(app);
  const input = { amount: '0.10', method: 'BKASH', reference, receivedOn: new Date(Date.now() + 6 * 3_600_000).toISOString().slice(0, 10) };
  const { code } = await app.call('recordBillPayment', { billId: bill.id, input }, 'id', judge);
  return { seller, code };
}

it('the transfer of a refund by hand, or of a bill, gives back no debt of a seller', async () => {
  const { seller, buyer } = await refundedByHand('9OWN000001');
  await billPaidBy('9BILL00001');
  await payoutAccount(app, seller);
  const other = await bkashOrder(app, { seller, buyer });
  await paidByBkash(app, other);
  await cancel(other);
  const [refund] = (await seen(app, other, seller)).money.refunds;
  const give = async (reference: string) =>
    (await app.call('giveRefund', { id: refund?.id, input: { method: 'NAGAD', reference } }, 'state', seller)).code;
  expect([await give('9OWN000001'), await give('9own-ooooo1'), await give('9BILL00001')]).toEqual(Array(3).fill('BAD_USER_INPUT'));
  const past = `UPDATE order_refunds SET state = 'GIVEN', method = 'BKASH', reference = '9OWNOOOOO1', given_at = now() WHERE id = $1`;
  await expect(app.db.query(past, [refund?.id])).rejects.toThrow('one of the market');
});

it('it pays for no order, also where it was reported before it was recorded', async () => {
  const { seller, buyer } = await refundedByHand('9SECRET001');
  await payoutAccount(app, seller);
  const next = await bkashOrder(app, { seller, buyer });
  expect([await claim(next, '9SECRET001'), await claim(next, '9secret-oo1')]).toEqual(['CONFLICT', 'CONFLICT']);
  expect(await claim(next, '9EARLY0001')).toBeNull();
  await refundedByHand('9EARLY0001', 'It is on our statement');
  expect(await confirm(next)).toBe('CONFLICT');
  const past = `
    WITH paid AS (UPDATE order_payments SET state = 'RECEIVED', decided_at = now() WHERE order_id = $1 RETURNING amount)
    UPDATE orders SET received = paid.amount, claimed = 0 FROM paid WHERE id = $1`;
  await expect(app.db.query(past, [next.id])).rejects.toThrow('one of the market');
});

it('the transfer of a payout pays for no order of its seller, and no bill', async () => {
  const trader = await sellerOf(app, 'SUPERSALER', { name: 'Salma' });
  await payoutAccount(app, trader);
  await discountedOrder(app, trader);
  await requestPayout(app, trader);
  await makeBatch(app, judge);
  const [payout] = await payoutsOf(app, trader);
  expect((await markPaid(app, judge, payout!.id, '9PAYOUT001')).code).toBeNull();
  const bought = await bkashOrder(app, { buyer: trader });
  expect(await claim(bought, '9PAYOUT001')).toBe('CONFLICT');
  const transfer = { paymentMethod: 'BKASH', paymentNumber: '01712345678', paymentReference: '9PAYOUT001' };
  const contest =
    'mutation ($id: ID!, $transfer: PaymentClaimInput) { disputePayment(orderId: $id, text: "I sent it", transfer: $transfer) { id } }';
  expect(await call(trader, contest, { id: bought.id, transfer })).toBe('dispute.notUsed');
  expect((await billPaidBy('9payout-oo1')).code).toBe('CONFLICT');
  expect(await rows(app.db, 'SELECT id FROM order_payments WHERE order_id = $1', [bought.id])).toEqual([]);
});
