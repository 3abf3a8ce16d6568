/** A delivery by the buyer's code: what is accepted, what counts as a try, and that it happens once. */
import { randomUUID } from 'node:crypto';
import { type TestApp, startTestApp } from '../../../support/app';
import { approvedProducer } from '../../../support/build-accounts';
import { failedOrder, shippedOrder, type TestOrder } from '../../../support/build-orders';
import { handoverCode, otherCode } from '../../../support/handover';
import { one } from '../../../support/sql';
import { act, send } from '../support/order-outcomes';
import { deliver, rejection, storedCode, uploadImage } from './support/handover-api';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const codeOf = async (order: TestOrder) => (await handoverCode(app, order.id)) ?? '';
const eventsOf = async ({ id }: TestOrder) =>
  (
    await one<{ count: number }>(
      app.db,
      "SELECT count(*)::int AS count FROM order_events WHERE order_id = $1 AND to_status = 'DELIVERED'",
      [id],
    )
  )?.count;
const wrong = (triesLeft: number) => ({
  code: 'BAD_USER_INPUT',
  field: 'code',
  key: ['order.handoverCodeUsedUp', 'order.handoverCodeWrongOneLeft'][triesLeft] ?? 'order.handoverCodeWrong',
  triesLeft,
});

describe('the right code', () => {
  it('delivers the order, which shows how it was handed over [K8]', async () => {
    const order = await shippedOrder(app);
    const { data } = await deliver(app, order, { code: await codeOf(order), paymentReceived: true });
    expect(data.deliverOrder).toMatchObject({ state: 'DELIVERED', handover: 'CODE', paymentStatus: 'PAID' });
    expect(await storedCode(app, order)).toBeNull();
  });

  it.each([
    ['in Bangla digits', (code: string) => code.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)] ?? '')],
    ['with blanks around it', (code: string) => ` ${code} `],
  ])('is accepted %s', async (_how, typed) => {
    const order = await shippedOrder(app);
    expect((await deliver(app, order, { code: typed(await codeOf(order)) })).data.deliverOrder.handover).toBe('CODE');
  });

  it('is accepted after four wrong ones', async () => {
    const order = await shippedOrder(app);
    for (let left = 4; left > 0; left -= 1)
      expect(rejection(await deliver(app, order, { code: otherCode(await codeOf(order)) }))).toEqual(wrong(left));
    expect((await deliver(app, order, { code: await codeOf(order) })).data.deliverOrder.state).toBe('DELIVERED');
  });

  it('delivers once: of ten at the same moment one does, under one key all have its response', async () => {
    const [free, keyed] = [await shippedOrder(app), await shippedOrder(app)];
    const ten = async (order: TestOrder, key?: string) => {
      const code = await codeOf(order);
      return Promise.all(Array.from({ length: 10 }, () => deliver(app, order, { code, ...(key && { key }) })));
    };
    const codes = (await ten(free)).map((response) => response.code);
    expect(codes.filter((code) => code === null)).toHaveLength(1);
    expect(codes.filter((code) => code !== null && code !== 'CONFLICT' && code !== 'INVALID_TRANSITION')).toEqual([]);
    expect((await ten(keyed, randomUUID())).map(({ data }) => data.deliverOrder.state)).toEqual(
      Array.from({ length: 10 }, () => 'DELIVERED'),
    );
    expect([await eventsOf(free), await eventsOf(keyed)]).toEqual([1, 1]);
  });

  it('gives the same response when it is sent again under its key after the delivery, and no other code does', async () => {
    const order = await shippedOrder(app);
    const [code, key] = [await codeOf(order), randomUUID()];
    await deliver(app, order, { code, key });
    const again = await deliver(app, order, { code, key });
    expect([again.data.deliverOrder.handover, again.headers.get('idempotency-replayed')]).toEqual(['CODE', 'true']);
    expect((await deliver(app, order, { code: otherCode(code), key })).code).toBe('IDEMPOTENCY_KEY_REUSED');
    expect((await deliver(app, order, { code })).code).toBe('INVALID_TRANSITION');
  });
});

describe('a wrong code', () => {
  it('is rejected with the tries left, five times; then the right one as well, and only an image delivers', async () => {
    const order = await shippedOrder(app);
    const code = await codeOf(order);
    for (const left of [4, 3, 2, 1, 0]) expect(rejection(await deliver(app, order, { code: otherCode(code) }))).toEqual(wrong(left));
    expect(rejection(await deliver(app, order, { code }))).toEqual(wrong(0));
    expect(await storedCode(app, order)).toMatchObject({ tries: 5 });
    const imageIds = [await uploadImage(app, order.seller, order)];
    expect((await deliver(app, order, { imageIds })).data.deliverOrder).toMatchObject({ state: 'DELIVERED', handover: 'IMAGE' });
  });

  it('is counted in parallel: twenty at the same moment find five tries, and the right one among them is not rejected for others', async () => {
    const order = await shippedOrder(app);
    const code = await codeOf(order);
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => deliver(app, order, { code: String((Number(code) + 1 + index) % 10_000).padStart(4, '0') })),
    );
    const left = responses.map((response) => rejection(response).triesLeft ?? NaN);
    expect(left.toSorted((a, b) => b - a)).toEqual([4, 3, 2, 1, ...Array.from({ length: 16 }, () => 0)]);
    expect(await storedCode(app, order)).toMatchObject({ tries: 5 });
  });

  it('counts once under one key, again under another', async () => {
    const order = await shippedOrder(app);
    const [code, key] = [otherCode(await codeOf(order)), randomUUID()];
    expect(rejection(await deliver(app, order, { code, key })).triesLeft).toBe(4);
    expect(rejection(await deliver(app, order, { code, key })).triesLeft).toBe(4);
    expect(rejection(await deliver(app, order, { code, key: randomUUID() })).triesLeft).toBe(3);
    // the key itself is free: nothing was delivered under it
    expect((await deliver(app, order, { code: await codeOf(order), key })).data.deliverOrder.state).toBe('DELIVERED');
  });

  it('is the code of another order, and the one of before it was sent again', async () => {
    const [order, other] = [await failedOrder(app), await shippedOrder(app)];
    await app.db.query("UPDATE handover_codes SET code = '1234' WHERE order_id = $1", [other.id]);
    const earlier = await codeOf(order);
    await act(app, order.seller, 'shipOrderAgain', order);
    await app.db.query('UPDATE handover_codes SET code = $2 WHERE order_id = $1', [order.id, earlier === '8888' ? '9999' : '8888']);
    expect(rejection(await deliver(app, order, { code: '1234' })).triesLeft).toBe(4);
    expect(rejection(await deliver(app, order, { code: earlier })).triesLeft).toBe(3);
    expect((await deliver(app, other, { code: '1234' })).data.deliverOrder.state).toBe('DELIVERED');
  });

  it('is the code of before an undone shipment', async () => {
    const order = await shippedOrder(app);
    await app.db.query("UPDATE handover_codes SET code = '1111' WHERE order_id = $1", [order.id]);
    await act(app, order.seller, 'undoOrderStep', order);
    expect((await deliver(app, order, { code: '1111' })).code).toBe('INVALID_TRANSITION');
    await act(app, order.seller, 'shipOrder', order);
    await app.db.query("UPDATE handover_codes SET code = '2222' WHERE order_id = $1", [order.id]);
    expect(rejection(await deliver(app, order, { code: '1111' })).triesLeft).toBe(4);
  });

  it.each(['123', '12345', 'abcd', '12 4', '১২৩'])('is not %j, which is no code and no try', async (code) => {
    const order = await shippedOrder(app);
    expect(rejection(await deliver(app, order, { code }))).toEqual({
      code: 'BAD_USER_INPUT',
      field: 'code',
      key: 'order.handoverCodeInvalid',
    });
    expect(await storedCode(app, order)).toMatchObject({ tries: 0 });
  });

  it('is not counted for who may not deliver: another seller, the buyer', async () => {
    const order = await shippedOrder(app);
    const code = otherCode(await codeOf(order));
    expect((await deliver(app, order, { code }, await approvedProducer(app))).code).toBe('NOT_FOUND');
    expect((await deliver(app, order, { code }, order.buyer)).code).toBe('FORBIDDEN');
    expect(await storedCode(app, order)).toMatchObject({ tries: 0 });
  });

  it('of an order that is not on its way is INVALID_TRANSITION', async () => {
    const order = await failedOrder(app);
    expect((await deliver(app, order, { code: await codeOf(order) })).code).toBe('INVALID_TRANSITION');
    expect((await send(app, order.seller, 'deliverOrder', order, ', paymentReceived: true')).code).toBe('INVALID_TRANSITION');
  });
});
