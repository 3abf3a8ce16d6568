import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An admin gives what a seller who has left owes: the market pays it, and the ledger has it as COVERED against CASH, as
 * long as the refund counts as given so. Refunds of before are found by their entry in the audit trail, which was
 * written in the same transaction, and posted to the day they were given, or to the first open month. Going back
 * removes the postings, since no release of before knows their account.
 */
export class PostCoveredRefunds1764420100000 implements MigrationInterface {
  name = 'PostCoveredRefunds1764420100000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      SET LOCAL lock_timeout = '5s';
      ALTER TABLE order_refunds ADD COLUMN is_covered boolean NOT NULL DEFAULT false,
        ADD CONSTRAINT order_refunds_covered CHECK (NOT is_covered OR (payer = 'SELLER' AND state IN ('GIVEN', 'DENIED', 'CONFIRMED')));
      ${kinds(['COVERED'], ['REFUND_COVERED', 'REFUND_RETURNED'])};
      INSERT INTO ledger_accounts (id, kind) VALUES ('01a20b00-0000-7000-8000-000000000009', 'COVERED')`);
    await db.query(GUARD);
    await db.query(`
      UPDATE order_refunds r SET is_covered = true WHERE payer = 'SELLER' AND state IN ('GIVEN', 'DENIED', 'CONFIRMED') AND EXISTS (
        SELECT 1 FROM audit_events a WHERE a.action = 'order.refundGiven' AND a.subject_id = r.order_id AND a.created_at = r.given_at);
      SELECT pg_advisory_xact_lock_shared(hashtextextended('ledger-months', 0));
      CREATE TEMPORARY TABLE covered ON COMMIT DROP AS
        SELECT uuid_v7() AS transaction_id, id, order_id, amount, greatest(given_at, (SELECT (max(month) + interval '1 month')::timestamp AT TIME ZONE 'Asia/Dhaka' FROM ledger_months)) AS at
        FROM order_refunds WHERE is_covered;
      INSERT INTO ledger_transactions (id, kind, order_id, idempotency_key, month, occurred_at)
        SELECT transaction_id, 'REFUND_COVERED', order_id, 'refund:' || id || ':0', date_trunc('month', at AT TIME ZONE 'Asia/Dhaka'), at FROM covered;
      INSERT INTO ledger_entries (transaction_id, account_id, owner_id, amount, month, occurred_at)
        SELECT c.transaction_id, a.id, NULL, CASE a.kind WHEN 'COVERED' THEN c.amount ELSE -c.amount END, date_trunc('month', c.at AT TIME ZONE 'Asia/Dhaka'), c.at
        FROM covered c JOIN ledger_accounts a ON a.kind IN ('COVERED', 'CASH') AND a.owner_id IS NULL;
      SET CONSTRAINTS ALL IMMEDIATE;
      SET CONSTRAINTS ALL DEFERRED`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      SET LOCAL lock_timeout = '5s';
      DROP TRIGGER order_refunds_covered_posted ON order_refunds;
      DROP TRIGGER ledger_transactions_covered ON ledger_transactions;
      DROP FUNCTION check_refund_covered();
      ALTER TABLE ledger_entries DISABLE TRIGGER USER;
      ALTER TABLE ledger_transactions DISABLE TRIGGER USER;
      WITH gone AS (
        DELETE FROM ledger_entries e USING ledger_transactions t WHERE t.id = e.transaction_id AND t.kind IN ('REFUND_COVERED', 'REFUND_RETURNED')
        RETURNING e.account_id, e.month, e.amount
      )
      INSERT INTO ledger_balances AS b (account_id, month, slot, amount, entry_count)
      SELECT account_id, month, 0, -sum(amount), -count(*) FROM gone GROUP BY 1, 2
      ON CONFLICT (account_id, month, slot) DO UPDATE SET amount = b.amount + excluded.amount, entry_count = b.entry_count + excluded.entry_count;
      DELETE FROM ledger_transactions WHERE kind IN ('REFUND_COVERED', 'REFUND_RETURNED');
      ALTER TABLE ledger_entries ENABLE TRIGGER USER;
      ALTER TABLE ledger_transactions ENABLE TRIGGER USER;
      DELETE FROM ledger_balances b USING ledger_accounts a WHERE a.id = b.account_id AND a.kind = 'COVERED';
      DELETE FROM ledger_accounts WHERE kind = 'COVERED';
      ${kinds([], [])};
      ALTER TABLE order_refunds DROP COLUMN is_covered`);
  }
}

const list = (...values: string[]) => values.map((value) => `'${value}'`).join(', ');
const ACCOUNTS = ['RECEIVABLE', 'PAYABLE', 'COMMISSION', 'DISCOUNTS', 'VAT', 'CASH', 'GATEWAY', 'REFUNDS', 'HELD', 'FEES'];
const KINDS = ['ORDER_DELIVERED', 'ORDER_CORRECTED', 'REVERSAL', 'BILL', 'BILL_PAYMENT', 'PAYOUT', 'PAYOUT_REVERSED'];
const GATEWAY_KINDS = ['PAYMENT_RECEIVED', 'REFUND_DUE', 'PAYMENT_REFUNDED', 'GATEWAY_SETTLED'];

const kinds = (accounts: string[], more: string[]) => `
  ALTER TABLE ledger_accounts DROP CONSTRAINT ledger_accounts_kind,
    ADD CONSTRAINT ledger_accounts_kind CHECK (kind IN (${list(...ACCOUNTS, ...accounts)}));
  ALTER TABLE ledger_transactions DROP CONSTRAINT ledger_transactions_kind,
    ADD CONSTRAINT ledger_transactions_kind CHECK (kind IN (${list(...KINDS, ...GATEWAY_KINDS, ...more)}))`;

const GUARD = `
  CREATE FUNCTION check_refund_covered() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    checked uuid := CASE TG_TABLE_NAME WHEN 'order_refunds' THEN NEW.id
      ELSE nullif(substring(to_jsonb(NEW) ->> 'idempotency_key' FROM '^refund:([0-9a-f-]{36}):'), '')::uuid END;
  BEGIN
    IF NOT EXISTS (SELECT 1 FROM order_refunds r WHERE r.id = checked AND CASE WHEN r.is_covered THEN r.amount ELSE 0 END = (
      SELECT coalesce(sum(e.amount), 0) FROM ledger_transactions t JOIN ledger_entries e ON e.transaction_id = t.id
      JOIN ledger_accounts a ON a.id = e.account_id AND a.kind = 'COVERED'
      WHERE t.order_id = r.order_id AND t.idempotency_key LIKE 'refund:' || r.id || ':%')) THEN
      RAISE EXCEPTION 'The refund % is in the ledger with another amount than the market has given', checked
        USING ERRCODE = 'check_violation', CONSTRAINT = 'refund_covered_posted';
    END IF;
    RETURN NULL;
  END $$;
  CREATE CONSTRAINT TRIGGER order_refunds_covered_posted AFTER INSERT OR UPDATE OF is_covered, amount ON order_refunds
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.payer = 'SELLER') EXECUTE FUNCTION check_refund_covered();
  CREATE CONSTRAINT TRIGGER ledger_transactions_covered AFTER INSERT ON ledger_transactions DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW WHEN (NEW.kind IN ('REFUND_COVERED', 'REFUND_RETURNED')) EXECUTE FUNCTION check_refund_covered()`;
