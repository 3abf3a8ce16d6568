import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Trails are append-only for TRUNCATE too, which row triggers never see. */
export class RefuseTruncate1764400010005 implements MigrationInterface {
  name = 'RefuseTruncate1764400010005';

  async up(db: QueryRunner): Promise<void> {
    for (const table of TRAILS) {
      await db.query(`CREATE TRIGGER ${table}_no_truncate BEFORE TRUNCATE ON ${table} FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`);
    }
  }

  async down(db: QueryRunner): Promise<void> {
    for (const table of TRAILS) await db.query(`DROP TRIGGER ${table}_no_truncate ON ${table}`);
  }
}

const TRAILS = ['audit_events', 'approval_events', 'order_events', 'stock_movements'];
