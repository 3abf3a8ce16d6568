/**
 * Money out and in between the market and its sellers: payouts that are asked for, batched, sent, paid, failed and
 * compared with reports, and bills that are issued, paid and reversed.
 */
import { addMonths, monthAt } from '../../../../schema/values/money/months';
import { dayAt } from '../../../../schema/rules/orders/delivery-days';
import { BillRemindersService } from '../../../../server/modules/money/bills/bill-reminders.service';
import { rows } from '../../../support/sql';
import { issueBills } from '../support/bills';
import { type Market, type MarketCommand, pick } from './market';
import { act } from './market-call';

const sellerIds = ({ sellers }: Market) => sellers.map(({ id }) => id);
let transfers = 0;
const transfer = () => `TRF${String(++transfers).padStart(8, '0')}`;

const request = (market: Market, draw: number) => act(market, pick(market.sellers, draw), 'requestPayout', { method: 'BKASH' });
const batch = (market: Market) => act(market, market.admin, 'makePayoutBatch', {});

const PAYOUTS = `
  SELECT id, number, amount::text, state, batch_id FROM payouts WHERE seller_id = ANY ($1::uuid[]) ORDER BY state = 'PAID', state = 'FAILED', id`;
const payoutsOf = (market: Market) =>
  rows<{ id: string; number: string; amount: string; state: string; batch_id: string | null }>(market.app.db, PAYOUTS, [sellerIds(market)]);

async function decide(market: Market, draw: number): Promise<string | null> {
  const found = await payoutsOf(market);
  if (found.length === 0) return 'NO_PAYOUT';
  const { id } = draw % 3 === 0 ? pick(found, draw >> 2) : (found[0] ?? pick(found, draw));
  if (draw % 5 === 4) {
    const right = draw % 2 === 0 ? { reference: transfer() } : {};
    return act(market, market.admin, 'correctPayoutNumber', { id, reason: 'Mistyped', ...right });
  }
  if (draw % 2 === 0) return act(market, market.admin, 'markPayoutPaid', { id, reference: transfer() });
  return act(market, market.admin, 'markPayoutFailed', { id, reason: 'The number does not exist' });
}

/** A report has a transfer of each payout of the batch, one of them with another amount, one of another batch. */
async function reconcile(market: Market, draw: number): Promise<string | null> {
  const found = await payoutsOf(market);
  const sent = found.find(({ batch_id }) => batch_id !== null);
  if (!sent) return 'NO_BATCH';
  const isWrong = (index: number) => (draw + index) % 3 === 0;
  const lines = found.map(({ number, amount }, index) => ({
    number,
    reference: transfer(),
    amount: isWrong(index) ? String(Number(amount) + 1) : amount,
  }));
  return act(market, market.admin, 'reconcilePayoutBatch', { id: sent.batch_id, method: 'BKASH', transfers: lines });
}

/** A month later. The bills are of today then, so that they can be paid. */
async function issue(market: Market): Promise<null> {
  market.months += 1;
  await issueBills(market.app, new Date(`${addMonths(monthAt(new Date()), market.months)}-05T06:00:00Z`));
  await market.app.db.query('UPDATE bills SET issued_at = now(), due_on = current_date + 14 WHERE issued_at > now()');
  return null;
}

async function payBill(market: Market, draw: number): Promise<string | null> {
  const bills = await rows<{ id: string; open: number }>(
    market.app.db,
    'SELECT id, (total - paid)::float AS open FROM bills WHERE seller_id = ANY ($1::uuid[]) ORDER BY paid >= total, id',
    [sellerIds(market)],
  );
  if (bills.length === 0) return 'NO_BILL';
  const bill = bills[0] ?? pick(bills, draw);
  const amount = Math.max(0.01, bill.open * pick([1, 0.5, 0.01, 1.1], draw)).toFixed(2);
  const input = { amount, method: 'BKASH', reference: transfer(), receivedOn: dayAt(new Date()) };
  return act(market, market.admin, 'recordBillPayment', { billId: bill.id, input });
}

async function reverse(market: Market, draw: number): Promise<string | null> {
  const paid = await rows<{ id: string }>(
    market.app.db,
    'SELECT p.id FROM bill_payments p JOIN bills b ON b.id = p.bill_id WHERE b.seller_id = ANY ($1::uuid[]) ORDER BY p.reversed_at IS NOT NULL, p.id',
    [sellerIds(market)],
  );
  if (paid.length === 0) return 'NONE_PAID';
  return act(market, market.admin, 'reverseBillPayment', { paymentId: (paid[0] ?? pick(paid, draw)).id, reason: 'By mistake' });
}

async function overdue({ app, sellers }: Market): Promise<null> {
  await app.db.query('UPDATE bills SET due_on = current_date - 1 WHERE seller_id = ANY ($1::uuid[])', [sellers.map(({ id }) => id)]);
  await app.container.resolve(BillRemindersService).remindDue();
  return null;
}

export const payouts: readonly MarketCommand[] = [
  { name: 'ask for a payout', weight: 4, take: request },
  { name: 'make a batch', weight: 3, take: batch },
  { name: 'decide a payout', weight: 4, take: decide },
  { name: 'compare a report', weight: 1, take: reconcile },
  { name: 'issue bills', weight: 2, take: issue },
  { name: 'pay a bill', weight: 3, take: payBill },
  { name: 'reverse a payment', weight: 1, take: reverse },
  { name: 'bills are overdue', weight: 1, take: overdue },
];
