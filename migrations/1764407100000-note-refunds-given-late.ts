import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A gateway may report a refund as given that it has rejected before: while an admin pays it by hand, or after it was
 * sent again under another reference. Lines of settlements are found by the letters of their transaction in either
 * case.
 */
export class NoteRefundsGivenLate1764407100000 implements MigrationInterface {
  name = 'NoteRefundsGivenLate1764407100000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      SET LOCAL lock_timeout = '5s';
      ALTER TABLE gateway_refunds ADD rejected_reference varchar(60), ADD given_late_at timestamptz;
      DROP INDEX gateway_refunds_reference;
      CREATE INDEX gateway_refunds_reference ON gateway_refunds (upper(reference)) WHERE reference IS NOT NULL;
      CREATE INDEX gateway_refunds_rejected_reference ON gateway_refunds (upper(rejected_reference)) WHERE rejected_reference IS NOT NULL;
      CREATE INDEX gateway_payments_letters ON gateway_payments (gateway, upper(trx_id)) WHERE trx_id IS NOT NULL;
      CREATE INDEX gateway_settlement_lines_letters ON gateway_settlement_lines (gateway, upper(trx_id))`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      SET LOCAL lock_timeout = '5s';
      DROP INDEX gateway_refunds_reference, gateway_payments_letters, gateway_settlement_lines_letters;
      CREATE INDEX gateway_refunds_reference ON gateway_refunds (reference) WHERE reference IS NOT NULL;
      ALTER TABLE gateway_refunds DROP COLUMN rejected_reference, DROP COLUMN given_late_at`);
  }
}
