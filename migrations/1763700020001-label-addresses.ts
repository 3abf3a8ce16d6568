import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Saved addresses get a name that their owner chooses; each account has one default, at first the last used address.
 */
export class LabelAddresses1763700020001 implements MigrationInterface {
  name = 'LabelAddresses1763700020001';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE addresses ADD label varchar(40), ADD is_default boolean NOT NULL DEFAULT false;
      UPDATE addresses SET is_default = true
        WHERE id IN (SELECT DISTINCT ON (user_id) id FROM addresses ORDER BY user_id, last_used_at DESC, id DESC);
      CREATE UNIQUE INDEX addresses_default ON addresses (user_id) WHERE is_default;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP INDEX addresses_default;
      ALTER TABLE addresses DROP label, DROP is_default;
    `);
  }
}
