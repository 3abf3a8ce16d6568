/**
 * A payment that the seller did not find, or does not decide: the buyer disputes it once, an admin decides, the order
 * has received that transfer, or it has not.
 */
import { OrderActionsService } from '../../../server/modules/orders/steps/order-actions.service';
import { type TestApp, startTestApp } from '../../support/app';
import { admin, approvedProducer, asViewer, consumer, payoutAccount, type TestAccount } from '../../support/build-accounts';
import { confirmedOrder } from '../../support/build-orders';
import { handoverCode } from '../../support/handover';
import { one, rows } from '../../support/sql';

let app: TestApp;
let judge: TestAccount;
let actions: OrderActionsService;
beforeAll(async () => {
  app = await startTestApp();
  actions = app.container.resolve(OrderActionsService);
  judge = await admin(app);
});
afterAll(() => app.stop());

let transfers = 0;
const call = (by: TestAccount, mutation: string, variables: Record<string, unknown> = {}) =>
  app.gql<Record<string, { id: string; state?: string; paymentStatus?: string }>>(mutation, variables, { token: by.token });
const DISPUTE = `mutation ($id: ID!, $text: String!, $key: String) {
  disputePayment(orderId: $id, text: $text, idempotencyKey: $key) { id paymentDispute { id state } } }`;
const DECIDE = `mutation ($id: ID!, $accepted: Boolean!, $reason: String!, $bothCame: Boolean, $key: String) {
  decidePaymentDispute(id: $id, accepted: $accepted, reason: $reason, bothCame: $bothCame, idempotencyKey: $key) { id state reason order { paymentStatus } } }`;
const dispute = (by: TestAccount, id: string, text = 'Sent at noon from my own number', key?: string) =>
  call(by, DISPUTE, { id, text, key });
const decide = (
  id: string,
  accepted: boolean,
  { by = judge, ...more }: { reason?: string; key?: string; by?: TestAccount; bothCame?: boolean } = {},
) => call(by, DECIDE, { id, accepted, reason: 'Seen on the statement', ...more });

const claimAgain = ({ buyer, id }: { buyer: TestAccount; id: string }, paymentReference: string) =>
  call(buyer, 'mutation ($id: ID!, $input: PaymentClaimInput!) { claimPayment(id: $id, input: $input) { id } }', {
    id,
    input: { paymentMethod: 'BKASH', paymentNumber: '01712345678', paymentReference },
  });

/** A confirmed order whose payment was reported. */
async function claimed(seller?: TestAccount, buyer?: TestAccount, reference = `9D7TRX${++transfers}`, isPickup = false) {
  const by = seller ?? (await approvedProducer(app));
  await payoutAccount(app, by);
  const pickup = isPickup ? { deliveryMethod: 'PICKUP', upazilaId: null, address: null } : {};
  const order = await confirmedOrder(app, { seller: by, buyer, input: { paymentMethod: 'BKASH', ...pickup } });
  await claimAgain(order, reference);
  return { ...order, reference };
}

/** The same, rejected by the seller. */
async function rejected(...of: Parameters<typeof claimed>) {
  const order = await claimed(...of);
  await call(order.seller, 'mutation ($id: ID!) { rejectPayment(id: $id, reason: "Not on my phone") { id } }', { id: order.id });
  return order;
}

const disputeOf = async (orderId: string) =>
  (await one<{ id: string }>(app.db, 'SELECT id FROM payment_disputes WHERE order_id = $1', [orderId]))?.id ?? '';
const statusOf = async (id: string) =>
  (await one<{ status: string }>(app.db, 'SELECT payment_status AS status FROM orders WHERE id = $1', [id]))?.status;
const textsOf = async ({ id }: TestAccount) =>
  (
    await rows<{ key: string }>(
      app.db,
      `SELECT text_key AS key FROM notifications WHERE user_id = $1 AND text_key LIKE 'paymentDispute%' ORDER BY id`,
      [id],
    )
  ).map(({ key }) => key);

it('is paid by the transfer where an admin accepts it; all are notified, and the trail has the reason', async () => {
  const { id, buyer, seller } = await rejected();
  expect((await dispute(buyer, id)).data.disputePayment).toMatchObject({ paymentDispute: { state: 'OPEN' } });
  expect([await textsOf(seller), await textsOf(judge)]).toEqual([['paymentDisputed'], ['paymentDisputeToDecide']]);
  const { data } = await decide(await disputeOf(id), true);
  expect(data.decidePaymentDispute).toMatchObject({ state: 'ACCEPTED', order: { paymentStatus: 'PAID' } });
  expect(await textsOf(buyer)).toEqual(['paymentDisputeAccepted']);
  expect(await textsOf(seller)).toEqual(['paymentDisputed', 'paymentDisputeAccepted']);
  expect(await one(app.db, `SELECT reason FROM audit_events WHERE action = 'payment.disputeDecided' AND subject_id = $1`, [id])).toEqual({
    reason: 'Seen on the statement',
  });
});

it('stays unpaid where it is dismissed, and the same transfer is not disputed again', async () => {
  const { id, buyer } = await rejected();
  await dispute(buyer, id);
  await decide(await disputeOf(id), false, { reason: 'No such transfer' });
  expect(await statusOf(id)).toBe('UNPAID');
  expect((await dispute(buyer, id)).code).toBe('CONFLICT');
  const again = await decide(await disputeOf(id), true);
  expect([again.code, again.body.errors?.[0]?.extensions]).toMatchObject(['CONFLICT', { current: { status: 'DISMISSED' } }]);
});

it('is taken only of a payment that was rejected, with a text, from the buyer', async () => {
  const open = await claimed();
  expect((await dispute(open.buyer, open.id)).code).toBe('CONFLICT');
  const { id, buyer, seller } = await rejected();
  expect((await dispute(buyer, id, ' ')).code).toBe('BAD_USER_INPUT');
  expect((await dispute(seller, id)).code).toMatch(/FORBIDDEN|NOT_FOUND/);
  expect((await dispute(open.buyer, id)).code).toBe('NOT_FOUND');
  const cash = await confirmedOrder(app);
  expect((await dispute(cash.buyer, cash.id)).code).toBe('CONFLICT');
});

it('is opened and decided once, however often and by however many at once', async () => {
  const { id, buyer } = await rejected();
  const opened = await Promise.all([dispute(buyer, id, 'Sent', 'k'), dispute(buyer, id, 'Sent', 'k'), dispute(buyer, id, 'Sent it')]);
  expect(opened.filter(({ code }) => code === null).length).toBeGreaterThan(0);
  expect(await rows(app.db, 'SELECT id FROM payment_disputes WHERE order_id = $1', [id])).toHaveLength(1);
  const other = await admin(app);
  const disputeId = await disputeOf(id);
  const decided = await Promise.all([decide(disputeId, true), decide(disputeId, false, { by: other })]);
  expect(decided.map(({ code }) => code).toSorted()).toEqual(['CONFLICT', null]);
});

it('keeps the transfer of a rejected payment bound to its buyer and seller until an admin finds that it was not sent', async () => {
  const first = await rejected();
  await dispute(first.buyer, first.id);
  const second = await claimed(undefined, undefined, first.reference);
  expect(await statusOf(second.id)).toBe('UNPAID');
  await decide(await disputeOf(first.id), false);
  const third = await claimed(undefined, undefined, first.reference);
  expect([await statusOf(first.id), await statusOf(third.id)]).toEqual(['UNPAID', 'CLAIMED']);
});

it('accepts each of two rejected payments that one transfer was sent for', async () => {
  const [seller, buyer, reference] = [await approvedProducer(app), await consumer(app), 'SHAREDTRX1'];
  await payoutAccount(app, seller);
  const orders = [
    await confirmedOrder(app, { seller, buyer, input: { paymentMethod: 'BKASH' } }),
    await confirmedOrder(app, { seller, buyer, input: { paymentMethod: 'BKASH' } }),
  ];
  const amount = orders.reduce((sum, { order }) => sum + Number(order.total), 0).toFixed(2);
  for (const { id } of orders) {
    const input = { paymentMethod: 'BKASH', paymentNumber: '01712345678', paymentReference: reference, amount };
    await call(buyer, 'mutation ($id: ID!, $input: PaymentClaimInput!) { claimPayment(id: $id, input: $input) { id } }', { id, input });
    await call(seller, 'mutation ($id: ID!) { rejectPayment(id: $id, reason: "Not on my phone") { id } }', { id });
    await dispute(buyer, id);
  }
  for (const { id } of orders) expect((await decide(await disputeOf(id), true)).code).toBeNull();
  expect(await Promise.all(orders.map(({ id }) => statusOf(id)))).toEqual(['PAID', 'PAID']);
  expect(await one(app.db, 'SELECT amount::text FROM payment_disputes WHERE order_id = $1', [orders[0]?.id ?? ''])).toEqual({ amount });
});

it('waits in the list of admins, the longest waiting first', async () => {
  const LIST = '{ paymentDisputes(first: 100) { nodes { id order { trackingNumber } } } }';
  const [one_, two] = [await rejected(), await rejected()];
  await dispute(one_.buyer, one_.id);
  await dispute(two.buyer, two.id);
  const { data } = await app.gql<{ paymentDisputes: { nodes: { id: string }[] } }>(LIST, {}, { token: judge.token });
  const ids = data.paymentDisputes.nodes.map(({ id }) => id);
  expect(ids.indexOf(await disputeOf(one_.id))).toBeLessThan(ids.indexOf(await disputeOf(two.id)));
});

type Claimed = Awaited<ReturnType<typeof claimed>>;
const accountOf = (id: string) =>
  one(
    app.db,
    `SELECT received::float AS received, claimed::float AS claimed, refund_owed::float AS owed, payment_status AS status FROM orders WHERE id = $1`,
    [id],
  );
const confirm = ({ seller, id }: Claimed) => call(seller, 'mutation ($id: ID!) { confirmPayment(id: $id) { id } }', { id });
const ship = ({ seller, id, lineIds }: Claimed, kilograms: string) =>
  actions.ship(asViewer(seller), id, { weights: [{ lineId: lineIds[0] ?? '', kilograms }] });

/** The seller does this between the dispute and its decision, and the order has that then; the transfer has 75 Tk. */
const meanwhile: readonly [string, (order: Claimed) => Promise<unknown>, object][] = [
  [
    'the order is cancelled',
    ({ seller, id }) => actions.cancel(asViewer(seller), id, 'No harvest'),
    { received: 75, owed: 75, status: 'REFUND_DUE' },
  ],
  ['less is shipped', (order) => ship(order, '2'), { received: 75, owed: 15, status: 'REFUND_DUE' }],
  ['more is shipped', (order) => ship(order, '2.6'), { received: 75, owed: 0, status: 'PARTLY_PAID' }],
  [
    'cash is paid at the delivery',
    async (order) => {
      await call(order.buyer, 'mutation ($id: ID!) { payInCash(id: $id) { id } }', { id: order.id });
      await actions.ship(asViewer(order.seller), order.id);
      await actions.deliver(asViewer(order.seller), order.id, { code: await handoverCode(app, order.id), paymentReceived: true });
    },
    { received: 150, owed: 75, status: 'REFUND_DUE' },
  ],
  [
    'a second transfer is confirmed',
    async (order) => {
      await claimAgain(order, `9D8TRX${++transfers}`);
      await confirm(order);
    },
    { received: 150, owed: 75, status: 'REFUND_DUE' },
  ],
  [
    'a second transfer is reported',
    (order) => claimAgain(order, `9D8TRX${++transfers}`),
    { received: 75, claimed: 75, owed: 0, status: 'CLAIMED' },
  ],
  [
    'the seller confirms the same transfer',
    async (order) => {
      await claimAgain(order, order.reference);
      await confirm(order);
    },
    { received: 75, owed: 0, status: 'PAID' },
  ],
];
it.each(meanwhile)('receives the whole transfer that is accepted though %s meanwhile', async (_, change, expected) => {
  const order = await rejected(undefined, undefined, undefined, true);
  await dispute(order.buyer, order.id);
  await change(order);
  expect((await decide(await disputeOf(order.id), true, { bothCame: true })).code).toBeNull();
  expect(await accountOf(order.id)).toEqual({ claimed: 0, ...expected });
});

it('does not receive a transfer that has paid for another order meanwhile', async () => {
  const order = await rejected();
  await dispute(order.buyer, order.id);
  const other = await claimed(order.seller, order.buyer, order.reference);
  await confirm(other);
  expect((await decide(await disputeOf(order.id), true)).code).toBe('CONFLICT');
  expect((await decide(await disputeOf(order.id), false)).code).toBeNull();
  expect([await statusOf(order.id), await statusOf(other.id)]).toEqual(['UNPAID', 'PAID']);
});

it.each([
  [true, { received: 75, owed: 75, claimed: 0, status: 'REFUND_DUE' }],
  [false, { received: 0, owed: 0, claimed: 0, status: 'UNPAID' }],
])('of a cancelled order that nobody decided is disputed by its buyer, accepted: %s', async (accepted, expected) => {
  const order = await claimed(undefined, undefined, undefined, true);
  expect((await dispute(order.buyer, order.id)).code).toBe('CONFLICT');
  await actions.cancel(asViewer(order.seller), order.id, 'No harvest');
  const { data } = await app.gql('{ accountClosing { obstacles } }', {}, { token: order.seller.token });
  expect(data).toEqual({ accountClosing: { obstacles: ['OPEN_ORDERS', 'ENDED_ORDERS'] } });
  expect((await dispute(order.buyer, order.id)).code).toBeNull();
  await decide(await disputeOf(order.id), accepted);
  expect(await accountOf(order.id)).toEqual(expected);
});

it('can be disputed while its seller is suspended, or has not decided for three days', async () => {
  const [suspended, silent] = [await claimed(), await claimed()];
  await rows(app.db, `UPDATE users SET status = 'SUSPENDED' WHERE id = $1`, [suspended.seller.id]);
  await rows(app.db, `UPDATE order_payments SET made_at = now() - interval '73 hours' WHERE order_id = $1`, [silent.id]);
  for (const { buyer, id } of [suspended, silent]) {
    expect((await dispute(buyer, id)).code).toBeNull();
    expect((await decide(await disputeOf(id), true)).code).toBeNull();
    expect(await statusOf(id)).toBe('PAID');
  }
});
