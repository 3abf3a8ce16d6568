/** Goods that are counted away and in again are the same goods, and what nobody counted in again is still missing. */
import { type TestApp, startTestApp } from '../../support/app';
import { admin, approvedProducer, type TestAccount } from '../../support/build-accounts';
import { deliveredOrder, type Goods, listedProduct } from '../../support/build-orders';
import { lotInvariants } from '../../support/lot-invariants';
import { rows } from '../../support/sql';
import { recallSteps } from './support/recall-steps';

let app: TestApp;
let grower: TestAccount;
let boss: TestAccount;
let second: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  [grower, boss, second] = [await approvedProducer(app), await admin(app), await admin(app)];
});
afterAll(() => app.stop());
afterEach(async () => {
  for (const [rule, sql] of Object.entries(lotInvariants)) expect([rule, await rows(app.db, sql)]).toEqual([rule, []]);
});

const { codeOf, decide } = recallSteps(() => app);
const count = async ({ id }: Goods, ...quantities: string[]) => {
  for (const quantity of quantities) expect((await app.call('setStock', { productId: id, quantity }, 'id', grower)).code).toBeNull();
};
const edit = async ({ id }: Goods, input: object) => expect((await app.call('updateProduct', { id, input }, 'id', grower)).code).toBeNull();
const sell = async (product: Goods, quantity: string) => {
  await app.call('postForSell', { productIds: [product.id] }, 'products { id }', grower);
  return deliveredOrder(app, { lines: [{ product, quantity }] });
};
const soldOf = async () => {
  const product = await listedProduct(app, grower, { quantity: '100', unit: 'KG' });
  await deliveredOrder(app, { lines: [{ product, quantity: '20' }] });
  return { product, code: await codeOf(product) };
};
const recalled = async (code: string) => {
  expect([(await decide('askRecall', boss, code)).code, (await decide('confirmRecall', second, code)).code]).toEqual([null, null]);
  return (await app.call<{ recall: object }>('recall', { code }, 'quantity found lots { code }', boss)).data.recall;
};

it('a count to 0 and up again is of the same lot', async () => {
  const { product, code } = await soldOf();
  await count(product, '0', '80');
  await sell(product, '30');
  expect(await recalled(code)).toEqual({ quantity: '100', found: '50', lots: [{ code }] });
});

it.each(['at once', 'one after the other'])('a change of the unit by way of 0, %s, goes on with the same goods', async (way) => {
  const { product, code } = await soldOf();
  if (way === 'at once') await edit(product, { unit: 'PIECE', quantity: '0' });
  else {
    await count(product, '0');
    await edit(product, { unit: 'PIECE' });
  }
  await count(product, '40');
  await sell(product, '10');
  expect(await recalled(code)).toMatchObject({ quantity: '100', found: '60' });
});

it.each([
  ['up', '160', '40', '60'],
  ['down', '8', '2', '60'],
])('a count after a change of the unit, %s, corrects it as long as nothing was sold', async (_way, quantity, sold, found) => {
  const { product, code } = await soldOf();
  await edit(product, { unit: 'PIECE', quantity: '80' });
  await count(product, '3', quantity);
  await sell(product, sold);
  expect(await recalled(code)).toMatchObject({ quantity: '100', found });
});

it('a count after a sale in the new unit is no correction of it', async () => {
  const { product, code } = await soldOf();
  await edit(product, { unit: 'PIECE', quantity: '160' });
  await sell(product, '40');
  await count(product, '60');
  expect(await recalled(code)).toMatchObject({ quantity: '100', found: '30' });
});

it('what was counted away without a word is a part of the recall, and missing', async () => {
  const { product, code } = await soldOf();
  await count(product, '50');
  expect(await recalled(code)).toMatchObject({ quantity: '100', found: '50' });
});

it('goods counted away before a hold are on hold when they are counted in again', async () => {
  const { product, code } = await soldOf();
  await count(product, '0');
  expect((await decide('holdLot', boss, code)).code).toBeNull();
  await count(product, '80');
  const post = await app.call('postForSell', { productIds: [product.id] }, 'products { id }', grower);
  expect([post.code, await rows(app.db, 'SELECT hold FROM lots WHERE product_id = $1', [product.id])]).toEqual([
    'CONFLICT',
    [{ hold: 'HELD' }],
  ]);
});

it('a slip after a new harvest makes nothing new of old goods', async () => {
  const product = await listedProduct(app, grower, { quantity: '100', unit: 'KG' });
  await app.db.query("UPDATE lots SET opened_at = opened_at - interval '10 days' WHERE product_id = $1", [product.id]);
  const harvestedOn = new Date(Date.now() + 6 * 3_600_000).toISOString().slice(0, 10);
  await app.call('addHarvest', { input: { productId: product.id, quantity: '1', harvestedOn } }, 'id', grower);
  await count(product, '1', '103');
  const lots = 'SELECT remaining::float AS left, harvested_from::text AS day FROM lots WHERE product_id = $1 ORDER BY opened_at';
  expect(await rows(app.db, lots, [product.id])).toEqual([
    { left: 100, day: null },
    { left: 3, day: harvestedOn },
  ]);
});

it('a new harvest is a lot of its own', async () => {
  const { product } = await soldOf();
  await count(product, '0');
  const harvestedOn = new Date(Date.now() + 6 * 3_600_000).toISOString().slice(0, 10);
  await app.call('addHarvest', { input: { productId: product.id, quantity: '80', harvestedOn } }, 'id', grower);
  expect(await rows(app.db, 'SELECT remaining::float AS left FROM lots WHERE product_id = $1 ORDER BY opened_at', [product.id])).toEqual([
    { left: 0 },
    { left: 80 },
  ]);
});
