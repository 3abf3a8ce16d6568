/** Messages of a user who takes their data along to the operators. Called by SupportRecordsService. */
import type { PersonalFile } from '../../platform/personal-data/personal-records.port';

export const supportRecordsFiles: readonly PersonalFile[] = [
  {
    name: 'support-messages',
    sql: `SELECT m.name, m.phone, m.order_id AS "orderId", m.body, m.answered_at AS "repliedAt", m.created_at AS "createdAt"
      FROM support_messages m WHERE m.user_id = $1 ORDER BY m.id`,
  },
];
