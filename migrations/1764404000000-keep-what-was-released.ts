import type { MigrationInterface, QueryRunner } from 'typeorm';

/** SQL: what an order keeps of its online payments: the charge, less what the seller has received in other ways. */
const KEPT = (order: string) => `
  least(${order}.received_online, greatest(0, ${order}.total - ${order}.refunded
    - (${order}.received - ${order}.received_online - ${order}.given_back + ${order}.given_back_online)))`;

/**
 * An order that is complete keeps the online money that is released with it: gateways give back no more of it, whatever
 * transfer is found afterwards. The seller has both then, and owes the buyer what is above the charge.
 */
export class KeepWhatWasReleased1764404000000 implements MigrationInterface {
  name = 'KeepWhatWasReleased1764404000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE orders ADD COLUMN kept_online numeric(14,2)');
    await db.query(`UPDATE orders o SET kept_online = ${KEPT('o')} WHERE o.completed_at IS NOT NULL`);
    await db.query(`
      ALTER TABLE orders ADD CONSTRAINT orders_kept_online CHECK (
        (kept_online IS NULL) = (completed_at IS NULL) AND (kept_online IS NULL OR (kept_online >= 0 AND kept_online <= received_online)))`);
    await db.query(`
      CREATE FUNCTION keep_online_money() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF NEW.completed_at IS NULL THEN NEW.kept_online := NULL;
        ELSIF TG_OP = 'INSERT' THEN NEW.kept_online := coalesce(NEW.kept_online, ${KEPT('NEW')});
        ELSIF OLD.completed_at IS NULL THEN NEW.kept_online := ${KEPT('NEW')};
        ELSE NEW.kept_online := greatest(0, OLD.kept_online + NEW.received_online - OLD.received_online);
        END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER orders_keep_online_money BEFORE INSERT OR UPDATE OF completed_at, received_online, kept_online ON orders
        FOR EACH ROW EXECUTE FUNCTION keep_online_money();
      CREATE FUNCTION check_gateway_refunds() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        checked uuid := (SELECT order_id FROM gateway_payments WHERE id = NEW.payment_id);
        requested numeric;
        free numeric;
      BEGIN
        SELECT o.received_online - o.kept_online INTO free FROM orders o WHERE o.id = checked AND o.kept_online IS NOT NULL;
        IF free IS NULL THEN RETURN NULL; END IF;
        SELECT sum(r.amount) INTO requested FROM gateway_refunds r JOIN gateway_payments g ON g.id = r.payment_id
          WHERE g.order_id = checked AND g.is_applied AND r.state <> 'DROPPED';
        IF requested > free THEN
          RAISE EXCEPTION 'Gateways are to give back % of the order %, whose seller has all but %', requested, checked, free
            USING ERRCODE = 'check_violation', CONSTRAINT = 'gateway_refunds_released';
        END IF;
        RETURN NULL;
      END $$;
      CREATE CONSTRAINT TRIGGER gateway_refunds_released AFTER INSERT OR UPDATE OF amount ON gateway_refunds DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION check_gateway_refunds()`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TRIGGER gateway_refunds_released ON gateway_refunds;
      DROP FUNCTION check_gateway_refunds();
      DROP TRIGGER orders_keep_online_money ON orders;
      DROP FUNCTION keep_online_money();
      ALTER TABLE orders DROP COLUMN kept_online`);
  }
}
