/**
 * Adds the fields that a search filters and sorts by to the index of tokens: price, category, unit, stock, rating and
 * age of the product, and a mask of all its tokens. A search of a large market then reads a product only to show it.
 * The primary key orders a token's products by age; two small indexes find the products of one location.
 */
import type { MigrationInterface, QueryRunner } from 'typeorm';

const POPULARITY = 'width_bucket(NEW.sold_count, ARRAY[1, 3, 10, 30, 100, 300, 1000, 3000, 10000])';
const CHANGED = `(OLD.is_published OR NEW.is_published) AND (OLD.is_published, OLD.search_words, OLD.audience, OLD.division_id, OLD.district_id, OLD.upazila_id,
  OLD.category_slug, OLD.unit, OLD.price, OLD.rating_sum, OLD.rating_count, OLD.published_at, ${POPULARITY.replace('NEW', 'OLD')})
  IS DISTINCT FROM (NEW.is_published, NEW.search_words, NEW.audience, NEW.division_id, NEW.district_id, NEW.upazila_id,
  NEW.category_slug, NEW.unit, NEW.price, NEW.rating_sum, NEW.rating_count, NEW.published_at, ${POPULARITY})`;
const FACTS =
  'popularity, is_public, division_id, district_id, upazila_id, category_slug, unit, price, rating_sum, rating_count, published_at';
const INCLUDED =
  'is_public, division_id, district_id, upazila_id, category_slug, unit, price, rating_sum, rating_count, published_at, is_available, has_deal, mask';
const FACTS_OF = (product: string) => `width_bucket(${product}.sold_count, ARRAY[1, 3, 10, 30, 100, 300, 1000, 3000, 10000])::smallint,
  ${product}.audience = 'EVERYONE', ${product}.division_id, ${product}.district_id, ${product}.upazila_id, ${product}.category_slug::text, ${product}.unit::text,
  ${product}.price, ${product}.rating_sum, ${product}.rating_count, ${product}.published_at`;
const LIVE = `
  coalesce((SELECT stock.on_hand > stock.reserved FROM product_stock stock WHERE stock.product_id = NEW.id), false),
  EXISTS (SELECT 1 FROM deals WHERE deals.product_id = NEW.id AND deals.ends_at > now())`;

export class FilterProductWords1764401913001 implements MigrationInterface {
  readonly name = 'FilterProductWords1764401913001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- two of 64 bits for each token: a product whose mask lacks a bit of a token does not have it
      CREATE FUNCTION search_mask(words jsonb) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
        SELECT coalesce(bit_or((1::bigint << (get_byte(hash, 0) & 63)) | (1::bigint << (get_byte(hash, 1) & 63))), 0)
        FROM (SELECT sha256(convert_to(word, 'UTF8')) AS hash FROM jsonb_object_keys(words) AS word) hashed
      $$;

      ALTER TABLE product_words RENAME TO narrow_product_words;
      CREATE TABLE product_words (
        word text COLLATE "C" NOT NULL,
        points smallint NOT NULL,
        popularity smallint NOT NULL,
        product_id uuid NOT NULL,
        is_public boolean NOT NULL,
        division_id smallint,
        district_id smallint,
        upazila_id smallint,
        category_slug text COLLATE "C" NOT NULL,
        unit text COLLATE "C" NOT NULL,
        price numeric(14,2) NOT NULL,
        rating_sum integer NOT NULL,
        rating_count integer NOT NULL,
        published_at timestamptz NOT NULL,
        is_available boolean NOT NULL,
        has_deal boolean NOT NULL,
        mask bigint NOT NULL
      );
      INSERT INTO product_words (word, points, product_id, ${FACTS}, is_available, has_deal, mask)
        SELECT entry.word, entry.points, entry.product_id, ${FACTS_OF('p')}, coalesce(stock.on_hand > stock.reserved, false),
          deal.product_id IS NOT NULL, masked.mask
        FROM (SELECT id, search_mask(search_words) AS mask FROM products WHERE is_published OFFSET 0) masked
        JOIN products p ON p.id = masked.id
        JOIN narrow_product_words entry ON entry.product_id = p.id
        LEFT JOIN product_stock stock ON stock.product_id = p.id
        LEFT JOIN (SELECT DISTINCT product_id FROM deals WHERE ends_at > now()) deal ON deal.product_id = p.id;
      DROP TABLE narrow_product_words;
      ALTER TABLE product_words ADD CONSTRAINT product_words_pkey PRIMARY KEY (word, published_at, product_id)
        INCLUDE (points, popularity, ${INCLUDED.replace(' published_at,', '')});
      CREATE INDEX product_words_best ON product_words (word, points DESC, popularity DESC, product_id DESC) INCLUDE (${INCLUDED});
      CREATE INDEX product_words_product ON product_words (product_id);
      CREATE INDEX product_words_district ON product_words (word, district_id);
      CREATE INDEX product_words_upazila ON product_words (word, upazila_id);

      -- pages of the index are read without the table where these are vacuumed
      ALTER TABLE product_words SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.05);

      CREATE OR REPLACE FUNCTION index_product_words() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        -- a row of the index has no reference to its product, which would be checked for every word
        IF TG_OP = 'UPDATE' AND OLD.is_published THEN
          IF NEW.is_published AND NEW.search_words = OLD.search_words THEN
            UPDATE product_words SET (${FACTS}) = ROW (${FACTS_OF('NEW')})
            WHERE product_id = NEW.id AND (${FACTS}) IS DISTINCT FROM (${FACTS_OF('NEW')});
            RETURN NULL;
          END IF;
          DELETE FROM product_words WHERE product_id = NEW.id;
        END IF;
        IF NEW.is_published THEN
          INSERT INTO product_words (word, points, product_id, ${FACTS}, is_available, has_deal, mask)
            SELECT found.key, CASE jsonb_typeof(found.value) WHEN 'array' THEN found.value->>0 ELSE found.value#>>'{}' END::smallint,
              NEW.id, ${FACTS_OF('NEW')}, ${LIVE}, search_mask(NEW.search_words)
            FROM jsonb_each(NEW.search_words) AS found;
          INSERT INTO market_words (word, sound)
            SELECT found.key, found.value->>1 FROM jsonb_each(NEW.search_words) AS found WHERE jsonb_typeof(found.value) = 'array'
            ORDER BY found.key ON CONFLICT DO NOTHING;
        END IF;
        RETURN NULL;
      END $$;
      DROP TRIGGER products_words_update ON products;
      CREATE TRIGGER products_words_update AFTER UPDATE OF is_published, search_words, audience, sold_count, division_id, district_id, upazila_id, category_slug, unit,
        price, rating_sum, rating_count, published_at ON products
        FOR EACH ROW WHEN (${CHANGED}) EXECUTE FUNCTION index_product_words();

      CREATE FUNCTION index_stock_of_words() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE product_words SET is_available = NEW.on_hand > NEW.reserved
        WHERE product_id = NEW.product_id AND is_available <> (NEW.on_hand > NEW.reserved);
        RETURN NULL;
      END $$;
      CREATE TRIGGER product_stock_words_insert AFTER INSERT ON product_stock
        FOR EACH ROW WHEN (NEW.on_hand > NEW.reserved) EXECUTE FUNCTION index_stock_of_words();
      CREATE TRIGGER product_stock_words_update AFTER UPDATE OF on_hand, reserved ON product_stock
        FOR EACH ROW WHEN ((OLD.on_hand > OLD.reserved) <> (NEW.on_hand > NEW.reserved)) EXECUTE FUNCTION index_stock_of_words();

      -- that a deal has ended is read from the deal: the mark only shows where one may be
      CREATE FUNCTION index_deals_of_words() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE product_words SET has_deal = true WHERE product_id = NEW.product_id AND NOT has_deal;
        RETURN NULL;
      END $$;
      CREATE TRIGGER deals_words AFTER INSERT OR UPDATE OF ends_at ON deals
        FOR EACH ROW WHEN (NEW.ends_at > now()) EXECUTE FUNCTION index_deals_of_words();
    `);
    await runner.query('ANALYZE product_words');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER deals_words ON deals;
      DROP TRIGGER product_stock_words_insert ON product_stock;
      DROP TRIGGER product_stock_words_update ON product_stock;
      DROP FUNCTION index_deals_of_words(), index_stock_of_words();

      ALTER TABLE product_words RENAME TO wide_product_words;
      CREATE TABLE product_words (
        product_id uuid NOT NULL,
        word text COLLATE "C" NOT NULL,
        points smallint NOT NULL,
        popularity smallint NOT NULL,
        is_public boolean NOT NULL,
        division_id smallint,
        district_id smallint,
        upazila_id smallint
      );
      INSERT INTO product_words SELECT product_id, word, points, popularity, is_public, division_id, district_id, upazila_id FROM wide_product_words;
      DROP TABLE wide_product_words;
      ALTER TABLE product_words ADD CONSTRAINT product_words_pkey PRIMARY KEY (word, product_id);
      CREATE INDEX product_words_best ON product_words (word, points DESC, popularity DESC, product_id DESC)
        INCLUDE (is_public, division_id, district_id, upazila_id);
      CREATE INDEX product_words_product ON product_words (product_id);

      CREATE OR REPLACE FUNCTION index_product_words() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        place_in_sales smallint := ${POPULARITY};
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
      DROP TRIGGER products_words_update ON products;
      CREATE TRIGGER products_words_update AFTER UPDATE OF is_published, search_words, audience, sold_count, division_id, district_id, upazila_id ON products
        FOR EACH ROW WHEN ((OLD.is_published OR NEW.is_published) AND (OLD.is_published, OLD.search_words, OLD.audience, OLD.division_id, OLD.district_id,
          OLD.upazila_id, width_bucket(OLD.sold_count, ARRAY[1, 3, 10, 30, 100, 300, 1000, 3000, 10000]))
          IS DISTINCT FROM (NEW.is_published, NEW.search_words, NEW.audience, NEW.division_id, NEW.district_id, NEW.upazila_id,
          width_bucket(NEW.sold_count, ARRAY[1, 3, 10, 30, 100, 300, 1000, 3000, 10000])))
        EXECUTE FUNCTION index_product_words();
      DROP FUNCTION search_mask(jsonb);
    `);
  }
}
