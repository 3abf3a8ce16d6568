import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A transaction id (TrxID) pays for one purchase. The table holds each one that was given and not rejected, in capitals
 * and without separators. Of ids that were given for several purchases before, the first purchase has it; the others
 * stay as they are, for their sellers to decide.
 */
export class UsePaymentReferencesOnce1764400080002 implements MigrationInterface {
  name = 'UsePaymentReferencesOnce1764400080002';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE payment_references (
        payment_method varchar(16) NOT NULL,
        reference varchar(40) NOT NULL,
        purchase_id uuid NOT NULL REFERENCES purchases (id) ON DELETE CASCADE,
        PRIMARY KEY (payment_method, reference)
      );
      CREATE INDEX payment_references_purchase ON payment_references (purchase_id);
      INSERT INTO payment_references (payment_method, reference, purchase_id)
      SELECT DISTINCT ON (payment_method, reference) payment_method, reference, purchase_id
      FROM (
        SELECT payment_method, upper(regexp_replace(payment_reference, '[^A-Za-z0-9]', '', 'g')) AS reference, purchase_id
        FROM orders WHERE payment_reference IS NOT NULL AND payment_status <> 'UNPAID'
      ) given
      WHERE reference <> ''
      ORDER BY payment_method, reference, purchase_id;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE payment_references');
  }
}
