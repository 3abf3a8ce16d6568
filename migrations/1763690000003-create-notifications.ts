import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Images by content, notifications and announcements. */
export class CreateNotifications1763690000003 implements MigrationInterface {
  name = 'CreateNotifications1763690000003';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE images (
        id uuid PRIMARY KEY DEFAULT uuid_v7(),
        owner_id uuid NOT NULL REFERENCES users (id),
        hash char(64) NOT NULL,
        width integer NOT NULL CHECK (width > 0),
        height integer NOT NULL CHECK (height > 0),
        is_illustration boolean NOT NULL DEFAULT false,
        created_at timestamptz NOT NULL DEFAULT now(),
        UNIQUE (owner_id, hash)
      );
      CREATE INDEX images_hash ON images (hash);

      CREATE TABLE announcements (
        id uuid PRIMARY KEY DEFAULT uuid_v7(),
        actor_id uuid REFERENCES users (id),
        type varchar(20) NOT NULL,
        roles varchar(12)[] NOT NULL DEFAULT '{}',
        params jsonb NOT NULL DEFAULT '{}',
        publish_at timestamptz NOT NULL,
        published_at timestamptz,
        cancelled_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX announcements_due ON announcements (publish_at) WHERE published_at IS NULL AND cancelled_at IS NULL;

      CREATE TABLE notifications (
        id uuid PRIMARY KEY DEFAULT uuid_v7(),
        user_id uuid NOT NULL REFERENCES users (id),
        type varchar(20) NOT NULL,
        text_key varchar(60) NOT NULL,
        params jsonb NOT NULL DEFAULT '{}',
        link varchar(200),
        image_id uuid REFERENCES images (id),
        announcement_id uuid REFERENCES announcements (id),
        read_at timestamptz,
        dismissed_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX notifications_inbox ON notifications (user_id, created_at DESC, id DESC) WHERE dismissed_at IS NULL;
      CREATE INDEX notifications_unread ON notifications (user_id) WHERE dismissed_at IS NULL AND read_at IS NULL;
      CREATE UNIQUE INDEX notifications_announcement ON notifications (announcement_id, user_id) WHERE announcement_id IS NOT NULL;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TABLE notifications, announcements, images;
    `);
  }
}
