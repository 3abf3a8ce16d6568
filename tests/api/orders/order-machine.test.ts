/**
 * A random walk over orders and stock beside a small model of them: after every step the database must look like the
 * model. The model knows the rules of docs/product.md written out by hand, not from the tables the server reads.
 */
import { type TestApp, startTestApp } from '../../support/app';
import { account, approvedProducer, asViewer, consumer, type TestAccount } from '../../support/build-accounts';
import { type Goods, listedProduct, placedOrder, type TestOrder } from '../../support/build-orders';
import { randomOf } from '../../support/random';
import { OrderActionsService } from '../../../server/modules/orders/steps/order-actions.service';
import { OrderExpiryService } from '../../../server/modules/orders/timers/order-expiry.service';
import { AppError } from '../../../server/platform/errors/app-error';
import { handoverCode } from '../../support/handover';

type Who = 'buyer' | 'seller' | 'admin';
type Step = 'confirm' | 'ship' | 'deliver' | 'reject' | 'cancel';

interface Modelled {
  readonly order: TestOrder;
  readonly quantity: number;
  status: string;
}

const STEPS = 250;
const MOVES: Record<Step, (status: string, who: Who) => string | null> = {
  confirm: (status, who) => (who === 'seller' && status === 'PLACED' ? 'CONFIRMED' : null),
  ship: (status, who) => (who === 'seller' && status === 'CONFIRMED' ? 'SHIPPED' : null),
  deliver: (status, who) => (who === 'seller' && status === 'SHIPPED' ? 'DELIVERED' : null),
  reject: (status, who) => (who === 'seller' && status === 'PLACED' ? 'REJECTED' : null),
  cancel: (status, who) => (status === 'PLACED' || (status === 'CONFIRMED' && who !== 'buyer') ? 'CANCELLED' : null),
};

let app: TestApp;
let people: Record<Who, TestAccount>;
let potato: Goods;

beforeAll(async () => {
  app = await startTestApp();
});
/** People and products of their own for each walk: what is written down of an order is never taken away. */
beforeEach(async () => {
  people = { buyer: await consumer(app), seller: await approvedProducer(app), admin: await account(app, 'ADMIN') };
  potato = await listedProduct(app, people.seller, { quantity: '60' });
});
afterAll(() => app.stop());

class Model {
  readonly orders: Modelled[] = [];
  private readonly initial = 60;

  sum(statuses: readonly string[]): number {
    return this.orders.filter(({ status }) => statuses.includes(status)).reduce((sum, { quantity }) => sum + quantity, 0);
  }
  get reserved(): number {
    return this.sum(['PLACED', 'CONFIRMED']);
  }
  get onHand(): number {
    return this.initial - this.sum(['SHIPPED', 'DELIVERED']);
  }
}

async function outcome(work: () => Promise<unknown>): Promise<string | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

async function lookAtDatabase() {
  const [row] = await app.db.query(
    `SELECT on_hand::float AS "onHand", reserved::float AS reserved, sold_quantity::float AS sold, sold_count AS "soldCount",
       (SELECT sum(on_hand_delta)::float FROM stock_movements WHERE product_id = p.id) AS moved,
       (SELECT sum(reserved_delta)::float FROM stock_movements WHERE product_id = p.id) AS "movedReserved"
     FROM products p JOIN product_stock stock ON stock.product_id = p.id WHERE p.id = $1`,
    [potato.id],
  );
  const orders: { id: string; status: string; events: string[]; paid: string }[] = await app.db.query(
    `SELECT o.id, o.status, o.payment_status AS paid,
       (SELECT array_agg(coalesce(from_status, '-') || '>' || to_status ORDER BY created_at, id) FROM order_events WHERE order_id = o.id) AS events
     FROM orders o`,
  );
  return { row, orders: new Map(orders.map((order) => [order.id, order])) };
}

it.each([1, 20261121])(
  'a random walk over the order machine agrees with its model (seed %i) [O3]',
  async (seed) => {
    const random = randomOf(seed);
    const model = new Model();
    const actions = app.container.resolve(OrderActionsService);

    const place = async () => {
      const quantity = (1 + random.below(20)) / 2;
      const fits = quantity <= model.onHand - model.reserved;
      let order: TestOrder | undefined;
      const code = await outcome(async () => {
        order = await placedOrder(app, { buyer: people.buyer, lines: [{ product: potato, quantity: String(quantity) }] });
      });
      expect(code).toBe(fits ? null : 'OUT_OF_STOCK');
      if (order) model.orders.push({ order, quantity, status: 'PLACED' });
    };
    const expire = async (modelled: Modelled) => {
      await app.db.query('UPDATE orders SET expires_at = now() WHERE id = $1', [modelled.order.id]);
      expect(await app.container.resolve(OrderExpiryService).expireDue()).toBe(modelled.status === 'PLACED' ? 1 : 0);
      if (modelled.status === 'PLACED') modelled.status = 'EXPIRED';
    };
    const move = async (modelled: Modelled) => {
      const step = random.pick(Object.keys(MOVES) as Step[]);
      const who = random.pick<Who>(['seller', 'seller', 'seller', 'buyer', 'admin']);
      const next = MOVES[step](modelled.status, who);
      const [viewer, { id }] = [asViewer(people[who]), modelled.order];
      const isReported = step === 'reject' || step === 'cancel';
      const handedOver = await handoverCode(app, id);
      const code = await outcome(() => {
        if (isReported) return actions[step](viewer, id, 'because');
        return step === 'deliver' ? actions.deliver(viewer, id, { code: handedOver, paymentReceived: true }) : actions[step](viewer, id);
      });
      expect([step, who, modelled.status, code === null]).toEqual([step, who, modelled.status, next !== null]);
      if (next) modelled.status = next;
    };

    for (let step = 0; step < STEPS; step++) {
      const choice = random.below(10);
      if (model.orders.length === 0 || choice < 3) await place();
      else if (choice === 3) await expire(random.pick(model.orders));
      else await move(random.pick(model.orders.slice(-6)));
      if (step % 10 !== 0 && step !== STEPS - 1) continue;
      const { row, orders } = await lookAtDatabase();
      expect(row).toEqual({
        onHand: model.onHand,
        reserved: model.reserved,
        moved: model.onHand,
        movedReserved: model.reserved,
        sold: model.sum(['DELIVERED']),
        soldCount: model.orders.filter(({ status }) => status === 'DELIVERED').length,
      });
      for (const { order, status } of model.orders) {
        const stored = orders.get(order.id);
        expect(stored?.status).toBe(status);
        expect(stored?.paid).toBe(status === 'DELIVERED' ? 'PAID' : 'UNPAID');
        // the events are a chain from the placing to where it is
        expect(stored?.events.map((event) => event.split('>')[1]).at(-1)).toBe(status);
        stored?.events.forEach((event, index) =>
          expect(event.split('>')[0]).toBe(index === 0 ? '-' : stored.events[index - 1]?.split('>')[1]),
        );
      }
    }
    const reached = new Set(model.orders.map(({ status }) => status));
    for (const status of ['DELIVERED', 'REJECTED', 'EXPIRED', 'CANCELLED']) expect(reached).toContain(status);
  },
  120_000,
);
