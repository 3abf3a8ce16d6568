import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tests whether a stock can be bought: something is left, and at least the minimum. */
const SELLABLE = (stock: string) =>
  `(${stock}.on_hand > ${stock}.reserved AND ${stock}.on_hand - ${stock}.reserved >= ${stock}.lot_minimum)`;
const LEFT = (stock: string) => `${stock}.on_hand > ${stock}.reserved`;

const LOTS = `
  CREATE FUNCTION copy_lot_of_post() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE product_stock SET lot_minimum = CASE WHEN NEW.state = 'ENDED' THEN 0 ELSE NEW.min_quantity END,
      lot_step = CASE WHEN NEW.state = 'ENDED' THEN 0 ELSE NEW.step END
    WHERE product_id = NEW.product_id AND (lot_minimum, lot_step)
      IS DISTINCT FROM (CASE WHEN NEW.state = 'ENDED' THEN 0 ELSE NEW.min_quantity END, CASE WHEN NEW.state = 'ENDED' THEN 0 ELSE NEW.step END);
    RETURN NULL;
  END $$;
  CREATE TRIGGER sell_posts_lot_insert AFTER INSERT ON sell_posts FOR EACH ROW EXECUTE FUNCTION copy_lot_of_post();
  CREATE TRIGGER sell_posts_lot_update AFTER UPDATE OF state, min_quantity, step ON sell_posts
    FOR EACH ROW WHEN ((OLD.state, OLD.min_quantity, OLD.step) IS DISTINCT FROM (NEW.state, NEW.min_quantity, NEW.step)) EXECUTE FUNCTION copy_lot_of_post();

  CREATE FUNCTION take_lot_of_post() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    SELECT post.min_quantity, post.step INTO NEW.lot_minimum, NEW.lot_step FROM sell_posts post
    WHERE post.product_id = NEW.product_id AND post.state <> 'ENDED';
    NEW.lot_minimum := coalesce(NEW.lot_minimum, 0);
    NEW.lot_step := coalesce(NEW.lot_step, 0);
    RETURN NEW;
  END $$;
  CREATE TRIGGER product_stock_lot BEFORE INSERT ON product_stock FOR EACH ROW EXECUTE FUNCTION take_lot_of_post()`;

/** The index of words marks what can be bought. Its functions are rewritten where they compare the stock. */
const wordsMark = (from: (stock: string) => string, to: (stock: string) => string) => `
  DO $$
  DECLARE
    part record;
    source text;
  BEGIN
    FOR part IN SELECT * FROM (VALUES ('index_product_words', '${from('stock')}', '${to('stock')}'), ('index_stock_of_words', '${from('NEW')}', '${to('NEW')}'))
      AS parts (name, before, after)
    LOOP
      source := pg_get_functiondef(part.name::regproc);
      IF strpos(source, part.before) = 0 THEN RAISE '% has another text', part.name; END IF;
      EXECUTE replace(source, part.before, part.after);
    END LOOP;
  END $$`;
const TRIGGERS = (isLeft: (stock: string) => string, of: string) => `
  DROP TRIGGER product_stock_words_insert ON product_stock;
  DROP TRIGGER product_stock_words_update ON product_stock;
  CREATE TRIGGER product_stock_words_insert AFTER INSERT ON product_stock
    FOR EACH ROW WHEN (${isLeft('NEW')}) EXECUTE FUNCTION index_stock_of_words();
  CREATE TRIGGER product_stock_words_update AFTER UPDATE OF ${of} ON product_stock
    FOR EACH ROW WHEN ((${isLeft('OLD')}) <> (${isLeft('NEW')})) EXECUTE FUNCTION index_stock_of_words()`;

/**
 * The minimum and the step of a product's sell post beside its stock, 0 where it has none: what can be bought follows
 * from one narrow row that every list reads anyway. Sell posts write them by triggers, so that no writer can forget to.
 */
export class StoreLots1764402501000 implements MigrationInterface {
  name = 'StoreLots1764402501000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`SET LOCAL lock_timeout = '5s'`);
    await db.query(`ALTER TABLE product_stock ADD COLUMN lot_minimum numeric(14,3) NOT NULL DEFAULT 0,
      ADD COLUMN lot_step numeric(14,3) NOT NULL DEFAULT 0`);
    await db.query(LOTS);
    await db.query(wordsMark(LEFT, SELLABLE));
    await db.query(TRIGGERS(SELLABLE, 'on_hand, reserved, lot_minimum'));
    await db.query(`UPDATE product_stock stock SET lot_minimum = post.min_quantity, lot_step = post.step
      FROM sell_posts post WHERE post.product_id = stock.product_id AND post.state <> 'ENDED'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(TRIGGERS(LEFT, 'on_hand, reserved'));
    await db.query(wordsMark(SELLABLE, LEFT));
    await db.query(`UPDATE product_words SET is_available = true FROM product_stock stock
      WHERE stock.product_id = product_words.product_id AND ${LEFT('stock')} AND NOT is_available`);
    await db.query('DROP TRIGGER sell_posts_lot_insert ON sell_posts');
    await db.query('DROP TRIGGER sell_posts_lot_update ON sell_posts');
    await db.query('DROP TRIGGER product_stock_lot ON product_stock');
    await db.query('DROP FUNCTION copy_lot_of_post(), take_lot_of_post()');
    await db.query('ALTER TABLE product_stock DROP COLUMN lot_minimum, DROP COLUMN lot_step');
  }
}
