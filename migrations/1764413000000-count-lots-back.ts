import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A quantity that was counted away from a lot and is counted in again is a removal below zero. On the way back they are
 * one removal with what is left of it, or none.
 */
export class CountLotsBack1764413000000 implements MigrationInterface {
  name = 'CountLotsBack1764413000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      SET LOCAL lock_timeout = '5s';
      ALTER TABLE lot_removals DROP CONSTRAINT lot_removals_quantity_check,
        ADD CONSTRAINT lot_removals_quantity_check CHECK (quantity > 0 OR (cause = 'COUNTED' AND quantity < 0))`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      SET LOCAL lock_timeout = '5s';
      ALTER TABLE lot_removals DISABLE TRIGGER lot_removals_append_only;
      CREATE TEMP TABLE counted_back ON COMMIT DROP AS
        SELECT lot_id, sum(quantity) AS quantity, max(created_at) AS created_at FROM lot_removals
        WHERE cause = 'COUNTED' AND lot_id IN (SELECT lot_id FROM lot_removals WHERE quantity < 0) GROUP BY lot_id;
      DELETE FROM lot_removals WHERE cause = 'COUNTED' AND lot_id IN (SELECT lot_id FROM counted_back);
      INSERT INTO lot_removals (lot_id, cause, quantity, created_at) SELECT lot_id, 'COUNTED', quantity, created_at FROM counted_back WHERE quantity > 0;
      ALTER TABLE lot_removals ENABLE TRIGGER lot_removals_append_only;
      ALTER TABLE lot_removals DROP CONSTRAINT lot_removals_quantity_check,
        ADD CONSTRAINT lot_removals_quantity_check CHECK (quantity > 0)`);
  }
}
