/** A trader who was sent good goods in place of recalled ones lists so much of them, and no more. */
import { type TestApp, startTestApp } from '../../support/app';
import { admin, approvedProducer, seller, type TestAccount } from '../../support/build-accounts';
import { deliveredOrder, type Goods, listedProduct } from '../../support/build-orders';
import { lotInvariants } from '../../support/lot-invariants';
import { one, rows } from '../../support/sql';
import { relistingApi } from '../catalogue/support/relisting';
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
const set = ({ id, seller: by }: Goods, quantity: string) => app.call('setStock', { productId: id, quantity }, 'quantity', by);

/** A trader has 10 of the first lot for 300 and listed some; the second lot has 20. */
const received = async (listed = '0') => {
  const trader = await seller(app, 'SUPERSALER', { name: 'Salma' });
  const product = await listedProduct(app, grower, { quantity: '10', price: '30' });
  const transport = relistingApi(app);
  const { id: receiptId } = await transport.receive(trader, product, '10');
  await app.db.query("UPDATE lots SET opened_at = opened_at - interval '1 day' WHERE product_id = $1", [product.id]);
  expect((await set(product, '20')).code).toBeNull();
  const list = async (quantity: string) => (await transport.relist(trader, { receiptId, quantity })).code;
  const before = listed === '0' ? null : await transport.offer(trader, { receiptId, quantity: listed });
  const line = await one<{ id: string; line: string }>(
    app.db,
    'SELECT l.order_id AS id, l.id AS line FROM receipts r JOIN order_lines l ON l.id = r.order_line_id WHERE r.id = $1',
    [receiptId],
  );
  const send = async (quantity: string) => {
    const input = { orderId: line?.id, lineId: line?.line, kind: 'MISSING', remedy: 'REPLACEMENT', text: 'Mould' };
    const { data } = await app.call<{ reportProblem: { id: string } }>('reportProblem', { input }, 'id', trader);
    expect((await app.call('acceptProblem', { id: data.reportProblem.id }, 'id', grower)).code).toBeNull();
    return async () => expect((await app.call('sendReplacement', { id: data.reportProblem.id, quantity }, 'id', grower)).code).toBeNull();
  };
  const refunded = async () =>
    (await one<{ refunded: number }>(app.db, 'SELECT refunded::float FROM orders WHERE id = $1', [line?.id]))?.refunded;
  const state = async (quantity: string) =>
    (await app.call('stateFoundGoods', { input: { lineId: line?.line, quantity } }, 'found', trader)).code;
  return { trader, product, before, list, send, refunded, state };
};
const holder = async (code = '') =>
  (await app.call<{ recallHolders: { holders: object[] } }>('recallHolders', { code }, 'holders { quantity passedOn most }', boss)).data
    .recallHolders.holders;

it.each(['after', 'before'])('good goods that were sent %s the recall are listed, and those of it are not', async (when) => {
  const { product, list, send, refunded, state } = await received();
  const replace = await send('10');
  const [first, next] = await codesOf(product);
  if (when === 'before') await replace();
  await recall(first);
  if (when === 'after') await replace();
  await refundDue();
  expect(await refunded()).toBe(0);
  expect([await list('11'), await list('6'), await list('5'), await list('4'), await list('1')]).toEqual([
    'BAD_USER_INPUT',
    null,
    'BAD_USER_INPUT',
    null,
    'CONFLICT',
  ]);
  expect(await holder(first)).toEqual([{ quantity: '10', passedOn: '0', most: '10' }]);
  expect([await state('10'), await state('11')]).toEqual([null, 'BAD_USER_INPUT']);
  await recall(next);
  expect([await refunded(), await list('1')]).toEqual([300, 'CONFLICT']);
});

it('of half that was sent again the other half is refunded', async () => {
  const { product, list, send, refunded } = await received();
  const replace = await send('5');
  await replace();
  await recall((await codesOf(product))[0]);
  expect([await refunded(), await list('6'), await list('5'), await list('1')]).toEqual([150, 'BAD_USER_INPUT', null, 'CONFLICT']);
});

it('what was listed before the recall stays recalled, and nothing good is added to it', async () => {
  const { product, before, list, send } = await received('4');
  if (!before) throw new Error('Nothing was listed.');
  await deliveredOrder(app, { lines: [{ product: before, quantity: '3' }] });
  const replace = await send('10');
  const [first] = await codesOf(product);
  await recall(first);
  await replace();
  expect((await set(before, '5')).code).toBe('BAD_USER_INPUT');
  // the report of the problem took back what was not sold
  expect([await list('5'), (await holder(first))[0]]).toEqual([null, { quantity: '10', passedOn: '3', most: '7' }]);
});
