import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Payouts of what the market owes sellers, in batches. A seller has one payout that is not decided; one that was paid
 * or has failed is never paid again; account and amount are those of its beginning. The ledger has a kind for a payout
 * and one for its return.
 */
export class CreatePayouts1764401942001 implements MigrationInterface {
  name = 'CreatePayouts1764401942001';

  async up(db: QueryRunner): Promise<void> {
    await db.query(TABLES);
    await db.query(GUARD);
    await db.query(`CREATE INDEX orders_seller_completing ON orders (seller_id) WHERE status = 'DELIVERED' AND completed_at IS NULL`);
    await setKinds(db, [...KINDS, 'PAYOUT', 'PAYOUT_REVERSED']);
  }

  /** Fails where payouts are in the ledger: they cannot be removed from it. */
  async down(db: QueryRunner): Promise<void> {
    await setKinds(db, KINDS);
    await db.query(`
      DROP INDEX orders_seller_completing;
      DROP TABLE payouts, payout_batches;
      DROP SEQUENCE payout_numbers, payout_batch_numbers;
      DROP FUNCTION check_payout_change()
    `);
  }
}

const KINDS = ['ORDER_DELIVERED', 'ORDER_CORRECTED', 'REVERSAL', 'BILL', 'BILL_PAYMENT'];

async function setKinds(db: QueryRunner, kinds: readonly string[]): Promise<void> {
  await db.query(`
    ALTER TABLE ledger_transactions DROP CONSTRAINT ledger_transactions_kind,
      ADD CONSTRAINT ledger_transactions_kind CHECK (kind IN (${kinds.map((kind) => `'${kind}'`).join(', ')}))`);
}

const TABLES = `
  CREATE SEQUENCE payout_numbers;
  CREATE SEQUENCE payout_batch_numbers;
  CREATE TABLE payout_batches (
    id uuid PRIMARY KEY DEFAULT uuid_v7(),
    number varchar(20) NOT NULL DEFAULT ('PB-' || lpad(nextval('payout_batch_numbers')::text, 6, '0')),
    made_by uuid REFERENCES users,
    made_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT payout_batches_number UNIQUE (number)
  );
  CREATE TABLE payouts (
    id uuid PRIMARY KEY DEFAULT uuid_v7(),
    number varchar(20) NOT NULL DEFAULT ('PO-' || lpad(nextval('payout_numbers')::text, 6, '0')),
    seller_id uuid NOT NULL REFERENCES users,
    amount numeric(14,2) NOT NULL CONSTRAINT payouts_amount CHECK (amount > 0),
    method varchar(8) NOT NULL CONSTRAINT payouts_method CHECK (method IN ('BKASH', 'NAGAD', 'ROCKET', 'BANK')),
    account_number varchar(20) NOT NULL,
    holder varchar(60) NOT NULL,
    bank_name varchar(80),
    branch varchar(80),
    state varchar(9) NOT NULL CONSTRAINT payouts_state CHECK (state IN ('REQUESTED', 'SENT', 'PAID', 'FAILED')),
    batch_id uuid REFERENCES payout_batches,
    reference varchar(64),
    reason varchar(500),
    version integer NOT NULL DEFAULT 1,
    requested_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    paid_at timestamptz,
    failed_at timestamptz,
    CONSTRAINT payouts_number UNIQUE (number),
    CONSTRAINT payouts_bank CHECK ((method = 'BANK') = (bank_name IS NOT NULL)),
    CONSTRAINT payouts_batched CHECK (state = 'FAILED' OR (state = 'REQUESTED') = (batch_id IS NULL)),
    CONSTRAINT payouts_paid CHECK ((paid_at IS NULL) = (reference IS NULL) AND CASE state WHEN 'PAID' THEN paid_at IS NOT NULL WHEN 'FAILED' THEN true ELSE paid_at IS NULL END),
    CONSTRAINT payouts_failed CHECK ((state = 'FAILED') = (failed_at IS NOT NULL) AND (state = 'FAILED') = (reason IS NOT NULL))
  );
  CREATE UNIQUE INDEX payouts_undecided ON payouts (seller_id) WHERE state IN ('REQUESTED', 'SENT');
  CREATE UNIQUE INDEX payouts_transfer ON payouts (method, reference) WHERE reference IS NOT NULL;
  CREATE INDEX payouts_requested ON payouts (requested_at, id) WHERE state = 'REQUESTED';
  CREATE INDEX payouts_seller ON payouts (seller_id, requested_at DESC, id DESC);
  CREATE INDEX payouts_latest ON payouts (requested_at DESC, id DESC);
  CREATE INDEX payouts_batch ON payouts (batch_id, id) WHERE batch_id IS NOT NULL;
  CREATE INDEX payouts_failed_at ON payouts (failed_at) WHERE failed_at IS NOT NULL;
`;

const GUARD = `
  CREATE FUNCTION check_payout_change() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'DELETE' OR OLD.state || ' ' || NEW.state NOT IN ('REQUESTED SENT', 'REQUESTED FAILED', 'SENT PAID', 'SENT FAILED', 'PAID FAILED')
      OR (OLD.batch_id IS NOT NULL AND NEW.batch_id IS DISTINCT FROM OLD.batch_id)
      OR (OLD.reference IS NOT NULL AND NEW.reference IS DISTINCT FROM OLD.reference)
      OR (NEW.id, NEW.number, NEW.seller_id, NEW.amount, NEW.method, NEW.account_number, NEW.holder, NEW.bank_name, NEW.branch)
        IS DISTINCT FROM (OLD.id, OLD.number, OLD.seller_id, OLD.amount, OLD.method, OLD.account_number, OLD.holder, OLD.bank_name, OLD.branch) THEN
      RAISE EXCEPTION 'The payout % does not change this way', OLD.number USING ERRCODE = 'check_violation', CONSTRAINT = 'payout_change';
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER payouts_change BEFORE UPDATE OR DELETE ON payouts FOR EACH ROW EXECUTE FUNCTION check_payout_change();
`;
