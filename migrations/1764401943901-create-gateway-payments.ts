import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Payments through a gateway and their refunds; the ledger's accounts and kinds for money that the platform holds until
 * delivery. An order paid online has no payee: the columns of the number may be null. Going back fails where such
 * orders or postings exist, rather than losing them.
 */
export class CreateGatewayPayments1764401943901 implements MigrationInterface {
  name = 'CreateGatewayPayments1764401943901';

  async up(db: QueryRunner): Promise<void> {
    await db.query(PAYMENTS);
    await db.query(REFUNDS);
    await db.query(constraints(['ONLINE'], ['HELD', 'FEES'], ['PAYMENT_RECEIVED', 'REFUND_DUE', 'PAYMENT_REFUNDED', 'GATEWAY_SETTLED']));
    await db.query('ALTER TABLE order_payees ALTER COLUMN number DROP NOT NULL, ALTER COLUMN holder DROP NOT NULL');
    await db.query(
      "ALTER TABLE order_payees ADD CONSTRAINT order_payees_number CHECK ((method = 'ONLINE') = (number IS NULL) AND (method = 'ONLINE') = (holder IS NULL))",
    );
    await db.query(
      "INSERT INTO ledger_accounts (id, kind) VALUES ('01a20b00-0000-7000-8000-000000000007', 'HELD'), ('01a20b00-0000-7000-8000-000000000008', 'FEES')",
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query("DELETE FROM ledger_accounts WHERE kind IN ('HELD', 'FEES')");
    await db.query('ALTER TABLE order_payees DROP CONSTRAINT order_payees_number');
    await db.query('ALTER TABLE order_payees ALTER COLUMN number SET NOT NULL, ALTER COLUMN holder SET NOT NULL');
    await db.query(constraints([], [], []));
    await db.query('DROP TABLE gateway_refunds, gateway_payments');
  }
}

const list = (...values: string[]) => values.map((value) => `'${value}'`).join(', ');

const constraints = (methods: string[], accounts: string[], kinds: string[]) => `
  ALTER TABLE orders DROP CONSTRAINT orders_payment_method_check,
    ADD CONSTRAINT orders_payment_method_check CHECK (payment_method IN (${list('CASH_ON_DELIVERY', 'BKASH', 'NAGAD', 'ROCKET', ...methods)}));
  ALTER TABLE order_payees DROP CONSTRAINT order_payees_method,
    ADD CONSTRAINT order_payees_method CHECK (method IN (${list('BKASH', 'NAGAD', 'ROCKET', ...methods)}));
  ALTER TABLE ledger_accounts DROP CONSTRAINT ledger_accounts_kind,
    ADD CONSTRAINT ledger_accounts_kind CHECK (kind IN (${list('RECEIVABLE', 'PAYABLE', 'COMMISSION', 'DISCOUNTS', 'VAT', 'CASH', 'GATEWAY', 'REFUNDS', ...accounts)}));
  ALTER TABLE ledger_transactions DROP CONSTRAINT ledger_transactions_kind,
    ADD CONSTRAINT ledger_transactions_kind CHECK (kind IN (${list('ORDER_DELIVERED', 'ORDER_CORRECTED', 'REVERSAL', 'BILL', 'BILL_PAYMENT', 'PAYOUT', 'PAYOUT_REVERSED', ...kinds)}));
`;

const PAYMENTS = `
  CREATE TABLE gateway_payments (
    id uuid PRIMARY KEY DEFAULT uuid_v7(),
    order_id uuid NOT NULL REFERENCES orders,
    gateway varchar(10) NOT NULL CONSTRAINT gateway_payments_gateway CHECK (gateway IN ('BKASH', 'SSLCOMMERZ')),
    invoice varchar(30) NOT NULL CONSTRAINT gateway_payments_invoice UNIQUE,
    reference varchar(100) NOT NULL,
    page_url varchar(2000) NOT NULL,
    amount numeric(14,2) NOT NULL CONSTRAINT gateway_payments_amount CHECK (amount > 0),
    state varchar(9) NOT NULL DEFAULT 'STARTED'
      CONSTRAINT gateway_payments_state CHECK (state IN ('STARTED', 'CAPTURED', 'CANCELLED', 'FAILED', 'EXPIRED')),
    is_applied boolean NOT NULL DEFAULT false,
    trx_id varchar(60),
    started_at timestamptz NOT NULL DEFAULT now(),
    captured_at timestamptz,
    next_check_at timestamptz,
    version integer NOT NULL DEFAULT 1,
    updated_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT gateway_payments_reference UNIQUE (gateway, reference),
    CONSTRAINT gateway_payments_transaction UNIQUE (gateway, trx_id),
    CONSTRAINT gateway_payments_captured CHECK ((state = 'CAPTURED') = (trx_id IS NOT NULL) AND (state = 'CAPTURED') = (captured_at IS NOT NULL)),
    CONSTRAINT gateway_payments_checked CHECK (state <> 'CAPTURED' OR next_check_at IS NULL),
    CONSTRAINT gateway_payments_held CHECK (state = 'CAPTURED' OR NOT is_applied)
  );
  CREATE INDEX gateway_payments_order ON gateway_payments (order_id, id);
  CREATE UNIQUE INDEX gateway_payments_applied ON gateway_payments (order_id) WHERE is_applied;
  CREATE INDEX gateway_payments_due ON gateway_payments (next_check_at) WHERE next_check_at IS NOT NULL;
  CREATE INDEX gateway_payments_capture ON gateway_payments (gateway, captured_at) WHERE state = 'CAPTURED'`;

const REFUNDS = `
  CREATE TABLE gateway_refunds (
    id uuid PRIMARY KEY DEFAULT uuid_v7(),
    payment_id uuid NOT NULL REFERENCES gateway_payments,
    reason varchar(11) NOT NULL CONSTRAINT gateway_refunds_reason CHECK (reason IN ('ORDER_ENDED', 'LOWER_TOTAL', 'NOT_DUE', 'PROBLEM')),
    amount numeric(14,2) NOT NULL CONSTRAINT gateway_refunds_amount CHECK (amount > 0),
    state varchar(8) NOT NULL DEFAULT 'WAITING' CONSTRAINT gateway_refunds_state CHECK (state IN ('WAITING', 'SENT', 'DONE', 'REJECTED', 'DROPPED')),
    reference varchar(60),
    error varchar(60),
    attempts smallint NOT NULL DEFAULT 0,
    next_try_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now(),
    ended_at timestamptz,
    CONSTRAINT gateway_refunds_waiting CHECK ((state IN ('WAITING', 'SENT')) = (next_try_at IS NOT NULL))
  );
  CREATE INDEX gateway_refunds_payment ON gateway_refunds (payment_id, id);
  CREATE INDEX gateway_refunds_due ON gateway_refunds (next_try_at) WHERE next_try_at IS NOT NULL;
  CREATE INDEX gateway_refunds_rejected ON gateway_refunds (created_at DESC, id DESC) WHERE state = 'REJECTED'`;
