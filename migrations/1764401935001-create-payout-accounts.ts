import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Where sellers receive money, what an order's buyer is shown of it once the order is confirmed, and transfers by
 * seller and amount: one transfer may pay for several orders of a seller. References of the release before name a
 * purchase alone.
 */
export class CreatePayoutAccounts1764401935001 implements MigrationInterface {
  name = 'CreatePayoutAccounts1764401935001';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE payout_accounts (
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        method varchar(8) NOT NULL CONSTRAINT payout_accounts_method CHECK (method IN ('BKASH', 'NAGAD', 'ROCKET', 'BANK')),
        number varchar(20) NOT NULL,
        holder varchar(60) NOT NULL,
        bank_name varchar(80),
        branch varchar(80),
        updated_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (user_id, method),
        CONSTRAINT payout_accounts_bank CHECK ((method = 'BANK') = (bank_name IS NOT NULL))
      );
      CREATE TABLE order_payees (
        order_id uuid PRIMARY KEY REFERENCES orders ON DELETE CASCADE,
        method varchar(8) NOT NULL CONSTRAINT order_payees_method CHECK (method IN ('BKASH', 'NAGAD', 'ROCKET')),
        number varchar(20) NOT NULL,
        holder varchar(60) NOT NULL,
        pay_by timestamptz NOT NULL,
        reminded_at timestamptz
      );
      CREATE INDEX order_payees_due ON order_payees (pay_by) WHERE reminded_at IS NULL;
      ALTER TABLE payment_references
        ADD COLUMN buyer_id uuid REFERENCES users,
        ADD COLUMN seller_id uuid REFERENCES users,
        ADD COLUMN amount numeric(14,2) CONSTRAINT payment_references_amount CHECK (amount > 0),
        ADD CONSTRAINT payment_references_transfer CHECK ((seller_id IS NULL) = (amount IS NULL) AND (seller_id IS NULL) = (buyer_id IS NULL));
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE payment_references DROP CONSTRAINT payment_references_transfer, DROP COLUMN amount, DROP COLUMN seller_id, DROP COLUMN buyer_id;
      DROP TABLE order_payees;
      DROP TABLE payout_accounts;
    `);
  }
}
