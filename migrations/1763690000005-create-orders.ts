import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Carts, purchases, orders with lines and events, reviews. */
export class CreateOrders1763690000005 implements MigrationInterface {
  name = 'CreateOrders1763690000005';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE cart_lines (
        user_id uuid NOT NULL REFERENCES users (id),
        product_id uuid NOT NULL REFERENCES products (id),
        quantity numeric(14,3) NOT NULL CHECK (quantity > 0),
        seen_price numeric(14,2),
        added_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (user_id, product_id)
      );

      CREATE TABLE purchases (
        id uuid PRIMARY KEY DEFAULT uuid_v7(),
        buyer_id uuid NOT NULL REFERENCES users (id),
        coupon_id uuid REFERENCES coupons (id),
        total numeric(14,2) NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX purchases_buyer ON purchases (buyer_id, created_at DESC);

      CREATE SEQUENCE tracking_number_seq START 100001;

      CREATE TABLE orders (
        id uuid PRIMARY KEY DEFAULT uuid_v7(),
        purchase_id uuid NOT NULL REFERENCES purchases (id),
        tracking_number varchar(20) NOT NULL UNIQUE DEFAULT 'HB-' || nextval('tracking_number_seq'),
        buyer_id uuid NOT NULL REFERENCES users (id),
        seller_id uuid NOT NULL REFERENCES users (id),
        status varchar(10) NOT NULL CHECK (status IN ('PLACED','CONFIRMED','SHIPPED','DELIVERED','REJECTED','EXPIRED','CANCELLED')),
        quantity numeric(14,3) NOT NULL,
        quantity_kg numeric(14,3) NOT NULL DEFAULT 0,
        subtotal numeric(14,2) NOT NULL,
        delivery_fee numeric(14,2) NOT NULL DEFAULT 0,
        discount numeric(14,2) NOT NULL DEFAULT 0,
        total numeric(14,2) NOT NULL,
        commission numeric(14,2) NOT NULL DEFAULT 0,
        delivery_method varchar(8) NOT NULL CHECK (delivery_method IN ('DELIVERY','PICKUP')),
        contact_name varchar(120) NOT NULL,
        contact_phone varchar(15) NOT NULL,
        upazila_id smallint REFERENCES upazilas (id),
        address varchar(300),
        note varchar(500),
        payment_method varchar(16) NOT NULL CHECK (payment_method IN ('CASH_ON_DELIVERY','BKASH','NAGAD','ROCKET')),
        payment_number varchar(15),
        payment_reference varchar(40),
        payment_status varchar(8) NOT NULL DEFAULT 'UNPAID' CHECK (payment_status IN ('UNPAID','CLAIMED','PAID','REFUNDED')),
        expires_at timestamptz NOT NULL,
        placed_at timestamptz NOT NULL DEFAULT now(),
        delivered_at timestamptz,
        updated_at timestamptz NOT NULL DEFAULT now(),
        CHECK (buyer_id <> seller_id),
        CONSTRAINT orders_total CHECK (total = subtotal + delivery_fee - discount AND discount <= subtotal),
        CONSTRAINT orders_delivered CHECK ((status = 'DELIVERED') = (delivered_at IS NOT NULL))
      );
      CREATE INDEX orders_purchase ON orders (purchase_id);
      CREATE INDEX orders_buyer ON orders (buyer_id, placed_at DESC, id DESC);
      CREATE INDEX orders_seller ON orders (seller_id, placed_at DESC, id DESC);
      CREATE INDEX orders_seller_status ON orders (seller_id, status, placed_at DESC, id DESC);
      CREATE INDEX orders_seller_quantity ON orders (seller_id, quantity DESC, id DESC);
      CREATE INDEX orders_seller_delivered ON orders (seller_id, delivered_at) WHERE status = 'DELIVERED';
      CREATE INDEX orders_seller_buyer ON orders (seller_id, buyer_id);
      CREATE INDEX orders_expiring ON orders (expires_at) WHERE status = 'PLACED';

      CREATE TABLE order_lines (
        id uuid PRIMARY KEY DEFAULT uuid_v7(),
        order_id uuid NOT NULL REFERENCES orders (id),
        position smallint NOT NULL,
        product_id uuid NOT NULL REFERENCES products (id),
        sell_post_id uuid REFERENCES sell_posts (id),
        product_name varchar(120) NOT NULL,
        image_id uuid REFERENCES images (id),
        unit varchar(8) NOT NULL,
        custom_unit_note varchar(120),
        quantity numeric(14,3) NOT NULL CHECK (quantity > 0),
        quantity_kg numeric(14,3) NOT NULL DEFAULT 0,
        unit_price numeric(14,2) NOT NULL,
        line_total numeric(14,2) NOT NULL,
        UNIQUE (order_id, position),
        CONSTRAINT order_lines_total CHECK (line_total = round(quantity * unit_price, 2))
      );
      CREATE INDEX order_lines_product ON order_lines (product_id);
      ALTER TABLE stock_movements ADD CONSTRAINT stock_movements_line_fk FOREIGN KEY (order_line_id) REFERENCES order_lines (id);

      CREATE TABLE order_events (
        id uuid PRIMARY KEY DEFAULT uuid_v7(),
        order_id uuid NOT NULL REFERENCES orders (id),
        actor_id uuid REFERENCES users (id),
        from_status varchar(10),
        to_status varchar(10) NOT NULL,
        payment_status varchar(8),
        reason varchar(500),
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX order_events_order ON order_events (order_id, created_at, id);
      CREATE TRIGGER order_events_append_only BEFORE UPDATE OR DELETE ON order_events FOR EACH ROW EXECUTE FUNCTION refuse_change();

      CREATE TABLE reviews (
        id uuid PRIMARY KEY DEFAULT uuid_v7(),
        order_line_id uuid NOT NULL UNIQUE REFERENCES order_lines (id),
        product_id uuid NOT NULL REFERENCES products (id),
        seller_id uuid NOT NULL REFERENCES users (id),
        author_id uuid NOT NULL REFERENCES users (id),
        stars smallint NOT NULL CHECK (stars BETWEEN 1 AND 5),
        body varchar(1000),
        reply varchar(1000),
        replied_at timestamptz,
        hidden_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX reviews_product ON reviews (product_id, created_at DESC, id DESC) WHERE hidden_at IS NULL;
      CREATE INDEX reviews_seller ON reviews (seller_id, created_at);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TABLE reviews, order_events;
      ALTER TABLE stock_movements DROP CONSTRAINT stock_movements_line_fk;
      DROP TABLE order_lines, orders;
      DROP SEQUENCE tracking_number_seq;
      DROP TABLE purchases, cart_lines;
    `);
  }
}
