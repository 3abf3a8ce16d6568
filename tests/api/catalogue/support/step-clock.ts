/** A step of the clock, for what time alone changes on the market. */
import type { DataSource } from 'typeorm';
import { inTransaction } from '../../../../server/platform/db/transaction';

const CHANGED = ['products', 'product_stock', 'users', 'deals'] as const;

/**
 * As if so many minutes had passed: what began or ends at a moment, and when a row of the market changed last, is
 * earlier by them. The triggers of the market's changes count the move of a deal as a change, so that its moment is put
 * back afterwards.
 */
export async function stepClock(db: DataSource, minutes: number): Promise<void> {
  const by = `interval '${minutes} minutes'`;
  await inTransaction(db, async (tx) => {
    const deals: unknown = await tx.query('SELECT id, market_changed_at::text AS at FROM deals');
    await tx.query(`UPDATE deals SET starts_at = starts_at - ${by}, ends_at = ends_at - ${by}`);
    await tx.query(
      `UPDATE deals d SET market_changed_at = b.at FROM jsonb_to_recordset($1::jsonb) AS b (id uuid, at timestamptz) WHERE d.id = b.id`,
      [JSON.stringify(deals)],
    );
    await tx.query(`UPDATE sell_posts SET available_from = available_from - ${by}, available_until = available_until - ${by}`);
    for (const table of CHANGED) await tx.query(`UPDATE ${table} SET market_changed_at = market_changed_at - ${by}`);
  });
}
