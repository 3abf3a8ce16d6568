/**
 * The plain model of orders that the database is compared with. Of stock: 0 ≤ reserved ≤ on hand, on hand = initial −
 * what left (replacements as well) + what came back to be sold, reserved = what open orders wait for. Of money: every
 * sum is what sums.ts makes of the lines, and at most 5 percent above what the buyer agreed to.
 */
import type { ProblemRemedy } from '../../../../schema/values/orders/order-problems';
import type { TestApp } from '../../../support/app';
import type { TestAccount } from '../../../support/build-accounts';
import type { Goods } from '../../../support/build-orders';

/** Quantity of each product at the beginning, in its unit. */
export const INITIAL = 20;
/** Products of each seller: two by weight, one by the piece, whose weight is unknown. */
export const SHELF = ['KG', 'KG', 'PIECE'] as const;
/** BDT for one unit of each. */
export const PRICES = [30, 45.5, 12] as const;
/** The buyer who lists again what arrived. */
export const TRADER = 2;

export interface ModelLine {
  readonly id: string;
  readonly product: number;
  readonly price: number;
  readonly ordered: number;
  agreed: number;
  quantity: number;
  /** Kilograms that wait for the buyer, or were accepted. */
  weighed: number | null;
  /** How much of it its trader has listed again. */
  listed: number;
  /** Came back, but can no longer be sold. */
  isLost: boolean;
}

export interface ModelProblem {
  readonly id: string;
  /** Null: of the whole order. */
  readonly lineId: string | null;
  readonly wanted: ProblemRemedy;
  offered: ProblemRemedy | null;
  state: string;
  /** A replacement was sent. */
  isReplaced: boolean;
  /** All of it was refunded. */
  isRefunded: boolean;
}

export interface ModelOrder {
  readonly id: string;
  readonly buyer: number;
  readonly seller: number;
  readonly lines: readonly ModelLine[];
  isCash: boolean;
  state: string;
  /** Amounts in Tk: received by the seller, claimed by the buyer and not yet confirmed, given back. */
  received: number;
  claimed: number;
  givenBack: number;
  /** So many of its payments the seller did not find. */
  rejected: number;
  /** Part of the total in Tk that problems took off, as the database stores it. */
  refunded: number;
  /** True if the seller has reported the refund as given and the buyer has not confirmed it. */
  isRefundGiven: boolean;
  undos: { CONFIRM: number; SHIP: number };
  isReceiptConfirmed: boolean;
  feePending: boolean;
  attempts: number;
  isComplete: boolean;
  readonly problems: ModelProblem[];
  /** Its seller's time to respond is over: without a response it expires, also where a response was undone. */
  isTimeOver: boolean;
  /** The time to report a problem is over. */
  isLate: boolean;
  /** The discount as it was ordered, Tk, and whether the platform pays it to the seller. */
  readonly coupon: number;
  readonly isPlatformCoupon: boolean;
  /** The delivery fee, Tk. */
  fee: number;
  /** Delivery fee before a smaller quantity reduced it. */
  orderedFee?: number;
  /** Amount in Tk that the buyer agreed to pay. */
  agreed: number;
  /** Weighed at the dispatch: at most 5 percent above what was agreed. */
  isFinal: boolean;
  /** Step that the seller may undo while it is the last one. */
  undoable: 'CONFIRM' | 'SHIP' | null;
  /** Wrong codes, whatever was undone or sent again. */
  tries: number;
  handover: string | null;
}

export interface Model {
  readonly orders: ModelOrder[];
}

/** Everyone who acts, and what is sold in this run. */
export interface World {
  readonly app: TestApp;
  readonly buyers: readonly TestAccount[];
  readonly sellers: readonly TestAccount[];
  readonly admin: TestAccount;
  shelf: readonly Goods[];
}

const WAITING = ['PLACED', 'FEE_PROPOSED', 'PART_PROPOSED', 'CONFIRMED', 'WEIGHT_PROPOSED'];
const GONE = ['SHIPPED', 'DELIVERY_FAILED', 'DELIVERED'];
export const ENDED = ['REJECTED', 'EXPIRED', 'CANCELLED', 'RETURNED'];
export const coarse: Readonly<Record<string, string>> = {
  FEE_PROPOSED: 'PLACED',
  PART_PROPOSED: 'PLACED',
  WEIGHT_PROPOSED: 'CONFIRMED',
  DELIVERY_FAILED: 'SHIPPED',
  RETURNED: 'CANCELLED',
};

export const isWeighed = ({ product }: Pick<ModelLine, 'product'>): boolean => SHELF[product % SHELF.length] === 'KG';

export const isOver = ({ state, isComplete }: ModelOrder): boolean => ENDED.includes(state) || isComplete;

export const isActive = ({ state }: ModelProblem): boolean => ['OPEN', 'OFFERED', 'ESCALATED', 'REPLACING'].includes(state);
export const hasActiveProblem = ({ problems }: ModelOrder): boolean => problems.some(isActive);
/** A replacement of the line, or of the whole order, was sent. */
export const isReplaced = ({ problems }: ModelOrder, lineId: string): boolean =>
  problems.some((problem) => problem.isReplaced && (problem.lineId === null || problem.lineId === lineId));

export const at = <T>(list: readonly T[], index: number): T => {
  const found = list[index % list.length];
  if (found === undefined) throw new Error('The list is empty.');
  return found;
};

/** To the gram: sums of binary fractions are not exact. */
const exact = (quantity: number) => Math.round(quantity * 1000) / 1000;
const sumOf = (model: Model, product: number, counts: (order: ModelOrder, line: ModelLine) => boolean) =>
  exact(
    model.orders
      .flatMap((order) => order.lines.filter((line) => line.product === product && counts(order, line)))
      .reduce((sum, { quantity }) => sum + quantity, 0),
  );
export const reservedOf = (model: Model, product: number) => sumOf(model, product, ({ state }) => WAITING.includes(state));
/** Returns the quantity that was sent again because of problems. */
const replacedOf = (model: Model, product: number) =>
  model.orders
    .flatMap(({ lines, problems }) =>
      problems
        .filter(({ isReplaced: isSent }) => isSent)
        .flatMap(({ lineId }) => lines.filter(({ id }) => lineId === null || lineId === id)),
    )
    .filter((line) => line.product === product)
    .reduce((sum, { quantity }) => sum + quantity, 0);
export const onHandOf = (model: Model, product: number) =>
  exact(
    INITIAL -
      sumOf(model, product, ({ state }, { isLost }) => GONE.includes(state) || (state === 'RETURNED' && isLost)) -
      replacedOf(model, product),
  );

/** At the trader who lists it again. */
export const isArrived = ({ buyer, state }: ModelOrder) => buyer === TRADER && state === 'DELIVERED';
/** Disputed now, or refunded as a whole. */
export const isHeld = ({ problems }: ModelOrder, { id }: ModelLine) =>
  problems.some((problem) => (problem.lineId === null || problem.lineId === id) && (isActive(problem) || problem.isRefunded));
