/** A product has at most fifty open lots, and no day of one of them changes for goods that were sold before. */
import { type TestApp, startTestApp } from '../../support/app';
import { admin, approvedProducer, seller, type TestAccount } from '../../support/build-accounts';
import { deliveredOrder, failedOrder, type Goods, listedProduct } from '../../support/build-orders';
import { lotInvariants } from '../../support/lot-invariants';
import { rows } from '../../support/sql';
import { daysAgo } from './support/harvests';
import { relistingApi } from './support/relisting';

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

/** Fifty lots of 2, each a day older than the next, the newest harvested 10 days ago. */
async function fullProduct(): Promise<Goods> {
  const product = await listedProduct(app, grower, { quantity: '2' });
  await app.db.query(
    `UPDATE lots SET opened_at = now() - interval '59 days', harvested_from = $2::date - 59, harvested_until = $2::date - 59 WHERE product_id = $1`,
    [product.id, daysAgo(0)],
  );
  await app.db.query(
    `INSERT INTO lots (product_id, owner_id, owner_name, harvested_from, harvested_until, added, remaining, opened_at)
     SELECT product_id, owner_id, owner_name, $2::date - 59 + n, $2::date - 59 + n, 2, 2, now() - (59 - n) * interval '1 day'
     FROM lots, generate_series(1, 49) n WHERE product_id = $1`,
    [product.id, daysAgo(0)],
  );
  await app.db.query('UPDATE product_stock SET on_hand = 100 WHERE product_id = $1', [product.id]);
  return product;
}
const harvest = async (product: Goods, ago = 0) => {
  const input = { productId: product.id, quantity: '5', harvestedOn: daysAgo(ago) };
  expect((await app.call('addHarvest', { input }, 'quantity', grower)).code).toBeNull();
};
const openLots = async ({ id }: Goods) =>
  rows<{ first: string; last: string; left: number }>(
    app.db,
    `SELECT harvested_from::text AS first, harvested_until::text AS last, remaining::float AS left FROM lots
     WHERE product_id = $1 AND remaining > 0 AND hold IS NULL ORDER BY opened_at, id`,
    [id],
  );

it('more stock joins the newest of which nothing was sold, which states all days', async () => {
  const product = await fullProduct();
  await app.db.query(
    'UPDATE lots SET is_first = true WHERE id = (SELECT id FROM lots WHERE product_id = $1 ORDER BY opened_at DESC LIMIT 1)',
    [product.id],
  );
  await deliveredOrder(app, { lines: [{ product, quantity: '1' }] });
  await harvest(product);
  const lots = await openLots(product);
  expect([lots.length, lots.at(-2), lots.at(-1)]).toEqual([
    50,
    { first: daysAgo(10), last: daysAgo(10), left: 1 },
    { first: daysAgo(11), last: daysAgo(0), left: 7 },
  ]);
});

it('where something was sold of each, the two oldest go on as one, which a recall of either reaches', async () => {
  const product = await fullProduct();
  const failed = await failedOrder(app, { lines: [{ product, quantity: '100' }] });
  expect((await app.call('returnOrder', { id: failed.id }, 'id', grower)).code).toBeNull();
  await deliveredOrder(app, { lines: [{ product, quantity: '1' }] });
  await harvest(product);
  const lots = await openLots(product);
  expect([lots.length, lots[0], lots[1], lots.at(-1)]).toEqual([
    50,
    { first: daysAgo(59), last: daysAgo(58), left: 3 },
    { first: daysAgo(57), last: daysAgo(57), left: 2 },
    { first: daysAgo(0), last: daysAgo(0), left: 5 },
  ]);
  const boss = await admin(app);
  const reach = async (code = '') =>
    (await app.call<{ drillRecall: object }>('drillRecall', { code }, 'lots orders', boss)).data.drillRecall;
  const [first, next, , last] = await rows<{ code: string }>(
    app.db,
    `SELECT code FROM lots WHERE product_id = $1 ORDER BY (harvested_from = $2::date) DESC, harvested_from, remaining LIMIT 4`,
    [product.id, daysAgo(59)],
  );
  expect([await reach(first?.code), await reach(next?.code), await reach(last?.code)]).toEqual([
    { lots: 2, orders: 1 },
    { lots: 3, orders: 1 },
    { lots: 1, orders: 0 },
  ]);
});

it('lots that an admin releases find room: the oldest go on as one', async () => {
  const product = await fullProduct();
  const boss = await admin(app);
  const codes = await rows<{ code: string }>(app.db, 'SELECT code FROM lots WHERE product_id = $1 ORDER BY opened_at LIMIT 3', [
    product.id,
  ]);
  for (const { code } of codes) {
    const input = { code, reason: 'Somebody says it was sprayed.' };
    expect((await app.call('holdLot', { input }, 'state', boss)).code).toBeNull();
  }
  for (const ago of [2, 1, 0]) await harvest(product, ago);
  expect(await openLots(product)).toHaveLength(50);
  for (const { code } of codes) {
    const input = { code, reason: 'It was not.' };
    expect((await app.call('releaseLot', { input }, 'state', boss)).code).toBeNull();
  }
  const lots = await openLots(product);
  expect([lots.length, lots[0], lots[1]]).toEqual([
    50,
    { first: daysAgo(59), last: daysAgo(56), left: 8 },
    { first: daysAgo(55), last: daysAgo(55), left: 2 },
  ]);
});

it('so do goods that are counted in again', async () => {
  const product = await fullProduct();
  const count = async (quantity: string) =>
    expect((await app.call('setStock', { productId: product.id, quantity }, 'quantity', grower)).code).toBeNull();
  await count('0');
  await harvest(product);
  await count('105');
  expect((await openLots(product)).map(({ left }) => left)).toEqual([4, ...Array<number>(48).fill(2), 5]);
});

it.each([false, true])('so do those that come back, lost: %s', async (isLost) => {
  const product = await fullProduct();
  const { id, lineIds } = await failedOrder(app, { lines: [{ product, quantity: '100' }] });
  await harvest(product);
  const lostLineIds = isLost ? lineIds : [];
  expect((await app.call('returnOrder', { id, lostLineIds }, 'id', grower)).code).toBeNull();
  const lots = await openLots(product);
  expect(lots.map(({ left }) => left)).toEqual(isLost ? [5] : [4, ...Array<number>(48).fill(2), 5]);
});

it('no more deliveries are drawn into a product than it may have lots', async () => {
  const trader = await seller(app, 'WHOLESALER');
  const transport = relistingApi(app);
  const source = await listedProduct(app, grower);
  const shelf = await transport.offer(trader, { receiptId: (await transport.receive(trader, source, '10')).id, quantity: '10' });
  await transport.receive(trader, source, '10');
  await app.db.query(
    `INSERT INTO lots (product_id, owner_id, owner_name, added, remaining) SELECT product_id, owner_id, owner_name, 1, 1
     FROM lots, generate_series(1, 49) WHERE product_id = $1`,
    [shelf.id],
  );
  await app.db.query('UPDATE product_stock SET on_hand = on_hand + 49 WHERE product_id = $1', [shelf.id]);
  const count = (quantity: string) => app.call('setStock', { productId: shelf.id, quantity }, 'quantity', trader);
  const { body } = await count('60');
  expect(body.errors?.[0]?.extensions.fields).toMatchObject([
    { field: 'quantity', key: 'product.tooManyReceived', message: expect.stringContaining('goods of 50 deliveries') as string },
  ]);
  await deliveredOrder(app, { lines: [{ product: shelf, quantity: '10' }] });
  expect((await count('50')).code).toBeNull();
  expect(await openLots(shelf)).toHaveLength(50);
});
