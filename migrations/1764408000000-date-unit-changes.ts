import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The day of the new lot is all that is known of a change before it was kept when a quantity left a lot. */
const FILL = `
  UPDATE lot_continuations c SET lot_quantity = lot.added, created_at = coalesce(
    (SELECT max(gone.created_at) FROM lot_removals gone WHERE gone.lot_id = c.from_lot_id AND gone.cause = 'NEW_UNIT' AND gone.quantity = c.quantity),
    lot.opened_at)
  FROM lots lot WHERE lot.id = c.lot_id`;

/**
 * A lot that continues others in a new unit keeps since when, and with how much it began: the same harvest may add to
 * it later. A server of before writes no quantity.
 */
export class DateUnitChanges1764408000000 implements MigrationInterface {
  name = 'DateUnitChanges1764408000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      SET LOCAL lock_timeout = '5s';
      ALTER TABLE lot_continuations ADD COLUMN lot_quantity numeric(14,3), ADD COLUMN created_at timestamptz NOT NULL DEFAULT now(),
        ADD CONSTRAINT lot_continuations_lot_quantity CHECK (lot_quantity > 0)`);
    await db.query(FILL);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      SET LOCAL lock_timeout = '5s';
      ALTER TABLE lot_continuations DROP COLUMN lot_quantity, DROP COLUMN created_at`);
  }
}
