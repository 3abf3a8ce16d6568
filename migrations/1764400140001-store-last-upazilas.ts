import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Where a seller last had something brought to a customer: the list of customers shows it for those without a place of
 * their own.
 */
export class StoreLastUpazilas1764400140001 implements MigrationInterface {
  name = 'StoreLastUpazilas1764400140001';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE customers ADD last_upazila_id smallint REFERENCES upazilas (id);
      UPDATE customers c SET last_upazila_id = last.upazila_id
      FROM (
        SELECT DISTINCT ON (seller_id, buyer_id) seller_id, buyer_id, upazila_id FROM orders
        WHERE upazila_id IS NOT NULL ORDER BY seller_id, buyer_id, placed_at DESC
      ) last
      WHERE c.seller_id = last.seller_id AND c.buyer_id = last.buyer_id;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE customers DROP last_upazila_id');
  }
}
