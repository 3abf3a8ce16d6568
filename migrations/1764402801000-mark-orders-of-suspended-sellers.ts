import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Open orders know that the market has suspended their seller: their buyers may cancel them, and admins look after them
 * at once.
 */
export class MarkOrdersOfSuspendedSellers1764402801000 implements MigrationInterface {
  name = 'MarkOrdersOfSuspendedSellers1764402801000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE orders ADD COLUMN seller_suspended boolean NOT NULL DEFAULT false');
    await db.query(`
      UPDATE orders o SET seller_suspended = true FROM users u
      WHERE u.id = o.seller_id AND u.status = 'SUSPENDED' AND o.status IN ('PLACED', 'CONFIRMED', 'SHIPPED')`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE orders DROP COLUMN seller_suspended');
  }
}
