import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * When a transaction commits, the market owes a seller no more for an order than gateways hold for it, less what goes
 * back to its buyer, and what the market pays of its deals
 * and discount.
 */
export class GuardCredit1764403401000 implements MigrationInterface {
  name = 'GuardCredit1764403401000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE FUNCTION check_order_credit() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        checked uuid := CASE TG_TABLE_NAME WHEN 'ledger_transactions' THEN (to_jsonb(NEW) ->> 'order_id')::uuid
          ELSE (SELECT order_id FROM gateway_payments WHERE id = (to_jsonb(NEW) ->> 'payment_id')::uuid) END;
        credited numeric;
        covered numeric;
      BEGIN
        SELECT coalesce(-sum(e.amount), 0) INTO credited FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
          JOIN ledger_accounts a ON a.id = e.account_id AND a.kind = 'PAYABLE' WHERE t.order_id = checked;
        IF credited <= 0 THEN RETURN NULL; END IF;
        SELECT o.platform_discount
          + (SELECT coalesce(sum(round(l.quantity * l.platform_pays, 2)), 0) FROM order_lines l WHERE l.order_id = o.id AND l.platform_pays > 0)
          + (SELECT coalesce(sum(g.amount), 0) FROM gateway_payments g WHERE g.order_id = o.id AND g.is_applied)
          - (SELECT coalesce(sum(r.amount), 0) FROM gateway_refunds r JOIN gateway_payments g ON g.id = r.payment_id
            WHERE g.order_id = o.id AND g.is_applied AND r.state <> 'DROPPED')
        INTO covered FROM orders o WHERE o.id = checked;
        IF credited > covered THEN
          RAISE EXCEPTION 'The seller is credited % for the order %, which brought %', credited, checked, covered
            USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_credit_covered';
        END IF;
        RETURN NULL;
      END $$;
      CREATE CONSTRAINT TRIGGER ledger_transactions_credit AFTER INSERT ON ledger_transactions DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW WHEN (NEW.order_id IS NOT NULL) EXECUTE FUNCTION check_order_credit();
      CREATE CONSTRAINT TRIGGER gateway_refunds_credit AFTER INSERT OR UPDATE OF amount ON gateway_refunds DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION check_order_credit()`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TRIGGER gateway_refunds_credit ON gateway_refunds;
      DROP TRIGGER ledger_transactions_credit ON ledger_transactions;
      DROP FUNCTION check_order_credit()`);
  }
}
