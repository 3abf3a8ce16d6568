/** Orders count their changes, so that a receiver of webhooks knows which of two messages is the newer one. */
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CountOrderChanges1764401830001 implements MigrationInterface {
  readonly name = 'CountOrderChanges1764401830001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders ADD COLUMN version integer NOT NULL DEFAULT 1');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE orders DROP COLUMN version');
  }
}
