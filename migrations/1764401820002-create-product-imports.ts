/**
 * Files of products that sellers import: one row for each file, and one for each of its lines with what is to become,
 * or became, of it.
 */
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateProductImports1764401820002 implements MigrationInterface {
  readonly name = 'CreateProductImports1764401820002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE product_imports (
        id uuid PRIMARY KEY DEFAULT uuid_v7(),
        seller_id uuid NOT NULL CONSTRAINT product_imports_seller_fk REFERENCES users (id) ON DELETE CASCADE,
        state varchar(9) NOT NULL DEFAULT 'CHECKING',
        file_name varchar(100) NOT NULL,
        unknown_columns jsonb NOT NULL DEFAULT '[]',
        row_count int NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        finished_at timestamptz,
        CONSTRAINT product_imports_state_check CHECK (state IN ('CHECKING', 'READY', 'RUNNING', 'DONE', 'DISCARDED'))
      );
      CREATE INDEX product_imports_seller ON product_imports (seller_id, created_at DESC);
      CREATE INDEX product_imports_due ON product_imports (created_at) WHERE state IN ('CHECKING', 'RUNNING');
      CREATE TABLE product_import_rows (
        id uuid PRIMARY KEY DEFAULT uuid_v7(),
        import_id uuid NOT NULL CONSTRAINT product_import_rows_import_fk REFERENCES product_imports (id) ON DELETE CASCADE,
        line int NOT NULL,
        content jsonb NOT NULL,
        cell_errors jsonb NOT NULL DEFAULT '[]',
        status varchar(9),
        errors jsonb NOT NULL DEFAULT '[]',
        product_id uuid CONSTRAINT product_import_rows_product_fk REFERENCES products (id),
        CONSTRAINT product_import_rows_status_check CHECK (status IN ('CREATED', 'UPDATED', 'UNCHANGED', 'FAILED'))
      );
      CREATE UNIQUE INDEX product_import_rows_line ON product_import_rows (import_id, line);
      CREATE INDEX product_import_rows_waiting ON product_import_rows (import_id, line) WHERE status IS NULL;
      CREATE TABLE fetched_images (
        owner_id uuid NOT NULL CONSTRAINT fetched_images_owner_fk REFERENCES users (id) ON DELETE CASCADE,
        url varchar(1000) NOT NULL,
        image_id uuid NOT NULL CONSTRAINT fetched_images_image_fk REFERENCES images (id) ON DELETE CASCADE,
        PRIMARY KEY (owner_id, url)
      );
      CREATE INDEX fetched_images_image ON fetched_images (image_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE fetched_images, product_import_rows, product_imports');
  }
}
