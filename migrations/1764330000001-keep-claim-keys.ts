import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The idempotency key (SHA-256) under which a coupon was claimed: a client that lost the response gets it again by the
 * key alone.
 */
export class KeepClaimKeys1764330000001 implements MigrationInterface {
  name = 'KeepClaimKeys1764330000001';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE coupons ADD claim_key_hash bytea;
      CREATE UNIQUE INDEX coupons_once_per_key ON coupons (claim_key_hash) WHERE claim_key_hash IS NOT NULL;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE coupons DROP claim_key_hash');
  }
}
