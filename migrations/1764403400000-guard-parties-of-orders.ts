import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An order is placed while its seller may sell and its buyer is there. What checkout read of them may be over when it
 * writes: whoever suspends or closes an account locks its row first, so that the order comes before it, and is an open
 * order of theirs, or is not placed. Orders of the past are history that is written as it was: the demo market has some
 * of a seller who was suspended later.
 */
export class GuardPartiesOfOrders1764403400000 implements MigrationInterface {
  name = 'GuardPartiesOfOrders1764403400000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE FUNCTION check_order_parties() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM FROM users WHERE id = NEW.seller_id AND status = 'APPROVED' AND closed_at IS NULL FOR KEY SHARE;
        IF NOT FOUND THEN
          RAISE EXCEPTION 'The seller of the order % may not sell', NEW.id USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_seller_sells';
        END IF;
        PERFORM FROM users WHERE id = NEW.buyer_id AND closed_at IS NULL FOR KEY SHARE;
        IF NOT FOUND THEN
          RAISE EXCEPTION 'The buyer of the order % has left', NEW.id USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_buyer_there';
        END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER orders_parties BEFORE INSERT ON orders FOR EACH ROW
        WHEN (NEW.placed_at > now() - interval '1 day') EXECUTE FUNCTION check_order_parties()`);
    // of orders that were placed meanwhile
    await db.query(`
      UPDATE orders o SET seller_suspended = true FROM users u
      WHERE u.id = o.seller_id AND u.status = 'SUSPENDED' AND NOT o.seller_suspended AND o.status IN ('PLACED', 'CONFIRMED', 'SHIPPED')`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TRIGGER orders_parties ON orders; DROP FUNCTION check_order_parties()');
  }
}
