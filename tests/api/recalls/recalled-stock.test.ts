/** Recalled stock of a seller leaves it with what became of it, and never comes back under a clean code. */
import { type TestApp, startTestApp } from '../../support/app';
import { admin, approvedProducer, seller, type TestAccount } from '../../support/build-accounts';
import { apiKey } from '../../support/build-partners';
import { deliveredOrder, listedProduct } from '../../support/build-orders';
import { lotInvariants } from '../../support/lot-invariants';
import { rows } from '../../support/sql';
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
afterAll(() => app.stop());

const { codeOf, decide } = recallSteps(() => app);
const recalledProduct = async () => {
  const product = await listedProduct(app, grower, { quantity: '100' });
  await deliveredOrder(app, { lines: [{ product, quantity: '5' }] });
  const code = await codeOf(product);
  expect([(await decide('askRecall', boss, code)).code, (await decide('confirmRecall', second, code)).code]).toEqual([null, null]);
  return { product, code };
};

it('nobody counts it away without a word, and admin and seller read what became of it', async () => {
  const { product, code } = await recalledProduct();
  const count = (quantity: string, outcome?: string) =>
    app.call('setStock', { productId: product.id, quantity, ...(outcome && { outcome }) }, 'quantity', grower);
  const silent = await count('0');
  expect([silent.code, silent.body.errors?.[0]?.extensions['key']]).toEqual(['CONFLICT', 'lot.recalledCount']);
  expect((await app.call('updateProduct', { id: product.id, input: { quantity: '0' } }, 'quantity', grower)).code).toBe('CONFLICT');
  expect((await count('60', 'DESTROYED')).code).toBeNull();
  expect((await count('0', 'HANDED_OVER')).code).toBeNull();
  expect((await count('20')).code).toBeNull();
  for (const by of [grower, boss]) {
    const { data } = await app.call<{ recall: object }>('recall', { code }, 'quantity found lots { code removals { cause quantity } }', by);
    const removals = [
      { cause: 'HANDED_OVER', quantity: '60' },
      { cause: 'DESTROYED', quantity: '35' },
    ];
    expect(data.recall).toEqual({ quantity: '100', found: '95', lots: [{ code, removals }] });
  }
  for (const [rule, sql] of Object.entries(lotInvariants)) expect([rule, await rows(app.db, sql)]).toEqual([rule, []]);
});

it('an admin’s key reads no names and no phones', async () => {
  const { code } = await recalledProduct();
  const { token } = await apiKey(app, boss, ['READ_ORDERS']);
  const { data } = await app.call<{ recall: object | null }>('recall', { code }, 'sales { contactName contactPhone }', { token });
  expect(data.recall).toEqual({ sales: [] });
  const steps = async (by: { token: string }) =>
    (await app.call<{ traceLot: { steps: { buyerName: string | null }[] } }>('traceLot', { code }, 'steps { buyerName }', by)).data.traceLot
      .steps;
  expect(await steps({ token })).toEqual([{ buyerName: null }]);
  expect(await steps(boss)).toEqual([{ buyerName: expect.any(String) as string }]);
});

const remove = async (id: string, way: 'deleteProduct' | 'bulkUpdateProducts') => {
  if (way === 'deleteProduct') return (await app.call(way, { id }, '__typename', grower)).body.errors?.[0]?.extensions['key'] ?? null;
  const input = { productIds: [id], delete: true };
  const { data } = await app.call<{ bulkUpdateProducts: { results: { key: string | null }[] } }>(
    'bulkUpdateProducts',
    { input },
    'results { key }',
    grower,
  );
  return data.bulkUpdateProducts.results[0]?.key;
};

it.each(['deleteProduct', 'bulkUpdateProducts'] as const)('%s is no way out of a hold or a recall', async (way) => {
  const held = await listedProduct(app, grower, { quantity: '100' });
  await decide('holdLot', boss, await codeOf(held));
  const { product } = await recalledProduct();
  expect([await remove(held.id, way), await remove(product.id, way)]).toEqual(['lot.heldDelete', 'lot.recalledDelete']);
  await app.call('releaseLot', { input: { code: await codeOf(held), reason: 'Seen' } }, 'state', boss);
  await app.call('setStock', { productId: product.id, quantity: '0', outcome: 'DESTROYED' }, 'quantity', grower);
  expect([await remove(held.id, way), await remove(product.id, way)]).toEqual([null, null]);
});

it('a trader states what became of received items in their order: a count takes no outcome that it would not keep', async () => {
  const trader = await seller(app, 'SUPERSALER', { name: 'Salma' });
  const product = await listedProduct(app, grower, { quantity: '100' });
  const transport = relistingApi(app);
  const receipt = await transport.receive(trader, product, '40');
  const listed = await transport.offer(trader, { receiptId: receipt.id, quantity: '30' });
  const code = await codeOf(product);
  expect([(await decide('askRecall', boss, code)).code, (await decide('confirmRecall', second, code)).code]).toEqual([null, null]);
  const count = (outcome?: string) =>
    app.call('setStock', { productId: listed.id, quantity: '0', ...(outcome && { outcome }) }, 'quantity', trader);
  const spoken = await count('DESTROYED');
  expect([spoken.code, spoken.body.errors?.[0]?.extensions['key']]).toEqual(['BAD_USER_INPUT', 'lot.outcomeOfReceived']);
  expect((await count()).code).toBeNull();
  const [line] = await rows<{ id: string }>(app.db, 'SELECT order_line_id AS id FROM receipts WHERE id = $1', [receipt.id]);
  const input = { lineId: line?.id, quantity: '40', outcome: 'DESTROYED' };
  expect((await app.call('stateFoundGoods', { input }, 'found', trader)).code).toBeNull();
  const { data } = await app.call<{ recallHolders: object }>('recallHolders', { code }, 'holders { found outcome }', boss);
  expect(data.recallHolders).toEqual({ holders: [{ found: '40', outcome: 'DESTROYED' }] });
});
