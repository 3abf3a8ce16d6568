/**
 * Cash that nobody has recorded: asked about, answered in part, corrected by the seller or an admin, or left to time.
 */
import { RefundDeadlinesService } from '../../../../server/modules/orders/account/refund-deadlines.service';
import { type Market, type MarketOrder, often, type OrderCommand, pick } from './market';
import { act } from './market-call';

/** A part of the total: of cash that is asked about, or of more than was recorded. */
const PARTS = [0.5, 0.8, 0.9, 1, 1.01];
const partOf = ({ total }: MarketOrder, draw: number) => (total * pick(PARTS, draw)).toFixed(2);

const collect = (market: Market, order: MarketOrder, draw: number) =>
  act(market, order.seller, 'confirmPayment', { id: order.id, amount: partOf(order, draw) });
const correct = (market: Market, order: MarketOrder, draw: number) =>
  act(market, market.admin, 'confirmPayment', { id: order.id, amount: partOf(order, draw), reason: 'Both say so' });

/** Days pass of which a seller, who is asked, says nothing. */
async function silence({ app }: Market, { id }: MarketOrder): Promise<null> {
  await app.db.query("UPDATE order_payments SET made_at = made_at - interval '4 days' WHERE order_id = $1", [id]);
  await app.container.resolve(RefundDeadlinesService).run();
  return null;
}

export const cash: readonly OrderCommand[] = [
  { name: 'find a part of the cash', where: [...often('CASH_ASKED', 2), 'LOWERED'], take: collect },
  { name: 'an admin corrects the cash', where: [...often('LOWERED', 2)], take: correct },
  { name: 'nobody answers about the cash', where: [...often('CASH_ASKED', 2)], take: silence },
];

export const cashGuards: Readonly<Record<string, string>> = {
  'cash never counts above the total': `
    SELECT o.id FROM o JOIN order_payments p ON p.order_id = o.id AND p.method = 'CASH_ON_DELIVERY' AND p.state = 'RECEIVED'
    GROUP BY o.id, o.total HAVING sum(p.amount) > o.total`,
  'before a delivered order of cash costs less, its cash is known or asked about': `
    SELECT o.id FROM o JOIN orders x ON x.id = o.id JOIN users b ON b.id = x.buyer_id AND b.closed_at IS NULL
    WHERE o.status = 'DELIVERED' AND o.method = 'CASH_ON_DELIVERY' AND o.refunded > 0 AND o.total > 0
      AND NOT EXISTS (SELECT 1 FROM order_payments p WHERE p.order_id = o.id)
      AND NOT EXISTS (SELECT 1 FROM order_events e WHERE e.order_id = o.id AND e.action = 'PAY_IN_CASH')`,
  'cash that nobody has said to be paid stands beside no transfer for the same money': `
    SELECT o.id FROM o, LATERAL (SELECT coalesce(sum(amount) FILTER (WHERE is_by_silence), 0) AS silent,
      coalesce(sum(amount) FILTER (WHERE NOT is_by_silence), 0) AS said FROM order_payments WHERE order_id = o.id AND state = 'RECEIVED') p
    WHERE p.silent > greatest(0, o.total - p.said, o.back + o.owed - p.said)`,
  'cash is asked about once for an order': `
    SELECT o.id FROM o JOIN order_payments p ON p.order_id = o.id AND p.method = 'CASH_ON_DELIVERY' AND p.state = 'CLAIMED'
    GROUP BY o.id HAVING count(*) > 1`,
  'a number is claimed once for an order, and not while an admin is asked about it': `
    SELECT p.order_id FROM o JOIN order_payments p ON p.order_id = o.id AND p.state = 'CLAIMED' AND p.reference IS NOT NULL
    GROUP BY p.order_id, transfer_key(p.reference)
    HAVING count(*) > 1 OR EXISTS (SELECT 1 FROM payment_disputes d WHERE d.order_id = p.order_id AND d.state = 'OPEN'
      AND transfer_key(d.payment_reference) = transfer_key(max(p.reference)) AND d.payment_id <> ALL (array_agg(p.id)))`,
};
