/**
 * Reads how much a recall covers of its seller's goods, and how much of that is still with buyers: of goods that
 * traders listed again, what their buyers have. It is the sum of the list of holders, in the unit of the recalled lot.
 * Called by RecallProgressService.
 */
import type Big from 'big.js';
import { Unit } from '../../../../schema/values/catalogue/units';
import { column, columns, decimal, nullable, oneOf, type RowOf, select, text } from '../../../platform/db/columns';
import type { Db } from '../../../platform/db/sql';
import { money, toQuantity } from '../../../platform/money';
import { inReceiptUnit } from '../../catalogue/stock/receipts.service';
import { affectedLots, SAME_STOCK } from '../lot-holds.store';
import { countedAway } from '../lot-removals.query';
import { MISSING, OUT, SHARE_OF, STATED } from './recalled-sales.query';

/** $1: the lots that the recall reaches. */
const FROM = `recalled_shares recalled ${SHARE_OF} LEFT JOIN receipts r ON r.order_line_id = recalled.order_line_id LEFT JOIN ${STATED}`;

const eaten = columns({
  lotId: column('recalled.lot_id', text),
  out: column(`sum(CASE WHEN stated.missing IS NULL THEN ${OUT} ELSE ${MISSING} END)`, decimal),
});
const EATEN = (list: string) =>
  `SELECT ${list} FROM ${FROM} WHERE recalled.lot_id = ANY ($1::uuid[]) AND r.id IS NULL GROUP BY recalled.lot_id`;

const traded = columns({
  lotId: column('recalled.lot_id', text),
  receiptId: column('r.id', text),
  out: column(OUT, decimal),
  /** So much of what its trader had neither listed nor sold was missing, of the whole delivery. */
  missing: column('coalesce(stated.missing, 0)', decimal),
  received: column('r.quantity', decimal),
});
const TRADED = (list: string) => `SELECT ${list} FROM ${FROM} WHERE recalled.lot_id = ANY ($1::uuid[]) AND r.id IS NOT NULL`;

const draw = columns({
  receiptId: column('d.receipt_id', text),
  lotId: column('made.id', text),
  /** In the unit of the receipt, and of the lot. */
  quantity: column('d.quantity', decimal),
  inLot: column('d.product_quantity', decimal),
});
const DRAWS = (list: string) => `
  SELECT ${list} FROM lots made JOIN receipt_draws d ON d.receipt_id = made.receipt_id AND d.product_id = made.product_id
  WHERE made.id = ANY ($1::uuid[]) AND d.product_quantity > 0`;

const stock = columns({
  id: column('recalled.lot_id', text),
  unit: column('lot.unit', oneOf(Unit)),
  customUnitNote: column('lot.custom_unit_note', nullable(text)),
  receiptId: column('lot.receipt_id', nullable(text)),
  /** All that did not go on in another unit, in the unit of the lot. */
  quantity: column(
    'recalled.quantity - (SELECT coalesce(sum(c.quantity), 0) FROM lot_continuations c WHERE c.from_lot_id = recalled.lot_id)',
    decimal,
  ),
  unaccounted: column(countedAway('recalled.lot_id'), decimal),
});
type StockLot = RowOf<typeof stock>;
const STOCK = (list: string) => `
  WITH RECURSIVE ${SAME_STOCK} SELECT ${list} FROM same_stock JOIN recalled_lots recalled ON recalled.lot_id = same_stock.id
  JOIN lots lot ON lot.id = same_stock.id ORDER BY recalled.lot_id`;

const continued = columns({
  fromLotId: column('c.from_lot_id', text),
  lotId: column('c.lot_id', text),
  /** So much of the lot as one unit of those before: all that went on in it was counted together. */
  ratio: column(
    'coalesce(c.lot_quantity, made.added) / (SELECT sum(part.quantity) FROM lot_continuations part WHERE part.lot_id = c.lot_id)',
    decimal,
  ),
});
type Continued = RowOf<typeof continued>;
const CONTINUED = (list: string) => `
  WITH RECURSIVE ${SAME_STOCK} SELECT ${list} FROM same_stock JOIN lot_continuations c ON c.from_lot_id = same_stock.id JOIN lots made ON made.id = c.lot_id`;

interface Goods {
  readonly eaten: ReadonlyMap<string, string>;
  /** By lot, by receipt. */
  readonly traded: ReadonlyMap<string, readonly RowOf<typeof traded>[]>;
  readonly draws: ReadonlyMap<string, readonly RowOf<typeof draw>[]>;
}

export interface RecalledStock {
  /** The lot and the same goods under every code. */
  readonly lotIds: readonly string[];
  /** In the unit of the lot. */
  readonly quantity: string;
  /** So much of it buyers may still have, or was counted away or written off without a word. */
  readonly out: string;
}

/** The lot was recalled. */
export async function recalledStock(db: Db, lotId: string): Promise<RecalledStock> {
  const reached = (await affectedLots(db, lotId)).map(({ id }) => id);
  const sums = await select(db, eaten, EATEN, [reached]);
  const goods: Goods = {
    eaten: new Map(sums.map(({ lotId: id, out }) => [id, out])),
    traded: groupedBy(await select(db, traded, TRADED, [reached]), (part) => part.lotId),
    draws: groupedBy(await select(db, draw, DRAWS, [reached]), (part) => part.receiptId),
  };
  const lots = await select(db, stock, STOCK, [lotId]);
  const units = unitsOf(lotId, lots, await select(db, continued, CONTINUED, [lotId]));
  const sumOf = (quantityOf: (lot: StockLot) => Big | string): string => {
    const sum = lots.reduce((all, lot) => all.plus(money(units.get(lot.id) ?? 0).times(quantityOf(lot))), money(0));
    return toQuantity(sum.toFixed(3));
  };
  const sumsByLot = new Map<string, Big>();
  return {
    lotIds: lots.map(({ id }) => id),
    quantity: sumOf(({ quantity }) => quantity),
    out: sumOf(({ id, unaccounted }) => outOf(goods, id, sumsByLot).plus(unaccounted)),
  };
}

/** How much of the lot is one unit of each lot of the same goods, whether anything of it was sold or is left. */
function unitsOf(lotId: string, lots: readonly StockLot[], changes: readonly Continued[]): ReadonlyMap<string, Big> {
  const units = new Map([[lotId, money(1)]]);
  const receipt = lots.find(({ id }) => id === lotId);
  for (const { id, receiptId, ...measure } of lots) {
    if (receipt?.receiptId && receiptId === receipt.receiptId) units.set(id, money(inReceiptUnit('1', measure, receipt)));
  }
  const [before, after] = [groupedBy(changes, (change) => change.lotId), groupedBy(changes, (change) => change.fromLotId)];
  // a map is walked over what is added to it meanwhile
  for (const [id, unit] of units) {
    for (const { fromLotId, ratio } of before.get(id) ?? []) if (!units.has(fromLotId)) units.set(fromLotId, unit.times(ratio));
    for (const { lotId: next, ratio } of after.get(id) ?? []) if (!units.has(next)) units.set(next, unit.div(ratio));
  }
  return units;
}

/** Each lot once: lots are made of older ones only. */
function outOf(goods: Goods, lotId: string, sumsByLot: Map<string, Big>): Big {
  const before = sumsByLot.get(lotId);
  if (before) return before;
  const ofTraders = (goods.traded.get(lotId) ?? []).map((part) => {
    const share = money(part.out).div(part.received);
    const sold = (goods.draws.get(part.receiptId) ?? []).reduce(
      (sum, { lotId: made, quantity, inLot }) => sum.plus(outOf(goods, made, sumsByLot).times(quantity).div(inLot)),
      money(0),
    );
    return sold.plus(part.missing).times(share);
  });
  const sum = ofTraders.reduce((all, left) => all.plus(left), money(goods.eaten.get(lotId) ?? 0));
  sumsByLot.set(lotId, sum);
  return sum;
}

function groupedBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): ReadonlyMap<string, readonly Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}
