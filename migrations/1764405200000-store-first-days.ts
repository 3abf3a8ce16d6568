import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An order stores the first day that checkout offered, so that its parties read later what was promised. Orders of
 * earlier releases have none.
 */
export class StoreFirstDays1764405200000 implements MigrationInterface {
  name = 'StoreFirstDays1764405200000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`SET LOCAL lock_timeout = '5s'`);
    await db.query('ALTER TABLE orders ADD COLUMN first_day date');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE orders DROP COLUMN first_day');
  }
}
