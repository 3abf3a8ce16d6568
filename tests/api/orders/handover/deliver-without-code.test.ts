/** Deliveries with an image, by programs with neither, by the buyer's confirmation, and images of failed deliveries. */
import { randomUUID } from 'node:crypto';
import { type TestApp, startTestApp } from '../../../support/app';
import { admin, asViewer } from '../../../support/build-accounts';
import { deliveredOrder, shippedOrder, type TestOrder } from '../../../support/build-orders';
import { apiKey } from '../../../support/build-partners';
import { OrderActionsService } from '../../../../server/modules/orders/steps/order-actions.service';
import { act } from '../support/order-outcomes';
import { deliver, rejection, storedCode, uploadImage } from './support/handover-api';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

interface Seen {
  readonly state: string;
  readonly handover: string | null;
  readonly images: { id: string; use: string }[];
}
const read = async ({ id, buyer }: TestOrder) =>
  (await app.call<{ order: Seen }>('order', { id }, 'state handover images { id use }', { token: buyer.token })).data.order;
const FAIL =
  'mutation ($id: ID!, $imageIds: [ID!]) { reportFailedDelivery(id: $id, failure: ABSENT, imageIds: $imageIds) { state handover } }';

describe('a delivery without code', () => {
  it('takes an image, which buyer and seller see [K8]', async () => {
    const order = await shippedOrder(app);
    const imageIds = [await uploadImage(app, order.seller, order), await uploadImage(app, order.seller, order)];
    expect((await deliver(app, order, { imageIds, paymentReceived: false })).data.deliverOrder).toMatchObject({
      state: 'DELIVERED',
      handover: 'IMAGE',
      paymentStatus: 'UNPAID',
    });
    expect(await read(order)).toEqual({ state: 'DELIVERED', handover: 'IMAGE', images: imageIds.map((id) => ({ id, use: 'DELIVERY' })) });
  });

  it('with neither is rejected for a session at the code, and no try is counted', async () => {
    const order = await shippedOrder(app);
    for (const given of [{}, { code: null, imageIds: null }, { code: ' ', imageIds: [] }])
      expect(rejection(await deliver(app, order, given))).toEqual({ code: 'BAD_USER_INPUT', field: 'code', key: 'order.handoverRequired' });
    expect(await storedCode(app, order)).toMatchObject({ tries: 0 });
    expect((await read(order)).state).toBe('SHIPPED');
  });

  it('with neither is rejected for an API key as well, which may give the code', async () => {
    const [neither, coded] = [await shippedOrder(app), await shippedOrder(app)];
    expect(rejection(await deliver(app, neither, {}, await apiKey(app, neither.seller))).key).toBe('order.handoverRequired');
    const { code } = (await storedCode(app, coded)) ?? { code: '' };
    const key = await apiKey(app, coded.seller);
    expect(rejection(await deliver(app, coded, { code: code === '0000' ? '0001' : '0000' }, key)).triesLeft).toBe(4);
    expect((await deliver(app, coded, { code }, key)).data.deliverOrder.handover).toBe('CODE');
  });

  it('names each image that is none of the seller’s for this order, and delivers nothing', async () => {
    const [order, other] = [await shippedOrder(app), await shippedOrder(app)];
    const own = await uploadImage(app, order.seller, order);
    const foreign = [await uploadImage(app, order.buyer, order), await uploadImage(app, other.seller, other), randomUUID(), 'nonsense'];
    for (const id of foreign) {
      const rejected = rejection(await deliver(app, order, { imageIds: [own, id] }));
      expect(rejected).toEqual({ code: 'BAD_USER_INPUT', field: 'imageIds[1]', key: 'order.unknownImage' });
    }
    expect(await read(order)).toEqual({ state: 'SHIPPED', handover: null, images: [] });
    const many = Array.from({ length: 6 }, () => own);
    expect(rejection(await deliver(app, order, { imageIds: many }))).toMatchObject({
      field: 'imageIds',
      key: 'order.tooManyDeliveryImages',
    });
    expect((await deliver(app, order, { imageIds: [own] })).data.deliverOrder.handover).toBe('IMAGE');
  });

  it('with an image and a wrong code is rejected; the image can be used afterwards', async () => {
    const order = await shippedOrder(app);
    const imageIds = [await uploadImage(app, order.seller, order)];
    await app.db.query("UPDATE handover_codes SET code = '4321' WHERE order_id = $1", [order.id]);
    expect(rejection(await deliver(app, order, { code: '1234', imageIds })).triesLeft).toBe(4);
    expect((await deliver(app, order, { code: '4321', imageIds })).data.deliverOrder.handover).toBe('CODE');
    expect((await read(order)).images).toEqual([{ id: imageIds[0], use: 'DELIVERY' }]);
  });

  it('of an order without a stored code takes an image alone', async () => {
    const order = await shippedOrder(app);
    await app.db.query('DELETE FROM handover_codes WHERE order_id = $1', [order.id]);
    expect(rejection(await deliver(app, order, { code: '1234' }))).toMatchObject({ field: 'code', triesLeft: 0 });
    const imageIds = [await uploadImage(app, order.seller, order)];
    expect((await deliver(app, order, { imageIds })).data.deliverOrder.handover).toBe('IMAGE');
  });
});

describe('how an order was handed over', () => {
  it('is by its buyer where the buyer confirms the receipt first', async () => {
    const order = await shippedOrder(app);
    await act(app, order.buyer, 'confirmReceipt', order);
    expect((await read(order)).handover).toBe('BUYER');
  });

  it('stays as it was where the buyer confirms it later', async () => {
    const order = await deliveredOrder(app);
    await act(app, order.buyer, 'confirmReceipt', order);
    expect((await read(order)).handover).toBe('CODE');
  });

  it('is not known where an admin ended the order', async () => {
    const order = await shippedOrder(app);
    const actions = app.container.resolve(OrderActionsService);
    await actions.resolve(asViewer(await admin(app)), order.id, { state: 'DELIVERED', reason: 'Both agree on it' });
    expect(await read(order)).toMatchObject({ state: 'DELIVERED', handover: null });
  });
});

describe('a failed delivery', () => {
  it('takes images of what the seller found', async () => {
    const order = await shippedOrder(app);
    const id = await uploadImage(app, order.seller, order);
    const failed = await app.gql(FAIL, { id: order.id, imageIds: [id] }, order.seller);
    expect(failed.data).toEqual({ reportFailedDelivery: { state: 'DELIVERY_FAILED', handover: null } });
    expect((await read(order)).images).toEqual([{ id, use: 'FAILURE' }]);
  });

  it('is not reported with an image that is none', async () => {
    const order = await shippedOrder(app);
    const failed = await app.gql(FAIL, { id: order.id, imageIds: [randomUUID()] }, order.seller);
    expect(rejection(failed)).toEqual({ code: 'BAD_USER_INPUT', field: 'imageIds[0]', key: 'order.unknownImage' });
    expect((await read(order)).state).toBe('SHIPPED');
  });
});
