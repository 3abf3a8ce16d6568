import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The name under which a favourite or a cart line was saved: shown when its product is for businesses only by now,
 * whose current name is not public.
 */
export class KeepSeenNames1764320000002 implements MigrationInterface {
  name = 'KeepSeenNames1764320000002';

  async up(db: QueryRunner): Promise<void> {
    for (const table of ['favourites', 'cart_lines']) {
      await db.query(`
        ALTER TABLE ${table} ADD COLUMN seen_name varchar(120);
        UPDATE ${table} kept SET seen_name = p.name FROM products p WHERE p.id = kept.product_id AND p.audience = 'EVERYONE';
      `);
    }
  }

  async down(db: QueryRunner): Promise<void> {
    for (const table of ['favourites', 'cart_lines']) await db.query(`ALTER TABLE ${table} DROP COLUMN seen_name`);
  }
}
