/** Another unit neither hides goods nor makes them: where kilograms are known, they decide what goes on. */
import { type TestApp, startTestApp } from '../../support/app';
import { admin, approvedProducer, type TestAccount } from '../../support/build-accounts';
import { deliveredOrder, type Goods, listedProduct } from '../../support/build-orders';
import { lotInvariants } from '../../support/lot-invariants';
import { rows } from '../../support/sql';
import { recallSteps } from './support/recall-steps';

let app: TestApp;
let grower: TestAccount;
let boss: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  boss = await admin(app);
});
beforeEach(async () => {
  grower = await approvedProducer(app, { name: 'Karim' });
});
afterAll(() => app.stop());
afterEach(async () => {
  for (const [rule, sql] of Object.entries(lotInvariants)) expect([rule, await rows(app.db, sql)]).toEqual([rule, []]);
});

const { codeOf, codesOf, decide } = recallSteps(() => app);
const edit = (id: string, input: object) => app.call('updateProduct', { id, input }, 'unit quantity', grower);
const change = async ({ id }: Goods, unit: string, quantity: string, more: object = {}) =>
  expect((await edit(id, { unit, quantity, price: '8', ...more })).code).toBeNull();
const count = async ({ id }: Goods, quantity: string) =>
  expect((await app.call('setStock', { productId: id, quantity }, 'id', grower)).code).toBeNull();
const lotsOf = async ({ id }: Goods) =>
  (
    await rows<{ lot: string }>(
      app.db,
      `SELECT unit || ' ' || remaining::float || CASE WHEN harvested_until = (now() AT TIME ZONE 'Asia/Dhaka')::date THEN ' of today' ELSE '' END AS lot
     FROM lots WHERE product_id = $1 AND remaining > 0 ORDER BY harvested_until, id`,
      [id],
    )
  ).map(({ lot }) => lot);
/** 100 kg of three days ago, of which 5 were sold. */
const sold = async () => {
  const product = await listedProduct(app, grower, { quantity: '100', unit: 'KG' });
  await app.db.query(
    `UPDATE lots SET harvested_from = day, harvested_until = day, opened_at = opened_at - interval '3 days'
     FROM (SELECT (now() AT TIME ZONE 'Asia/Dhaka')::date - 3 AS day) past WHERE product_id = $1`,
    [product.id],
  );
  await app.db.query("UPDATE sell_posts SET harvested_on = (now() AT TIME ZONE 'Asia/Dhaka')::date - 3 WHERE product_id = $1", [
    product.id,
  ]);
  await deliveredOrder(app, { lines: [{ product, quantity: '5' }] });
  return product;
};
const recalled = async (code: string) => {
  expect([(await decide('askRecall', grower, code)).code, (await decide('confirmRecall', boss, code)).code]).toEqual([null, null]);
  return (await app.call<{ recall: { quantity: string; found: string } }>('recall', { code }, 'quantity found', boss)).data.recall;
};
const countedAway = async (code: string) =>
  (await app.call<{ traceLot: { countedAway: { quantity: string }[] } }>('traceLot', { code }, 'countedAway { quantity }', boss)).data
    .traceLot.countedAway;

it('less in another unit is counted away', async () => {
  const product = await sold();
  const code = await codeOf(product);
  await change(product, 'QUARTER', '40');
  expect(await lotsOf(product)).toEqual(['QUARTER 40']);
  expect(await countedAway(code)).toEqual([{ quantity: '85' }]);
  expect(await recalled(code)).toEqual({ quantity: '100', found: '10' });
});

it('more in another unit is a lot of its own, of today', async () => {
  const product = await sold();
  const code = await codeOf(product);
  await change(product, 'QUARTER', '4000');
  expect(await lotsOf(product)).toEqual(['QUARTER 380', 'QUARTER 3620 of today']);
  expect(await recalled(code)).toEqual({ quantity: '100', found: '95' });
});

it('a correction within a day hides nothing of known weight', async () => {
  const product = await sold();
  const code = await codeOf(product);
  await change(product, 'QUARTER', '380');
  await count(product, '40');
  expect(await lotsOf(product)).toEqual(['QUARTER 40']);
  expect(await countedAway(code)).toEqual([{ quantity: '340' }]);
  await change(product, 'KG', '10');
  expect(await recalled(code)).toEqual({ quantity: '100', found: '10' });
});

it.each([
  ['KG', 'OTHERS', { customUnitNote: 'Box' }, 'KG', 10],
  ['KG', 'OTHERS', { customUnitNote: 'Box', unitWeightKg: '1' }, 'KG', 10],
  ['PIECE', 'OTHERS', { customUnitNote: 'Box' }, 'PIECE', 10],
  ['PIECE', 'DOZEN', {}, 'PAIR', 10],
  ['PIECE', 'OTHERS', { customUnitNote: 'Box' }, 'DOZEN', 8],
  ['KG', 'OTHERS', { customUnitNote: 'Box' }, 'QUARTER', 40],
])('what is hidden on the way from %s over %s (%j) to %s is counted away', async (first, unit, more, last, left) => {
  const product = await sold();
  const code = await codeOf(product);
  if (first === 'PIECE') await change(product, 'PIECE', '95');
  await change(product, unit, unit === 'DOZEN' ? '7' : '10', more);
  await change(product, last, String(left));
  const kilograms = { DOZEN: 12, PAIR: 2, QUARTER: 0.25 }[last] ?? 1;
  const { found } = await recalled(code);
  expect(Number(found) / (last === 'DOZEN' ? 95 : left * kilograms)).toBeCloseTo(1, 1);
});

it('a weight that is stated later changes nothing of what the lot was', async () => {
  const product = await sold();
  const code = await codeOf(product);
  await change(product, 'OTHERS', '10', { customUnitNote: 'Box' });
  expect((await edit(product.id, { unitWeightKg: '1' })).code).toBeNull();
  await change(product, 'KG', '10');
  expect(await countedAway(code)).toEqual([{ quantity: '8.947' }]);
  expect(Number((await recalled(code)).found)).toBeCloseTo(10, 1);
});

it('nothing is hidden by a count to nothing before another unit', async () => {
  const product = await sold();
  const code = await codeOf(product);
  await count(product, '0');
  await change(product, 'QUARTER', '40');
  expect(await countedAway(code)).toEqual([{ quantity: '85' }]);
  expect(await recalled(code)).toEqual({ quantity: '100', found: '10' });
});

it('nothing is made by a count to nothing before another unit', async () => {
  const product = await sold();
  await count(product, '0');
  await change(product, 'QUARTER', '4000');
  expect(await lotsOf(product)).toEqual(['QUARTER 380', 'QUARTER 3620 of today']);
});

it('pieces without a weight are free, and a weight that is given before another unit counts', async () => {
  const product = await listedProduct(app, grower, { quantity: '100', unit: 'PIECE' });
  const code = await codeOf(product);
  expect((await edit(product.id, { unitWeightKg: '0.5' })).code).toBeNull();
  await change(product, 'KG', '10');
  expect(await countedAway(code)).toEqual([{ quantity: '80' }]);
  expect((await codesOf(product)).length).toBe(2);
  grower = await approvedProducer(app);
  const free = await listedProduct(app, grower, { quantity: '100', unit: 'PIECE' });
  await change(free, 'KG', '10');
  expect(await countedAway(await codeOf(free))).toEqual([]);
});

it('another unit asks how much there is in it', async () => {
  const product = await sold();
  const { body } = await edit(product.id, { unit: 'TON' });
  expect(body.errors?.[0]?.extensions.fields).toMatchObject([{ field: 'quantity', key: 'product.quantityInUnit' }]);
  const upsert = await app.call<{ upsertProducts: { results: object[] } }>(
    'upsertProducts',
    { input: [{ id: product.id, unit: 'TON' }], errorPolicy: 'REJECT_FAILED_ROWS' },
    'results { status errors { field code } }',
    grower,
  );
  expect(upsert.data.upsertProducts.results).toEqual([{ status: 'FAILED', errors: [{ field: 'quantity', code: 'BAD_USER_INPUT' }] }]);
  expect(await lotsOf(product)).toEqual(['KG 95']);
  const empty = await listedProduct(app, grower, { quantity: '0', unit: 'KG' });
  expect((await edit(empty.id, { unit: 'TON' })).code).toBeNull();
});
