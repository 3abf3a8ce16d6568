import type { MigrationInterface, QueryRunner } from 'typeorm';
import { districts } from '../schema/values/geography/districts';
import { divisions } from '../schema/values/geography/divisions';
import { upazilas } from '../schema/values/geography/upazilas';

/** The 8 divisions, 64 districts and 495 upazilas of `schema/values/geography`. */
export class FillGeography1763690000007 implements MigrationInterface {
  name = 'FillGeography1763690000007';

  async up(db: QueryRunner): Promise<void> {
    await db.query(
      'INSERT INTO divisions (id, name_en, name_bn) SELECT id, "nameEn", "nameBn" FROM jsonb_to_recordset($1) AS x (id int, "nameEn" text, "nameBn" text)',
      [JSON.stringify(divisions)],
    );
    await db.query(
      `INSERT INTO districts (id, division_id, name_en, name_bn, lat, lon)
       SELECT id, "divisionId", "nameEn", "nameBn", lat, lon
       FROM jsonb_to_recordset($1) AS x (id int, "divisionId" int, "nameEn" text, "nameBn" text, lat numeric, lon numeric)`,
      [JSON.stringify(districts)],
    );
    await db.query(
      `INSERT INTO upazilas (id, district_id, name_en, name_bn)
       SELECT id, "districtId", "nameEn", "nameBn" FROM jsonb_to_recordset($1) AS x (id int, "districtId" int, "nameEn" text, "nameBn" text)`,
      [JSON.stringify(upazilas)],
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DELETE FROM upazilas; DELETE FROM districts; DELETE FROM divisions');
  }
}
