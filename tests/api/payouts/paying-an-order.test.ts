/**
 * Mobile money is sent once the order is confirmed, to where the seller receives it; one transfer pays for orders of
 * one seller up to its amount.
 */
import { randomUUID } from 'node:crypto';
import { OrderPayeesService } from '../../../server/modules/orders/payments/order-payees.service';
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer, consumer, payoutAccount, type TestAccount } from '../../support/build-accounts';
import { confirmedOrder, listedProduct, orderInput, placedOrder, type TestOrder } from '../../support/build-orders';
import { rows } from '../../support/sql';

const CLAIM = 'mutation ($id: ID!, $input: PaymentClaimInput!) { claimPayment(id: $id, input: $input) { paymentStatus } }';

interface Read {
  order: {
    paymentMethod: string;
    paymentStatus: string;
    paymentSteps: string[];
    payTo: { number: string; amount: string; payBy: string } | null;
  };
}

let app: TestApp;
let seller: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  seller = await approvedProducer(app);
  await payoutAccount(app, seller);
});
afterAll(() => app.stop());

const mobile = { input: { paymentMethod: 'BKASH' } } as const;
const read = async ({ id }: TestOrder, by: TestAccount) =>
  (
    await app.call<Read>(
      'order',
      { id },
      'paymentMethod paymentStatus paymentSteps payTo { method number holder amount reference payBy }',
      { token: by.token },
    )
  ).data.order;
const claim = ({ id, buyer }: TestOrder, paymentReference: string, amount?: string) =>
  app.gql(CLAIM, { id, input: { paymentMethod: 'BKASH', paymentNumber: '01712345678', paymentReference, amount } }, { token: buyer.token });
const fieldOf = (response: { body: unknown }) =>
  (response.body as { errors?: { extensions: { fields?: { field: string }[] } }[] }).errors?.[0]?.extensions.fields?.[0]?.field;

describe('an order to be paid by mobile money', () => {
  it('is placed without a TrxID, and shows its buyer where to pay once it is confirmed, with the account as it was then', async () => {
    const placed = await placedOrder(app, { seller, ...mobile });
    expect(await read(placed, placed.buyer)).toMatchObject({ paymentStatus: 'UNPAID', payTo: null });
    const order = await confirmedOrder(app, { seller, ...mobile });
    await payoutAccount(app, seller, 'BKASH', '01899999999');
    const { payTo } = await read(order, order.buyer);
    const { total, trackingNumber } = order.order;
    expect(payTo).toMatchObject({ method: 'BKASH', number: '01811111111', holder: seller.name, amount: total, reference: trackingNumber });
    const hours = (Date.parse(payTo?.payBy ?? '') - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(11.9);
    expect(hours).toBeLessThanOrEqual(12);
    expect((await read(order, seller)).payTo).toBeNull();
    await payoutAccount(app, seller);
  });

  it('is rejected where a seller gave no number of the method', async () => {
    const other = await approvedProducer(app);
    const lines = await Promise.all([seller, other].map(async (by) => ({ productId: (await listedProduct(app, by)).id, quantity: '2' })));
    const input = { ...(await orderInput(app)), lines, paymentMethod: 'BKASH' };
    const document = 'mutation ($input: PlaceOrderInput!, $key: String) { placeOrder(input: $input, idempotencyKey: $key) { id } }';
    const response = await app.gql(document, { input, key: randomUUID() }, { token: (await consumer(app)).token });
    expect([response.code, fieldOf(response)]).toEqual(['BAD_USER_INPUT', 'paymentMethod']);
  });

  it('asks its buyer to pay, in the app and by SMS', async () => {
    const { buyer } = await confirmedOrder(app, { seller, ...mobile });
    const keys = await rows<{ text_key: string }>(app.db, 'SELECT text_key FROM notifications WHERE user_id = $1', [buyer.id]);
    expect(keys).toEqual([{ text_key: 'paymentDue' }]);
    const [sms] = await rows<{ body: string }>(app.db, 'SELECT body FROM sms_outbox WHERE phone = $1', [buyer.phone]);
    expect(sms?.body).toContain('the number is in the app');
  });

  it('reminds both parties once when its time has passed, and no one of an order that is paid', async () => {
    const [late, paid] = [await confirmedOrder(app, { seller, ...mobile }), await confirmedOrder(app, { seller, ...mobile })];
    await claim(paid, 'PAIDINTIME1');
    const payees = app.container.resolve(OrderPayeesService);
    await app.db.query("UPDATE order_payees SET pay_by = now() - interval '1 second' WHERE order_id = ANY($1::uuid[])", [
      [late.id, paid.id],
    ]);
    expect(await payees.remindDue()).toBe(1);
    expect(await payees.remindDue()).toBe(0);
    const keysOf = async (order: TestOrder) =>
      (
        await rows<{ text_key: string }>(
          app.db,
          "SELECT text_key FROM notifications WHERE text_key LIKE '%Overdue' AND params->>'order' = $1 ORDER BY text_key",
          [order.order.trackingNumber],
        )
      ).map((row) => row.text_key);
    expect(await keysOf(late)).toEqual(['buyerPaymentOverdue', 'paymentOverdue']);
    expect(await keysOf(paid)).toEqual([]);
  });
});

describe('cash instead', () => {
  it('is chosen by the buyer as long as nothing was sent', async () => {
    const order = await confirmedOrder(app, { seller, ...mobile });
    expect((await read(order, order.buyer)).paymentSteps).toEqual(['CLAIM', 'PAY_IN_CASH']);
    const changed = await app.call<{ payInCash: object }>('payInCash', { id: order.id }, 'paymentMethod paymentStatus paymentSteps', {
      token: order.buyer.token,
    });
    expect(changed.data.payInCash).toEqual({ paymentMethod: 'CASH_ON_DELIVERY', paymentStatus: 'UNPAID', paymentSteps: ['CLAIM'] });
    expect(await read(order, order.buyer)).toMatchObject({ payTo: null });
    expect(
      (await app.call('payInCash', { id: order.id }, 'paymentMethod paymentStatus paymentSteps', { token: order.buyer.token })).code,
    ).toBe('INVALID_TRANSITION');
    const events = await rows(app.db, "SELECT action FROM order_events WHERE order_id = $1 AND action = 'PAY_IN_CASH'", [order.id]);
    expect(events).toHaveLength(1);
  });

  it('is not offered to who did not accept several deliveries', async () => {
    const order = await confirmedOrder(app, { seller, ...mobile });
    for (let count = 0; count < 3; count += 1) {
      const { id } = await placedOrder(app, { buyer: order.buyer });
      await app.db.query(
        "UPDATE orders SET status = 'SHIPPED', substate = 'DELIVERY_FAILED', failure = 'REFUSED', delivery_attempts = 1 WHERE id = $1",
        [id],
      );
    }
    const response = await app.call('payInCash', { id: order.id }, 'paymentMethod paymentStatus paymentSteps', {
      token: order.buyer.token,
    });
    expect(response.code).toBe('BAD_USER_INPUT');
    expect((await read(order, order.buyer)).paymentMethod).toBe('BKASH');
  });
});

describe('a transfer', () => {
  it('pays for several orders of one seller up to its amount', async () => {
    const buyer = await consumer(app);
    const [one, two, three] = [
      await confirmedOrder(app, { seller, buyer, ...mobile }),
      await confirmedOrder(app, { seller, buyer, ...mobile }),
      await confirmedOrder(app, { seller, buyer, ...mobile }),
    ];
    const amount = String(Number(one.order.total) + Number(two.order.total));
    expect((await claim(one, 'SPLIT00001', amount)).code).toBeNull();
    expect((await claim(two, 'SPLIT00001', amount)).code).toBeNull();
    const third = await claim(three, 'SPLIT00001', amount);
    expect([third.code, fieldOf(third)]).toEqual(['BAD_USER_INPUT', 'amount']);
    expect((await read(three, buyer)).paymentStatus).toBe('UNPAID');
    // the amount was typed wrongly before: the seller sees the corrected one with the claim
    expect((await claim(three, 'SPLIT00001', String(Number(amount) * 2))).code).toBeNull();
    expect((await read(three, buyer)).paymentStatus).toBe('CLAIMED');
  });

  it('of which two orders take the rest at the same moment pays for one of them', async () => {
    const buyer = await consumer(app);
    const orders = await Promise.all(Array.from({ length: 5 }, () => confirmedOrder(app, { seller, buyer, ...mobile })));
    const responses = await Promise.all(orders.map((order) => claim(order, 'RACE000001', order.order.total)));
    expect(responses.map(({ code }) => code ?? 'ok').sort()).toEqual([...Array<string>(4).fill('BAD_USER_INPUT'), 'ok']);
  });

  it('of another buyer, or to another seller, is a conflict that shows no one and is recorded', async () => {
    const [one, two] = [await confirmedOrder(app, { seller, ...mobile }), await confirmedOrder(app, { seller, ...mobile })];
    expect((await claim(one, 'OTHERS0001')).code).toBeNull();
    const reused = await claim(two, 'OTHERS0001');
    expect([reused.code, fieldOf(reused)]).toEqual(['CONFLICT', 'paymentReference']);
    expect(JSON.stringify(reused.body)).not.toContain(one.buyer.name);
    const other = await approvedProducer(app);
    await payoutAccount(app, other);
    const elsewhere = await confirmedOrder(app, { seller: other, buyer: one.buyer, ...mobile });
    expect((await claim(elsewhere, 'OTHERS0001')).code).toBe('CONFLICT');
    const trail = await rows<{ actor_id: string; details: object }>(
      app.db,
      "SELECT actor_id, details FROM audit_events WHERE action = 'payment.referenceReused' ORDER BY created_at",
    );
    expect(trail).toEqual(
      [two.buyer.id, one.buyer.id].map((id) => ({ actor_id: id, details: { paymentMethod: 'BKASH', paymentReference: 'OTHERS0001' } })),
    );
  });

  it('that many report at the same moment is a conflict for all but one: no request holds two connections', async () => {
    const orders = await Promise.all(Array.from({ length: 24 }, () => confirmedOrder(app, { seller, ...mobile })));
    const responses = await Promise.all(orders.map((order) => claim(order, 'CROWD00001')));
    expect(responses.map(({ code }) => code ?? 'ok').sort()).toEqual([...Array<string>(23).fill('CONFLICT'), 'ok']);
  });

  it('may be reported again by its buyer once the seller did not find it', async () => {
    const [one, two] = [await confirmedOrder(app, { seller, ...mobile }), await confirmedOrder(app, { seller, ...mobile })];
    await claim(one, 'NOTTHERE01');
    await app.call('rejectPayment', { id: one.id, reason: 'Not there' }, 'id', { token: seller.token });
    expect((await claim(two, 'NOTTHERE01')).code).toBe('CONFLICT');
    expect((await claim(one, 'NOTTHERE01')).code).toBeNull();
  });

  it.each([['0'], ['-5'], ['1e9'], ['12.345'], ['9999999999']])('of %s taka is rejected', async (amount) => {
    const order = await confirmedOrder(app, { seller, ...mobile });
    const response = await claim(order, 'BADAMOUNT1', amount);
    expect(response.code).toBe('BAD_USER_INPUT');
    expect((await read(order, order.buyer)).paymentStatus).toBe('UNPAID');
  });
});
