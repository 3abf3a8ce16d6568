/** Placing orders: what is charged, who may buy what, idempotency keys (contract/bad-inputs O03–O08). */
import { randomUUID } from 'node:crypto';
import { type TestApp, startTestApp } from '../../support/app';
import { expectRow } from '../../support/bad-inputs';
import { account, approvedProducer, consumer, place, seller, type TestAccount } from '../../support/build-accounts';
import { goods, type Goods, orderInput } from '../../support/build-orders';
import type { GraphqlAnswer } from '../../support/client';

const PLACE = `mutation ($input: PlaceOrderInput!, $key: String) { placeOrder(input: $input, idempotencyKey: $key) {
  id total replayed orders { id trackingNumber status progress subtotal deliveryFee discount total quantity paymentStatus
    seller { id phone } buyer { id phone } upazila { id } address contactPhone actions
    lines { productName unit quantity unitPrice lineTotal } events { from to actorName } } } }`;

interface Placed {
  placeOrder: {
    id: string;
    total: string;
    replayed: boolean;
    orders: { id: string; trackingNumber: string; seller: { id: string }; total: string; lines: { unitPrice: string }[] }[];
  };
}

let app: TestApp;
let producer: TestAccount;
let buyer: TestAccount;

beforeAll(async () => {
  app = await startTestApp();
  producer = await approvedProducer(app);
  buyer = await consumer(app);
});
afterAll(() => app.stop());

const line = (product: Pick<Goods, 'id'>, quantity = '1', more = {}) => ({ productId: product.id, quantity, ...more });

interface Wish {
  by?: TestAccount;
  key?: string | null;
  input?: Record<string, unknown>;
}

async function buy(lines: unknown[], { by = buyer, key = randomUUID(), input = {} }: Wish = {}): Promise<GraphqlAnswer<Placed>> {
  return app.gql<Placed>(PLACE, { input: { ...(await orderInput(app)), lines, ...input }, key }, { token: by.token });
}

const errorOf = (answer: GraphqlAnswer<unknown>) => answer.body.errors?.[0];
const seen = (answer: GraphqlAnswer<unknown>) => ({ status: answer.status, code: answer.code, message: errorOf(answer)?.message ?? null });
const stockOf = async ({ id }: Goods) => {
  const [row]: { on_hand: string; reserved: string }[] = await app.db.query(
    'SELECT trim_scale(on_hand) AS on_hand, trim_scale(reserved) AS reserved FROM products WHERE id = $1',
    [id],
  );
  return row;
};

describe('placing an order', () => {
  it('S6 makes one order for each seller, with exact sums, reserved stock and the cart emptied', async () => {
    const other = await approvedProducer(app, { upazilaId: (await place(app, 'Khulna', 'Jashore')).upazilaId });
    const [potato, onion, rice] = [
      await goods(app, producer, { price: '33' }),
      await goods(app, producer, { name: 'Onion', price: '45' }),
      await goods(app, other, { name: 'Rice', price: '61' }),
    ];
    const kept = await goods(app, other, { name: 'Kept' });
    for (const product of [potato, kept]) {
      await app.db.query('INSERT INTO cart_lines (user_id, product_id, quantity) VALUES ($1, $2, 1)', [buyer.id, product.id]);
    }
    const { placeOrder: purchase } = (await buy([line(potato, '2.5'), line(rice, '1.5'), line(onion), line(potato, '0.5')])).data;
    expect(purchase.replayed).toBe(false);
    expect(purchase.orders).toHaveLength(2);
    const [first, second] = [producer, other].map(({ id }) => purchase.orders.find((order) => order.seller.id === id));
    expect(first).toMatchObject({
      ...{
        status: 'PLACED',
        progress: 'PENDING',
        subtotal: '144.00',
        deliveryFee: '40.00',
        discount: '0.00',
        total: '184.00',
        quantity: '4',
      },
      ...{ paymentStatus: 'UNPAID', address: 'House 7, Station Road', contactPhone: '01712345678', actions: ['CANCEL'] },
      seller: { id: producer.id, phone: producer.phone },
      buyer: { id: buyer.id, phone: buyer.phone },
      lines: [
        { productName: 'Potato', unit: 'KG', quantity: '3', unitPrice: '33.00', lineTotal: '99.00' },
        { productName: 'Onion', quantity: '1', unitPrice: '45.00', lineTotal: '45.00' },
      ],
      events: [{ from: null, to: 'PLACED', actorName: buyer.name }],
    });
    expect(second).toMatchObject({ subtotal: '91.50', deliveryFee: '150.00', total: '241.50' });
    expect(first?.trackingNumber).toMatch(/^HB-\d{6,}$/);
    expect(purchase.total).toBe('425.50');
    expect(await stockOf(potato)).toEqual({ on_hand: '100', reserved: '3' });
    const left: { product_id: string }[] = await app.db.query('SELECT product_id FROM cart_lines WHERE user_id = $1', [buyer.id]);
    expect(left).toEqual([{ product_id: kept.id }]);
  });

  it('S6 keeps commission, weight and a deadline of 24 hours with the order', async () => {
    const rice = await goods(app, producer, { unit: 'TON', price: '40001', quantity: '5' });
    const { placeOrder } = (await buy([line(rice, '0.3')])).data;
    const [row] = await app.db.query(
      'SELECT commission, quantity_kg, extract(epoch FROM expires_at - placed_at)::int AS seconds FROM orders WHERE purchase_id = $1',
      [placeOrder.id],
    );
    expect(row).toEqual({ commission: '240.01', quantity_kg: '300.000', seconds: 86_400 });
  });

  it('N2 tells each seller "New Order Received", in the same transaction', async () => {
    const hears = await approvedProducer(app);
    const [potato, onion] = [await goods(app, hears), await goods(app, hears, { name: 'Onion' })];
    await buy([line(potato), line(onion)]);
    const { notifications } = (
      await app.gql<{ notifications: { nodes: unknown[] } }>(
        '{ notifications { nodes { type title message link } } }',
        {},
        { token: hears.token },
      )
    ).data;
    expect(notifications.nodes).toEqual([
      {
        type: 'NEW_ORDER',
        title: 'New Order Received',
        message: expect.stringMatching(new RegExp(`^${buyer.name} ordered Potato and 1 more\\. Order HB-\\d+, 100 Tk\\.$`)),
        link: expect.stringMatching(/^\/dashboard\/producerOrder\?q=HB-\d+$/),
      },
    ]);
  });

  it('S6 takes mobile money as a claim, and pickup without a fee or a place', async () => {
    const potato = await goods(app, producer);
    const input = { paymentMethod: 'BKASH', paymentNumber: '০১৭১২৩৪৫৬৭৮', paymentReference: '9GH7K2', deliveryMethod: 'PICKUP' };
    const answer = await buy([line(potato)], { input: { ...input, upazilaId: null, address: null } });
    expect(answer.data.placeOrder.orders[0]).toMatchObject({
      paymentStatus: 'CLAIMED',
      deliveryFee: '0.00',
      total: '30.00',
      upazila: null,
      address: null,
    });
    const [row] = await app.db.query('SELECT payment_number, payment_reference FROM orders WHERE purchase_id = $1', [
      answer.data.placeOrder.id,
    ]);
    expect(row).toEqual({ payment_number: '01712345678', payment_reference: '9GH7K2' });
    expect((await buy([line(potato)], { input: { ...input, paymentReference: ' ' } })).code).toBe('BAD_USER_INPUT');
    expect((await buy([line(potato)], { input: { upazilaId: null } })).code).toBe('BAD_USER_INPUT');
    expect((await buy([line(potato)], { input: { upazilaId: 9_999 } })).code).toBe('BAD_USER_INPUT');
    expect((await buy([])).code).toBe('BAD_USER_INPUT');
  });

  it('S6 takes a coupon once, shared out among the orders', async () => {
    await app.db.query(
      "INSERT INTO coupons (code, percent, max_discount, source, expires_at) VALUES ('WELCOME30', 30, 25, 'popup', now() + interval '1 day')",
    );
    const [potato, rice] = [await goods(app, producer, { price: '40' }), await goods(app, await approvedProducer(app), { price: '60' })];
    const spend = () => buy([line(potato), line(rice)], { input: { couponCode: ' welcome30 ' } });
    const orders = (await spend()).data.placeOrder.orders;
    expect(orders.map((order) => order.total).sort()).toEqual(['70.00', '85.00']);
    expect(errorOf(await spend())?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', key: 'order.couponInvalid' });
    expect(await stockOf(potato)).toEqual({ on_hand: '100', reserved: '1' });
  });
});

describe('who may buy what', () => {
  it('S6 follows the table of who buys from whom', async () => {
    const sellers = {
      PRODUCER: producer,
      SUPERSALER: await seller(app, 'SUPERSALER'),
      WHOLESALER: await seller(app, 'WHOLESALER'),
    };
    const buyers = {
      CONSUMER: buyer,
      WHOLESALER: await seller(app, 'WHOLESALER'),
      SUPERSALER: await seller(app, 'SUPERSALER'),
      PRODUCER: await approvedProducer(app),
      ADMIN: await account(app, 'ADMIN'),
    };
    const codes: Record<string, (string | null)[]> = {};
    for (const [role, by] of Object.entries(buyers)) {
      codes[role] = [];
      for (const owner of Object.values(sellers)) codes[role].push((await buy([line(await goods(app, owner))], { by })).code);
    }
    expect(codes).toEqual({
      CONSUMER: [null, null, null],
      WHOLESALER: [null, null, 'FORBIDDEN'],
      SUPERSALER: [null, 'FORBIDDEN', 'FORBIDDEN'],
      PRODUCER: ['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN'],
      ADMIN: ['FORBIDDEN', 'FORBIDDEN', 'FORBIDDEN'],
    });
  });

  it('O08 refuses own, unpublished, deleted and unknown products, and posts for businesses to a consumer', async () => {
    const supersaler = await seller(app, 'SUPERSALER');
    const own = await buy([line(await goods(app, supersaler))], { by: supersaler });
    const unpublished = await goods(app, producer);
    const deleted = await goods(app, producer);
    const asOwner = { token: producer.token };
    const stopped = await app.gql('mutation ($ids: [ID!]!) { stopSelling(productIds: $ids) { id } }', { ids: [unpublished.id] }, asOwner);
    const gone = await app.gql('mutation ($id: ID!) { deleteProduct(id: $id) }', { id: deleted.id }, asOwner);
    expect([stopped.code, gone.code]).toEqual([null, null]);
    const answers = [own];
    for (const product of [
      unpublished,
      deleted,
      { id: randomUUID() },
      { id: 'x' },
      await goods(app, producer, { audience: 'BUSINESSES' }),
    ]) {
      answers.push(await buy([line(product)]));
    }
    for (const answer of answers) expectRow('O08', seen(answer));
    const business = await goods(app, producer, { audience: 'BUSINESSES' });
    expect((await buy([line(business)], { by: supersaler })).code).toBeNull();
  });

  it('S6 tells what is left when there is not enough', async () => {
    const potato = await goods(app, producer, { quantity: '3' });
    const answer = await buy([line(potato, '2'), line(potato, '1.5')]);
    expect(errorOf(answer)).toMatchObject({
      message: 'Only 3 of Potato left.',
      extensions: { code: 'OUT_OF_STOCK', params: { left: '3' } },
    });
    expect(await stockOf(potato)).toEqual({ on_hand: '3', reserved: '0' });
  });

  it('S6 keeps to minimum, step and the decimals of the unit', async () => {
    const bulk = await goods(app, producer, { name: 'Paddy', minQuantity: '10', step: '5' });
    const piece = await goods(app, producer, { name: 'Coconut', unit: 'PIECE', step: '0.5', minQuantity: '0.5' });
    const keys = [];
    for (const wanted of [line(bulk, '5'), line(bulk, '12'), line(piece, '1.5')]) keys.push(errorOf(await buy([wanted]))?.extensions.key);
    expect(keys).toEqual(['cart.belowMinimum', 'cart.notAMultiple', 'cart.notAMultiple']);
    expect((await buy([line(bulk, '15')])).code).toBeNull();
  });

  it('O07 ignores the price a client sends', async () => {
    const potato = await goods(app, producer, { price: '30' });
    const answer = await buy([line(potato, '2', { seenPrice: '1' })]);
    expectRow('O07', seen(answer));
    expect(answer.data.placeOrder.orders[0]?.lines[0]?.unitPrice).toBe('30.00');
  });
});

describe('the idempotency key', () => {
  it('O03 is required', async () => {
    const potato = await goods(app, producer);
    for (const key of [null, '', '  ']) expectRow('O03', seen(await buy([line(potato)], { key })));
    expect((await buy([line(potato)], { key: 'k'.repeat(101) })).code).toBe('BAD_USER_INPUT');
    expect(await stockOf(potato)).toEqual({ on_hand: '100', reserved: '0' });
  });

  it('O04 answers the same purchase again, whatever has become of it', async () => {
    const potato = await goods(app, producer);
    const onion = await goods(app, producer, { name: 'Onion' });
    const key = randomUUID();
    const first = await buy([line(potato, '2'), line(onion)], { key });
    await app.db.query('UPDATE products SET price = 99 WHERE id = $1', [potato.id]);
    const again = await buy([line(onion), line(potato, '1'), line(potato, '1.0')], { key });
    expectRow('O04', seen(again));
    expect(again.data.placeOrder).toMatchObject({ id: first.data.placeOrder.id, total: first.data.placeOrder.total, replayed: true });
    expect(again.data.placeOrder.orders[0]?.id).toBe(first.data.placeOrder.orders[0]?.id);
    expect(first.headers.get('idempotency-replayed')).toBeNull();
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(await stockOf(potato)).toEqual({ on_hand: '100', reserved: '2' });
  });

  it('O05 refuses another body under the same key', async () => {
    const potato = await goods(app, producer);
    const key = randomUUID();
    await buy([line(potato, '2')], { key });
    expectRow('O05', seen(await buy([line(potato, '3')], { key })));
    expectRow('O05', seen(await buy([line(potato, '2')], { key, input: { note: 'Ring twice' } })));
    expect(await stockOf(potato)).toEqual({ on_hand: '100', reserved: '2' });
  });

  it('O06 belongs to its user', async () => {
    const potato = await goods(app, producer);
    const key = randomUUID();
    const first = await buy([line(potato)], { key });
    const other = await buy([line(potato)], { key, by: await consumer(app) });
    expectRow('O06', seen(other));
    expect(other.data.placeOrder).toMatchObject({ replayed: false });
    expect(other.data.placeOrder.id).not.toBe(first.data.placeOrder.id);
  });

  it('is free again when the purchase failed', async () => {
    const potato = await goods(app, producer, { quantity: '1' });
    const key = randomUUID();
    expect((await buy([line(potato, '2')], { key })).code).toBe('OUT_OF_STOCK');
    await app.db.query('UPDATE products SET on_hand = 5 WHERE id = $1', [potato.id]);
    expect((await buy([line(potato, '2')], { key })).data.placeOrder.replayed).toBe(false);
  });
});
