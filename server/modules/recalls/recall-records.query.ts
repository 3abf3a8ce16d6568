/** Decisions about lots of a user who takes their data along. Called by RecallRecordsService. */
import type { PersonalFile } from '../../platform/personal-data/personal-records.port';

export const recallRecordsFiles: readonly PersonalFile[] = [
  {
    name: 'lot-decisions',
    sql: `SELECT l.code, e.kind, e.reason, e.seconds, e.created_at AS "at" FROM lot_events e JOIN lots l ON l.id = e.lot_id WHERE e.actor_id = $1 ORDER BY e.id`,
  },
];
