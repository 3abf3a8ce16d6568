import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Extensions, id generation, append-only guard, platform settings and audit trail. */
export class CreateFoundation1763690000001 implements MigrationInterface {
  name = 'CreateFoundation1763690000001';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE EXTENSION IF NOT EXISTS pg_trgm;

      -- UUIDv7 (RFC 9562): 48 bits of Unix milliseconds, then random bits; sorts by time of creation.
      CREATE FUNCTION uuid_v7() RETURNS uuid LANGUAGE sql VOLATILE PARALLEL SAFE AS $$
        SELECT encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
          PLACING substring(int8send(floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint) FROM 3) FROM 1 FOR 6), 52, 1), 53, 1), 'hex')::uuid
      $$;

      CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'table % is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
      END $$;

      CREATE TABLE platform_settings (
        key varchar(64) PRIMARY KEY,
        value jsonb NOT NULL,
        updated_at timestamptz NOT NULL DEFAULT now()
      );

      CREATE TABLE divisions (id smallint PRIMARY KEY, name_en varchar(60) NOT NULL UNIQUE, name_bn varchar(60) NOT NULL);
      CREATE TABLE districts (
        id smallint PRIMARY KEY,
        division_id smallint NOT NULL REFERENCES divisions (id),
        name_en varchar(60) NOT NULL UNIQUE,
        name_bn varchar(60) NOT NULL,
        lat numeric(9,6) NOT NULL,
        lon numeric(9,6) NOT NULL
      );
      CREATE INDEX districts_division ON districts (division_id);
      CREATE TABLE upazilas (
        id smallint PRIMARY KEY,
        district_id smallint NOT NULL REFERENCES districts (id),
        name_en varchar(60) NOT NULL,
        name_bn varchar(60) NOT NULL,
        UNIQUE (district_id, name_en)
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      DROP TABLE upazilas, districts, divisions, platform_settings;
      DROP FUNCTION refuse_change();
      DROP FUNCTION uuid_v7();
    `);
  }
}
