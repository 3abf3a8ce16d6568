import type { MigrationInterface, QueryRunner } from 'typeorm';

const GRADE = (table: string) => `ADD COLUMN grade varchar(1) CONSTRAINT ${table}_grade_check CHECK (grade IN ('A', 'B', 'C'))`;

const KINDS = "'NOT_RECEIVED', 'MISSING', 'SPOILED', 'DAMAGED', 'WRONG_PRODUCT', 'POOR_QUALITY'";

/**
 * Products have grades, given by their sellers and no better than an inspector found; lots, order lines and receipts
 * keep the grade of their time. Prices of the week are known by grade as well.
 */
export class CreateGrades1764406000000 implements MigrationInterface {
  name = 'CreateGrades1764406000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      SET LOCAL lock_timeout = '5s';
      ALTER TABLE products ${GRADE('products')}, ADD COLUMN inspected_grade varchar(1),
        ADD CONSTRAINT products_inspected_grade CHECK (inspected_grade IS NULL OR (inspected_grade IN ('A', 'B', 'C') AND grade IS NOT NULL AND grade >= inspected_grade));
      CREATE INDEX products_grade ON products (grade, published_at DESC, id DESC) WHERE is_published AND grade IS NOT NULL;
      ALTER TABLE lots ${GRADE('lots')};
      ALTER TABLE order_lines ${GRADE('order_lines')};
      ALTER TABLE receipts ${GRADE('receipts')};
      ALTER TABLE order_problems DROP CONSTRAINT order_problems_kind,
        ADD CONSTRAINT order_problems_kind CHECK (kind IN (${KINDS}, 'NOT_THE_GRADE'));
      CREATE TABLE week_grade_prices (
        category_slug varchar(40) NOT NULL,
        grade varchar(1) NOT NULL CONSTRAINT week_grade_prices_grade_check CHECK (grade IN ('A', 'B', 'C')),
        district_id smallint NOT NULL,
        median numeric(14,2) NOT NULL,
        low numeric(14,2) NOT NULL,
        high numeric(14,2) NOT NULL,
        sale_count int NOT NULL,
        seller_count int NOT NULL,
        PRIMARY KEY (category_slug, grade, district_id),
        CONSTRAINT week_grade_prices_range CHECK (low <= median AND median <= high),
        CONSTRAINT week_grade_prices_sellers CHECK (seller_count >= 3 AND sale_count >= seller_count)
      )`);
  }

  /** A problem with the grade becomes one with the quality, as it would have been reported before. */
  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      SET LOCAL lock_timeout = '5s';
      DROP TABLE week_grade_prices;
      ALTER TABLE order_problems DROP CONSTRAINT order_problems_kind;
      UPDATE order_problems SET kind = 'POOR_QUALITY' WHERE kind = 'NOT_THE_GRADE';
      ALTER TABLE order_problems ADD CONSTRAINT order_problems_kind CHECK (kind IN (${KINDS}));
      ALTER TABLE receipts DROP COLUMN grade;
      ALTER TABLE order_lines DROP COLUMN grade;
      ALTER TABLE lots DROP COLUMN grade;
      DROP INDEX products_grade;
      ALTER TABLE products DROP COLUMN inspected_grade, DROP COLUMN grade`);
  }
}
