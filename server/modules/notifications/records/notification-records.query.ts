/** The inbox of a user who takes their data along. Called by NotificationRecordsService. */
import type { PersonalFile } from '../../../platform/personal-data/personal-records.port';

/**
 * SMS are exported with their purpose alone: a text may contain a code, and the phone number may have had another owner
 * before.
 */
export const notificationRecordsFiles: readonly PersonalFile[] = [
  {
    name: 'notifications',
    sql: `SELECT n.type, n.text_key AS "text", n.params, n.link, n.read_at AS "readAt", n.dismissed_at AS "removedAt", n.created_at AS "createdAt"
      FROM notifications n WHERE n.user_id = $1 ORDER BY n.id`,
  },
  {
    name: 'push-devices',
    sql: `SELECT s.user_agent AS "device", p.created_at AS "createdAt", p.delivered_at AS "lastSentAt"
      FROM push_subscriptions p JOIN sessions s ON s.id = p.session_id WHERE p.user_id = $1 ORDER BY p.id`,
  },
  {
    name: 'short-messages',
    sql: `SELECT m.purpose, m.created_at AS "createdAt" FROM sms_outbox m JOIN users u ON u.phone = m.phone
      WHERE u.id = $1 AND m.created_at >= u.created_at ORDER BY m.created_at, m.id`,
  },
];
