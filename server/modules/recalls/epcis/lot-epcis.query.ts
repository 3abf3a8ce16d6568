/** Reads the lots of a trace, and what those of received items were made of. Called by LotEpcisService. */
import { Unit } from '../../../../schema/values/catalogue/units';
import { column, columns, decimal, flag, instant, int, nullable, oneOf, type RowOf, select, text } from '../../../platform/db/columns';
import type { Db } from '../../../platform/db/sql';
import { OWNER_NAME } from '../lots.query';

const lots = columns({
  id: column('lot.id', text),
  code: column('lot.code', text),
  name: column('lot.product_name', text),
  secondName: column('lot.second_name', nullable(text)),
  category: column('lot.category_slug', text),
  ownerId: column('lot.owner_id', text),
  ownerName: column(OWNER_NAME, text),
  upazilaId: column('lot.upazila_id', nullable(int)),
  isReceived: column('lot.receipt_id IS NOT NULL', flag),
  unit: column('lot.unit', oneOf(Unit)),
  added: column('lot.added', decimal),
  harvestedFrom: column('lot.harvested_from::text', nullable(text)),
  harvestedUntil: column('lot.harvested_until::text', nullable(text)),
  openedAt: column('lot.opened_at', instant),
});
export type EpcisLot = RowOf<typeof lots>;

const BY_CODES = (list: string) => `
  SELECT ${list} FROM lots lot JOIN users owner ON owner.id = lot.owner_id
  WHERE lot.code = ANY ($1::text[]) ORDER BY lot.code`;

const inputs = columns({
  madeCode: column('made.code', text),
  code: column('source.code', text),
  category: column('source.category_slug', text),
  unit: column('line.unit', oneOf(Unit)),
  /** The quantity of the line that was of this lot. */
  quantity: column('share.quantity - share.returned', decimal),
  /** So much of the whole line is listed again by the product of the lot that was made, in both units. */
  drawn: column('d.quantity', decimal),
  output: column('d.product_quantity', decimal),
});
export type EpcisInput = RowOf<typeof inputs>;

const INPUTS = (list: string) => `
  SELECT ${list} FROM lots made JOIN receipts r ON r.id = made.receipt_id JOIN order_lines line ON line.id = r.order_line_id
  JOIN receipt_draws d ON d.receipt_id = r.id AND d.product_id = made.product_id AND d.product_quantity > 0
  JOIN lot_shares share ON share.order_line_id = line.id AND share.quantity > share.returned
  JOIN lots source ON source.id = share.lot_id
  WHERE made.id = ANY ($1::uuid[]) ORDER BY made.code, source.code`;

/** In the order of their codes. */
export function lotsByCodes(db: Db, codes: readonly string[]): Promise<EpcisLot[]> {
  return select(db, lots, BY_CODES, [codes]);
}

/** The lots that these lots of received items were made of. */
export function inputsOfLots(db: Db, lotIds: readonly string[]): Promise<EpcisInput[]> {
  return select(db, inputs, INPUTS, [lotIds]);
}
