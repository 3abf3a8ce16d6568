import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Stores the lines that gateways report as settled, which never change, and the day on which a captured payment or a
 * refund was settled. Earlier payments count as not settled: they are reported as missing until their files are
 * imported. Going back loses the lines, but their postings stay in the ledger.
 */
export class CreateGatewaySettlements1764401943902 implements MigrationInterface {
  name = 'CreateGatewaySettlements1764401943902';

  async up(db: QueryRunner): Promise<void> {
    await db.query(LINES);
    await db.query(`
      CREATE TRIGGER gateway_settlement_lines_append_only BEFORE UPDATE OR DELETE ON gateway_settlement_lines FOR EACH ROW EXECUTE FUNCTION refuse_change();
      CREATE TRIGGER gateway_settlement_lines_no_truncate BEFORE TRUNCATE ON gateway_settlement_lines FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`);
    await db.query(SETTLED);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP INDEX gateway_payments_unsettled, gateway_refunds_unsettled, gateway_refunds_reference;
      ALTER TABLE gateway_payments DROP COLUMN settled_on;
      ALTER TABLE gateway_refunds DROP COLUMN settled_on;
      DROP TABLE gateway_settlement_lines`);
  }
}

/**
 * Two equal lines of one file are two settlements, numbered by `occurrence`; the same line of another file is the same
 * settlement.
 */
const LINES = `
  CREATE TABLE gateway_settlement_lines (
    id uuid PRIMARY KEY DEFAULT uuid_v7(),
    gateway varchar(10) NOT NULL CONSTRAINT gateway_settlement_lines_gateway CHECK (gateway IN ('BKASH', 'SSLCOMMERZ')),
    trx_id varchar(60) NOT NULL,
    amount numeric(14,2) NOT NULL CONSTRAINT gateway_settlement_lines_amount CHECK (amount <> 0),
    fee numeric(14,2) NOT NULL,
    settled_on date NOT NULL,
    occurrence smallint NOT NULL CONSTRAINT gateway_settlement_lines_occurrence CHECK (occurrence > 0),
    difference varchar(7) CONSTRAINT gateway_settlement_lines_difference CHECK (difference IN ('DOUBLED', 'AMOUNT', 'UNKNOWN')),
    imported_by uuid NOT NULL REFERENCES users,
    imported_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT gateway_settlement_lines_once UNIQUE (gateway, trx_id, amount, fee, settled_on, occurrence)
  );
  CREATE INDEX gateway_settlement_lines_differing ON gateway_settlement_lines (imported_at, id) WHERE difference IS NOT NULL`;

const SETTLED = `
  ALTER TABLE gateway_payments ADD COLUMN settled_on date;
  CREATE INDEX gateway_payments_unsettled ON gateway_payments (captured_at, id) WHERE state = 'CAPTURED' AND settled_on IS NULL;
  ALTER TABLE gateway_refunds ADD COLUMN settled_on date;
  CREATE INDEX gateway_refunds_unsettled ON gateway_refunds (ended_at, id) WHERE state = 'DONE' AND settled_on IS NULL;
  CREATE INDEX gateway_refunds_reference ON gateway_refunds (reference) WHERE reference IS NOT NULL`;
