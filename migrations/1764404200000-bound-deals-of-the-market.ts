import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Gives every deal that the market pays for a budget. An ordered line takes what the market would pay for it, and an
 * order that ends without a delivery gives that back; a deal ends by itself when what is left pays for no further
 * purchase. Deals of before get what they have cost so far and 100,000 Tk more.
 */
export class BoundDealsOfTheMarket1764404200000 implements MigrationInterface {
  name = 'BoundDealsOfTheMarket1764404200000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE deals ADD market_budget numeric(14,2), ADD market_spent numeric(14,2) NOT NULL DEFAULT 0;
      ALTER TABLE order_lines ADD deal_id uuid REFERENCES deals`);
    await db.query(CARRY_ALONG);
    await db.query(`
      ALTER TABLE deals
        ADD CONSTRAINT deals_market_budget CHECK (market_spent <= market_budget),
        ADD CONSTRAINT deals_market_paid CHECK ((financed_by = 'PLATFORM') = (market_budget IS NOT NULL)),
        ADD CONSTRAINT deals_market_spent CHECK (market_spent >= 0 AND (market_spent = 0 OR market_budget IS NOT NULL));
      ALTER TABLE order_lines ADD CONSTRAINT order_lines_deal CHECK (deal_id IS NULL OR platform_pays > 0)`);
    await db.query(BUDGETS);
    await db.query(LINES);
    await db.query(ENDS);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TRIGGER orders_market_budget ON orders;
      DROP TRIGGER order_lines_market_budget ON order_lines;
      DROP TRIGGER order_lines_deal_kept ON order_lines;
      DROP TRIGGER order_lines_deal_found ON order_lines;
      DROP TRIGGER deals_budget_given ON deals;
      DROP FUNCTION move_market_budget(), spend_market_budget(), keep_line_of_deal(), find_deal_of_line(), give_market_budget();
      ALTER TABLE order_lines DROP COLUMN deal_id;
      ALTER TABLE deals DROP COLUMN market_spent, DROP COLUMN market_budget`);
  }
}

const ENDED = "('REJECTED', 'EXPIRED', 'CANCELLED')";

/** The market never pays more than this for a line, whatever becomes of its quantity. */
const taken = (line: string) => `round(${line}.ordered_quantity * ${line}.platform_pays, 2)`;

/** No line says at which deal it was sold: it is the one that ran for its product when the order was placed. */
const CARRY_ALONG = `
  UPDATE order_lines l SET deal_id = (
    SELECT d.id FROM deals d WHERE d.product_id = l.product_id AND d.financed_by = 'PLATFORM' AND o.placed_at BETWEEN d.starts_at AND d.ends_at
    ORDER BY d.starts_at DESC, d.id DESC LIMIT 1)
  FROM orders o WHERE o.id = l.order_id AND l.platform_pays > 0;
  UPDATE deals d SET market_spent = (
    SELECT coalesce(sum(${taken('l')}), 0) FROM order_lines l JOIN orders o ON o.id = l.order_id WHERE l.deal_id = d.id AND o.status NOT IN ${ENDED})
  WHERE d.financed_by = 'PLATFORM';
  UPDATE deals SET market_budget = market_spent + 100000 WHERE financed_by = 'PLATFORM'`;

/** While a release is rolled out, processes of the version before make deals without a budget. */
const BUDGETS = `
  CREATE FUNCTION give_market_budget() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.market_budget := 100000;
    RETURN NEW;
  END $$;
  CREATE TRIGGER deals_budget_given BEFORE INSERT ON deals FOR EACH ROW
    WHEN (NEW.financed_by = 'PLATFORM' AND NEW.market_budget IS NULL) EXECUTE FUNCTION give_market_budget()`;

/**
 * A line finds its deal when it is written, and takes its amount as the transaction commits, so that the deal is locked
 * for the shortest time and after the stock. A deal that was ended meanwhile fails the order, which is priced again.
 * Lines of one transaction may use a deal up together.
 */
const LINES = `
  CREATE FUNCTION find_deal_of_line() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    SELECT d.id INTO NEW.deal_id FROM deals d
    WHERE d.product_id = NEW.product_id AND d.financed_by = 'PLATFORM' AND d.starts_at <= now() AND d.ends_at > now() AND d.ended_at IS NULL
    ORDER BY d.starts_at DESC, d.id DESC LIMIT 1;
    IF NEW.deal_id IS NULL THEN
      RAISE EXCEPTION 'The market pays for no deal of the product % now', NEW.product_id USING ERRCODE = 'check_violation', CONSTRAINT = 'deals_running';
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER order_lines_deal_found BEFORE INSERT ON order_lines FOR EACH ROW WHEN (NEW.platform_pays > 0) EXECUTE FUNCTION find_deal_of_line();

  CREATE FUNCTION keep_line_of_deal() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'What the market pays for the line % does not change once it is ordered', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'order_lines_deal_kept';
  END $$;
  CREATE TRIGGER order_lines_deal_kept BEFORE UPDATE OF order_id, product_id, ordered_quantity, platform_pays, deal_id ON order_lines FOR EACH ROW
    WHEN ((OLD.platform_pays > 0 OR NEW.platform_pays > 0) AND (OLD.order_id, OLD.product_id, OLD.ordered_quantity, OLD.platform_pays, OLD.deal_id)
      IS DISTINCT FROM (NEW.order_id, NEW.product_id, NEW.ordered_quantity, NEW.platform_pays, NEW.deal_id))
    EXECUTE FUNCTION keep_line_of_deal();

  CREATE FUNCTION spend_market_budget() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    taken numeric := ${taken('NEW')};
    deal deals%ROWTYPE;
    least_cost numeric;
  BEGIN
    SELECT * INTO deal FROM deals WHERE id = NEW.deal_id FOR NO KEY UPDATE;
    IF deal.ended_at <> now() THEN
      RAISE EXCEPTION 'The deal % has ended', deal.id USING ERRCODE = 'check_violation', CONSTRAINT = 'deals_running';
    END IF;
    SELECT round(coalesce(s.min_quantity, 1) * (b.price - round(b.price * (100 - deal.percent) / 100, 2)), 2) INTO least_cost
    FROM products p CROSS JOIN LATERAL (SELECT least(p.price, deal.price_before) AS price) b
    LEFT JOIN sell_posts s ON s.product_id = p.id AND s.state <> 'ENDED' WHERE p.id = deal.product_id;
    UPDATE deals SET market_spent = market_spent + taken WHERE id = deal.id;
    IF deal.market_budget - deal.market_spent - taken < least_cost THEN
      UPDATE deals SET ended_at = now(), ends_at = now() WHERE id = deal.id;
    END IF;
    RETURN NULL;
  END $$;
  CREATE CONSTRAINT TRIGGER order_lines_market_budget AFTER INSERT ON order_lines DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW WHEN (NEW.platform_pays > 0) EXECUTE FUNCTION spend_market_budget()`;

/** An order that ends without a delivery gives back what its lines took; one that is opened again takes it again. */
const ENDS = `
  CREATE FUNCTION move_market_budget() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    line record;
  BEGIN
    FOR line IN SELECT l.deal_id, ${taken('l')} AS taken FROM order_lines l WHERE l.order_id = NEW.id AND l.deal_id IS NOT NULL ORDER BY l.product_id LOOP
      UPDATE deals SET market_spent = market_spent + CASE WHEN NEW.status IN ${ENDED} THEN -line.taken ELSE line.taken END WHERE id = line.deal_id;
    END LOOP;
    RETURN NULL;
  END $$;
  CREATE CONSTRAINT TRIGGER orders_market_budget AFTER UPDATE OF status ON orders DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW WHEN ((NEW.status IN ${ENDED}) <> (OLD.status IN ${ENDED})) EXECUTE FUNCTION move_market_budget()`;
