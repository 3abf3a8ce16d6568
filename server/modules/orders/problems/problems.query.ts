/** Lists of problems, their histories, and what sellers are measured by. Called by ProblemsService. */
import { orderNumber } from '../../../../schema/text/order-number';
import {
  ProblemEvent,
  type ProblemKind,
  ProblemRemedy,
  ProblemState,
  problemFigure,
} from '../../../../schema/values/orders/order-problems';
import { OrderActor } from '../../../../schema/values/orders/orders';
import { column, columns, decimal, instant, int, listOf, nullable, oneOf, type RowOf, select, text } from '../../../platform/db/columns';
import { isId, type KeysetOrder } from '../../../platform/db/keyset';
import { type KeysetList, keysetPage, type Params } from '../../../platform/db/list-query';
import type { Db } from '../../../platform/db/sql';
import type { Page, PageRequest } from '../../../platform/paging/page';
import type { OrderProblem } from './order-problem.entity';
import type { OrderProblemEntry } from './order-problem-entry.entity';
import { problemColumns } from './order-problems.store';

export interface ProblemFilterValues {
  readonly states?: readonly ProblemState[] | null;
  readonly kind?: ProblemKind | null;
  /** True: only those that have not ended. */
  readonly active?: boolean | null;
  /** True: only those whose deadline has passed. */
  readonly overdue?: boolean | null;
  readonly trackingNumber?: string | null;
  readonly buyerId?: string | null;
  readonly sellerId?: string | null;
}

const LATEST: KeysetOrder = { id: 'p.id', keys: [{ sql: 'p.reported_at', type: 'timestamptz' }], direction: 'DESC' };
const DUE_FIRST: KeysetOrder = { id: 'p.id', keys: [{ sql: 'p.due_at', type: 'timestamptz' }], direction: 'ASC' };

const entry = columns({
  id: column('e.id', text),
  problemId: column('e.problem_id', text),
  actor: column('e.actor', oneOf(OrderActor)),
  actorId: column('e.actor_id', nullable(text)),
  action: column('e.action', oneOf(ProblemEvent)),
  state: column('e.state', oneOf(ProblemState)),
  text: column('e.text', nullable(text)),
  remedy: column('e.remedy', nullable(oneOf(ProblemRemedy))),
  amount: column('e.amount', nullable(decimal)),
  quantity: column('e.quantity', nullable(decimal)),
  imageIds: column('e.image_ids', listOf(text)),
  createdAt: column('e.created_at', instant),
});
const share = columns({
  sellerId: column('p.seller_id', text),
  count: column('count(*)::int', int),
  solved: column(
    `(count(*) FILTER (WHERE p.state IN ('SOLVED', 'REPLACING') AND p.agreed_at <= p.reported_at + interval '${problemFigure.hours} hours'))::int`,
    int,
  ),
});

const OF_ORDERS = (list: string) => `SELECT ${list} FROM order_problems p WHERE p.order_id = ANY ($1::uuid[]) ORDER BY p.order_id, p.id`;
const ENTRIES = (list: string) => `
  SELECT ${list} FROM order_problem_entries e WHERE e.problem_id = ANY ($1::uuid[]) ORDER BY e.problem_id, e.id`;
/**
 * A withdrawn or dismissed problem was not the seller's fault, and the market solves recalls; one within its first
 * hours does not count yet.
 */
const SHARES = (list: string) => `
  SELECT ${list} FROM order_problems p
  WHERE p.seller_id = ANY ($1::uuid[]) AND p.reported_at > now() - interval '${problemFigure.days} days'
    AND p.state NOT IN ('WITHDRAWN', 'DISMISSED') AND p.kind <> 'RECALLED'
    AND (p.agreed_at IS NOT NULL OR p.reported_at <= now() - interval '${problemFigure.hours} hours')
  GROUP BY p.seller_id`;

export function problemsPage(db: Db, filter: ProblemFilterValues, page: PageRequest): Promise<Page<OrderProblem>> {
  const waits = filter.overdue || (filter.states?.length === 1 && filter.states[0] === ProblemState.ESCALATED);
  const list: KeysetList<OrderProblem> = { columns: problemColumns, from: 'order_problems p', order: waits ? DUE_FIRST : LATEST };
  return keysetPage(db, list, page, (params) => conditionsOf(filter, params));
}

function conditionsOf({ states, kind, active, overdue, trackingNumber, buyerId, sellerId }: ProblemFilterValues, params: Params): string[] {
  return [
    ...(buyerId ? [isId('p.buyer_id', buyerId, params)] : []),
    ...(sellerId ? [isId('p.seller_id', sellerId, params)] : []),
    ...(states ? [`p.state = ANY (${params.add(states)}::text[])`] : []),
    ...(kind ? [`p.kind = ${params.add(kind)}`] : []),
    ...(active === true ? ['p.ended_at IS NULL'] : []),
    ...(active === false ? ['p.ended_at IS NOT NULL'] : []),
    ...(overdue ? ['p.ended_at IS NULL AND p.due_at <= now()'] : []),
    ...(trackingNumber
      ? [`p.order_id IN (SELECT id FROM orders WHERE tracking_number = ${params.add(orderNumber(trackingNumber) ?? trackingNumber)})`]
      : []),
  ];
}

export function problemsOfOrders(db: Db, orderIds: readonly string[]): Promise<OrderProblem[]> {
  return select(db, problemColumns, OF_ORDERS, [orderIds]);
}

export function entriesOf(db: Db, problemIds: readonly string[]): Promise<OrderProblemEntry[]> {
  return select(db, entry, ENTRIES, [problemIds]);
}

export function solvedShares(db: Db, sellerIds: readonly string[]): Promise<RowOf<typeof share>[]> {
  return select(db, share, SHARES, [sellerIds]);
}
