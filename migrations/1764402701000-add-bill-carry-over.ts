import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds amounts that a seller owes besides commission to the seller's next bill. */
export class AddBillCarryOver1764402701000 implements MigrationInterface {
  name = 'AddBillCarryOver1764402701000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE bills ADD carried_over numeric(14,2) NOT NULL DEFAULT 0 CONSTRAINT bills_carried_over CHECK (carried_over >= 0),
        DROP CONSTRAINT bills_total, ADD CONSTRAINT bills_total CHECK (total >= 0 AND total = commission - withheld + vat + carried_over - credit)`);
  }

  /** Fails where a bill has such an amount: its total would be wrong. */
  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE bills DROP CONSTRAINT bills_total, ADD CONSTRAINT bills_total CHECK (total >= 0 AND total = commission - withheld + vat - credit),
        DROP COLUMN carried_over`);
  }
}
