import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * When a transaction commits, a transfer pays orders of one buyer at one seller, or of one purchase of before. Where an
 * admin has found it to be this buyer's, to this seller, orders of other buyers that have received it do not matter.
 */
export class ReceiveATransferOnce1764404900000 implements MigrationInterface {
  name = 'ReceiveATransferOnce1764404900000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE INDEX payment_disputes_accepted ON payment_disputes (payment_method, payment_reference) WHERE state = 'ACCEPTED';
      CREATE INDEX payment_disputes_buyer ON payment_disputes (buyer_id) WHERE state = 'OPEN'`);
    await db.query(`
      CREATE FUNCTION check_transfer_of_one() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_advisory_xact_lock(hashtextextended('transfer:' || NEW.reference, 0));
        IF EXISTS (SELECT 1 FROM order_payments p JOIN orders o ON o.id = p.order_id JOIN orders mine ON mine.id = NEW.order_id
            WHERE p.method = NEW.method AND p.reference = NEW.reference AND p.state = 'RECEIVED'
              AND (o.buyer_id, o.seller_id) IS DISTINCT FROM (mine.buyer_id, mine.seller_id) AND o.purchase_id <> mine.purchase_id
              AND (o.buyer_id = mine.buyer_id OR NOT EXISTS (SELECT 1 FROM payment_disputes d WHERE d.payment_method = NEW.method
                AND d.payment_reference = NEW.reference AND d.buyer_id = mine.buyer_id AND d.seller_id = mine.seller_id AND d.state = 'ACCEPTED')))
        THEN
          RAISE EXCEPTION 'The transfer % has paid for an order of someone else', NEW.reference
            USING ERRCODE = 'check_violation', CONSTRAINT = 'order_payments_transfer_of_one';
        END IF;
        RETURN NULL;
      END $$;
      CREATE CONSTRAINT TRIGGER order_payments_transfer_of_one AFTER INSERT OR UPDATE OF state, method, reference, order_id ON order_payments
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.state = 'RECEIVED' AND NEW.reference IS NOT NULL)
        EXECUTE FUNCTION check_transfer_of_one()`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TRIGGER order_payments_transfer_of_one ON order_payments;
      DROP FUNCTION check_transfer_of_one();
      DROP INDEX payment_disputes_buyer, payment_disputes_accepted`);
  }
}
