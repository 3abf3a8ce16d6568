import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Guards the money of an order. These states must never occur: more given back than received, an online order that
 * leaves the store unpaid or under examination, a total that rises while it is being paid, sums that differ from those
 * of the rows, and more attempts at a handover code than allowed.
 */
export class GuardOrderAccounts1764402012000 implements MigrationInterface {
  name = 'GuardOrderAccounts1764402012000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(CONSTRAINTS);
    await db.query(TOTALS);
    await db.query(SUMS);
    await db.query('CREATE INDEX orders_seller_claimed ON orders (seller_id) WHERE claimed > 0');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP INDEX orders_seller_claimed;
      DROP TRIGGER orders_sums ON orders;
      DROP TRIGGER order_payments_sums ON order_payments;
      DROP TRIGGER order_refunds_sums ON order_refunds;
      DROP TRIGGER orders_total_kept ON orders;
      DROP FUNCTION check_order_sums(), keep_order_total();
      ALTER TABLE orders DROP CONSTRAINT orders_payment_status_check, DROP CONSTRAINT orders_received, DROP CONSTRAINT orders_given_back,
        DROP CONSTRAINT orders_paid_before_shipping, DROP CONSTRAINT orders_payment_checked, DROP CONSTRAINT orders_handover_tries,
        DROP CONSTRAINT orders_undone
    `);
  }
}

const CONSTRAINTS = `
  ALTER TABLE orders
    ADD CONSTRAINT orders_payment_status_check CHECK (payment_status IN ('UNPAID', 'CLAIMED', 'PARTLY_PAID', 'PAID', 'REFUND_DUE', 'REFUNDED')),
    ADD CONSTRAINT orders_received CHECK (received_online >= 0 AND received_online <= received AND claimed >= 0),
    ADD CONSTRAINT orders_given_back CHECK (given_back_online >= 0 AND given_back_online <= received_online AND given_back >= given_back_online
      AND given_back - given_back_online <= received - received_online AND refund_owed >= 0),
    ADD CONSTRAINT orders_paid_before_shipping CHECK (payment_method <> 'ONLINE' OR status NOT IN ('SHIPPED', 'DELIVERED') OR received - given_back >= total - refunded),
    ADD CONSTRAINT orders_payment_checked CHECK (NOT payment_under_check OR status NOT IN ('SHIPPED', 'DELIVERED')),
    ADD CONSTRAINT orders_handover_tries CHECK (handover_tries >= 0 AND handover_tries <= 5),
    ADD CONSTRAINT orders_undone CHECK (undone_confirmations >= 0 AND undone_confirmations <= 2 AND undone_shipments >= 0 AND undone_shipments <= 2)`;

/** The total of an order cannot rise above the total at which its payment began. */
const TOTALS = `
  CREATE FUNCTION keep_order_total() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'order % is being paid: its total cannot rise', NEW.id USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_total_kept';
  END $$;
  CREATE TRIGGER orders_total_kept BEFORE UPDATE OF total ON orders
    FOR EACH ROW WHEN (NEW.total > OLD.total AND (NEW.claimed > 0 OR NEW.paying_until > now())) EXECUTE FUNCTION keep_order_total()`;

/** At the commit, the sums of an order are those of its rows. */
const SUMS = `
  CREATE FUNCTION check_order_sums() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    subject uuid := CASE WHEN TG_TABLE_NAME = 'orders' THEN (to_jsonb(NEW) ->> 'id')::uuid ELSE (to_jsonb(NEW) ->> 'order_id')::uuid END;
  BEGIN
    PERFORM FROM orders o,
      LATERAL (SELECT coalesce(sum(amount) FILTER (WHERE state = 'RECEIVED'), 0) AS received,
        coalesce(sum(amount) FILTER (WHERE state = 'RECEIVED' AND method = 'ONLINE'), 0) AS online,
        coalesce(sum(amount) FILTER (WHERE state = 'CLAIMED'), 0) AS claimed FROM order_payments WHERE order_id = o.id) p,
      LATERAL (SELECT coalesce(sum(amount) FILTER (WHERE state = 'CONFIRMED'), 0) AS given,
        coalesce(sum(amount) FILTER (WHERE state = 'CONFIRMED' AND payer = 'GATEWAY'), 0) AS online,
        coalesce(sum(amount) FILTER (WHERE state IN ('OWED', 'GIVEN', 'DENIED')), 0) AS owed FROM order_refunds WHERE order_id = o.id) r
    WHERE o.id = subject AND (o.received, o.received_online, o.claimed, o.given_back, o.given_back_online, o.refund_owed)
      IS DISTINCT FROM (p.received, p.online, p.claimed, r.given, r.online, r.owed);
    IF FOUND THEN
      RAISE EXCEPTION 'the sums of order % are not those of its payments and refunds', subject USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_sums';
    END IF;
    RETURN NULL;
  END $$;
  CREATE CONSTRAINT TRIGGER orders_sums AFTER INSERT OR UPDATE OF received, received_online, claimed, given_back, given_back_online, refund_owed ON orders
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.received <> 0 OR NEW.claimed <> 0 OR NEW.given_back <> 0 OR NEW.refund_owed <> 0) EXECUTE FUNCTION check_order_sums();
  CREATE CONSTRAINT TRIGGER order_payments_sums AFTER INSERT OR UPDATE ON order_payments
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_order_sums();
  CREATE CONSTRAINT TRIGGER order_refunds_sums AFTER INSERT OR UPDATE ON order_refunds
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_order_sums()`;
