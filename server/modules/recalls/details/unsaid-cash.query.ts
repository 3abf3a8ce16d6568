/** Reads what the orders of a lot have brought on nobody's word. Called by LotDetailsService. */
import { column, columns, decimal, selectOne } from '../../../platform/db/columns';
import type { Db } from '../../../platform/db/sql';
import { REACHED } from '../lot-holds.store';

const unsaid = columns({
  amount: column('coalesce(sum(greatest(0, o.total - o.refunded - o.received) + silent.amount), 0)::numeric(14,2)', decimal),
});
/** Delivered orders that have some of the lot $1, or of what a recall of it reaches, each once. */
const UNSAID = (list: string) => `
  ${REACHED} SELECT ${list} FROM orders o,
    LATERAL (SELECT coalesce(sum(amount), 0) AS amount FROM order_payments WHERE order_id = o.id AND is_by_silence) silent
  WHERE o.status = 'DELIVERED' AND o.id IN (
    SELECT line.order_id FROM reached JOIN lot_shares share ON share.lot_id = reached.id AND share.quantity > share.returned
    JOIN order_lines line ON line.id = share.order_line_id)`;

/** Returns what nobody has said to be paid of these orders, BDT: not recorded, or counted by silence alone. */
export async function unsaidCashOf(db: Db, lotId: string): Promise<string> {
  return (await selectOne(db, unsaid, UNSAID, [lotId]))?.amount ?? '0.00';
}
