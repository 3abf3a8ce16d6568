/**
 * Property-based: two random steps of buyer, seller, an admin or the clock at once on one order, pair after pair, in
 * cash, by mobile money and online. Whichever comes first, the raw rows fit together afterwards: the sums are those of
 * payments and refunds, what is shipped online is paid, no one tries or undoes more often than allowed, the payment
 * status follows from the amounts, the history leads to the state, and stock is held for what is open alone. Bounded by
 * time; MODEL_SECONDS makes it longer.
 */
import fc from 'fast-check';
import { HANDOVER_TRIES } from '../../../../schema/values/orders/handover';
import { MAX_UNDOS } from '../../../../schema/values/orders/order-money';
import { admin, approvedProducer, payoutAccount, type TestAccount } from '../../../support/build-accounts';
import { listedProduct, placedOrder, toldAsPaid } from '../../../support/build-orders';
import { one } from '../../../support/sql';
import { type PayingApp, startPayingApp } from '../../money/support/gateways';
import { expectSound } from '../../money/support/ledger';
import { codeOf } from './commands';
import { at } from './model';
import { PAIR_STEPS, type PairStep, type Stage } from './pair-steps';

const SECONDS = Number(process.env.MODEL_SECONDS ?? 10);

let paying: PayingApp;
let judge: TestAccount;
beforeAll(async () => {
  paying = await startPayingApp();
  judge = await admin(paying.app);
});
afterAll(() => paying.stop());

interface Row {
  readonly state: string;
  readonly status: string;
  readonly payment: string;
  readonly method: string;
  readonly sums: readonly number[];
  readonly rows: readonly number[];
  readonly total: number;
  readonly charged: number;
  readonly received: number;
  readonly givenBack: number;
  readonly claimed: number;
  readonly refundOwed: number;
  readonly tries: number;
  readonly undos: readonly number[];
  readonly undoEvents: readonly number[];
  readonly attempts: number;
  readonly shipments: number;
  readonly reached: readonly string[];
  readonly reserved: number;
  readonly onHand: number;
  readonly quantity: number;
  readonly released: number;
}

/** Everything of one order, as the rows have it. `reached`: states entered once more often than left. */
const ROW = `
  SELECT coalesce(o.substate, o.status) AS state, o.status, o.payment_status AS payment, o.payment_method AS method, o.total::float,
    (CASE WHEN o.status IN ('REJECTED', 'EXPIRED', 'CANCELLED') THEN 0 ELSE o.total - o.refunded END)::float AS charged,
    o.received::float, o.given_back::float AS "givenBack", o.claimed::float, o.refund_owed::float AS "refundOwed",
    ARRAY[o.received, o.received_online, o.claimed, o.given_back, o.given_back_online, o.refund_owed]::float[] AS sums,
    ARRAY[p.received, p.online, p.claimed, r.given, r.online, r.owed]::float[] AS rows,
    o.handover_tries AS tries, ARRAY[o.undone_confirmations, o.undone_shipments]::int[] AS undos, o.delivery_attempts AS attempts,
    ARRAY[e.confirmations, e.shipments]::int[] AS "undoEvents", (e.shipped - e.shipments)::int AS shipments,
    ARRAY(SELECT s.state FROM (SELECT to_status AS state, 1 AS step FROM order_events WHERE order_id = o.id UNION ALL
      SELECT from_status, -1 FROM order_events WHERE order_id = o.id AND from_status IS NOT NULL) s GROUP BY s.state HAVING sum(s.step) <> 0) AS reached,
    stock.reserved::float, stock.on_hand::float AS "onHand", l.quantity::float AS quantity,
    (SELECT coalesce(-sum(e.amount), 0)::float FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id AND a.kind = 'PAYABLE'
      JOIN ledger_transactions t ON t.id = e.transaction_id WHERE t.order_id = o.id) AS released
  FROM orders o JOIN order_lines l ON l.order_id = o.id JOIN product_stock stock ON stock.product_id = l.product_id
  CROSS JOIN LATERAL (SELECT coalesce(sum(amount) FILTER (WHERE state = 'RECEIVED'), 0) AS received, coalesce(sum(amount) FILTER (WHERE state = 'CLAIMED'), 0) AS claimed,
    coalesce(sum(amount) FILTER (WHERE state = 'RECEIVED' AND method = 'ONLINE'), 0) AS online FROM order_payments WHERE order_id = o.id) p
  CROSS JOIN LATERAL (SELECT coalesce(sum(amount) FILTER (WHERE state = 'CONFIRMED'), 0) AS given, coalesce(sum(amount) FILTER (WHERE state IN ('OWED', 'GIVEN', 'DENIED')), 0) AS owed,
    coalesce(sum(amount) FILTER (WHERE state = 'CONFIRMED' AND payer = 'GATEWAY'), 0) AS online FROM order_refunds WHERE order_id = o.id) r
  CROSS JOIN LATERAL (SELECT count(*) FILTER (WHERE action = 'UNDO' AND from_status <> 'SHIPPED') AS confirmations,
    count(*) FILTER (WHERE action = 'UNDO' AND from_status = 'SHIPPED') AS shipments, count(*) FILTER (WHERE action IN ('SHIP', 'SHIP_AGAIN')) AS shipped
    FROM order_events WHERE order_id = o.id) e
  WHERE o.id = $1`;

/** By docs/decisions/0113; in paisa, for whole numbers. */
function statusOf({ status, total, ...row }: Row): string {
  const [charged, received, back] = [row.charged, row.received, row.givenBack].map((amount) => Math.round(amount * 100)) as [
    number,
    number,
    number,
  ];
  const kept = received - back;
  const isFree = total === 0 && !['REJECTED', 'EXPIRED', 'CANCELLED'].includes(status);
  if (row.claimed > 0) return 'CLAIMED';
  if (kept > charged) return 'REFUND_DUE';
  if (charged === 0 && received > 0) return 'REFUNDED';
  if (kept === charged && (charged > 0 || isFree)) return 'PAID';
  return kept > 0 ? 'PARTLY_PAID' : 'UNPAID';
}

async function rowOf({ app, order }: Stage): Promise<Row> {
  const found = await one<Row>(app.db, ROW, [order.id]);
  if (!found) throw new Error('An order is never removed.');
  return found;
}

const STORED = 100;

function expectWhole(row: Row): void {
  expect(row.sums).toEqual(row.rows);
  expect(row.givenBack + row.refundOwed).toBeLessThanOrEqual(row.received);
  expect(row.released).toBeLessThanOrEqual(row.received);
  if (row.method === 'ONLINE' && row.status === 'SHIPPED') expect(row.received - row.givenBack).toBeGreaterThanOrEqual(row.charged);
  expect(row.payment).toBe(statusOf(row));
  expect(row.tries).toBeLessThanOrEqual(HANDOVER_TRIES);
  expect(Math.max(...row.undos)).toBeLessThanOrEqual(MAX_UNDOS);
  expect(row.undoEvents).toEqual(row.undos);
  expect(row.shipments).toBe(row.attempts);
  expect(row.reached).toEqual([row.state]);
  expect(row.reserved).toBe(['PLACED', 'CONFIRMED'].includes(row.status) ? row.quantity : 0);
  expect(row.onHand).toBe(['SHIPPED', 'DELIVERED'].includes(row.status) ? STORED - row.quantity : STORED);
}

const METHODS = { cash: {}, mobile: toldAsPaid, online: { paymentMethod: 'ONLINE' } } as const;
const pickup = { deliveryMethod: 'PICKUP', upazilaId: null, address: null } as const;

/** Mostly what the state is likely to allow, so that orders come far. */
const choice = fc.record({ aim: fc.nat(), isWild: fc.integer({ min: 0, max: 5 }).map((rolled) => rolled === 0) });
function chosen(state: string, { aim, isWild }: { readonly aim: number; readonly isWild: boolean }): PairStep {
  const likely = PAIR_STEPS.filter(({ where }) => where.some((one_) => one_ === state));
  return at(isWild || likely.length === 0 ? PAIR_STEPS : likely, aim);
}

const runs = fc.asyncProperty(
  fc.constantFrom('cash', 'mobile', 'online'),
  fc.array(fc.tuple(choice, choice), { minLength: 6, maxLength: 14 }),
  async (method, pairs) => {
    const { app } = paying;
    const seller = await approvedProducer(app);
    await payoutAccount(app, seller);
    const product = await listedProduct(app, seller, { price: '100', quantity: String(STORED) });
    const input = { ...METHODS[method], ...pickup };
    const stage: Stage = { app, admin: judge, order: await placedOrder(app, { lines: [{ product, quantity: '10' }], input }) };
    const taken: string[] = [];
    for (const pair of pairs) {
      const { state } = await rowOf(stage);
      const steps = pair.map((one_) => chosen(state, one_));
      const codes = await Promise.all(steps.map(({ take }) => codeOf(() => take(stage))));
      taken.push(`${state}: ${steps.map(({ name }, index) => `${name} ${codes[index] ?? 'ok'}`).join(' + ')}`);
      try {
        expectWhole(await rowOf(stage));
      } catch (error) {
        throw new Error(`${method}\n${taken.join('\n')}`, { cause: error });
      }
    }
    await expectSound(app);
  },
);

it(
  `${SECONDS} seconds of pairs of steps at once leave rows that fit together [O3 S6]`,
  async () => {
    for (const until = Date.now() + SECONDS * 1000; Date.now() < until;) await fc.assert(runs, { numRuns: 1, endOnFailure: true });
  },
  SECONDS * 1000 + 120_000,
);
