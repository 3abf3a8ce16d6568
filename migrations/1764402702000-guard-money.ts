import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Checks payouts and the ledger of an order when a transaction commits, whichever code has written them. Placing an
 * order and the steps before its end start none of these checks.
 */
export class GuardMoney1764402702000 implements MigrationInterface {
  name = 'GuardMoney1764402702000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(ORDERS);
    await db.query(PAYOUTS);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TRIGGER orders_ledger ON orders;
      DROP TRIGGER ledger_transactions_order_kept ON ledger_transactions;
      DROP TRIGGER ledger_transactions_payout ON ledger_transactions;
      DROP TRIGGER payouts_covered ON payouts;
      DROP FUNCTION check_order_ledger();
      DROP FUNCTION check_payout_posting();
      DROP FUNCTION check_payout()`);
  }
}

/**
 * Commission on products that stayed sold alone, none without a delivery; nothing is held for an order that is over.
 */
const ORDERS = `
  CREATE FUNCTION check_order_ledger() RETURNS trigger LANGUAGE plpgsql AS $$
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
        + (SELECT coalesce(sum(round(l.quantity * l.platform_pays, 2)), 0) FROM order_lines l WHERE l.order_id = o.id AND l.platform_pays > 0),
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
  END $$;
  CREATE CONSTRAINT TRIGGER ledger_transactions_order_kept AFTER INSERT ON ledger_transactions DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW WHEN (NEW.order_id IS NOT NULL) EXECUTE FUNCTION check_order_ledger();
  CREATE CONSTRAINT TRIGGER orders_ledger AFTER UPDATE ON orders DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
    WHEN (NEW.refunded IS DISTINCT FROM OLD.refunded OR (NEW.completed_at IS NOT NULL AND OLD.completed_at IS NULL)
      OR (NEW.status IS DISTINCT FROM OLD.status AND NEW.status IN ('REJECTED', 'EXPIRED', 'CANCELLED')))
    EXECUTE FUNCTION check_order_ledger();
`;

/**
 * A payout is in the ledger with its own amount, and its return once it failed; nothing is sent to a seller who is
 * suspended; none takes more than the market owes the seller without what orders hold. What a running delivery adds to
 * the commission meanwhile changes neither side of that sum.
 */
const PAYOUTS = `
  CREATE FUNCTION check_payout() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    posted numeric;
    left_over numeric;
  BEGIN
    IF NEW.state = 'SENT' AND NOT EXISTS (SELECT 1 FROM users WHERE id = NEW.seller_id AND status = 'APPROVED') THEN
      RAISE EXCEPTION 'The payout % goes to a seller who is not approved', NEW.number USING ERRCODE = 'check_violation', CONSTRAINT = 'payout_seller_approved';
    END IF;
    SELECT coalesce(sum(e.amount), 0) INTO posted FROM ledger_transactions t
      JOIN ledger_entries e ON e.transaction_id = t.id AND e.owner_id = NEW.seller_id JOIN ledger_accounts a ON a.id = e.account_id AND a.kind = 'PAYABLE'
      WHERE t.idempotency_key IN ('payout:' || NEW.id, 'payout:' || NEW.id || ':returned');
    IF (posted <> CASE NEW.state WHEN 'FAILED' THEN 0 ELSE NEW.amount END) THEN
      RAISE EXCEPTION 'The payout % is in the ledger with another amount', NEW.number USING ERRCODE = 'check_violation', CONSTRAINT = 'payout_posted';
    END IF;
    IF TG_OP = 'INSERT' THEN
      SELECT coalesce(sum(b.amount) FILTER (WHERE a.kind = 'PAYABLE'), 0) - greatest(0, -coalesce(sum(b.amount) FILTER (WHERE a.kind = 'RECEIVABLE'), 0))
      INTO left_over FROM ledger_accounts a JOIN ledger_balances b ON b.account_id = a.id WHERE a.owner_id = NEW.seller_id;
      SELECT left_over + greatest(0, coalesce(-sum(e.amount), 0)) INTO left_over FROM orders o
        JOIN ledger_transactions t ON t.order_id = o.id JOIN ledger_entries e ON e.transaction_id = t.id
        JOIN ledger_accounts a ON a.id = e.account_id AND a.kind = 'PAYABLE'
        WHERE o.seller_id = NEW.seller_id AND (o.status IN ('PLACED', 'CONFIRMED', 'SHIPPED') OR (o.status = 'DELIVERED' AND o.completed_at IS NULL));
      IF left_over > 0 THEN
        RAISE EXCEPTION 'The payout % takes % more than is due to its seller', NEW.number, left_over
          USING ERRCODE = 'check_violation', CONSTRAINT = 'payout_covered';
      END IF;
    END IF;
    RETURN NULL;
  END $$;
  CREATE CONSTRAINT TRIGGER payouts_covered AFTER INSERT OR UPDATE OF state ON payouts DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION check_payout();

  CREATE FUNCTION check_payout_posting() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NOT EXISTS (SELECT 1 FROM payouts p WHERE p.id = nullif(substring(NEW.idempotency_key FROM '^payout:([0-9a-f-]{36})'), '')::uuid
      AND NEW.idempotency_key = 'payout:' || p.id || CASE NEW.kind WHEN 'PAYOUT' THEN '' ELSE ':returned' END) THEN
      RAISE EXCEPTION 'The ledger transaction % pays out without a payout', NEW.id USING ERRCODE = 'check_violation', CONSTRAINT = 'payout_of_posting';
    END IF;
    RETURN NULL;
  END $$;
  CREATE CONSTRAINT TRIGGER ledger_transactions_payout AFTER INSERT ON ledger_transactions DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW WHEN (NEW.kind IN ('PAYOUT', 'PAYOUT_REVERSED')) EXECUTE FUNCTION check_payout_posting();
`;
