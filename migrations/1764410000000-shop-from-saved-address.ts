import type { MigrationInterface, QueryRunner } from 'typeorm';

const MADE_AT = "timestamptz '2026-11-29 00:00:00.000001+00'";

/**
 * Buyers who have saved an address and named no place to shop from shop from there: the market knows what a delivery
 * to them costs. On the way back the places go that nobody has changed since, which their time shows.
 */
export class ShopFromSavedAddress1764410000000 implements MigrationInterface {
  name = 'ShopFromSavedAddress1764410000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      SET LOCAL lock_timeout = '5s';
      INSERT INTO shopping_places (user_id, division_id, district_id, upazila_id, updated_at)
      SELECT a.user_id, d.division_id, u.district_id, u.id, ${MADE_AT}
      FROM addresses a JOIN upazilas u ON u.id = a.upazila_id JOIN districts d ON d.id = u.district_id
      WHERE a.is_default
      ON CONFLICT (user_id) DO NOTHING`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      SET LOCAL lock_timeout = '5s';
      DELETE FROM shopping_places WHERE updated_at = ${MADE_AT}`);
  }
}
