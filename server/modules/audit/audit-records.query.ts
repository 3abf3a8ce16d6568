/**
 * Selects the actions of a user from the audit trail, for the user's data export. Actions of admins on the user are not
 * included: they are evidence. Called by AuditRecordsService.
 */
import type { PersonalFile } from '../../platform/personal-data/personal-records.port';

export const auditRecordsFiles: readonly PersonalFile[] = [
  {
    name: 'actions',
    sql: `SELECT e.action, e.subject_type AS "about", e.reason, e.created_at AS "at"
      FROM audit_events e WHERE e.actor_id = $1 ORDER BY e.created_at, e.id`,
  },
];
