/**
 * The plain model of orders that the database is compared with. Of stock: 0 ≤ reserved ≤ on hand, on hand = initial − what left + what came back to be sold,
 * reserved = what open orders wait for. Of money: totals are the sum of their parts, and at most 5 percent above what the buyer agreed to.
 */
import type { ProblemRemedy } from '../../../../schema/values/orders/order-problems';
import type { TestApp } from '../../../support/app';
import type { TestAccount } from '../../../support/build-accounts';
import type { Goods } from '../../../support/build-orders';

/** Of each product, in its unit. */
export const INITIAL = 20;
/** Products of each seller: two by weight, one by the piece, whose weight is unknown. */
export const SHELF = ['KG', 'KG', 'PIECE'] as const;

export type Payment = 'UNPAID' | 'CLAIMED' | 'PAID' | 'REFUNDED';

export interface ModelLine {
  readonly id: string;
  readonly product: number;
  quantity: number;
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
}

export interface ModelOrder {
  readonly id: string;
  readonly buyer: number;
  readonly seller: number;
  readonly lines: readonly ModelLine[];
  isCash: boolean;
  state: string;
  payment: Payment;
  feePending: boolean;
  attempts: number;
  isComplete: boolean;
  readonly problems: ModelProblem[];
  /** The time to report a problem is over. */
  isLate: boolean;
  /** What the buyer agreed to pay, Tk. */
  agreed: number;
  /** What the seller may undo: CONFIRM or SHIP, while it is the last move. */
  undoable: 'CONFIRM' | 'SHIP' | null;
  /** Wrong codes since it was shipped last. */
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

const WAITING = ['PLACED', 'FEE_PROPOSED', 'CONFIRMED', 'WEIGHT_PROPOSED'];
const GONE = ['SHIPPED', 'DELIVERY_FAILED', 'DELIVERED'];
export const ENDED = ['REJECTED', 'EXPIRED', 'CANCELLED', 'RETURNED'];
export const coarse: Readonly<Record<string, string>> = {
  FEE_PROPOSED: 'PLACED',
  WEIGHT_PROPOSED: 'CONFIRMED',
  DELIVERY_FAILED: 'SHIPPED',
  RETURNED: 'CANCELLED',
};

export const isOver = ({ state, isComplete }: ModelOrder): boolean => ENDED.includes(state) || isComplete;

export const isLiving = ({ state }: ModelProblem): boolean => ['OPEN', 'OFFERED', 'ESCALATED', 'REPLACING'].includes(state);
export const hasLivingProblem = ({ problems }: ModelOrder): boolean => problems.some(isLiving);
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
export const onHandOf = (model: Model, product: number) =>
  exact(INITIAL - sumOf(model, product, ({ state }, { isLost }) => GONE.includes(state) || (state === 'RETURNED' && isLost)));

/** Compares the database with the model. */
export async function agree({ app, shelf }: World, model: Model): Promise<void> {
  await agreeOnStock(app, shelf, model);
  const ids = model.orders.map(({ id }) => id);
  const orders: { id: string }[] = await app.db.query(
    `SELECT id, coalesce(substate, status) AS state, status, payment_status AS payment, delivery_attempts AS attempts, completed_at IS NOT NULL AS "isComplete",
       handover, (SELECT tries::int FROM handover_codes c WHERE c.order_id = o.id) AS tries
     FROM orders o WHERE id = ANY($1::uuid[]) ORDER BY id`,
    [ids],
  );
  const wanted = model.orders.map(({ id, state, payment, attempts, isComplete, handover, tries }) => {
    const status = coarse[state] ?? state;
    return { id, state, status, payment, attempts, isComplete, handover, tries: status === 'SHIPPED' ? tries : null };
  });
  expect(orders).toEqual(wanted.toSorted((a, b) => (a.id < b.id ? -1 : 1)));
  // a fee that is proposed binds no one, nor does an order that ended early
  for (const { id, agreed } of model.orders.filter(({ state }) => state !== 'FEE_PROPOSED' && !ENDED.includes(state))) {
    const [{ total } = { total: NaN }]: { total: number }[] = await app.db.query('SELECT total::float AS total FROM orders WHERE id = $1', [
      id,
    ]);
    expect(total).toBeLessThanOrEqual(agreed * 1.05 + 0.005);
  }
  const wrong = await app.db.query(
    `SELECT o.id FROM orders o JOIN order_lines l ON l.order_id = o.id GROUP BY o.id
     HAVING o.subtotal <> sum(l.line_total) OR o.total <> o.subtotal + o.delivery_fee - o.discount OR o.total < 0
       OR abs(o.commission - (o.subtotal - o.discount) * 2 / 100) > 0.05`,
  );
  expect(wrong).toEqual([]);
}

async function agreeOnStock(app: TestApp, shelf: readonly Goods[], model: Model): Promise<void> {
  const stock: { onHand: number; reserved: number; moved: number; held: number; lines: number }[] = await app.db.query(
    `SELECT stock.on_hand::float AS "onHand", stock.reserved::float AS reserved, sum(m.on_hand_delta)::float AS moved, sum(m.reserved_delta)::float AS held,
       (SELECT coalesce(sum(l.quantity), 0)::float FROM order_lines l JOIN orders o ON o.id = l.order_id
        WHERE l.product_id = p.id AND o.status IN ('PLACED', 'CONFIRMED')) AS lines
     FROM unnest($1::uuid[]) WITH ORDINALITY AS shelf (id, position) JOIN products p ON p.id = shelf.id
     JOIN product_stock stock ON stock.product_id = p.id
     JOIN stock_movements m ON m.product_id = p.id GROUP BY p.id, stock.product_id, shelf.position ORDER BY shelf.position`,
    [shelf.map(({ id }) => id)],
  );
  expect(stock).toEqual(
    shelf.map((_product, index) => {
      const [onHand, reserved] = [onHandOf(model, index), reservedOf(model, index)];
      return { onHand, reserved, moved: onHand, held: reserved, lines: reserved };
    }),
  );
  for (const { onHand, reserved } of stock) expect(reserved >= 0 && reserved <= onHand).toBe(true);
}
