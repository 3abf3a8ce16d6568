import type { MigrationInterface, QueryRunner } from 'typeorm';

const BEFORE = "'COUNTED', 'LOST', 'NEW_UNIT', 'NOT_LISTED', 'EARLIER'";
const OUTCOMES = "'SET_ASIDE', 'RETURNED', 'DESTROYED', 'HANDED_OVER'";

/**
 * Recalled stock of a seller leaves its lot with what became of it. On the way back these are counted, as they were
 * before.
 */
export class StateOutcomeOfStock1764409000000 implements MigrationInterface {
  name = 'StateOutcomeOfStock1764409000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      SET LOCAL lock_timeout = '5s';
      ALTER TABLE lot_removals DROP CONSTRAINT lot_removals_cause_check,
        ADD CONSTRAINT lot_removals_cause_check CHECK (cause IN (${BEFORE}, ${OUTCOMES}))`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      SET LOCAL lock_timeout = '5s';
      ALTER TABLE lot_removals DROP CONSTRAINT lot_removals_cause_check;
      UPDATE lot_removals SET cause = 'COUNTED' WHERE cause IN (${OUTCOMES});
      ALTER TABLE lot_removals ADD CONSTRAINT lot_removals_cause_check CHECK (cause IN (${BEFORE}))`);
  }
}
