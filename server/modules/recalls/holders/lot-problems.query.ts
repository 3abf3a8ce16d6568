/**
 * Reads what buyers reported of goods of a lot, of the same goods and of what was made of them. Called by
 * RecallHoldersService.
 */
import { ProblemKind, ProblemState } from '../../../../schema/values/orders/order-problems';
import { column, columns, instant, listOf, nullable, oneOf, type RowOf, select, text } from '../../../platform/db/columns';
import type { Db } from '../../../platform/db/sql';
import { REACHED } from '../lot-holds.store';
import type { HoldersRequest } from './recall-holders.query';

const REPORT =
  "SELECT entry.text FROM order_problem_entries entry WHERE entry.problem_id = p.id AND entry.action = 'REPORT' ORDER BY entry.id LIMIT 1";
const problems = columns({
  id: column('p.id', text),
  orderId: column('p.order_id', text),
  trackingNumber: column('(SELECT o.tracking_number FROM orders o WHERE o.id = p.order_id)', text),
  name: column('min(line.product_name)', text),
  kind: column('p.kind', oneOf(ProblemKind)),
  state: column('p.state', oneOf(ProblemState)),
  text: column(`(${REPORT})`, nullable(text)),
  reportedAt: column('p.reported_at', instant),
  endedAt: column('p.ended_at', nullable(instant)),
  lotCodes: column('array_agg(DISTINCT lot.code ORDER BY lot.code)', listOf(text)),
});
export type LotProblemRow = RowOf<typeof problems>;

/** A line may be of several lots, and a problem of several lines. */
const OF_LOT = (list: string) => `
  ${REACHED} SELECT ${list} FROM reached JOIN lots lot ON lot.id = reached.id
  JOIN lot_shares share ON share.lot_id = reached.id AND share.quantity > 0 JOIN order_lines line ON line.id = share.order_line_id
  JOIN order_problems p ON p.order_id = line.order_id AND coalesce(p.line_id, line.id) = line.id AND p.kind <> 'RECALLED'
  WHERE ($2::uuid IS NULL OR lot.owner_id = $2) AND ($3::uuid IS NULL OR p.id < $3)
  GROUP BY p.id ORDER BY p.id DESC LIMIT $4`;

export interface LotProblemsRequest extends Pick<HoldersRequest, 'lotId' | 'sellerId' | 'limit'> {
  readonly after: string | null;
}

/** The latest first. */
export function problemsOfLot(db: Db, { lotId, sellerId, after, limit }: LotProblemsRequest): Promise<LotProblemRow[]> {
  return select(db, problems, OF_LOT, [lotId, sellerId, after, limit]);
}
