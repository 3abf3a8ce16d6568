import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The transfer by which an admin paid a refund back that its gateway rejected; one transfer pays one refund. */
export class AddRefundsByHand1764402703000 implements MigrationInterface {
  name = 'AddRefundsByHand1764402703000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE gateway_refunds ADD hand_reference varchar(64),
        ADD CONSTRAINT gateway_refunds_by_hand CHECK (hand_reference IS NULL OR state = 'DONE');
      CREATE UNIQUE INDEX gateway_refunds_hand_reference ON gateway_refunds (hand_reference) WHERE hand_reference IS NOT NULL`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE gateway_refunds DROP COLUMN hand_reference');
  }
}
