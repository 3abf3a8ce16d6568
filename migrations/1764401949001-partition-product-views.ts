import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rows are updated all day long: space on each page, and vacuumed early. */
const STORAGE = 'fillfactor = 70, autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_threshold = 200';
const KEYS = `
  ADD CONSTRAINT product_views_pkey PRIMARY KEY (product_id, day),
  ADD CONSTRAINT product_views_product_id_fkey FOREIGN KEY (product_id) REFERENCES products (id)`;

/**
 * Views of products are stored by month. What is there becomes the first partition as it is, without being copied; what
 * no month has yet goes into `product_views_other`. `roll_product_views` makes the months ahead and drops old ones. It
 * runs with the rights of the owner of the tables, since servers may not change them, and does nothing else. Processes
 * of the version before work on as they did: name, columns and keys of the table are the same.
 */
export class PartitionProductViews1764401949001 implements MigrationInterface {
  name = 'PartitionProductViews1764401949001';

  async up(db: QueryRunner): Promise<void> {
    await db.query(SPLIT);
    await db.query(ROLL);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP FUNCTION roll_product_views;
      ALTER TABLE product_views RENAME TO product_views_by_month;
      ALTER INDEX product_views_pkey RENAME TO product_views_by_month_pkey;
      CREATE TABLE product_views (LIKE product_views_by_month INCLUDING DEFAULTS) WITH (${STORAGE});
      INSERT INTO product_views SELECT * FROM product_views_by_month;
      ALTER TABLE product_views ${KEYS};
      DROP TABLE product_views_by_month;
    `);
  }
}

const SPLIT = `
  DO $$
  DECLARE
    last_month date := date_trunc('month', greatest((SELECT max(day) FROM product_views), (now() AT TIME ZONE 'Asia/Dhaka')::date));
    part text := 'product_views_' || to_char(last_month, 'YYYY_MM');
  BEGIN
    EXECUTE format('ALTER TABLE product_views RENAME TO %I', part);
    EXECUTE format('ALTER INDEX product_views_pkey RENAME TO %I', part || '_pkey');
    EXECUTE format('CREATE TABLE product_views (LIKE %I INCLUDING DEFAULTS) PARTITION BY RANGE (day)', part);
    ALTER TABLE product_views ${KEYS};
    EXECUTE format('ALTER TABLE product_views ATTACH PARTITION %I FOR VALUES FROM (MINVALUE) TO (%L)', part, last_month + interval '1 month');
    CREATE TABLE product_views_other PARTITION OF product_views DEFAULT WITH (${STORAGE});
  END $$`;

/**
 * A month whose rows came before its partition takes them out of product_views_other. Attaching waits for writes of
 * products, because of its foreign key, and dropping for reads of views: 2 s at most, then it fails and is tried again
 * the next day. Old rows that no month took are deleted one by one.
 */
const ROLL = `
  CREATE FUNCTION roll_product_views(months_back int, OUT made int, OUT dropped int)
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET lock_timeout = '2s' AS $$
  DECLARE
    this_month date := date_trunc('month', now() AT TIME ZONE 'Asia/Dhaka');
    oldest text := 'product_views_' || to_char(this_month - make_interval(months => months_back), 'YYYY_MM');
    month date;
    part text;
    first_part text;
  BEGIN
    IF months_back < 3 THEN RAISE EXCEPTION 'views are retained for three months at least'; END IF;
    made := 0;
    dropped := 0;
    SELECT min(c.relname) INTO first_part FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
      WHERE i.inhparent = 'product_views'::regclass AND c.relname ~ '^product_views_[0-9]{4}_[0-9]{2}$';
    FOR ahead IN 0..3 LOOP
      month := this_month + make_interval(months => ahead);
      part := 'product_views_' || to_char(month, 'YYYY_MM');
      CONTINUE WHEN part <= first_part OR to_regclass(part) IS NOT NULL;
      EXECUTE format('CREATE TABLE %I (LIKE product_views INCLUDING ALL) WITH (${STORAGE})', part);
      EXECUTE format('WITH moved AS (DELETE FROM product_views_other WHERE day >= %1$L AND day < %2$L RETURNING *) INSERT INTO %3$I SELECT * FROM moved',
        month, month + interval '1 month', part);
      EXECUTE format('ALTER TABLE product_views ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', part, month, month + interval '1 month');
      made := made + 1;
    END LOOP;
    FOR part IN SELECT c.relname FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
      WHERE i.inhparent = 'product_views'::regclass AND c.relname ~ '^product_views_[0-9]{4}_[0-9]{2}$' AND c.relname < oldest
    LOOP
      EXECUTE format('DROP TABLE %I', part);
      dropped := dropped + 1;
    END LOOP;
    DELETE FROM product_views_other WHERE day < this_month - make_interval(months => months_back);
  END $$`;
