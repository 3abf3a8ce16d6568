/** Where an order is brought from and to. Called by OrderFeesService. */
import { column, columns, int, nullable, type RowOf, selectOne } from '../../../platform/db/columns';
import type { Db } from '../../../platform/db/sql';

const places = columns({
  fromUpazila: column('s.upazila_id', nullable(int)),
  fromDistrict: column('s.district_id', nullable(int)),
  fromDivision: column('s.division_id', nullable(int)),
  toUpazila: column('u.id', int),
  toDistrict: column('d.id', int),
  toDivision: column('d.division_id', int),
});

const OF_ORDER = (list: string) => `
  SELECT ${list} FROM users s, upazilas u JOIN districts d ON d.id = u.district_id WHERE s.id = $1 AND u.id = $2`;

export function placesOf(db: Db, sellerId: string, upazilaId: number): Promise<RowOf<typeof places> | null> {
  return selectOne(db, places, OF_ORDER, [sellerId, upazilaId]);
}
