/** Price alerts of a user who takes their data along. Called by PriceAlertRecordsService. */
import type { PersonalFile } from '../../../platform/personal-data/personal-records.port';

export const priceAlertRecordsFiles: readonly PersonalFile[] = [
  {
    name: 'price-alerts',
    sql: `SELECT a.category_slug AS "category", (SELECT name_en FROM districts WHERE id = a.district_id) AS "district", a.direction, a.price,
        a.notified_at AS "notifiedAt", a.created_at AS "createdAt"
      FROM price_alerts a WHERE a.user_id = $1 ORDER BY a.id`,
  },
];
