/** Many small counts push nothing out of an admin's view: what was asked about comes first, then the largest. */
import { type TestApp, startTestApp } from '../../support/app';
import { admin, approvedProducer, type TestAccount } from '../../support/build-accounts';
import { type Goods, listedProduct } from '../../support/build-orders';
import { recallSteps } from './support/recall-steps';

const MANY = 52;

let app: TestApp;
let grower: TestAccount;
let boss: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  [grower, boss] = [await approvedProducer(app), await admin(app)];
});
afterAll(() => app.stop());

const { codeOf, decide } = recallSteps(() => app);
const count = async ({ id }: Goods, quantity: string) =>
  expect((await app.call('setStock', { productId: id, quantity }, 'id', grower)).code).toBeNull();

interface Away {
  readonly countedAway: readonly { readonly quantity: string; readonly lot: { readonly code: string } }[];
  readonly countedAwayTotal: { readonly count: number; readonly kilograms: string };
}

it('of what was counted away', async () => {
  const asked = await listedProduct(app, grower, { quantity: '40', unit: 'KG' });
  await count(asked, '39');
  const large = await listedProduct(app, grower, { quantity: '2', unit: 'TON', price: '30000' });
  await count(large, '1');
  for (let n = 0; n < MANY; n += 1) await count(await listedProduct(app, grower, { quantity: '10', unit: 'KG' }), '2');
  const code = await codeOf(asked);
  const fields = 'countedAway { quantity lot { code } } countedAwayTotal { count kilograms }';
  const { traceLot } = (await app.call<{ traceLot: Away }>('traceLot', { code }, fields, boss)).data;
  const codes = traceLot.countedAway.map(({ lot }) => lot.code);
  expect([codes.length, codes[0], codes[1]]).toEqual([50, code, await codeOf(large)]);
  const total = { count: MANY + 2, kilograms: String(1 + 1000 + MANY * 8) };
  expect(traceLot.countedAwayTotal).toEqual(total);
  expect([(await decide('askRecall', grower, code)).code, (await decide('confirmRecall', boss, code)).code]).toEqual([null, null]);
  const { recall } = (await app.call<{ recall: Away }>('recall', { code }, fields, boss)).data;
  expect([recall.countedAway[0]?.lot.code, recall.countedAwayTotal]).toEqual([code, total]);
  const seen = await app.call<{ traceLot: object }>('traceLot', { code }, 'countedAwayTotal { count }', grower);
  expect(seen.data.traceLot).toEqual({ countedAwayTotal: null });
});

it('of what left a lot', async () => {
  const product = await listedProduct(app, grower, { quantity: '200', unit: 'KG' });
  await count(product, '100');
  for (let n = 1; n <= MANY; n += 1) await count(product, String(100 - n));
  const code = await codeOf(product);
  const { data } = await app.call<{
    traceLot: { lot: { removals: { quantity: string }[]; removalTotal: { count: number; quantity: string } } };
  }>('traceLot', { code }, 'lot { removals { quantity } removalTotal { count quantity } }', boss);
  const { removals, removalTotal } = data.traceLot.lot;
  expect([removals.length, removals.at(-1)]).toEqual([50, { quantity: '100' }]);
  expect(removalTotal).toEqual({ count: MANY + 1, quantity: String(100 + MANY) });
});
