/**
 * Property-based: several buyers, sellers, an admin and the clock give random commands, and after each the database must look like a plain model of
 * it. Of stock: 0 ≤ reserved ≤ on hand, on hand = initial − taken + returned, reserved = the sum of living lines. Of money: totals are the sum of
 * their parts. A failing run is shrunk to its shortest commands and prints its seed. Bounded by time; MODEL_SECONDS makes it longer.
 */
import fc from 'fast-check';
import { OrderActionsService } from '../../../server/modules/orders/orders/order-actions.service';
import { OrderExpiryService } from '../../../server/modules/orders/timers/order-expiry.service';
import { OrderPaymentsService } from '../../../server/modules/orders/payments/order-payments.service';
import { AppError } from '../../../server/platform/errors/app-error';
import { type TestApp, startTestApp } from '../../support/app';
import { account, approvedProducer, asViewer, consumer, type TestAccount } from '../../support/build-accounts';
import { type Goods, listedProduct, placedOrder, toldAsPaid } from '../../support/build-orders';

const SECONDS = Number(process.env.MODEL_SECONDS ?? 25);
const INITIAL = 20;

type Payment = 'UNPAID' | 'CLAIMED' | 'PAID' | 'REFUNDED';
interface ModelOrder {
  readonly id: string;
  readonly buyer: number;
  readonly seller: number;
  readonly lines: readonly { readonly product: number; readonly quantity: number }[];
  isCash: boolean;
  status: string;
  payment: Payment;
}
interface Model {
  readonly orders: ModelOrder[];
}

let app: TestApp;
let buyers: TestAccount[];
let sellers: TestAccount[];
let admin: TestAccount;
/** Of this run: two of each seller. */
let shelf: Goods[];

beforeAll(async () => {
  app = await startTestApp();
  buyers = [await consumer(app), await consumer(app), await consumer(app)];
  sellers = [await approvedProducer(app), await approvedProducer(app)];
  admin = await account(app, 'ADMIN');
});
afterAll(() => app.stop());

const at = <T>(list: readonly T[], index: number): T => {
  const found = list[index % list.length];
  if (found === undefined) throw new Error('The list is empty.');
  return found;
};
const sumOf = (model: Model, product: number, statuses: readonly string[]) =>
  model.orders
    .filter(({ status }) => statuses.includes(status))
    .flatMap(({ lines }) => lines)
    .filter((line) => line.product === product)
    .reduce((sum, { quantity }) => sum + quantity, 0);
const reservedOf = (model: Model, product: number) => sumOf(model, product, ['PLACED', 'CONFIRMED']);
const onHandOf = (model: Model, product: number) => INITIAL - sumOf(model, product, ['SHIPPED', 'DELIVERED']);

async function codeOf(work: () => Promise<unknown>): Promise<string | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

async function agree(model: Model): Promise<void> {
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
  const orders: { id: string; status: string; payment: string }[] = await app.db.query(
    'SELECT id, status, payment_status AS payment FROM orders WHERE id = ANY($1::uuid[]) ORDER BY id',
    [model.orders.map(({ id }) => id)],
  );
  const wanted = model.orders.map(({ id, status, payment }) => ({ id, status, payment }));
  expect(orders).toEqual(wanted.toSorted((a, b) => (a.id < b.id ? -1 : 1)));
  const wrong = await app.db.query(
    `SELECT o.id FROM orders o JOIN order_lines l ON l.order_id = o.id GROUP BY o.id
     HAVING o.subtotal <> sum(l.line_total) OR o.total <> o.subtotal + o.delivery_fee - o.discount OR o.total < 0
       OR o.commission <> round((o.subtotal - o.discount) * 2 / 100, 2)
     UNION ALL SELECT p.id FROM purchases p JOIN orders o ON o.purchase_id = p.id GROUP BY p.id HAVING p.total <> sum(o.total)`,
  );
  expect(wrong).toEqual([]);
}

type Command = fc.AsyncCommand<Model, null>;
const command = (name: string, check: (model: Model) => boolean, run: (model: Model) => Promise<void>): Command => ({
  check,
  run: async (model) => {
    await run(model);
    await agree(model);
  },
  toString: () => name,
});
const any = (model: Model) => model.orders.length > 0;

const place = fc
  .record({
    buyer: fc.nat(2),
    seller: fc.nat(1),
    first: fc.integer({ min: 1, max: 24 }),
    second: fc.integer({ min: 0, max: 24 }),
    mobile: fc.boolean(),
  })
  .map(({ buyer, seller, first, second, mobile }) => {
    const lines = [
      { product: seller * 2, quantity: first / 2 },
      { product: seller * 2 + 1, quantity: second / 2 },
    ].filter(({ quantity }) => quantity > 0);
    return command(
      `place ${buyer} ${JSON.stringify(lines)}`,
      () => true,
      async (model) => {
        const fits = lines.every(({ product, quantity }) => quantity <= onHandOf(model, product) - reservedOf(model, product));
        let id = '';
        const code = await codeOf(async () => {
          const wanted = lines.map(({ product, quantity }) => ({ product: at(shelf, product), quantity: String(quantity) }));
          ({ id } = await placedOrder(app, { buyer: at(buyers, buyer), lines: wanted, input: mobile ? toldAsPaid : {} }));
        });
        expect(code).toBe(fits ? null : 'OUT_OF_STOCK');
        if (fits)
          model.orders.push({ id, buyer, seller, lines, isCash: !mobile, status: 'PLACED', payment: mobile ? 'CLAIMED' : 'UNPAID' });
      },
    );
  });

/** What docs/product.md lets whom do; null is nothing. */
function next(step: string, who: string, { status }: ModelOrder): string | null {
  const bySeller: Record<string, string | undefined> = {
    ...{ 'confirm PLACED': 'CONFIRMED', 'ship CONFIRMED': 'SHIPPED', 'deliver SHIPPED': 'DELIVERED' },
    ...{ 'reject PLACED': 'REJECTED', 'cancel PLACED': 'CANCELLED', 'cancel CONFIRMED': 'CANCELLED' },
  };
  if (who === 'seller') return bySeller[`${step} ${status}`] ?? null;
  return step === 'cancel' && (status === 'PLACED' || (status === 'CONFIRMED' && who === 'admin')) ? 'CANCELLED' : null;
}

const move = fc
  .record({
    order: fc.nat(),
    step: fc.constantFrom('confirm' as const, 'ship' as const, 'deliver' as const, 'reject' as const, 'cancel' as const),
    who: fc.constantFrom('seller', 'seller', 'seller', 'buyer', 'admin', 'stranger'),
  })
  .map(({ order, step, who }) =>
    command(`${who} ${step} ${order}`, any, async (model) => {
      const target = at(model.orders, order);
      const strangers = at(buyers, target.buyer + 1);
      const by = { seller: at(sellers, target.seller), buyer: at(buyers, target.buyer), admin, stranger: strangers }[who] ?? strangers;
      const to = who === 'stranger' ? null : next(step, who, target);
      const actions = app.container.resolve(OrderActionsService);
      const isReported = step === 'reject' || step === 'cancel';
      const code = await codeOf(() =>
        isReported ? actions[step](asViewer(by), target.id, 'because') : actions[step](asViewer(by), target.id),
      );
      expect(code === null).toBe(to !== null);
      if (to) target.status = to;
      if (to === 'DELIVERED' && target.isCash) target.payment = 'PAID';
    }),
  );

const pay = fc
  .record({ order: fc.nat(), word: fc.constantFrom('CLAIM' as const, 'CONFIRM' as const, 'REJECT' as const, 'REFUND' as const) })
  .map(({ order, word }) =>
    command(`pay ${word} ${order}`, any, async (model) => {
      const target = at(model.orders, order);
      const ended = ['REJECTED', 'EXPIRED', 'CANCELLED'].includes(target.status);
      const to = (
        {
          CLAIM: target.payment === 'UNPAID' && !ended ? 'CLAIMED' : null,
          CONFIRM: target.payment === 'CLAIMED' ? 'PAID' : null,
          REJECT: target.payment === 'CLAIMED' ? 'UNPAID' : null,
          REFUND: target.payment === 'PAID' && ended ? 'REFUNDED' : null,
        } as const
      )[word];
      const payments = app.container.resolve(OrderPaymentsService);
      const code = await codeOf(() =>
        word === 'CLAIM'
          ? payments.claim(asViewer(at(buyers, target.buyer)), target.id, { ...toldAsPaid })
          : payments.report(asViewer(at(sellers, target.seller)), target.id, word, 'because'),
      );
      expect(code).toBe(to ? null : 'INVALID_TRANSITION');
      if (to) target.payment = to;
      if (to && word === 'CLAIM') target.isCash = false;
    }),
  );

const clock = fc.nat().map((order) =>
  command(`the time of ${order} is over`, any, async (model) => {
    const target = at(model.orders, order);
    await app.db.query('UPDATE orders SET expires_at = now() WHERE id = $1', [target.id]);
    await app.container.resolve(OrderExpiryService).expireDue();
    if (target.status === 'PLACED') target.status = 'EXPIRED';
  }),
);

it(
  `${SECONDS} seconds of random commands agree with the model [O3 S6]`,
  async () => {
    let runs = 0;
    await fc.assert(
      fc.asyncProperty(fc.commands([place, move, pay, clock, move], { maxCommands: 40, size: 'max' }), async (commands) => {
        runs += 1;
        shelf = [];
        for (const one of sellers)
          for (const name of ['Potato', 'Onion']) shelf.push(await listedProduct(app, one, { name, quantity: String(INITIAL) }));
        await fc.asyncModelRun(() => ({ model: { orders: [] }, real: null }), commands);
      }),
      { numRuns: 10_000, interruptAfterTimeLimit: SECONDS * 1000, endOnFailure: false },
    );
    expect(runs).toBeGreaterThan(1);
  },
  SECONDS * 1000 + 120_000,
);
