/** A bill of each seller, as the night's job would have issued it. */
import { randomInt } from 'node:crypto';
import { Client } from 'pg';
import { databaseUrl } from './built-app';

const ISSUE = `
  INSERT INTO bills (number, seller_id, month, seller_name, seller_upazila_id, commission, withheld, vat_percent, vat, credit, total, due_on)
  SELECT $2, u.id, date_trunc('month', now() - interval '2 months'), u.name, u.upazila_id, 100, 0, 15, 15, 0, 115, now() + interval '9 days'
  FROM users u WHERE u.id = $1 RETURNING id`;

/** The ids of the bills, in the order of the sellers. */
export async function issueBills(sellerIds: readonly string[]): Promise<string[]> {
  const db = new Client({ connectionString: databaseUrl() });
  await db.connect();
  try {
    const ids: string[] = [];
    for (const id of sellerIds) {
      const number = `HB-2025-${randomInt(1e6, 1e9)}`;
      ids.push(((await db.query<{ id: string }>(ISSUE, [id, number])).rows[0] ?? { id: '' }).id);
    }
    return ids;
  } finally {
    await db.end();
  }
}
