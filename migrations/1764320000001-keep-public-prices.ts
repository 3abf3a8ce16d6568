import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Whether everyone could have had the price of an order's line: not on a post for businesses, not by a price for larger
 * quantities. The market's medians are made of such lines alone, so what they were made of before goes, and is computed
 * again. A line without a mark counts as not public.
 */
export class KeepPublicPrices1764320000001 implements MigrationInterface {
  name = 'KeepPublicPrices1764320000001';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE order_lines ADD COLUMN is_public_price boolean NOT NULL DEFAULT false;
      UPDATE order_lines l SET is_public_price = true
      FROM orders o JOIN users buyer ON buyer.id = o.buyer_id
      WHERE o.id = l.order_id AND (buyer.role NOT IN ('SUPERSALER', 'WHOLESALER') OR EXISTS (
        SELECT 1 FROM sell_posts post WHERE post.id = l.sell_post_id AND post.audience = 'EVERYONE' AND NOT EXISTS (
          SELECT 1 FROM sell_post_tiers tier WHERE tier.sell_post_id = post.id AND tier.min_quantity <= l.quantity)));
      DELETE FROM price_medians WHERE asked_count = 0;
      UPDATE price_medians SET sold_median = NULL, sold_count = 0;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE order_lines DROP COLUMN is_public_price');
  }
}
