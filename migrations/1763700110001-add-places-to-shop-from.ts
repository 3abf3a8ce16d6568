import type { MigrationInterface, QueryRunner } from 'typeorm';
import { metropolitanThanas } from '../schema/values/geography/metropolitan-thanas';

/**
 * The thanas of the cities beside the upazilas; where a user shops from; and the indexes by which lists begin with what
 * is near, or popular in a category.
 */
export class AddPlacesToShopFrom1763700110001 implements MigrationInterface {
  name = 'AddPlacesToShopFrom1763700110001';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE upazilas ADD kind varchar(7) NOT NULL DEFAULT 'UPAZILA' CHECK (kind IN ('UPAZILA','THANA'));

      CREATE TABLE shopping_places (
        user_id uuid PRIMARY KEY REFERENCES users (id),
        division_id smallint NOT NULL REFERENCES divisions (id),
        district_id smallint NOT NULL REFERENCES districts (id),
        upazila_id smallint REFERENCES upazilas (id),
        address varchar(300),
        updated_at timestamptz NOT NULL DEFAULT now()
      );

      CREATE INDEX products_upazila ON products (upazila_id, published_at DESC, id DESC) WHERE is_published;
      CREATE INDEX products_division ON products (division_id, published_at DESC, id DESC) WHERE is_published;
      CREATE INDEX products_category_popular ON products (category_slug, sold_count DESC, id DESC) WHERE is_published;
    `);
    await db.query(
      `INSERT INTO upazilas (id, district_id, name_en, name_bn, kind)
       SELECT id, "districtId", "nameEn", "nameBn", 'THANA' FROM jsonb_to_recordset($1) AS x (id int, "districtId" int, "nameEn" text, "nameBn" text)`,
      [JSON.stringify(metropolitanThanas)],
    );
  }

  /** Rejected by the foreign keys where someone lives in a thana: their location cannot be stored without it. */
  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP INDEX products_category_popular, products_division, products_upazila;
      DROP TABLE shopping_places;
      DELETE FROM upazilas WHERE kind = 'THANA';
      ALTER TABLE upazilas DROP kind;
    `);
  }
}
