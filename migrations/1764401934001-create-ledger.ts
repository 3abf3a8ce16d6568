import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The double-entry ledger. Transactions and entries are never changed; a transaction sums to zero when its database
 * transaction commits; a closed month takes no more of them. Balances are sums by account and month, updated by a
 * trigger; the platform's accounts have 16 rows a month, so that sellers do not wait for each other. Delivered orders
 * of earlier releases are posted by a job in batches.
 */
export class CreateLedger1764401934001 implements MigrationInterface {
  name = 'CreateLedger1764401934001';

  async up(db: QueryRunner): Promise<void> {
    await db.query(TABLES);
    await db.query(BALANCES);
    await db.query(CHECKS);
    for (const table of ['ledger_transactions', 'ledger_entries', 'ledger_months']) {
      await db.query(`
        CREATE TRIGGER ${table}_append_only BEFORE UPDATE OR DELETE ON ${table} FOR EACH ROW EXECUTE FUNCTION refuse_change();
        CREATE TRIGGER ${table}_no_truncate BEFORE TRUNCATE ON ${table} FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`);
    }
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TABLE ledger_months, ledger_balances, ledger_entries, ledger_transactions, ledger_accounts;
      DROP FUNCTION add_ledger_balances();
      DROP FUNCTION check_ledger_month();
      DROP FUNCTION check_ledger_sum();
    `);
  }
}

const TABLES = `
  CREATE TABLE ledger_accounts (
    id uuid PRIMARY KEY DEFAULT uuid_v7(),
    kind varchar(10) NOT NULL CONSTRAINT ledger_accounts_kind
      CHECK (kind IN ('RECEIVABLE', 'PAYABLE', 'COMMISSION', 'DISCOUNTS', 'VAT', 'CASH', 'GATEWAY', 'REFUNDS')),
    owner_id uuid REFERENCES users,
    CONSTRAINT ledger_accounts_owner CHECK ((owner_id IS NOT NULL) = (kind IN ('RECEIVABLE', 'PAYABLE')))
  );
  CREATE UNIQUE INDEX ledger_accounts_of_owner ON ledger_accounts (owner_id, kind) WHERE owner_id IS NOT NULL;
  CREATE UNIQUE INDEX ledger_accounts_of_platform ON ledger_accounts (kind) WHERE owner_id IS NULL;
  INSERT INTO ledger_accounts (id, kind) VALUES
    ('01a20b00-0000-7000-8000-000000000001', 'COMMISSION'),
    ('01a20b00-0000-7000-8000-000000000002', 'DISCOUNTS'),
    ('01a20b00-0000-7000-8000-000000000003', 'VAT'),
    ('01a20b00-0000-7000-8000-000000000004', 'CASH'),
    ('01a20b00-0000-7000-8000-000000000005', 'GATEWAY'),
    ('01a20b00-0000-7000-8000-000000000006', 'REFUNDS');

  CREATE TABLE ledger_transactions (
    id uuid PRIMARY KEY DEFAULT uuid_v7(),
    kind varchar(20) NOT NULL CONSTRAINT ledger_transactions_kind
      CHECK (kind IN ('ORDER_DELIVERED', 'ORDER_CORRECTED', 'REVERSAL', 'BILL', 'BILL_PAYMENT')),
    order_id uuid REFERENCES orders,
    idempotency_key varchar(120) NOT NULL,
    month date NOT NULL,
    occurred_at timestamptz NOT NULL,
    reverses uuid REFERENCES ledger_transactions,
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT ledger_transactions_key UNIQUE (idempotency_key),
    CONSTRAINT ledger_transactions_reverses UNIQUE (reverses),
    CONSTRAINT ledger_transactions_month CHECK (month = date_trunc('month', occurred_at AT TIME ZONE 'Asia/Dhaka')),
    CONSTRAINT ledger_transactions_reversal CHECK ((kind = 'REVERSAL') = (reverses IS NOT NULL))
  );
  CREATE INDEX ledger_transactions_order ON ledger_transactions (order_id) WHERE order_id IS NOT NULL;

  CREATE TABLE ledger_entries (
    id uuid PRIMARY KEY DEFAULT uuid_v7(),
    transaction_id uuid NOT NULL REFERENCES ledger_transactions,
    account_id uuid NOT NULL REFERENCES ledger_accounts,
    owner_id uuid REFERENCES users,
    amount numeric(14,2) NOT NULL CONSTRAINT ledger_entries_amount CHECK (amount <> 0),
    month date NOT NULL,
    occurred_at timestamptz NOT NULL,
    CONSTRAINT ledger_entries_month CHECK (month = date_trunc('month', occurred_at AT TIME ZONE 'Asia/Dhaka'))
  );
  CREATE INDEX ledger_entries_transaction ON ledger_entries (transaction_id);
  CREATE INDEX ledger_entries_account ON ledger_entries (account_id, month);
  CREATE INDEX ledger_entries_owner ON ledger_entries (owner_id, occurred_at DESC, id DESC) WHERE owner_id IS NOT NULL;

  CREATE TABLE ledger_balances (
    account_id uuid NOT NULL REFERENCES ledger_accounts,
    month date NOT NULL,
    slot smallint NOT NULL,
    amount numeric(16,2) NOT NULL,
    entry_count integer NOT NULL,
    PRIMARY KEY (account_id, month, slot)
  ) WITH (fillfactor = 70);

  CREATE TABLE ledger_months (
    month date PRIMARY KEY CONSTRAINT ledger_months_first CHECK (extract(day FROM month) = 1),
    closed_by uuid REFERENCES users,
    closed_at timestamptz NOT NULL DEFAULT now()
  );
`;

/** In one order of rows, so that two statements never wait for each other in a circle. */
const BALANCES = `
  CREATE FUNCTION add_ledger_balances() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO ledger_balances AS b (account_id, month, slot, amount, entry_count)
    SELECT account_id, month, CASE WHEN owner_id IS NULL THEN pg_backend_pid() % 16 ELSE 0 END, sum(amount), count(*) FROM added
    GROUP BY account_id, month, owner_id ORDER BY owner_id NULLS LAST, account_id, month
    ON CONFLICT (account_id, month, slot) DO UPDATE SET amount = b.amount + excluded.amount, entry_count = b.entry_count + excluded.entry_count;
    RETURN NULL;
  END $$;
  CREATE TRIGGER ledger_entries_balances AFTER INSERT ON ledger_entries REFERENCING NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION add_ledger_balances();
`;

/** A month is closed under the same lock, exclusively: what is posted meanwhile waits, and is rejected. */
const CHECKS = `
  CREATE FUNCTION check_ledger_month() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_advisory_xact_lock_shared(hashtextextended('ledger-months', 0));
    IF EXISTS (SELECT 1 FROM ledger_months WHERE month >= NEW.month) THEN
      RAISE EXCEPTION 'The month % of the ledger is closed', to_char(NEW.month, 'YYYY-MM') USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_month_open';
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER ledger_transactions_open BEFORE INSERT ON ledger_transactions FOR EACH ROW EXECUTE FUNCTION check_ledger_month();
  CREATE TRIGGER ledger_entries_open BEFORE INSERT ON ledger_entries FOR EACH ROW EXECUTE FUNCTION check_ledger_month();

  CREATE FUNCTION check_ledger_sum() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    checked uuid := CASE TG_TABLE_NAME WHEN 'ledger_entries' THEN (to_jsonb(NEW)->>'transaction_id')::uuid ELSE NEW.id END;
  BEGIN
    IF (SELECT count(*) < 2 OR sum(e.amount) <> 0 OR bool_or(e.month <> t.month OR e.occurred_at <> t.occurred_at OR e.owner_id IS DISTINCT FROM a.owner_id)
      FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id JOIN ledger_accounts a ON a.id = e.account_id
      WHERE e.transaction_id = checked) THEN
      RAISE EXCEPTION 'The entries of the ledger transaction % do not sum to zero', checked
        USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_sum_zero';
    END IF;
    RETURN NULL;
  END $$;
  CREATE CONSTRAINT TRIGGER ledger_transactions_sum AFTER INSERT ON ledger_transactions DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION check_ledger_sum();
  CREATE CONSTRAINT TRIGGER ledger_entries_sum AFTER INSERT ON ledger_entries DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION check_ledger_sum();
`;
