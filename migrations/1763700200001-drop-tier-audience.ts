import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Prices by quantity are for business buyers only, so the choice of their audience is removed. After `down`, they are
 * for businesses.
 */
export class DropTierAudience1763700200001 implements MigrationInterface {
  name = 'DropTierAudience1763700200001';

  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE sell_posts DROP tier_audience');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE sell_posts ADD tier_audience varchar(10) NOT NULL DEFAULT 'EVERYONE' CHECK (tier_audience IN ('EVERYONE','BUSINESSES'));
      UPDATE sell_posts SET tier_audience = 'BUSINESSES';
    `);
  }
}
