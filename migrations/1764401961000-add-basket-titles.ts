import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Shared baskets have a title; a job prices the closed ones again, the one that waits longest first. */
export class AddBasketTitles1764401961000 implements MigrationInterface {
  name = 'AddBasketTitles1764401961000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE shared_baskets ADD COLUMN title varchar(80), ADD COLUMN priced_at timestamptz');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE shared_baskets DROP COLUMN title, DROP COLUMN priced_at');
  }
}
