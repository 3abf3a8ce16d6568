import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When an author changed a review, and why an admin hid one. */
export class KeepReviewChanges1763700120001 implements MigrationInterface {
  name = 'KeepReviewChanges1763700120001';

  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE reviews ADD edited_at timestamptz, ADD hidden_reason varchar(500)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE reviews DROP hidden_reason, DROP edited_at');
  }
}
