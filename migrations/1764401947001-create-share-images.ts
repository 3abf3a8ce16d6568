import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Images that previews of shared links show, one for each product and language; and public products by id, by which a
 * sitemap is divided into pages.
 */
export class CreateShareImages1764401947001 implements MigrationInterface {
  name = 'CreateShareImages1764401947001';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE share_images (
        product_id uuid NOT NULL REFERENCES products ON DELETE CASCADE,
        language varchar(2) NOT NULL,
        card char(64) NOT NULL,
        content bytea NOT NULL,
        PRIMARY KEY (product_id, language),
        CONSTRAINT share_images_language CHECK (language IN ('en', 'bn'))
      )`);
    await db.query("CREATE INDEX products_sitemap ON products (id) WHERE is_published AND audience = 'EVERYONE'");
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX products_sitemap');
    await db.query('DROP TABLE share_images');
  }
}
