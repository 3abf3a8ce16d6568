import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Private images of an order: of a delivery, of a failed one, of a problem. They are stored in the database and nowhere
 * else, so that no image store has a public address of them. `use` is null until an action of the order uses the image.
 */
export class CreateOrderImages1764401930001 implements MigrationInterface {
  name = 'CreateOrderImages1764401930001';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE order_images (
        id uuid PRIMARY KEY DEFAULT uuid_v7(),
        order_id uuid NOT NULL REFERENCES orders ON DELETE CASCADE,
        owner_id uuid NOT NULL REFERENCES users,
        use varchar(8) CONSTRAINT order_images_use CHECK (use IN ('DELIVERY', 'FAILURE', 'PROBLEM')),
        content bytea NOT NULL CONSTRAINT order_images_content CHECK (octet_length(content) BETWEEN 1 AND 4000000),
        uploaded_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX order_images_order ON order_images (order_id, id);
      CREATE INDEX order_images_unused ON order_images (uploaded_at) WHERE use IS NULL;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE order_images');
  }
}
