import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A deal that the market pays for ends when its seller raises the least quantity above what its budget pays for: nobody
 * could buy the product until then.
 */
export class EndDealsTooSmall1764404600000 implements MigrationInterface {
  name = 'EndDealsTooSmall1764404600000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE FUNCTION end_deals_too_small() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE deals d SET ended_at = now(), ends_at = greatest(d.starts_at, now())
        FROM products p WHERE p.id = NEW.product_id AND ${tooSmallFor('NEW')};
        RETURN NULL;
      END $$;
      CREATE CONSTRAINT TRIGGER sell_posts_deal_large_enough AFTER INSERT OR UPDATE OF min_quantity ON sell_posts DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW WHEN (NEW.state <> 'ENDED' AND NEW.min_quantity IS NOT NULL) EXECUTE FUNCTION end_deals_too_small();
      UPDATE deals d SET ended_at = now(), ends_at = greatest(d.starts_at, now())
      FROM sell_posts s JOIN products p ON p.id = s.product_id
      WHERE s.state <> 'ENDED' AND s.min_quantity IS NOT NULL AND ${tooSmallFor('s')}`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TRIGGER sell_posts_deal_large_enough ON sell_posts;
      DROP FUNCTION end_deals_too_small()`);
  }
}

/**
 * SQL: what is left of the deal `d` of the product `p`, which runs or will, pays for less than the least quantity of
 * the post.
 */
const tooSmallFor = (post: string): string => `d.product_id = p.id AND d.financed_by = 'PLATFORM' AND d.ended_at IS NULL
  AND d.starts_at IS NOT NULL AND d.ends_at > now() AND d.market_budget - d.market_spent
    < round(${post}.min_quantity * (least(p.price, d.price_before) - round(least(p.price, d.price_before) * (100 - d.percent) / 100, 2)), 2)`;
