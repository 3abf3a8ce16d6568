/** Days of harvests, stated as the terms of a sell post state them. */
import { stateHarvest } from '../../../../server/modules/catalogue/lots/lot-marks.store';
import { inTransaction } from '../../../../server/platform/db/transaction';
import type { TestApp } from '../../../support/app';

/** A day as YYYY-MM-DD, so many days before today in Dhaka. */
export const daysAgo = (days: number): string => new Date(Date.now() + 6 * 3_600_000 - days * 86_400_000).toISOString().slice(0, 10);

export async function harvested(app: TestApp, productId: string, day: string): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    await tx.query('UPDATE sell_posts SET harvested_on = $2 WHERE product_id = $1', [productId, day]);
    await stateHarvest(tx, productId, day);
  });
}
