import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Orders of a shared basket know whose parcel they are in, so that another participant can become its receiver. */
export class NameParcelsOfSharedBaskets1764402803000 implements MigrationInterface {
  name = 'NameParcelsOfSharedBaskets1764402803000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE orders ADD COLUMN parcel_order_id uuid REFERENCES orders');
    await db.query(`
      UPDATE orders o SET parcel_order_id = h.id FROM shared_baskets b JOIN orders h ON h.shared_basket_id = b.id AND h.buyer_id = b.organiser_id
      WHERE o.shared_basket_id = b.id AND o.id <> h.id`);
    await db.query('CREATE INDEX orders_parcel ON orders (parcel_order_id) WHERE parcel_order_id IS NOT NULL');
    await db.query(
      'ALTER TABLE orders ADD CONSTRAINT orders_parcel_basket CHECK (parcel_order_id IS NULL OR (shared_basket_id IS NOT NULL AND parcel_order_id <> id))',
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE orders DROP COLUMN parcel_order_id');
  }
}
