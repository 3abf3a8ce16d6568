/**
 * What the audit trail has of what a user did, for a user who takes their data along. What admins did is evidence, and
 * theirs. Called by AuditRecordsService.
 */
import type { PersonalFile } from '../../platform/personal-data/personal-records.port';

export const auditRecordsFiles: readonly PersonalFile[] = [
  {
    name: 'actions',
    sql: `SELECT e.action, e.subject_type AS "about", e.reason, e.created_at AS "at"
      FROM audit_events e WHERE e.actor_id = $1 ORDER BY e.created_at, e.id`,
  },
];
