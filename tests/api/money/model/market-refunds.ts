/**
 * Money goes back: by problems with deliveries and how they end, refunds that sellers owe, and refunds of gateways that
 * are lost, rejected, sent again or paid by hand.
 */
import { one, rows } from '../../../support/sql';
import { refundJobs } from './market-jobs';
import { type Market, type MarketCommand, type MarketOrder, type OrderCommand, type OrderStep, often, pick } from './market';
import { act } from './market-call';

const REMEDIES = ['REFUND', 'PARTIAL_REFUND', 'REPLACEMENT'] as const;
const remedyOf = (order: MarketOrder, draw: number) => {
  const remedy = pick(REMEDIES, draw);
  return { remedy, ...(remedy === 'PARTIAL_REFUND' && { amount: ((order.total * (1 + (draw % 12))) / 12).toFixed(2) }) };
};

async function report(market: Market, order: MarketOrder, draw: number): Promise<string | null> {
  const lineId = draw % 2 === 0 ? null : pick(order.lines, draw >> 1).id;
  const input = { orderId: order.id, lineId, kind: 'NOT_RECEIVED', text: 'It did not come', ...remedyOf(order, draw >> 2) };
  return act(market, order.buyer, 'reportProblem', { input });
}

/** A step of a problem of the order, the active ones first. */
const ofProblem =
  (who: 'buyer' | 'seller' | 'admin', name: string, more: (order: MarketOrder, draw: number) => object = () => ({})): OrderStep =>
  async (market, order, draw) => {
    const problem = await one<{ id: string }>(
      market.app.db,
      'SELECT id FROM order_problems WHERE order_id = $1 ORDER BY ended_at IS NOT NULL, id LIMIT 1',
      [order.id],
    );
    if (!problem) return 'NO_PROBLEM';
    return act(market, who === 'admin' ? market.admin : order[who], name, { id: problem.id, ...more(order, draw) });
  };

/** A step of a refund that is owed for the order. */
const ofRefund =
  (who: 'buyer' | 'seller' | 'admin', name: string, more: (draw: number) => object = () => ({})): OrderStep =>
  async (market, order, draw) => {
    const found = await rows<{ id: string }>(
      market.app.db,
      "SELECT id FROM order_refunds WHERE order_id = $1 ORDER BY state = 'CONFIRMED', id",
      [order.id],
    );
    if (found.length === 0) return 'NO_REFUND';
    const { id } = found[draw % 4 === 0 ? draw % found.length : 0] ?? pick(found, draw);
    return act(market, who === 'admin' ? market.admin : order[who], name, { id, ...more(draw) });
  };

let given = 0;
const givenBy = (draw: number) => ({
  input: draw % 2 === 0 ? { method: 'CASH_ON_DELIVERY' } : { method: 'BKASH', reference: `8GIVE${String(++given).padStart(6, '0')}` },
});
const reason = () => ({ reason: 'It was looked at' });

export const refunds: readonly OrderCommand[] = [
  { name: 'report a problem', where: [...often('DELIVERED', 4)], take: report },
  { name: 'accept the problem', where: [...often('PROBLEM_OPEN', 2), 'PROBLEM_ESCALATED'], take: ofProblem('seller', 'acceptProblem') },
  {
    name: 'offer for the problem',
    where: ['PROBLEM_OPEN'],
    take: ofProblem('seller', 'offerForProblem', (order, draw) => remedyOf(order, draw)),
  },
  { name: 'decline the problem', where: ['PROBLEM_OPEN'], take: ofProblem('seller', 'declineProblem', reason) },
  { name: 'accept the offer', where: [...often('PROBLEM_OFFERED', 2)], take: ofProblem('buyer', 'acceptProblemOffer') },
  { name: 'decline the offer', where: ['PROBLEM_OFFERED'], take: ofProblem('buyer', 'declineProblemOffer') },
  { name: 'send a replacement', where: [...often('PROBLEM_REPLACING', 3)], take: ofProblem('seller', 'sendReplacement') },
  { name: 'withdraw the problem', where: ['PROBLEM_OPEN', 'PROBLEM_ESCALATED'], take: ofProblem('buyer', 'withdrawProblem') },
  {
    name: 'decide the problem',
    where: [...often('PROBLEM_ESCALATED', 3)],
    take: ofProblem('admin', 'decideProblem', (order, draw) => ({ ...reason(), ...(draw % 4 === 0 ? {} : remedyOf(order, draw >> 2)) })),
  },
  { name: 'give a refund', where: [...often('REFUND_OWED', 2)], take: ofRefund('seller', 'giveRefund', givenBy) },
  { name: 'confirm a refund', where: ['REFUND_GIVEN'], take: ofRefund('buyer', 'confirmRefund') },
  { name: 'deny a refund', where: ['REFUND_GIVEN'], take: ofRefund('buyer', 'denyRefund', reason) },
  {
    name: 'decide a refund',
    where: [...often('REFUND_DENIED', 2), 'REFUND_OWED', 'NOTHING_DUE'],
    take: ofRefund('admin', 'decideRefund', (draw) => ({
      ...reason(),
      given: draw % 2 === 0,
      ...(draw % 4 === 0 && { how: givenBy(draw >> 2).input }),
    })),
  },
];

const REJECTED = `
  SELECT r.id FROM gateway_refunds r JOIN gateway_payments g ON g.id = r.payment_id JOIN orders o ON o.id = g.order_id
  WHERE r.state IN ('REJECTED', 'BY_HAND') AND o.seller_id = ANY ($1::uuid[]) ORDER BY r.id LIMIT 1`;
const BY_HAND = `
  SELECT r.id FROM gateway_refunds r JOIN gateway_payments g ON g.id = r.payment_id JOIN orders o ON o.id = g.order_id
  WHERE r.state = 'DONE' AND r.hand_by IS NOT NULL AND o.seller_id = ANY ($1::uuid[]) ORDER BY r.id DESC LIMIT 1`;
let transfers = 0;
const hand = () => `HAND${String(++transfers).padStart(6, '0')}`;
async function afterRejection(market: Market, draw: number): Promise<string | null> {
  const sellers = market.sellers.map(({ id }) => id);
  const paid = draw % 7 === 3 ? await one<{ id: string }>(market.app.db, BY_HAND, [sellers]) : null;
  if (paid) return act(market, market.admin, 'correctRefundByHand', { id: paid.id, reference: hand(), reason: 'Mistyped' });
  const found = await one<{ id: string }>(market.app.db, REJECTED, [sellers]);
  if (!found) return 'NONE_REJECTED';
  if (draw % 4 === 0) return act(market, market.admin, 'retryRefund', { id: found.id });
  if (draw % 4 === 1) return act(market, market.admin, 'startRefundByHand', { id: found.id });
  if (draw % 12 === 2) return act(market, market.admin, 'cancelRefundByHand', { id: found.id });
  return act(market, market.admin, 'recordRefundByHand', { id: found.id, reference: hand() });
}

async function sendBack({ app, behave }: Market, draw: number): Promise<null> {
  await behave(pick([{}, { refunds: 'reject' as const }, { lose: ['refund' as const] }], draw));
  await refundJobs(app);
  await behave();
  return null;
}

export const gatewayRefunds: readonly MarketCommand[] = [
  { name: 'send refunds', weight: 3, take: sendBack },
  { name: 'after a rejected refund', weight: 2, take: afterRejection },
];
