import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * When an admin has given a transfer to one buyer, orders of other buyers have received nothing of it when the
 * transaction commits, except for what their sellers gave back, or say so. Two accomplices reported the transfer of one
 * of them twice.
 */
export class TakeBackGivenTransfers1764405000000 implements MigrationInterface {
  name = 'TakeBackGivenTransfers1764405000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE FUNCTION check_given_transfer() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF EXISTS (SELECT 1 FROM order_payments p JOIN orders o ON o.id = p.order_id JOIN users s ON s.id = o.seller_id
            WHERE p.method = NEW.payment_method AND p.reference = NEW.payment_reference AND p.state = 'RECEIVED'
              AND o.buyer_id <> NEW.buyer_id AND s.closed_at IS NULL AND p.amount > o.given_back
                + (SELECT coalesce(sum(r.amount), 0) FROM order_refunds r WHERE r.order_id = o.id AND r.state IN ('GIVEN', 'DENIED')))
        THEN
          RAISE EXCEPTION 'The transfer % still pays for an order of another buyer', NEW.payment_reference
            USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_disputes_transfer_given';
        END IF;
        RETURN NULL;
      END $$;
      CREATE CONSTRAINT TRIGGER payment_disputes_transfer_given AFTER INSERT OR UPDATE OF state ON payment_disputes
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.state = 'ACCEPTED' AND NEW.payment_id IS NOT NULL)
        EXECUTE FUNCTION check_given_transfer()`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TRIGGER payment_disputes_transfer_given ON payment_disputes;
      DROP FUNCTION check_given_transfer()`);
  }
}
