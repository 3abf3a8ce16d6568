import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Requests to be notified when the price of the week of a category is above or below a limit, in a district (0: the
 * whole country).
 */
export class CreatePriceAlerts1764401955003 implements MigrationInterface {
  name = 'CreatePriceAlerts1764401955003';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE price_alerts (
        id uuid NOT NULL DEFAULT uuid_v7() PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        category_slug varchar(40) NOT NULL,
        district_id smallint NOT NULL DEFAULT 0,
        direction varchar(5) NOT NULL,
        price numeric(14,2) NOT NULL,
        is_met boolean NOT NULL DEFAULT false,
        notified_at timestamptz,
        texted_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT price_alerts_direction CHECK (direction IN ('ABOVE', 'BELOW')),
        CONSTRAINT price_alerts_price CHECK (price > 0),
        CONSTRAINT price_alerts_once UNIQUE (user_id, category_slug, district_id, direction)
      )`);
    await db.query('CREATE INDEX price_alerts_group ON price_alerts (category_slug, district_id)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP TABLE price_alerts');
  }
}
