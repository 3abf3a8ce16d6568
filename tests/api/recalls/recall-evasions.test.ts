/** Nothing recalled is sold again by another way, and a recall refunds what was paid, whatever was refunded before. */
import { type TestApp, startTestApp } from '../../support/app';
import { admin, approvedProducer, seller, type TestAccount } from '../../support/build-accounts';
import { deliveredOrder, type Goods, listedProduct, shippedOrder, type TestOrder } from '../../support/build-orders';
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

const { codesOf, decide, refundDue } = recallSteps(() => app);
const recall = async (code?: string) => {
  expect([(await decide('askRecall', boss, code)).code, (await decide('confirmRecall', second, code)).code]).toEqual([null, null]);
  await refundDue();
};
/** The lots of before are a day older, and so many are in stock. */
const restocked = async (product: Goods, quantity: string) => {
  await app.db.query("UPDATE lots SET opened_at = opened_at - interval '1 day' WHERE product_id = $1", [product.id]);
  expect((await app.call('setStock', { productId: product.id, quantity }, 'quantity', grower)).code).toBeNull();
};
const refundedOf = async ({ id }: TestOrder) =>
  (await one<{ refunded: string }>(app.db, 'SELECT refunded::text AS refunded FROM orders WHERE id = $1', [id]))?.refunded;

it.each(['holdLot', 'askRecall'] as const)('the rest of a delivery cannot be listed while its own lot has %s', async (step) => {
  const trader = await seller(app, 'SUPERSALER', { name: 'Salma' });
  const transport = relistingApi(app);
  const receipt = await transport.receive(trader, await listedProduct(app, grower, { quantity: '100' }), '40');
  const relisted = await transport.offer(trader, { receiptId: receipt.id, quantity: '30' });
  const [code] = await codesOf(relisted);
  if (step === 'holdLot') await decide('holdLot', boss, code);
  else await recall(code);
  const relist = () => transport.relist(trader, { receiptId: receipt.id, quantity: '1' });
  expect((await relist()).code).toBe('CONFLICT');
  if (step === 'holdLot') return;
  expect((await app.call('setStock', { productId: relisted.id, quantity: '0' }, 'quantity', trader)).code).toBeNull();
  expect((await relist()).code).toBe('CONFLICT');
});

it('goods of a lower grade, or of none, are not counted into a product of a better one', async () => {
  const trader = await seller(app, 'SUPERSALER', { name: 'Salma' });
  const transport = relistingApi(app);
  const rice = await listedProduct(app, grower, { quantity: '100' });
  const grade = (id: string, value: string | null, by: TestAccount) =>
    app.call('updateProduct', { id, input: { grade: value } }, 'grade', by);
  await grade(rice.id, 'A', grower);
  const best = await transport.receive(trader, rice, '1');
  const relisted = await transport.offer(trader, { receiptId: best.id, quantity: '1' });
  for (const value of ['C', null]) {
    await grade(rice.id, value, grower);
    const receipt = await transport.receive(trader, rice, '20');
    expect((await app.call('setStock', { productId: relisted.id, quantity: '21' }, 'quantity', trader)).code).toBe('BAD_USER_INPUT');
    const apart = await transport.offer(trader, { receiptId: receipt.id, quantity: '20' });
    expect((await grade(apart.id, 'A', trader)).code).toBe('BAD_USER_INPUT');
  }
});

it('problems and recalls of one line never refund it twice, and three lots refund all of it to the paisa', async () => {
  const product = await listedProduct(app, grower, { quantity: '5', price: '33.34' });
  await restocked(product, '10');
  await restocked(product, '15');
  const lines = [{ product, quantity: '15' }];
  const order = await deliveredOrder(app, { lines });
  const input = { orderId: order.id, lineId: order.lineIds[0], kind: 'MISSING', remedy: 'PARTIAL_REFUND', amount: '100', text: 'Some' };
  const { data } = await app.call<{ reportProblem: { id: string } }>('reportProblem', { input }, 'id', order.buyer);
  expect((await app.call('acceptProblem', { id: data.reportProblem.id }, 'id', grower)).code).toBeNull();
  const [first, next, last] = await codesOf(product);
  await recall(first);
  // a third of 500.10 less 100
  expect(await refundedOf(order)).toBe('233.37');
  await recall(next);
  await recall(last);
  expect(await refundedOf(order)).toBe('500.10');
});

it('a product keeps its unit while goods of it are on their way, in an import too, where the other rows go on', async () => {
  const [product, free] = [await listedProduct(app, grower, { quantity: '40' }), await listedProduct(app, grower)];
  const order = await shippedOrder(app, { lines: [{ product, quantity: '10' }] });
  const change = () => app.call('updateProduct', { id: product.id, input: { unit: 'TON', quantity: '1' } }, 'unit', grower);
  expect((await change()).code).toBe('CONFLICT');
  const { data } = await app.call<{ upsertProducts: { results: { status: string }[] } }>(
    'upsertProducts',
    {
      input: [
        { id: product.id, unit: 'TON' },
        { id: free.id, price: '31' },
      ],
      errorPolicy: 'REJECT_FAILED_ROWS',
    },
    'results { status }',
    grower,
  );
  expect(data.upsertProducts.results.map(({ status }) => status)).toEqual(['FAILED', 'UPDATED']);
  expect((await app.call('reportFailedDelivery', { id: order.id, failure: 'ABSENT' }, 'id', grower)).code).toBeNull();
  expect((await app.call('returnOrder', { id: order.id }, 'id', grower)).code).toBeNull();
  expect((await change()).code).toBeNull();
});

it('goods that come back to a recalled lot take their product off the market again', async () => {
  const product = await listedProduct(app, grower, { quantity: '5' });
  await restocked(product, '15');
  const { id } = await shippedOrder(app, { lines: [{ product, quantity: '5' }] });
  await recall((await codesOf(product))[0]);
  const isPosted = async () =>
    (await one<{ on: boolean }>(app.db, 'SELECT is_published AS on FROM products WHERE id = $1', [product.id]))?.on;
  await app.call('postForSell', { productIds: [product.id] }, 'products { id }', grower);
  expect(await isPosted()).toBe(true);
  await app.call('undoOrderStep', { id }, 'id', grower);
  expect(await isPosted()).toBe(false);
});
