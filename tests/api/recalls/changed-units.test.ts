/** Another unit of a product: its goods stay those of their lots, and nothing is sent in a unit it was not sold in. */
import { type TestApp, startTestApp } from '../../support/app';
import { admin, approvedProducer, type TestAccount } from '../../support/build-accounts';
import { deliveredOrder, failedOrder, type Goods, listedProduct, type TestOrder } from '../../support/build-orders';
import { replacingProblem } from '../../support/build-problems';
import { epcisErrors } from '../../support/epcis-schema';
import { lotInvariants } from '../../support/lot-invariants';
import { rows } from '../../support/sql';
import { recallSteps } from './support/recall-steps';

let app: TestApp;
let grower: TestAccount;
let boss: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  [grower, boss] = [await approvedProducer(app, { name: 'Karim' }), await admin(app)];
});
afterAll(() => app.stop());
afterEach(async () => {
  for (const [rule, sql] of Object.entries(lotInvariants)) expect([rule, await rows(app.db, sql)]).toEqual([rule, []]);
});

const { codeOf, codesOf, decide: decideLot, lineOf } = recallSteps(() => app);
const recalledLine = async (order: TestOrder) => (await lineOf(order)).lines[0]!;
const edit = (id: string, input: object) => app.call('updateProduct', { id, input }, 'unit quantity', grower);
const upsert = async (id: string, input: object) => {
  const { data } = await app.call<{ upsertProducts: { results: { status: string }[] } }>(
    'upsertProducts',
    { input: [{ id, ...input }], errorPolicy: 'REJECT_FAILED_ROWS' },
    'results { status }',
    grower,
  );
  return data.upsertProducts.results[0]?.status;
};
const post = ({ id }: Goods) => app.call('postForSell', { productIds: [id] }, 'products { id }', grower);
const recalled = async (code: string) => {
  expect([(await decideLot('askRecall', grower, code)).code, (await decideLot('confirmRecall', boss, code)).code]).toEqual([null, null]);
  return (await app.call<{ recall: object }>('recall', { code }, 'quantity found lot { unit remaining }', boss)).data.recall;
};
const lotsOf = async ({ id }: Goods) =>
  rows(app.db, 'SELECT unit, added::float, removed::float, remaining::float FROM lots WHERE product_id = $1 ORDER BY opened_at, id', [id]);

it.each(['an edit', 'an import'])('%s that counts in another unit is one step: what was sold in it is found by the ratio', async (way) => {
  const product = await listedProduct(app, grower, { quantity: '2000', unit: 'KG' });
  const code = await codeOf(product);
  const input = { unit: 'TON', quantity: '2', price: '30000' };
  if (way === 'an edit') expect((await edit(product.id, input)).code).toBeNull();
  else expect(await upsert(product.id, input)).toBe('UPDATED');
  expect(await lotsOf(product)).toEqual([
    { unit: 'KG', added: 2000, removed: 2000, remaining: 0 },
    { unit: 'TON', added: 2, removed: 0, remaining: 2 },
  ]);
  expect(
    await rows(app.db, 'SELECT quantity::float FROM lot_continuations c JOIN lots l ON l.id = c.lot_id WHERE product_id = $1', [
      product.id,
    ]),
  ).toEqual([{ quantity: 2000 }]);
  await post(product);
  await deliveredOrder(app, { lines: [{ product, quantity: '1' }] });
  expect(await recalled(code)).toEqual({ quantity: '2000', found: '1000', lot: { unit: 'KG', remaining: '0' } });
});

it('what is nothing in one of the units continues nothing', async () => {
  const [sold, empty] = [
    await listedProduct(app, grower, { quantity: '40', unit: 'KG' }),
    await listedProduct(app, grower, { unit: 'KG', quantity: '0' }),
  ];
  expect((await edit(sold.id, { unit: 'TON', quantity: '0' })).code).toBeNull();
  expect(await upsert(empty.id, { unit: 'TON', quantity: '3' })).toBe('UPDATED');
  expect(await lotsOf(sold)).toEqual([{ unit: 'KG', added: 40, removed: 40, remaining: 0 }]);
  expect(await lotsOf(empty)).toEqual([{ unit: 'TON', added: 3, removed: 0, remaining: 3 }]);
  expect(await rows(app.db, 'SELECT cause FROM lot_removals r JOIN lots l ON l.id = r.lot_id WHERE product_id = $1', [sold.id])).toEqual([
    { cause: 'COUNTED' },
  ]);
});

it('the explanation of a unit of the seller’s own is a part of it', async () => {
  const product = await listedProduct(app, grower, { quantity: '40', unit: 'OTHERS' });
  const order = await failedOrder(app, { lines: [{ product, quantity: '5' }] });
  const smaller = { customUnitNote: '1 basket = 1 kg' };
  expect([(await edit(product.id, smaller)).code, await upsert(product.id, smaller)]).toEqual(['CONFLICT', 'FAILED']);
  expect((await app.call('returnOrder', { id: order.id }, 'id', grower)).code).toBeNull();
  const delivered = await deliveredOrder(app, { lines: [{ product, quantity: '10' }] });
  const problem = await replacingProblem(app, { order: delivered });
  expect([(await edit(product.id, smaller)).code, await upsert(product.id, smaller)]).toEqual(['CONFLICT', 'FAILED']);
  expect((await app.call('sendReplacement', { id: problem.id }, 'id', grower)).code).toBeNull();
  expect((await edit(product.id, { ...smaller, quantity: '240' })).code).toBeNull();
  expect((await lotsOf(product)).map((lot) => (lot as { remaining: number }).remaining)).toEqual([0, 240]);
});

it('nothing is sent once more of a product that has another unit by now: its buyer gets money', async () => {
  const product = await listedProduct(app, grower, { quantity: '2000', unit: 'KG' });
  const order = await deliveredOrder(app, { lines: [{ product, quantity: '10' }] });
  const report = (remedy: string) =>
    app.call<{ reportProblem: { id: string; isReplaceable: boolean } }>(
      'reportProblem',
      { input: { orderId: order.id, lineId: order.lineIds[0], kind: 'MISSING', remedy, text: 'Nothing came' } },
      'id isReplaceable',
      order.buyer,
    );
  expect((await edit(product.id, { unit: 'TON', quantity: '1' })).code).toBeNull();
  const { data } = await app.call<{ order: { lines: object[] } }>('order', { id: order.id }, 'lines { isReplaceable }', order.buyer);
  expect([data.order.lines, (await report('REPLACEMENT')).code]).toEqual([[{ isReplaceable: false }], 'CONFLICT']);
  const { id, isReplaceable } = (await report('REFUND')).data.reportProblem;
  expect(isReplaceable).toBe(false);
  const offer = (remedy: string) => app.call('offerForProblem', { id, remedy }, 'state', grower);
  expect((await offer('REPLACEMENT')).code).toBe('CONFLICT');
  await app.db.query("UPDATE order_problems SET wanted_remedy = 'REPLACEMENT' WHERE id = $1", [id]);
  expect((await app.call('acceptProblem', { id }, 'state', grower)).code).toBe('CONFLICT');
  expect((await app.call('declineProblem', { id, reason: 'No' }, 'state', grower)).code).toBeNull();
  const decide = (remedy: string) => app.call('decideProblem', { id, remedy, reason: 'Seen' }, 'state', boss);
  expect([(await decide('REPLACEMENT')).code, (await decide('REFUND')).code]).toEqual(['CONFLICT', null]);
});

it('a recall of what goes on in another unit reaches what was sold before, in trace, files and drill too', async () => {
  const product = await listedProduct(app, grower, { quantity: '2010', unit: 'KG' });
  const before = await deliveredOrder(app, { lines: [{ product, quantity: '10' }] });
  expect((await edit(product.id, { unit: 'TON', quantity: '2', price: '30000' })).code).toBeNull();
  await post(product);
  const after = await deliveredOrder(app, { lines: [{ product, quantity: '1' }] });
  const [first = '', code = ''] = await codesOf(product);
  const numbers = [before.order.trackingNumber, after.order.trackingNumber];
  const fields = 'steps { direction code quantity trackingNumber } unitChanges { fromCode fromUnit fromQuantity code unit quantity }';
  const { data } = await app.call<{ traceLot: object }>('traceLot', { code }, fields, grower);
  expect(data.traceLot).toEqual({
    steps: [
      { direction: 'FORWARD', code: first, quantity: '10', trackingNumber: numbers[0] },
      { direction: 'FORWARD', code, quantity: '1', trackingNumber: numbers[1] },
    ],
    unitChanges: [{ fromCode: first, fromUnit: 'KG', fromQuantity: '2000', code, unit: 'TON', quantity: '2' }],
  });
  const csv = (await app.call<{ lotCsv: { text: string } }>('lotCsv', { code }, 'text', grower)).data.lotCsv.text.split('\r\n');
  expect([csv.length, csv[3]]).toEqual([
    7,
    expect.stringMatching(new RegExp(`^Went on as another lot,0,${first},.*,2000,.*,${code},`)) as string,
  ]);
  const file = (await app.call<{ lotEpcis: { text: string } }>('lotEpcis', { code }, 'text', grower)).data.lotEpcis.text;
  const { eventList } = (JSON.parse(file) as { epcisBody: { eventList: { type: string; bizStep: string }[] } }).epcisBody;
  expect(epcisErrors(JSON.parse(file))).toEqual([]);
  expect(eventList.map(({ type, bizStep }) => `${type} ${bizStep}`)).toEqual([
    'ObjectEvent commissioning',
    'ObjectEvent shipping',
    'ObjectEvent receiving',
    'TransformationEvent commissioning',
    'ObjectEvent shipping',
    'ObjectEvent receiving',
  ]);
  expect((await app.call<{ drillRecall: object }>('drillRecall', { code }, 'lots orders', boss)).data.drillRecall).toEqual({
    lots: 2,
    orders: 2,
  });
  expect(await recalled(code)).toEqual({ quantity: '2.01', found: '1', lot: { unit: 'TON', remaining: '1' } });
  expect((await recalledLine(before)).recall).toMatchObject({ quantity: '10', lotCodes: [first] });
});

it('what another harvest went into is recalled with it, and that other harvest is not', async () => {
  const product = await listedProduct(app, grower, { quantity: '40', unit: 'KG' });
  await app.db.query("UPDATE lots SET opened_at = opened_at - interval '1 day' WHERE product_id = $1", [product.id]);
  expect((await app.call('setStock', { productId: product.id, quantity: '100' }, 'id', grower)).code).toBeNull();
  const of = await deliveredOrder(app, { lines: [{ product, quantity: '50' }] });
  expect((await edit(product.id, { unit: 'QUARTER', quantity: '200', price: '8' })).code).toBeNull();
  const [first = '', second = '', mixed = ''] = await codesOf(product);
  await recalled(second);
  const states = await rows(app.db, 'SELECT code, hold FROM lots WHERE product_id = $1 ORDER BY opened_at, id', [product.id]);
  expect(states).toEqual([
    { code: first, hold: null },
    { code: second, hold: 'RECALLED' },
    { code: mixed, hold: 'RECALLED' },
  ]);
  expect((await recalledLine(of)).recall).toMatchObject({ quantity: '10' });
});
