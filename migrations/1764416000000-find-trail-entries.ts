import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Entries of the audit trail are found by what they are about, whatever kind it is: nobody asks for all of one kind.
 * What a command did to a phone is found by that phone.
 */
export class FindTrailEntries1764416000000 implements MigrationInterface {
  name = 'FindTrailEntries1764416000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      SET LOCAL lock_timeout = '5s';
      DROP INDEX audit_events_subject;
      CREATE INDEX audit_events_subject ON audit_events (subject_id, created_at DESC, id DESC);
      CREATE INDEX audit_events_phone ON audit_events ((details->>'phone')) WHERE details->>'phone' IS NOT NULL`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      SET LOCAL lock_timeout = '5s';
      DROP INDEX audit_events_phone, audit_events_subject;
      CREATE INDEX audit_events_subject ON audit_events (subject_type, subject_id, created_at DESC)`);
  }
}
