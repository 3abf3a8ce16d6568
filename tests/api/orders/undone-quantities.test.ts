/** A step that changed the quantities of an order is undone: its sums and stock are those of before. */
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer } from '../../support/build-accounts';
import { listedProduct, placedOrder, type TestOrder } from '../../support/build-orders';
import { rows } from '../../support/sql';
import { lastNotification, stockOf } from './support/order-outcomes';
import { part, quantitySteps, weight } from './support/quantity-steps';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const { send, act } = quantitySteps(() => app);

describe('a step that changed the quantities and is undone', () => {
  const undo = (order: TestOrder) => act(order.seller, 'undoOrderStep', order);
  const ofTwoLines = async () => {
    const one = await listedProduct(app, await approvedProducer(app), { price: '40' });
    const lines = [
      { product: one, quantity: '10' },
      { product: await listedProduct(app, one.seller, { price: '30' }), quantity: '3' },
    ];
    return { one, order: await placedOrder(app, { lines, input: { deliveryMethod: 'PICKUP' } }) };
  };
  const sumsOf = ({ id }: TestOrder) =>
    rows(
      app.db,
      'SELECT subtotal, discount, platform_discount, total, agreed_total, commission, quantity, quantity_kg FROM orders WHERE id = $1',
      [id],
    );

  it('is the order as it was placed, with its stock, and its buyer reads the total', async () => {
    const { one, order } = await ofTwoLines();
    const placed = await sumsOf(order);
    await act(order.seller, 'confirmOrder', order, part(order, '7.5', '0'));
    const seen = await undo(order);
    expect(seen).toMatchObject({ state: 'PLACED', total: '490.00' });
    expect(seen.lines.map(({ quantity }) => quantity)).toEqual(['10', '3']);
    expect(await sumsOf(order)).toEqual(placed);
    expect(await stockOf(app, one.id)).toEqual({ onHand: '100', reserved: '10' });
    expect((await lastNotification(app, order.buyer))?.message).toMatch(/as you placed it: 490 Tk/);
  });

  it('is the order as it was confirmed, without the weights', async () => {
    const { one, order } = await ofTwoLines();
    await act(order.seller, 'confirmOrder', order, part(order, '8', '3'));
    const confirmed = await sumsOf(order);
    await act(order.seller, 'shipOrder', order, weight(order, '7.2'));
    const seen = await undo(order);
    expect(seen).toMatchObject({ state: 'CONFIRMED', total: '410.00' });
    expect(seen.lines[0]).toMatchObject({ quantity: '8', orderedQuantity: '10', weighedKg: null });
    expect(await sumsOf(order)).toEqual(confirmed);
    expect(await stockOf(app, one.id)).toEqual({ onHand: '100', reserved: '8' });
    expect((await lastNotification(app, order.buyer))?.message).toMatch(/costs 410 Tk as before/);
  });

  it('is not undone once others have ordered what was released', async () => {
    const product = await listedProduct(app, await approvedProducer(app), { quantity: '10' });
    const order = await placedOrder(app, { lines: [{ product, quantity: '10' }] });
    await act(order.seller, 'confirmOrder', order, part(order, '6'));
    await placedOrder(app, { lines: [{ product, quantity: '3' }] });
    expect((await send(order.seller, 'undoOrderStep', order)).code).toBe('OUT_OF_STOCK');
    expect(await stockOf(app, product.id)).toEqual({ onHand: '10', reserved: '9' });
  });
});
