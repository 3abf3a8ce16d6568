/** The statements of recurring orders: those of their buyers. Called by RecurringOrdersService. */
import type { EntityManager } from 'typeorm';
import { Unit } from '../../../schema/values/catalogue/units';
import { RecurringRhythm, RecurringState } from '../../../schema/values/orders/recurring';
import { serverLimits } from '../../../schema/values/server-limits';
import {
  column,
  columns,
  decimal,
  flag,
  instant,
  int,
  listOf,
  nullable,
  oneOf,
  type RowOf,
  select,
  selectOne,
  shape,
  text,
} from '../../platform/db/columns';
import { type Db, execute } from '../../platform/db/sql';

const note = (column: string) =>
  `(SELECT b.${column} FROM order_lines b WHERE b.order_id = r.source_order_id AND b.product_id = l.product_id LIMIT 1)`;
const LINES = `(SELECT json_agg(json_build_object('recurringOrderId', l.recurring_order_id, 'productId', l.product_id, 'position', l.position,
    'productName', l.product_name, 'unit', l.unit, 'secondName', l.second_name, 'customUnitNote', ${note('custom_unit_note')},
    'secondUnitNote', ${note('second_unit_note')}, 'quantity', l.quantity::text, 'lastPrice', l.last_price::text,
    'announcedPrice', l.announced_price::text) ORDER BY l.position)
  FROM recurring_order_lines l WHERE l.recurring_order_id = r.id)`;
const line = shape({
  recurringOrderId: text,
  productId: text,
  position: int,
  productName: text,
  secondName: nullable(text),
  unit: oneOf(Unit),
  customUnitNote: nullable(text),
  secondUnitNote: nullable(text),
  quantity: decimal,
  lastPrice: decimal,
  announcedPrice: nullable(decimal),
});

/** A recurring order `r` with its lines. */
export const recurringColumns = {
  id: column('r.id', text),
  buyerId: column('r.buyer_id', text),
  sourceOrderId: column('r.source_order_id', text),
  rhythm: column('r.rhythm', oneOf(RecurringRhythm)),
  state: column('r.state', oneOf(RecurringState)),
  monthDay: column('r.month_day', int),
  nextOn: column('r.next_on::text', text),
  announcedOn: column('r.announced_on::text', nullable(text)),
  createdAt: column('r.created_at', instant),
  isAnnounced: column('r.announced_on IS NOT DISTINCT FROM r.next_on', flag),
  lines: column(LINES, listOf(line)),
};
const recurring = columns(recurringColumns);
export type RecurringRow = RowOf<typeof recurring>;

const id = columns({ id: column('id', text) });

const OF_BUYER = (list: string) => `SELECT ${list} FROM recurring_orders r WHERE r.buyer_id = $1 ORDER BY r.next_on, r.id`;
const ONE = (list: string) => `SELECT ${list} FROM recurring_orders r WHERE r.id = $1 AND r.buyer_id = $2`;
/**
 * The same order again has another rhythm and begins again. The buyer is locked, so that parallel requests count each
 * other.
 */
const SAVE = (list: string) => `
  WITH buyer AS (SELECT id FROM users WHERE id = $1 FOR NO KEY UPDATE)
  INSERT INTO recurring_orders (buyer_id, source_order_id, rhythm, month_day, next_on)
  SELECT buyer.id, $2::uuid, $3::text, $4::smallint, $5::date FROM buyer
  WHERE (SELECT count(*) FROM recurring_orders WHERE buyer_id = $1) < ${serverLimits.recurringOrders}
    OR EXISTS (SELECT 1 FROM recurring_orders WHERE source_order_id = $2::uuid)
  ON CONFLICT (source_order_id) DO UPDATE
    SET rhythm = EXCLUDED.rhythm, month_day = EXCLUDED.month_day, next_on = EXCLUDED.next_on, state = 'ACTIVE', announced_on = NULL,
      created_at = now()
  RETURNING ${list}`;
const COPY_LINES = `
  INSERT INTO recurring_order_lines (recurring_order_id, product_id, position, product_name, second_name, unit, quantity, last_price)
  SELECT $1, product_id, position, product_name, second_name, unit, coalesce(ordered_quantity, quantity), unit_price FROM order_lines WHERE order_id = $2
  ON CONFLICT DO NOTHING`;
const MOVE = `UPDATE recurring_orders SET next_on = $4, announced_on = NULL WHERE id = $1 AND buyer_id = $2 AND next_on = $3`;
const STATE = `
  UPDATE recurring_orders SET state = $3, next_on = $4, announced_on = CASE WHEN next_on = $4 THEN announced_on END WHERE id = $1 AND buyer_id = $2`;
const PAID = `
  UPDATE recurring_order_lines l SET last_price = bought.unit_price
  FROM orders o JOIN order_lines bought ON bought.order_id = o.id
  WHERE l.recurring_order_id = $1 AND o.purchase_id = $2 AND bought.product_id = l.product_id`;

/** The next one first. */
export function recurringOf(db: Db, buyerId: string): Promise<RecurringRow[]> {
  return select(db, recurring, OF_BUYER, [buyerId]);
}

export function recurringById(db: Db, recurringId: string, buyerId: string): Promise<RecurringRow | null> {
  return selectOne(db, recurring, ONE, [recurringId, buyerId]);
}

/** Its id; null where the buyer has as many as one may have. */
export async function saveRecurring(
  tx: EntityManager,
  buyerId: string,
  { orderId, rhythm, monthDay, startsOn }: { orderId: string; rhythm: RecurringRhythm; monthDay: number; startsOn: string },
): Promise<string | null> {
  const saved = await selectOne(tx, id, SAVE, [buyerId, orderId, rhythm, monthDay, startsOn]);
  if (saved) await execute(tx, COPY_LINES, [saved.id, orderId]);
  return saved?.id ?? null;
}

/** False where its next day is another one by now. */
export async function moveRecurring(db: Db, one: Pick<RecurringRow, 'id' | 'buyerId'>, from: string, to: string): Promise<boolean> {
  return (await execute(db, MOVE, [one.id, one.buyerId, from, to])) > 0;
}

export async function setRecurringState(
  db: Db,
  one: Pick<RecurringRow, 'id' | 'buyerId'>,
  state: RecurringState,
  nextOn: string,
): Promise<void> {
  await execute(db, STATE, [one.id, one.buyerId, state, nextOn]);
}

/** The prices of a purchase are those that the next announcement compares with. */
export async function savePaidPrices(tx: EntityManager, recurringId: string, purchaseId: string): Promise<void> {
  await execute(tx, PAID, [recurringId, purchaseId]);
}

export async function removeRecurring(db: Db, recurringId: string, buyerId: string): Promise<boolean> {
  return (await execute(db, 'DELETE FROM recurring_orders WHERE id = $1 AND buyer_id = $2', [recurringId, buyerId])) > 0;
}

export async function removeRecurringOf(tx: EntityManager, buyerId: string): Promise<void> {
  await execute(tx, 'DELETE FROM recurring_orders WHERE buyer_id = $1', [buyerId]);
}
