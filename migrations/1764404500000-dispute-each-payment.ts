import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A transfer can pay an order in several payments, and each that is rejected can be disputed once: a dispute names its
 * payment.
 */
export class DisputeEachPayment1764404500000 implements MigrationInterface {
  name = 'DisputeEachPayment1764404500000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE payment_disputes ADD payment_id uuid REFERENCES order_payments');
    await db.query(`
      UPDATE payment_disputes d SET payment_id = (
        SELECT p.id FROM order_payments p WHERE p.order_id = d.order_id AND p.reference = d.payment_reference AND p.made_at <= d.opened_at
        ORDER BY p.made_at DESC, p.id DESC LIMIT 1)`);
    await db.query('ALTER TABLE payment_disputes DROP CONSTRAINT payment_disputes_once');
    await db.query(`CREATE UNIQUE INDEX payment_disputes_open ON payment_disputes (order_id, payment_reference) WHERE state = 'OPEN'`);
    await db.query('CREATE INDEX payment_disputes_order ON payment_disputes (order_id, payment_reference, opened_at)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DELETE FROM payment_disputes d WHERE EXISTS (
        SELECT 1 FROM payment_disputes later
        WHERE later.order_id = d.order_id AND later.payment_reference = d.payment_reference AND (later.opened_at, later.id) > (d.opened_at, d.id))`);
    await db.query('DROP INDEX payment_disputes_open');
    await db.query('DROP INDEX payment_disputes_order');
    await db.query('ALTER TABLE payment_disputes DROP COLUMN payment_id');
    await db.query('ALTER TABLE payment_disputes ADD CONSTRAINT payment_disputes_once UNIQUE (order_id, payment_reference)');
  }
}
