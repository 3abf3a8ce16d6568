/** The statement about shopping places that needs more than a repository. Called by ShoppingPlacesService. */
import type { EntityManager } from 'typeorm';
import { execute } from '../../../platform/db/sql';

const SHOP_FROM = `
  INSERT INTO shopping_places (user_id, division_id, district_id, upazila_id)
  SELECT $1, d.division_id, u.district_id, u.id FROM upazilas u JOIN districts d ON d.id = u.district_id WHERE u.id = $2
  ON CONFLICT (user_id) DO NOTHING`;

/** A place that the user has chosen stays. */
export async function shopFromUpazila(tx: EntityManager, userId: string, upazilaId: number): Promise<void> {
  await execute(tx, SHOP_FROM, [userId, upazilaId]);
}
