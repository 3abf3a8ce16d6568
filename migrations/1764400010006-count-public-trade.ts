import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Whether an order's line was bought from a post for everyone. Public figures (ratings and sold quantities of products,
 * ratings of sellers) count such lines alone: trade among businesses is no one else's business. Posts know their
 * audience as it is now, so lines that had a public price stay public.
 */
export class CountPublicTrade1764400010006 implements MigrationInterface {
  name = 'CountPublicTrade1764400010006';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE order_lines ADD COLUMN is_public boolean NOT NULL DEFAULT true;
      UPDATE order_lines l SET is_public = false FROM sell_posts post
      WHERE post.id = l.sell_post_id AND post.audience = 'BUSINESSES' AND NOT l.is_public_price;
      ${figures('l.is_public')}
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`${figures('true')} ALTER TABLE order_lines DROP COLUMN is_public;`);
  }
}

const figures = (counts: string): string => `
  UPDATE products p SET rating_sum = rated.stars, rating_count = rated.times, sold_quantity = sold.quantity, sold_count = sold.times
  FROM (SELECT DISTINCT product_id AS id FROM order_lines) touched
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(r.stars), 0) AS stars, count(*) AS times FROM reviews r JOIN order_lines l ON l.id = r.order_line_id
    WHERE r.product_id = touched.id AND r.hidden_at IS NULL AND ${counts}
  ) rated
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(l.quantity), 0) AS quantity, count(*) AS times FROM order_lines l JOIN orders o ON o.id = l.order_id
    WHERE l.product_id = touched.id AND o.status = 'DELIVERED' AND ${counts}
  ) sold
  WHERE p.id = touched.id AND (p.rating_sum, p.rating_count, p.sold_quantity, p.sold_count)
    IS DISTINCT FROM (rated.stars, rated.times, sold.quantity, sold.times);
  UPDATE users u SET rating_sum = rated.stars, rating_count = rated.times
  FROM (SELECT DISTINCT seller_id AS id FROM reviews) touched
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(r.stars), 0) AS stars, count(*) AS times FROM reviews r JOIN order_lines l ON l.id = r.order_line_id
    WHERE r.seller_id = touched.id AND r.hidden_at IS NULL AND ${counts}
  ) rated
  WHERE u.id = touched.id AND (u.rating_sum, u.rating_count) IS DISTINCT FROM (rated.stars, rated.times);`;
