/**
 * Mobile payments, independent of the delivery: confirmed, rejected, refunded; who may report them, what is recorded
 * and who is notified.
 */
import { type TestApp, startTestApp } from '../../support/app';
import { account, approvedProducer, seller as sellerOf, type TestAccount } from '../../support/build-accounts';
import {
  confirmedOrder,
  deliveredOrder,
  listedProduct,
  type OrderDraft,
  placedOrder,
  type TestOrder,
  toldAsPaid,
} from '../../support/build-orders';
import type { PaymentStep } from '../../../schema/values/orders/orders';
import { deliverByCode } from '../../support/handover';
import { rows } from '../../support/sql';

type SellerPaymentStep = Exclude<PaymentStep, 'CLAIM' | 'PAY_IN_CASH'>;

const FIELDS = 'id status paymentStatus paymentSteps paymentNumber paymentReference events { from to payment reason actorName }';
const OPERATIONS: Record<SellerPaymentStep, string> = { CONFIRM: 'confirmPayment', REJECT: 'rejectPayment' };
const STEPS = Object.keys(OPERATIONS) as SellerPaymentStep[];
const CLAIM = `mutation ($id: ID!, $input: PaymentClaimInput!) { told: claimPayment(id: $id, input: $input) { ${FIELDS} } }`;

interface Told {
  status: string;
  paymentStatus: string;
  paymentSteps: string[];
  events: { from: string | null; to: string; payment: string; reason: string | null; actorName: string | null }[];
}

let app: TestApp;
let producer: TestAccount;

beforeAll(async () => {
  app = await startTestApp();
  producer = await approvedProducer(app);
});
afterAll(() => app.stop());

const claimed = (make: (from: TestApp, wanted?: OrderDraft) => Promise<TestOrder> = placedOrder, by = producer) =>
  make(app, { seller: by, input: toldAsPaid });

async function tell(by: TestAccount, { id }: { id: string }, action: SellerPaymentStep, reason?: string) {
  const field = OPERATIONS[action];
  const withReason = action !== 'CONFIRM';
  const document = withReason
    ? `mutation ($id: ID!, $reason: String${action === 'REJECT' ? '!' : ''}) { told: ${field}(id: $id, reason: $reason) { ${FIELDS} } }`
    : `mutation ($id: ID!) { told: ${field}(id: $id) { ${FIELDS} } }`;
  return app.gql<{ told: Told }>(document, { id, ...(withReason && { reason }) }, { token: by.token });
}
const look = async (by: TestAccount, { id }: { id: string }) =>
  (await app.call<{ order: Told }>('order', { id }, FIELDS, { token: by.token })).data.order;
const newsOf = async ({ token }: TestAccount) =>
  (
    await app.gql<{ notifications: { nodes: { type: string; title: string; message: string }[] } }>(
      '{ notifications { nodes { type title message } } }',
      {},
      { token },
    )
  ).data.notifications.nodes;

describe('the payment of an order', () => {
  it('money that was seen is paid: an event, a word to the buyer, and nothing moves [O3]', async () => {
    const order = await claimed();
    expect(await look(producer, order)).toMatchObject({
      paymentStatus: 'CLAIMED',
      paymentSteps: ['CONFIRM', 'REJECT'],
      paymentNumber: '01712345678',
      paymentReference: expect.stringMatching(/^9K7TRX\d+$/) as string,
    });
    expect((await look(order.buyer, order)).paymentSteps).toEqual([]); // it has been reported already
    const { told: notified } = (await tell(producer, order, 'CONFIRM')).data;
    expect(notified).toMatchObject({ status: 'PLACED', paymentStatus: 'PAID', paymentSteps: [] });
    expect(notified.events.at(-1)).toEqual({ from: 'PLACED', to: 'PLACED', payment: 'PAID', reason: null, actorName: producer.name });
    expect((await newsOf(order.buyer))[0]).toEqual({
      type: 'ORDER_CHANGED',
      title: 'Payment confirmed',
      message: `${producer.name} received 115 Tk for your order ${order.order.trackingNumber}.`,
    });
    expect((await tell(producer, order, 'CONFIRM')).code).toBe('INVALID_TRANSITION');
  });

  it('money that was not found is unpaid again, with a reason [O3]', async () => {
    const order = await claimed(confirmedOrder);
    expect(await tell(producer, order, 'REJECT', '  ')).toMatchObject({
      code: 'BAD_USER_INPUT',
      body: { errors: [{ extensions: { key: 'order.reasonRequired' } }] },
    });
    const { told: notified } = (await tell(producer, order, 'REJECT', ' No such TrxID ')).data;
    expect(notified).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'UNPAID', paymentSteps: [] });
    expect(notified.events.at(-1)).toMatchObject({ from: 'CONFIRMED', to: 'CONFIRMED', payment: 'UNPAID', reason: 'No such TrxID' });
    expect((await newsOf(order.buyer))[0]?.message).toBe(
      `${producer.name} did not find your payment for order ${order.order.trackingNumber}: No such TrxID.`,
    );
  });

  it('money of a cancelled order is given back, of an open one not [O3]', async () => {
    const order = await claimed(confirmedOrder);
    await tell(producer, order, 'CONFIRM');
    const owed = () => rows<{ id: string }>(app.db, 'SELECT id FROM order_refunds WHERE order_id = $1', [order.id]);
    expect(await owed()).toEqual([]);
    await app.call('cancelOrder', { id: order.id }, 'id', { token: producer.token });
    const [refund] = await owed();
    const give = `mutation ($id: ID!) { giveRefund(id: $id, input: { method: CASH_ON_DELIVERY }) { order { status paymentStatus paymentSteps } } }`;
    // the buyer has it once the buyer says so
    expect((await app.gql(give, { id: refund?.id }, { token: producer.token })).data).toEqual({
      giveRefund: { order: { status: 'CANCELLED', paymentStatus: 'REFUND_DUE', paymentSteps: [] } },
    });
    expect((await newsOf(order.buyer))[0]).toMatchObject({ title: 'Refund Given' });
    const confirm = `mutation ($id: ID!) { confirmRefund(id: $id) { state order { paymentStatus } } }`;
    expect((await app.gql(confirm, { id: refund?.id }, { token: order.buyer.token })).data).toEqual({
      confirmRefund: { state: 'CONFIRMED', order: { paymentStatus: 'REFUNDED' } },
    });
  });

  it('cash has no claim, and mobile money confirmed before is not notified at the delivery [O3]', async () => {
    const cash = await placedOrder(app, { seller: producer });
    expect((await look(producer, cash)).paymentSteps).toEqual([]);
    for (const action of STEPS) expect((await tell(producer, cash, action, 'why')).code).toBe('INVALID_TRANSITION');
    const sells = await approvedProducer(app);
    const paid = await claimed(confirmedOrder, sells);
    await tell(sells, paid, 'CONFIRM');
    await app.call('shipOrder', { id: paid.id }, 'id', { token: sells.token });
    await deliverByCode(app, paid.id, sells.token);
    expect((await look(sells, paid)).paymentStatus).toBe('PAID');
    expect((await newsOf(sells)).map(({ type }) => type)).toEqual(['PAYMENT_RECEIVED', 'NEW_ORDER']);
    expect((await look(producer, await claimed(deliveredOrder))).paymentSteps).toEqual(['CONFIRM', 'REJECT']);
  });

  it("is the seller's alone: parties and admins are rejected, others learn nothing [O09]", async () => {
    const trader = await sellerOf(app, 'WHOLESALER');
    const order = await placedOrder(app, {
      buyer: trader,
      lines: [{ product: await listedProduct(app, producer), quantity: '5' }],
      input: toldAsPaid,
    });
    for (const action of STEPS) {
      expect((await tell(trader, order, action, 'why')).code).toBe('FORBIDDEN');
      expect((await tell(await account(app, 'ADMIN'), order, action, 'why')).code).toBe('FORBIDDEN');
      const stranger = await approvedProducer(app);
      const [other, missing] = [await tell(stranger, order, action, 'why'), await tell(stranger, { id: 'missing' }, action, 'why')];
      expect(other.code).toBe('NOT_FOUND');
      expect(JSON.stringify(other.body)).toBe(JSON.stringify(missing.body));
    }
    expect((await look(producer, order)).paymentStatus).toBe('CLAIMED');
  });

  it('claimed twice at once, it is notified once [O3]', async () => {
    const order = await claimed();
    const responses = await Promise.all([
      ...[1, 2, 3].map(() => tell(producer, order, 'CONFIRM')),
      ...[1, 2].map(() => tell(producer, order, 'REJECT', 'not there')),
    ]);
    expect(responses.filter(({ code }) => code === null)).toHaveLength(1);
    const { events } = await look(producer, order);
    expect(events.filter(({ actorName }) => actorName === producer.name)).toHaveLength(1);
  });

  it('the buyer claims a payment later: of cash, and again after a rejection [O3]', async () => {
    const sells = await approvedProducer(app);
    const order = await placedOrder(app, { seller: sells });
    const { buyer } = order;
    const claim = (input: object = toldAsPaid, by = buyer) => app.gql<{ told: Told }>(CLAIM, { id: order.id, input }, { token: by.token });
    expect((await look(buyer, order)).paymentSteps).toEqual(['CLAIM']);
    const typed = { paymentMethod: 'NAGAD', paymentNumber: '+৮৮০ ১৭১২-৩৪৫৬৭৮', paymentReference: ' 9k7 trx ' };
    const { told: notified } = (await claim(typed)).data;
    expect(notified).toMatchObject({
      paymentStatus: 'CLAIMED',
      paymentNumber: '01712345678',
      paymentReference: '9K7TRX',
      paymentSteps: [],
    });
    expect(notified.events.at(-1)).toEqual({ from: 'PLACED', to: 'PLACED', payment: 'CLAIMED', reason: null, actorName: buyer.name });
    expect((await newsOf(sells))[0]).toEqual({
      type: 'PAYMENT_RECEIVED',
      title: 'Payment to check',
      message: `${buyer.name} says 115 Tk was sent for order ${order.order.trackingNumber}, TrxID 9K7TRX. Please check and confirm.`,
    });
    expect((await claim()).code).toBe('INVALID_TRANSITION');
    await tell(sells, order, 'REJECT', 'Not there');
    expect((await claim()).data.told.paymentStatus).toBe('CLAIMED');
    const [row] = await app.db.query('SELECT payment_method FROM orders WHERE id = $1', [order.id]);
    expect(row).toEqual({ payment_method: 'BKASH' });
  });

  it.each([
    ['cash', { paymentMethod: 'CASH_ON_DELIVERY' }, 'paymentMethod'],
    ['no number', { paymentNumber: ' ' }, 'paymentNumber'],
    ['a short number', { paymentNumber: '0171234567' }, 'paymentNumber'],
    ['a landline', { paymentNumber: '01212345678' }, 'paymentNumber'],
    ['twelve digits of bKash', { paymentNumber: '017123456789' }, 'paymentNumber'],
    ['no TrxID', { paymentReference: '' }, 'paymentReference'],
    ['a short TrxID', { paymentReference: '9K7TR' }, 'paymentReference'],
    ['a sentence for a TrxID', { paymentReference: 'I sent it, believe me!' }, 'paymentReference'],
  ])('rejects a claim with %s [O3]', async (_what, change, field) => {
    const { id, buyer } = await placedOrder(app, { seller: producer });
    const response = await app.gql(CLAIM, { id, input: { ...toldAsPaid, ...change } }, { token: buyer.token });
    expect(response.code).toBe('BAD_USER_INPUT');
    expect(response.body.errors?.[0]?.extensions.fields?.map((one) => one.field)).toEqual([field]);
    expect((await look(buyer, { id })).paymentStatus).toBe('UNPAID');
  });

  it("a claim is the buyer's word, for an order that lives [O3]", async () => {
    const trader = await sellerOf(app, 'SUPERSALER');
    const order = await placedOrder(app, { seller: producer });
    const claim = (by: TestAccount) => app.gql(CLAIM, { id: order.id, input: toldAsPaid }, { token: by.token });
    expect((await claim(trader)).code).toBe('NOT_FOUND');
    expect((await claim(producer)).code).toBe('FORBIDDEN');
    const sold = await placedOrder(app, { lines: [{ product: await listedProduct(app, trader), quantity: '1' }] });
    expect((await app.gql(CLAIM, { id: sold.id, input: toldAsPaid }, { token: trader.token })).code).toBe('FORBIDDEN');
    await app.call('cancelOrder', { id: order.id }, 'id', { token: order.buyer.token });
    // what was sent though nothing is due has to name its amount
    expect((await claim(order.buyer)).code).toBe('BAD_USER_INPUT');
    expect((await look(order.buyer, order)).paymentSteps).toEqual(['CLAIM']);
  });
});
