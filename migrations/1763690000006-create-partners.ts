import type { MigrationInterface, QueryRunner } from 'typeorm';

/** API keys, webhooks with their deliveries, support messages. */
export class CreatePartners1763690000006 implements MigrationInterface {
  name = 'CreatePartners1763690000006';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE api_keys (
        id uuid PRIMARY KEY DEFAULT uuid_v7(),
        user_id uuid NOT NULL REFERENCES users (id),
        name varchar(60) NOT NULL,
        prefix varchar(12) NOT NULL,
        key_hash bytea NOT NULL UNIQUE,
        scopes varchar(30)[] NOT NULL,
        last_used_at timestamptz,
        revoked_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX api_keys_user ON api_keys (user_id, created_at DESC);

      CREATE TABLE webhooks (
        id uuid PRIMARY KEY DEFAULT uuid_v7(),
        user_id uuid NOT NULL REFERENCES users (id),
        url varchar(500) NOT NULL,
        secret text NOT NULL,
        previous_secret text,
        events varchar(30)[] NOT NULL,
        enabled boolean NOT NULL DEFAULT true,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX webhooks_user ON webhooks (user_id);

      CREATE TABLE webhook_deliveries (
        id uuid PRIMARY KEY DEFAULT uuid_v7(),
        webhook_id uuid NOT NULL REFERENCES webhooks (id) ON DELETE CASCADE,
        event varchar(30) NOT NULL,
        subject_id uuid NOT NULL,
        sequence bigint GENERATED ALWAYS AS IDENTITY,
        body jsonb NOT NULL,
        status varchar(9) NOT NULL DEFAULT 'PENDING' CHECK (status IN ('PENDING','DELIVERED','FAILED')),
        attempts smallint NOT NULL DEFAULT 0,
        response_status smallint,
        last_error varchar(500),
        next_attempt_at timestamptz,
        delivered_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX webhook_deliveries_log ON webhook_deliveries (webhook_id, created_at DESC, id DESC);
      CREATE INDEX webhook_deliveries_due ON webhook_deliveries (next_attempt_at) WHERE status = 'PENDING';

      CREATE TABLE support_messages (
        id uuid PRIMARY KEY DEFAULT uuid_v7(),
        user_id uuid REFERENCES users (id),
        name varchar(120) NOT NULL,
        phone varchar(15) NOT NULL,
        order_id uuid REFERENCES orders (id),
        body varchar(2000) NOT NULL,
        answered_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX support_messages_open ON support_messages (created_at) WHERE answered_at IS NULL;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TABLE support_messages, webhook_deliveries, webhooks, api_keys;
    `);
  }
}
