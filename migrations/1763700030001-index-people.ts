import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Admins search users by email beside name and phone, by document numbers that other accounts use as well, and the
 * audit trail by actor and by action. These indexes serve the searches.
 */
export class IndexPeople1763700030001 implements MigrationInterface {
  name = 'IndexPeople1763700030001';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP INDEX users_search;
      CREATE INDEX users_search ON users USING gin (lower(name || ' ' || phone || ' ' || coalesce(email, '')) gin_trgm_ops);
      CREATE INDEX users_nid ON users (nid);
      CREATE INDEX users_trade_license ON users (lower(trade_license));
      CREATE INDEX users_phone_end ON users (right(phone, 10));
      CREATE INDEX audit_events_actor ON audit_events (actor_id, created_at DESC, id DESC);
      CREATE INDEX audit_events_action ON audit_events (action, created_at DESC, id DESC);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP INDEX audit_events_action, audit_events_actor, users_phone_end, users_trade_license, users_nid, users_search;
      CREATE INDEX users_search ON users USING gin (lower(name || ' ' || phone) gin_trgm_ops);
    `);
  }
}
