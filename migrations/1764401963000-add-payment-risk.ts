import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether a gateway reports a payment as risky. */
export class AddPaymentRisk1764401963000 implements MigrationInterface {
  name = 'AddPaymentRisk1764401963000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE gateway_payments ADD COLUMN is_risky boolean NOT NULL DEFAULT false');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE gateway_payments DROP COLUMN is_risky');
  }
}
