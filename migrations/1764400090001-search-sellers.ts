import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Sellers are found by their names. The search texts of products are written again: emptied here, made by the
 * application as soon as it has migrated (search-texts.store.ts), since the spelling is not the database's to know.
 */
export class SearchSellers1764400090001 implements MigrationInterface {
  name = 'SearchSellers1764400090001';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE INDEX users_market_names ON users USING gin (lower(' ' || name || ' ' || coalesce(name_of_business, '')) gin_trgm_ops)
        WHERE status = 'APPROVED' AND role <> 'CONSUMER';
      UPDATE products SET search_text = '';
    `);
  }

  /** The texts stay: what an earlier version makes of a product replaces them one by one. */
  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP INDEX users_market_names');
  }
}
