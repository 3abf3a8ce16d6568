/** The same goods under another code: of one receipt, or in another unit. Whatever is decided holds for all of them. */
import { type TestApp, startTestApp } from '../../support/app';
import { admin, approvedProducer, seller, type TestAccount } from '../../support/build-accounts';
import { confirmedOrder, deliveredOrder, type Goods, listedProduct } from '../../support/build-orders';
import { lotInvariants } from '../../support/lot-invariants';
import { rows } from '../../support/sql';
import { relistingApi } from '../catalogue/support/relisting';
import { recallSteps } from './support/recall-steps';

let app: TestApp;
let grower: TestAccount;
let trader: TestAccount;
let boss: TestAccount;
let second: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  [grower, trader] = [await approvedProducer(app, { name: 'Karim' }), await seller(app, 'SUPERSALER', { name: 'Salma' })];
  [boss, second] = [await admin(app), await admin(app)];
});
afterAll(() => app.stop());
afterEach(async () => {
  for (const [rule, sql] of Object.entries(lotInvariants)) expect([rule, await rows(app.db, sql)]).toEqual([rule, []]);
});

const { codeOf, codesOf, decide } = recallSteps(() => app);
const recall = async (code: string) => {
  expect([(await decide('askRecall', boss, code)).code, (await decide('confirmRecall', second, code)).code]).toEqual([null, null]);
};
const release = (by: TestAccount, code = '') => app.call('releaseLot', { input: { code, reason: 'Seen' } }, 'state', by);
const edit = (id: string, input: object) => app.call('updateProduct', { id, input }, 'id', grower);
const post = ({ id }: Goods) => app.call('postForSell', { productIds: [id] }, 'products { id }', grower);
const holdsOf = ({ id }: Goods) =>
  rows<{ hold: string | null }>(app.db, 'SELECT hold FROM lots WHERE product_id = $1 ORDER BY opened_at, id', [id]);
/** One receipt that a trader lists as two products. */
const listedTwice = async (): Promise<[Goods, Goods]> => {
  const transport = relistingApi(app);
  const { id: receiptId } = await transport.receive(trader, await listedProduct(app, grower, { quantity: '100' }), '40');
  const offer = () => transport.offer(trader, { receiptId, quantity: '15' });
  return [await offer(), await offer()];
};

it('one receipt in two products: the recall of one reaches the other and its buyers', async () => {
  const [one, other] = await listedTwice();
  await deliveredOrder(app, { lines: [{ product: other, quantity: '5' }] });
  const code = await codeOf(one);
  const { data } = await app.call<{ drillRecall: object }>('drillRecall', { code }, 'lots orders buyers', boss);
  expect(data.drillRecall).toEqual({ lots: 2, orders: 1, buyers: 1 });
  await recall(code);
  expect([await holdsOf(one), await holdsOf(other)]).toEqual([[{ hold: 'RECALLED' }], [{ hold: 'RECALLED' }]]);
  expect((await app.call('postForSell', { productIds: [other.id] }, 'products { id }', trader)).code).toBe('CONFLICT');
});

it.each(['holdLot', 'askRecall'] as const)('%s of one code stops the same goods under the other, until it is released', async (step) => {
  const [one, other] = await listedTwice();
  const [code, otherCode] = [await codeOf(one), await codeOf(other)];
  expect((await decide(step, boss, code)).code).toBeNull();
  expect([await holdsOf(one), await holdsOf(other)]).toEqual([[{ hold: 'HELD' }], [{ hold: 'HELD' }]]);
  expect((await release(trader, otherCode)).code).toBe('CONFLICT');
  expect((await release(boss, otherCode)).code).toBeNull();
  expect([await holdsOf(one), await holdsOf(other)]).toEqual([[{ hold: null }], [{ hold: null }]]);
  if (step === 'askRecall') expect((await decide('confirmRecall', second, code)).code).toBe('CONFLICT');
});

it.each([0, 1])('a hold follows goods into another unit, by code %i of them: none is sent or counted away', async (at) => {
  const product = await listedProduct(app, grower, { quantity: '2000', unit: 'KG' });
  expect((await edit(product.id, { unit: 'TON', quantity: '2', price: '30000' })).code).toBeNull();
  await post(product);
  const order = await confirmedOrder(app, { lines: [{ product, quantity: '1' }] });
  const codes = await codesOf(product);
  expect((await decide('holdLot', boss, codes[at])).code).toBeNull();
  const ship = () => app.call('shipOrder', { id: order.id }, 'id', grower);
  const count = (quantity: string) => app.call('setStock', { productId: product.id, quantity }, 'id', grower);
  expect([(await ship()).code, (await count('1')).code]).toEqual(['CONFLICT', 'CONFLICT']);
  expect((await release(boss, codes[1 - at])).code).toBeNull();
  expect((await ship()).code).toBeNull();
});

it('goods that were mixed stay on hold until each lot that they are of is released', async () => {
  const product = await listedProduct(app, grower, { quantity: '40', unit: 'KG' });
  await app.db.query("UPDATE lots SET opened_at = opened_at - interval '1 day' WHERE product_id = $1", [product.id]);
  expect((await app.call('setStock', { productId: product.id, quantity: '100' }, 'id', grower)).code).toBeNull();
  expect((await edit(product.id, { unit: 'QUARTER', quantity: '400', price: '8' })).code).toBeNull();
  const [first, next] = await codesOf(product);
  const holds = async () => (await holdsOf(product)).map(({ hold }) => hold);
  await decide('holdLot', grower, first);
  expect(await holds()).toEqual(['HELD', null, 'HELD']);
  await decide('holdLot', boss, next);
  expect((await release(grower, first)).code).toBeNull();
  expect(await holds()).toEqual([null, 'HELD', 'HELD']);
  expect((await release(grower, next)).code).toBe('CONFLICT');
  expect((await release(boss, next)).code).toBeNull();
  expect(await holds()).toEqual([null, null, null]);
});

it('an admin’s hold that is released ends for mixed goods that the seller’s own hold keeps', async () => {
  const product = await listedProduct(app, grower, { quantity: '40', unit: 'KG' });
  await app.db.query("UPDATE lots SET opened_at = opened_at - interval '1 day' WHERE product_id = $1", [product.id]);
  expect((await app.call('setStock', { productId: product.id, quantity: '100' }, 'id', grower)).code).toBeNull();
  expect((await edit(product.id, { unit: 'QUARTER', quantity: '400', price: '8' })).code).toBeNull();
  const [first, next] = await codesOf(product);
  await decide('holdLot', grower, first);
  await decide('holdLot', boss, next);
  expect((await release(boss, next)).code).toBeNull();
  expect((await holdsOf(product)).map(({ hold }) => hold)).toEqual(['HELD', null, 'HELD']);
  expect((await release(grower, first)).code).toBeNull();
  expect((await holdsOf(product)).map(({ hold }) => hold)).toEqual([null, null, null]);
});

it('how far a recall is, its sales, the list and the file agree: what was sold in another unit counts', async () => {
  const product = await listedProduct(app, grower, { quantity: '2000', unit: 'KG' });
  const { order, lineIds, buyer } = await deliveredOrder(app, { lines: [{ product, quantity: '1000' }] });
  expect((await edit(product.id, { unit: 'TON', quantity: '1', price: '30000' })).code).toBeNull();
  const [first = '', code = ''] = await codesOf(product);
  await recall(code);
  await app.call('stateFoundGoods', { input: { lineId: lineIds[0], quantity: '250' } }, 'found', buyer);
  const recalled = async (of: string) =>
    (
      await app.call<{ recall: object }>(
        'recall',
        { code: of },
        'quantity found sales { lotCode unit trackingNumber quantity found }',
        boss,
      )
    ).data.recall;
  const sales = [{ lotCode: first, unit: 'KG', trackingNumber: order.trackingNumber, quantity: '1000', found: '250' }];
  expect(await recalled(code)).toEqual({ quantity: '2', found: '1.25', sales });
  expect(await recalled(first)).toEqual({ quantity: '2000', found: '1250', sales });
  const { data } = await app.call<{ recallHolders: object }>('recallHolders', { code }, 'holders { lotCode quantity found missing }', boss);
  expect(data.recallHolders).toEqual({ holders: [{ lotCode: first, quantity: '1000', found: '250', missing: '750' }] });
});

it.each(['1', '4'])('of one receipt in two products, one counted back to 0: the other counts by either code, %s times', async (size) => {
  const transport = relistingApi(app);
  const { id: receiptId } = await transport.receive(trader, await listedProduct(app, grower, { quantity: '100', unit: 'KG' }), '40');
  const unit = size === '1' ? 'KG' : 'QUARTER';
  const first = await transport.offer(trader, { receiptId, quantity: '8', unit });
  const other = await transport.offer(trader, { receiptId, quantity: '30', unit: 'KG' });
  expect((await app.call('setStock', { productId: first.id, quantity: '0' }, 'id', trader)).code).toBeNull();
  await deliveredOrder(app, { lines: [{ product: other, quantity: '12' }] });
  const codes = [await codeOf(first), await codeOf(other)] as const;
  await recall(codes[0]);
  const read = async (code: string) => (await app.call<{ recall: object }>('recall', { code }, 'quantity found', boss)).data.recall;
  const [quantity, left] = [30 * Number(size), 18 * Number(size)];
  expect(await read(codes[0])).toEqual({ quantity: String(quantity), found: String(left) });
  expect(await read(codes[1])).toEqual({ quantity: '30', found: '18' });
});
