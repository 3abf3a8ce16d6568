/** Decisions about lots of a user who takes their data along. Called by RecallRecordsService. */
import type { PersonalFile } from '../../../platform/personal-data/personal-records.port';

export const recallRecordsFiles: readonly PersonalFile[] = [
  {
    name: 'lot-decisions',
    sql: `SELECT l.code, e.kind, e.reason, e.seconds, e.created_at AS "at" FROM lot_events e JOIN lots l ON l.id = e.lot_id WHERE e.actor_id = $1 ORDER BY e.id`,
  },
  {
    name: 'recalled-goods',
    sql: `SELECT o.tracking_number AS "order", l.product_name AS product, r.quantity, r.outcome, r.created_at AS "at" FROM recall_reports r JOIN order_lines l ON l.id = r.order_line_id JOIN orders o ON o.id = l.order_id WHERE r.actor_id = $1 ORDER BY r.id`,
  },
];
