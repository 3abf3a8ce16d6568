import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Shared baskets: buyers who order together from one seller. Their orders name the basket; a seller decides for each
 * post whether its lower prices hold for consumers who order together.
 */
export class CreateSharedBaskets1764401959000 implements MigrationInterface {
  name = 'CreateSharedBaskets1764401959000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE shared_baskets (
        id uuid NOT NULL DEFAULT uuid_v7() PRIMARY KEY,
        token varchar(43) NOT NULL,
        organiser_id uuid NOT NULL REFERENCES users,
        seller_id uuid NOT NULL REFERENCES users,
        state varchar(10) NOT NULL DEFAULT 'OPEN',
        delivery_method varchar(8) NOT NULL,
        contact_name varchar(120),
        contact_phone varchar(15),
        upazila_id smallint REFERENCES upazilas,
        address varchar(300),
        closes_at timestamptz NOT NULL,
        ends_at timestamptz NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT shared_baskets_token UNIQUE (token),
        CONSTRAINT shared_baskets_state CHECK (state IN ('OPEN', 'CONFIRMING', 'ORDERED', 'CANCELLED', 'EXPIRED')),
        CONSTRAINT shared_baskets_method CHECK (delivery_method IN ('DELIVERY', 'PICKUP')),
        CONSTRAINT shared_baskets_parties CHECK (organiser_id <> seller_id)
      )`);
    await db.query('CREATE INDEX shared_baskets_organiser ON shared_baskets (organiser_id)');
    await db.query('CREATE INDEX shared_baskets_seller ON shared_baskets (seller_id)');
    await db.query(`CREATE INDEX shared_baskets_due ON shared_baskets (closes_at) WHERE state IN ('OPEN', 'CONFIRMING')`);
    await db.query(`
      CREATE TABLE shared_basket_participants (
        id uuid NOT NULL DEFAULT uuid_v7() PRIMARY KEY,
        basket_id uuid NOT NULL REFERENCES shared_baskets ON DELETE CASCADE,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        announced_total numeric(14,2),
        confirmed_total numeric(14,2),
        payment_method varchar(16),
        joined_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT shared_basket_participants_once UNIQUE (basket_id, user_id),
        CONSTRAINT shared_basket_participants_confirmed CHECK ((confirmed_total IS NULL) = (payment_method IS NULL))
      )`);
    await db.query('CREATE INDEX shared_basket_participants_user ON shared_basket_participants (user_id)');
    await db.query(`
      CREATE TABLE shared_basket_lines (
        participant_id uuid NOT NULL REFERENCES shared_basket_participants ON DELETE CASCADE,
        product_id uuid NOT NULL REFERENCES products,
        quantity numeric(14,3) NOT NULL,
        added_at timestamptz NOT NULL DEFAULT clock_timestamp(),
        PRIMARY KEY (participant_id, product_id),
        CONSTRAINT shared_basket_lines_quantity CHECK (quantity > 0)
      )`);
    await db.query('CREATE INDEX shared_basket_lines_product ON shared_basket_lines (product_id)');
    await db.query('ALTER TABLE orders ADD COLUMN shared_basket_id uuid');
    await db.query('CREATE UNIQUE INDEX orders_shared_basket ON orders (shared_basket_id, buyer_id) WHERE shared_basket_id IS NOT NULL');
    await db.query('ALTER TABLE sell_posts ADD COLUMN tiers_for_baskets boolean NOT NULL DEFAULT false');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('ALTER TABLE sell_posts DROP COLUMN tiers_for_baskets');
    await db.query('DROP INDEX orders_shared_basket');
    await db.query('ALTER TABLE orders DROP COLUMN shared_basket_id');
    await db.query('DROP TABLE shared_basket_lines');
    await db.query('DROP TABLE shared_basket_participants');
    await db.query('DROP TABLE shared_baskets');
  }
}
