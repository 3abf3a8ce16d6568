import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * One transfer gives back one refund: a TrxID belongs to one refund of its method. Of refunds that were reported with
 * the same TrxID before, the first one has it as its own, and the others are marked.
 */
export class OwnReferencesOfRefunds1764404101000 implements MigrationInterface {
  name = 'OwnReferencesOfRefunds1764404101000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE order_refunds ADD shares_reference boolean NOT NULL DEFAULT false');
    await db.query(`
      UPDATE order_refunds r SET shares_reference = true
      WHERE EXISTS (SELECT 1 FROM order_refunds x WHERE x.method = r.method AND x.reference = r.reference AND (x.given_at, x.id) < (r.given_at, r.id));
      SET CONSTRAINTS ALL IMMEDIATE;
      SET CONSTRAINTS ALL DEFERRED`);
    await db.query(`
      CREATE UNIQUE INDEX order_refunds_reference ON order_refunds (method, reference) WHERE reference IS NOT NULL AND NOT shares_reference`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE order_refunds DROP COLUMN shares_reference');
  }
}
