/** How much of recalled goods was found: with traders, on its way back, and where buyers state it. */
import { type TestApp, startTestApp } from '../../support/app';
import { admin, approvedProducer, consumer, seller, type TestAccount } from '../../support/build-accounts';
import { deliveredOrder, type Goods, listedProduct, shippedOrder } from '../../support/build-orders';
import { one } from '../../support/sql';
import { relistingApi } from '../catalogue/support/relisting';
import { expectSound } from '../money/support/ledger';
import { recallSteps } from './support/recall-steps';

let app: TestApp;
let grower: TestAccount;
let boss: TestAccount;
let second: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  grower = await approvedProducer(app, { name: 'Karim' });
  [boss, second] = [await admin(app), await admin(app)];
});
afterEach(() => expectSound(app));
afterAll(() => app.stop());

const { codeOf, codesOf, decide, lineOf, refundDue } = recallSteps(() => app);
const recall = async (product: Goods) => {
  const code = await codeOf(product);
  expect([(await decide('askRecall', grower, code)).code, (await decide('confirmRecall', second, code)).code]).toEqual([null, null]);
  return code;
};

const progress = async (by: TestAccount, code: string) =>
  (
    await app.call<{ recall: { quantity: string; found: string; sales: { quantity: string; found: string; refund: string }[] } | null }>(
      'recall',
      { code },
      'quantity found hasMore sales { quantity found refund }',
      { token: by.token },
    )
  ).data.recall;
const stated = (by: TestAccount, lineId: string | undefined, quantity: string) =>
  app.call<{ stateFoundGoods: { found: string } }>('stateFoundGoods', { input: { lineId, quantity } }, 'found', { token: by.token });

it('how much was found follows what came back, what traders have, and what buyers state', async () => {
  const trader = await seller(app, 'SUPERSALER', { name: 'Salma' });
  const rice = await listedProduct(app, grower, { name: 'Chinigura', quantity: '100' });
  const transport = relistingApi(app);
  const receipt = await transport.receive(trader, rice, '40');
  const relisted = await transport.offer(trader, { receiptId: receipt.id, quantity: '30' });
  const [near, far] = [await consumer(app, { name: 'Near' }), await consumer(app, { name: 'Far' })];
  const onTheWay = await shippedOrder(app, { buyer: near, lines: [{ product: rice, quantity: '5' }] });
  const sold = await deliveredOrder(app, { buyer: far, lines: [{ product: relisted, quantity: '10' }] });
  expect(await progress(grower, await codeOf(rice))).toBeNull();
  const code = await recall(rice);
  expect(await progress(grower, code)).toMatchObject({
    quantity: '100',
    found: '85',
    sales: [{ quantity: '40' }, { quantity: '5', found: '0' }],
  });
  expect([await progress(trader, code), (await progress(trader, await codeOf(relisted)))?.found]).toEqual([null, '20']);
  const lineId = sold.lineIds[0];
  expect((await stated(trader, lineId, '3')).data.stateFoundGoods.found).toBe('3');
  expect((await stated(far, lineId, '4')).data.stateFoundGoods.found).toBe('4');
  expect([
    (await stated(trader, lineId, '9')).code,
    (await stated(near, lineId, '9')).code,
    (await stated(far, lineId, '11')).code,
  ]).toEqual(['CONFLICT', 'NOT_FOUND', 'BAD_USER_INPUT']);
  expect((await progress(boss, code))?.found).toBe('89');
  expect((await app.call('undoOrderStep', { id: onTheWay.id }, 'id', grower)).code).toBeNull();
  expect((await progress(boss, code))?.found).toBe('94');
  const count = await app.call('setStock', { productId: relisted.id, quantity: '0' }, 'quantity', trader);
  expect([count.code, (await progress(boss, code))?.found]).toEqual([null, '94']);
  expect((await stated(near, onTheWay.lineIds[0], '0')).code).toBeNull();
});

it('a trader states what of a delivery is not listed; what buyers have is theirs to state', async () => {
  const trader = await seller(app, 'SUPERSALER', { name: 'Salma' });
  const rice = await listedProduct(app, grower, { quantity: '100' });
  const transport = relistingApi(app);
  const receipt = await transport.receive(trader, rice, '40');
  const relisted = await transport.offer(trader, { receiptId: receipt.id, quantity: '30' });
  const sold = await deliveredOrder(app, { lines: [{ product: relisted, quantity: '20' }] });
  const code = await recall(rice);
  expect((await progress(boss, code))?.found).toBe('80');
  const line = await one<{ id: string }>(app.db, 'SELECT order_line_id AS id FROM receipts WHERE id = $1', [receipt.id]);
  const after = async (by: TestAccount, lineId: string | undefined, quantity: string) => {
    expect((await stated(by, lineId, quantity)).code).toBeNull();
    return (await progress(boss, code))?.found;
  };
  expect([(await stated(trader, line?.id, '11')).code, await after(trader, line?.id, '4')]).toEqual(['BAD_USER_INPUT', '74']);
  expect([await after(sold.buyer, sold.lineIds[0], '20'), await after(trader, line?.id, '10')]).toEqual(['94', '100']);
});

/** The oldest lot has 10 of the product's. */
const oldAndNew = async (more: number) => {
  const rice = await listedProduct(app, grower, { quantity: '10' });
  await app.db.query("UPDATE lots SET opened_at = opened_at - interval '1 day' WHERE product_id = $1", [rice.id]);
  await app.call('setStock', { productId: rice.id, quantity: String(10 + more) }, 'quantity', grower);
  return rice;
};
const received = async (quantity: string, of: Goods) => {
  const trader = await seller(app, 'SUPERSALER', { name: 'Salma' });
  const transport = relistingApi(app);
  const receipt = await transport.receive(trader, of, quantity);
  const line = await one<{ id: string }>(app.db, 'SELECT order_line_id AS id FROM receipts WHERE id = $1', [receipt.id]);
  const list = (part: string) => transport.offer(trader, { receiptId: receipt.id, quantity: part });
  return { trader, lineId: line?.id, list };
};
const recallAll = async (product: Goods) => {
  const codes = await codesOf(product);
  for (const code of codes)
    expect([(await decide('askRecall', grower, code)).code, (await decide('confirmRecall', second, code)).code]).toEqual([null, null]);
  return codes;
};

it('what was stated to be there is not missing once the rest is counted down, and a later statement replaces it', async () => {
  const rice = await listedProduct(app, grower, { quantity: '100' });
  const { trader, lineId, list } = await received('40', rice);
  const relisted = await list('30');
  await deliveredOrder(app, { lines: [{ product: relisted, quantity: '20' }] });
  const code = await recall(rice);
  const after = async (quantity: string) => [(await stated(trader, lineId, quantity)).code, (await progress(boss, code))?.found];
  expect([await after('10'), await after('7')]).toEqual([
    [null, '80'],
    [null, '77'],
  ]);
  expect((await app.call('setStock', { productId: relisted.id, quantity: '0' }, 'quantity', trader)).code).toBeNull();
  expect([(await progress(boss, code))?.found, await after('20'), await after('15')]).toEqual(['77', [null, '80'], [null, '75']]);
});

it('a statement is split over all lots of the line', async () => {
  const rice = await oldAndNew(10);
  const { trader, lineId, list } = await received('20', rice);
  await deliveredOrder(app, { lines: [{ product: await list('10'), quantity: '10' }] });
  const codes = await recallAll(rice);
  const found = async () => [(await progress(boss, codes[0]!))?.found, (await progress(boss, codes[1]!))?.found];
  expect(await found()).toEqual(['5', '5']);
  expect([(await stated(trader, lineId, '10')).code, await found()]).toEqual([null, ['5', '5']]);
  expect([(await stated(trader, lineId, '4')).code, await found()]).toEqual([null, ['2', '2']]);
});

it('a trader states all that is there of a delivery of which one lot was recalled', async () => {
  const rice = await oldAndNew(90);
  const { trader, lineId } = await received('100', rice);
  const code = await recall(rice);
  await refundDue();
  for (const [quantity, found] of [
    ['100', '10'],
    ['50', '5'],
    ['0', '0'],
  ] as const) {
    expect((await stated(trader, lineId, quantity)).code).toBeNull();
    expect(await progress(boss, code)).toMatchObject({ quantity: '10', found, sales: [{ quantity: '10', found }] });
  }
  expect((await stated(trader, lineId, '101')).code).toBe('BAD_USER_INPUT');
});

it('nothing can be stated about goods that were not recalled', async () => {
  const order = await deliveredOrder(app);
  expect([(await stated(order.buyer, order.lineIds[0], '1')).code, (await stated(order.buyer, 'x', '1')).code]).toEqual([
    'CONFLICT',
    'NOT_FOUND',
  ]);
  expect((await lineOf(order)).lines[0]?.recall).toBeNull();
});

it('goods that are counted in another unit stay the goods of their lot', async () => {
  const product = await listedProduct(app, grower, { quantity: '40', unit: 'KG' });
  const code = await codeOf(product);
  await deliveredOrder(app, { lines: [{ product, quantity: '10' }] });
  const change = { id: product.id, input: { unit: 'PIECE', quantity: '60' } };
  expect((await app.call('updateProduct', change, 'unit quantity', grower)).code).toBeNull();
  await app.call('postForSell', { productIds: [product.id] }, 'products { id }', grower);
  const sold = await deliveredOrder(app, { lines: [{ product, quantity: '20' }] });
  const steps = async (lot: string) =>
    (
      await app.call<{ traceLot: { steps: { quantity: string; distance: number; direction: string }[] } }>(
        'traceLot',
        { code: lot },
        'steps { quantity distance direction }',
        boss,
      )
    ).data.traceLot.steps.map(({ direction, distance, quantity }) => [direction, distance, Number(quantity)]);
  expect((await steps(code)).toSorted()).toEqual([
    ['FORWARD', 1, 10],
    ['FORWARD', 1, 20],
  ]);
  await recall(product);
  expect((await lineOf(sold)).lines[0]?.recall).toMatchObject({ quantity: '20', refund: 'WAITING' });
  // of 30 kg that became 60 pieces, a third is with the buyer
  expect(await progress(boss, code)).toMatchObject({ quantity: '40', found: '20' });
  await refundDue();
  expect((await lineOf(sold)).lines[0]?.recall).toMatchObject({ refund: 'REFUNDED' });
});
