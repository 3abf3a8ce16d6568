/** These tests cover the steps after a failed delivery: another try or a return. */
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer } from '../../support/build-accounts';
import { confirmedOrder, failedOrder, listedProduct, placedOrder, shippedOrder } from '../../support/build-orders';
import { rows } from '../../support/sql';
import { act, lastNotification, productsOf, read, send, stockOf } from './support/order-outcomes';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

describe('a delivery that fails', () => {
  it('is reported by the seller with what happened; the buyer reads it, the coarse status stays SHIPPED', async () => {
    const order = await shippedOrder(app);
    const seen = await act(app, order.seller, 'reportFailedDelivery', order, ', failure: ADDRESS, note: "No house 12"');
    expect(seen).toMatchObject({
      status: 'SHIPPED',
      state: 'DELIVERY_FAILED',
      failure: 'ADDRESS',
      progress: 'PENDING',
      paymentStatus: 'UNPAID',
    });
    expect(seen.actions).toEqual(['SHIP_AGAIN', 'RETURN']);
    expect(await lastNotification(app, order.buyer)).toMatchObject({
      title: 'Delivery failed',
      message: expect.stringContaining('No house 12'),
    });
  });

  it('is sent again twice, then only returned', async () => {
    const order = await failedOrder(app);
    for (const attempts of [2, 3]) {
      expect(await act(app, order.seller, 'shipOrderAgain', order)).toMatchObject({
        state: 'SHIPPED',
        failure: null,
        deliveryAttempts: attempts,
      });
      await act(app, order.seller, 'reportFailedDelivery', order, ', failure: ABSENT');
    }
    expect((await read(app, order.seller, order)).actions).toEqual(['RETURN']);
    const refused = await send(app, order.seller, 'shipOrderAgain', order);
    expect(refused.code).toBe('INVALID_TRANSITION');
    expect(refused.body.errors?.[0]?.extensions.current).toMatchObject({
      state: 'DELIVERY_FAILED',
      status: 'SHIPPED',
      allowed: ['RETURN'],
    });
  });

  it('is not undone as if the first shipment were the last step, once it was sent again', async () => {
    const order = await failedOrder(app);
    await act(app, order.seller, 'shipOrderAgain', order);
    expect((await send(app, order.seller, 'undoOrderStep', order)).code).toBe('INVALID_TRANSITION');
    expect((await read(app, order.seller, order)).state).toBe('SHIPPED');
  });

  it('moves no stock until it is returned; then what can be sold is in stock again, the rest is written off', async () => {
    const seller = await approvedProducer(app);
    const [good, bad] = [await listedProduct(app, seller), await listedProduct(app, seller)];
    const order = await failedOrder(app, {
      lines: [
        { product: good, quantity: '10' },
        { product: bad, quantity: '4.5' },
      ],
    });
    expect([await stockOf(app, good.id), await stockOf(app, bad.id)]).toEqual([
      { onHand: '90', reserved: '0' },
      { onHand: '95.5', reserved: '0' },
    ]);
    const lost = order.lineIds[(await productsOf(app, order)).indexOf(bad.id)];
    const seen = await act(app, order.seller, 'returnOrder', order, `, lostLineIds: ["${lost}"]`);
    expect(seen).toMatchObject({ status: 'CANCELLED', state: 'RETURNED', progress: 'CANCELLED', actions: [] });
    expect([await stockOf(app, good.id), await stockOf(app, bad.id)]).toEqual([
      { onHand: '100', reserved: '0' },
      { onHand: '95.5', reserved: '0' },
    ]);
    const kinds = await rows<{ kind: string }>(app.db, 'SELECT kind FROM stock_movements WHERE product_id = $1 ORDER BY created_at, id', [
      bad.id,
    ]);
    expect(kinds.map(({ kind }) => kind).toSorted()).toEqual(['INITIAL', 'LOSS', 'RESERVE', 'RESTOCK', 'TAKE']);
    expect((await lastNotification(app, order.buyer))?.title).toBe('Order returned');
  });

  it('of an order that was paid is owed to the buyer after the return', async () => {
    const order = await failedOrder(app);
    await rows(
      app.db,
      `WITH paid AS (INSERT INTO order_payments (order_id, method, amount, state, decided_at) SELECT id, 'BKASH', total, 'RECEIVED', now() FROM orders WHERE id = $1)
      UPDATE orders SET received = total WHERE id = $1`,
      [order.id],
    );
    await act(app, order.seller, 'returnOrder', order);
    expect((await read(app, order.seller, order)).paymentStatus).toBe('REFUND_DUE');
    expect(await rows(app.db, 'SELECT state FROM order_refunds WHERE order_id = $1', [order.id])).toEqual([{ state: 'OWED' }]);
  });

  it.each([
    ['a line of another order', () => placedOrder(app).then(({ lineIds }) => lineIds[0])],
    ['a line that is none', () => Promise.resolve('nonsense')],
  ])('is not returned with %s as lost', async (_name, other) => {
    const order = await failedOrder(app);
    const response = await send(app, order.seller, 'returnOrder', order, `, lostLineIds: ["${await other()}"]`);
    expect(response.code).toBe('BAD_USER_INPUT');
    expect(response.body.errors?.[0]?.extensions.fields).toEqual([
      expect.objectContaining({ field: 'lostLineIds[0]', key: 'order.unknownLine' }),
    ]);
    expect((await read(app, order.seller, order)).state).toBe('DELIVERY_FAILED');
  });

  it.each(['reportFailedDelivery', 'shipOrderAgain', 'returnOrder'])(
    '%s is INVALID_TRANSITION of a confirmed order, and hidden from others',
    async (name) => {
      const order = await confirmedOrder(app);
      const more = name === 'reportFailedDelivery' ? ', failure: REFUSED' : '';
      expect((await send(app, order.seller, name, order, more)).code).toBe('INVALID_TRANSITION');
      expect((await send(app, await approvedProducer(app), name, order, more)).code).toBe('NOT_FOUND');
    },
  );

  it('takes a note of at most 500 characters', async () => {
    const order = await shippedOrder(app);
    expect((await send(app, order.seller, 'reportFailedDelivery', order, `, failure: REFUSED, note: "${'x'.repeat(501)}"`)).code).toBe(
      'BAD_USER_INPUT',
    );
    expect((await read(app, order.seller, order)).state).toBe('SHIPPED');
  });

  it('is found by the filter of exact states', async () => {
    const order = await failedOrder(app);
    const list = 'query ($states: [OrderState!]) { mySales(filter: { states: $states }) { nodes { id } } }';
    const ids = async (states: string[]) =>
      (await app.gql<{ mySales: { nodes: { id: string }[] } }>(list, { states }, { token: order.seller.token })).data.mySales.nodes.map(
        ({ id }) => id,
      );
    expect(await ids(['DELIVERY_FAILED'])).toEqual([order.id]);
    expect(await ids(['SHIPPED', 'RETURNED'])).toEqual([]);
    expect(await ids([])).toEqual([]);
  });
});
