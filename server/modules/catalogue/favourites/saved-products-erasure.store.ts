/** Called by SavedProductsErasureService. */
import type { EntityManager } from 'typeorm';
import { execute } from '../../../platform/db/sql';

export async function eraseSavedProducts(tx: EntityManager, userId: string): Promise<void> {
  await execute(tx, 'DELETE FROM favourites WHERE user_id = $1', [userId]);
  await execute(tx, 'DELETE FROM stock_notices WHERE user_id = $1', [userId]);
}
