import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Confirmed orders that do not leave the store are in the admins' queue as well. */
export class IndexMovingOrders1764401943002 implements MigrationInterface {
  readonly name = 'IndexMovingOrders1764401943002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX orders_moving;
      CREATE INDEX orders_moving ON orders (status, updated_at) WHERE status IN ('PLACED', 'CONFIRMED', 'SHIPPED')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX orders_moving;
      CREATE INDEX orders_moving ON orders (status, updated_at) WHERE status IN ('PLACED', 'SHIPPED')`);
  }
}
