/** Steps that are safe to press: a delivery records what was paid, a step pressed by mistake is reverted in time. */
import { type TestApp, startTestApp } from '../../support/app';
import type { TestAccount } from '../../support/build-accounts';
import { confirmedOrder, shippedOrder, type TestOrder, toldAsPaid } from '../../support/build-orders';
import { handoverCode } from '../../support/handover';

const FIELDS = 'id status paymentStatus actions paymentSteps';
const DELIVER = `mutation ($id: ID!, $paid: Boolean!, $code: String) { deliverOrder(id: $id, paymentReceived: $paid, code: $code) { ${FIELDS} } }`;

interface Moved {
  readonly status: string;
  readonly paymentStatus: string;
  readonly actions: readonly string[];
  readonly paymentSteps: readonly string[];
}

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const deliver = async (order: TestOrder, paid: boolean) =>
  app.gql<{ deliverOrder: Moved }>(DELIVER, { id: order.id, paid, code: await handoverCode(app, order.id) }, { token: order.seller.token });
const undo = (order: TestOrder, by: TestAccount = order.seller) =>
  app.call<{ undoOrderStep: Moved }>('undoOrderStep', { id: order.id }, FIELDS, { token: by.token });
const titlesOf = async ({ token }: TestAccount) =>
  (
    await app.gql<{ notifications: { nodes: { title: string }[] } }>('{ notifications { nodes { title } } }', {}, { token })
  ).data.notifications.nodes.map(({ title }) => title);
const stockOf = async ({ lineIds }: TestOrder) =>
  (
    await app.db.query(
      `SELECT sum(on_hand_delta)::float AS "onHand", sum(reserved_delta)::float AS reserved FROM stock_movements WHERE order_line_id = $1`,
      [lineIds[0]],
    )
  )[0];
/** As if the step had been made two minutes ago. */
const age = async ({ id }: TestOrder) => {
  await app.db.query('ALTER TABLE order_events DISABLE TRIGGER USER');
  await app.db.query("UPDATE order_events SET created_at = created_at - interval '2 minutes' WHERE order_id = $1", [id]);
  await app.db.query('ALTER TABLE order_events ENABLE TRIGGER USER');
};

describe('a delivery and its money', () => {
  it.each([
    [true, 'PAID', []],
    [false, 'UNPAID', ['CONFIRM']],
  ])('with paymentReceived %s cash on delivery is %s', async (paid, paymentStatus, paymentSteps) => {
    const order = await shippedOrder(app);
    expect((await deliver(order, paid)).data.deliverOrder).toMatchObject({ status: 'DELIVERED', paymentStatus, paymentSteps });
  });

  it('cash that was not collected is marked as paid later, once, by the seller alone', async () => {
    const order = await shippedOrder(app);
    const pay = (by: TestAccount) => app.call<{ confirmPayment: Moved }>('confirmPayment', { id: order.id }, FIELDS, { token: by.token });
    expect((await pay(order.seller)).code).toBe('INVALID_TRANSITION');
    await deliver(order, false);
    expect((await pay(order.buyer)).code).toBe('FORBIDDEN');
    expect((await pay(order.seller)).data.confirmPayment).toMatchObject({ paymentStatus: 'PAID', paymentSteps: [] });
    expect((await pay(order.seller)).code).toBe('INVALID_TRANSITION');
    expect(await titlesOf(order.buyer)).toContain('Payment confirmed');
  });

  it.each([
    [true, 'PAID'],
    [false, 'CLAIMED'],
  ])('with paymentReceived %s mobile money that was claimed is %s', async (paid, paymentStatus) => {
    const order = await shippedOrder(app, { input: toldAsPaid });
    expect((await deliver(order, paid)).data.deliverOrder).toMatchObject({ status: 'DELIVERED', paymentStatus });
  });

  it('does not notify the seller of what the seller pressed', async () => {
    const order = await shippedOrder(app);
    await deliver(order, true);
    expect(await titlesOf(order.seller)).toEqual(['New Order Received']);
  });
});

describe('a step pressed by mistake', () => {
  it('a confirmation is reverted: the order is new again, and the buyer is notified', async () => {
    const order = await confirmedOrder(app);
    expect((await undo(order)).data.undoOrderStep).toMatchObject({ status: 'PLACED', actions: ['CONFIRM', 'REJECT'] });
    expect(await titlesOf(order.buyer)).toEqual(['Order not confirmed yet', 'Order confirmed']);
    expect((await undo(order)).code).toBe('INVALID_TRANSITION');
  });

  it('a shipment is reverted: the quantity is in the store and reserved again', async () => {
    const order = await shippedOrder(app);
    expect(await stockOf(order)).toEqual({ onHand: -2.5, reserved: 0 });
    expect((await undo(order)).data.undoOrderStep).toMatchObject({ status: 'CONFIRMED', actions: ['SHIP', 'PROPOSE_WEIGHT', 'CANCEL'] });
    expect(await stockOf(order)).toEqual({ onHand: 0, reserved: 2.5 });
    expect((await titlesOf(order.buyer))[0]).toBe('Order not shipped yet');
  });

  it('is not reverted after its time, nor a delivery at any time, nor by the buyer', async () => {
    const late = await confirmedOrder(app);
    expect((await undo(late, late.buyer)).code).toBe('FORBIDDEN');
    await age(late);
    const response = await undo(late);
    expect([response.code, response.body.errors?.[0]?.message]).toEqual([
      'INVALID_TRANSITION',
      'This can no longer be undone. Please call the buyer.',
    ]);
    const delivered = await shippedOrder(app);
    await deliver(delivered, true);
    expect((await undo(delivered)).code).toBe('INVALID_TRANSITION');
  });

  it('shows until when, to whom made it and while it is the last step', async () => {
    const order = await confirmedOrder(app);
    const until = async (by: TestAccount) =>
      (
        await app.gql<{ order: { undoUntil: string | null } }>(
          'query ($id: ID!) { order(id: $id) { undoUntil } }',
          { id: order.id },
          { token: by.token },
        )
      ).data.order.undoUntil;
    const seconds = (Date.parse((await until(order.seller)) ?? '') - Date.now()) / 1000;
    expect([seconds > 30, seconds <= 60, await until(order.buyer)]).toEqual([true, true, null]);
    await undo(order);
    expect(await until(order.seller)).toBeNull();
    const late = await confirmedOrder(app);
    await age(late);
    expect(
      (await app.gql('query ($id: ID!) { order(id: $id) { undoUntil } }', { id: late.id }, { token: late.seller.token })).data,
    ).toEqual({
      order: { undoUntil: null },
    });
  });
});
