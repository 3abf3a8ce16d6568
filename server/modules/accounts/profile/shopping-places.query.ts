/** Where a user shops from. Called by ShoppingPlacesService. */
import { column, columns, int, nullable, type RowOf, selectOne } from '../../../platform/db/columns';
import type { Db } from '../../../platform/db/sql';

const place = columns({
  divisionId: column('coalesce(chosen.division_id, u.division_id)', nullable(int)),
  districtId: column('CASE WHEN chosen.user_id IS NULL THEN u.district_id ELSE chosen.district_id END', nullable(int)),
  upazilaId: column('CASE WHEN chosen.user_id IS NULL THEN u.upazila_id ELSE chosen.upazila_id END', nullable(int)),
});

const NEAR_TO = (list: string) => `
  SELECT ${list} FROM users u LEFT JOIN shopping_places chosen ON chosen.user_id = u.id WHERE u.id = $1`;

/** The chosen location, else that of the profile; nulls where there is neither. */
export function shoppingPlaceOf(db: Db, userId: string): Promise<RowOf<typeof place> | null> {
  return selectOne(db, place, NEAR_TO, [userId]);
}
