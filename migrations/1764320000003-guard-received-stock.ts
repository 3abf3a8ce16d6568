import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The guard of re-listed stock checks draws that are deleted too: products on a shelf never lose the receipt they came
 * from.
 */
export class GuardReceivedStock1764320000003 implements MigrationInterface {
  name = 'GuardReceivedStock1764320000003';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`${guard('coalesce(NEW.product_id, OLD.product_id)')} ${trigger('UPDATE OR DELETE')}`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`${trigger('UPDATE')} ${guard('NEW.product_id')}`);
  }
}

const guard = (product: string): string => `
  CREATE OR REPLACE FUNCTION check_received_stock() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    changed CONSTANT uuid := ${product};
  BEGIN
    IF EXISTS (SELECT 1 FROM products WHERE id = changed AND source_product_id IS NOT NULL) AND
      (SELECT coalesce(sum(on_hand_delta), 0) FROM stock_movements WHERE product_id = changed AND kind IN ('INITIAL','ADJUST','RECEIVE')) >
      (SELECT coalesce(sum(product_quantity), 0) FROM receipt_draws WHERE product_id = changed)
    THEN
      RAISE EXCEPTION 'The stock of product % is more than was received.', changed
        USING ERRCODE = 'check_violation', CONSTRAINT = 'products_received', TABLE = 'products';
    END IF;
    RETURN NULL;
  END $$;`;

const trigger = (events: string): string => `
  DROP TRIGGER receipt_draws_received ON receipt_draws;
  CREATE CONSTRAINT TRIGGER receipt_draws_received AFTER ${events} ON receipt_draws DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION check_received_stock();`;
