/**
 * Reads which lots have the same goods in another unit, since their product changed it. Called by LotsService,
 * LotCsvService and LotEpcisService.
 */
import { Unit } from '../../../schema/values/catalogue/units';
import { serverLimits } from '../../../schema/values/server-limits';
import { column, columns, decimal, instant, nullable, oneOf, type RowOf, select, text } from '../../platform/db/columns';
import type { Db } from '../../platform/db/sql';
import { SAME_STOCK } from './lot-holds.store';
import { BACKWARD } from './lot-trace.query';
import { OWNER_NAME, secondUnitNoteOf } from './lots.query';

const unitChanges = columns({
  fromCode: column('before.code', text),
  name: column('before.product_name', text),
  secondName: column('before.second_name', nullable(text)),
  sellerName: column(OWNER_NAME, text),
  fromUnit: column('before.unit', oneOf(Unit)),
  fromCustomUnitNote: column('before.custom_unit_note', nullable(text)),
  fromSecondUnitNote: column(secondUnitNoteOf('before'), nullable(text)),
  fromQuantity: column('trim_scale(c.quantity)', decimal),
  code: column('lot.code', text),
  unit: column('lot.unit', oneOf(Unit)),
  customUnitNote: column('lot.custom_unit_note', nullable(text)),
  secondUnitNote: column(secondUnitNoteOf('lot'), nullable(text)),
  quantity: column('trim_scale(coalesce(c.lot_quantity, lot.added))', decimal),
  changedAt: column('c.created_at', instant),
});
/** A lot went on as another one. */
export type LotUnitChange = RowOf<typeof unitChanges>;

const CHANGES = (list: string) => `
  WITH RECURSIVE ${SAME_STOCK}, ${BACKWARD}, traced AS (SELECT id FROM same_stock UNION SELECT lot_id FROM backward)
  SELECT ${list} FROM traced JOIN lot_continuations c ON c.lot_id = traced.id
  JOIN lots before ON before.id = c.from_lot_id JOIN lots lot ON lot.id = c.lot_id JOIN users owner ON owner.id = lot.owner_id
  ORDER BY c.created_at, before.code, lot.code LIMIT $3`;

/**
 * The changes of the lot, of the same goods, and of the lots that it came from by so many sales at most, with all that
 * these were mixed of, the oldest first.
 */
export function unitChangesOf(db: Db, lotId: string, furthest: number): Promise<LotUnitChange[]> {
  return select(db, unitChanges, CHANGES, [lotId, furthest, serverLimits.traceSteps]);
}
