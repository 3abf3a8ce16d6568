/** Orders that no one confirmed end by the clock, once, in however many processes. */
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer, consumer, type TestAccount } from '../../support/build-accounts';
import { confirmedOrder, listedProduct, placedOrder } from '../../support/build-orders';
import { resolvePort } from '../../../server/app/wiring/container';
import { ORDER_EXPIRY_JOB, OrderExpiryService } from '../../../server/modules/orders/timers/order-expiry.service';
import type { GraphileJobQueue } from '../../../server/platform/jobs/graphile-job-queue';
import { JobQueue } from '../../../server/platform/jobs/job-queue';

let app: TestApp;
let producer: TestAccount;

beforeAll(async () => {
  app = await startTestApp();
  producer = await approvedProducer(app);
});
afterAll(() => app.stop());

const expire = () => app.container.resolve(OrderExpiryService).expireDue();
const makeDue = (ids: readonly string[]) =>
  app.db.query("UPDATE orders SET expires_at = now() - interval '1 second' WHERE id = ANY($1::uuid[])", [ids]);

describe('expiry', () => {
  it('ends a placed order after its time, releases the products and notifies both sides [S6]', async () => {
    const due = await placedOrder(app, { seller: producer });
    const young = await placedOrder(app, { seller: producer });
    const confirmed = await confirmedOrder(app, { seller: producer });
    await makeDue([due.id, confirmed.id]);
    expect(await expire()).toBe(1);
    const statuses: { id: string; status: string }[] = await app.db.query('SELECT id, status FROM orders');
    expect(new Map(statuses.map(({ id, status }) => [id, status]))).toEqual(
      new Map([
        [due.id, 'EXPIRED'],
        [young.id, 'PLACED'],
        [confirmed.id, 'CONFIRMED'],
      ]),
    );
    const [row] = await app.db.query(
      `SELECT p.reserved::float AS reserved, (SELECT actor_id FROM order_events WHERE order_id = $1 AND to_status = 'EXPIRED') AS actor
       FROM order_lines l JOIN product_stock p ON p.product_id = l.product_id WHERE l.order_id = $1`,
      [due.id],
    );
    expect(row).toEqual({ reserved: 0, actor: null });
    const notified: { user_id: string }[] = await app.db.query("SELECT user_id FROM notifications WHERE text_key = 'orderExpired'");
    expect(notified.map(({ user_id }) => user_id).sort()).toEqual([due.buyer.id, producer.id].sort());
    expect(await expire()).toBe(0);
  });

  it('ends each order once when several processes look at the same time [S6]', async () => {
    const buyer = await consumer(app);
    const potato = await listedProduct(app, producer, { quantity: '500' });
    const orders = [];
    for (let index = 0; index < 70; index++) orders.push(await placedOrder(app, { buyer, lines: [{ product: potato, quantity: '1' }] }));
    await makeDue(orders.map(({ id }) => id));
    const counts = await Promise.all([expire(), expire(), expire()]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(70);
    const [row] = await app.db.query(
      `SELECT (SELECT reserved FROM product_stock WHERE product_id = $1)::float AS reserved,
         (SELECT count(*) FROM stock_movements WHERE product_id = $1 AND kind = 'RELEASE')::int AS released`,
      [potato.id],
    );
    expect(row).toEqual({ reserved: 0, released: 70 });
  });

  it('is a job that the queue knows [S6]', async () => {
    const due = await placedOrder(app, { seller: producer });
    await makeDue([due.id]);
    const jobs = resolvePort(app.container, JobQueue) as GraphileJobQueue;
    await jobs.add(app.db, ORDER_EXPIRY_JOB, {});
    await jobs.runDue();
    expect(await app.db.query('SELECT status FROM orders WHERE id = $1', [due.id])).toEqual([{ status: 'EXPIRED' }]);
  });

  it('lets the seller win or lose the race against the clock, never both [S6]', async () => {
    for (let round = 0; round < 5; round++) {
      const due = await placedOrder(app, { seller: producer });
      await makeDue([due.id]);
      const [response, expired] = await Promise.all([
        app.call('confirmOrder', { id: due.id }, 'status', { token: producer.token }),
        expire(),
      ]);
      const [row]: { status: string; moves: number }[] = await app.db.query(
        `SELECT status, (SELECT count(*)::int FROM order_events WHERE order_id = $1 AND from_status IS NOT NULL) AS moves FROM orders WHERE id = $1`,
        [due.id],
      );
      expect(row?.moves).toBe(1);
      expect(row?.status).toBe(response.code === null ? 'CONFIRMED' : 'EXPIRED');
      expect(expired).toBe(response.code === null ? 0 : 1);
    }
  });
});
