/** These tests verify what sellers see of deliveries that a buyer did not accept, and how that buyer may pay. */
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer, consumer, type TestAccount } from '../../support/build-accounts';
import { deliveredOrder, failedOrder, listedProduct, placedOrder } from '../../support/build-orders';
import { buy, line } from './support/checkout-api';
import { act } from './support/order-outcomes';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

describe('deliveries that a buyer did not accept', () => {
  it('are shown to sellers, and three of them end cash on delivery', async () => {
    const buyer = await consumer(app);
    for (let count = 0; count < 3; count += 1) {
      const order = await failedOrder(app, { buyer }, 'REFUSED');
      await act(app, order.seller, 'returnOrder', order);
    }
    await deliveredOrder(app);
    const seller = await approvedProducer(app);
    const product = await listedProduct(app, seller);
    const rejected = await buy(app, [line(product, '1')], { by: buyer });
    expect(rejected.code).toBe('BAD_USER_INPUT');
    expect(rejected.body.errors?.[0]?.extensions.fields).toEqual([
      expect.objectContaining({ field: 'paymentMethod', key: 'order.cashNotOffered' }),
    ]);
    const cart = await app.gql<{ cart: { paymentMethods: string[] } }>('{ cart { paymentMethods } }', {}, { token: buyer.token });
    expect(cart.data.cart.paymentMethods).toEqual(['BKASH', 'NAGAD', 'ROCKET']);
    const sale = await placedOrder(app, {
      buyer,
      lines: [{ product, quantity: '1' }],
      input: { paymentMethod: 'BKASH', paymentNumber: '01712345678', paymentReference: '8N7A6B5C4D' },
    });
    const open = await placedOrder(app, { buyer, lines: [{ product, quantity: '1' }], input: { paymentMethod: 'BKASH' } });
    const stepsOf = async (id: string, { token }: TestAccount) =>
      (await app.call<{ order: { paymentSteps: string[] } }>('order', { id }, 'paymentSteps', { token })).data.order.paymentSteps;
    const anyone = await placedOrder(app, { lines: [{ product, quantity: '1' }], input: { paymentMethod: 'BKASH' } });
    expect(await stepsOf(open.id, buyer)).not.toContain('PAY_IN_CASH');
    expect(await stepsOf(anyone.id, anyone.buyer)).toContain('PAY_IN_CASH');
    const seen = await app.call<{ order: { buyer: { refusals: unknown } } }>(
      'order',
      { id: sale.id },
      'buyer { refusals { refused deliveries } }',
      { token: seller.token },
    );
    expect(seen.data.order.buyer.refusals).toEqual({ refused: 3, deliveries: 3 });
  });

  it('older than the limit, and failures of other kinds, do not count', async () => {
    const buyer = await consumer(app);
    for (const failure of ['REFUSED', 'REFUSED', 'REFUSED', 'ABSENT', 'DAMAGED', 'ADDRESS'] as const) {
      const order = await failedOrder(app, { buyer }, failure);
      await act(app, order.seller, 'returnOrder', order);
      if (failure === 'REFUSED') await app.db.query(`UPDATE orders SET placed_at = now() - interval '181 days' WHERE id = $1`, [order.id]);
    }
    expect((await buy(app, [line(await listedProduct(app, await approvedProducer(app)), '1')], { by: buyer })).code).toBeNull();
  });
});
