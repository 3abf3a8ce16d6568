import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Records what traders received, what remains of it to list again, and which of their products were made of it. A
 * trigger updates `remaining` with the draws, and its CHECK rejects a draw of more than was received. A deferred
 * trigger rejects stock of a re-listed product that no draw covers.
 */
export class KeepReceipts1763700150001 implements MigrationInterface {
  name = 'KeepReceipts1763700150001';

  async up(db: QueryRunner): Promise<void> {
    await db.query(TABLES);
    await db.query(FROM_DELIVERED_ORDERS);
    await db.query(GUARDS);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TRIGGER stock_movements_received ON stock_movements;
      DROP TABLE receipt_draws, receipts;
      DROP FUNCTION check_received_stock();
      DROP FUNCTION count_receipt_draw();
    `);
  }
}

/** Six decimals: a quarter of a kilogram drawn from a receipt in tons is 0.00025 of it, exactly. */
const TABLES = `
  CREATE TABLE receipts (
    id uuid PRIMARY KEY DEFAULT uuid_v7(),
    order_line_id uuid NOT NULL UNIQUE REFERENCES order_lines (id),
    owner_id uuid NOT NULL REFERENCES users (id),
    source_product_id uuid NOT NULL REFERENCES products (id),
    unit varchar(8) NOT NULL,
    custom_unit_note varchar(120),
    quantity numeric(14,3) NOT NULL CHECK (quantity > 0),
    remaining numeric(20,6) NOT NULL,
    cost numeric(14,2) NOT NULL CHECK (cost >= 0),
    harvested_on date,
    received_at timestamptz NOT NULL,
    CONSTRAINT receipts_remaining CHECK (remaining >= 0 AND remaining <= quantity)
  );
  CREATE INDEX receipts_owner ON receipts (owner_id, received_at DESC, id DESC);
  CREATE INDEX receipts_source ON receipts (owner_id, source_product_id);

  CREATE TABLE receipt_draws (
    receipt_id uuid NOT NULL REFERENCES receipts (id),
    product_id uuid NOT NULL REFERENCES products (id),
    quantity numeric(20,6) NOT NULL CHECK (quantity >= 0),
    product_quantity numeric(14,3) NOT NULL CHECK (product_quantity >= 0),
    PRIMARY KEY (receipt_id, product_id)
  );
  CREATE INDEX receipt_draws_product ON receipt_draws (product_id);

  CREATE FUNCTION count_receipt_draw() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP <> 'INSERT' THEN
      UPDATE receipts SET remaining = remaining + OLD.quantity - CASE WHEN TG_OP = 'UPDATE' THEN NEW.quantity ELSE 0 END WHERE id = OLD.receipt_id;
    ELSE
      UPDATE receipts SET remaining = remaining - NEW.quantity WHERE id = NEW.receipt_id;
    END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER receipt_draws_counted AFTER INSERT OR UPDATE OR DELETE ON receipt_draws FOR EACH ROW EXECUTE FUNCTION count_receipt_draw();
`;

/**
 * Products that lie with traders already. What was taken off a shelf again goes back to the receipt it came from last.
 */
const FROM_DELIVERED_ORDERS = `
  INSERT INTO receipts (order_line_id, owner_id, source_product_id, unit, custom_unit_note, quantity, remaining, cost, harvested_on, received_at)
  SELECT l.id, o.buyer_id, l.product_id, l.unit, l.custom_unit_note, l.quantity, l.quantity,
    l.line_total - round(o.discount * l.line_total / greatest(o.subtotal, 0.01), 2), post.harvested_on, o.delivered_at
  FROM order_lines l JOIN orders o ON o.id = l.order_id JOIN users buyer ON buyer.id = o.buyer_id
  LEFT JOIN sell_posts post ON post.id = l.sell_post_id
  WHERE o.status = 'DELIVERED' AND buyer.role IN ('SUPERSALER', 'WHOLESALER');

  WITH put AS (
    SELECT r.id, m.product_id, m.on_hand_delta AS quantity,
      sum(m.on_hand_delta) OVER (PARTITION BY m.product_id ORDER BY m.created_at DESC, m.id DESC) - m.on_hand_delta AS later
    FROM stock_movements m JOIN receipts r ON r.order_line_id = m.order_line_id WHERE m.kind = 'RECEIVE'
  ), back AS (
    SELECT product_id, -sum(on_hand_delta) AS quantity FROM stock_movements
    WHERE kind = 'ADJUST' AND product_id IN (SELECT product_id FROM put) GROUP BY product_id
  ), drawn AS (
    SELECT put.id, put.product_id, put.quantity - least(put.quantity, greatest(coalesce(back.quantity, 0) - put.later, 0)) AS quantity
    FROM put LEFT JOIN back ON back.product_id = put.product_id
  )
  INSERT INTO receipt_draws (receipt_id, product_id, quantity, product_quantity) SELECT id, product_id, quantity, quantity FROM drawn;
`;

const GUARDS = `
  CREATE FUNCTION check_received_stock() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF EXISTS (SELECT 1 FROM products WHERE id = NEW.product_id AND source_product_id IS NOT NULL) AND
      (SELECT coalesce(sum(on_hand_delta), 0) FROM stock_movements WHERE product_id = NEW.product_id AND kind IN ('INITIAL','ADJUST','RECEIVE')) >
      (SELECT coalesce(sum(product_quantity), 0) FROM receipt_draws WHERE product_id = NEW.product_id)
    THEN
      RAISE EXCEPTION 'The stock of product % is more than was received.', NEW.product_id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'products_received', TABLE = 'products';
    END IF;
    RETURN NULL;
  END $$;
  CREATE CONSTRAINT TRIGGER stock_movements_received AFTER INSERT ON stock_movements DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW WHEN (NEW.kind IN ('INITIAL','ADJUST','RECEIVE')) EXECUTE FUNCTION check_received_stock();
  CREATE CONSTRAINT TRIGGER receipt_draws_received AFTER UPDATE ON receipt_draws DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION check_received_stock();
`;
