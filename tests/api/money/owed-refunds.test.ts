/**
 * Refunds that a seller owes, from the step that makes them due to the buyer's word; and the steps that can be tried or
 * undone only so often.
 */
import { OrderActionsService } from '../../../server/modules/orders/steps/order-actions.service';
import { orderAmountsOf } from '../../../server/modules/orders/account/order-account.service';
import { amountsOf } from '../../../server/modules/orders/account/order-money';
import { RefundDeadlinesService } from '../../../server/modules/orders/account/refund-deadlines.service';
import type { OrderStatus } from '../../../schema/values/orders/orders';
import { startTestApp, type TestApp } from '../../support/app';
import { admin, approvedProducer, asViewer, consumer } from '../../support/build-accounts';
import { listedProduct, placedOrder, shippedOrder } from '../../support/build-orders';
import { handoverCode, otherCode } from '../../support/handover';
import { rows } from '../../support/sql';
import { bkashOrder, codeOf, paidByBkash, seen } from './support/order-accounts';

let app: TestApp;
let actions: OrderActionsService;
beforeAll(async () => {
  app = await startTestApp();
  actions = app.container.resolve(OrderActionsService);
});
afterAll(() => app.stop());

it('a paid order that its seller cancels is owed back: given, denied, decided, confirmed; the seller cannot close the account before', async () => {
  const order = await bkashOrder(app);
  await paidByBkash(app, order);
  await actions.cancel(asViewer(order.seller), order.id, 'No harvest');
  const [refund] = (await seen(app, order, order.seller)).money.refunds;
  expect(refund).toMatchObject({ amount: '75.00', state: 'OWED', actions: ['GIVE'] });
  const id = refund?.id;
  const closing = await app.gql<{ accountClosing: { obstacles: string[] } }>(
    '{ accountClosing { obstacles } }',
    {},
    { token: order.seller.token },
  );
  expect(closing.data.accountClosing.obstacles).toContain('REFUNDS');
  const give = 'mutation ($id: ID!, $input: RefundGivenInput!) { giveRefund(id: $id, input: $input) { state } }';
  expect((await app.gql(give, { id, input: { method: 'BKASH' } }, { token: order.seller.token })).code).toBe('BAD_USER_INPUT');
  expect((await app.gql(give, { id, input: { method: 'BKASH', reference: '9REFUND77' } }, { token: order.buyer.token })).code).toMatch(
    /FORBIDDEN|NOT_FOUND/,
  );
  expect((await app.gql(give, { id, input: { method: 'BKASH', reference: '9REFUND77' } }, { token: order.seller.token })).data).toEqual({
    giveRefund: { state: 'GIVEN' },
  });
  const deny = 'mutation ($id: ID!) { denyRefund(id: $id, reason: "Nothing came") { state } }';
  expect((await app.gql(deny, { id }, { token: order.buyer.token })).data).toEqual({ denyRefund: { state: 'DENIED' } });
  const chief = await admin(app);
  const queue = await app.call<{ overdueRefunds: { nodes: { id: string }[] } }>('overdueRefunds', { first: 100 }, 'nodes { id }', {
    token: chief.token,
  });
  expect(queue.data.overdueRefunds.nodes.map((node) => node.id)).toContain(id);
  const decide =
    'mutation ($id: ID!, $given: Boolean!) { decideRefund(id: $id, given: $given, reason: "The statement shows none") { state isOverdue } }';
  expect((await app.gql(decide, { id, given: false }, { token: chief.token })).data).toEqual({
    decideRefund: { state: 'OWED', isOverdue: true },
  });
  const confirm = 'mutation ($id: ID!) { confirmRefund(id: $id) { state } }';
  const both = await Promise.all([
    app.gql(confirm, { id }, { token: order.buyer.token }),
    app.gql(confirm, { id }, { token: order.buyer.token }),
  ]);
  expect(both.map(({ code }) => code).toSorted()).toEqual(['INVALID_TRANSITION', null]);
  const current = both.flatMap(({ body }) => body.errors ?? [])[0]?.extensions.current;
  expect(current).toEqual({ status: 'CONFIRMED', allowed: [] });
  expect(await seen(app, order, order.buyer)).toMatchObject({
    paymentStatus: 'REFUNDED',
    money: { received: '75.00', refunded: '75.00', refundDue: '0.00' },
  });
});

it('a refund that is late goes to the admins and pauses posts; after three days without a response it counts as received', async () => {
  const order = await bkashOrder(app);
  await paidByBkash(app, order);
  await actions.cancel(asViewer(order.seller), order.id, 'No harvest');
  await rows(
    app.db,
    `UPDATE order_refunds SET owed_at = now() - interval '8 days', due_at = now() - interval '5 days' WHERE order_id = $1`,
    [order.id],
  );
  const deadlines = app.container.resolve(RefundDeadlinesService);
  await deadlines.run();
  expect(
    await rows(app.db, `SELECT text_key FROM notifications WHERE user_id = $1 AND text_key = 'refundOverdue'`, [order.seller.id]),
  ).toHaveLength(1);
  const more = await listedProduct(app, order.seller, { published: false });
  const post = await app.gql(
    'mutation ($id: ID!) { postForSell(productIds: [$id]) { products { id } } }',
    { id: more.id },
    { token: order.seller.token },
  );
  expect(JSON.stringify(post.body)).toMatch(/refund\.postsPaused|POSTS_PAUSED/);
  const [refund] = await rows<{ id: string }>(app.db, 'SELECT id FROM order_refunds WHERE order_id = $1', [order.id]);
  const give = 'mutation ($id: ID!) { giveRefund(id: $id, input: { method: CASH_ON_DELIVERY }) { id } }';
  await app.gql(give, { id: refund?.id }, { token: order.seller.token });
  await rows(app.db, `UPDATE order_refunds SET given_at = now() - interval '4 days' WHERE order_id = $1`, [order.id]);
  expect((await deadlines.run()).confirmed).toBe(1);
  expect((await seen(app, order, order.buyer)).paymentStatus).toBe('REFUNDED');
});

it('a refund that is no longer due is dropped: the shipment that made it was undone', async () => {
  const order = await bkashOrder(app);
  await paidByBkash(app, order);
  await actions.ship(asViewer(order.seller), order.id, { weights: [{ lineId: order.lineIds[0] ?? '', kilograms: '2' }] });
  await actions.undo(asViewer(order.seller), order.id);
  expect(await seen(app, order, order.buyer)).toMatchObject({ paymentStatus: 'PAID', money: { refundOwed: '0.00', refunds: [] } });
});

it('a transfer gives one refund, and is none of the payments; two sellers at once cannot both report it', async () => {
  const give = 'mutation ($id: ID!, $input: RefundGivenInput!) { giveRefund(id: $id, input: $input) { state } }';
  const owed = async () => {
    const order = await bkashOrder(app);
    await paidByBkash(app, order);
    await actions.cancel(asViewer(order.seller), order.id, 'No harvest');
    const [refund] = (await seen(app, order, order.seller)).money.refunds;
    const [paid] = await rows<{ reference: string }>(app.db, 'SELECT reference FROM order_payments WHERE order_id = $1', [order.id]);
    const report = (reference: string | undefined, method = 'BKASH') =>
      app.gql(give, { id: refund?.id, input: { method, reference } }, { token: order.seller.token });
    return { order, report, refundId: refund?.id, paidBy: paid?.reference };
  };
  const [first, second, third] = [await owed(), await owed(), await owed()];
  const used = [expect.objectContaining({ field: 'reference', message: expect.stringContaining('TrxID is recorded for something else') })];
  for (const [reference, method] of [
    [first.paidBy, 'BKASH'],
    [first.paidBy, 'NAGAD'],
    [second.paidBy, 'BKASH'],
  ]) {
    const { code, body } = await first.report(reference, method);
    expect([code, body.errors?.[0]?.extensions.fields]).toEqual(['BAD_USER_INPUT', used]);
  }
  const both = await Promise.all([first.report('9GIVEN0001'), second.report('9given0001')]);
  expect(both.map(({ code }) => code).toSorted()).toEqual(['BAD_USER_INPUT', null].toSorted());
  expect((await third.report('9GIVEN0001')).code).toBe('BAD_USER_INPUT');
  expect((await third.report('9GIVEN0002')).code).toBeNull();
  // a denied refund is reported again with its own transfer
  await app.call('denyRefund', { id: third.refundId, reason: 'Nothing' }, 'id', third.order.buyer);
  expect((await third.report('9GIVEN0002')).code).toBeNull();
  await expect(
    app.db.query("UPDATE order_refunds SET reference = '9GIVEN0002', method = 'BKASH' WHERE id <> $1 AND reference IS NOT NULL", [
      third.refundId,
    ]),
  ).rejects.toThrow('order_refunds_reference');
});

it('lists what a seller owes, the earliest due first', async () => {
  const seller = await approvedProducer(app);
  const buyer = await consumer(app);
  for (let count = 0; count < 2; count++) {
    const order = await bkashOrder(app, { seller, buyer });
    await paidByBkash(app, order);
    await actions.cancel(asViewer(seller), order.id, 'No harvest');
  }
  const { data } = await app.call<{ myRefunds: { totalCount: number; nodes: { amount: string; isOverdue: boolean }[] } }>(
    'myRefunds',
    { first: 10 },
    'totalCount nodes { amount isOverdue order { trackingNumber } }',
    { token: seller.token },
  );
  expect(data.myRefunds).toMatchObject({ totalCount: 2, nodes: [{ amount: '75.00', isOverdue: false }, { amount: '75.00' }] });
  // what was given waits for the buyer: it is no duty of the seller
  await app.db.query(
    `UPDATE order_refunds SET state = 'GIVEN', given_at = now(), method = 'CASH_ON_DELIVERY'
     WHERE id = (SELECT id FROM order_refunds WHERE seller_id = $1 ORDER BY id LIMIT 1)`,
    [seller.id],
  );
  const counted = await app.gql<Record<'open' | 'toGive', { totalCount: number }>>(
    '{ open: myRefunds { totalCount } toGive: myRefunds(states: [OWED, DENIED]) { totalCount } }',
    {},
    { token: seller.token },
  );
  expect(counted.data).toEqual({ open: { totalCount: 2 }, toGive: { totalCount: 1 } });
});

it('one sum says what a seller is to give back: what was given waits for the buyer, what was denied for the seller again', async () => {
  const seller = await approvedProducer(app);
  const buyer = await consumer(app);
  const duty = async () => {
    const { data } = await app.gql<{ myRefundDuty: object; myRefunds: { totalCount: number }; myBalance: { balance: string } }>(
      `{ myRefundDuty { count amount first { id state } } myBalance { balance }
        myRefunds(states: [OWED, DENIED], first: 10) { totalCount nodes { amount } } }`,
      {},
      seller,
    );
    return data;
  };
  expect(await duty()).toMatchObject({ myRefundDuty: { count: 0, amount: '0.00', first: null } });
  const refundIds: string[] = [];
  for (let count = 0; count < 2; count++) {
    const order = await bkashOrder(app, { seller, buyer });
    await paidByBkash(app, order);
    await actions.cancel(asViewer(seller), order.id, 'No harvest');
    refundIds.push(...(await seen(app, order, seller)).money.refunds.map(({ id }) => id));
  }
  const [first] = refundIds;
  expect(await duty()).toMatchObject({
    myRefundDuty: { count: 2, amount: '150.00', first: { id: first, state: 'OWED' } },
    myBalance: { balance: '0.00' }, // between seller and platform: nothing is counted twice
    myRefunds: { totalCount: 2, nodes: [{ amount: '75.00' }, { amount: '75.00' }] },
  });
  await app.call('giveRefund', { id: first, input: { method: 'CASH_ON_DELIVERY' } }, 'id', seller);
  expect(await duty()).toMatchObject({
    myRefundDuty: { count: 1, amount: '75.00', first: { id: refundIds[1] } },
    myRefunds: { totalCount: 1 },
  });
  await app.call('denyRefund', { id: first, reason: 'Nothing came' }, 'id', buyer);
  expect(await duty()).toMatchObject({ myRefundDuty: { count: 2, amount: '150.00', first: { id: first, state: 'DENIED' } } });
});

it('messages and files have the account that the API has, of orders in every state', async () => {
  await shippedOrder(app);
  await placedOrder(app);
  const found = await rows<Record<string, string> & { status: OrderStatus; money: object }>(
    app.db,
    `SELECT o.status, o.total, o.refunded, o.received, o.claimed, o.given_back AS "givenBack", o.refund_owed AS "refundOwed", ${orderAmountsOf('o')} AS money
     FROM orders o`,
  );
  expect(new Set(found.map(({ status }) => status))).toEqual(new Set(['PLACED', 'CONFIRMED', 'SHIPPED', 'CANCELLED']));
  for (const { money, ...order } of found) expect(money).toEqual(amountsOf(order as unknown as Parameters<typeof amountsOf>[0]));
});

it('five guesses of the handover code are all there are, whatever is undone or sent again', async () => {
  const order = await shippedOrder(app);
  const wrong = async () =>
    codeOf(
      actions.deliver(asViewer(order.seller), order.id, { code: otherCode(await handoverCode(app, order.id)), paymentReceived: true }),
    );
  for (let guess = 0; guess < 4; guess++) expect(await wrong()).toBe('BAD_USER_INPUT');
  expect(await codeOf(actions.undo(asViewer(order.seller), order.id))).toBe('INVALID_TRANSITION');
  await actions.fail(asViewer(order.seller), order.id, { failure: 'ABSENT' });
  await actions.shipAgain(asViewer(order.seller), order.id);
  expect(await wrong()).toBe('BAD_USER_INPUT');
  expect(
    await codeOf(actions.deliver(asViewer(order.seller), order.id, { code: await handoverCode(app, order.id), paymentReceived: true })),
  ).toBe('BAD_USER_INPUT');
});

it('a confirmation is undone twice at most', async () => {
  const order = await placedOrder(app);
  for (let time = 0; time < 2; time++) {
    await actions.confirm(asViewer(order.seller), order.id);
    await actions.undo(asViewer(order.seller), order.id);
  }
  await actions.confirm(asViewer(order.seller), order.id);
  expect(await codeOf(actions.undo(asViewer(order.seller), order.id))).toBe('INVALID_TRANSITION');
});
