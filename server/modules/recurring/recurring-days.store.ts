/** The statements of the job that announces recurring orders. Called by RecurringAnnouncementsService. */
import type { EntityManager } from 'typeorm';
import { Role } from '../../../schema/values/accounts/roles';
import type { RecurringRhythm } from '../../../schema/values/orders/recurring';
import { DeliveryMethod } from '../../../schema/values/orders/orders';
import { serverLimits } from '../../../schema/values/server-limits';
import { column, columns, int, nullable, oneOf, type RowOf, select } from '../../platform/db/columns';
import { type Db, execute } from '../../platform/db/sql';
import { recurringColumns } from './recurring.store';

const due = columns({
  ...recurringColumns,
  buyerRole: column('u.role', oneOf(Role)),
  deliveryMethod: column('o.delivery_method', oneOf(DeliveryMethod)),
  upazilaId: column('o.upazila_id', nullable(int)),
});
export type DueRecurring = RowOf<typeof due>;
const late = columns({
  id: recurringColumns.id,
  rhythm: recurringColumns.rhythm,
  monthDay: recurringColumns.monthDay,
  nextOn: recurringColumns.nextOn,
});

const DUE = (list: string) => `
  SELECT ${list} FROM recurring_orders r JOIN users u ON u.id = r.buyer_id AND u.status = 'APPROVED' JOIN orders o ON o.id = r.source_order_id
  WHERE r.state = 'ACTIVE' AND r.next_on BETWEEN $1 AND $2 AND r.announced_on IS DISTINCT FROM r.next_on
  ORDER BY r.next_on, r.id LIMIT ${serverLimits.recurringAtOnce}`;
const LATE = (list: string) =>
  `SELECT ${list} FROM recurring_orders r WHERE r.state = 'ACTIVE' AND r.next_on < $1 ORDER BY r.next_on, r.id LIMIT ${serverLimits.recurringAtOnce}`;
const MOVE_LATE = `
  UPDATE recurring_orders r SET next_on = later.to, announced_on = NULL
  FROM jsonb_to_recordset($1) AS later (id uuid, "from" date, "to" date) WHERE r.id = later.id AND r.next_on = later.from`;
/** A second process finds the day announced. */
const ANNOUNCE = `
  UPDATE recurring_orders SET announced_on = $2 WHERE id = $1 AND state = 'ACTIVE' AND next_on = $2 AND announced_on IS DISTINCT FROM next_on`;
const ANNOUNCE_PRICES = `
  UPDATE recurring_order_lines l SET announced_price = p.price
  FROM jsonb_to_recordset($2) AS p ("productId" uuid, price numeric) WHERE l.recurring_order_id = $1 AND l.product_id = p."productId"`;
const STOP = `UPDATE recurring_orders SET state = 'UNAVAILABLE' WHERE id = $1 AND state = 'ACTIVE' AND next_on = $2`;

/** Returns the recurring orders of approved buyers whose next day is today or tomorrow and was not announced yet. */
export function dueRecurring(db: Db, today: string, tomorrow: string): Promise<DueRecurring[]> {
  return select(db, due, DUE, [today, tomorrow]);
}

export function lateRecurring(db: Db, today: string): Promise<{ id: string; rhythm: RecurringRhythm; monthDay: number; nextOn: string }[]> {
  return select(db, late, LATE, [today]);
}

export async function moveLate(db: Db, moves: readonly { id: string; from: string; to: string }[]): Promise<void> {
  await execute(db, MOVE_LATE, [JSON.stringify(moves)]);
}

/** False where another process has announced it, or its buyer changed it meanwhile. */
export async function announceRecurring(
  tx: EntityManager,
  { id, nextOn }: Pick<DueRecurring, 'id' | 'nextOn'>,
  prices: readonly { productId: string; price: string }[],
): Promise<boolean> {
  if ((await execute(tx, ANNOUNCE, [id, nextOn])) === 0) return false;
  await execute(tx, ANNOUNCE_PRICES, [id, JSON.stringify(prices)]);
  return true;
}

export async function stopRecurring(tx: EntityManager, { id, nextOn }: Pick<DueRecurring, 'id' | 'nextOn'>): Promise<boolean> {
  return (await execute(tx, STOP, [id, nextOn])) > 0;
}
