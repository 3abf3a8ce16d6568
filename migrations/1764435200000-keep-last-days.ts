import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A line of an order keeps the first and the last day of the harvest that its buyer saw: what is in stock may be of
 * several. Null for a line of before, which has one day.
 */
export class KeepLastDays1764435200000 implements MigrationInterface {
  name = 'KeepLastDays1764435200000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      SET LOCAL lock_timeout = '5s';
      ALTER TABLE order_lines ADD COLUMN harvested_until date`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      SET LOCAL lock_timeout = '5s';
      ALTER TABLE order_lines DROP COLUMN harvested_until`);
  }
}
