import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Buyers who have saved an address and named no place to shop from shop from there: the market knows what a delivery
 * to them costs. The way back keeps the places, which anyone may change.
 */
export class ShopFromSavedAddress1764410000000 implements MigrationInterface {
  name = 'ShopFromSavedAddress1764410000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      SET LOCAL lock_timeout = '5s';
      INSERT INTO shopping_places (user_id, division_id, district_id, upazila_id)
      SELECT a.user_id, d.division_id, u.district_id, u.id
      FROM addresses a JOIN upazilas u ON u.id = a.upazila_id JOIN districts d ON d.id = u.district_id
      WHERE a.is_default
      ON CONFLICT (user_id) DO NOTHING`);
  }

  async down(): Promise<void> {
    // nothing to take back
  }
}
