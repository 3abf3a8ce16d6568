/** Where a user who takes their data along receives money. Called by PayoutRecordsService. */
import type { PersonalFile } from '../../platform/personal-data/personal-records.port';

export const payoutRecordsFiles: readonly PersonalFile[] = [
  {
    name: 'payout-accounts',
    sql: `SELECT p.method, p.number, p.holder, p.bank_name AS "bankName", p.branch, p.updated_at AS "updatedAt"
      FROM payout_accounts p WHERE p.user_id = $1 ORDER BY p.method`,
  },
];
