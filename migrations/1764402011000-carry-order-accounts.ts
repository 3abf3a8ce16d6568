import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Reconstructs the accounts of orders that exist: from captures and refunds of gateways, from reported transfers, and
 * from what was agreed when they were paid. An order that is complete counts as settled; where its amounts do not add
 * up, it is in `order_account_differences` for an admin. Of one that is not, what is due and owed follows.
 */
export class CarryOrderAccounts1764402011000 implements MigrationInterface {
  name = 'CarryOrderAccounts1764402011000';

  async up(db: QueryRunner): Promise<void> {
    for (const statement of STEPS) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DELETE FROM order_account_differences');
    await db.query('DELETE FROM order_refunds');
    await db.query('DELETE FROM order_payments');
  }
}

/**
 * SQL: what the buyer of an order was asked for when it was paid, and no more than the one transfer that paid for it.
 */
const ASKED = `least(coalesce(t.amount, coalesce(o.agreed_total, o.total)), coalesce(o.agreed_total, o.total))`;
const TRANSFER = `
  LEFT JOIN LATERAL (
    SELECT r.amount FROM payment_references r WHERE r.payment_method = o.payment_method AND r.reference = o.payment_reference AND r.amount IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM orders x WHERE x.id <> o.id AND x.payment_method = o.payment_method AND x.payment_reference = o.payment_reference
        AND x.payment_status <> 'UNPAID')
  ) t ON o.payment_method IN ('BKASH', 'NAGAD', 'ROCKET')`;

const CAPTURES = `
  INSERT INTO order_payments (order_id, method, amount, state, gateway_payment_id, made_at, decided_at)
  SELECT order_id, 'ONLINE', amount, CASE WHEN is_applied THEN 'RECEIVED' ELSE 'SENT_BACK' END, id, started_at, captured_at
  FROM gateway_payments WHERE state = 'CAPTURED'`;
const TRANSFERS = `
  INSERT INTO order_payments (order_id, method, amount, state, number, reference, made_at, decided_at)
  SELECT o.id, o.payment_method, CASE WHEN o.payment_status = 'CLAIMED' OR o.completed_at IS NOT NULL THEN o.total ELSE ${ASKED} END,
    CASE o.payment_status WHEN 'CLAIMED' THEN 'CLAIMED' ELSE 'RECEIVED' END, o.payment_number, o.payment_reference, o.placed_at,
    CASE WHEN o.payment_status <> 'CLAIMED' THEN o.updated_at END
  FROM orders o ${TRANSFER}
  WHERE o.payment_method <> 'ONLINE' AND o.payment_status <> 'UNPAID' AND o.total > 0`;
const GATEWAY_REFUNDS = `
  INSERT INTO order_refunds (order_id, buyer_id, seller_id, payer, amount, state, due_at, gateway_refund_id, owed_at, given_at, decided_at)
  SELECT o.id, o.buyer_id, o.seller_id, 'GATEWAY', r.amount, 'CONFIRMED', r.created_at, r.id, r.created_at, r.ended_at, r.ended_at
  FROM gateway_refunds r JOIN gateway_payments p ON p.id = r.payment_id JOIN orders o ON o.id = p.order_id WHERE r.state = 'DONE' AND p.is_applied`;
/** Carries over amounts that a seller reported as given back, and refunds of orders that are complete. */
const GIVEN_BACK = `
  INSERT INTO order_refunds (order_id, buyer_id, seller_id, payer, amount, state, due_at, owed_at, given_at, decided_at)
  SELECT o.id, o.buyer_id, o.seller_id, 'SELLER', least(p.amount, CASE WHEN o.payment_status = 'REFUNDED' THEN p.amount ELSE o.refunded END), 'CONFIRMED',
    o.updated_at, o.updated_at, o.updated_at, o.updated_at
  FROM orders o JOIN order_payments p ON p.order_id = o.id AND p.state = 'RECEIVED' AND p.method <> 'ONLINE'
  WHERE o.payment_status = 'REFUNDED' OR (o.refunded > 0 AND o.completed_at IS NOT NULL)`;
const SUMS = `
  UPDATE orders o SET received = s.received, received_online = s.received_online, claimed = s.claimed, given_back = s.given_back, given_back_online = s.given_back_online
  FROM (
    SELECT order_id, coalesce(sum(amount) FILTER (WHERE kind = 'RECEIVED'), 0) AS received, coalesce(sum(amount) FILTER (WHERE kind = 'RECEIVED' AND is_online), 0) AS received_online,
      coalesce(sum(amount) FILTER (WHERE kind = 'CLAIMED'), 0) AS claimed, coalesce(sum(amount) FILTER (WHERE kind = 'BACK'), 0) AS given_back,
      coalesce(sum(amount) FILTER (WHERE kind = 'BACK' AND is_online), 0) AS given_back_online
    FROM (SELECT order_id, amount, state AS kind, method = 'ONLINE' AS is_online FROM order_payments
      UNION ALL SELECT order_id, amount, 'BACK', payer = 'GATEWAY' FROM order_refunds) rows GROUP BY order_id
  ) s WHERE s.order_id = o.id`;
/**
 * The trigger on `received` sets the payment status of orders that have no row of an amount as well: free orders become
 * paid.
 */
const FREE = `UPDATE orders SET received = 0 WHERE total = 0 OR (payment_method = 'ONLINE' AND received = 0 AND payment_status <> 'UNPAID')`;
/** Seller's part of what is to be given back: what the gateway does not have. */
const OWED = `
  INSERT INTO order_refunds (order_id, buyer_id, seller_id, payer, amount, state, due_at)
  SELECT id, buyer_id, seller_id, 'SELLER', over - least(over, received_online - given_back_online), 'OWED', now() + interval '3 days'
  FROM (SELECT *, received - given_back - CASE WHEN status IN ('REJECTED', 'EXPIRED', 'CANCELLED') THEN 0 ELSE total - refunded END AS over FROM orders WHERE received > 0) o
  WHERE over > least(over, received_online - given_back_online)`;
const OWED_SUMS = `UPDATE orders o SET refund_owed = r.amount FROM order_refunds r WHERE r.order_id = o.id AND r.state = 'OWED'`;
const RISKY = `
  UPDATE orders o SET payment_under_check = true FROM gateway_payments p WHERE p.order_id = o.id AND p.is_applied AND p.is_risky AND o.status = 'CONFIRMED'`;
const BEGUN = `
  UPDATE orders o SET paying_until = p.until FROM (SELECT order_id, max(started_at) + interval '1 hour' AS until FROM gateway_payments WHERE state = 'STARTED' GROUP BY order_id) p
  WHERE p.order_id = o.id AND p.until > now()`;
const COMPLETE_DIFFERENCES = `
  INSERT INTO order_account_differences (order_id, expected, found)
  SELECT o.id, o.total, ${ASKED} FROM orders o ${TRANSFER}
  WHERE o.completed_at IS NOT NULL AND o.payment_method IN ('BKASH', 'NAGAD', 'ROCKET') AND o.payment_status = 'PAID' AND ${ASKED} <> o.total`;
/** An order that left the store without all of its online money: the rest is due at the delivery. */
const ONLINE_DIFFERENCES = `
  WITH short AS (
    UPDATE orders SET payment_method = 'CASH_ON_DELIVERY'
    WHERE payment_method = 'ONLINE' AND status IN ('SHIPPED', 'DELIVERED') AND received - given_back < total - refunded RETURNING id, total - refunded AS expected, received - given_back AS found
  )
  INSERT INTO order_account_differences (order_id, expected, found) SELECT id, expected, found FROM short`;

const STEPS = [
  CAPTURES,
  TRANSFERS,
  GATEWAY_REFUNDS,
  GIVEN_BACK,
  COMPLETE_DIFFERENCES,
  SUMS,
  FREE,
  OWED,
  OWED_SUMS,
  RISKY,
  BEGUN,
  ONLINE_DIFFERENCES,
];
