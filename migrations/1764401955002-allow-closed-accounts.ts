import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Accounts that their owners have closed. A closed one needs a phone number that is unique and no one's: 15 digits from
 * a sequence, which no phone of Bangladesh has.
 */
export class AllowClosedAccounts1764401955002 implements MigrationInterface {
  name = 'AllowClosedAccounts1764401955002';

  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE users ADD COLUMN closed_at timestamptz');
    await db.query('CREATE SEQUENCE closed_account_numbers');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP SEQUENCE closed_account_numbers');
    await db.query('ALTER TABLE users DROP COLUMN closed_at');
  }
}
