/** Goods sent in place of recalled ones are neither found nor missing: a statement keeps what was there then. */
import { type TestApp, startTestApp } from '../../support/app';
import { admin, approvedProducer, type TestAccount } from '../../support/build-accounts';
import { deliveredOrder, type Goods, listedProduct, type TestOrder } from '../../support/build-orders';
import { lotInvariants } from '../../support/lot-invariants';
import { rows } from '../../support/sql';
import { expectSound } from '../money/support/ledger';
import { recallSteps } from './support/recall-steps';

let app: TestApp;
let grower: TestAccount;
let boss: TestAccount;
let second: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  [grower, boss, second] = [await approvedProducer(app, { name: 'Karim' }), await admin(app), await admin(app)];
});
afterEach(async () => {
  await expectSound(app);
  for (const [rule, sql] of Object.entries(lotInvariants)) expect([rule, await rows(app.db, sql)]).toEqual([rule, []]);
});
afterAll(() => app.stop());

const { codesOf, decide, refundDue } = recallSteps(() => app);
const recall = async (code?: string) => {
  expect([(await decide('askRecall', boss, code)).code, (await decide('confirmRecall', second, code)).code]).toEqual([null, null]);
  await refundDue();
};
/** The lots of before are a day older, and so much is on hand then. */
const countTo = async ({ id }: Goods, quantity: string) => {
  await app.db.query("UPDATE lots SET opened_at = opened_at - interval '1 day' WHERE product_id = $1", [id]);
  expect((await app.call('setStock', { productId: id, quantity }, 'quantity', grower)).code).toBeNull();
};
const state = async ({ lineIds, buyer }: TestOrder, quantity: string, by: { readonly token: string } = buyer) =>
  (await app.call('stateFoundGoods', { input: { lineId: lineIds[0], quantity, outcome: 'DESTROYED' } }, 'found', { token: by.token })).code;
interface Read {
  readonly recall: { readonly found: string; readonly sales: object[] };
  readonly recallHolders: { readonly holders: object[] };
}
/** How much was found of the whole; of the line what was stated, found and missing, and the most that can be. */
const readOf = async (code = '') => {
  const { data } = await app.call<Read>('recall', { code }, 'quantity found sales { stated most }', boss);
  const list = await app.call<Read>('recallHolders', { code }, 'holders { found missing }', boss);
  return [data.recall.found, ...data.recall.sales, ...list.data.recallHolders.holders];
};
/** 10 with their buyer, who is to be sent good ones; 20 of a day later are in stock. */
const promised = async () => {
  const product = await listedProduct(app, grower, { quantity: '10', price: '30' });
  const order = await deliveredOrder(app, { lines: [{ product, quantity: '10' }] });
  await countTo(product, '20');
  const input = { orderId: order.id, lineId: order.lineIds[0], kind: 'MISSING', remedy: 'REPLACEMENT', text: 'Mould' };
  const { data } = await app.call<{ reportProblem: { id: string } }>('reportProblem', { input }, 'id', { token: order.buyer.token });
  expect((await app.call('acceptProblem', { id: data.reportProblem.id }, 'id', grower)).code).toBeNull();
  const send = async () =>
    expect((await app.call('sendReplacement', { id: data.reportProblem.id, quantity: '10' }, 'id', grower)).code).toBeNull();
  return { product, order, send };
};

it.each([
  ['0', { found: '0', missing: '10' }],
  ['4', { found: '4', missing: '6' }],
  ['10', { found: '10', missing: '0' }],
])('%s were found before good ones were sent: that stays', async (quantity, line) => {
  const { product, order, send } = await promised();
  const [first, next] = await codesOf(product);
  await recall(first);
  expect(await state(order, quantity)).toBeNull();
  const read = [quantity, { stated: quantity, most: '10' }, line];
  expect(await readOf(first)).toEqual(read);
  await send();
  await refundDue();
  expect(await readOf(first)).toEqual(read);
  expect([await state(order, '11'), await state(order, quantity)]).toEqual(['BAD_USER_INPUT', null]);
  expect(await readOf(first)).toEqual(read);
  // nothing was stated of what came later, and it is all out once it is recalled as well
  await recall(next);
  expect(await readOf(first)).toEqual([quantity, { stated: quantity, most: '20' }, line]);
});

it('the good ones are recalled later: nothing was stated of them until then', async () => {
  const { product, order, send } = await promised();
  const [first, next] = await codesOf(product);
  await recall(first);
  expect(await state(order, '10')).toBeNull();
  await send();
  await recall(next);
  expect(await readOf(next)).toEqual(['10', { stated: null, most: '20' }, { found: '0', missing: null }]);
  expect(await state(order, '15')).toBeNull();
  expect(await readOf(next)).toEqual(['17.5', { stated: '15', most: '20' }, { found: '7.5', missing: '2.5' }]);
  expect((await readOf(first))[0]).toBe('7.5');
});

it('what was sent again before the recall looks like the rest, and is stated with it', async () => {
  const { product, order, send } = await promised();
  await send();
  const [first] = await codesOf(product);
  await recall(first);
  expect(await state(order, '5')).toBeNull();
  expect(await readOf(first)).toEqual(['2.5', { stated: '5', most: '20' }, { found: '2.5', missing: '7.5' }]);
});
