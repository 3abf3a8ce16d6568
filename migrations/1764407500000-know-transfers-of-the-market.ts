import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A transfer that the market has sent (a payout, a refund by hand) or received (for a bill) pays for no order, and
 * gives back no refund of a seller. Rows of before stay as they are.
 */
export class KnowTransfersOfTheMarket1764407500000 implements MigrationInterface {
  name = 'KnowTransfersOfTheMarket1764407500000';

  async up(db: QueryRunner): Promise<void> {
    await db.query("SET LOCAL lock_timeout = '5s'");
    await db.query(`
      CREATE FUNCTION is_market_transfer(given text) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS $$
        SELECT EXISTS (SELECT 1 FROM payouts WHERE method = ANY ('{BKASH,NAGAD,ROCKET,BANK}'::text[])
            AND transfer_key(reference) = transfer_key(given) AND reference IS NOT NULL AND NOT shares_reference)
          OR EXISTS (SELECT 1 FROM gateway_refunds WHERE transfer_key(hand_reference) = transfer_key(given)
            AND hand_reference IS NOT NULL AND NOT shares_hand_reference)
          OR EXISTS (SELECT 1 FROM bill_payments WHERE method = ANY ('{BKASH,NAGAD,ROCKET,BANK}'::text[])
            AND transfer_key(reference) = transfer_key(given) AND reference IS NOT NULL AND reversed_at IS NULL AND NOT shares_reference)
      $$`);
    await db.query(guard(OF_MARKET));
    await db.query(`
      CREATE FUNCTION check_refund_transfer() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF is_market_transfer(NEW.reference) THEN
          RAISE EXCEPTION 'The transfer % is one of the market', NEW.reference
            USING ERRCODE = 'check_violation', CONSTRAINT = 'order_refunds_transfer_of_seller';
        END IF;
        RETURN NULL;
      END $$;
      CREATE CONSTRAINT TRIGGER order_refunds_transfer_of_seller AFTER INSERT OR UPDATE OF method, reference ON order_refunds
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.reference IS NOT NULL)
        EXECUTE FUNCTION check_refund_transfer()`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query("SET LOCAL lock_timeout = '5s'");
    await db.query(guard(''));
    await db.query(`
      DROP TRIGGER order_refunds_transfer_of_seller ON order_refunds;
      DROP FUNCTION check_refund_transfer();
      DROP FUNCTION is_market_transfer(text)`);
  }
}

const OF_MARKET = `
        IF is_market_transfer(NEW.reference) THEN
          RAISE EXCEPTION 'The transfer % is one of the market', NEW.reference
            USING ERRCODE = 'check_violation', CONSTRAINT = 'order_payments_transfer_of_one';
        END IF;`;

/** The guard of CompareTransfersByKey1764407000000, and `more` once the transfer is locked. */
const guard = (more: string) => `
  CREATE OR REPLACE FUNCTION check_transfer_of_one() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_advisory_xact_lock(hashtextextended('transfer:' || transfer_key(NEW.reference), 0));${more}
        IF EXISTS (SELECT 1 FROM order_payments p JOIN orders o ON o.id = p.order_id JOIN orders mine ON mine.id = NEW.order_id
            WHERE p.method = NEW.method AND transfer_key(p.reference) = transfer_key(NEW.reference) AND p.state = 'RECEIVED'
              AND (o.buyer_id, o.seller_id) IS DISTINCT FROM (mine.buyer_id, mine.seller_id) AND o.purchase_id <> mine.purchase_id
              AND (o.buyer_id = mine.buyer_id OR NOT EXISTS (SELECT 1 FROM payment_disputes d WHERE d.payment_method = NEW.method
                AND transfer_key(d.payment_reference) = transfer_key(NEW.reference) AND d.buyer_id = mine.buyer_id AND d.seller_id = mine.seller_id AND d.state = 'ACCEPTED')))
        THEN
          RAISE EXCEPTION 'The transfer % has paid for an order of someone else', NEW.reference
            USING ERRCODE = 'check_violation', CONSTRAINT = 'order_payments_transfer_of_one';
        END IF;
        RETURN NULL;
      END $$`;
