import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Deals of a product are marked under the lock of the product, which whoever writes a deal or its terms has locked
 * before. A lock of its own for each product took a place of the server's table of locks: imports used it up.
 */
export class MarkDealsUnderProductLock1764406310000 implements MigrationInterface {
  name = 'MarkDealsUnderProductLock1764406310000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(functions((product) => `PERFORM 1 FROM products WHERE id = ${product} FOR NO KEY UPDATE;`));
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(functions((product) => `PERFORM pg_advisory_xact_lock(hashtextextended('deals:' || ${product}, 0));`));
  }
}

const functions = (lock: (product: string) => string): string => `
  CREATE OR REPLACE FUNCTION mark_deals_of_its_product() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    ${lock('NEW.product_id')}
    PERFORM mark_used_up_deals(NEW.product_id);
    RETURN NULL;
  END $$;
  CREATE OR REPLACE FUNCTION mark_deals_of_product() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    ${lock('NEW.id')}
    PERFORM mark_used_up_deals(NEW.id);
    RETURN NULL;
  END $$`;
