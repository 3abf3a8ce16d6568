import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Commission, deals and discounts follow the products of an order that stayed sold, and what the market pays for its
 * deals is the seller's credit, as its coupons are. What was posted otherwise is corrected by transactions of the first
 * open month.
 */
export class KeepCommissionOfSoldProducts1764402700000 implements MigrationInterface {
  name = 'KeepCommissionOfSoldProducts1764402700000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(KEPT_AMOUNT);
    await db.query(`
      CREATE TEMPORARY TABLE corrections ON COMMIT DROP AS ${CORRECTIONS};
      SELECT pg_advisory_xact_lock_shared(hashtextextended('ledger-months', 0));
      ${POST};
      SET CONSTRAINTS ALL IMMEDIATE;
      SET CONSTRAINTS ALL DEFERRED`);
  }

  /** The corrections stay: entries of the ledger are never taken back by a statement. */
  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP FUNCTION kept_amount(numeric, numeric, numeric, numeric)');
  }
}

/** Products are refunded first, the delivery fee last. */
const KEPT_AMOUNT = `
  CREATE FUNCTION kept_amount(amount numeric, products numeric, refunded numeric, total numeric) RETURNS numeric LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
    round(CASE WHEN refunded = 0 THEN amount WHEN products > 0 THEN amount * (products - least(refunded, products)) / products
      WHEN refunded >= total THEN 0 ELSE amount END, 2)`;

/**
 * Delivered orders that are posted, with what is to be added. Without deals and refunds an order has nothing to
 * correct.
 */
const CORRECTIONS = `
  SELECT uuid_v7() AS transaction_id, d.*, greatest(now(), d.since) AS at FROM (
    SELECT o.id AS order_id, o.seller_id, p.postings, p.is_online,
      kept_amount(o.commission + o.platform_discount + deal.discount, o.subtotal - o.discount, o.refunded, o.total) - p.commission AS commission,
      kept_amount(o.platform_discount + deal.discount, o.subtotal - o.discount, o.refunded, o.total) - p.discount AS discount,
      (SELECT (max(month) + interval '1 month')::timestamp AT TIME ZONE 'Asia/Dhaka' FROM ledger_months) AS since
    FROM orders o
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(round(l.quantity * l.platform_pays, 2)), 0) AS discount FROM order_lines l WHERE l.order_id = o.id AND l.platform_pays > 0
    ) deal
    CROSS JOIN LATERAL (
      SELECT coalesce(-sum(e.amount) FILTER (WHERE a.kind = 'COMMISSION'), 0) AS commission,
        coalesce(sum(e.amount) FILTER (WHERE a.kind = 'DISCOUNTS'), 0) AS discount, count(DISTINCT t.id) AS postings,
        EXISTS (SELECT 1 FROM gateway_payments g WHERE g.order_id = o.id AND g.is_applied) AS is_online
      FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id JOIN ledger_accounts a ON a.id = e.account_id
      LEFT JOIN ledger_transactions r ON r.id = t.reverses
      WHERE t.order_id = o.id AND a.owner_id IS NULL AND coalesce(r.kind, t.kind) IN ('ORDER_DELIVERED', 'ORDER_CORRECTED')
    ) p
    WHERE o.status = 'DELIVERED' AND (o.refunded > 0 OR deal.discount > 0) AND p.postings > 0
  ) d WHERE d.commission <> 0 OR d.discount <> 0`;

const POST = `
  INSERT INTO ledger_transactions (id, kind, order_id, idempotency_key, month, occurred_at)
  SELECT transaction_id, 'ORDER_CORRECTED', order_id, 'order:' || order_id || ':' || postings, date_trunc('month', at AT TIME ZONE 'Asia/Dhaka'), at FROM corrections;
  INSERT INTO ledger_entries (transaction_id, account_id, owner_id, amount, month, occurred_at)
  SELECT c.transaction_id, a.id, a.owner_id, e.amount, date_trunc('month', c.at AT TIME ZONE 'Asia/Dhaka'), c.at
  FROM corrections c CROSS JOIN LATERAL (VALUES
    ('COMMISSION', NULL::uuid, -c.commission), ('DISCOUNTS', NULL, c.discount),
    ('RECEIVABLE', c.seller_id, CASE WHEN c.is_online THEN 0 ELSE c.commission END),
    ('PAYABLE', c.seller_id, CASE WHEN c.is_online THEN c.commission - c.discount ELSE -c.discount END)
  ) AS e (kind, owner_id, amount)
  JOIN ledger_accounts a ON a.kind = e.kind AND a.owner_id IS NOT DISTINCT FROM e.owner_id WHERE e.amount <> 0`;
