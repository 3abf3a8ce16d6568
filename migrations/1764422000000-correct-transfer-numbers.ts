import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The number of a payout's transfer may be corrected, or freed, without another change: a paid one stays paid. A failed
 * one keeps the time when it was paid, so that one which came back is not paid after all once its number is freed.
 */
export class CorrectTransferNumbers1764422000000 implements MigrationInterface {
  name = 'CorrectTransferNumbers1764422000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query("SET LOCAL lock_timeout = '5s'");
    await db.query(paid('reference IS NULL OR paid_at IS NOT NULL'));
    for (const [before, after] of CHANGES) await replaceInGuard(db, before, after);
  }

  /** A payout that has lost its number has its own instead: before, each that was paid had one. */
  async down(db: QueryRunner): Promise<void> {
    await db.query("SET LOCAL lock_timeout = '5s'");
    await db.query(`
      ALTER TABLE payouts DISABLE TRIGGER USER;
      UPDATE payouts SET reference = number WHERE paid_at IS NOT NULL AND reference IS NULL;
      ALTER TABLE payouts ENABLE TRIGGER USER`);
    await db.query(paid('(paid_at IS NULL) = (reference IS NULL)'));
    for (const [before, after] of CHANGES) await replaceInGuard(db, after, before);
  }
}

const paid = (numbered: string) => `
  ALTER TABLE payouts DROP CONSTRAINT payouts_paid, ADD CONSTRAINT payouts_paid
    CHECK ((${numbered}) AND CASE state WHEN 'PAID' THEN paid_at IS NOT NULL WHEN 'FAILED' THEN true ELSE paid_at IS NULL END)`;

const BEFORE = `'{reference,paid_at,updated_at,version}'::text[]`;
const AFTER = `'{reference,updated_at,version}'::text[]`;
const CHANGES = [
  [
    `IF TG_OP = 'UPDATE' AND OLD.state = 'FAILED' AND NEW.state = 'FAILED' AND NEW.reference IS NULL AND NEW.paid_at IS NULL
      AND to_jsonb(NEW) - ${BEFORE} = to_jsonb(OLD) - ${BEFORE} THEN RETURN NEW; END IF;`,
    `IF TG_OP = 'UPDATE' AND NEW.state = OLD.state AND (OLD.state = 'PAID' OR (OLD.state = 'FAILED' AND NEW.reference IS NULL))
      AND to_jsonb(NEW) - ${AFTER} = to_jsonb(OLD) - ${AFTER} THEN RETURN NEW; END IF;`,
  ],
  [`(OLD.state = 'FAILED' AND OLD.reference IS NOT NULL)`, `(OLD.state = 'FAILED' AND OLD.paid_at IS NOT NULL)`],
] as const;

async function replaceInGuard(db: QueryRunner, before: string, after: string): Promise<void> {
  const [guard] = (await db.query(`SELECT pg_get_functiondef('check_payout_change'::regproc) AS text`)) as { text: string }[];
  if (!guard?.text.includes(before)) throw new Error('The guard check_payout_change is not as expected.');
  await db.query(guard.text.replace(before, () => after));
}
