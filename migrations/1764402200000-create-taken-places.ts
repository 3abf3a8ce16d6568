import type { MigrationInterface, QueryRunner } from 'typeorm';

const CREATE = `
  CREATE TABLE taken_places (
    budget varchar(12) NOT NULL,
    whom varchar(120) NOT NULL,
    taken timestamptz[] NOT NULL,
    kept_until timestamptz NOT NULL,
    PRIMARY KEY (budget, whom)
  ) WITH (fillfactor = 70);
  CREATE INDEX taken_places_old ON taken_places (kept_until);
  CREATE TABLE sms_days (
    day date PRIMARY KEY,
    sent integer NOT NULL CHECK (sent >= 0)
  );
  ALTER TABLE sms_outbox ADD COLUMN budget varchar(8) NOT NULL DEFAULT 'OTHERS'
    CONSTRAINT sms_outbox_budget_check CHECK (budget IN ('CODE', 'PAYOUT', 'HANDOVER', 'OWN', 'MARKET', 'OTHERS'));
  UPDATE sms_outbox SET budget = 'CODE' WHERE expires_at IS NOT NULL;
`;
/**
 * Takes a place of a budget: at most `few` within the time `soon`, and `many` within `later`. False where none is left,
 * which is only read: no lock is taken. Two that take at once wait for each other at the row. What counts for no one
 * (`who` is null) is free.
 */
const TAKE = `
  CREATE FUNCTION take_place(wanted text, who text, few integer, soon interval, many integer, later interval) RETURNS boolean LANGUAGE plpgsql AS $$
  BEGIN
    IF who IS NULL THEN RETURN true; END IF;
    PERFORM 1 FROM taken_places p WHERE p.budget = wanted AND p.whom = who
      AND (p.taken[cardinality(p.taken) - few + 1] > now() - soon OR p.taken[cardinality(p.taken) - many + 1] > now() - later);
    IF FOUND THEN RETURN false; END IF;
    INSERT INTO taken_places AS p (budget, whom, taken, kept_until) VALUES (wanted, who, ARRAY[now()], now() + later)
    ON CONFLICT (budget, whom) DO UPDATE SET taken = (p.taken || now())[greatest(1, cardinality(p.taken) + 2 - greatest(few, many)):], kept_until = now() + later
      WHERE NOT coalesce(p.taken[cardinality(p.taken) - few + 1] > now() - soon OR p.taken[cardinality(p.taken) - many + 1] > now() - later, false);
    RETURN FOUND;
  END $$
`;

/** Budgets of what is sent because another user acted. */
export class CreateTakenPlaces1764402200000 implements MigrationInterface {
  name = 'CreateTakenPlaces1764402200000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(CREATE);
    await db.query(TAKE);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('DROP FUNCTION take_place');
    await db.query('ALTER TABLE sms_outbox DROP COLUMN budget');
    await db.query('DROP TABLE sms_days, taken_places');
  }
}
