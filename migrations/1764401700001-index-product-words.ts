/**
 * Search reads an index of tokens instead of comparing texts: `product_words` has, for each word, the products on the
 * market that have it, the best first; `market_words` is the dictionary that misspelt tokens are compared with. A
 * trigger updates both from `products.search_words`, which the application makes for existing products as soon as it
 * has migrated (search-texts.store.ts): the database does not know the rules of spelling.
 */
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class IndexProductWords1764401700001 implements MigrationInterface {
  readonly name = 'IndexProductWords1764401700001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE products ADD COLUMN search_words jsonb NOT NULL DEFAULT '{}';
      DROP INDEX products_search;

      CREATE TABLE product_words (
        product_id uuid NOT NULL,
        word text COLLATE "C" NOT NULL,
        points smallint NOT NULL,
        popularity smallint NOT NULL,
        is_public boolean NOT NULL,
        division_id smallint,
        district_id smallint,
        upazila_id smallint,
        PRIMARY KEY (product_id, word)
      );
      CREATE INDEX product_words_best ON product_words (word, points DESC, popularity DESC, product_id DESC)
        INCLUDE (is_public, division_id, district_id, upazila_id);

      CREATE TABLE market_words (
        word text COLLATE "C" PRIMARY KEY,
        sound text COLLATE "C" NOT NULL
      );
      CREATE INDEX market_words_sound ON market_words (sound) WHERE sound <> '';
      CREATE INDEX market_words_like ON market_words USING gin (word gin_trgm_ops);

      CREATE FUNCTION index_product_words() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        place_in_sales smallint := width_bucket(NEW.sold_count, ARRAY[1, 3, 10, 30, 100, 300, 1000, 3000, 10000]);
      BEGIN
        -- a row of the index has no reference to its product, which would be checked for every word
        IF TG_OP = 'UPDATE' AND OLD.is_published THEN
          IF NEW.is_published AND NEW.search_words = OLD.search_words THEN
            UPDATE product_words SET popularity = place_in_sales, is_public = NEW.audience = 'EVERYONE', division_id = NEW.division_id,
              district_id = NEW.district_id, upazila_id = NEW.upazila_id
            WHERE product_id = NEW.id AND (popularity, is_public, division_id, district_id, upazila_id)
              IS DISTINCT FROM (place_in_sales, NEW.audience = 'EVERYONE', NEW.division_id, NEW.district_id, NEW.upazila_id);
            RETURN NULL;
          END IF;
          DELETE FROM product_words WHERE product_id = NEW.id;
        END IF;
        IF NEW.is_published THEN
          INSERT INTO product_words (product_id, word, points, popularity, is_public, division_id, district_id, upazila_id)
            SELECT NEW.id, found.key, CASE jsonb_typeof(found.value) WHEN 'array' THEN found.value->>0 ELSE found.value#>>'{}' END::smallint,
              place_in_sales, NEW.audience = 'EVERYONE', NEW.division_id, NEW.district_id, NEW.upazila_id
            FROM jsonb_each(NEW.search_words) AS found;
          INSERT INTO market_words (word, sound)
            SELECT found.key, found.value->>1 FROM jsonb_each(NEW.search_words) AS found WHERE jsonb_typeof(found.value) = 'array'
            ORDER BY found.key ON CONFLICT DO NOTHING;
        END IF;
        RETURN NULL;
      END $$;
      CREATE FUNCTION forget_product_words() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        DELETE FROM product_words WHERE product_id = OLD.id;
        RETURN NULL;
      END $$;
      CREATE TRIGGER products_words_delete AFTER DELETE ON products FOR EACH ROW EXECUTE FUNCTION forget_product_words();
      CREATE TRIGGER products_words_insert AFTER INSERT ON products FOR EACH ROW WHEN (NEW.is_published) EXECUTE FUNCTION index_product_words();
      CREATE TRIGGER products_words_update AFTER UPDATE OF is_published, search_words, audience, sold_count, division_id, district_id, upazila_id ON products
        FOR EACH ROW WHEN ((OLD.is_published OR NEW.is_published) AND (OLD.is_published, OLD.search_words, OLD.audience, OLD.division_id, OLD.district_id,
          OLD.upazila_id, width_bucket(OLD.sold_count, ARRAY[1, 3, 10, 30, 100, 300, 1000, 3000, 10000]))
          IS DISTINCT FROM (NEW.is_published, NEW.search_words, NEW.audience, NEW.division_id, NEW.district_id, NEW.upazila_id,
          width_bucket(NEW.sold_count, ARRAY[1, 3, 10, 30, 100, 300, 1000, 3000, 10000])))
        EXECUTE FUNCTION index_product_words();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER products_words_insert ON products;
      DROP TRIGGER products_words_update ON products;
      DROP TRIGGER products_words_delete ON products;
      DROP FUNCTION index_product_words(), forget_product_words();
      DROP TABLE market_words, product_words;
      ALTER TABLE products DROP COLUMN search_words;
      CREATE INDEX products_search ON products USING gin (search_text gin_trgm_ops) WHERE is_published;
    `);
  }
}
