/** Codes of orders on their way: when there is one, who reads it, and what the buyer is sent. */
import { rows } from '../../../support/sql';
import { type TestApp, startTestApp } from '../../../support/app';
import { admin, asViewer, consumer, type TestAccount } from '../../../support/build-accounts';
import { confirmedOrder, failedOrder, shippedOrder, type TestOrder } from '../../../support/build-orders';
import { apiKey } from '../../../support/build-partners';
import { countSql } from '../../../support/count-sql';
import { OrderActionsService } from '../../../../server/modules/orders/steps/order-actions.service';
import { act, lastNotification } from '../support/order-outcomes';
import { storedCode } from './support/handover-api';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ LOG_LEVEL: 'debug' });
});
afterAll(() => app.stop());

const readBy = async ({ token }: { token: string }, { id }: TestOrder) =>
  (await app.call<{ order: { handoverCode: string | null } | null }>('order', { id }, 'handoverCode', { token })).data.order?.handoverCode;
const smsTo = ({ phone }: TestAccount) =>
  rows<{ body: string }>(app.db, 'SELECT body FROM sms_outbox WHERE phone = $1 ORDER BY created_at DESC, id DESC', [phone]);

describe('the code of an order', () => {
  it('has four digits from the shipment on, and is not there before', async () => {
    const order = await confirmedOrder(app);
    expect(await readBy(order.buyer, order)).toBeNull();
    await act(app, order.seller, 'shipOrder', order);
    const code = await readBy(order.buyer, order);
    expect(code).toMatch(/^\d{4}$/);
    expect(await storedCode(app, order)).toEqual({ code, tries: 0 });
  });

  it('differs between orders', async () => {
    const codes = new Set<string | undefined>();
    for (let made = 0; made < 6; made += 1) codes.add((await storedCode(app, await shippedOrder(app)))?.code);
    expect(codes.size).toBeGreaterThan(3);
  });

  it('is shown after a failed delivery, and is a new one, with the tries of the order, when it is sent again', async () => {
    const order = await failedOrder(app);
    const before = await storedCode(app, order);
    expect(await readBy(order.buyer, order)).toBe(before?.code);
    await app.db.query('UPDATE orders SET handover_tries = 3 WHERE id = $1', [order.id]);
    const codes = new Set<string | null | undefined>([before?.code]);
    for (const _again of [1, 2]) {
      await act(app, order.seller, 'shipOrderAgain', order);
      codes.add(await readBy(order.buyer, order));
      expect((await storedCode(app, order))?.tries).toBe(3);
      await act(app, order.seller, 'reportFailedDelivery', order, ', failure: ABSENT');
    }
    expect(codes.size).toBeGreaterThan(1);
  });

  it.each([
    ['undone', (order: TestOrder) => act(app, order.seller, 'undoOrderStep', order)],
    ['received', (order: TestOrder) => act(app, order.buyer, 'confirmReceipt', order)],
    [
      'resolved',
      async (order: TestOrder) =>
        app.container
          .resolve(OrderActionsService)
          .resolve(asViewer(await admin(app)), order.id, { state: 'RETURNED', reason: 'Both agree' }),
    ],
  ])('is removed with a shipment that is %s', async (_how, move) => {
    const order = await shippedOrder(app);
    await move(order);
    expect(await storedCode(app, order)).toBeNull();
    expect(await readBy(order.buyer, order)).toBeNull();
  });

  it('is removed with the return of a failed delivery', async () => {
    const order = await failedOrder(app);
    await act(app, order.seller, 'returnOrder', order);
    expect(await storedCode(app, order)).toBeNull();
  });

  it('is read by its buyer alone: not by the seller, an admin, another buyer, nor a key of the buyer', async () => {
    const order = await shippedOrder(app);
    const { code } = (await storedCode(app, order)) ?? { code: '' };
    expect(await readBy(order.buyer, order)).toBe(code);
    for (const who of [order.seller, await admin(app)]) expect(await readBy(who, order)).toBeNull();
    expect((await app.call('order', { id: order.id }, 'handoverCode', await consumer(app))).code).toBe('NOT_FOUND');
    expect(await readBy(await apiKey(app, order.buyer), order)).toBeNull();
  });

  it('is in no list or file of the seller, nor in the log', async () => {
    const order = await shippedOrder(app);
    await app.db.query("UPDATE handover_codes SET code = '7351' WHERE order_id = $1", [order.id]);
    const seller = { token: order.seller.token };
    const list = await app.gql('{ mySales { nodes { id trackingNumber handoverCode events { reason } } } }', {}, seller);
    const file = await app.gql('{ salesCsv { text } }', {}, seller);
    const inbox = await app.gql('{ notifications { nodes { message } } }', {}, seller);
    expect([list.code, file.code, inbox.code]).toEqual([null, null, null]);
    for (const { body } of [list, file, inbox]) expect(JSON.stringify(body)).not.toMatch(/\b7351\b/);
    expect(await readBy(order.buyer, order)).toBe('7351');
    expect(app.logLines.filter((line) => /\b7351\b/.test(line))).toEqual([]);
  });

  it('takes one statement for all orders of a list', async () => {
    const buyer = await consumer(app);
    for (let made = 0; made < 3; made += 1) await shippedOrder(app, { buyer });
    let seen: (string | null)[] = [];
    const statements = await countSql(app.db, async () => {
      const document = '{ myOrders { nodes { handoverCode } } }';
      const { data } = await app.gql<{ myOrders: { nodes: { handoverCode: string | null }[] } }>(document, {}, { token: buyer.token });
      seen = data.myOrders.nodes.map(({ handoverCode }) => handoverCode);
    });
    expect(seen).toEqual(Array.from({ length: 3 }, () => expect.stringMatching(/^\d{4}$/) as unknown));
    expect(statements.filter((text) => text.includes('handover_codes'))).toHaveLength(1);
  });
});

describe('the buyer of a shipped order', () => {
  it('is sent the code as a notification and by SMS, in the own language and digits; admins see the SMS without it', async () => {
    const buyer = await consumer(app);
    await app.db.query("UPDATE users SET language = 'bn' WHERE id = $1", [buyer.id]);
    const order = await shippedOrder(app, { buyer });
    const code = await readBy(buyer, order);
    const inBangla = String(code).replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)] ?? '');
    expect((await lastNotification(app, buyer))?.message).toContain(`ডেলিভারি কোড ${inBangla}।`);
    const [sms] = await smsTo(buyer);
    expect(sms?.body).toContain(`কোড দিন: ${inBangla}`);
    const chief = await admin(app);
    const shown = await app.gql<{ smsMessages: { nodes: { body: string }[] } }>('{ smsMessages { nodes { body } } }', {}, chief);
    const ofOrder = shown.data.smsMessages.nodes.find(({ body }) => body.includes(order.order.trackingNumber) && body.includes('কোড'));
    expect(ofOrder?.body).toContain('কোড দিন: ••••••');
  });

  it('is sent the new code when it is shipped again', async () => {
    const order = await failedOrder(app);
    await act(app, order.seller, 'shipOrderAgain', order);
    const code = await readBy(order.buyer, order);
    expect(await lastNotification(app, order.buyer)).toMatchObject({
      title: 'Order shipped again',
      message: expect.stringContaining(`New delivery code: ${code}`),
    });
    expect((await smsTo(order.buyer))[0]?.body).toContain(`only after you have it: ${code}`);
  });

  it('is sent the code with the new total of a weighed order; its seller is not notified', async () => {
    const order = await confirmedOrder(app);
    const weights = `, weights: [{ lineId: "${order.lineIds[0]}", kilograms: "2.3", isChecked: true }]`;
    await act(app, order.seller, 'shipOrder', order, weights);
    const code = await readBy(order.buyer, order);
    expect((await lastNotification(app, order.buyer))?.message).toContain(`Delivery code: ${code}`);
    expect((await lastNotification(app, order.seller))?.title).toBe('New Order Received');
  });
});
