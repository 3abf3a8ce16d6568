import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Marks migrations after which processes of earlier versions cannot work, so that an earlier version refuses to start
 * on the tables.
 */
export class MarkStoppingMigrations1764402400000 implements MigrationInterface {
  name = 'MarkStoppingMigrations1764402400000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE migrations ADD COLUMN needs_stop boolean NOT NULL DEFAULT false');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE migrations DROP COLUMN needs_stop');
  }
}
