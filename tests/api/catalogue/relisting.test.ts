/**
 * Items a trader received: recorded when they are delivered, listed again with the trader's price, never more of them
 * than arrived.
 */
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer, consumer, seller, type TestAccount } from '../../support/build-accounts';
import { deliveredOrder, listedProduct, shippedOrder } from '../../support/build-orders';
import type { GraphqlResult } from '../../support/client';
import { countSql } from '../../support/count-sql';
import { image } from '../../support/build-catalogue';
import { type Received, relistingApi } from './support/relisting';

let app: TestApp;
let transport: ReturnType<typeof relistingApi>;
let producer: TestAccount;
let trader: TestAccount;

beforeAll(async () => {
  app = await startTestApp();
  transport = relistingApi(app);
  producer = await approvedProducer(app);
  trader = await seller(app, 'SUPERSALER');
});
afterAll(() => app.stop());

const setStock = (productId: string, quantity: string) =>
  app.call<{ setStock: { quantity: string } }>('setStock', { productId, quantity }, 'quantity', { token: trader.token });
const again = async ({ id }: Received) => (await transport.received(trader, { first: 100 })).nodes.find((one) => one.id === id);
const fieldsOf = (response: GraphqlResult<unknown>) => response.body.errors?.[0]?.extensions.fields;

describe('receiving', () => {
  it('a delivery to a trader is received with what it cost, once, and seen by that trader alone [T9]', async () => {
    const rice = await listedProduct(app, producer, { name: 'Miniket', price: '60', tiers: [{ minQuantity: '50', price: '55' }] });
    const receipt = await transport.receive(trader, rice, '80');
    expect(receipt).toMatchObject({
      name: 'Miniket',
      unit: 'KG',
      quantity: '80',
      remaining: '80',
      cost: '4400.00',
      unitCost: '55.00',
      listings: [],
    });
    expect(receipt).toMatchObject({ product: { id: rice.id } });
    const other = await seller(app, 'WHOLESALER');
    expect((await transport.received(other)).totalCount).toBe(0);
    expect((await transport.relist(other, { receiptId: receipt.id, quantity: '1' })).code).toBe('NOT_FOUND');
  });

  it('nothing is received before the delivery, nor by a consumer [T9]', async () => {
    const buyer = await seller(app, 'WHOLESALER');
    await shippedOrder(app, { buyer, lines: [{ product: await listedProduct(app, producer), quantity: '5' }] });
    expect((await transport.received(buyer)).totalCount).toBe(0);
    const { lineIds } = await deliveredOrder(app, { buyer: await consumer(app) });
    expect(await app.db.query('SELECT 1 FROM receipts WHERE order_line_id = $1', [lineIds[0]])).toEqual([]);
  });

  it('pages and filters in as many statements whatever the number of rows [T9]', async () => {
    const buyer = await seller(app, 'WHOLESALER');
    const onion = await listedProduct(app, producer, { name: 'Taherpuri onion' });
    for (const quantity of ['1', '2', '3']) await transport.receive(buyer, onion, quantity);
    const first = await transport.received(buyer, { first: 2 });
    const rest = await transport.received(buyer, { first: 2, after: first.pageInfo.endCursor });
    expect([...first.nodes, ...rest.nodes].map(({ quantity }) => quantity)).toEqual(['3', '2', '1']);
    expect((await transport.received(buyer, { filter: { search: 'taher', left: true } })).totalCount).toBe(3);
    expect((await transport.received(buyer, { filter: { search: 'garlic' } })).totalCount).toBe(0);
    const few = await countSql(app.db, () => transport.received(buyer, { first: 1 }));
    const many = await countSql(app.db, () => transport.received(buyer, { first: 3 }));
    expect(many.length).toBe(few.length);
  });
});

describe('listing again', () => {
  it('a receipt shows the latest twenty of its products, oldest first [T9]', async () => {
    const buyer = await seller(app, 'WHOLESALER');
    const receipt = await transport.receive(buyer, await listedProduct(app, producer, { name: 'Many hands' }), '30');
    const imageIds = [(await image(app, buyer)).id];
    const made: string[] = [];
    for (let count = 0; count < 21; count += 1) {
      const { data } = await transport.relist(buyer, { receiptId: receipt.id, quantity: '1', imageIds });
      made.push(data.relistItems.id);
    }
    const shown = (await transport.received(buyer)).nodes[0]?.listings.map(({ id }) => id);
    expect(shown).toEqual(made.slice(1));
  });

  it('makes a product of received items with their own price, and what is not listed stays [T9]', async () => {
    const drawn = await image(app, producer);
    const mango = await listedProduct(app, producer, { name: 'Himsagar', categorySlug: 'mango', imageIds: [drawn.id] });
    const receipt = await transport.receive(trader, mango, '50');
    const { data } = await transport.relist(trader, { receiptId: receipt.id, quantity: '30', price: '75' });
    expect(data.relistItems).toMatchObject({ name: 'Himsagar', unit: 'KG', price: '75.00', quantity: '30', addToSellPost: true });
    expect(data.relistItems).toMatchObject({ category: { slug: 'mango' }, images: [{ id: drawn.id }] });
    expect(await again(receipt)).toMatchObject({
      remaining: '20',
      listings: [{ id: data.relistItems.id, price: '75.00', quantity: '30' }],
    });
  });

  it('takes texts, images of their own and terms [T9]', async () => {
    const receipt = await transport.receive(trader, await listedProduct(app, producer), '20');
    const terms = { audience: 'BUSINESSES', minQuantity: '5', step: '5', tiers: [] };
    const imageIds = [(await image(app, trader)).id];
    const { data } = await transport.relist(trader, { receiptId: receipt.id, quantity: '20', name: 'Sorted potato', imageIds, terms });
    expect(data.relistItems).toMatchObject({ name: 'Sorted potato', sellPost: { audience: 'BUSINESSES', minQuantity: '5' } });
    const strange = [(await image(app, await approvedProducer(app))).id];
    const more = await transport.receive(trader, await listedProduct(app, producer), '20');
    expect((await transport.relist(trader, { receiptId: more.id, quantity: '1', imageIds: strange })).code).toBe('BAD_USER_INPUT');
  });

  it.each([
    ['TON', '2', 'KG', '1500.5', '0.4995'],
    ['TON', '0.5', 'QUARTER', '1999', '0.00025'],
    ['KG', '500', 'TON', '0.2', '300'],
    ['KG', '1', 'QUARTER', '3', '0.25'],
    ['QUARTER', '7', 'KG', '1.75', '0'],
  ] as const)('converts exactly: %s %s listed as %s %s leaves %s [T9]', async (unit, quantity, listedUnit, listed, left) => {
    const terms = { minQuantity: quantity, step: quantity };
    const receipt = await transport.receive(trader, await listedProduct(app, producer, { unit, quantity: '1000', ...terms }), quantity);
    const { code, data } = await transport.relist(trader, { receiptId: receipt.id, unit: listedUnit, quantity: listed });
    expect([code, data?.relistItems.quantity, (await again(receipt))?.remaining]).toEqual([null, listed, left]);
  });

  it('rejects more than is left, another kind of unit and parts of a whole [T9]', async () => {
    const receipt = await transport.receive(trader, await listedProduct(app, producer), '10');
    const dozens = await transport.receive(trader, await listedProduct(app, producer, { unit: 'DOZEN', minQuantity: '1', step: '1' }), '4');
    const more = await transport.relist(trader, { receiptId: receipt.id, quantity: '10.001' });
    expect(fieldsOf(more)).toMatchObject([{ field: 'quantity', message: expect.stringContaining('10') as string }]);
    const asPieces = await transport.relist(trader, { receiptId: dozens.id, unit: 'PIECE', quantity: '12' });
    expect(fieldsOf(asPieces)).toMatchObject([{ field: 'unit' }]);
    expect(fieldsOf(await transport.relist(trader, { receiptId: dozens.id, quantity: '1.5' }))).toMatchObject([{ field: 'quantity' }]);
    expect([(await again(receipt))?.remaining, (await again(dozens))?.remaining]).toEqual(['10', '4']);
  });

  it('twenty at once list exactly what came [T9]', async () => {
    const receipt = await transport.receive(trader, await listedProduct(app, producer), '10');
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => transport.relist(trader, { receiptId: receipt.id, quantity: '1' })),
    );
    expect(responses.filter(({ code }) => code === null)).toHaveLength(10);
    expect(responses.filter(({ code }) => code === 'BAD_USER_INPUT')).toHaveLength(10);
    expect(await again(receipt)).toMatchObject({ remaining: '0', listings: Array.from({ length: 10 }, () => ({ quantity: '1' })) });
  });
});

describe('the shelf of re-listed products', () => {
  it('goes up only by what was received of the same source, oldest first, and down back to it [M2]', async () => {
    const source = await listedProduct(app, producer);
    const first = await transport.receive(trader, source, '10');
    const shelf = await transport.offer(trader, { receiptId: first.id, quantity: '10' });
    expect(fieldsOf(await setStock(shelf.id, '11'))).toMatchObject([{ field: 'quantity' }]);
    const second = await transport.receive(trader, source, '6');
    expect((await setStock(shelf.id, '14')).code).toBeNull();
    expect((await again(second))?.remaining).toBe('2');
    expect((await setStock(shelf.id, '3')).code).toBeNull();
    expect([(await again(first))?.remaining, (await again(second))?.remaining]).toEqual(['7', '6']);
  });

  it('twenty presses at once never take more than there is [M2]', async () => {
    const source = await listedProduct(app, producer);
    const receipt = await transport.receive(trader, source, '10');
    const shelves = await Promise.all(['1', '1'].map((quantity) => transport.offer(trader, { receiptId: receipt.id, quantity })));
    await Promise.all(Array.from({ length: 20 }, (_, turn) => setStock(shelves[turn % 2]?.id ?? '', String(2 + (turn % 7)))));
    const [sums] = await app.db.query(
      `SELECT (SELECT sum(on_hand) FROM product_stock WHERE product_id = ANY ($1)) + r.remaining AS all, r.remaining >= 0 AS sound FROM receipts r WHERE r.id = $2`,
      [shelves.map(({ id }) => id), receipt.id],
    );
    expect([Number(sums.all), sums.sound]).toEqual([10, true]);
  });

  it('an edit changes neither unit nor kind of the products, and deleting gives back what was not promised [E2]', async () => {
    const receipt = await transport.receive(trader, await listedProduct(app, producer), '10');
    const shelf = await transport.offer(trader, { receiptId: receipt.id, quantity: '8' });
    const input = {
      name: 'Potato',
      description: 'Sorted',
      categorySlug: 'potato',
      unit: 'KG',
      quantity: '8',
      price: '45',
      addToSellPost: true,
    };
    const edit = (wanted: object) =>
      app.call('updateProduct', { id: shelf.id, input: { ...input, imageIds: [imageId], ...wanted } }, 'id', { token: trader.token });
    const imageId = (await image(app, trader)).id;
    expect(fieldsOf(await edit({ unit: 'TON' }))).toMatchObject([{ field: 'unit' }]);
    expect(fieldsOf(await edit({ categorySlug: 'rice' }))).toMatchObject([{ field: 'categorySlug' }]);
    expect(fieldsOf(await edit({ quantity: '11' }))).toMatchObject([{ field: 'quantity' }]);
    expect((await edit({ quantity: '9' })).code).toBeNull();
    await deliveredOrder(app, { lines: [{ product: shelf, quantity: '4' }] });
    await app.call('deleteProduct', { id: shelf.id }, 'removedId', { token: trader.token });
    expect(await again(receipt)).toMatchObject({ remaining: '6', listings: [] });
  });

  it('the database itself rejects stock that no one received [T9]', async () => {
    const receipt = await transport.receive(trader, await listedProduct(app, producer), '10');
    const shelf = await transport.offer(trader, { receiptId: receipt.id, quantity: '10' });
    const move = `INSERT INTO stock_movements (product_id, kind, on_hand_delta, reserved_delta) VALUES ($1, 'ADJUST', 1, 0)`;
    await expect(app.db.query(move, [shelf.id])).rejects.toThrow(/more than was received/);
    const draw = 'UPDATE receipt_draws SET quantity = quantity + 1, product_quantity = product_quantity + 1 WHERE receipt_id = $1';
    await expect(app.db.query(draw, [receipt.id])).rejects.toThrow(/receipts_remaining/);
  });
});
