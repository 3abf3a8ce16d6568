import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Messages between the buyer and the seller of an order. The thread has what is counted and locked: unread messages of
 * each side, and when each was last notified by SMS. Images are private images of the order, for its two sides only
 * until a message is reported.
 */
export class CreateOrderMessages1764401955001 implements MigrationInterface {
  name = 'CreateOrderMessages1764401955001';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE order_threads (
        order_id uuid NOT NULL PRIMARY KEY REFERENCES orders,
        buyer_id uuid NOT NULL REFERENCES users,
        seller_id uuid NOT NULL REFERENCES users,
        buyer_unread integer NOT NULL DEFAULT 0,
        seller_unread integer NOT NULL DEFAULT 0,
        buyer_texted_at timestamptz,
        seller_texted_at timestamptz,
        last_message_at timestamptz,
        reported_at timestamptz,
        CONSTRAINT order_threads_unread CHECK (buyer_unread >= 0 AND seller_unread >= 0)
      );
      CREATE INDEX order_threads_buyer_unread ON order_threads (buyer_id) WHERE buyer_unread > 0;
      CREATE INDEX order_threads_seller_unread ON order_threads (seller_id) WHERE seller_unread > 0;
      CREATE INDEX order_threads_last ON order_threads (last_message_at);
      CREATE TABLE order_messages (
        id uuid NOT NULL DEFAULT uuid_v7() PRIMARY KEY,
        order_id uuid NOT NULL REFERENCES order_threads ON DELETE CASCADE,
        sender_id uuid NOT NULL REFERENCES users,
        sender varchar(6) NOT NULL,
        body varchar(1000) NOT NULL,
        image_ids uuid[] NOT NULL DEFAULT '{}',
        created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        reported_at timestamptz,
        report_reason varchar(500),
        decided_at timestamptz,
        decision_reason varchar(500),
        is_hidden boolean NOT NULL DEFAULT false,
        CONSTRAINT order_messages_sender CHECK (sender IN ('BUYER', 'SELLER')),
        CONSTRAINT order_messages_content CHECK (body <> '' OR cardinality(image_ids) > 0),
        CONSTRAINT order_messages_report CHECK ((reported_at IS NULL) = (report_reason IS NULL)),
        CONSTRAINT order_messages_decision CHECK ((decided_at IS NULL) = (decision_reason IS NULL) AND (decided_at IS NULL OR reported_at IS NOT NULL)),
        CONSTRAINT order_messages_hidden CHECK (NOT is_hidden OR decided_at IS NOT NULL)
      );
      CREATE INDEX order_messages_order ON order_messages (order_id, created_at DESC, id DESC);
      CREATE INDEX order_messages_waiting ON order_messages (reported_at, id) WHERE reported_at IS NOT NULL AND decided_at IS NULL;
      CREATE INDEX order_messages_decided ON order_messages (reported_at DESC, id DESC) WHERE decided_at IS NOT NULL;
      ALTER TABLE order_images DROP CONSTRAINT order_images_use;
      ALTER TABLE order_images ADD CONSTRAINT order_images_use CHECK (use IN ('DELIVERY', 'FAILURE', 'PROBLEM', 'MESSAGE'));
      ALTER TABLE order_images ADD COLUMN is_for_parties boolean NOT NULL DEFAULT false;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TABLE order_messages;
      DROP TABLE order_threads;
      DELETE FROM order_images WHERE use = 'MESSAGE';
      ALTER TABLE order_images DROP COLUMN is_for_parties;
      ALTER TABLE order_images DROP CONSTRAINT order_images_use;
      ALTER TABLE order_images ADD CONSTRAINT order_images_use CHECK (use IN ('DELIVERY', 'FAILURE', 'PROBLEM'));
    `);
  }
}
