import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = `
  CREATE TABLE lots (
    id uuid PRIMARY KEY DEFAULT uuid_v7(),
    code varchar(12) NOT NULL,
    product_id uuid NOT NULL REFERENCES products (id),
    owner_id uuid NOT NULL REFERENCES users (id),
    owner_name varchar(120) NOT NULL,
    district_id smallint REFERENCES districts (id),
    upazila_id smallint REFERENCES upazilas (id),
    receipt_id uuid REFERENCES receipts (id),
    harvested_from date,
    harvested_until date,
    added numeric(14,3) NOT NULL,
    removed numeric(14,3) NOT NULL DEFAULT 0,
    remaining numeric(14,3) NOT NULL,
    hold varchar(8),
    opened_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT lots_code UNIQUE (code),
    CONSTRAINT lots_harvest CHECK (harvested_from <= harvested_until AND (harvested_from IS NULL) = (harvested_until IS NULL)),
    CONSTRAINT lots_quantities CHECK (added >= 0 AND removed >= 0 AND remaining >= 0 AND remaining <= added - removed),
    CONSTRAINT lots_hold_check CHECK (hold IN ('HELD', 'RECALLED'))
  );
  CREATE INDEX lots_product ON lots (product_id, opened_at, id);
  CREATE INDEX lots_open ON lots (product_id, opened_at, id) WHERE remaining > 0;
  CREATE UNIQUE INDEX lots_receipt ON lots (receipt_id, product_id) WHERE receipt_id IS NOT NULL;
  CREATE INDEX lots_owner ON lots (owner_id, opened_at DESC, id DESC);

  CREATE TABLE lot_shares (
    order_line_id uuid NOT NULL REFERENCES order_lines (id),
    lot_id uuid NOT NULL REFERENCES lots (id),
    quantity numeric(14,3) NOT NULL,
    returned numeric(14,3) NOT NULL DEFAULT 0,
    PRIMARY KEY (order_line_id, lot_id),
    CONSTRAINT lot_shares_quantities CHECK (returned >= 0 AND quantity >= returned)
  );
  CREATE INDEX lot_shares_lot ON lot_shares (lot_id, order_line_id);
  CREATE INDEX lots_held ON lots (opened_at DESC, id DESC) WHERE hold IS NOT NULL;

  CREATE TABLE lot_events (
    id uuid PRIMARY KEY DEFAULT uuid_v7(),
    lot_id uuid NOT NULL REFERENCES lots (id),
    actor_id uuid REFERENCES users (id),
    kind varchar(12) NOT NULL,
    reason varchar(500),
    seconds numeric(9,3),
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT lot_events_kind_check CHECK (kind IN ('HELD', 'RELEASED', 'RECALL_ASKED', 'RECALLED', 'DRILLED'))
  );
  CREATE INDEX lot_events_lot ON lot_events (lot_id, id);
  CREATE INDEX lot_events_actor ON lot_events (actor_id);
  CREATE TRIGGER lot_events_append_only BEFORE UPDATE OR DELETE ON lot_events FOR EACH ROW EXECUTE FUNCTION refuse_change();
  CREATE TRIGGER lot_events_no_truncate BEFORE TRUNCATE ON lot_events FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()`;

/** The code of the product and four more digits without look-alikes, of a number of its own. Rows are given theirs. */
const CODES = `
  CREATE SEQUENCE lot_numbers;
  CREATE FUNCTION code_lot() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    LOOP
      NEW.code := (SELECT label_code FROM products WHERE id = NEW.product_id) || substr(label_code(nextval('lot_numbers')), 5);
      EXIT WHEN NOT EXISTS (SELECT 1 FROM lots WHERE code = NEW.code);
    END LOOP;
    RETURN NEW;
  END $$;
  CREATE TRIGGER lots_code BEFORE INSERT ON lots FOR EACH ROW EXECUTE FUNCTION code_lot()`;

/** The shares of a line in lots are what left the stock for it, less what came back. Checked at the commit. */
const GUARD = `
  CREATE FUNCTION check_lot_shares() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF (SELECT coalesce(sum(quantity - returned), 0) FROM lot_shares WHERE order_line_id = NEW.order_line_id) <>
      (SELECT coalesce(-sum(on_hand_delta), 0) FROM stock_movements
        WHERE order_line_id = NEW.order_line_id AND kind IN ('TAKE', 'RETURN', 'REPLACE', 'RESTOCK'))
    THEN
      RAISE EXCEPTION 'The lots of order line % are not what left the stock for it.', NEW.order_line_id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'lot_shares_shipped', TABLE = 'lot_shares';
    END IF;
    RETURN NULL;
  END $$;
  CREATE CONSTRAINT TRIGGER lot_shares_shipped AFTER INSERT OR UPDATE ON lot_shares
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION check_lot_shares();
  CREATE CONSTRAINT TRIGGER stock_movements_shipped AFTER INSERT ON stock_movements
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.kind IN ('TAKE', 'RETURN', 'REPLACE', 'RESTOCK'))
    EXECUTE FUNCTION check_lot_shares()`;

/**
 * The quantities of before, laid end to end: a product's own stock is one lot, received items one for each receipt. The
 * lines took from the first to the last, then come what was written off and what is left. The last lot has no end, so
 * that nothing is outside.
 */
const SPANS = `
  CREATE TEMP TABLE lot_lines ON COMMIT DROP AS
    SELECT *, sum(sent - back) OVER (PARTITION BY product_id ORDER BY first_at, order_line_id) AS ends FROM (
      SELECT product_id, order_line_id, min(created_at) AS first_at, coalesce(sum(on_hand_delta) FILTER (WHERE kind = 'RESTOCK'), 0) AS back,
        coalesce(-sum(on_hand_delta) FILTER (WHERE kind <> 'RESTOCK'), 0) AS sent
      FROM stock_movements WHERE kind IN ('TAKE', 'RETURN', 'REPLACE', 'RESTOCK') AND order_line_id IS NOT NULL GROUP BY product_id, order_line_id) moved;
  CREATE TEMP TABLE lot_stock ON COMMIT DROP AS
    SELECT stock.product_id, coalesce(lines.sold, 0) AS sold, coalesce(losses.lost, 0) AS lost, stock.on_hand
    FROM product_stock stock
    LEFT JOIN (SELECT product_id, sum(sent - back) AS sold FROM lot_lines GROUP BY product_id) lines ON lines.product_id = stock.product_id
    LEFT JOIN (SELECT product_id, -sum(on_hand_delta) AS lost FROM stock_movements WHERE kind = 'LOSS' GROUP BY product_id) losses
      ON losses.product_id = stock.product_id
    WHERE stock.on_hand > 0 OR lines.product_id IS NOT NULL;
  CREATE TEMP TABLE lot_spans ON COMMIT DROP AS
    SELECT uuid_v7() AS lot_id, product_id, receipt_id, opened_at, ends - length AS starts,
      CASE WHEN lead(product_id) OVER in_turn IS NULL THEN 'infinity' ELSE ends END AS ends
    FROM (
      SELECT stock.product_id, draw.receipt_id, coalesce(r.received_at, p.created_at) AS opened_at, coalesce(draw.product_quantity, 0) AS length,
        coalesce(sum(draw.product_quantity) OVER (PARTITION BY stock.product_id ORDER BY draw.receipt_id), 0) AS ends
      FROM lot_stock stock JOIN products p ON p.id = stock.product_id
      LEFT JOIN receipt_draws draw ON draw.product_id = p.id AND draw.product_quantity > 0 LEFT JOIN receipts r ON r.id = draw.receipt_id) parts
    WINDOW in_turn AS (PARTITION BY product_id ORDER BY receipt_id)`;

const between = (starts: string, ends: string) => `greatest(least(span.ends, ${ends}) - greatest(span.starts, ${starts}), 0)`;

const FILL = `
  INSERT INTO lots (id, product_id, owner_id, owner_name, district_id, upazila_id, receipt_id, added, removed, remaining, opened_at)
  SELECT span.lot_id, p.id, u.id, coalesce(nullif(u.name_of_business, ''), u.name), u.district_id, u.upazila_id, span.receipt_id,
    ${between('stock.sold', 'stock.sold + stock.lost + stock.on_hand')}, ${between('stock.sold', 'stock.sold + stock.lost')},
    ${between('stock.sold + stock.lost', 'stock.sold + stock.lost + stock.on_hand')}, span.opened_at
  FROM lot_spans span JOIN lot_stock stock ON stock.product_id = span.product_id JOIN products p ON p.id = span.product_id JOIN users u ON u.id = p.seller_id;
  INSERT INTO lot_shares (order_line_id, lot_id, quantity, returned)
  SELECT order_line_id, lot_id, sum(quantity), sum(returned) FROM (
    SELECT line.order_line_id, span.lot_id, ${between('line.ends - line.sent + line.back', 'line.ends')} AS quantity, 0 AS returned
    FROM lot_lines line JOIN lot_spans span ON span.product_id = line.product_id
      AND span.starts < line.ends AND span.ends > line.ends - line.sent + line.back
    UNION ALL
    SELECT line.order_line_id, span.lot_id, line.back, line.back
    FROM lot_lines line JOIN lot_spans span ON span.product_id = line.product_id AND span.ends = 'infinity' WHERE line.back > 0) parts
  GROUP BY order_line_id, lot_id;
  UPDATE lots SET added = lots.added + shares.net
  FROM (SELECT lot_id, sum(quantity - returned) AS net FROM lot_shares GROUP BY lot_id) shares WHERE shares.lot_id = lots.id`;

/**
 * Days as they were recorded: of received items that of the receipt, else those that buyers saw and the post gives.
 * A day that a trader gave for received items is a guess; it is removed. A lot is not older than its last harvest.
 */
const HARVESTS = `
  UPDATE sell_posts SET harvested_on = NULL FROM products p
  WHERE p.id = sell_posts.product_id AND p.source_product_id IS NOT NULL AND sell_posts.harvested_on IS NOT NULL;
  UPDATE lots SET harvested_from = days.first, harvested_until = days.last,
    opened_at = CASE WHEN lots.receipt_id IS NULL
      THEN greatest(lots.opened_at, least(now(), (days.last + 1)::timestamp AT TIME ZONE 'Asia/Dhaka')) ELSE lots.opened_at END
  FROM (
    SELECT lot.id, min(day) AS first, max(day) AS last FROM lots lot CROSS JOIN LATERAL (
      SELECT line.harvested_on AS day FROM receipts r JOIN order_lines line ON line.id = r.order_line_id WHERE r.id = lot.receipt_id
      UNION ALL
      SELECT line.harvested_on FROM lot_shares share JOIN order_lines line ON line.id = share.order_line_id
        WHERE share.lot_id = lot.id AND lot.receipt_id IS NULL
      UNION ALL
      SELECT post.harvested_on FROM sell_posts post WHERE post.product_id = lot.product_id AND lot.receipt_id IS NULL AND lot.remaining > 0
        AND post.state <> 'ENDED' AND post.harvested_on <= (now() AT TIME ZONE 'Asia/Dhaka')::date) given
    GROUP BY lot.id) days
  WHERE days.id = lots.id AND days.first IS NOT NULL`;

/** Stock is in lots, and each line of an order names those that it was taken from. What exists is carried along. */
export class CreateLots1764405800000 implements MigrationInterface {
  name = 'CreateLots1764405800000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`SET LOCAL lock_timeout = '5s'`);
    for (const statements of [TABLES, CODES, SPANS, FILL, HARVESTS, GUARD]) await db.query(statements);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      SET LOCAL lock_timeout = '5s';
      DROP TRIGGER stock_movements_shipped ON stock_movements;
      DROP TABLE lot_events, lot_shares, lots;
      DROP FUNCTION check_lot_shares(), code_lot();
      DROP SEQUENCE lot_numbers`);
  }
}
