import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Stores the prices that one kilogram of a category was sold for in the last seven days, by district (0: the whole
 * country). They help a seller who sets a price. A job rewrites them; a group of fewer than three sellers cannot be
 * stored.
 */
export class CreateWeekPrices1764401948002 implements MigrationInterface {
  name = 'CreateWeekPrices1764401948002';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE week_prices (
        category_slug varchar(40) NOT NULL,
        district_id smallint NOT NULL,
        median numeric(14,2) NOT NULL,
        low numeric(14,2) NOT NULL,
        high numeric(14,2) NOT NULL,
        sale_count integer NOT NULL,
        seller_count integer NOT NULL,
        PRIMARY KEY (category_slug, district_id),
        CONSTRAINT week_prices_range CHECK (low <= median AND median <= high),
        CONSTRAINT week_prices_sellers CHECK (seller_count >= 3 AND sale_count >= seller_count)
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE week_prices');
  }
}
