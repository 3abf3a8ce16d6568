import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Stock that leaves a lot without a sale has a cause. What left before causes were kept has one row, of the day of this
 * migration.
 */
export class KeepLotRemovals1764406210000 implements MigrationInterface {
  name = 'KeepLotRemovals1764406210000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      SET LOCAL lock_timeout = '5s';
      CREATE TABLE lot_removals (
        id uuid PRIMARY KEY DEFAULT uuid_v7(),
        lot_id uuid NOT NULL REFERENCES lots (id),
        cause varchar(12) NOT NULL,
        quantity numeric(14,3) NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT lot_removals_cause_check CHECK (cause IN ('COUNTED', 'LOST', 'NEW_UNIT', 'NOT_LISTED', 'EARLIER')),
        CONSTRAINT lot_removals_quantity_check CHECK (quantity > 0)
      );
      CREATE INDEX lot_removals_lot ON lot_removals (lot_id, id);
      INSERT INTO lot_removals (lot_id, cause, quantity) SELECT id, 'EARLIER', removed FROM lots WHERE removed > 0;
      CREATE TRIGGER lot_removals_append_only BEFORE UPDATE OR DELETE ON lot_removals FOR EACH ROW EXECUTE FUNCTION refuse_change();
      CREATE TRIGGER lot_removals_no_truncate BEFORE TRUNCATE ON lot_removals FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`SET LOCAL lock_timeout = '5s'; DROP TABLE lot_removals`);
  }
}
