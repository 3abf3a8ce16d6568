/** Old goods get no day and no grade of today: not by another unit, and not by the offer of those who sell them on. */
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer, seller, type TestAccount } from '../../support/build-accounts';
import { deliveredOrder, type Goods, listedProduct } from '../../support/build-orders';
import { lotInvariants } from '../../support/lot-invariants';
import { rows } from '../../support/sql';
import { daysAgo, harvested } from '../catalogue/support/harvests';
import { relistingApi } from '../catalogue/support/relisting';

let app: TestApp;
let grower: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  grower = await approvedProducer(app);
});
afterAll(() => app.stop());

const sound = async () => {
  for (const [rule, sql] of Object.entries(lotInvariants)) expect([rule, await rows(app.db, sql)]).toEqual([rule, []]);
};
const older = (product: Goods, days: number) =>
  app.db.query('UPDATE lots SET opened_at = opened_at - make_interval(days => $2) WHERE product_id = $1', [product.id, days]);
const update = (product: Goods, input: object) => app.call('updateProduct', { id: product.id, input }, 'id', grower);
const lotsOf = (product: Goods) =>
  rows<{ day: string | null; grade: string | null }>(
    app.db,
    'SELECT harvested_until::text AS day, grade FROM lots WHERE product_id = $1 ORDER BY opened_at, id',
    [product.id],
  );

it('goods of which some were sold keep their day and their grade in another unit, whatever their post says', async () => {
  const product = await listedProduct(app, grower, { quantity: '100', grade: 'C' });
  await older(product, 20);
  await harvested(app, product.id, daysAgo(20));
  await deliveredOrder(app, { lines: [{ product, quantity: '20' }] });
  expect((await update(product, { unit: 'PIECE', quantity: '160' })).code).toBeNull();
  await harvested(app, product.id, daysAgo(0));
  expect((await update(product, { grade: 'A' })).code).toBeNull();
  expect(await lotsOf(product)).toEqual([
    { day: daysAgo(20), grade: 'C' },
    { day: daysAgo(20), grade: 'C' },
  ]);
  await sound();
});

it('the invariant finds a lot that was harvested after a lot that it continues was opened', async () => {
  const product = await listedProduct(app, grower, { quantity: '100' });
  await older(product, 20);
  await update(product, { unit: 'PIECE', quantity: '160' });
  await sound();
  const wrong = 'no lot was harvested after a lot that it continues was opened';
  const change = (day: string | null) =>
    app.db.query('UPDATE lots SET harvested_from = $2, harvested_until = $2 WHERE product_id = $1 AND remaining > 0', [product.id, day]);
  await change(daysAgo(19));
  expect(await rows(app.db, lotInvariants[wrong] ?? '')).toHaveLength(1);
  await change(null);
});

it('a trader’s lot has no day of an offer that was made after the goods were in stock', async () => {
  const trader = await seller(app, 'SUPERSALER');
  const transport = relistingApi(app);
  const product = await listedProduct(app, grower, { quantity: '100' });
  await older(product, 20);
  const receive = async (day: string) => {
    await app.db.query('UPDATE sell_posts SET harvested_on = $2 WHERE product_id = $1', [product.id, day]);
    const receipt = await transport.receive(trader, product, '40');
    return lotsOf(await transport.offer(trader, { receiptId: receipt.id, quantity: '30' }));
  };
  expect(await receive(daysAgo(0))).toEqual([{ day: null, grade: null }]);
  expect(await receive(daysAgo(21))).toEqual([{ day: daysAgo(21), grade: null }]);
  await sound();
});
