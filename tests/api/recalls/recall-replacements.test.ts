/** A recall refunds the part of a line that its buyer has no good goods of, whatever was sent again. */
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
let second: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  [grower, second] = [await approvedProducer(app, { name: 'Karim' }), await admin(app)];
});
afterEach(async () => {
  await expectSound(app);
  for (const [rule, sql] of Object.entries(lotInvariants)) expect([rule, await rows(app.db, sql)]).toEqual([rule, []]);
});
afterAll(() => app.stop());

const { codesOf, decide, refundDue } = recallSteps(() => app);
const recall = async (code?: string) =>
  expect([(await decide('askRecall', grower, code)).code, (await decide('confirmRecall', second, code)).code]).toEqual([null, null]);

interface Sale {
  readonly id: string;
  readonly lineIds: readonly string[];
  readonly buyer: { readonly token: string };
}
/** The lots of before are a day older, and so much comes in. */
const more = async ({ id }: Goods, quantity: number) => {
  await app.db.query("UPDATE lots SET opened_at = opened_at - interval '1 day' WHERE product_id = $1", [id]);
  const stock = await one<{ left: number }>(app.db, 'SELECT on_hand::float AS left FROM product_stock WHERE product_id = $1', [id]);
  const count = { productId: id, quantity: String((stock?.left ?? 0) + quantity) };
  expect((await app.call('setStock', count, 'quantity', grower)).code).toBeNull();
};
const reported = async (order: Sale) => {
  const input = { orderId: order.id, lineId: order.lineIds[0], kind: 'MISSING', remedy: 'REPLACEMENT', text: 'Nothing came' };
  const { data } = await app.call<{ reportProblem: { id: string } }>('reportProblem', { input }, 'id', { token: order.buyer.token });
  expect((await app.call('acceptProblem', { id: data.reportProblem.id }, 'id', grower)).code).toBeNull();
  return data.reportProblem.id;
};
const send = async (id: string, quantity?: string) => (await app.call('sendReplacement', { id, quantity }, 'id', grower)).code;
const replaced = async (order: Sale, quantity?: string) => expect(await send(await reported(order), quantity)).toBeNull();
const refunded = async ({ id }: Pick<Sale, 'id'>) =>
  (await one<{ refunded: number }>(app.db, 'SELECT refunded::float AS refunded FROM orders WHERE id = $1', [id]))?.refunded;

/** 5 of A and 5 of B for 300, of which 5 were sent again from C. */
const halfReplaced = async () => {
  const product = await listedProduct(app, grower, { quantity: '5', price: '30' });
  await more(product, 5);
  const order = await deliveredOrder(app, { lines: [{ product, quantity: '10' }] });
  await more(product, 10);
  await replaced(order, '5');
  return { order, codes: await codesOf(product) };
};

it.each([
  [[0], [150]],
  [
    [0, 1],
    [150, 150],
  ],
  [
    [1, 0],
    [150, 150],
  ],
  [[2], [150]],
  [
    [2, 0],
    [150, 300],
  ],
  [
    [0, 2, 1],
    [150, 300, 300],
  ],
] as const)('half of a line was sent again, lots %j are recalled in turn: %j', async (turns, sums) => {
  const { order, codes } = await halfReplaced();
  const given: (number | undefined)[] = [];
  for (const turn of turns) {
    await recall(codes[turn]);
    await refundDue();
    given.push(await refunded(order));
  }
  expect(given).toEqual(sums);
});

it('two recalls before the job comes are one computation, and each lot has its part', async () => {
  const { order, codes } = await halfReplaced();
  for (const code of codes.slice(0, 2)) await recall(code);
  expect([await refundDue(), await refundDue(), await refunded(order)]).toEqual([1, 0, 150]);
  const parts = await rows(app.db, 'SELECT refund, refunded::float FROM recalled_shares WHERE order_id = $1', [order.id]);
  expect(parts).toEqual([
    { refund: 'REFUNDED', refunded: 75 },
    { refund: 'REFUNDED', refunded: 75 },
  ]);
});

it('a line that was sent again twice is refunded once nothing good of it is left', async () => {
  const product = await listedProduct(app, grower, { quantity: '5', price: '30' });
  const order = await deliveredOrder(app, { lines: [{ product, quantity: '5' }] });
  for (const _turn of [1, 2]) {
    await more(product, 5);
    await replaced(order);
  }
  const given: (number | undefined)[] = [];
  for (const code of (await codesOf(product)).toReversed().slice(1)) {
    await recall(code);
    await refundDue();
    given.push(await refunded(order));
  }
  await recall((await codesOf(product)).at(-1));
  await refundDue();
  expect([...given, await refunded(order)]).toEqual([0, 0, 150]);
});

it('what a recall refunded is not sent again as well', async () => {
  const product = await listedProduct(app, grower, { quantity: '5', price: '30' });
  await more(product, 5);
  const order = await deliveredOrder(app, { lines: [{ product, quantity: '10' }] });
  await more(product, 20);
  await recall((await codesOf(product))[0]);
  await refundDue();
  const id = await reported(order);
  expect([await send(id, '6'), await send(id, '5')]).toEqual(['BAD_USER_INPUT', null]);
  await recall((await codesOf(product))[1]);
  await refundDue();
  expect(await refunded(order)).toBe(150);
});

it('a trader whose whole delivery was sent again from a good lot is not refunded for it', async () => {
  const trader = await seller(app, 'SUPERSALER', { name: 'Salma' });
  const product = await listedProduct(app, grower, { quantity: '10', price: '30' });
  await more(product, 190);
  const receipt = await relistingApi(app).receive(trader, product, '100');
  const line = await one<{ id: string; line: string }>(
    app.db,
    'SELECT l.order_id AS id, l.id AS line FROM receipts r JOIN order_lines l ON l.id = r.order_line_id WHERE r.id = $1',
    [receipt.id],
  );
  const order = { id: line?.id ?? '', lineIds: [line?.line ?? ''], buyer: trader };
  await replaced(order);
  const [first, next] = await codesOf(product);
  await recall(first);
  await refundDue();
  expect(await refunded(order)).toBe(0);
  await recall(next);
  await refundDue();
  expect(await refunded(order)).toBe(3000);
});
