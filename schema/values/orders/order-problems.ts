/**
 * Problems with delivered orders: their kinds, what is wanted, and every move as a table state × action × actor
 * (docs/decisions/0063-order-problems.md).
 */
import type { OrderActor } from './orders';

export const ProblemKind = {
  NOT_RECEIVED: 'NOT_RECEIVED',
  MISSING: 'MISSING',
  SPOILED: 'SPOILED',
  DAMAGED: 'DAMAGED',
  WRONG_PRODUCT: 'WRONG_PRODUCT',
  POOR_QUALITY: 'POOR_QUALITY',
  /** The market refunds goods that it recalled; nobody reports it. */
  RECALLED: 'RECALLED',
  NOT_THE_GRADE: 'NOT_THE_GRADE',
} as const;
export type ProblemKind = (typeof ProblemKind)[keyof typeof ProblemKind];

/** Buyers report these. */
export const reportableKinds = Object.values(ProblemKind).filter((kind) => kind !== ProblemKind.RECALLED);

export const ProblemRemedy = { REFUND: 'REFUND', PARTIAL_REFUND: 'PARTIAL_REFUND', REPLACEMENT: 'REPLACEMENT' } as const;
export type ProblemRemedy = (typeof ProblemRemedy)[keyof typeof ProblemRemedy];

export const ProblemState = {
  OPEN: 'OPEN',
  OFFERED: 'OFFERED',
  ESCALATED: 'ESCALATED',
  REPLACING: 'REPLACING',
  SOLVED: 'SOLVED',
  DISMISSED: 'DISMISSED',
  WITHDRAWN: 'WITHDRAWN',
} as const;
export type ProblemState = (typeof ProblemState)[keyof typeof ProblemState];

/** States of a problem that someone has yet to end: its order does not complete. */
export const activeProblemStates = [
  ProblemState.OPEN,
  ProblemState.OFFERED,
  ProblemState.ESCALATED,
  ProblemState.REPLACING,
] as const satisfies readonly ProblemState[];

/** The viewer is the buyer or the seller of all orders in a list of problems. */
export const ProblemSide = { BUYER: 'BUYER', SELLER: 'SELLER' } as const;
export type ProblemSide = (typeof ProblemSide)[keyof typeof ProblemSide];

/** A party or an admin may take these actions on a problem. */
export const ProblemAction = {
  ACCEPT: 'ACCEPT',
  OFFER: 'OFFER',
  DECLINE: 'DECLINE',
  ACCEPT_OFFER: 'ACCEPT_OFFER',
  DECLINE_OFFER: 'DECLINE_OFFER',
  SEND_REPLACEMENT: 'SEND_REPLACEMENT',
  WITHDRAW: 'WITHDRAW',
  DECIDE: 'DECIDE',
} as const;
export type ProblemAction = (typeof ProblemAction)[keyof typeof ProblemAction];

/** An entry of a problem's history records one of these: REPORT begins the history, and a deadline makes ESCALATE. */
export const ProblemEvent = { REPORT: 'REPORT', ...ProblemAction, ESCALATE: 'ESCALATE' } as const;
export type ProblemEvent = (typeof ProblemEvent)[keyof typeof ProblemEvent];

export interface ProblemMove {
  readonly from: ProblemState;
  readonly action: ProblemEvent;
  readonly to: ProblemState;
  readonly actors: readonly OrderActor[];
  readonly reasonRequired: boolean;
}

type Row = readonly [from: ProblemState, action: ProblemEvent, to: ProblemState, actors: readonly OrderActor[], reason?: 'reason'];

/** Two rows of one action differ by the remedy: a replacement is yet to be sent, a refund ends the problem. */
const table: readonly Row[] = [
  ['OPEN', 'ACCEPT', 'SOLVED', ['SELLER']],
  ['OPEN', 'ACCEPT', 'REPLACING', ['SELLER']],
  ['OPEN', 'OFFER', 'OFFERED', ['SELLER']],
  ['OPEN', 'DECLINE', 'ESCALATED', ['SELLER'], 'reason'],
  ['OPEN', 'WITHDRAW', 'WITHDRAWN', ['BUYER']],
  ['OPEN', 'ESCALATE', 'ESCALATED', ['SYSTEM']],
  ['OFFERED', 'ACCEPT_OFFER', 'SOLVED', ['BUYER']],
  ['OFFERED', 'ACCEPT_OFFER', 'REPLACING', ['BUYER']],
  ['OFFERED', 'DECLINE_OFFER', 'ESCALATED', ['BUYER']],
  ['OFFERED', 'WITHDRAW', 'WITHDRAWN', ['BUYER']],
  ['OFFERED', 'ESCALATE', 'ESCALATED', ['SYSTEM']],
  ['ESCALATED', 'ACCEPT', 'SOLVED', ['SELLER']],
  ['ESCALATED', 'ACCEPT', 'REPLACING', ['SELLER']],
  ['ESCALATED', 'WITHDRAW', 'WITHDRAWN', ['BUYER']],
  ['ESCALATED', 'DECIDE', 'SOLVED', ['ADMIN'], 'reason'],
  ['ESCALATED', 'DECIDE', 'REPLACING', ['ADMIN'], 'reason'],
  ['ESCALATED', 'DECIDE', 'DISMISSED', ['ADMIN'], 'reason'],
  ['REPLACING', 'SEND_REPLACEMENT', 'SOLVED', ['SELLER']],
  ['REPLACING', 'OFFER', 'OFFERED', ['SELLER']],
  ['REPLACING', 'WITHDRAW', 'WITHDRAWN', ['BUYER']],
  ['REPLACING', 'ESCALATE', 'ESCALATED', ['SYSTEM']],
];

export const problemMoves: readonly ProblemMove[] = table.map(([from, action, to, actors, reason]) => ({
  from,
  action,
  to,
  actors,
  reasonRequired: reason === 'reason',
}));

/**
 * The move this actor may make now; `remedy` is what is agreed or decided, null of a dismissal. Null where there is
 * none.
 */
export function findProblemMove(
  from: ProblemState,
  action: ProblemEvent,
  actor: OrderActor,
  remedy: ProblemRemedy | null = null,
): ProblemMove | null {
  const moves = problemMoves.filter((move) => move.from === from && move.action === action && move.actors.includes(actor));
  if (moves.length < 2) return moves[0] ?? null;
  const end = remedy === null ? 'DISMISSED' : remedy === 'REPLACEMENT' ? 'REPLACING' : 'SOLVED';
  return moves.find(({ to }) => to === end) ?? null;
}

/** Returns the actions to offer an actor. */
export const problemActionsFor = (state: ProblemState, actor: OrderActor): ProblemAction[] =>
  Object.values(ProblemAction).filter((action) =>
    problemMoves.some((move) => move.from === state && move.action === action && move.actors.includes(actor)),
  );

/**
 * Hours: how long a buyer may report, and how long each side has; reminders are sent so many hours before a deadline.
 */
export const problemHours = {
  report: 48,
  reportPerishable: 24,
  due: { OPEN: 24, OFFERED: 48, ESCALATED: 72, REPLACING: 168 },
  reminder: { OPEN: 6, OFFERED: 12, ESCALATED: 24, REPLACING: 24 },
} as const;

/** Images of one entry of the history. */
export const problemImages = 5;

/** A seller's figure counts the problems of so many days, and is shown from so many problems on. */
export const problemFigure = { days: 180, least: 3, hours: 24 } as const;
