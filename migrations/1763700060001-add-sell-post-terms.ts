import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Terms of sell posts that sellers edit: who gets the prices by quantity, a version against lost edits, what waits for
 * its window, when it ended; and when followers last heard of a product. A seller's count of products on sale is now of
 * those everyone may see.
 */
export class AddSellPostTerms1763700060001 implements MigrationInterface {
  name = 'AddSellPostTerms1763700060001';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE sell_posts
        ADD tier_audience varchar(10) NOT NULL DEFAULT 'EVERYONE' CHECK (tier_audience IN ('EVERYONE','BUSINESSES')),
        ADD version integer NOT NULL DEFAULT 1,
        ADD is_scheduled boolean NOT NULL DEFAULT false,
        ADD ended_at timestamptz,
        ADD CONSTRAINT sell_posts_window_order CHECK (available_until > available_from);
      UPDATE sell_posts SET ended_at = updated_at WHERE state = 'ENDED';
      UPDATE sell_posts SET is_scheduled = true WHERE state = 'OPEN' AND available_from > now();
      CREATE INDEX sell_posts_scheduled ON sell_posts (available_from) WHERE is_scheduled;
      DROP INDEX sell_posts_window;
      CREATE INDEX sell_posts_window ON sell_posts (available_until) WHERE state <> 'ENDED' AND available_until IS NOT NULL;

      ALTER TABLE products ADD announced_at timestamptz;
      UPDATE products SET announced_at = published_at;
      UPDATE users u SET published_count = counted.on_sale
      FROM (SELECT seller_id, count(*) FILTER (WHERE audience = 'EVERYONE')::int AS on_sale FROM products WHERE is_published GROUP BY seller_id) counted
      WHERE counted.seller_id = u.id AND u.published_count <> counted.on_sale;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      UPDATE users u SET published_count = counted.on_sale
      FROM (SELECT seller_id, count(*)::int AS on_sale FROM products WHERE is_published GROUP BY seller_id) counted
      WHERE counted.seller_id = u.id AND u.published_count <> counted.on_sale;
      ALTER TABLE products DROP announced_at;
      DROP INDEX sell_posts_window;
      CREATE INDEX sell_posts_window ON sell_posts (available_until) WHERE state = 'OPEN' AND available_until IS NOT NULL;
      DROP INDEX sell_posts_scheduled;
      ALTER TABLE sell_posts DROP CONSTRAINT sell_posts_window_order, DROP ended_at, DROP is_scheduled, DROP version, DROP tier_audience;
    `);
  }
}
