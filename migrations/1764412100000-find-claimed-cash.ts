import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds cash of recalled goods of which a seller has said nothing for days. */
export class FindClaimedCash1764412100000 implements MigrationInterface {
  name = 'FindClaimedCash1764412100000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      SET LOCAL lock_timeout = '5s';
      CREATE INDEX order_payments_claimed_cash ON order_payments (made_at) WHERE state = 'CLAIMED' AND method = 'CASH_ON_DELIVERY'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      SET LOCAL lock_timeout = '5s';
      DROP INDEX order_payments_claimed_cash`);
  }
}
