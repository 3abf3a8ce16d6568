import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Views leave `products` and `sell_posts`: a read never writes a row that foreign keys lock. `product_views` has them
 * per product and day already, the views of one offer get a table of their own. Neither has foreign keys, so that
 * counting locks nothing else.
 */
export class SeparateViews1764400010001 implements MigrationInterface {
  name = 'SeparateViews1764400010001';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE sell_post_views (
        sell_post_id uuid PRIMARY KEY,
        views integer NOT NULL DEFAULT 0 CHECK (views >= 0)
      ) WITH (fillfactor = 70);
      INSERT INTO sell_post_views (sell_post_id, views) SELECT id, views FROM sell_posts WHERE views > 0;
      ALTER TABLE sell_posts DROP COLUMN views;
      ALTER TABLE products DROP COLUMN view_count;
      ALTER TABLE product_views SET (fillfactor = 70);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE product_views RESET (fillfactor);
      ALTER TABLE products ADD COLUMN view_count integer NOT NULL DEFAULT 0;
      ALTER TABLE sell_posts ADD COLUMN views integer NOT NULL DEFAULT 0;
      UPDATE products p SET view_count = seen.views
      FROM (SELECT product_id, sum(views) AS views FROM product_views GROUP BY product_id) seen WHERE seen.product_id = p.id;
      UPDATE sell_posts post SET views = seen.views FROM sell_post_views seen WHERE seen.sell_post_id = post.id;
      DROP TABLE sell_post_views;
    `);
  }
}
