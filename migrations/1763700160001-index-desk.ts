import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The admin's lists over all sellers need these indexes: products by age and hidden ones, orders by age and those that
 * do not move. A new column records who replied to a support message.
 */
export class IndexDesk1763700160001 implements MigrationInterface {
  name = 'IndexDesk1763700160001';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE INDEX products_added ON products (created_at DESC, id DESC) WHERE deleted_at IS NULL;
      CREATE INDEX products_hidden ON products (hidden_at) WHERE hidden_at IS NOT NULL;
      CREATE INDEX orders_placed ON orders (placed_at DESC, id DESC);
      CREATE INDEX orders_moving ON orders (status, updated_at) WHERE status IN ('PLACED', 'SHIPPED');
      CREATE INDEX announcements_newest ON announcements (publish_at DESC, id DESC);
      CREATE INDEX support_messages_newest ON support_messages (created_at DESC, id DESC);
      CREATE INDEX coupons_newest ON coupons (created_at DESC, id DESC);
      CREATE INDEX sms_outbox_failed ON sms_outbox (created_at) WHERE status = 'FAILED';
      ALTER TABLE support_messages ADD answered_by uuid REFERENCES users (id);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE support_messages DROP answered_by;
      DROP INDEX sms_outbox_failed, coupons_newest, support_messages_newest, announcements_newest, orders_moving, orders_placed, products_hidden,
        products_added;
    `);
  }
}
