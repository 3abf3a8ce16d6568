/**
 * Much less than ordered is a proposal; the delivery costs what the smaller weight costs; what the buyer accepts is
 * what the buyer saw.
 */
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer, type TestAccount } from '../../support/build-accounts';
import { confirmedOrder, feePendingOrder, listedProduct, placedOrder, type TestOrder } from '../../support/build-orders';
import { OrderExpiryService } from '../../../server/modules/orders/timers/order-expiry.service';
import { lastNotification, stockOf } from './support/order-outcomes';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const ORDER = 'id state status subtotal deliveryFee total orderedTotal actions lines { quantity orderedQuantity }';
interface Seen {
  readonly state: string;
  readonly deliveryFee: string;
  readonly total: string;
  readonly actions: string[];
}
const send = (by: TestAccount, call: string, id: string) =>
  app.gql<{ order: Seen }>(`mutation ($id: ID!) { order: ${call} { ${ORDER} } }`, { id }, { token: by.token });
const act = async (by: TestAccount, call: string, { id }: TestOrder) => (await send(by, call, id)).data.order;
const quantitiesOf = ({ lineIds }: TestOrder, quantities: readonly string[]) =>
  `quantities: [${quantities.map((quantity, index) => `{ lineId: "${lineIds[index]}", quantity: "${quantity}" }`).join(', ')}]`;
const confirm = (order: TestOrder, ...quantities: string[]) =>
  act(order.seller, `confirmOrder(id: $id, ${quantitiesOf(order, quantities)}, reason: "Rain")`, order);
async function quote(order: TestOrder, ...quantities: string[]) {
  const { data } = await app.gql<{ orderPartQuote: unknown }>(
    `query ($id: ID!) { orderPartQuote(id: $id, ${quantitiesOf(order, quantities)}) { before after deliveryFee isProposal isRejection } }`,
    { id: order.id },
    { token: order.seller.token },
  );
  return data.orderPartQuote;
}
const read = async (by: TestAccount, { id }: TestOrder) =>
  (await app.call<{ order: Seen }>('order', { id }, ORDER, { token: by.token })).data.order;

/** 30 KG at 30 Tk to another division: 150 Tk for 20 KG and 4 for each one above them. */
async function bigOrder(price = '30'): Promise<TestOrder & { readonly productId: string }> {
  const product = await listedProduct(app, await approvedProducer(app), { price });
  const order = await placedOrder(app, { lines: [{ product, quantity: '30' }] });
  await app.db.query('UPDATE users SET upazila_id = NULL, district_id = NULL, division_id = NULL WHERE id = $1', [order.seller.id]);
  await app.db.query('UPDATE orders SET delivery_fee = 190, total = subtotal + 190, agreed_total = subtotal + 190 WHERE id = $1', [
    order.id,
  ]);
  return { ...order, productId: product.id };
}

describe('less than half of a line', () => {
  it('is a proposal, with the delivery at the price of its weight, shown before the tap; the buyer accepts it', async () => {
    const order = await bigOrder();
    expect(await quote(order, '3')).toEqual({
      before: '1090.00',
      after: '240.00',
      deliveryFee: '150.00',
      isProposal: true,
      isRejection: false,
    });
    expect(await confirm(order, '3')).toMatchObject({
      state: 'PART_PROPOSED',
      status: 'PLACED',
      deliveryFee: '150.00',
      total: '240.00',
      orderedTotal: '1090.00',
      actions: ['REJECT'],
    });
    expect(await lastNotification(app, order.buyer)).toMatchObject({
      title: 'Less Than Ordered: Do You Want It?',
      message: expect.stringMatching(/Rain: 240 Tk instead of 1,090 Tk/),
    });
    expect((await read(order.buyer, order)).actions).toEqual(['ACCEPT_PART', 'CANCEL']);
    expect(await act(order.buyer, 'acceptOrderPart(id: $id, expectedTotal: "240")', order)).toMatchObject({
      state: 'CONFIRMED',
      total: '240.00',
      actions: [],
    });
    expect(await stockOf(app, order.productId)).toEqual({ onHand: '100', reserved: '3' });
    expect(await lastNotification(app, order.seller)).toMatchObject({ title: 'Part Accepted' });
  });

  it('is left by the buyer, or ends after a day, and its stock is free again', async () => {
    const [left, late] = [await bigOrder(), await bigOrder()];
    await confirm(left, '3');
    await confirm(late, '3');
    expect((await act(left.buyer, 'cancelOrder(id: $id)', left)).state).toBe('CANCELLED');
    await app.db.query("UPDATE orders SET expires_at = now() - interval '1 minute' WHERE id = $1", [late.id]);
    await app.container.resolve(OrderExpiryService).expireDue();
    expect((await read(late.buyer, late)).state).toBe('EXPIRED');
    for (const { productId } of [left, late]) expect(await stockOf(app, productId)).toEqual({ onHand: '100', reserved: '0' });
  });

  it('is taken back by the seller, with quantity, fee and stock as they were', async () => {
    const order = await bigOrder();
    await confirm(order, '3');
    expect(await act(order.seller, 'undoOrderStep(id: $id)', order)).toMatchObject({
      state: 'PLACED',
      deliveryFee: '190.00',
      total: '1090.00',
      orderedTotal: '1090.00',
    });
    expect(await stockOf(app, order.productId)).toEqual({ onHand: '100', reserved: '30' });
    expect(await confirm(order, '30')).toMatchObject({ state: 'CONFIRMED', total: '1090.00' });
  });

  it('is accepted only at the total that the buyer saw', async () => {
    const order = await bigOrder();
    await confirm(order, '3');
    expect((await send(order.buyer, 'acceptOrderPart(id: $id, expectedTotal: "1090")', order.id)).code).toBe('CONFLICT');
    const results = await Promise.all([
      send(order.buyer, 'acceptOrderPart(id: $id)', order.id),
      send(order.seller, 'undoOrderStep(id: $id)', order.id),
      send(order.buyer, 'cancelOrder(id: $id)', order.id),
    ]);
    expect(results.filter(({ code }) => code === null).length).toBeGreaterThan(0);
    const { state, total } = await read(order.buyer, order);
    const totals: Readonly<Record<string, readonly string[]>> = {
      PLACED: ['1090.00'],
      CONFIRMED: ['240.00'],
      CANCELLED: ['240.00', '1090.00'],
    };
    expect(totals[state]).toContain(total);
  });
});

it.each([
  ['half of it', '15', '600.00'],
  ['most of it', '25', '920.00'],
])('%s needs no consent, and its delivery is never dearer than before', async (_name, quantity, total) => {
  const order = await bigOrder();
  expect(await quote(order, quantity)).toMatchObject({ after: total, isProposal: false });
  expect(await confirm(order, quantity)).toMatchObject({ state: 'CONFIRMED', total });
  expect(await act(order.seller, 'undoOrderStep(id: $id)', order)).toMatchObject({ state: 'PLACED', total: '1090.00' });
});

it('a delivery that costs more than the products that are left needs consent, and free delivery does not end with less', async () => {
  const cheap = await bigOrder('8');
  expect(await quote(cheap, '16')).toMatchObject({ deliveryFee: '150.00', after: '278.00', isProposal: true });
  const free = await bigOrder();
  await app.db.query('UPDATE orders SET delivery_fee = 0, total = subtotal, agreed_total = subtotal WHERE id = $1', [free.id]);
  expect(await confirm(free, '20')).toMatchObject({ state: 'CONFIRMED', deliveryFee: '0.00', total: '600.00' });
});

it('a quote is the seller alone’s, of an order that waits, and names what is wrong', async () => {
  const order = await bigOrder();
  const ask = (by: TestAccount, quantity: string, { id, lineIds }: TestOrder = order) =>
    app.gql(
      `query ($id: ID!) { orderPartQuote(id: $id, quantities: [{ lineId: "${lineIds[0]}", quantity: "${quantity}" }]) { after } }`,
      { id },
      { token: by.token },
    );
  expect((await ask(order.seller, '31')).body.errors?.[0]?.extensions.fields).toEqual([
    expect.objectContaining({ key: 'order.aboveOrdered' }),
  ]);
  expect((await ask(await approvedProducer(app), '3')).code).toBe('NOT_FOUND');
  const confirmed = await confirmedOrder(app);
  expect((await ask(confirmed.seller, '1', confirmed)).code).toBe('INVALID_TRANSITION');
  expect(await quote(order, '0')).toMatchObject({ isRejection: true });
  expect(await read(order.seller, order)).toMatchObject({ state: 'PLACED', total: '1090.00' });
});

it('a named delivery fee is corrected until the buyer has answered, who accepts only what they saw; a truck may cost 1,00,000 Tk', async () => {
  const order = await feePendingOrder(app);
  const propose = (fee: string) => send(order.seller, `proposeDeliveryFee(id: $id, fee: "${fee}")`, order.id);
  expect((await propose('350')).data.order).toMatchObject({ state: 'FEE_PROPOSED', total: '650.00', actions: ['PROPOSE_FEE', 'REJECT'] });
  expect((await propose('3500')).data.order).toMatchObject({ state: 'FEE_PROPOSED', total: '3800.00' });
  expect(await lastNotification(app, order.buyer)).toMatchObject({ message: expect.stringContaining('Your total is 3,800 Tk') });
  expect((await send(order.buyer, 'acceptDeliveryFee(id: $id, expectedTotal: "650")', order.id)).code).toBe('CONFLICT');
  expect((await propose('100000')).code).toBeNull();
  expect((await propose('100000.01')).code).toBe('BAD_USER_INPUT');
  expect(await act(order.buyer, 'acceptDeliveryFee(id: $id, expectedTotal: "100300")', order)).toMatchObject({
    state: 'CONFIRMED',
    total: '100300.00',
  });
  expect((await propose('10')).code).toBe('INVALID_TRANSITION');
});
