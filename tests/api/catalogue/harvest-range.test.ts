/**
 * Buyers see the first and the last day of the harvests that they may be sent something of, and an order keeps both:
 * a kilogram of today makes nothing of what was there before.
 */
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer, consumer, seller, type TestAccount } from '../../support/build-accounts';
import { type Goods, listedProduct, placedOrder } from '../../support/build-orders';
import { rows } from '../../support/sql';
import { recallSteps } from '../recalls/support/recall-steps';
import { daysAgo, harvested } from './support/harvests';
import { relistingApi } from './support/relisting';

let app: TestApp;
let grower: TestAccount;
let buyer: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  [grower, buyer] = [await approvedProducer(app), await consumer(app)];
});
afterAll(() => app.stop());
const { codesOf, decide } = recallSteps(() => app);

const shown = async ({ id }: Goods, by = buyer) =>
  (
    await app.call<{ product: { sellPost: object } }>('product', { id }, 'sellPost { harvestDate harvestedFrom harvestedUntil }', {
      token: by.token,
    })
  ).data.product.sellPost;
const harvest = async (product: Goods, ago: number) => {
  const input = { productId: product.id, quantity: '1', harvestedOn: daysAgo(ago) };
  expect((await app.call('addHarvest', { input }, 'id', grower)).code).toBeNull();
};
/** Goods of 20 days ago, in stock for so long. */
const old = async (day: string | null = daysAgo(20)) => {
  const product = await listedProduct(app, grower, { quantity: '100' });
  if (day) await harvested(app, product.id, day);
  await app.db.query("UPDATE lots SET opened_at = opened_at - interval '20 days' WHERE product_id = $1", [product.id]);
  return product;
};

it('old goods and a kilogram of today are of both days, also in the order', async () => {
  const product = await old();
  await harvest(product, 0);
  expect(await shown(product)).toEqual({ harvestDate: daysAgo(0), harvestedFrom: daysAgo(20), harvestedUntil: daysAgo(0) });
  const { id, buyer: by } = await placedOrder(app, { lines: [{ product, quantity: '5' }] });
  await harvest(product, 2);
  const { data } = await app.call<{ order: { lines: object[] } }>('order', { id }, 'lines { harvestedOn harvestedUntil }', by);
  expect(data.order.lines).toEqual([{ harvestedOn: daysAgo(20), harvestedUntil: daysAgo(0) }]);
});

it('what is on hold is not sent, and not counted', async () => {
  const product = await old();
  await harvest(product, 3);
  const [first = ''] = await codesOf(product);
  expect((await decide('holdLot', grower, first)).code).toBeNull();
  expect(await shown(product, grower)).toMatchObject({ harvestedFrom: daysAgo(3), harvestedUntil: daysAgo(3) });
});

it('of goods of which nobody said the day it is the offer’s, unless they were there before it', async () => {
  const product = await listedProduct(app, grower, { quantity: '100' });
  await app.db.query('UPDATE sell_posts SET harvested_on = $2 WHERE product_id = $1', [product.id, daysAgo(2)]);
  expect(await shown(product)).toMatchObject({ harvestedFrom: daysAgo(2), harvestedUntil: daysAgo(2) });
  await app.db.query("UPDATE lots SET opened_at = opened_at - interval '20 days' WHERE product_id = $1", [product.id]);
  expect(await shown(product)).toMatchObject({ harvestDate: daysAgo(2), harvestedFrom: null, harvestedUntil: null });
  await harvest(product, 0);
  expect(await shown(product)).toMatchObject({ harvestedFrom: null, harvestedUntil: null });
});

it('a trader who received goods of several days has them in the lots, and in no single day', async () => {
  const product = await old();
  await harvest(product, 0);
  const trader = await seller(app, 'WHOLESALER');
  const transport = relistingApi(app);
  const receipt = await transport.receive(trader, product, '101');
  expect(await rows(app.db, 'SELECT harvested_on FROM receipts WHERE id = $1', [receipt.id])).toEqual([{ harvested_on: null }]);
  const made = await transport.offer(trader, { receiptId: receipt.id, quantity: '10' });
  expect(await shown(made)).toEqual({ harvestDate: null, harvestedFrom: daysAgo(20), harvestedUntil: daysAgo(0) });
});
