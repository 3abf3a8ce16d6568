import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Stores the median prices that produce was sold for and is offered at: of one kilogram, by category, district (0: the
 * whole country) and span. Only groups that are large enough are stored (limits.priceGroup), so that no single deal can
 * be read from them. A job writes them and can compute them again from the orders at any time.
 */
export class AddPriceMedians1763700160002 implements MigrationInterface {
  name = 'AddPriceMedians1763700160002';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE price_medians (
        category_slug varchar(40) NOT NULL,
        district_id smallint NOT NULL,
        span varchar(5) NOT NULL CHECK (span IN ('DAY', 'WEEK', 'MONTH')),
        starts_on date NOT NULL,
        sold_median numeric(14,2),
        sold_count integer NOT NULL DEFAULT 0,
        asked_median numeric(14,2),
        asked_count integer NOT NULL DEFAULT 0,
        PRIMARY KEY (category_slug, span, district_id, starts_on),
        CHECK ((sold_median IS NULL) = (sold_count = 0)),
        CHECK ((asked_median IS NULL) = (asked_count = 0))
      );
      CREATE INDEX orders_delivered_at ON orders (delivered_at) WHERE status = 'DELIVERED';
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX orders_delivered_at; DROP TABLE price_medians');
  }
}
