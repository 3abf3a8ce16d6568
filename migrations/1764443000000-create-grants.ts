import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Acting for others (decision 0131): grants of a principal to an agent, accounts that an admin made agents, and codes
 * that open one grant alone.
 */
export class Grants1764443000000 implements MigrationInterface {
  name = 'Grants1764443000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      SET LOCAL lock_timeout = '5s';
      CREATE TABLE grants (
        id uuid PRIMARY KEY DEFAULT uuid_v7(),
        kind varchar(6) NOT NULL CONSTRAINT grants_kind CHECK (kind IN ('FARMER', 'STAFF')),
        principal_id uuid NOT NULL REFERENCES users,
        agent_id uuid REFERENCES users,
        invited_phone varchar(15) CONSTRAINT grants_phone CHECK (invited_phone ~ '^[0-9]{10,15}$'),
        rights varchar(10)[] NOT NULL CONSTRAINT grants_rights CHECK (
          cardinality(rights) BETWEEN 1 AND 5 AND rights <@ ARRAY['PRODUCTS', 'ORDERS', 'MESSAGES', 'MONEY_READ', 'REPORTS']::varchar[]),
        state varchar(7) NOT NULL DEFAULT 'INVITED' CONSTRAINT grants_state CHECK (state IN ('INVITED', 'ACTIVE', 'PAUSED', 'ENDED')),
        consent varchar(4) CONSTRAINT grants_consent CHECK (consent IN ('CODE', 'APP')),
        consented_at timestamptz,
        begins_on date NOT NULL,
        ends_on date NOT NULL,
        reminded_at timestamptz,
        ended_at timestamptz,
        ended_by uuid REFERENCES users,
        end_reason varchar(500),
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT grants_others CHECK (agent_id <> principal_id),
        CONSTRAINT grants_days CHECK (ends_on BETWEEN begins_on AND begins_on + 365),
        CONSTRAINT grants_agreed CHECK (state NOT IN ('ACTIVE', 'PAUSED') OR (agent_id IS NOT NULL AND consented_at IS NOT NULL)),
        CONSTRAINT grants_consented CHECK ((consent IS NULL) = (consented_at IS NULL)),
        CONSTRAINT grants_whose CHECK (state = 'ENDED' OR (agent_id IS NULL) <> (invited_phone IS NULL)),
        CONSTRAINT grants_ended CHECK ((state = 'ENDED') = (ended_at IS NOT NULL))
      );
      CREATE UNIQUE INDEX grants_once ON grants (principal_id, agent_id, kind) WHERE state <> 'ENDED';
      CREATE UNIQUE INDEX grants_invited_once ON grants (principal_id, invited_phone) WHERE state = 'INVITED';
      CREATE INDEX grants_agent ON grants (agent_id, created_at);
      CREATE INDEX grants_invited ON grants (invited_phone) WHERE state = 'INVITED';
      CREATE INDEX grants_ends ON grants (ends_on) WHERE state <> 'ENDED';
      CREATE TABLE agent_accounts (
        user_id uuid PRIMARY KEY REFERENCES users,
        made_by uuid NOT NULL REFERENCES users,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX agent_accounts_made_by ON agent_accounts (made_by);
      CREATE INDEX grants_ended_by ON grants (ended_by) WHERE ended_by IS NOT NULL;
      ALTER TABLE one_time_codes ADD about uuid`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      SET LOCAL lock_timeout = '5s';
      DELETE FROM one_time_codes WHERE about IS NOT NULL;
      ALTER TABLE one_time_codes DROP about;
      DROP TABLE agent_accounts;
      DROP TABLE grants`);
  }
}
