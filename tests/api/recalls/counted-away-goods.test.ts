/**
 * Goods that were counted away are not found, and what their seller brought in afterwards of the same kind may be the
 * same goods: admins read both in the trace and in the recall, whatever day the new harvest is said to be of, however
 * long after and in whichever product.
 */
import { type TestApp, startTestApp } from '../../support/app';
import { admin, approvedProducer, seller, type TestAccount } from '../../support/build-accounts';
import { deliveredOrder, failedOrder, type Goods, listedProduct } from '../../support/build-orders';
import { lotInvariants } from '../../support/lot-invariants';
import { rows } from '../../support/sql';
import { relistingApi } from '../catalogue/support/relisting';
import { recallSteps } from './support/recall-steps';

let app: TestApp;
let boss: TestAccount;
let second: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  [boss, second] = [await admin(app), await admin(app)];
});
afterAll(() => app.stop());
afterEach(async () => {
  for (const [rule, sql] of Object.entries(lotInvariants)) expect([rule, await rows(app.db, sql)]).toEqual([rule, []]);
});

const { codeOf, codesOf, decide } = recallSteps(() => app);
const dayBefore = (days: number) => new Date(Date.now() + 6 * 3_600_000 - days * 86_400_000).toISOString().slice(0, 10);
const today = () => dayBefore(0);
const count = async (by: TestAccount, { id }: Goods, quantity: string) =>
  expect((await app.call('setStock', { productId: id, quantity }, 'id', by)).code).toBeNull();
const harvest = async (by: TestAccount, { id }: Goods, quantity: string, harvestedOn = today()) =>
  expect((await app.call('addHarvest', { input: { productId: id, quantity, harvestedOn } }, 'id', by)).code).toBeNull();
/** All lots and what was counted of them are so many days older. */
const wait = async (days: number) => {
  await app.db.query('ALTER TABLE lot_removals DISABLE TRIGGER lot_removals_append_only');
  await app.db.query("UPDATE lot_removals SET created_at = created_at - $1 * interval '1 day'", [days]);
  await app.db.query('ALTER TABLE lot_removals ENABLE TRIGGER lot_removals_append_only');
  await app.db.query(
    "UPDATE lots SET opened_at = opened_at - $1 * interval '1 day', harvested_from = harvested_from - $1::int, harvested_until = harvested_until - $1::int",
    [days],
  );
};
const soldOf = async (by: TestAccount, goods: object = {}) => {
  const product = await listedProduct(app, by, { quantity: '100', unit: 'KG', ...goods });
  await deliveredOrder(app, { lines: [{ product, quantity: '20' }] });
  return { product, code: await codeOf(product) };
};

interface CountedAway {
  readonly lot: { readonly code: string };
  readonly quantity: string;
  readonly mayBe: readonly { readonly code: string }[];
}
const AWAY = 'countedAway { lot { code } quantity countedAt mayBe { code } }';
const awayOf = async (code: string, by = boss): Promise<[code: string, quantity: string, ...mayBe: string[]][] | null> => {
  const { data } = await app.call<{ traceLot: { countedAway: CountedAway[] | null } }>('traceLot', { code, skip: 0 }, AWAY, by);
  return (
    data.traceLot.countedAway &&
    data.traceLot.countedAway.map(({ lot, quantity, mayBe }) => [lot.code, quantity, ...mayBe.map((one) => one.code)])
  );
};
const causesOf = async (code: string) => {
  const { data } = await app.call<{ traceLot: { countedAway: (CountedAway & { cause: string })[] } }>(
    'traceLot',
    { code, skip: 0 },
    AWAY.replace('quantity', 'quantity cause'),
    boss,
  );
  return data.traceLot.countedAway.map(({ lot, cause, quantity, mayBe }) => [lot.code, cause, quantity, ...mayBe.map((one) => one.code)]);
};
const recalled = async (code: string) => {
  expect([(await decide('askRecall', boss, code)).code, (await decide('confirmRecall', second, code)).code]).toEqual([null, null]);
  return (await app.call<{ recall: { countedAway: CountedAway[] } }>('recall', { code }, `quantity found ${AWAY}`, boss)).data.recall;
};

it.each([
  ['as a harvest of another day', 0],
  ['five days later', 5],
])('goods counted away and in again %s are named', async (_way, days) => {
  const grower = await approvedProducer(app);
  const { product, code } = await soldOf(grower);
  await wait(1);
  await count(grower, product, '0');
  await wait(days);
  await harvest(grower, product, '80');
  const [, next = ''] = await codesOf(product);
  expect([await awayOf(code), await awayOf(next)]).toEqual([[[code, '80', next]], [[code, '80', next]]]);
  const recall = await recalled(code);
  expect(recall).toMatchObject({ quantity: '100', found: '0' });
  expect(recall.countedAway).toEqual([{ lot: { code }, quantity: '80', countedAt: expect.any(String) as string, mayBe: [{ code: next }] }]);
});

it('an emptied product that is deleted and listed anew is named, in any unit, and so is one deleted with all of its stock', async () => {
  const grower = await approvedProducer(app);
  const { product, code } = await soldOf(grower);
  await count(grower, product, '30');
  expect((await app.call('deleteProduct', { id: product.id }, '__typename', grower)).code).toBeNull();
  const anew = await listedProduct(app, grower, { quantity: '80', unit: 'PIECE' });
  const next = await codeOf(anew);
  expect(await awayOf(code)).toEqual([[code, '80', next]]);
  expect(await recalled(code)).toMatchObject({ quantity: '100', found: '0' });
});

it('a trader’s own stock is named as a grower’s; so are received items that were taken off the market', async () => {
  const [grower, trader] = [await approvedProducer(app), await seller(app, 'SUPERSALER')];
  const own = await soldOf(trader);
  await wait(1);
  await count(trader, own.product, '0');
  await harvest(trader, own.product, '80');
  const [, next = ''] = await codesOf(own.product);
  expect(await awayOf(own.code)).toEqual([[own.code, '80', next]]);

  const other = await seller(app, 'SUPERSALER');
  const { product, code } = await soldOf(grower);
  const transport = relistingApi(app);
  const receipt = await transport.receive(other, product, '40');
  const relisted = await transport.offer(other, { receiptId: receipt.id, quantity: '30' });
  const made = await codeOf(relisted);
  expect((await app.call('setStock', { productId: relisted.id, quantity: '0' }, 'id', other)).code).toBeNull();
  const clean = await codeOf(await listedProduct(app, other, { quantity: '30', unit: 'KG' }));
  const away = [made, '30', clean];
  const neverListed = [code, '10', clean];
  expect([await awayOf(code), await awayOf(made)]).toEqual([[neverListed, away], [away]]);
});

it('no other seller or time is named, nothing that came back, and sellers read none of it', async () => {
  const grower = await approvedProducer(app);
  const { product, code } = await soldOf(grower);
  await listedProduct(app, await approvedProducer(app), { quantity: '80', unit: 'KG' });
  await count(grower, product, '0');
  expect(await awayOf(code)).toEqual([[code, '80']]);
  await wait(31);
  await harvest(grower, product, '80');
  expect([await awayOf(code), await awayOf(code, grower)]).toEqual([[[code, '80']], null]);
  const back = await soldOf(grower);
  await count(grower, back.product, '50');
  await count(grower, back.product, '80');
  expect(await awayOf(back.code)).toEqual([]);
});

it('new lots of the same seller in other categories are named after those of the category', async () => {
  const grower = await approvedProducer(app);
  const { product, code } = await soldOf(grower);
  await count(grower, product, '0');
  const other = await codeOf(await listedProduct(app, grower, { quantity: '80', unit: 'KG', categorySlug: 'tools' }));
  const same = await codeOf(await listedProduct(app, grower, { quantity: '1', unit: 'KG' }));
  expect(await awayOf(code)).toEqual([[code, '80', same, other]]);
});

it('goods that are written off as lost are in the recall, and named with the stock that came after them', async () => {
  const grower = await approvedProducer(app);
  const product = await listedProduct(app, grower, { quantity: '100', unit: 'KG' });
  const { id, lineIds } = await failedOrder(app, { lines: [{ product, quantity: '80' }] });
  expect((await app.call('returnOrder', { id, lostLineIds: [...lineIds] }, 'id', grower)).code).toBeNull();
  const [code, next] = [await codeOf(product), await codeOf(await listedProduct(app, grower, { quantity: '80', unit: 'KG' }))];
  expect(await recalled(code)).toMatchObject({ quantity: '100', found: '20' });
  expect(await causesOf(code)).toEqual([[code, 'LOST', '80', next]]);
});

it('goods that are said to be destroyed are named once new stock came', async () => {
  const grower = await approvedProducer(app);
  const { product, code } = await soldOf(grower);
  await recalled(code);
  const gone = await app.call('setStock', { productId: product.id, quantity: '0', outcome: 'DESTROYED' }, 'id', grower);
  expect([gone.code, await causesOf(code)]).toEqual([null, []]);
  await count(grower, product, '80');
  const [, next = ''] = await codesOf(product);
  expect(await causesOf(code)).toEqual([[code, 'DESTROYED', '80', next]]);
  expect(await causesOf(next)).toEqual([[code, 'DESTROYED', '80', next]]);
});

it('the largest is named before ten small harvests, and how many there are', async () => {
  const grower = await approvedProducer(app);
  const { product, code } = await soldOf(grower);
  await count(grower, product, '0');
  const small = await listedProduct(app, grower, { quantity: '1', unit: 'KG' });
  for (let back = 1; back <= 10; back++) await harvest(grower, small, '1', dayBefore(back));
  const large = await codeOf(await listedProduct(app, grower, { quantity: '80', unit: 'KG' }));
  const { data } = await app.call<{ traceLot: { countedAway: (CountedAway & { mayBeCount: number })[] } }>(
    'traceLot',
    { code, skip: 0 },
    'countedAway { mayBeCount mayBe { code } }',
    boss,
  );
  const [away] = data.traceLot.countedAway;
  expect([away?.mayBeCount, away?.mayBe.length, away?.mayBe[0]?.code]).toEqual([12, 10, large]);
});

it('goods are named that were listed anew a day before, or whose product has another category now', async () => {
  const grower = await approvedProducer(app);
  const { product, code } = await soldOf(grower);
  const next = await codeOf(await listedProduct(app, grower, { quantity: '80', unit: 'KG' }));
  await wait(1);
  await count(grower, product, '0');
  expect(await awayOf(code)).toEqual([[code, '80', next]]);
  expect((await app.call('updateProduct', { id: product.id, input: { categorySlug: 'tools' } }, 'id', grower)).code).toBeNull();
  expect(await awayOf(code)).toEqual([[code, '80', next]]);
});
