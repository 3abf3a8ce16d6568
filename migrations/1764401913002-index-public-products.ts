/**
 * Products that everyone may see, by category: what a visitor's list has in all is counted in a small index, without a
 * product being read.
 */
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class IndexPublicProducts1764401913002 implements MigrationInterface {
  readonly name = 'IndexPublicProducts1764401913002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("CREATE INDEX products_public ON products (category_slug) WHERE is_published AND audience = 'EVERYONE'");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX products_public');
  }
}
