/**
 * The statement by which lots go on in another unit, when their product is counted in it. Called by StockLots, which
 * locks as for any other count.
 */
import type { EntityManager } from 'typeorm';
import { column, columns, decimal, nullable, record, type RowOf, select, text } from '../../../platform/db/columns';
import { execute } from '../../../platform/db/sql';
import { TODAY } from './lot-marks.store';
import { COLUMNS, OWNER } from './lots.store';
import { continuing, type Continuing } from './unit-comparison';

/** The lots of a product in their units, and its unit from now on. */
export const goodsColumns = (lot: string, quantity: string) => ({
  productId: column(`${lot}.product_id`, text),
  id: column(`${lot}.id`, text),
  unit: column(`${lot}.unit`, text),
  customUnitNote: column(`${lot}.custom_unit_note`, nullable(text)),
  unitKg: column(`${lot}.unit_kg`, nullable(decimal)),
  unitWas: column(`${lot}.unit_was`, nullable(record(text))),
  quantity: column(quantity, decimal),
  toUnit: column('p.unit', text),
  toNote: column('p.custom_unit_note', nullable(text)),
  toKg: column('kilograms_in(p.unit, p.unit_weight_kg)', nullable(decimal)),
});

const closing = columns({ ...goodsColumns('lot', 'lot.remaining'), counted: column('stock.on_hand', decimal) });
type ClosingLot = RowOf<typeof closing>;

const LOCK_STOCK = 'SELECT product_id FROM product_stock WHERE product_id = ANY ($1::uuid[]) ORDER BY product_id FOR UPDATE';
const CLOSING = (list: string) => `
  SELECT ${list} FROM lots lot JOIN product_stock stock USING (product_id) JOIN products p ON p.id = lot.product_id
  WHERE lot.product_id = ANY ($1::uuid[]) AND lot.remaining > 0 AND lot.receipt_id IS NULL AND stock.on_hand > 0
  ORDER BY lot.product_id, lot.opened_at, lot.id`;

/** SQL: lots of today, of what was not there before its product was counted in another unit. */
export const OPEN_ADDED = (given: string): string => `
  INSERT INTO lots (${COLUMNS}, grade, harvested_from, harvested_until, added, remaining, opened_at)
  SELECT ${OWNER}, p.grade, ${TODAY}, ${TODAY}, given.added, given.added, clock_timestamp()
  FROM ${given} JOIN products p ON p.id = given.product_id JOIN users u ON u.id = p.seller_id WHERE given.added > 0`;
const GIVEN = 'jsonb_to_recordset($2) AS given (product_id uuid, quantity numeric, added numeric, is_compared boolean, unit_was jsonb)';

/**
 * Quantities of before stay in their unit. Where all days of what goes on are known, the lot has the first and last of
 * them, and where all grades are, the lowest.
 */
const RESTART = `
  WITH part AS (
    SELECT * FROM jsonb_to_recordset($1) AS part (product_id uuid, lot_id uuid, quantity numeric, gone numeric)
  ), closed AS (
    UPDATE lots SET removed = removed + lots.remaining, remaining = 0 FROM part WHERE lots.id = part.lot_id
  ), noted AS (
    INSERT INTO lot_removals (lot_id, cause, quantity)
    SELECT lot_id, 'COUNTED', gone FROM part WHERE gone > 0 UNION ALL SELECT lot_id, 'NEW_UNIT', quantity FROM part WHERE quantity > 0
  ), made AS (
    INSERT INTO lots (${COLUMNS}, grade, harvested_from, harvested_until, added, remaining, unit_was)
    SELECT ${OWNER}, days.grade, days.first, days.last, given.quantity, given.quantity, given.unit_was
    FROM ${GIVEN} JOIN products p ON p.id = given.product_id JOIN users u ON u.id = p.seller_id
    CROSS JOIN LATERAL (
      SELECT CASE WHEN bool_and(harvested_from IS NOT NULL) THEN min(harvested_from) END AS first,
        CASE WHEN bool_and(harvested_from IS NOT NULL) THEN max(harvested_until) END AS last,
        CASE WHEN bool_and(grade IS NOT NULL) THEN max(grade) END AS grade
      FROM part JOIN lots lot ON lot.id = part.lot_id WHERE part.product_id = p.id AND part.quantity > 0
    ) days
    RETURNING id, product_id, added
  ), continued AS (
    INSERT INTO lot_continuations (from_lot_id, lot_id, quantity, lot_quantity, is_compared)
    SELECT part.lot_id, made.id, part.quantity, made.added, given.is_compared
    FROM part JOIN made USING (product_id) JOIN ${GIVEN} USING (product_id) WHERE part.quantity > 0
  )
  ${OPEN_ADDED(GIVEN)}`;

/**
 * The products are counted in another unit from now on: the stock is one new lot, which continues the old ones, and
 * another one where there is more than they were. Less is counted away. Returns those of which something was in a lot
 * and something is left.
 */
export async function restartLots(tx: EntityManager, productIds: readonly string[]): Promise<string[]> {
  if (productIds.length === 0) return [];
  await execute(tx, LOCK_STOCK, [productIds]);
  const products = goodsByProduct(await select(tx, closing, CLOSING, [productIds]));
  if (products.length === 0) return [];
  const changes = products.map((lots) => changeOf(lots, lots[0].counted));
  await execute(tx, RESTART, [partsOf(changes), JSON.stringify(changes.map(givenOf))]);
  return changes.map(({ productId }) => productId);
}

type ToUnit = Pick<ClosingLot, 'productId' | 'toUnit' | 'toNote' | 'toKg'>;
export interface UnitChange extends Continuing {
  readonly productId: string;
}

/** In the order in which they are given, product by product. */
export function goodsByProduct<Lot extends ToUnit>(lots: readonly Lot[]): (readonly [Lot, ...Lot[]])[] {
  const products = new Map<string, [Lot, ...Lot[]]>();
  for (const lot of lots) {
    const others = products.get(lot.productId);
    if (others) others.push(lot);
    else products.set(lot.productId, [lot]);
  }
  return [...products.values()];
}

export function changeOf<Lot extends ToUnit & Omit<ClosingLot, 'counted'>>(lots: readonly [Lot, ...Lot[]], counted: string): UnitChange {
  const { productId, toUnit, toNote, toKg } = lots[0];
  return { productId, ...continuing(lots, { unit: toUnit, customUnitNote: toNote, unitKg: toKg }, counted) };
}

export const givenOf = ({ productId, quantity, added, isCompared, unitWas }: UnitChange) => ({
  product_id: productId,
  quantity,
  added,
  is_compared: isCompared,
  unit_was: unitWas,
});

export function partsOf(changes: readonly UnitChange[]): string {
  return JSON.stringify(
    changes.flatMap(({ productId, parts }) => parts.map(({ lotId, ...part }) => ({ product_id: productId, lot_id: lotId, ...part }))),
  );
}
