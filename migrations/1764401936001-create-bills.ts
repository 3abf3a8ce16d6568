import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Commission bills: one a seller and month, with the transactions of the ledger that it bills, each billed once; their
 * payments, and the terms of billing. What was delivered before the month of this migration is not billed, unless an
 * admin sets an earlier month.
 */
export class CreateBills1764401936001 implements MigrationInterface {
  name = 'CreateBills1764401936001';

  async up(db: QueryRunner): Promise<void> {
    await db.query(TERMS);
    await db.query(BILLS);
    await db.query(PAYMENTS);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE bill_payments, bill_lines, bills, bill_numbers, seller_tax_numbers, billing_terms');
  }
}

const TERMS = `
  CREATE TABLE billing_terms (
    id smallint PRIMARY KEY CONSTRAINT billing_terms_one CHECK (id = 1),
    vat_percent numeric(5,2) NOT NULL CONSTRAINT billing_terms_vat CHECK (vat_percent BETWEEN 0 AND 100),
    due_days smallint NOT NULL CONSTRAINT billing_terms_due CHECK (due_days BETWEEN 1 AND 90),
    overdue_limit numeric(12,2) NOT NULL CONSTRAINT billing_terms_limit CHECK (overdue_limit >= 0),
    first_month date NOT NULL CONSTRAINT billing_terms_first CHECK (extract(day FROM first_month) = 1),
    tax_number varchar(13),
    payee varchar(300),
    updated_at timestamptz
  );
  INSERT INTO billing_terms (id, vat_percent, due_days, overdue_limit, first_month)
  VALUES (1, 15, 15, 5000, date_trunc('month', now() AT TIME ZONE 'Asia/Dhaka'));
  CREATE TABLE seller_tax_numbers (
    seller_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
    tax_number varchar(13) NOT NULL
  );
`;

const BILLS = `
  CREATE TABLE bill_numbers (year smallint PRIMARY KEY, last integer NOT NULL);
  CREATE TABLE bills (
    id uuid PRIMARY KEY DEFAULT uuid_v7(),
    number varchar(20) NOT NULL,
    seller_id uuid NOT NULL REFERENCES users,
    month date NOT NULL CONSTRAINT bills_month CHECK (extract(day FROM month) = 1),
    seller_name varchar(120) NOT NULL,
    seller_address varchar(400),
    seller_upazila_id smallint REFERENCES upazilas,
    seller_tax_number varchar(13),
    market_tax_number varchar(13),
    payee varchar(300),
    commission numeric(14,2) NOT NULL,
    withheld numeric(14,2) NOT NULL,
    vat_percent numeric(5,2) NOT NULL,
    vat numeric(14,2) NOT NULL CONSTRAINT bills_vat CHECK (vat >= 0),
    credit numeric(14,2) NOT NULL CONSTRAINT bills_credit CHECK (credit >= 0),
    total numeric(14,2) NOT NULL,
    paid numeric(14,2) NOT NULL DEFAULT 0,
    due_on date NOT NULL,
    reminders smallint NOT NULL DEFAULT 0,
    issued_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT bills_total CHECK (total >= 0 AND total = commission - withheld + vat - credit),
    CONSTRAINT bills_paid CHECK (paid >= 0 AND paid <= total),
    CONSTRAINT bills_number UNIQUE (number),
    CONSTRAINT bills_seller_month UNIQUE (seller_id, month)
  );
  CREATE INDEX bills_seller ON bills (seller_id, issued_at DESC, id DESC);
  CREATE INDEX bills_issued ON bills (issued_at DESC, id DESC);
  CREATE INDEX bills_open ON bills (due_on, id) WHERE paid < total;
  CREATE TABLE bill_lines (
    transaction_id uuid PRIMARY KEY REFERENCES ledger_transactions,
    bill_id uuid NOT NULL REFERENCES bills,
    commission numeric(14,2) NOT NULL,
    withheld numeric(14,2) NOT NULL
  );
  CREATE INDEX bill_lines_bill ON bill_lines (bill_id, transaction_id);
`;

const PAYMENTS = `
  CREATE TABLE bill_payments (
    id uuid PRIMARY KEY DEFAULT uuid_v7(),
    bill_id uuid NOT NULL REFERENCES bills,
    amount numeric(14,2) NOT NULL CONSTRAINT bill_payments_amount CHECK (amount > 0),
    method varchar(8) NOT NULL CONSTRAINT bill_payments_method CHECK (method IN ('BKASH', 'NAGAD', 'ROCKET', 'BANK', 'CASH')),
    reference varchar(64),
    received_on date NOT NULL,
    recorded_by uuid REFERENCES users,
    reversed_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT bill_payments_reference CHECK ((method = 'CASH') = (reference IS NULL))
  );
  CREATE INDEX bill_payments_bill ON bill_payments (bill_id, id);
  CREATE UNIQUE INDEX bill_payments_once ON bill_payments (method, reference) WHERE reference IS NOT NULL AND reversed_at IS NULL;
`;
