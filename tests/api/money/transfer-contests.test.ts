/** A TrxID that an accomplice reported first: the buyer who sent the money asks an admin whose it is. */
import { type TestApp, startTestApp } from '../../support/app';
import { admin, approvedProducer, consumer, payoutAccount, type TestAccount } from '../../support/build-accounts';
import { listedProduct, placedOrder, type TestOrder } from '../../support/build-orders';
import { one, rows } from '../../support/sql';
import { bkashOrder } from './support/order-accounts';
import { transferSteps } from './support/transfer-steps';

let app: TestApp;
let judge: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  judge = await admin(app);
});
afterAll(() => app.stop());

const { claim, confirm, reject, cancel, owed } = transferSteps(() => app);

const CONTEST =
  'mutation ($id: ID!, $transfer: PaymentClaimInput) { disputePayment(orderId: $id, text: "I sent it", transfer: $transfer) { id } }';
const contest = async ({ id, buyer }: TestOrder, paymentReference: string, amount?: string) => {
  const transfer = { paymentMethod: 'BKASH', paymentNumber: '01812345678', paymentReference, amount };
  const { code, body } = await app.gql(CONTEST, { id, transfer }, { token: buyer.token });
  return code === 'BAD_USER_INPUT' ? body.errors?.[0]?.extensions.fields?.map(({ field }) => field) : code;
};
const decide = async ({ id }: TestOrder, accepted: boolean) => {
  const dispute = await one<{ id: string }>(app.db, `SELECT id FROM payment_disputes WHERE order_id = $1 AND state = 'OPEN'`, [id]);
  const mutation = 'mutation ($id: ID!, $accepted: Boolean!) { decidePaymentDispute(id: $id, accepted: $accepted, reason: "Seen") { id } }';
  return (await app.gql(mutation, { id: dispute?.id, accepted }, { token: judge.token })).code;
};

/** Two orders of one seller: the accomplice has reported the transfer that the other buyer made. */
async function burnt(reference: string): Promise<{ honest: TestOrder; accomplice: TestOrder }> {
  const seller = await approvedProducer(app);
  const [honest, accomplice] = [await bkashOrder(app, { seller }), await bkashOrder(app, { seller })];
  expect(await claim(accomplice, reference)).toBeNull();
  expect(await claim(honest, reference)).toBe('CONFLICT');
  return { honest, accomplice };
}

it.each([
  ['and the seller has confirmed it', confirm],
  ['and the seller has rejected it', reject],
  ['and no one has decided', async () => null],
])('is paid by a transfer that someone else reported first, %s, once an admin accepts it', async (_what, sellerDecides) => {
  const reference = `7OTHER${Math.random().toString(36).slice(2, 8).toUpperCase()}`;
  const { honest, accomplice } = await burnt(reference);
  expect(await sellerDecides(accomplice)).toBeNull();
  expect(await contest(honest, reference)).toBeNull();
  expect((await owed(honest))[0]).toBe('UNPAID');
  const query = '{ paymentDisputes { nodes { otherOrders order { id trackingNumber } } } }';
  const { data } = await app.gql<{ paymentDisputes: { nodes: { otherOrders: string[]; order: { id: string } }[] } }>(
    query,
    {},
    { token: judge.token },
  );
  const number = await one<{ of: string }>(app.db, 'SELECT tracking_number AS of FROM orders WHERE id = $1', [accomplice.id]);
  expect(data.paymentDisputes.nodes.find(({ order }) => order.id === honest.id)?.otherOrders).toEqual([number?.of]);
  const ofParty = 'query ($id: ID!) { order(id: $id) { paymentDispute { otherOrders } } }';
  for (const { token } of [honest.buyer, honest.seller])
    expect((await app.gql(ofParty, { id: honest.id }, { token })).code).toBe('FORBIDDEN');
  expect(await decide(honest, true)).toBeNull();
  expect((await owed(honest))[0]).toBe('PAID');
  if (sellerDecides !== confirm && sellerDecides !== reject) expect(await confirm(accomplice)).toBe('CONFLICT');
  // the transfer is the honest buyer's now, and pays no other order of the accomplice
  const next = await bkashOrder(app, { seller: accomplice.seller, buyer: accomplice.buyer });
  expect(await claim(next, reference)).toBe('CONFLICT');
});

it('stays unpaid where an admin dismisses it, and the transfer stays whose it was', async () => {
  const { honest, accomplice } = await burnt('7DISMISS1');
  expect(await contest(honest, '7DISMISS1')).toBeNull();
  expect(await decide(honest, false)).toBeNull();
  expect((await owed(honest))[0]).toBe('UNPAID');
  expect(await contest(honest, '7DISMISS1')).toBe('CONFLICT');
  expect(await confirm(accomplice)).toBeNull();
  expect((await owed(accomplice))[0]).toBe('PAID');
});

it('what was sent for an order that has ended is owed back, and needs its amount', async () => {
  const { honest } = await burnt('7ENDED001');
  await cancel(honest);
  expect(await contest(honest, '7ENDED001')).toEqual(['amount']);
  expect(await contest(honest, '7ENDED001', '75')).toBeNull();
  expect(await decide(honest, true)).toBeNull();
  expect(await owed(honest)).toEqual(['REFUND_DUE', '75.00', '75.00']);
});

it('is contested only where someone else has reported it, once, and at most five times an order', async () => {
  const { honest } = await burnt('7ONCE0001');
  expect(await contest(honest, '7NOBODY01')).toBe('CONFLICT');
  expect(await contest(honest, 'x')).toEqual(['paymentReference']);
  expect(await Promise.all([contest(honest, '7ONCE0001'), contest(honest, '7ONCE0001')])).toEqual(
    expect.arrayContaining([null, 'CONFLICT']),
  );
  expect(await rows(app.db, 'SELECT id FROM order_payments WHERE order_id = $1', [honest.id])).toHaveLength(1);
  const own = await bkashOrder(app, { seller: honest.seller, buyer: honest.buyer });
  expect(await claim(own, '7MINE0001')).toBeNull();
  expect(await contest(honest, '7MINE0001')).toBe('CONFLICT');
});

it('two buyers who contest one transfer: it is given to one of them', async () => {
  const { honest, accomplice } = await burnt('7TWICE001');
  const third = await bkashOrder(app, { seller: accomplice.seller });
  expect([await contest(honest, '7TWICE001'), await contest(third, '7TWICE001')]).toEqual([null, null]);
  expect((await Promise.all([decide(honest, true), decide(third, true)])).toSorted()).toEqual(['CONFLICT', null]);
  expect(await confirm(accomplice)).toBe('CONFLICT');
});

it('what is left of an accepted transfer pays further orders of its buyer, though another order has received it', async () => {
  const { honest, accomplice } = await burnt('7REST0001');
  expect([await confirm(accomplice), await contest(honest, '7REST0001', '100000'), await decide(honest, true)]).toEqual([null, null, null]);
  const next = await bkashOrder(app, { seller: honest.seller, buyer: honest.buyer });
  expect([await claim(next, '7REST0001', '100000'), await confirm(next)]).toEqual([null, null]);
  expect((await owed(next))[0]).toBe('PAID');
});

it('an acceptance and the confirmation of the other claim at once: one after the other', async () => {
  for (let round = 0; round < 5; round++) {
    const { honest, accomplice } = await burnt(`7RACE000${round}`);
    expect(await contest(honest, `7RACE000${round}`)).toBeNull();
    const [accepted, confirmed] = await Promise.all([decide(honest, true), confirm(accomplice)]);
    expect(accepted).toBeNull();
    expect([null, 'CONFLICT']).toContain(confirmed);
  }
});

it('one transfer is given to one seller of a buyer, also where admins accept two disputes at once', async () => {
  const { honest, accomplice } = await burnt('7BOTH0001');
  const elsewhere = await bkashOrder(app, { buyer: honest.buyer });
  expect([await contest(honest, '7BOTH0001'), await contest(elsewhere, '7BOTH0001')]).toEqual([null, null]);
  expect((await Promise.all([decide(honest, true), decide(elsewhere, true)])).toSorted()).toEqual(['CONFLICT', null]);
  expect(await confirm(accomplice)).toBe('CONFLICT');
  const [first, second] = [await bkashOrder(app), await bkashOrder(app)];
  const other = { ...second, buyer: first.buyer };
  await app.db.query('UPDATE orders SET buyer_id = $2 WHERE id = $1', [second.id, first.buyer.id]);
  expect([await claim(first, '7BOTH0002'), await confirm(first)]).toEqual([null, null]);
  expect([await contest(other, '7BOTH0002'), await decide(other, true)]).toEqual([null, 'CONFLICT']);
});

it('orders of one purchase at two sellers that an earlier release took with one transfer are both confirmed', async () => {
  const [first, second] = [await bkashOrder(app), await bkashOrder(app)];
  await app.db.query('UPDATE orders SET purchase_id = (SELECT purchase_id FROM orders WHERE id = $2) WHERE id = $1', [second.id, first.id]);
  await app.db.query(
    `WITH r AS (INSERT INTO payment_references (payment_method, reference, purchase_id) SELECT 'BKASH', '7OLD00001', purchase_id FROM orders WHERE id = $1),
       p AS (INSERT INTO order_payments (order_id, method, amount, state, number, reference)
         SELECT id, 'BKASH', total, 'CLAIMED', '01712345678', '7OLD00001' FROM orders WHERE id IN ($1, $2))
     UPDATE orders SET claimed = total WHERE id IN ($1, $2)`,
    [first.id, second.id],
  );
  expect(await Promise.all([confirm(first), confirm(second)])).toEqual([null, null]);
});

it('a transfer that was reported to the wrong seller of one purchase goes to the right one', async () => {
  const buyer = await consumer(app);
  const sellers = [await approvedProducer(app), await approvedProducer(app)] as const;
  const lines = await Promise.all(sellers.map(async (seller) => ({ product: await listedProduct(app, seller), quantity: '1' })));
  for (const seller of sellers) await payoutAccount(app, seller);
  const pickup = { paymentMethod: 'BKASH', deliveryMethod: 'PICKUP', upazilaId: null, address: null };
  const placed = await placedOrder(app, { buyer, lines, input: pickup });
  const ids = await rows<{ id: string; seller: string }>(
    app.db,
    'SELECT id, seller_id AS seller FROM orders WHERE purchase_id = (SELECT purchase_id FROM orders WHERE id = $1)',
    [placed.id],
  );
  const [wrong, right] = sellers.map((seller) => ({ ...placed, seller, id: ids.find((one) => one.seller === seller.id)?.id ?? '' }));
  if (!wrong || !right) throw new Error('Two sellers have two orders.');
  expect(await claim(wrong, '7WRONG001')).toBeNull();
  expect(await claim(right, '7WRONG001')).toBe('CONFLICT');
  expect(await contest(right, '7WRONG001')).toBeNull();
  expect(await decide(right, true)).toBeNull();
  expect([(await owed(right))[0], await confirm(wrong)]).toEqual(['PAID', 'CONFLICT']);
});

it('nobody crowds the order of another buyer out of what the admin sees', async () => {
  const { honest, accomplice } = await burnt('7CROWD001');
  await app.db.query(
    `INSERT INTO order_payments (order_id, method, amount, state, number, reference, decided_at)
     SELECT $1, 'BKASH', 1, 'REJECTED', '01712345678', '7CROWD001', now() FROM generate_series(1, 30)`,
    [(await bkashOrder(app, { seller: honest.seller, buyer: honest.buyer })).id],
  );
  expect(await contest(honest, '7CROWD001')).toBeNull();
  const query = '{ paymentDisputes(first: 100) { nodes { otherOrders order { id } } } }';
  const { data } = await app.gql<{ paymentDisputes: { nodes: { otherOrders: string[]; order: { id: string } }[] } }>(
    query,
    {},
    { token: judge.token },
  );
  const number = await one<{ of: string }>(app.db, 'SELECT tracking_number AS of FROM orders WHERE id = $1', [accomplice.id]);
  const shown = data.paymentDisputes.nodes.find(({ order }) => order.id === honest.id)?.otherOrders;
  expect([shown?.[0], shown?.length]).toEqual([number?.of, 2]);
});

it('is contested within the days of a claim, of buyers who are still there, and five at a time', async () => {
  const { honest, accomplice } = await burnt('7BOUND001');
  await app.db.query("UPDATE orders SET placed_at = placed_at - interval '61 days' WHERE id = $1", [honest.id]);
  await cancel(honest);
  expect(await contest(honest, '7BOUND001', '75')).toBe('CONFLICT');
  await app.db.query('UPDATE orders SET placed_at = now() WHERE id = $1', [honest.id]);
  await app.db.query('UPDATE users SET closed_at = now() WHERE id = $1', [honest.buyer.id]);
  expect(await contest(honest, '7BOUND001', '75')).not.toBeNull();
  await app.db.query('UPDATE users SET closed_at = NULL WHERE id = $1', [honest.buyer.id]);
  for (let time = 0; time < 6; time += 1) {
    const order = await bkashOrder(app, { seller: accomplice.seller, buyer: honest.buyer });
    expect(await contest(order, '7BOUND001')).toBe(time < 5 ? null : 'CONFLICT');
  }
});

it('a transfer that was given back pays for nothing of its buyer, also where the buyer denies it', async () => {
  const order = await bkashOrder(app);
  expect(await claim(order, '7DENY0001')).toBeNull();
  expect(await confirm(order)).toBeNull();
  await cancel(order);
  const refund = await one<{ id: string }>(app.db, 'SELECT id FROM order_refunds WHERE order_id = $1', [order.id]);
  const give = 'mutation ($id: ID!) { giveRefund(id: $id, input: { method: BKASH, reference: "7GIVEN001" }) { state } }';
  expect((await app.gql(give, { id: refund?.id }, { token: order.seller.token })).code).toBeNull();
  const deny = 'mutation ($id: ID!) { denyRefund(id: $id, reason: "Not here") { state } }';
  expect((await app.gql(deny, { id: refund?.id }, { token: order.buyer.token })).code).toBeNull();
  const next = await bkashOrder(app, { seller: order.seller, buyer: order.buyer });
  expect(await claim(next, '7GIVEN001')).toBe('CONFLICT');
});

it('is asked about while the seller is suspended, too', async () => {
  const { honest } = await burnt('7SUSPEND1');
  const suspended = await app.call('suspendAccount', { id: honest.seller.id, reason: 'Complaints' }, 'id', judge);
  expect(suspended.code).toBeNull();
  expect([await contest(honest, '7SUSPEND1'), await decide(honest, true)]).toEqual([null, null]);
  expect((await one<{ of: string }>(app.db, 'SELECT payment_status AS of FROM orders WHERE id = $1', [honest.id]))?.of).toBe('PAID');
});
