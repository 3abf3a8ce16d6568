import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A code may belong to a phone that has no account yet: registering proves that the user owns it. */
export class SendCodesToPhones1764300000001 implements MigrationInterface {
  name = 'SendCodesToPhones1764300000001';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE one_time_codes
        ALTER user_id DROP NOT NULL,
        ADD phone varchar(15),
        ADD CONSTRAINT one_time_codes_whose CHECK (num_nonnulls(user_id, phone) = 1);
      CREATE INDEX one_time_codes_phone ON one_time_codes (phone, purpose, created_at DESC) WHERE phone IS NOT NULL;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DELETE FROM one_time_codes WHERE user_id IS NULL;
      ALTER TABLE one_time_codes DROP phone, ALTER user_id SET NOT NULL;
    `);
  }
}
