import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People: accounts, sessions, approval and audit trails, one-time codes, addresses, SMS outbox, idempotency keys. */
export class CreateAccounts1763690000002 implements MigrationInterface {
  name = 'CreateAccounts1763690000002';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE users (
        id uuid PRIMARY KEY DEFAULT uuid_v7(),
        role varchar(12) NOT NULL CHECK (role IN ('PRODUCER','SUPERSALER','WHOLESALER','CONSUMER','ADMIN')),
        status varchar(12) NOT NULL CHECK (status IN ('PENDING','APPROVED','REJECTED','SUSPENDED')),
        status_reason varchar(500),
        waiting_since timestamptz,
        name varchar(120) NOT NULL,
        phone varchar(15) NOT NULL UNIQUE CHECK (phone ~ '^[0-9]{10,15}$'),
        email varchar(254),
        password_hash text NOT NULL,
        nid varchar(17),
        trade_license varchar(60),
        division_id smallint REFERENCES divisions (id),
        district_id smallint REFERENCES districts (id),
        upazila_id smallint REFERENCES upazilas (id),
        address varchar(300),
        name_of_business varchar(120),
        production varchar(120),
        production_type varchar(120),
        language varchar(2) NOT NULL DEFAULT 'en' CHECK (language IN ('en','bn')),
        preferences jsonb NOT NULL DEFAULT '{}',
        rating_sum integer NOT NULL DEFAULT 0,
        rating_count integer NOT NULL DEFAULT 0,
        follower_count integer NOT NULL DEFAULT 0,
        published_count integer NOT NULL DEFAULT 0,
        last_login_at timestamptz,
        version integer NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX users_waiting ON users (waiting_since, id) WHERE status = 'PENDING';
      CREATE INDEX users_status ON users (status, created_at DESC, id DESC);
      CREATE INDEX users_search ON users USING gin (lower(name || ' ' || phone) gin_trgm_ops);

      CREATE TABLE sessions (
        id uuid PRIMARY KEY DEFAULT uuid_v7(),
        user_id uuid NOT NULL REFERENCES users (id),
        token_hash bytea NOT NULL UNIQUE,
        kind varchar(6) NOT NULL CHECK (kind IN ('COOKIE','BEARER')),
        user_agent varchar(300),
        ip varchar(45),
        created_at timestamptz NOT NULL DEFAULT now(),
        last_seen_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX sessions_user ON sessions (user_id, created_at DESC);
      CREATE INDEX sessions_expiry ON sessions (expires_at);

      CREATE TABLE approval_events (
        id uuid PRIMARY KEY DEFAULT uuid_v7(),
        user_id uuid NOT NULL REFERENCES users (id),
        actor_id uuid REFERENCES users (id),
        from_status varchar(12),
        to_status varchar(12) NOT NULL,
        reason varchar(500),
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX approval_events_user ON approval_events (user_id, created_at, id);
      CREATE TRIGGER approval_events_append_only BEFORE UPDATE OR DELETE ON approval_events FOR EACH ROW EXECUTE FUNCTION refuse_change();

      CREATE TABLE audit_events (
        id uuid PRIMARY KEY DEFAULT uuid_v7(),
        actor_id uuid REFERENCES users (id),
        action varchar(60) NOT NULL,
        subject_type varchar(40) NOT NULL,
        subject_id uuid,
        reason varchar(500),
        details jsonb NOT NULL DEFAULT '{}',
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX audit_events_time ON audit_events (created_at DESC, id DESC);
      CREATE INDEX audit_events_subject ON audit_events (subject_type, subject_id, created_at DESC);
      CREATE TRIGGER audit_events_append_only BEFORE UPDATE OR DELETE ON audit_events FOR EACH ROW EXECUTE FUNCTION refuse_change();

      CREATE TABLE one_time_codes (
        id uuid PRIMARY KEY DEFAULT uuid_v7(),
        user_id uuid NOT NULL REFERENCES users (id),
        purpose varchar(20) NOT NULL,
        code_hash bytea NOT NULL,
        attempts smallint NOT NULL DEFAULT 0 CHECK (attempts <= 5),
        expires_at timestamptz NOT NULL,
        consumed_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX one_time_codes_user ON one_time_codes (user_id, purpose, created_at DESC);

      CREATE TABLE addresses (
        id uuid PRIMARY KEY DEFAULT uuid_v7(),
        user_id uuid NOT NULL REFERENCES users (id),
        contact_name varchar(120) NOT NULL,
        contact_phone varchar(15) NOT NULL,
        upazila_id smallint NOT NULL REFERENCES upazilas (id),
        address varchar(300) NOT NULL,
        last_used_at timestamptz NOT NULL DEFAULT now(),
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX addresses_user ON addresses (user_id, last_used_at DESC);

      CREATE TABLE sms_outbox (
        id uuid PRIMARY KEY DEFAULT uuid_v7(),
        phone varchar(15) NOT NULL,
        body varchar(500) NOT NULL,
        purpose varchar(30) NOT NULL,
        status varchar(8) NOT NULL DEFAULT 'PENDING' CHECK (status IN ('PENDING','SENT','FAILED')),
        attempts smallint NOT NULL DEFAULT 0,
        last_error varchar(500),
        created_at timestamptz NOT NULL DEFAULT now(),
        sent_at timestamptz
      );
      CREATE INDEX sms_outbox_time ON sms_outbox (created_at DESC, id DESC);
      CREATE INDEX sms_outbox_pending ON sms_outbox (created_at) WHERE status = 'PENDING';

      CREATE TABLE idempotency_keys (
        user_id uuid NOT NULL REFERENCES users (id),
        key varchar(100) NOT NULL,
        operation varchar(40) NOT NULL,
        request_hash bytea NOT NULL,
        answer jsonb,
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (user_id, key)
      );
      CREATE INDEX idempotency_keys_age ON idempotency_keys (created_at);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TABLE idempotency_keys, sms_outbox, addresses, one_time_codes, audit_events, approval_events, sessions, users;
    `);
  }
}
