import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Acted rows: each append-only table with an actor; the default reads the agent of the transaction. */
const TABLES = ['order_events', 'order_problem_entries', 'stock_movements', 'order_messages', 'lot_events', 'audit_events'];

/** Records what agents do for principals in the transaction that does it (decision 0132). */
export class RecordAgents1764443500000 implements MigrationInterface {
  name = 'RecordAgents1764443500000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      SET LOCAL lock_timeout = '5s';
      CREATE FUNCTION acting_agent() RETURNS uuid LANGUAGE sql STABLE AS
        $$ SELECT nullif(current_setting('haatbar.acting', true), '')::uuid $$;
      CREATE TABLE grant_acts (
        id uuid PRIMARY KEY DEFAULT uuid_v7(),
        request_id uuid NOT NULL,
        grant_id uuid NOT NULL REFERENCES grants,
        principal_id uuid NOT NULL REFERENCES users,
        agent_id uuid NOT NULL REFERENCES users,
        operation varchar(60) NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT grant_acts_once UNIQUE (request_id, operation)
      );
      CREATE INDEX grant_acts_agent ON grant_acts (agent_id);
      CREATE INDEX grant_acts_grant ON grant_acts (grant_id, created_at);
      CREATE INDEX grant_acts_principal ON grant_acts (principal_id, created_at)`);
    // added without the default first: a default that is computed would rewrite the table
    for (const table of TABLES)
      await db.query(`ALTER TABLE ${table} ADD handled_by uuid; ALTER TABLE ${table} ALTER handled_by SET DEFAULT acting_agent()`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`SET LOCAL lock_timeout = '5s'`);
    for (const table of TABLES) await db.query(`ALTER TABLE ${table} DROP handled_by`);
    await db.query('DROP TABLE grant_acts; DROP FUNCTION acting_agent()');
  }
}
