import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Each attempt of a refund may have a reference of its own at the gateway, and any of them may be given after all: all
 * are kept, whatever replaces the latest.
 */
export class KeepAttemptsOfRefunds1764407600000 implements MigrationInterface {
  name = 'KeepAttemptsOfRefunds1764407600000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      SET LOCAL lock_timeout = '5s';
      ALTER TABLE gateway_refunds ADD earlier_references text[] NOT NULL DEFAULT '{}';
      UPDATE gateway_refunds SET earlier_references = ARRAY[rejected_reference::text] WHERE rejected_reference IS NOT NULL;
      SET CONSTRAINTS ALL IMMEDIATE;
      SET CONSTRAINTS ALL DEFERRED`);
    await db.query(`
      CREATE FUNCTION letters_of(transactions text[]) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
        SELECT coalesce(array_agg(upper(one)), '{}') FROM unnest(transactions) AS one
      $$;
      CREATE FUNCTION keep_refund_reference() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF OLD.reference <> ALL (NEW.earlier_references) THEN
          NEW.earlier_references := NEW.earlier_references || OLD.reference::text;
        END IF;
        RETURN NEW;
      END $$;
      CREATE TRIGGER gateway_refunds_keep_reference BEFORE UPDATE OF reference ON gateway_refunds
        FOR EACH ROW WHEN (OLD.reference IS NOT NULL AND NEW.reference IS DISTINCT FROM OLD.reference) EXECUTE FUNCTION keep_refund_reference();
      CREATE INDEX gateway_refunds_earlier_references ON gateway_refunds USING gin (letters_of(earlier_references))`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      SET LOCAL lock_timeout = '5s';
      UPDATE gateway_refunds SET rejected_reference = earlier_references[cardinality(earlier_references)] WHERE earlier_references <> '{}';
      SET CONSTRAINTS ALL IMMEDIATE;
      SET CONSTRAINTS ALL DEFERRED;
      DROP TRIGGER gateway_refunds_keep_reference ON gateway_refunds;
      DROP FUNCTION keep_refund_reference();
      DROP INDEX gateway_refunds_earlier_references;
      DROP FUNCTION letters_of(text[]);
      ALTER TABLE gateway_refunds DROP COLUMN earlier_references`);
  }
}
