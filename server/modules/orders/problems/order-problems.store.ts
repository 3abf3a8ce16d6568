/**
 * The tables of problems: reporting, moving, their histories, and what they change of orders. Called by the services of
 * this folder, in their transactions.
 */
import type { EntityManager } from 'typeorm';
import {
  activeProblemStates,
  type ProblemEvent,
  type ProblemMove,
  ProblemKind,
  ProblemRemedy,
  ProblemState,
  problemHours,
} from '../../../../schema/values/orders/order-problems';
import { type OrderActor } from '../../../../schema/values/orders/orders';
import { column, columns, decimal, instant, int, nullable, oneOf, select, selectOne, text } from '../../../platform/db/columns';
import { type Db, execute } from '../../../platform/db/sql';
import { type Choice, isChosen } from '../../../platform/jobs/row-batches';
import type { OrderProblem } from './order-problem.entity';

/** These are the columns of a problem `p`. */
export const problemColumns = columns({
  id: column('p.id', text),
  orderId: column('p.order_id', text),
  lineId: column('p.line_id', nullable(text)),
  buyerId: column('p.buyer_id', text),
  sellerId: column('p.seller_id', text),
  kind: column('p.kind', oneOf(ProblemKind)),
  wantedRemedy: column('p.wanted_remedy', oneOf(ProblemRemedy)),
  wantedAmount: column('p.wanted_amount', nullable(decimal)),
  state: column('p.state', oneOf(ProblemState)),
  offeredRemedy: column('p.offered_remedy', nullable(oneOf(ProblemRemedy))),
  offeredAmount: column('p.offered_amount', nullable(decimal)),
  remedy: column('p.remedy', nullable(oneOf(ProblemRemedy))),
  refunded: column('p.refunded', decimal),
  dueAt: column('p.due_at', nullable(instant)),
  reportedAt: column('p.reported_at', instant),
  endedAt: column('p.ended_at', nullable(instant)),
  version: column('p.version', int),
  updatedAt: column('p.updated_at', instant),
});

export interface Report {
  readonly orderId: string;
  readonly lineId: string | null;
  readonly buyerId: string;
  readonly sellerId: string;
  readonly kind: ProblemKind;
  readonly remedy: ProblemRemedy;
  readonly amount: string | null;
}

/** A move writes this besides the state. */
export interface Change {
  readonly offer?: Remedy | null;
  readonly agreed?: Remedy | null;
}

export interface Remedy {
  readonly remedy: ProblemRemedy;
  /** The amount of a refund, BDT; null for a replacement, and for a refund of all that is left. */
  readonly amount: string | null;
}

export interface Entry {
  readonly problemId: string;
  readonly actor: OrderActor;
  readonly actorId: string | null;
  readonly action: ProblemEvent;
  readonly state: ProblemState;
  readonly text?: string | null;
  readonly remedy?: ProblemRemedy | null;
  readonly amount?: string | null;
  /** The quantity of one line that was sent as a replacement, in its unit. */
  readonly quantity?: string | null;
  readonly imageIds?: readonly string[];
}

const ADD = (list: string) => `
  INSERT INTO order_problems AS p (order_id, line_id, buyer_id, seller_id, kind, wanted_remedy, wanted_amount, state, due_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, 'OPEN', now() + make_interval(hours => ${problemHours.due.OPEN})) RETURNING ${list}`;
/** A problem with recalled goods is solved at once. */
const ADD_SOLVED = (list: string) => `
  INSERT INTO order_problems AS p (order_id, line_id, buyer_id, seller_id, kind, wanted_remedy, wanted_amount, state, remedy, refunded, agreed_at, ended_at)
  VALUES ($1, $2, $3, $4, 'RECALLED', 'PARTIAL_REFUND', $5, 'SOLVED', 'PARTIAL_REFUND', $5, now(), now()) RETURNING ${list}`;
/** Only a problem that is still as the caller saw it. An agreement that was not fulfilled is none any more. */
const MOVE = (list: string) => `
  UPDATE order_problems p SET state = $3::text, version = version + 1, updated_at = now(), reminded_at = NULL,
    due_at = now() + make_interval(hours => $4::int), ended_at = CASE WHEN $4::int IS NULL THEN now() END,
    offered_remedy = coalesce($5::text, offered_remedy), offered_amount = CASE WHEN $5::text IS NULL THEN offered_amount ELSE $6::numeric END,
    remedy = CASE WHEN $3::text IN ('OFFERED', 'ESCALATED') THEN NULL ELSE coalesce($7::text, remedy) END, refunded = refunded + coalesce($8::numeric, 0),
    agreed_at = CASE WHEN $3::text IN ('SOLVED', 'REPLACING') THEN coalesce(agreed_at, now()) WHEN $3::text IN ('OFFERED', 'ESCALATED') THEN NULL ELSE agreed_at END
  WHERE id = $1 AND version = $2 RETURNING ${list}`;
const ADD_ENTRY = `
  INSERT INTO order_problem_entries (problem_id, actor, actor_id, action, state, text, remedy, amount, quantity, image_ids)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`;
const COUNT_OPEN = 'UPDATE orders SET open_problems = open_problems + $2, version = version + 1, updated_at = now() WHERE id = $1';
const DUE = (list: string) => `
  SELECT ${list} FROM order_problems p WHERE p.ended_at IS NULL AND p.state <> 'ESCALATED' AND p.due_at <= now() AND ${isChosen('p.id', '$2', '$3')}
  ORDER BY p.due_at, p.id LIMIT $1 FOR UPDATE SKIP LOCKED`;
const LEAD = Object.entries(problemHours.reminder)
  .map(([state, hours]) => `WHEN '${state}' THEN interval '${hours} hours'`)
  .join(' ');
const REMIND = (list: string) => `
  UPDATE order_problems p SET reminded_at = now() WHERE p.id IN (
    SELECT id FROM order_problems WHERE ended_at IS NULL AND reminded_at IS NULL AND (due_at > now() OR state = 'ESCALATED')
      AND due_at - CASE state ${LEAD} END <= now()
    ORDER BY due_at, id LIMIT $1 FOR UPDATE SKIP LOCKED)
  RETURNING ${list}`;

export function problemById(db: Db, id: string): Promise<OrderProblem | null> {
  return selectOne(db, problemColumns, (list) => `SELECT ${list} FROM order_problems p WHERE p.id = $1`, [id]);
}

export function addProblem(tx: EntityManager, report: Report): Promise<OrderProblem | null> {
  const { orderId, lineId, buyerId, sellerId, kind, remedy, amount } = report;
  return selectOne(tx, problemColumns, ADD, [orderId, lineId, buyerId, sellerId, kind, remedy, amount]);
}

export async function addRecallProblem(
  tx: EntityManager,
  { id, buyerId, sellerId }: { readonly id: string; readonly buyerId: string; readonly sellerId: string },
  lineId: string,
  amount: string,
): Promise<OrderProblem> {
  const problem = await selectOne(tx, problemColumns, ADD_SOLVED, [id, lineId, buyerId, sellerId, amount]);
  if (!problem) throw new Error('A refund without a problem.');
  return problem;
}

/** Null where it changed since it was read. */
export function moveProblem(
  tx: EntityManager,
  { id, version }: OrderProblem,
  { to }: ProblemMove,
  { offer, agreed }: Change,
): Promise<OrderProblem | null> {
  const hours = isActiveState(to) ? problemHours.due[to] : null;
  const refunded = to === 'SOLVED' ? (agreed?.amount ?? null) : null;
  return selectOne(tx, problemColumns, MOVE, [
    id,
    version,
    to,
    hours,
    offer?.remedy ?? null,
    offer?.amount ?? null,
    agreed?.remedy ?? null,
    refunded,
  ]);
}

export async function addEntry(tx: EntityManager, entry: Entry): Promise<void> {
  const {
    problemId,
    actor,
    actorId,
    action,
    state,
    text: written = null,
    remedy = null,
    amount = null,
    quantity = null,
    imageIds = [],
  } = entry;
  await execute(tx, ADD_ENTRY, [problemId, actor, actorId, action, state, written, remedy, amount, quantity, imageIds]);
}

/** Counts a problem that began (1), ended (-1) or went on (0) on its order, whose version and time follow. */
export async function countOpenProblems(tx: EntityManager, orderId: string, change: 1 | 0 | -1): Promise<void> {
  await execute(tx, COUNT_OPEN, [orderId, change]);
}

/**
 * Locks and returns problems whose deadline has passed. Problems that another process has locked are left to it; the
 * ones that wait for an admin stay as they are.
 */
export function lockOverdue(tx: EntityManager, { limit, except, only }: Choice): Promise<OrderProblem[]> {
  return select(tx, problemColumns, DUE, [limit, except, only]);
}

/** Marks and returns problems whose deadline is near, each once. */
export function markReminded(tx: EntityManager, limit: number): Promise<OrderProblem[]> {
  return select(tx, problemColumns, REMIND, [limit]);
}

export function isActiveState(state: ProblemState): state is (typeof activeProblemStates)[number] {
  return (activeProblemStates as readonly ProblemState[]).includes(state);
}
