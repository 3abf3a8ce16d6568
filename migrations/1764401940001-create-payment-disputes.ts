import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Payments that a seller did not find and whose buyer asks the market to decide; a transfer is disputed once for an
 * order.
 */
export class CreatePaymentDisputes1764401940001 implements MigrationInterface {
  name = 'CreatePaymentDisputes1764401940001';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE payment_disputes (
        id uuid PRIMARY KEY DEFAULT uuid_v7(),
        order_id uuid NOT NULL REFERENCES orders,
        buyer_id uuid NOT NULL REFERENCES users,
        seller_id uuid NOT NULL REFERENCES users,
        payment_method varchar(20) NOT NULL,
        payment_number varchar(15),
        payment_reference varchar(20) NOT NULL,
        amount numeric(14,2) NOT NULL,
        text varchar(500) NOT NULL,
        state varchar(9) NOT NULL DEFAULT 'OPEN' CONSTRAINT payment_disputes_state CHECK (state IN ('OPEN', 'ACCEPTED', 'DISMISSED')),
        reason varchar(500),
        opened_at timestamptz NOT NULL DEFAULT now(),
        decided_at timestamptz,
        CONSTRAINT payment_disputes_decided CHECK ((state = 'OPEN') = (decided_at IS NULL) AND (state = 'OPEN') = (reason IS NULL)),
        CONSTRAINT payment_disputes_once UNIQUE (order_id, payment_reference)
      );
      CREATE INDEX payment_disputes_waiting ON payment_disputes (opened_at, id) WHERE state = 'OPEN';
      CREATE INDEX payment_disputes_opened ON payment_disputes (opened_at DESC, id DESC)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE payment_disputes');
  }
}
