/** Stock that is counted or comes back into recalled lots, or to a deleted product, is not for sale and not found. */
import { type TestApp, startTestApp } from '../../support/app';
import { admin, approvedProducer, seller, type TestAccount } from '../../support/build-accounts';
import { confirmedOrder, failedOrder, listedProduct } from '../../support/build-orders';
import { lotInvariants } from '../../support/lot-invariants';
import { one, rows } from '../../support/sql';
import { daysAgo, harvested } from '../catalogue/support/harvests';
import { relistingApi } from '../catalogue/support/relisting';
import { recallSteps } from './support/recall-steps';

let app: TestApp;
let grower: TestAccount;
let boss: TestAccount;
let second: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  [grower, boss, second] = [await approvedProducer(app), await admin(app), await admin(app)];
});
afterAll(async () => {
  for (const [rule, sql] of Object.entries(lotInvariants)) expect([rule, await rows(app.db, sql)]).toEqual([rule, []]);
  await app.stop();
});

const { codeOf, decide } = recallSteps(() => app);
const recall = async (code: string) =>
  expect([(await decide('askRecall', boss, code)).code, (await decide('confirmRecall', second, code)).code]).toEqual([null, null]);
const progress = async (code: string) => (await app.call<{ recall: object }>('recall', { code }, 'quantity found', boss)).data.recall;
const remove = ({ id }: { readonly id: string }, by = grower) => app.call('deleteProduct', { id }, '__typename', by);

it.each(['setStock', 'updateProduct', 'upsertProducts'] as const)(
  '%s that counts goods into a recalled lot again takes their product off the market',
  async (way) => {
    const product = await listedProduct(app, grower, { quantity: '100' });
    const { id } = product;
    const set = (quantity: string) => app.call('setStock', { productId: id, quantity }, 'quantity', grower);
    await harvested(app, id, daysAgo(0));
    await set('0');
    await recall(await codeOf(product));
    await app.call('addHarvest', { input: { productId: id, quantity: '10', harvestedOn: daysAgo(0) } }, 'id', grower);
    await app.call('postForSell', { productIds: [id] }, 'products { id }', grower);
    const isPosted = async () => (await one<{ on: boolean }>(app.db, 'SELECT is_published AS on FROM products WHERE id = $1', [id]))?.on;
    expect(await isPosted()).toBe(true);
    if (way === 'setStock') await set('110');
    else if (way === 'updateProduct') await app.call(way, { id, input: { quantity: '110' } }, 'id', grower);
    else await app.call(way, { input: [{ id, quantity: '110' }] }, 'results { status }', grower);
    const [recalled] = await rows(app.db, "SELECT remaining::int FROM lots WHERE product_id = $1 AND hold = 'RECALLED'", [id]);
    expect([recalled, await isPosted()]).toEqual([{ remaining: 100 }, false]);
  },
);

it.each(['cancelOrder', 'returnOrder'] as const)(
  '%s brings goods of a deleted product back to nobody: they are counted away',
  async (way) => {
    const product = await listedProduct(app, grower, { quantity: '100' });
    const make = way === 'cancelOrder' ? confirmedOrder : failedOrder;
    const { id } = await make(app, { lines: [{ product, quantity: '60' }] });
    const code = await codeOf(product);
    expect((await remove(product)).code).toBeNull();
    expect((await app.call(way, { id }, 'id', grower)).code).toBeNull();
    await recall(code);
    expect(await progress(code)).toEqual({ quantity: '100', found: '0' });
  },
);

it('also from a lot on hold, and received items go back to their receipt', async () => {
  const product = await listedProduct(app, grower, { quantity: '100' });
  const { id } = await confirmedOrder(app, { lines: [{ product, quantity: '60' }] });
  await remove(product);
  await recall(await codeOf(product));
  expect((await app.call('cancelOrder', { id }, 'id', grower)).code).toBeNull();
  expect(await progress(await codeOf(product))).toEqual({ quantity: '100', found: '0' });

  const trader = await seller(app, 'SUPERSALER');
  const transport = relistingApi(app);
  const source = await listedProduct(app, grower, { quantity: '100' });
  const receipt = await transport.receive(trader, source, '40');
  const listed = await transport.offer(trader, { receiptId: receipt.id, quantity: '30' });
  const sold = await confirmedOrder(app, { lines: [{ product: listed, quantity: '20' }] });
  expect((await remove(listed, trader)).code).toBeNull();
  expect((await app.call('cancelOrder', { id: sold.id }, 'id', trader)).code).toBeNull();
  const [left] = await rows(app.db, 'SELECT remaining::int FROM receipts WHERE id = $1', [receipt.id]);
  expect(left).toEqual({ remaining: 40 });
});
