import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Cash received for an order never exceeds what the order ever charged. `total` is that, since remedies are in
 * `refunded`. What was given back though it was charged, of transfers that the order has no more, is due again, and may
 * come in cash.
 */
export class ReceiveCashOnce1764418000000 implements MigrationInterface {
  name = 'ReceiveCashOnce1764418000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      SET LOCAL lock_timeout = '5s';
      CREATE FUNCTION cash_to_come(given uuid) RETURNS numeric LANGUAGE sql STABLE PARALLEL SAFE AS $$
        SELECT o.total + greatest(0, back.amount - o.refunded - paid.others) - paid.cash
        FROM orders o,
          LATERAL (SELECT coalesce(sum(amount) FILTER (WHERE method = 'CASH_ON_DELIVERY'), 0) AS cash,
            coalesce(sum(amount) FILTER (WHERE method <> 'CASH_ON_DELIVERY'), 0) AS others
            FROM order_payments WHERE order_id = o.id AND state = 'RECEIVED') paid,
          LATERAL (SELECT coalesce(sum(amount), 0) AS amount FROM order_refunds WHERE order_id = o.id AND state = 'CONFIRMED') back
        WHERE o.id = given
      $$;
      CREATE FUNCTION check_cash_received_once() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM 1 FROM orders WHERE id = NEW.order_id FOR NO KEY UPDATE;
        IF cash_to_come(NEW.order_id) < 0 THEN
          RAISE EXCEPTION 'Order % has received more cash than it ever charged', NEW.order_id
            USING ERRCODE = 'check_violation', CONSTRAINT = 'order_payments_cash_once';
        END IF;
        RETURN NULL;
      END $$;
      CREATE CONSTRAINT TRIGGER order_payments_cash_once AFTER INSERT OR UPDATE OF state, amount, method, order_id ON order_payments
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.method = 'CASH_ON_DELIVERY' AND NEW.state = 'RECEIVED')
        EXECUTE FUNCTION check_cash_received_once()`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      SET LOCAL lock_timeout = '5s';
      DROP TRIGGER order_payments_cash_once ON order_payments;
      DROP FUNCTION check_cash_received_once();
      DROP FUNCTION cash_to_come(uuid)`);
  }
}
