/** The receipt of an order, by its buyer or by the clock. */
import { OrderCompletionService } from '../../../server/modules/orders/timers/order-completion.service';
import { type TestApp, startTestApp } from '../../support/app';
import { deliveredOrder, shippedOrder } from '../../support/build-orders';
import { rows } from '../../support/sql';
import { act, lastNotification, productsOf, read, send, stockOf } from './support/order-outcomes';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

describe('the receipt', () => {
  it('is confirmed by the buyer of a shipped order: delivered, open for problems, the cash not yet reported', async () => {
    const order = await shippedOrder(app);
    expect((await read(app, order.buyer, order)).actions).toEqual(['RECEIVE']);
    const seen = await act(app, order.buyer, 'confirmReceipt', order);
    expect(seen).toMatchObject({ state: 'DELIVERED', paymentStatus: 'UNPAID', completedAt: null, actions: [] });
    expect((await lastNotification(app, order.seller))?.title).toBe('Order received by the buyer');
    expect((await send(app, order.buyer, 'confirmReceipt', order)).code).toBe('INVALID_TRANSITION');
  });

  it('of a delivered order leaves payment and figures as they are, and completes it with the time for problems', async () => {
    const order = await deliveredOrder(app);
    const [productId] = await productsOf(app, order);
    const before = await stockOf(app, productId ?? '');
    expect(await act(app, order.buyer, 'confirmReceipt', order)).toMatchObject({ paymentStatus: 'PAID', completedAt: null });
    expect(await stockOf(app, productId ?? '')).toEqual(before);
    const sold = await rows<{ count: number }>(
      app.db,
      `SELECT count(*)::int AS count FROM order_events WHERE order_id = $1 AND to_status = 'DELIVERED'`,
      [order.id],
    );
    expect(sold).toEqual([{ count: 2 }]);
  });

  it('is taken as confirmed three days after the delivery, to the second, once', async () => {
    const [due, early] = [await deliveredOrder(app), await deliveredOrder(app)];
    await app.db.query(`UPDATE orders SET delivered_at = now() - interval '3 days' WHERE id = $1`, [due.id]);
    await app.db.query(`UPDATE orders SET delivered_at = now() - interval '3 days' + interval '1 minute' WHERE id = $1`, [early.id]);
    const service = app.container.resolve(OrderCompletionService);
    const counts = await Promise.all([service.completeDue(), service.completeDue()]);
    expect(counts.toSorted()).toEqual([0, 1]);
    expect((await read(app, due.buyer, due)).completedAt).not.toBeNull();
    expect(await read(app, early.buyer, early)).toMatchObject({ completedAt: null, actions: ['RECEIVE'] });
  });

  it('and a failure reported at once by two: one wins, the other reads the state', async () => {
    const order = await shippedOrder(app);
    const responses = await Promise.all([
      send(app, order.buyer, 'confirmReceipt', order),
      send(app, order.seller, 'reportFailedDelivery', order, ', failure: ABSENT'),
    ]);
    expect(responses.filter(({ code }) => code === null)).toHaveLength(1);
    expect(['CONFLICT', 'INVALID_TRANSITION']).toContain(responses.find(({ code }) => code !== null)?.code);
  });
});
