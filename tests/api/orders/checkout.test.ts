/** Placing orders: what is charged, stored and returned. */
import { renderNotification } from '../../../server/modules/notifications/content/render-notification';
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer, consumer, place, type TestAccount } from '../../support/build-accounts';
import { listedProduct, orderInput } from '../../support/build-orders';
import { buy, errorOf, line, stockOf, type RequestInput } from './support/checkout-api';

let app: TestApp;
let producer: TestAccount;
let buyer: TestAccount;

beforeAll(async () => {
  app = await startTestApp();
  producer = await approvedProducer(app);
  buyer = await consumer(app);
});
afterAll(() => app.stop());

const order = (lines: readonly unknown[], wanted: Partial<RequestInput> = {}) => buy(app, lines, { by: buyer, ...wanted });

describe('placing an order', () => {
  it('makes one order for each seller, with exact sums, reserved stock and the cart emptied [S6]', async () => {
    const other = await approvedProducer(app, { upazilaId: (await place(app, 'Khulna', 'Jashore')).upazilaId });
    const [potato, onion, rice] = [
      await listedProduct(app, producer, { price: '33' }),
      await listedProduct(app, producer, { name: 'Onion', price: '45' }),
      await listedProduct(app, other, { name: 'Rice', price: '61' }),
    ];
    const stored = await listedProduct(app, other, { name: 'Kept' });
    for (const product of [potato, stored]) {
      await app.db.query('INSERT INTO cart_lines (user_id, product_id, quantity) VALUES ($1, $2, 1)', [buyer.id, product.id]);
    }
    const { placeOrder: purchase } = (await order([line(potato, '2.5'), line(rice, '1.5'), line(onion), line(potato, '0.5')])).data;
    expect(purchase.replayed).toBe(false);
    expect(purchase.orders).toHaveLength(2);
    const [first, second] = [producer, other].map(({ id }) => purchase.orders.find((order) => order.seller.id === id));
    expect(first).toMatchObject({
      status: 'PLACED',
      progress: 'PENDING',
      subtotal: '144.00',
      deliveryFee: '40.00',
      discount: '0.00',
      total: '184.00',
      quantity: '4',
      paymentStatus: 'UNPAID',
      address: 'House 7, Station Road',
      contactPhone: '01712345678',
      actions: ['CANCEL'],
      seller: { id: producer.id, phone: null }, // shown once the order is confirmed
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
    expect(await stockOf(app, potato)).toEqual({ on_hand: '100', reserved: '3' });
    const left: { product_id: string }[] = await app.db.query('SELECT product_id FROM cart_lines WHERE user_id = $1', [buyer.id]);
    expect(left).toEqual([{ product_id: stored.id }]);
  });

  it('keeps both names of a product and both notes of its unit, whatever the product is called later', async () => {
    const basket = await listedProduct(app, producer, { name: 'Family basket', price: '380' });
    await app.db.query(
      `UPDATE products SET unit = 'OTHERS', custom_unit_note = '1 basket', second_unit_note = '১ ঝুড়ি', second_name = 'পারিবারিক ঝুড়ি' WHERE id = $1`,
      [basket.id],
    );
    const { placeOrder } = (await order([line(basket), line(await listedProduct(app, producer, { name: 'Onion' }))])).data;
    await app.db.query(`UPDATE products SET name = 'Other', second_name = 'অন্য' WHERE id = $1`, [basket.id]);
    const { order: read } = (
      await app.call<{ order: { lines: object[] } }>(
        'order',
        { id: placeOrder.orders[0]?.id },
        'lines { productName secondName customUnitNote secondUnitNote }',
        { token: buyer.token },
      )
    ).data;
    expect(read.lines).toEqual([
      { productName: 'Family basket', secondName: 'পারিবারিক ঝুড়ি', customUnitNote: '1 basket', secondUnitNote: '১ ঝুড়ি' },
      { productName: 'Onion', secondName: null, customUnitNote: null, secondUnitNote: null },
    ]);
    const [notified] = await app.db.query<{ params: object }[]>(
      'SELECT params FROM notifications WHERE user_id = $1 ORDER BY created_at DESC LIMIT 1',
      [producer.id],
    );
    expect(renderNotification('newOrder', notified?.params as never, 'bn').message).toContain('পারিবারিক ঝুড়ি');
    expect(renderNotification('newOrder', notified?.params as never, 'en').message).toContain('Family basket');
  });

  it('keeps the harvest day that the post gave, whatever it gives later', async () => {
    const [potato, onion] = [await listedProduct(app, producer), await listedProduct(app, producer, { name: 'Onion' })];
    const harvest = (day: string) => app.db.query('UPDATE sell_posts SET harvested_on = $2 WHERE product_id = $1', [potato.id, day]);
    await harvest('2026-03-01');
    const placed = [await order([line(potato), line(onion)]), await order([line(potato)])].map(({ data }) => data.placeOrder.orders[0]?.id);
    await harvest('2026-03-05');
    const days = placed.map((id) =>
      app.call<{ order: { lines: object[] } }>('order', { id }, 'lines { harvestedOn }', { token: buyer.token }),
    );
    expect((await Promise.all(days)).map(({ data }) => data.order.lines)).toEqual([
      [{ harvestedOn: '2026-03-01' }, { harvestedOn: null }],
      [{ harvestedOn: '2026-03-01' }],
    ]);
  });

  it('stores commission, weight and a deadline of 24 hours with the order [S6]', async () => {
    const rice = await listedProduct(app, producer, { unit: 'TON', price: '40001', quantity: '5' });
    const { placeOrder } = (await order([line(rice, '0.3')])).data;
    const [row] = await app.db.query(
      'SELECT commission, quantity_kg, extract(epoch FROM expires_at - placed_at)::int AS seconds FROM orders WHERE purchase_id = $1',
      [placeOrder.id],
    );
    expect(row).toEqual({ commission: '240.01', quantity_kg: '300.000', seconds: 86_400 });
  });

  it('notifies each seller "New Order Received", in the same transaction [N2]', async () => {
    const receives = await approvedProducer(app);
    const [potato, onion] = [await listedProduct(app, receives), await listedProduct(app, receives, { name: 'Onion' })];
    await order([line(potato), line(onion)]);
    const { notifications } = (
      await app.gql<{ notifications: { nodes: unknown[] } }>(
        '{ notifications { nodes { type title message link } } }',
        {},
        { token: receives.token },
      )
    ).data;
    expect(notifications.nodes).toEqual([
      {
        type: 'NEW_ORDER',
        title: 'New Order Received',
        message: expect.stringMatching(new RegExp(`^${buyer.name} ordered Potato and 1 more\\. Order HB-\\d+, 100 Tk\\.$`)),
        link: expect.stringMatching(/^\/dashboard\/producerOrder\/[0-9a-f-]{36}$/),
      },
    ]);
  });

  it('takes pickup without a fee or a place [S6]', async () => {
    const potato = await listedProduct(app, producer);
    const response = await order([line(potato)], { input: { deliveryMethod: 'PICKUP', upazilaId: null, address: null } });
    expect(response.data.placeOrder.orders[0]).toMatchObject({
      paymentStatus: 'UNPAID',
      deliveryFee: '0.00',
      total: '30.00',
      upazila: null,
      address: null,
    });
    expect((await order([line(potato)], { input: { upazilaId: null } })).code).toBe('BAD_USER_INPUT');
    expect((await order([line(potato)], { input: { upazilaId: 9_999 } })).code).toBe('BAD_USER_INPUT');
    expect((await order([])).code).toBe('BAD_USER_INPUT');
  });

  it('orders nothing at another total than the buyer was shown [S6]', async () => {
    const potato = await listedProduct(app, producer, { price: '30' });
    const at = (expectedTotal: string) => order([line(potato, '2')], { input: { expectedTotal } });
    await app.db.query('UPDATE products SET price = 31 WHERE id = $1', [potato.id]);
    const rejected = await at('100');
    expect(errorOf(rejected)?.extensions).toMatchObject({ code: 'CONFLICT', key: 'order.totalChanged' });
    const [row] = await app.db.query('SELECT reserved::int AS reserved FROM product_stock WHERE product_id = $1', [potato.id]);
    expect(row).toEqual({ reserved: 0 });
    expect((await at('102.00')).data.placeOrder.total).toBe('102.00');
  });

  it('a saved address that is used is proposed before the others [S6]', async () => {
    const by = await consumer(app);
    const { upazilaId, address } = await orderInput(app);
    for (const [where, days] of [
      [address, 9],
      ['Elsewhere', 1],
    ] as const) {
      await app.db.query(
        `INSERT INTO addresses (user_id, contact_name, contact_phone, upazila_id, address, last_used_at)
         VALUES ($1, 'R', '01712345678', $2, $3, now() - $4 * interval '1 day')`,
        [by.id, upazilaId, where, days],
      );
    }
    await order([line(await listedProduct(app, producer))], { by });
    const { addresses } = (await app.gql<{ addresses: { address: string }[] }>('{ addresses { address } }', {}, { token: by.token })).data;
    expect(addresses.map((one) => one.address)).toEqual([address, 'Elsewhere']);
  });

  it('takes a coupon once, shared out among the orders [S6]', async () => {
    await app.db.query(
      "INSERT INTO coupons (code, percent, max_discount, source, expires_at) VALUES ('WELCOME30', 30, 25, 'ADMIN', now() + interval '1 day')",
    );
    const [potato, rice] = [
      await listedProduct(app, producer, { price: '40' }),
      await listedProduct(app, await approvedProducer(app), { price: '60' }),
    ];
    const spend = () => order([line(potato), line(rice)], { input: { couponCode: ' welcome30 ' } });
    const orders = (await spend()).data.placeOrder.orders;
    expect(orders.map((order) => order.total).sort()).toEqual(['70.00', '85.00']);
    expect(errorOf(await spend())?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', key: 'order.couponUsed' });
    expect(await stockOf(app, potato)).toEqual({ on_hand: '100', reserved: '1' });
  });
});
