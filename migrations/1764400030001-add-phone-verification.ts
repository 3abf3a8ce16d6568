import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a user proved by a code that the phone is theirs; and an index that finds a buyer's open orders. */
export class AddPhoneVerification1764400030001 implements MigrationInterface {
  name = 'AddPhoneVerification1764400030001';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE users ADD phone_verified_at timestamptz;
      CREATE INDEX orders_buyer_status ON orders (buyer_id, status);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX orders_buyer_status; ALTER TABLE users DROP phone_verified_at');
  }
}
