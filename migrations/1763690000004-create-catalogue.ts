import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Products, their images, sell posts, stock movements, views, favourites, follows, deals and coupons. */
export class CreateCatalogue1763690000004 implements MigrationInterface {
  name = 'CreateCatalogue1763690000004';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE products (
        id uuid PRIMARY KEY DEFAULT uuid_v7(),
        seller_id uuid NOT NULL REFERENCES users (id),
        source_product_id uuid REFERENCES products (id),
        name varchar(120) NOT NULL,
        description varchar(5000) NOT NULL,
        category_slug varchar(40) NOT NULL,
        unit varchar(8) NOT NULL CHECK (unit IN ('KG','PIECE','TON','DOZEN','QUARTER','PAIR','OTHERS')),
        custom_unit_note varchar(120),
        price numeric(14,2) NOT NULL CHECK (price >= 0),
        on_hand numeric(14,3) NOT NULL DEFAULT 0,
        reserved numeric(14,3) NOT NULL DEFAULT 0,
        main_image_id uuid REFERENCES images (id),
        search_text text NOT NULL,
        is_published boolean NOT NULL DEFAULT false,
        published_at timestamptz,
        audience varchar(10) NOT NULL DEFAULT 'EVERYONE' CHECK (audience IN ('EVERYONE','BUSINESSES')),
        division_id smallint REFERENCES divisions (id),
        district_id smallint REFERENCES districts (id),
        upazila_id smallint REFERENCES upazilas (id),
        rating_sum integer NOT NULL DEFAULT 0,
        rating_count integer NOT NULL DEFAULT 0,
        sold_quantity numeric(14,3) NOT NULL DEFAULT 0,
        sold_count integer NOT NULL DEFAULT 0,
        view_count integer NOT NULL DEFAULT 0,
        hidden_at timestamptz,
        hidden_reason varchar(500),
        version integer NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        deleted_at timestamptz,
        CONSTRAINT products_stock CHECK (reserved >= 0 AND reserved <= on_hand),
        CONSTRAINT products_others_note CHECK (unit <> 'OTHERS' OR custom_unit_note IS NOT NULL),
        CONSTRAINT products_published CHECK (NOT is_published OR (published_at IS NOT NULL AND deleted_at IS NULL AND hidden_at IS NULL))
      );
      CREATE INDEX products_seller ON products (seller_id, created_at DESC, id DESC) WHERE deleted_at IS NULL;
      CREATE INDEX products_newest ON products (published_at DESC, id DESC) WHERE is_published;
      CREATE INDEX products_category_newest ON products (category_slug, published_at DESC, id DESC) WHERE is_published;
      CREATE INDEX products_category_price ON products (category_slug, price, id) WHERE is_published;
      CREATE INDEX products_price ON products (price, id) WHERE is_published;
      CREATE INDEX products_district ON products (district_id, published_at DESC, id DESC) WHERE is_published;
      CREATE INDEX products_seller_published ON products (seller_id, published_at DESC, id DESC) WHERE is_published;
      CREATE INDEX products_popular ON products (sold_count DESC, id DESC) WHERE is_published;
      CREATE INDEX products_search ON products USING gin (search_text gin_trgm_ops) WHERE is_published;
      CREATE INDEX products_source ON products (source_product_id) WHERE source_product_id IS NOT NULL;

      CREATE TABLE product_images (
        product_id uuid NOT NULL REFERENCES products (id),
        position smallint NOT NULL CHECK (position >= 0),
        image_id uuid NOT NULL REFERENCES images (id),
        PRIMARY KEY (product_id, position)
      );
      CREATE INDEX product_images_image ON product_images (image_id);

      CREATE TABLE sell_posts (
        id uuid PRIMARY KEY DEFAULT uuid_v7(),
        product_id uuid NOT NULL REFERENCES products (id),
        seller_id uuid NOT NULL REFERENCES users (id),
        state varchar(6) NOT NULL CHECK (state IN ('OPEN','PAUSED','ENDED')),
        audience varchar(10) NOT NULL DEFAULT 'EVERYONE' CHECK (audience IN ('EVERYONE','BUSINESSES')),
        min_quantity numeric(14,3) NOT NULL CHECK (min_quantity > 0),
        step numeric(14,3) NOT NULL CHECK (step > 0),
        available_from timestamptz,
        available_until timestamptz,
        harvested_on date,
        views integer NOT NULL DEFAULT 0,
        sold_quantity numeric(14,3) NOT NULL DEFAULT 0,
        sold_count integer NOT NULL DEFAULT 0,
        opened_at timestamptz NOT NULL DEFAULT now(),
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE UNIQUE INDEX sell_posts_current ON sell_posts (product_id) WHERE state <> 'ENDED';
      CREATE INDEX sell_posts_seller ON sell_posts (seller_id, state, created_at DESC, id DESC);
      CREATE INDEX sell_posts_window ON sell_posts (available_until) WHERE state = 'OPEN' AND available_until IS NOT NULL;

      CREATE TABLE sell_post_tiers (
        sell_post_id uuid NOT NULL REFERENCES sell_posts (id) ON DELETE CASCADE,
        min_quantity numeric(14,3) NOT NULL CHECK (min_quantity > 0),
        price numeric(14,2) NOT NULL CHECK (price >= 0),
        PRIMARY KEY (sell_post_id, min_quantity)
      );

      CREATE TABLE stock_movements (
        id uuid PRIMARY KEY DEFAULT uuid_v7(),
        product_id uuid NOT NULL REFERENCES products (id),
        kind varchar(8) NOT NULL CHECK (kind IN ('INITIAL','ADJUST','RESERVE','RELEASE','TAKE','RETURN','RECEIVE')),
        on_hand_delta numeric(14,3) NOT NULL,
        reserved_delta numeric(14,3) NOT NULL,
        order_line_id uuid,
        actor_id uuid REFERENCES users (id),
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX stock_movements_product ON stock_movements (product_id, created_at, id);
      CREATE INDEX stock_movements_line ON stock_movements (order_line_id) WHERE order_line_id IS NOT NULL;
      CREATE TRIGGER stock_movements_append_only BEFORE UPDATE OR DELETE ON stock_movements FOR EACH ROW EXECUTE FUNCTION refuse_change();

      CREATE TABLE product_views (
        product_id uuid NOT NULL REFERENCES products (id),
        day date NOT NULL,
        views integer NOT NULL DEFAULT 0,
        PRIMARY KEY (product_id, day)
      );

      CREATE TABLE favourites (
        user_id uuid NOT NULL REFERENCES users (id),
        product_id uuid NOT NULL REFERENCES products (id),
        seen_price numeric(14,2),
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (user_id, product_id)
      );

      CREATE TABLE follows (
        follower_id uuid NOT NULL REFERENCES users (id),
        seller_id uuid NOT NULL REFERENCES users (id),
        created_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (follower_id, seller_id),
        CHECK (follower_id <> seller_id)
      );
      CREATE INDEX follows_seller ON follows (seller_id, created_at);

      CREATE TABLE deals (
        id uuid PRIMARY KEY DEFAULT uuid_v7(),
        product_id uuid NOT NULL REFERENCES products (id),
        percent smallint NOT NULL CHECK (percent BETWEEN 1 AND 90),
        price_before numeric(14,2) NOT NULL,
        starts_at timestamptz NOT NULL,
        ends_at timestamptz NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CHECK (ends_at > starts_at)
      );
      CREATE INDEX deals_product ON deals (product_id, ends_at);
      CREATE INDEX deals_running ON deals (ends_at);

      CREATE TABLE coupons (
        id uuid PRIMARY KEY DEFAULT uuid_v7(),
        code varchar(20) NOT NULL UNIQUE,
        percent smallint NOT NULL CHECK (percent BETWEEN 1 AND 100),
        max_discount numeric(14,2) NOT NULL,
        min_subtotal numeric(14,2) NOT NULL DEFAULT 0,
        source varchar(20) NOT NULL,
        email varchar(254),
        user_id uuid REFERENCES users (id),
        expires_at timestamptz NOT NULL,
        used_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE UNIQUE INDEX coupons_once_per_email ON coupons (source, lower(email)) WHERE email IS NOT NULL;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TABLE coupons, deals, follows, favourites, product_views, stock_movements, sell_post_tiers, sell_posts, product_images, products;
    `);
  }
}
