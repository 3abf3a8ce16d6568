/** Lots follow the stock: first in, first out, and back to where it came from. */
import { StockService } from '../../../server/modules/catalogue/stock/stock.service';
import { OrderActionsService } from '../../../server/modules/orders/steps/order-actions.service';
import { inTransaction } from '../../../server/platform/db/transaction';
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer, asViewer, type TestAccount } from '../../support/build-accounts';
import { confirmedOrder, type Goods, listedProduct, shippedOrder } from '../../support/build-orders';
import { lotInvariants } from '../../support/lot-invariants';
import { rows } from '../../support/sql';
import { daysAgo, harvested } from './support/harvests';

let app: TestApp;
let grower: TestAccount;

beforeAll(async () => {
  app = await startTestApp();
  grower = await approvedProducer(app);
});
afterAll(() => app.stop());
afterEach(async () => {
  for (const [rule, sql] of Object.entries(lotInvariants)) expect([rule, await rows(app.db, sql)]).toEqual([rule, []]);
});

const count = async (product: Goods, quantity: string) =>
  expect(await app.call('setStock', { productId: product.id, quantity }, 'quantity', { token: grower.token })).toMatchObject({
    code: null,
  });
const lotsOf = ({ id }: Goods) =>
  rows<{ day: string | null; added: number; removed: number; left: number }>(
    app.db,
    `SELECT harvested_from::text AS day, added::float, removed::float, remaining::float AS left FROM lots WHERE product_id = $1 ORDER BY opened_at, id`,
    [id],
  );
const sharesOf = ([lineId]: readonly string[]) =>
  rows<{ day: string | null; quantity: number; returned: number }>(
    app.db,
    `SELECT lot.harvested_from::text AS day, s.quantity::float, s.returned::float FROM lot_shares s JOIN lots lot ON lot.id = s.lot_id
     WHERE s.order_line_id = $1 AND s.quantity > 0 ORDER BY lot.opened_at, lot.id`,
    [lineId],
  );

/** 10 kg of an older harvest, opened the day before, and 20 kg of a newer one. */
async function twoHarvests(): Promise<Goods> {
  const product = await listedProduct(app, grower, { quantity: '10' });
  await harvested(app, product.id, daysAgo(4));
  await app.db.query("UPDATE lots SET opened_at = now() - interval '1 day' WHERE product_id = $1", [product.id]);
  await harvested(app, product.id, daysAgo(1));
  await app.db.query('UPDATE lots SET harvested_from = $2, harvested_until = $2 WHERE product_id = $1', [product.id, daysAgo(4)]);
  await count(product, '30');
  return product;
}

it('the first stock of a day opens a lot, and more of the same harvest joins it', async () => {
  const product = await twoHarvests();
  await count(product, '45');
  expect(await lotsOf(product)).toEqual([
    { day: daysAgo(4), added: 10, removed: 0, left: 10 },
    { day: daysAgo(1), added: 35, removed: 0, left: 35 },
  ]);
});

it('an order takes from the oldest lot first, and undoing its shipment gives it back', async () => {
  const product = await twoHarvests();
  const { id, lineIds } = await shippedOrder(app, { lines: [{ product, quantity: '12.5' }] });
  expect(await sharesOf(lineIds)).toEqual([
    { day: daysAgo(4), quantity: 10, returned: 0 },
    { day: daysAgo(1), quantity: 2.5, returned: 0 },
  ]);
  await app.container.resolve(OrderActionsService).undo(asViewer(grower), id);
  expect(await sharesOf(lineIds)).toEqual([]);
  expect((await lotsOf(product)).map(({ left }) => left)).toEqual([10, 20]);
});

it('what came back is in its lot again, or written off there', async () => {
  const product = await twoHarvests();
  const { lineIds } = await shippedOrder(app, { lines: [{ product, quantity: '12' }] });
  const line = { productId: product.id, orderLineId: lineIds[0] ?? '', actorId: grower.id };
  const restock = (quantity: string, isLost: boolean) =>
    inTransaction(app.db, (tx) => app.container.resolve(StockService).restock(tx, { ...line, quantity }, isLost));
  await restock('2', false);
  await restock('3', true);
  expect(await sharesOf(lineIds)).toEqual([
    { day: daysAgo(4), quantity: 10, returned: 3 },
    { day: daysAgo(1), quantity: 2, returned: 2 },
  ]);
  const lots = await lotsOf(product);
  expect([
    lots.map(({ left }) => left).reduce((sum, left) => sum + left),
    lots.map(({ removed }) => removed).reduce((sum, one) => sum + one),
  ]).toEqual([20, 3]);
});

it('a count takes the oldest first, and stock of which no lot is known is sold as of unknown days', async () => {
  const product = await twoHarvests();
  await count(product, '25');
  expect((await lotsOf(product)).map(({ left, removed }) => [left, removed])).toEqual([
    [5, 5],
    [20, 0],
  ]);
  await app.db.query('UPDATE product_stock SET on_hand = on_hand + 5 WHERE product_id = $1', [product.id]);
  const { lineIds } = await shippedOrder(app, { lines: [{ product, quantity: '30' }] });
  expect((await sharesOf(lineIds)).map(({ day, quantity }) => [day, quantity])).toEqual([
    [daysAgo(4), 5],
    [daysAgo(1), 20],
    [null, 5],
  ]);
});

it('nothing leaves a lot on hold: the order waits until it is released', async () => {
  const product = await twoHarvests();
  const { id } = await confirmedOrder(app, { lines: [{ product, quantity: '15' }] });
  await app.db.query("UPDATE lots SET hold = 'HELD' WHERE product_id = $1 AND remaining = 20", [product.id]);
  const ship = () => app.call('shipOrder', { id }, 'id', { token: grower.token });
  expect(await ship()).toMatchObject({ code: 'CONFLICT' });
  expect((await lotsOf(product)).map(({ left }) => left)).toEqual([10, 20]);
  await app.db.query("UPDATE lots SET hold = 'RECALLED' WHERE product_id = $1 AND hold IS NOT NULL", [product.id]);
  expect((await ship()).body.errors?.[0]?.message).toBe('This stock was recalled and cannot be sent. Cancel the order, or add new stock.');
  await app.db.query('UPDATE lots SET hold = NULL WHERE product_id = $1', [product.id]);
  expect(await ship()).toMatchObject({ code: null });
});

it('the database rejects shares that are not what left the stock', async () => {
  const product = await twoHarvests();
  const { lineIds } = await shippedOrder(app, { lines: [{ product, quantity: '2' }] });
  const broken = (sql: string) => inTransaction(app.db, (tx) => tx.query(sql, [lineIds[0]]));
  await expect(broken('UPDATE lot_shares SET quantity = quantity + 1 WHERE order_line_id = $1')).rejects.toThrow('not what left the stock');
  await expect(broken('UPDATE lot_shares SET quantity = -1 WHERE order_line_id = $1')).rejects.toThrow('lot_shares_quantities');
  await expect(
    broken(`INSERT INTO stock_movements (product_id, kind, on_hand_delta, reserved_delta, order_line_id)
      SELECT product_id, 'TAKE', -1, -1, id FROM order_lines WHERE id = $1`),
  ).rejects.toThrow('not what left the stock');
});

it('a new harvest is a lot of its day, and buyers see that day', async () => {
  const product = await listedProduct(app, grower, { quantity: '10' });
  const add = (quantity: string, harvestedOn: string, by = grower) =>
    app.call('addHarvest', { input: { productId: product.id, quantity, harvestedOn } }, 'quantity sellPost { harvestDate }', {
      token: by.token,
    });
  expect((await add('25', daysAgo(0))).data).toMatchObject({ addHarvest: { quantity: '35', sellPost: { harvestDate: daysAgo(0) } } });
  await add('5', daysAgo(2));
  expect((await add('5', daysAgo(2))).data).toMatchObject({ addHarvest: { sellPost: { harvestDate: daysAgo(0) } } });
  expect((await lotsOf(product)).map(({ day, left }) => [day, left])).toEqual([
    [null, 10],
    [daysAgo(0), 25],
    [daysAgo(2), 10],
  ]);
  for (const [quantity, day] of [
    ['0', daysAgo(0)],
    ['1.5', daysAgo(0)],
    ['5', daysAgo(-1)],
    ['5', '2026-02-31'],
  ] as const)
    expect([quantity, day, (await add(quantity, day)).code]).toEqual([quantity, day, 'BAD_USER_INPUT']);
  expect((await add('5', daysAgo(0), await approvedProducer(app))).code).toBe('NOT_FOUND');
});

it('a day of the sell post holds for no lot that was in stock before it', async () => {
  const product = await listedProduct(app, grower, { quantity: '10' });
  await app.db.query("UPDATE lots SET opened_at = now() - interval '9 days' WHERE product_id = $1", [product.id]);
  await harvested(app, product.id, daysAgo(1));
  expect((await lotsOf(product)).map(({ day }) => day)).toEqual([null]);
  await harvested(app, product.id, daysAgo(12));
  expect((await lotsOf(product)).map(({ day }) => day)).toEqual([daysAgo(12)]);
});

it('stock that is counted in another unit is one new lot', async () => {
  const product = await twoHarvests();
  const change = { id: product.id, input: { unit: 'PIECE', quantity: '12' } };
  expect(await app.call('updateProduct', change, 'unit quantity', { token: grower.token })).toMatchObject({ code: null });
  expect((await lotsOf(product)).map(({ day, left }) => [day, left])).toEqual([
    [daysAgo(4), 0],
    [daysAgo(1), 0],
    [daysAgo(4), 12],
  ]);
});

it('what is on hold stays in the count, so that it cannot be counted off and on again', async () => {
  const product = await twoHarvests();
  await app.db.query("UPDATE lots SET hold = 'HELD' WHERE product_id = $1 AND remaining = 10", [product.id]);
  await count(product, '10');
  const set = (quantity: string) => app.call('setStock', { productId: product.id, quantity }, 'quantity', { token: grower.token });
  expect(await set('9')).toMatchObject({ code: 'CONFLICT' });
  expect((await lotsOf(product)).map(({ left }) => left)).toEqual([10, 0]);
});
