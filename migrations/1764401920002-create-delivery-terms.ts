import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A seller's own delivery terms and rates; sellers without a row use the platform's. The platform's fees by distance
 * become rates with the default weights, under the name `delivery_rates`; back again only the fees are left of them.
 */
export class CreateDeliveryTerms1764401920002 implements MigrationInterface {
  name = 'CreateDeliveryTerms1764401920002';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE TABLE delivery_terms (
        seller_id uuid PRIMARY KEY REFERENCES users,
        distances varchar(16)[] NOT NULL
          CONSTRAINT delivery_terms_distances CHECK (distances <@ ARRAY['SAME_UPAZILA', 'SAME_DISTRICT', 'SAME_DIVISION', 'ELSEWHERE']::varchar[]),
        pickup boolean NOT NULL,
        lead_days smallint NOT NULL CONSTRAINT delivery_terms_lead_days CHECK (lead_days BETWEEN 0 AND 30),
        weekdays varchar(9)[] NOT NULL CONSTRAINT delivery_terms_weekdays CHECK (
          cardinality(weekdays) > 0
          AND weekdays <@ ARRAY['SATURDAY', 'SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY']::varchar[]),
        windows varchar(9)[] NOT NULL CONSTRAINT delivery_terms_windows CHECK (
          cardinality(windows) > 0 AND windows <@ ARRAY['MORNING', 'AFTERNOON', 'EVENING']::varchar[]),
        free_from numeric(14,2) CONSTRAINT delivery_terms_free_from CHECK (free_from > 0),
        version integer NOT NULL DEFAULT 1,
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT delivery_terms_something CHECK (pickup OR cardinality(distances) > 0)
      );
      CREATE TABLE delivery_rates (
        seller_id uuid NOT NULL REFERENCES delivery_terms ON DELETE CASCADE,
        distance varchar(16) NOT NULL
          CONSTRAINT delivery_rates_distance CHECK (distance IN ('SAME_UPAZILA', 'SAME_DISTRICT', 'SAME_DIVISION', 'ELSEWHERE')),
        base numeric(14,2) NOT NULL,
        free_kg numeric(14,3) NOT NULL,
        per_kg numeric(14,2) NOT NULL,
        max_kg numeric(14,3) NOT NULL,
        PRIMARY KEY (seller_id, distance),
        CONSTRAINT delivery_rates_amounts CHECK (base >= 0 AND per_kg >= 0 AND free_kg >= 0 AND max_kg > 0 AND free_kg <= max_kg)
      );
      INSERT INTO platform_settings (key, value, updated_at)
      SELECT 'delivery_rates', jsonb_build_object(
        'SAME_UPAZILA', jsonb_build_object('base', value->>'sameUpazila', 'freeKg', '20', 'perKg', '1', 'maxKg', '1000'),
        'SAME_DISTRICT', jsonb_build_object('base', value->>'sameDistrict', 'freeKg', '20', 'perKg', '2', 'maxKg', '1000'),
        'SAME_DIVISION', jsonb_build_object('base', value->>'sameDivision', 'freeKg', '20', 'perKg', '3', 'maxKg', '1000'),
        'ELSEWHERE', jsonb_build_object('base', value->>'elsewhere', 'freeKg', '20', 'perKg', '4', 'maxKg', '1000')), updated_at
      FROM platform_settings WHERE key = 'delivery_fees' ON CONFLICT (key) DO NOTHING;
      DELETE FROM platform_settings WHERE key = 'delivery_fees';
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      INSERT INTO platform_settings (key, value, updated_at)
      SELECT 'delivery_fees', jsonb_build_object(
        'sameUpazila', value#>>'{SAME_UPAZILA,base}', 'sameDistrict', value#>>'{SAME_DISTRICT,base}',
        'sameDivision', value#>>'{SAME_DIVISION,base}', 'elsewhere', value#>>'{ELSEWHERE,base}'), updated_at
      FROM platform_settings WHERE key = 'delivery_rates' ON CONFLICT (key) DO NOTHING;
      DELETE FROM platform_settings WHERE key = 'delivery_rates';
      DROP TABLE delivery_rates;
      DROP TABLE delivery_terms;
    `);
  }
}
