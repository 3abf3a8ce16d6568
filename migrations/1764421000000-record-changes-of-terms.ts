import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Prices by quantity, the harvest day and the time of a post are seen by buyers as its price is: a change of them is a
 * change of its product for programs that keep a copy of the market.
 */
export class RecordChangesOfTerms1764421000000 implements MigrationInterface {
  name = 'RecordChangesOfTerms1764421000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      SET LOCAL lock_timeout = '5s';
      CREATE FUNCTION record_terms_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE products SET market_changed_at = clock_timestamp() WHERE id = NEW.product_id;
        RETURN NULL;
      END $$;
      CREATE FUNCTION record_tier_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE products p SET market_changed_at = clock_timestamp() FROM sell_posts post
        WHERE post.id = coalesce(NEW.sell_post_id, OLD.sell_post_id) AND p.id = post.product_id;
        RETURN NULL;
      END $$;
      CREATE TRIGGER sell_posts_market_change AFTER UPDATE ON sell_posts FOR EACH ROW
        WHEN ((OLD.tiers_for_baskets, OLD.harvested_on, OLD.available_from, OLD.available_until)
          IS DISTINCT FROM (NEW.tiers_for_baskets, NEW.harvested_on, NEW.available_from, NEW.available_until))
        EXECUTE FUNCTION record_terms_change();
      CREATE TRIGGER sell_post_tiers_market_change AFTER INSERT OR UPDATE OR DELETE ON sell_post_tiers FOR EACH ROW
        EXECUTE FUNCTION record_tier_change()`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      SET LOCAL lock_timeout = '5s';
      DROP TRIGGER sell_post_tiers_market_change ON sell_post_tiers;
      DROP TRIGGER sell_posts_market_change ON sell_posts;
      DROP FUNCTION record_tier_change();
      DROP FUNCTION record_terms_change()`);
  }
}
