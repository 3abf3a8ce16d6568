import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A deal that the market pays for counts for no order while the rest of its budget pays for less than the least
 * quantity, and counts again when an order that ends gives some back. It ended for good before: two accounts that
 * ordered everything and cancelled took it from everybody.
 */
export class MarkUsedUpDeals1764404700000 implements MigrationInterface {
  name = 'MarkUsedUpDeals1764404700000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      ALTER TABLE deals ADD is_used_up boolean NOT NULL DEFAULT false,
        ADD CONSTRAINT deals_used_up CHECK (NOT is_used_up OR market_budget IS NOT NULL)`);
    await db.query(MARK);
    await db.query(SPEND);
    for (const [name, before, after] of ADDED) await replaceIn(db, name, before, after);
    await db.query(`
      DROP TRIGGER sell_posts_deal_large_enough ON sell_posts;
      DROP FUNCTION end_deals_too_small()`);
    await db.query(TERMS);
    await db.query(
      `SELECT mark_used_up_deals(product_id) FROM deals WHERE financed_by = 'PLATFORM' AND ended_at IS NULL AND ends_at > now()`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TRIGGER sell_posts_changed_used_up_deals ON sell_posts;
      DROP TRIGGER sell_posts_used_up_deals ON sell_posts;
      DROP TRIGGER products_used_up_deals ON products;
      DROP TRIGGER deals_used_up_from_the_start ON deals;
      DROP FUNCTION mark_deals_of_its_product(), mark_deals_of_product()`);
    for (const [name, before, after] of ADDED) await replaceIn(db, name, after, before);
    await db.query(SPEND_AND_END);
    await db.query(`
      DROP FUNCTION mark_used_up_deals(uuid);
      UPDATE deals SET ended_at = now(), ends_at = greatest(starts_at, now()) WHERE is_used_up AND ended_at IS NULL;
      ALTER TABLE deals DROP COLUMN is_used_up`);
    await db.query(END_TOO_SMALL);
  }
}

/** These words are added to functions, by the name of each. */
const ADDED = [
  ['find_deal_of_line', 'AND d.ended_at IS NULL', 'AND d.ended_at IS NULL AND NOT d.is_used_up'],
  [
    'move_market_budget',
    'WHERE id = line.deal_id;',
    'WHERE id = line.deal_id;\n      PERFORM mark_used_up_deals(product_id) FROM deals WHERE id = line.deal_id;',
  ],
] as const;

async function replaceIn(db: QueryRunner, name: string, before: string, after: string): Promise<void> {
  const [definition] = (await db.query('SELECT pg_get_functiondef($1::regproc) AS text', [name])) as { text: string }[];
  if (!definition?.text.includes(before)) throw new Error(`The function ${name} is not as expected.`);
  await db.query(definition.text.replace(before, after));
}

/** SQL: what the market pays at the deal `d` for the least quantity of its product `p`. */
const leastCost = (least: string): string =>
  `round(${least} * (least(p.price, d.price_before) - round(least(p.price, d.price_before) * (100 - d.percent) / 100, 2)), 2)`;

/** The deals are locked first, so that they are marked by what others have just written. */
const MARK = `
  CREATE FUNCTION mark_used_up_deals(changed uuid) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM 1 FROM deals WHERE product_id = changed AND market_budget IS NOT NULL AND ended_at IS NULL AND ends_at > now() ORDER BY id FOR NO KEY UPDATE;
    IF NOT FOUND THEN RETURN; END IF;
    UPDATE deals d SET is_used_up = NOT d.is_used_up
    FROM products p LEFT JOIN sell_posts s ON s.product_id = p.id AND s.state <> 'ENDED'
    WHERE p.id = changed AND d.product_id = p.id AND d.market_budget IS NOT NULL AND d.ended_at IS NULL AND d.ends_at > now()
      AND d.is_used_up <> (d.market_budget - d.market_spent < ${leastCost('coalesce(s.min_quantity, 1)')});
  END $$`;

const SPEND = `
  CREATE OR REPLACE FUNCTION spend_market_budget() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    deal deals%ROWTYPE;
  BEGIN
    SELECT * INTO deal FROM deals WHERE id = NEW.deal_id FOR NO KEY UPDATE;
    IF deal.ended_at IS NOT NULL THEN
      RAISE EXCEPTION 'The deal % has ended', deal.id USING ERRCODE = 'check_violation', CONSTRAINT = 'deals_running';
    END IF;
    UPDATE deals SET market_spent = market_spent + round(NEW.ordered_quantity * NEW.platform_pays, 2) WHERE id = deal.id;
    PERFORM mark_used_up_deals(deal.product_id);
    RETURN NULL;
  END $$`;

/**
 * The least quantity and the price decide what the least purchase costs the market. A deal and terms that are written
 * at once do not see each other: the lock has the second mark what the first has committed.
 */
const TERMS = `
  CREATE FUNCTION mark_deals_of_its_product() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_advisory_xact_lock(hashtextextended('deals:' || NEW.product_id, 0));
    PERFORM mark_used_up_deals(NEW.product_id);
    RETURN NULL;
  END $$;
  CREATE CONSTRAINT TRIGGER deals_used_up_from_the_start AFTER INSERT OR UPDATE OF ends_at, price_before, market_budget ON deals DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW WHEN (NEW.market_budget IS NOT NULL AND NEW.ended_at IS NULL AND NEW.ends_at IS NOT NULL) EXECUTE FUNCTION mark_deals_of_its_product();
  CREATE CONSTRAINT TRIGGER sell_posts_used_up_deals AFTER INSERT ON sell_posts DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION mark_deals_of_its_product();
  CREATE CONSTRAINT TRIGGER sell_posts_changed_used_up_deals AFTER UPDATE OF min_quantity, state ON sell_posts DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW WHEN (NEW.min_quantity <> OLD.min_quantity OR (NEW.state = 'ENDED') <> (OLD.state = 'ENDED'))
    EXECUTE FUNCTION mark_deals_of_its_product();

  CREATE FUNCTION mark_deals_of_product() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_advisory_xact_lock(hashtextextended('deals:' || NEW.id, 0));
    PERFORM mark_used_up_deals(NEW.id);
    RETURN NULL;
  END $$;
  CREATE CONSTRAINT TRIGGER products_used_up_deals AFTER UPDATE OF price ON products DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW WHEN (NEW.price IS DISTINCT FROM OLD.price) EXECUTE FUNCTION mark_deals_of_product()`;

/** The functions of before, to the letter, for the way back. */
const SPEND_AND_END = `
  CREATE OR REPLACE FUNCTION spend_market_budget() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    taken numeric := round(NEW.ordered_quantity * NEW.platform_pays, 2);
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
  END $$`;

/**
 * SQL: what is left of the deal `d` of the product `p`, which runs or will, pays for less than the least quantity of
 * the post.
 */
const tooSmallFor = (post: string): string => `d.product_id = p.id AND d.financed_by = 'PLATFORM' AND d.ended_at IS NULL
  AND d.starts_at IS NOT NULL AND d.ends_at > now() AND d.market_budget - d.market_spent
    < round(${post}.min_quantity * (least(p.price, d.price_before) - round(least(p.price, d.price_before) * (100 - d.percent) / 100, 2)), 2)`;
const END_TOO_SMALL = `
      CREATE FUNCTION end_deals_too_small() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE deals d SET ended_at = now(), ends_at = greatest(d.starts_at, now())
        FROM products p WHERE p.id = NEW.product_id AND ${tooSmallFor('NEW')};
        RETURN NULL;
      END $$;
      CREATE CONSTRAINT TRIGGER sell_posts_deal_large_enough AFTER INSERT OR UPDATE OF min_quantity ON sell_posts DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW WHEN (NEW.state <> 'ENDED' AND NEW.min_quantity IS NOT NULL) EXECUTE FUNCTION end_deals_too_small()`;
