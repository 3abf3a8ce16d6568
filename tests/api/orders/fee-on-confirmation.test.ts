/** Orders whose delivery fee their seller names: not binding before the buyer accepts it. */
import { OrderExpiryService } from '../../../server/modules/orders/timers/order-expiry.service';
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer, type TestAccount } from '../../support/build-accounts';
import { confirmedOrder, feePendingOrder, feeProposedOrder, type TestOrder, toldAsPaid } from '../../support/build-orders';
import { lastNotification, productsOf, stockOf } from './support/order-outcomes';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

interface Seen {
  state: string;
  status: string;
  subtotal: string;
  deliveryFee: string;
  total: string;
  feePending: boolean;
  actions: string[];
}
const FIELDS = 'state status subtotal deliveryFee total feePending actions';
const send = (by: TestAccount, name: string, { id }: TestOrder, more = '') =>
  app.gql<Record<string, Seen>>(`mutation ($id: ID!) { ${name}(id: $id${more}) { ${FIELDS} } }`, { id }, { token: by.token });
const read = async (by: TestAccount, { id }: TestOrder) =>
  (await app.call<{ order: Seen }>('order', { id }, FIELDS, { token: by.token })).data.order;

describe('a delivery fee that the seller names', () => {
  it('comes before the confirmation, and is accepted by the buyer', async () => {
    const order = await feePendingOrder(app);
    expect(await read(order.seller, order)).toMatchObject({ state: 'PLACED', deliveryFee: '0.00', actions: ['PROPOSE_FEE', 'REJECT'] });
    const confirmed = await send(order.seller, 'confirmOrder', order);
    expect(confirmed.code).toBe('INVALID_TRANSITION');
    const proposed = (await send(order.seller, 'proposeDeliveryFee', order, ', fee: "250.50"')).data.proposeDeliveryFee;
    expect(proposed).toMatchObject({ state: 'FEE_PROPOSED', status: 'PLACED', subtotal: '300.00', deliveryFee: '250.50', total: '550.50' });
    expect((await lastNotification(app, order.buyer))?.title).toBe('Accept the delivery fee?');
    expect((await read(order.buyer, order)).actions).toEqual(['ACCEPT_FEE', 'CANCEL']);
    expect((await send(order.buyer, 'acceptDeliveryFee', order)).data.acceptDeliveryFee).toMatchObject({
      state: 'CONFIRMED',
      total: '550.50',
      feePending: false,
    });
    expect((await lastNotification(app, order.seller))?.title).toBe('Delivery fee accepted');
  });

  it('is accepted before money is reported: the total is not known until then', async () => {
    const order = await feeProposedOrder(app);
    const claim = () =>
      app.call<{ claimPayment: { paymentStatus: string } }>('claimPayment', { id: order.id, input: toldAsPaid }, 'paymentStatus', {
        token: order.buyer.token,
      });
    expect((await claim()).code).toBe('INVALID_TRANSITION');
    await send(order.buyer, 'acceptDeliveryFee', order);
    expect((await claim()).data.claimPayment.paymentStatus).toBe('CLAIMED');
  });

  it('may be declined by leaving: the order is cancelled and its stock is released', async () => {
    const order = await feeProposedOrder(app);
    const [productId = ''] = await productsOf(app, order);
    expect((await send(order.buyer, 'cancelOrder', order)).data.cancelOrder).toMatchObject({ state: 'CANCELLED' });
    expect(await stockOf(app, productId)).toMatchObject({ reserved: '0' });
  });

  it('binds no one who does not respond: the order expires, whether the fee was named or not', async () => {
    const [named, open] = [await feeProposedOrder(app), await feePendingOrder(app)];
    await app.db.query(`UPDATE orders SET expires_at = now() WHERE id = ANY($1::uuid[])`, [[named.id, open.id]]);
    await app.container.resolve(OrderExpiryService).expireDue();
    for (const order of [named, open]) expect(await read(order.buyer, order)).toMatchObject({ state: 'EXPIRED' });
  });

  it.each([
    ['a negative fee', '-1'],
    ['1e9 taka', '1000000000'],
    ['a tenth of a paisa', '1.001'],
  ])('is not %s', async (_name, fee) => {
    const order = await feePendingOrder(app);
    expect((await send(order.seller, 'proposeDeliveryFee', order, `, fee: "${fee}"`)).code).toBe('BAD_USER_INPUT');
    expect(await read(order.seller, order)).toMatchObject({ state: 'PLACED', total: '300.00' });
  });

  it('is named by the seller of this order only, and of no other order', async () => {
    const order = await feeProposedOrder(app);
    expect((await send(await approvedProducer(app), 'proposeDeliveryFee', order, ', fee: "1"')).code).toBe('NOT_FOUND');
    const ready = await confirmedOrder(app);
    expect((await send(ready.seller, 'proposeDeliveryFee', ready, ', fee: "1"')).code).toBe('INVALID_TRANSITION');
  });
});
