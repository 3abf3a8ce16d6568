/** The people, products and coupons of one history of the money model, and its orders as the rows have them. */
import { randomInt } from 'node:crypto';
import type { OrderState } from '../../../../schema/values/orders/order-states';
import type { TestApp } from '../../../support/app';
import { account, consumer, payoutAccount, type TestAccount } from '../../../support/build-accounts';
import { type Goods, listedProduct } from '../../../support/build-orders';
import { rows } from '../../../support/sql';
import type { PayingApp } from '../support/gateways';

export interface Market {
  readonly app: TestApp;
  readonly admin: TestAccount;
  /** Confirms what the first has asked for. */
  readonly second: TestAccount;
  readonly behave: PayingApp['behave'];
  /** A producer, a supersaler and a wholesaler; the last two also buy. */
  readonly sellers: readonly TestAccount[];
  readonly buyers: readonly TestAccount[];
  readonly goods: readonly Goods[];
  readonly coupons: readonly string[];
  /** Ways back from the gateway that no one has taken yet. */
  readonly late: string[];
  /** TrxIDs that were reported before. */
  readonly transfers: string[];
  /** Sessions that were opened after a suspension, by the person. */
  readonly sessions: Map<string, string>;
  /** How many months are billed. */
  months: number;
}

/** An order has this open besides its state, and the statement finds it so. */
const OPEN = {
  TO_PAY: "o.payment_method = 'ONLINE' AND o.status = 'CONFIRMED' AND o.payment_status IN ('UNPAID', 'PARTLY_PAID')",
  TO_SHIP:
    "o.status = 'CONFIRMED' AND o.substate IS NULL AND NOT o.payment_under_check AND (o.payment_method <> 'ONLINE' OR o.payment_status = 'PAID')",
  TO_REPORT:
    "o.payment_method = 'BKASH' AND o.status IN ('CONFIRMED', 'SHIPPED', 'DELIVERED') AND o.payment_status IN ('UNPAID', 'PARTLY_PAID')",
  NOTHING_DUE:
    "o.payment_method = 'BKASH' AND (o.status IN ('REJECTED', 'EXPIRED', 'CANCELLED') OR o.payment_status IN ('PAID', 'REFUND_DUE', 'REFUNDED'))",
  CLAIMED: 'o.claimed > 0',
  CHECKED: 'o.payment_under_check',
  MISSED: "EXISTS (SELECT 1 FROM order_payments p WHERE p.order_id = o.id AND p.state = 'REJECTED')",
  CASH_ASKED: "EXISTS (SELECT 1 FROM order_payments p WHERE p.order_id = o.id AND p.state = 'CLAIMED' AND p.method = 'CASH_ON_DELIVERY')",
  LOWERED: "o.status = 'DELIVERED' AND o.refunded > 0 AND o.payment_method <> 'ONLINE'",
  DISPUTED: "EXISTS (SELECT 1 FROM payment_disputes d WHERE d.order_id = o.id AND d.state = 'OPEN')",
  REFUND_OWED: "EXISTS (SELECT 1 FROM order_refunds r WHERE r.order_id = o.id AND r.state IN ('OWED', 'DENIED'))",
  REFUND_GIVEN: "EXISTS (SELECT 1 FROM order_refunds r WHERE r.order_id = o.id AND r.state = 'GIVEN')",
  REFUND_DENIED: "EXISTS (SELECT 1 FROM order_refunds r WHERE r.order_id = o.id AND r.state = 'DENIED')",
  PROBLEM_OPEN: "EXISTS (SELECT 1 FROM order_problems p WHERE p.order_id = o.id AND p.state = 'OPEN')",
  PROBLEM_OFFERED: "EXISTS (SELECT 1 FROM order_problems p WHERE p.order_id = o.id AND p.state = 'OFFERED')",
  PROBLEM_ESCALATED: "EXISTS (SELECT 1 FROM order_problems p WHERE p.order_id = o.id AND p.state = 'ESCALATED')",
  PROBLEM_REPLACING: "EXISTS (SELECT 1 FROM order_problems p WHERE p.order_id = o.id AND p.state = 'REPLACING')",
} as const;
export type Open = OrderState | keyof typeof OPEN;

export interface MarketOrder {
  readonly id: string;
  readonly state: OrderState;
  readonly buyer: TestAccount;
  readonly seller: TestAccount;
  /** Its state, and what of it is open now: what someone is likely to do next. */
  readonly open: readonly Open[];
  readonly total: number;
  readonly lines: readonly { readonly id: string; readonly quantity: number; readonly unit: string }[];
}

/**
 * A command is about an order of the market, or about the market as a whole; it returns the code of its last error,
 * null where it succeeded.
 */
type Outcome = Promise<string | null>;
type MarketStep = (market: Market, draw: number) => Outcome;
export type OrderStep = (market: Market, order: MarketOrder, draw: number) => Outcome;

export interface MarketCommand {
  readonly name: string;
  readonly weight: number;
  readonly take: MarketStep;
}
export interface OrderCommand {
  readonly name: string;
  /** Where it is likely to be allowed; what is named twice, twice as often. */
  readonly where: readonly Open[];
  readonly take: OrderStep;
}

/** So many times as likely as what is named once. */
export const often = (open: Open, times: number): Open[] => Array<Open>(times).fill(open);

export function pick<T>(list: readonly T[], draw: number): T {
  if (list.length === 0) throw new Error('There is nothing to choose from.');
  return list[draw % list.length] as T;
}

const STORED = 200;
const COUPON = `
  INSERT INTO coupons (code, percent, max_discount, source, expires_at, max_uses, financed_by) VALUES ($1, $2, $3, 'ADMIN', now() + interval '1 day', $4, $5)`;

export async function openMarket(
  app: TestApp,
  [judge, second]: readonly [TestAccount, TestAccount],
  behave: PayingApp['behave'],
): Promise<Market> {
  const sellers = [await account(app, 'PRODUCER'), await account(app, 'SUPERSALER'), await account(app, 'WHOLESALER')] as const;
  for (const seller of sellers) await payoutAccount(app, seller);
  const [producer, supersaler, wholesaler] = sellers;
  const kept = { quantity: String(STORED) };
  const goods = [
    await listedProduct(app, producer, { ...kept, price: '97.35', tiers: [{ minQuantity: '12', price: '88' }] }),
    await listedProduct(app, producer, { ...kept, price: '40', unit: 'PIECE' }),
    await listedProduct(app, supersaler, { ...kept, price: '1000' }),
    await listedProduct(app, supersaler, { ...kept, price: '33.33' }),
    await listedProduct(app, wholesaler, { ...kept, price: '210' }),
  ];
  await app.db.query('UPDATE sell_posts SET tiers_for_baskets = true WHERE product_id = $1', [goods[0]?.id]);
  const coupons: string[] = [];
  for (const [percent, most, uses, financedBy] of [
    [30, 200, 1, 'PLATFORM'],
    [100, 500, 2, 'PLATFORM'],
    [25, 5000, 1, 'SELLER'],
  ] as const) {
    const code = `MARKET${randomInt(1e12)}`;
    await app.db.query(COUPON, [code, percent, most, uses, financedBy]);
    coupons.push(code);
  }
  const buyers = [await consumer(app), await consumer(app), wholesaler, supersaler];
  return { app, admin: judge, second, behave, sellers, buyers, goods, coupons, late: [], transfers: [], sessions: new Map(), months: 0 };
}

const ORDERS = `
  SELECT o.id, coalesce(o.substate, o.status) AS state, o.buyer_id, o.seller_id, o.total::float,
    array_remove(ARRAY[coalesce(o.substate, o.status), ${Object.entries(OPEN)
      .map(([name, is]) => `CASE WHEN ${is} THEN '${name}' END`)
      .join(', ')}], NULL) AS open,
    (SELECT json_agg(json_build_object('id', l.id, 'quantity', l.quantity::float, 'unit', l.unit) ORDER BY l.position) FROM order_lines l WHERE l.order_id = o.id) AS lines
  FROM orders o WHERE o.seller_id = ANY ($1::uuid[]) ORDER BY o.id`;

export async function ordersOf({ app, sellers, buyers }: Market): Promise<MarketOrder[]> {
  const found = await rows<Omit<MarketOrder, 'buyer' | 'seller'> & { buyer_id: string; seller_id: string }>(app.db, ORDERS, [
    sellers.map(({ id }) => id),
  ]);
  const people = new Map([...sellers, ...buyers].map((one) => [one.id, one]));
  const known = (id: string): TestAccount => {
    const person = people.get(id);
    if (!person) throw new Error('An order of a stranger.');
    return person;
  };
  return found.map(({ buyer_id, seller_id, ...order }) => ({ ...order, buyer: known(buyer_id), seller: known(seller_id) }));
}
