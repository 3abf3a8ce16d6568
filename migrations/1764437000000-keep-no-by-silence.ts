import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Cash that counts as not paid after days of silence keeps that, since its seller has read so. Of before it is the cash
 * of an order one of whose transfers was not found, or was, but only after a dispute.
 */
export class KeepNoBySilence1764437000000 implements MigrationInterface {
  name = 'KeepNoBySilence1764437000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      SET LOCAL lock_timeout = '5s';
      ALTER TABLE order_payments ADD COLUMN is_no_by_silence boolean NOT NULL DEFAULT false,
        ADD CONSTRAINT order_payments_no_by_silence CHECK (NOT is_no_by_silence OR method = 'CASH_ON_DELIVERY');
      UPDATE order_payments p SET is_no_by_silence = true
      WHERE p.method = 'CASH_ON_DELIVERY' AND p.state = 'CLAIMED' AND (
        EXISTS (SELECT 1 FROM order_payments t WHERE t.order_id = p.order_id AND t.method <> 'CASH_ON_DELIVERY' AND t.state = 'REJECTED')
        OR EXISTS (SELECT 1 FROM payment_disputes d WHERE d.order_id = p.order_id AND d.payment_method <> 'CASH_ON_DELIVERY'))`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      SET LOCAL lock_timeout = '5s';
      ALTER TABLE order_payments DROP CONSTRAINT order_payments_no_by_silence, DROP COLUMN is_no_by_silence`);
  }
}
