import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A payout that is sent is covered when its transaction commits, as one that begins is: the credit may have been taken
 * back since the seller asked for it.
 */
export class CoverSentPayouts1764405400000 implements MigrationInterface {
  name = 'CoverSentPayouts1764405400000';

  up(db: QueryRunner): Promise<void> {
    return replaceInGuard(db, BEGUN, BEGUN_OR_SENT);
  }

  down(db: QueryRunner): Promise<void> {
    return replaceInGuard(db, BEGUN_OR_SENT, BEGUN);
  }
}

const BEGUN = `IF TG_OP = 'INSERT' THEN`;
const BEGUN_OR_SENT = `IF TG_OP = 'INSERT' OR NEW.state = 'SENT' THEN`;

async function replaceInGuard(db: QueryRunner, before: string, after: string): Promise<void> {
  const [guard] = (await db.query("SELECT pg_get_functiondef('check_payout'::regproc) AS text")) as { text: string }[];
  if (!guard?.text.includes(before)) throw new Error('The guard of payouts is not as expected.');
  await db.query(guard.text.replace(before, after));
}
