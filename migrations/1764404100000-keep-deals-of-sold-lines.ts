import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The amount that the market pays for a deal belongs to its line: it follows the units of that line that stayed sold,
 * and the commission follows with it. The discount of a coupon stays in proportion of the whole order. Orders that are
 * posted keep their postings until another refund changes them.
 */
export class KeepDealsOfSoldLines1764404100000 implements MigrationInterface {
  name = 'KeepDealsOfSoldLines1764404100000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(KEPT_DEALS);
    await db.query(KEPT_COMMISSION);
    await db.query(GUARD_BY_LINE);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(GUARD_OF_WHOLE);
    await db.query(`
      DROP FUNCTION kept_commission(numeric, numeric, numeric, numeric, numeric, numeric, numeric);
      DROP FUNCTION kept_deals(uuid)`);
  }
}

/** A line costs its total less its share of the discount, as receipts and refunds have it (lineCostOf). */
const BEFORE = '(SELECT sum(b.line_total) FROM order_lines b WHERE b.order_id = l.order_id AND b.position < l.position)';
const share = (amount: string) => `round(o.discount * ${amount} / greatest(o.subtotal, 0.01), 2)`;
const LINE_COST = `l.line_total - ${share(`(coalesce(${BEFORE}, 0) + l.line_total)`)} + ${share(`coalesce(${BEFORE}, 0)`)}`;

/** This part of what deals cost the market is of units that stayed sold, and never of more than were ordered. */
const KEPT_DEALS = `
  CREATE FUNCTION kept_deals(checked uuid) RETURNS numeric LANGUAGE sql STABLE PARALLEL SAFE AS $$
    SELECT coalesce(sum(least(round(CASE WHEN s.cost > 0 THEN s.quantity * s.platform_pays * greatest(s.cost - s.refunded, 0) / s.cost
      ELSE s.quantity * s.platform_pays END, 2), round(s.ordered_quantity * s.platform_pays, 2))), 0)
    FROM orders o CROSS JOIN LATERAL (
      SELECT l.quantity, l.ordered_quantity, l.platform_pays, l.refunded, ${LINE_COST} AS cost FROM order_lines l WHERE l.order_id = o.id AND l.platform_pays > 0
    ) s
    WHERE o.id = checked AND (o.refunded = 0 OR o.refunded < CASE WHEN o.subtotal > o.discount THEN o.subtotal - o.discount ELSE o.total END)
  $$`;

/**
 * The commission is of what the seller receives for products that stayed sold: their price, the kept share of the
 * coupon, and the kept deals. It is rounded once.
 */
const KEPT_COMMISSION = `
  CREATE FUNCTION kept_commission(commission numeric, products numeric, coupon numeric, deals numeric, kept numeric, refunded numeric, total numeric)
  RETURNS numeric LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
    round(CASE WHEN refunded = 0 THEN commission
      WHEN products > 0 THEN commission * (greatest(products - refunded, 0) * (products + coupon) + kept * products) / (products * (products + coupon + deals))
      WHEN refunded >= total THEN 0 ELSE commission END, 2)`;

const DEALS =
  '(SELECT coalesce(sum(round(least(l.quantity, l.ordered_quantity) * l.platform_pays, 2)), 0) FROM order_lines l WHERE l.order_id = o.id AND l.platform_pays > 0)';

/** An order that was posted before completes with its postings: a step without a refund compares no amounts. */
const GUARD_BY_LINE = `
  CREATE OR REPLACE FUNCTION check_order_ledger() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    checked uuid := CASE TG_TABLE_NAME WHEN 'orders' THEN NEW.id ELSE (to_jsonb(NEW)->>'order_id')::uuid END;
    is_compared boolean := true;
    posted record;
    sold record;
  BEGIN
    IF TG_TABLE_NAME = 'orders' THEN
      is_compared := NEW.refunded IS DISTINCT FROM OLD.refunded OR NEW.status IS DISTINCT FROM OLD.status;
    END IF;
    SELECT coalesce(-sum(e.amount) FILTER (WHERE a.kind = 'COMMISSION'), 0) AS commission, coalesce(sum(e.amount) FILTER (WHERE a.kind = 'DISCOUNTS'), 0) AS discount,
      coalesce(sum(e.amount) FILTER (WHERE a.kind = 'HELD'), 0) AS held
    INTO posted FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id JOIN ledger_accounts a ON a.id = e.account_id
    WHERE t.order_id = checked AND a.owner_id IS NULL;
    IF posted.commission <= 0 AND posted.discount <= 0 AND posted.held = 0 THEN RETURN NULL; END IF;
    SELECT o.status IN ('REJECTED', 'EXPIRED', 'CANCELLED') OR o.completed_at IS NOT NULL AS is_over,
      CASE WHEN o.status = 'DELIVERED' THEN kept_commission(o.commission + o.platform_discount + d.deals, o.subtotal - o.discount, o.platform_discount,
        d.deals, d.kept, o.refunded, o.total) ELSE 0 END AS commission,
      CASE WHEN o.status = 'DELIVERED' THEN kept_amount(o.platform_discount, o.subtotal - o.discount, o.refunded, o.total) + d.kept ELSE 0 END AS discount
    INTO sold FROM orders o CROSS JOIN LATERAL (SELECT ${DEALS} AS deals, kept_deals(o.id) AS kept) d WHERE o.id = checked;
    IF is_compared AND posted.commission > greatest(sold.commission, 0) THEN
      RAISE EXCEPTION 'The commission of the order % is more than that of the products that stayed sold', checked
        USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_commission_kept';
    END IF;
    IF is_compared AND posted.discount > greatest(sold.discount, 0) THEN
      RAISE EXCEPTION 'The market pays % of the order %, and % is of products that stayed sold', posted.discount, checked, sold.discount
        USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_discount_kept';
    END IF;
    IF sold.is_over AND posted.held <> 0 THEN
      RAISE EXCEPTION 'The order % is over, and % is still held for it', checked, -posted.held USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_held_over';
    END IF;
    RETURN NULL;
  END $$`;

const GUARD_OF_WHOLE = `
  CREATE OR REPLACE FUNCTION check_order_ledger() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    checked uuid := CASE TG_TABLE_NAME WHEN 'orders' THEN NEW.id ELSE (to_jsonb(NEW)->>'order_id')::uuid END;
    posted record;
    sold record;
  BEGIN
    SELECT coalesce(-sum(e.amount) FILTER (WHERE a.kind = 'COMMISSION'), 0) AS commission, coalesce(sum(e.amount) FILTER (WHERE a.kind = 'HELD'), 0) AS held
    INTO posted FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id JOIN ledger_accounts a ON a.id = e.account_id
    WHERE t.order_id = checked AND a.owner_id IS NULL;
    IF posted.commission <= 0 AND posted.held = 0 THEN RETURN NULL; END IF;
    SELECT o.status IN ('REJECTED', 'EXPIRED', 'CANCELLED') OR o.completed_at IS NOT NULL AS is_over,
      CASE WHEN o.status = 'DELIVERED' THEN kept_amount(o.commission + o.platform_discount
        + (SELECT coalesce(sum(round(least(l.quantity, l.ordered_quantity) * l.platform_pays, 2)), 0) FROM order_lines l WHERE l.order_id = o.id AND l.platform_pays > 0),
        o.subtotal - o.discount, o.refunded, o.total) ELSE 0 END AS commission
    INTO sold FROM orders o WHERE o.id = checked;
    IF posted.commission > greatest(sold.commission, 0) THEN
      RAISE EXCEPTION 'The commission of the order % is more than that of the products that stayed sold', checked
        USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_commission_kept';
    END IF;
    IF sold.is_over AND posted.held <> 0 THEN
      RAISE EXCEPTION 'The order % is over, and % is still held for it', checked, -posted.held USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_held_over';
    END IF;
    RETURN NULL;
  END $$`;
