import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Web push: devices that notifications are sent to, each as long as its session, what waits to be sent, and the keys
 * that push services know the market by.
 */
export class CreatePush1764401959001 implements MigrationInterface {
  name = 'CreatePush1764401959001';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE push_keys (
        id smallint NOT NULL DEFAULT 1 PRIMARY KEY,
        public_key varchar(87) NOT NULL,
        private_key varchar(43) NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT push_keys_one CHECK (id = 1)
      )`);
    await db.query(`
      CREATE TABLE push_subscriptions (
        id uuid NOT NULL DEFAULT uuid_v7() PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        session_id uuid NOT NULL REFERENCES sessions ON DELETE CASCADE,
        endpoint varchar(1000) NOT NULL,
        endpoint_hash bytea NOT NULL,
        p256dh varchar(87) NOT NULL,
        auth varchar(22) NOT NULL,
        public_key varchar(87) NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        delivered_at timestamptz,
        CONSTRAINT push_subscriptions_endpoint UNIQUE (endpoint_hash),
        CONSTRAINT push_subscriptions_hash CHECK (octet_length(endpoint_hash) = 32)
      )`);
    await db.query('CREATE INDEX push_subscriptions_user ON push_subscriptions (user_id)');
    await db.query('CREATE INDEX push_subscriptions_session ON push_subscriptions (session_id)');
    await db.query(`
      CREATE TABLE push_messages (
        notification_id uuid NOT NULL REFERENCES notifications ON DELETE CASCADE,
        subscription_id uuid NOT NULL REFERENCES push_subscriptions ON DELETE CASCADE,
        attempts smallint NOT NULL DEFAULT 0,
        next_attempt_at timestamptz NOT NULL DEFAULT now(),
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (notification_id, subscription_id)
      )`);
    await db.query('CREATE INDEX push_messages_due ON push_messages (next_attempt_at)');
    await db.query('CREATE INDEX push_messages_subscription ON push_messages (subscription_id)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE push_messages');
    await db.query('DROP TABLE push_subscriptions');
    await db.query('DROP TABLE push_keys');
  }
}
