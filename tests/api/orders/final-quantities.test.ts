/** There is less than ordered, or it weighs other than agreed: sums, stock, and what the buyer is asked. */
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer } from '../../support/build-accounts';
import { confirmedOrder, listedProduct, placedOrder } from '../../support/build-orders';
import { lastNotification, stockOf } from './support/order-outcomes';
import { part, quantitySteps, weight } from './support/quantity-steps';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const { send, act, fieldsOf } = quantitySteps(() => app);

describe('an order that is confirmed in part', () => {
  it('costs less at once, releases stock, and the buyer reads the old and the new total', async () => {
    const product = await listedProduct(app, await approvedProducer(app), { price: '40' });
    const order = await placedOrder(app, { lines: [{ product, quantity: '10' }], input: { deliveryMethod: 'PICKUP' } });
    const seen = await act(order.seller, 'confirmOrder', order, { ...part(order, '7.5'), reason: 'Rain' });
    expect(seen).toMatchObject({ state: 'CONFIRMED', subtotal: '300.00', total: '300.00' });
    expect(seen.lines[0]).toMatchObject({ quantity: '7.5', orderedQuantity: '10', lineTotal: '300.00' });
    expect(await stockOf(app, product.id)).toEqual({ onHand: '100', reserved: '7.5' });
    expect((await lastNotification(app, order.buyer))?.message).toMatch(/Rain: 300 Tk instead of 400 Tk/);
    expect((await lastNotification(app, order.seller))?.title).toBe('New Order Received'); // not of what the seller did
  });

  it('cancels a line at zero; with nothing left it is rejected, with a reason', async () => {
    const seller = await approvedProducer(app);
    const [one, other] = [await listedProduct(app, seller), await listedProduct(app, seller)];
    const lines = [
      { product: one, quantity: '4' },
      { product: other, quantity: '6' },
    ];
    const order = await placedOrder(app, { lines });
    const seen = await act(seller, 'confirmOrder', order, part(order, '4', '0'));
    expect(seen.lines.map(({ quantity, lineTotal }) => [quantity, lineTotal])).toEqual([
      ['4', '120.00'],
      ['0', '0.00'],
    ]);
    const levels = [await stockOf(app, one.id), await stockOf(app, other.id)].map((level) => level?.reserved).toSorted();
    expect(levels).toEqual(['0', '4']);
    const empty = await placedOrder(app, { lines });
    expect(await fieldsOf(seller, 'confirmOrder', empty, part(empty, '0', '0'))).toEqual([expect.objectContaining({ field: 'reason' })]);
    expect(await act(seller, 'confirmOrder', empty, { ...part(empty, '0', '0'), reason: 'Flood' })).toMatchObject({ state: 'REJECTED' });
  });

  it.each([
    ['more than ordered', '10.001', 'order.aboveOrdered'],
    ['a negative quantity', '-1', 'quantity.invalid'],
    ['1e9', '1e9', 'error.badInput'],
  ])('takes no %s', async (_name, quantity, key) => {
    const order = await placedOrder(app, { lines: [{ product: await listedProduct(app, await approvedProducer(app)), quantity: '10' }] });
    expect(await fieldsOf(order.seller, 'confirmOrder', order, part(order, quantity))).toEqual([expect.objectContaining({ key })]);
  });

  it('takes no line of another order, and no line twice', async () => {
    const [order, other] = [await placedOrder(app), await placedOrder(app)];
    expect(await fieldsOf(order.seller, 'confirmOrder', order, part(other, '1'))).toEqual([
      expect.objectContaining({ key: 'order.unknownLine' }),
    ]);
    const [lineId] = order.lineIds;
    const twice = {
      quantities: [
        { lineId, quantity: '1' },
        { lineId, quantity: '2' },
      ],
    };
    expect(await fieldsOf(order.seller, 'confirmOrder', order, twice)).toEqual([
      expect.objectContaining({ field: 'quantities[1].lineId', key: 'order.unknownLine' }),
    ]);
  });
});

describe('an order that is weighed at dispatch', () => {
  const ten = async () => {
    const product = await listedProduct(app, await approvedProducer(app), { price: '100' });
    const order = await confirmedOrder(app, { lines: [{ product, quantity: '10' }], input: { deliveryMethod: 'PICKUP' } });
    return { product, order };
  };

  it('costs less where it weighs less', async () => {
    const { product, order } = await ten();
    const seen = await act(order.seller, 'shipOrder', order, weight(order, '9.25'));
    expect(seen).toMatchObject({ state: 'SHIPPED', total: '925.00' });
    expect(seen.lines[0]).toMatchObject({ quantity: '9.25', orderedQuantity: '10', weighedKg: '9.25', expectedKg: '10' });
    expect(await stockOf(app, product.id)).toEqual({ onHand: '90.75', reserved: '0' });
    expect((await lastNotification(app, order.buyer))?.message).toMatch(/925 Tk instead of 1,000 Tk/);
    expect((await lastNotification(app, order.seller))?.title).toBe('New Order Received');
  });

  it('is charged 5 percent more at most', async () => {
    const { order } = await ten();
    const seen = await act(order.seller, 'shipOrder', order, weight(order, '11.5'));
    expect(seen.total).toBe('1050.00');
    expect(seen.lines[0]).toMatchObject({ quantity: '10.5', weighedKg: '11.5' });
  });

  it('asks again for a weight that differs by more than 20 percent', async () => {
    const { order } = await ten();
    expect(await fieldsOf(order.seller, 'shipOrder', order, weight(order, '6'))).toEqual([
      expect.objectContaining({ field: 'weights[0].kilograms', key: 'order.unusualWeight' }),
    ]);
    expect(await act(order.seller, 'shipOrder', order, weight(order, '6', true))).toMatchObject({ total: '600.00' });
  });

  it('with less than half of a line waits for the buyer, who accepts or declines', async () => {
    const muchLess = [expect.objectContaining({ field: 'weights[0].kilograms', key: 'order.muchLess' })];
    const { product, order } = await ten();
    expect(await fieldsOf(order.seller, 'shipOrder', order, weight(order, '4.9', true))).toEqual(muchLess);
    expect(await act(order.seller, 'proposeOrderWeights', order, weight(order, '1', true))).toMatchObject({
      state: 'WEIGHT_PROPOSED',
      proposedTotal: '100.00',
    });
    await act(order.buyer, 'acceptOrderWeights', order);
    expect(await stockOf(app, product.id)).toEqual({ onHand: '100', reserved: '1' });
    expect(await act(order.seller, 'shipOrder', order, weight(order, '0.98'))).toMatchObject({ state: 'SHIPPED', total: '98.00' });
    const { order: other } = await ten();
    expect(await fieldsOf(other.seller, 'proposeOrderWeights', other, weight(other, '0', true))).toEqual([
      expect.objectContaining({ key: 'order.nothingShipped' }),
    ]);
    await act(other.seller, 'proposeOrderWeights', other, weight(other, '1', true));
    expect(await act(other.buyer, 'declineOrderWeights', other)).toMatchObject({ state: 'CONFIRMED', total: '1000.00' });
    expect(await fieldsOf(other.seller, 'shipOrder', other, weight(other, '1', true))).toEqual(muchLess);
  });

  it('with a third of what was ordered, in two steps that each leave half, waits for the buyer as well', async () => {
    const product = await listedProduct(app, await approvedProducer(app), { price: '100' });
    const order = await placedOrder(app, { lines: [{ product, quantity: '10' }], input: { deliveryMethod: 'PICKUP' } });
    await act(order.seller, 'confirmOrder', order, part(order, '5'));
    expect(await fieldsOf(order.seller, 'shipOrder', order, weight(order, '3', true))).toEqual([
      expect.objectContaining({ key: 'order.muchLess' }),
    ]);
    expect(await act(order.seller, 'shipOrder', order, weight(order, '4.9'))).toMatchObject({ state: 'SHIPPED', total: '490.00' });
  });

  it('waits for the buyer where more is asked for, who accepts', async () => {
    const { product, order } = await ten();
    const proposed = await act(order.seller, 'proposeOrderWeights', order, weight(order, '11.5'));
    expect(proposed).toMatchObject({ state: 'WEIGHT_PROPOSED', status: 'CONFIRMED', total: '1000.00', proposedTotal: '1150.00' });
    expect(proposed.actions).toEqual(['DECLINE_WEIGHT', 'CANCEL']);
    expect((await send(order.seller, 'shipOrder', order)).code).toBe('INVALID_TRANSITION');
    expect((await send(order.seller, 'acceptOrderWeights', order)).code).toBe('FORBIDDEN');
    expect(await act(order.buyer, 'acceptOrderWeights', order)).toMatchObject({
      state: 'CONFIRMED',
      total: '1150.00',
      proposedTotal: null,
    });
    expect(await stockOf(app, product.id)).toEqual({ onHand: '100', reserved: '11.5' });
    expect(await act(order.seller, 'shipOrder', order)).toMatchObject({ state: 'SHIPPED', total: '1150.00' });
  });

  it('is three times what was ordered at most, however often it is raised', async () => {
    const { order } = await ten();
    const tooMuch = [
      expect.objectContaining({ field: 'weights[0].kilograms', key: 'order.farAbove', message: expect.stringMatching(/30 kg at most/) }),
    ];
    expect(await fieldsOf(order.seller, 'proposeOrderWeights', order, weight(order, '1000', true))).toEqual(tooMuch);
    await act(order.seller, 'proposeOrderWeights', order, weight(order, '30', true));
    expect(await act(order.buyer, 'acceptOrderWeights', order)).toMatchObject({ total: '3000.00' });
    expect(await fieldsOf(order.seller, 'proposeOrderWeights', order, weight(order, '33', true))).toEqual(tooMuch);
  });

  it('stays as agreed where the buyer declines', async () => {
    const { order } = await ten();
    await act(order.seller, 'proposeOrderWeights', order, weight(order, '11.5'));
    const seen = await act(order.buyer, 'declineOrderWeights', order);
    expect(seen).toMatchObject({ state: 'CONFIRMED', total: '1000.00' });
    expect(seen.lines[0]).toMatchObject({ quantity: '10', weighedKg: null });
    expect(await fieldsOf(order.seller, 'proposeOrderWeights', order, weight(order, '10.5'))).toEqual([
      expect.objectContaining({ key: 'order.nothingAbove' }),
    ]);
  });

  it('is not taken above what is in stock', async () => {
    const product = await listedProduct(app, await approvedProducer(app), { quantity: '10' });
    const order = await confirmedOrder(app, { lines: [{ product, quantity: '10' }] });
    expect((await send(order.seller, 'shipOrder', order, weight(order, '10.4'))).code).toBe('OUT_OF_STOCK');
    expect(await stockOf(app, product.id)).toEqual({ onHand: '10', reserved: '10' });
  });

  it.each([
    ['a negative weight', '-1', 'order.weightInvalid'],
    ['1e9 kilograms', '1000000000', 'order.weightInvalid'],
    ['four decimals', '1.0001', 'quantity.tooFine'],
  ])('takes no %s', async (_name, kilograms, key) => {
    const { order } = await ten();
    expect(await fieldsOf(order.seller, 'shipOrder', order, weight(order, kilograms))).toEqual([expect.objectContaining({ key })]);
  });

  it('takes no weight of what is counted, and is not empty', async () => {
    const product = await listedProduct(app, await approvedProducer(app), { unit: 'PIECE' });
    const order = await confirmedOrder(app, { lines: [{ product, quantity: '10' }], input: { deliveryMethod: 'PICKUP' } });
    expect(await fieldsOf(order.seller, 'shipOrder', order, weight(order, '5'))).toEqual([
      expect.objectContaining({ key: 'order.notWeighed' }),
    ]);
    const { order: other } = await ten();
    expect(await fieldsOf(other.seller, 'shipOrder', other, weight(other, '0', true))).toEqual([
      expect.objectContaining({ key: 'order.nothingShipped' }),
    ]);
  });
});
