import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Codes that buyers give to who delivers: one of each order that is on its way, and how delivered orders were handed
 * over. Orders that are on their way get codes of the server's strong random numbers (those of a version 4 UUID); how
 * earlier orders were handed over is unknown.
 */
export class CreateHandoverCodes1764401931001 implements MigrationInterface {
  name = 'CreateHandoverCodes1764401931001';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE handover_codes (
        order_id uuid PRIMARY KEY REFERENCES orders ON DELETE CASCADE,
        code char(4) NOT NULL CONSTRAINT handover_codes_code CHECK (code ~ '^[0-9]{4}$'),
        tries smallint NOT NULL DEFAULT 0 CONSTRAINT handover_codes_tries CHECK (tries >= 0 AND tries <= 5),
        created_at timestamptz NOT NULL DEFAULT now()
      );
      INSERT INTO handover_codes (order_id, code)
      SELECT id, lpad((('x' || left(gen_random_uuid()::text, 8))::bit(32)::bigint % 10000)::text, 4, '0') FROM orders WHERE status = 'SHIPPED';
      ALTER TABLE orders ADD COLUMN handover varchar(5),
        ADD CONSTRAINT orders_handover CHECK (handover IN ('CODE', 'IMAGE', 'NONE', 'BUYER'));
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE orders DROP COLUMN handover; DROP TABLE handover_codes');
  }
}
