/**
 * The guards that the rows of a market keep, whatever its people did: recomputed from payments, refunds, problems,
 * lines,
 * movements, entries, payouts and bills, never from the sums
 * that orders have of them. Each statement finds what breaks its guard; o are the orders of RAW, $1 the sellers.
 */

import { cashGuards } from './market-cash';
import { AFTER_LEAVING, recallGuards } from './market-recalls';
import { settlementGuards } from './market-settlements';

/** Orders with the sums of their raw rows. */
export const RAW = `
  WITH raw AS (
    SELECT o.id, o.status, o.payment_method AS method, o.seller_id, o.purchase_id, o.completed_at, o.delivery_fee AS fee, o.discount, o.platform_discount, o.total,
      o.status IN ('REJECTED', 'EXPIRED', 'CANCELLED') AS ended, l.products, l.deals, l.kept_deals, l.wrong, p.paid, p.online, p.given_away, r.back, r.back_online, r.owed, g.going_back, g.requested,
      q.refunded, e.payable, e.commission, e.held, e.accounts
    FROM orders o
    CROSS JOIN LATERAL (SELECT coalesce(sum(line_total), 0) AS products, coalesce(sum(round(least(quantity, ordered_quantity) * platform_pays, 2)), 0) AS deals,
      coalesce(sum(least(quantity * greatest(0, 1 - refunded / greatest(0.01, line_total * (o.subtotal - o.discount) / greatest(o.subtotal, 0.01))), ordered_quantity) * platform_pays), 0) AS kept_deals,
      count(*) FILTER (WHERE line_total <> round(quantity * unit_price, 2)) AS wrong FROM order_lines WHERE order_id = o.id) l
    CROSS JOIN LATERAL (SELECT coalesce(sum(amount) FILTER (WHERE state = 'RECEIVED'), 0) AS paid,
      coalesce(sum(amount) FILTER (WHERE state = 'RECEIVED' AND method = 'ONLINE'), 0) AS online,
      coalesce(sum(amount) FILTER (WHERE state = 'REJECTED' AND EXISTS (SELECT 1 FROM payment_disputes d WHERE d.payment_method = method AND transfer_key(d.payment_reference) = transfer_key(reference)
        AND d.buyer_id <> o.buyer_id AND d.state = 'ACCEPTED')), 0) AS given_away FROM order_payments WHERE order_id = o.id) p
    CROSS JOIN LATERAL (SELECT coalesce(sum(amount) FILTER (WHERE state = 'CONFIRMED'), 0) AS back,
      coalesce(sum(amount) FILTER (WHERE state = 'CONFIRMED' AND payer = 'GATEWAY'), 0) AS back_online,
      coalesce(sum(amount) FILTER (WHERE state IN ('OWED', 'GIVEN', 'DENIED')), 0) AS owed FROM order_refunds WHERE order_id = o.id) r
    CROSS JOIN LATERAL (SELECT coalesce(sum(x.amount) FILTER (WHERE x.state IN ('WAITING', 'SENT', 'REJECTED', 'BY_HAND')), 0) AS going_back,
      coalesce(sum(x.amount) FILTER (WHERE x.state <> 'DROPPED'), 0) AS requested
      FROM gateway_refunds x JOIN gateway_payments y ON y.id = x.payment_id WHERE y.order_id = o.id AND y.is_applied) g
    CROSS JOIN LATERAL (SELECT coalesce(sum(refunded), 0) AS refunded FROM order_problems WHERE order_id = o.id) q
    CROSS JOIN LATERAL (SELECT coalesce(-sum(n.amount) FILTER (WHERE a.kind = 'PAYABLE'), 0) AS payable, coalesce(-sum(n.amount) FILTER (WHERE a.kind = 'COMMISSION'), 0) AS commission,
      coalesce(sum(n.amount) FILTER (WHERE a.kind = 'HELD'), 0) AS held,
      count(*) FILTER (WHERE a.kind IN ('PAYABLE', 'RECEIVABLE', 'COMMISSION', 'DISCOUNTS', 'HELD')) > 0 AS accounts
      FROM ledger_transactions t JOIN ledger_entries n ON n.transaction_id = t.id JOIN ledger_accounts a ON a.id = n.account_id WHERE t.order_id = o.id) e
    WHERE o.seller_id = ANY ($1::uuid[])
  ), o AS (
    SELECT raw.*, CASE WHEN ended THEN 0 ELSE products - discount + fee - refunded END AS charged, paid - back AS kept, products - discount AS goods FROM raw
  )`;
const orders = (broken: string) => `SELECT * FROM o WHERE ${broken}`;

/** The share of the products that stayed sold. */
const SOLD = '(CASE WHEN goods > 0 THEN greatest(0, goods - refunded) / goods WHEN refunded > 0 AND charged <= 0 THEN 0 ELSE 1 END)';

/** The market pays the coupon in that share, and the deals of the units that stayed sold of their lines. */
const MARKET_PAYS = `(platform_discount * ${SOLD} + CASE WHEN ${SOLD} = 0 THEN 0 ELSE kept_deals END)`;

export const guards: Readonly<Record<string, string>> = {
  ...recallGuards,
  ...cashGuards,
  ...settlementGuards,
  'the total is that of the lines': orders('wrong > 0 OR total <> products - discount + fee OR discount > products'),
  'no more goes back than was received': orders('kept < 0 OR online < back_online OR paid - online < back - back_online'),
  'what is to go back is owed by the seller, or on its way from the gateway': orders(
    'CASE WHEN given_away > 0 THEN greatest(0, kept - charged) > owed + going_back ELSE greatest(0, kept - charged) <> owed + going_back END',
  ),
  'a shipped order that is paid online holds its total': orders(
    "method = 'ONLINE' AND status IN ('SHIPPED', 'DELIVERED') AND kept < charged",
  ),
  'nothing is credited beyond what gateways hold for the order and what the market pays of it': orders(
    `payable > CASE WHEN status = 'DELIVERED' THEN online - requested + ${MARKET_PAYS} + 0.05 ELSE 0 END`,
  ),
  'commission is on products that stayed sold': orders(
    `commission < 0 OR commission > CASE WHEN status = 'DELIVERED' THEN 0.02 * (goods * ${SOLD} + ${MARKET_PAYS}) + 0.01 ELSE 0 END`,
  ),
  'nothing is held for an order that is over': orders('(ended OR completed_at IS NOT NULL) AND held <> 0'),
  'what is held is what gateways hold': orders("NOT ended AND status <> 'DELIVERED' AND -held <> online - requested"),
  'accounts of an order that ended are zero': `SELECT o.id, a.kind FROM o JOIN ledger_transactions t ON t.order_id = o.id
    JOIN ledger_entries n ON n.transaction_id = t.id JOIN ledger_accounts a ON a.id = n.account_id
    WHERE o.ended AND a.kind IN ('PAYABLE', 'RECEIVABLE', 'COMMISSION', 'DISCOUNTS', 'HELD') GROUP BY 1, 2 HAVING sum(n.amount) <> 0`,
  'no risky payment is shipped before an admin approved it': `
    SELECT o.id FROM orders o JOIN gateway_payments g ON g.order_id = o.id AND g.is_risky AND g.is_applied
    WHERE o.seller_id = ANY ($1::uuid[]) AND o.status IN ('SHIPPED', 'DELIVERED')
      AND NOT EXISTS (SELECT 1 FROM audit_events e WHERE e.subject_id = o.id AND e.action = 'payment.approved')`,
  'every transaction sums to zero': `
    SELECT t.id FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
    WHERE t.id IN (SELECT x.transaction_id FROM ledger_entries x WHERE x.owner_id = ANY ($1::uuid[])) GROUP BY t.id HAVING sum(e.amount) <> 0`,
  'a coupon is used by as many purchases that happened as it allows, and by a buyer once': `
    SELECT c.code FROM coupons c JOIN (
      SELECT DISTINCT p.coupon_id, p.buyer_id, p.id FROM purchases p JOIN orders o ON o.purchase_id = p.id
      WHERE NOT (o.status IN ('REJECTED', 'EXPIRED') OR (o.status = 'CANCELLED' AND o.substate IS NULL))
    ) u ON u.coupon_id = c.id WHERE $1::uuid[] IS NOT NULL GROUP BY c.id HAVING count(*) > c.max_uses OR count(*) > count(DISTINCT u.buyer_id)`,
  'a deal of the market costs what was ordered of it and has not ended, and no more than its budget': `
    SELECT d.id FROM deals d JOIN products p ON p.id = d.product_id WHERE p.seller_id = ANY ($1::uuid[]) AND (d.market_spent > d.market_budget OR d.market_spent <> (
      SELECT coalesce(sum(round(l.ordered_quantity * l.platform_pays, 2)), 0) FROM order_lines l JOIN o ON o.id = l.order_id WHERE l.deal_id = d.id AND NOT o.ended))`,
  'a line that the market pays for was sold at its deal': `
    SELECT l.id FROM order_lines l JOIN o ON o.id = l.order_id LEFT JOIN deals d ON d.id = l.deal_id AND d.product_id = l.product_id
    WHERE l.platform_pays > 0 AND d.market_budget IS NULL`,
  'stock is what its movements and open orders leave': `
    SELECT s.product_id FROM product_stock s JOIN products p ON p.id = s.product_id
    CROSS JOIN LATERAL (SELECT sum(on_hand_delta) AS on_hand, sum(reserved_delta) AS reserved FROM stock_movements WHERE product_id = p.id) m
    CROSS JOIN LATERAL (SELECT coalesce(sum(l.quantity), 0) AS open FROM order_lines l JOIN orders o ON o.id = l.order_id
      WHERE l.product_id = p.id AND o.status IN ('PLACED', 'CONFIRMED')) w
    WHERE p.seller_id = ANY ($1::uuid[]) AND (s.on_hand < 0 OR s.reserved > s.on_hand OR (s.on_hand, s.reserved, s.reserved) IS DISTINCT FROM (m.on_hand, m.reserved, w.open))`,
  'what left the store is what was shipped and not taken back': `
    SELECT l.id, o.status FROM orders o JOIN order_lines l ON l.order_id = o.id
    CROSS JOIN LATERAL (SELECT coalesce(sum(on_hand_delta), 0) AS moved FROM stock_movements WHERE order_line_id = l.id AND kind <> 'REPLACE') m
    WHERE o.seller_id = ANY ($1::uuid[]) AND o.substate IS DISTINCT FROM 'RETURNED'
      AND -m.moved <> CASE WHEN o.status IN ('SHIPPED', 'DELIVERED') THEN l.quantity ELSE 0 END`,
  'a transfer pays for orders of one buyer and seller, unless an admin found it to be of another': `
    SELECT p.method, transfer_key(p.reference) FROM order_payments p JOIN orders o ON o.id = p.order_id WHERE o.seller_id = ANY ($1::uuid[]) AND p.reference IS NOT NULL AND p.state IN ('CLAIMED', 'RECEIVED')
    GROUP BY 1, 2 HAVING count(DISTINCT (o.buyer_id, o.seller_id)) > 1
      AND NOT EXISTS (SELECT 1 FROM payment_disputes d WHERE d.payment_method = p.method AND transfer_key(d.payment_reference) = transfer_key(max(p.reference)) AND d.state = 'ACCEPTED')`,
  'what an admin found to be of one buyer pays for nothing of another, except for what was given back': `
    SELECT p.id FROM order_payments p JOIN orders o ON o.id = p.order_id
    CROSS JOIN LATERAL (SELECT d.buyer_id FROM payment_disputes d WHERE d.payment_method = p.method AND transfer_key(d.payment_reference) = transfer_key(p.reference)
      AND d.state = 'ACCEPTED' ORDER BY d.decided_at DESC LIMIT 1) last
    WHERE o.seller_id = ANY ($1::uuid[]) AND p.state = 'RECEIVED' AND o.buyer_id <> last.buyer_id AND p.amount > o.given_back + (SELECT coalesce(sum(r.amount), 0) FROM order_refunds r WHERE r.order_id = o.id AND r.state IN ('GIVEN', 'DENIED'))
      AND EXISTS (SELECT 1 FROM users s WHERE s.id = o.seller_id AND s.closed_at IS NULL)`,
  'a transfer pays for the orders of a buyer at a seller up to its amount': `
    SELECT p.method, transfer_key(p.reference) FROM order_payments p JOIN orders o ON o.id = p.order_id WHERE o.seller_id = ANY ($1::uuid[]) AND p.reference IS NOT NULL AND p.state IN ('CLAIMED', 'RECEIVED')
    GROUP BY 1, 2, o.buyer_id, o.seller_id HAVING sum(p.amount) > max(p.transfer_amount)`,
  'a payout is posted with its amount, a failed one with nothing': `
    SELECT p.id FROM payouts p WHERE p.seller_id = ANY ($1::uuid[]) AND (CASE p.state WHEN 'FAILED' THEN 0 ELSE p.amount END) <> (
      SELECT coalesce(sum(e.amount), 0) FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id JOIN ledger_accounts a ON a.id = e.account_id
      WHERE t.idempotency_key IN ('payout:' || p.id, 'payout:' || p.id || ':returned', 'payout:' || p.id || ':after-all') AND a.kind = 'PAYABLE')`,
  'no more is paid out than complete orders brought, and bills that were paid': `
    SELECT s.id FROM unnest($1::uuid[]) AS s (id)
    WHERE (SELECT coalesce(sum(amount), 0) FROM payouts WHERE seller_id = s.id AND state <> 'FAILED'
        AND NOT EXISTS (SELECT 1 FROM ledger_transactions t WHERE t.idempotency_key = 'payout:' || payouts.id || ':after-all'))
      > (SELECT coalesce(sum(greatest(0, online - requested + CASE WHEN kept + given_away < charged THEN 0 ELSE platform_discount + deals END)), 0) FROM o WHERE o.seller_id = s.id AND o.completed_at IS NOT NULL)
      + (SELECT coalesce(sum(p.amount), 0) FROM bill_payments p JOIN bills b ON b.id = p.bill_id WHERE b.seller_id = s.id)`,
  'a bill is paid by its payments, and never above its total': `
    SELECT b.id FROM bills b LEFT JOIN bill_payments p ON p.bill_id = b.id AND p.reversed_at IS NULL WHERE b.seller_id = ANY ($1::uuid[])
    GROUP BY b.id HAVING b.paid <> coalesce(sum(p.amount), 0) OR b.paid > b.total`,
  'a seller owes what is open of the bills, and what no bill has': `
    SELECT s.id FROM unnest($1::uuid[]) AS s (id)
    WHERE (SELECT coalesce(sum(e.amount), 0) FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id WHERE e.owner_id = s.id AND a.kind = 'RECEIVABLE')
      <> (SELECT coalesce(sum(b.total - coalesce(p.paid, 0)), 0) FROM bills b LEFT JOIN LATERAL (
          SELECT sum(amount) AS paid FROM bill_payments WHERE bill_id = b.id AND reversed_at IS NULL) p ON true WHERE b.seller_id = s.id)
      + (SELECT coalesce(sum(e.amount), 0) FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id JOIN ledger_transactions t ON t.id = e.transaction_id
        WHERE e.owner_id = s.id AND a.kind = 'RECEIVABLE' AND t.order_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM bill_lines l WHERE l.transaction_id = t.id))`,
  'open orders of a suspended seller are marked, those of others are not': `
    SELECT o.id, o.status FROM orders o JOIN users u ON u.id = o.seller_id WHERE u.id = ANY ($1::uuid[])
      AND o.status IN ('PLACED', 'CONFIRMED', 'SHIPPED') AND o.seller_suspended <> (u.status = 'SUSPENDED')`,
  'nothing is open of an account that is closed': `
    SELECT u.id FROM users u WHERE u.closed_at IS NOT NULL AND u.id IN (
        SELECT unnest($1::uuid[]) UNION SELECT buyer_id FROM orders WHERE seller_id = ANY ($1::uuid[])) AND (
      EXISTS (SELECT 1 FROM orders o WHERE u.id IN (o.buyer_id, o.seller_id) AND (o.status IN ('PLACED', 'CONFIRMED', 'SHIPPED') OR (o.status = 'DELIVERED' AND o.completed_at IS NULL)))
      OR EXISTS (SELECT 1 FROM order_refunds r WHERE u.id IN (r.buyer_id, r.seller_id) AND r.state IN ('OWED', 'GIVEN', 'DENIED') AND NOT ${AFTER_LEAVING})
      OR EXISTS (SELECT 1 FROM payouts p WHERE p.seller_id = u.id AND p.state IN ('REQUESTED', 'SENT'))
      OR (NOT ${AFTER_LEAVING} AND (SELECT coalesce(sum(amount), 0) FROM ledger_entries WHERE owner_id = u.id) <> 0))`,
};
