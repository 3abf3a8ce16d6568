/** Figures of the service of a user who takes their data along. Called by ServiceRecordsService. */
import type { PersonalFile } from '../../../platform/personal-data/personal-records.port';

export const serviceRecordsFiles: readonly PersonalFile[] = [
  {
    name: 'service-figures',
    sql: `SELECT f.responses, f.response_minutes AS "responseMinutes", f.delivered, f.problems, f.refunds, f.refunds_in_time AS "refundsInTime",
        f.counted_at AS "countedAt"
      FROM service_figures f WHERE f.seller_id = $1`,
  },
];
