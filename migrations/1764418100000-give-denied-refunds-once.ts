import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A refund that was denied stays denied while its seller names another transfer for the admins, once. */
export class GiveDeniedRefundsOnce1764418100000 implements MigrationInterface {
  name = 'GiveDeniedRefundsOnce1764418100000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      SET LOCAL lock_timeout = '5s';
      ALTER TABLE order_refunds ADD COLUMN is_given_again boolean NOT NULL DEFAULT false,
        ADD CONSTRAINT order_refunds_given_again CHECK (state IN ('DENIED', 'CONFIRMED') OR NOT is_given_again)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      SET LOCAL lock_timeout = '5s';
      ALTER TABLE order_refunds DROP COLUMN is_given_again`);
  }
}
