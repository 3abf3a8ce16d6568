import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Cash that counts as received because nobody said a word of it is marked, since it gives way to a transfer that is
 * found later. Of before it is the cash that was decided after it was asked about, in a step of nobody.
 */
export class GiveSilentCashWay1764432000000 implements MigrationInterface {
  name = 'GiveSilentCashWay1764432000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      SET LOCAL lock_timeout = '5s';
      ALTER TABLE order_payments ADD COLUMN is_by_silence boolean NOT NULL DEFAULT false,
        ADD CONSTRAINT order_payments_by_silence CHECK (NOT is_by_silence OR (state = 'RECEIVED' AND method = 'CASH_ON_DELIVERY'));
      UPDATE order_payments p SET is_by_silence = true
      WHERE p.method = 'CASH_ON_DELIVERY' AND p.state = 'RECEIVED' AND p.made_at < p.decided_at
        AND EXISTS (SELECT 1 FROM order_events e WHERE e.order_id = p.order_id AND e.created_at = p.decided_at AND e.actor_id IS NULL)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      SET LOCAL lock_timeout = '5s';
      ALTER TABLE order_payments DROP CONSTRAINT order_payments_by_silence, DROP COLUMN is_by_silence`);
  }
}
