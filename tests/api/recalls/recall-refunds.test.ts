/** A recall refunds by the ledger's rules and counts what was found; a seller chooses the lot that is packed first. */
import { OrderCompletionService } from '../../../server/modules/orders/timers/order-completion.service';
import { type TestApp, startTestApp } from '../../support/app';
import { admin, approvedProducer, seller, type TestAccount } from '../../support/build-accounts';
import { confirmedOrder, deliveredOrder, type Goods, listedProduct, shippedOrder, type TestOrder } from '../../support/build-orders';
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
  grower = await approvedProducer(app, { name: 'Karim' });
  [boss, second] = [await admin(app), await admin(app)];
});
afterEach(() => expectSound(app));
afterAll(() => app.stop());

const { codeOf, decide, lineOf, refundDue } = recallSteps(() => app);
const recall = async (product: Goods) => {
  const code = await codeOf(product);
  expect([(await decide('askRecall', grower, code)).code, (await decide('confirmRecall', second, code)).code]).toEqual([null, null]);
  return code;
};

it('what was delivered is refunded once, without a report; what is on its way comes back instead', async () => {
  const product = await listedProduct(app, grower, { quantity: '100', price: '30' });
  const lines = [{ product, quantity: '5' }];
  const [delivered, onTheWay] = [await deliveredOrder(app, { lines }), await shippedOrder(app, { lines })];
  const complete = await deliveredOrder(app, { lines });
  await app.db.query(`UPDATE orders SET delivered_at = now() - interval '30 days' WHERE id = $1`, [complete.id]);
  await app.container.resolve(OrderCompletionService).completeDue();
  const code = await recall(product);
  expect((await lineOf(delivered)).lines[0]?.recall).toMatchObject({ quantity: '5', refund: 'WAITING', found: null, lotCodes: [code] });
  expect([await refundDue(), await refundDue()]).toEqual([2, 0]);
  for (const order of [delivered, complete]) {
    const {
      lines: [line],
      money,
    } = await lineOf(order);
    expect([line?.recall, money.refundOwed]).toMatchObject([
      { refund: 'REFUNDED', refunded: '150.00', reason: 'Mould was found' },
      '150.00',
    ]);
  }
  const problems = await rows<{ kind: string; state: string }>(app.db, 'SELECT kind, state FROM order_problems WHERE order_id = $1', [
    delivered.id,
  ]);
  expect(problems).toEqual([{ kind: 'RECALLED', state: 'SOLVED' }]);
  expect((await lineOf(onTheWay)).lines[0]?.recall).toMatchObject({ refund: 'WAITING' });
  expect((await app.call('reportFailedDelivery', { id: onTheWay.id, failure: 'ABSENT' }, 'id', grower)).code).toBeNull();
  expect((await app.call('returnOrder', { id: onTheWay.id }, 'id', grower)).code).toBeNull();
  expect(await refundDue()).toBe(1);
  expect((await lineOf(onTheWay)).lines[0]?.recall).toMatchObject({ refund: 'NONE', refunded: '0.00' });
});

it('a refund of before is not given twice, and other faults of the line can still be reported', async () => {
  const product = await listedProduct(app, grower, { quantity: '100', price: '30' });
  const order = await deliveredOrder(app, { lines: [{ product, quantity: '5' }] });
  const report = (amount: string) =>
    app.call<{ reportProblem: { id: string } }>(
      'reportProblem',
      {
        input: { orderId: order.id, lineId: order.lineIds[0], kind: 'MISSING', remedy: 'PARTIAL_REFUND', amount, text: 'Some is missing' },
      },
      'id',
      order.buyer,
    );
  const { data } = await report('100');
  expect((await app.call('acceptProblem', { id: data.reportProblem.id }, 'id', grower)).code).toBeNull();
  await recall(product);
  await refundDue();
  expect((await lineOf(order)).lines[0]?.recall).toMatchObject({ refund: 'REFUNDED', refunded: '50.00' });
  expect((await lineOf(order)).money.refundOwed).toBe('150.00');
});

it('a delivery to a trader is recalled and refunded as a whole, since it is one lot from then on', async () => {
  const trader = await seller(app, 'SUPERSALER', { name: 'Salma' });
  const rice = await listedProduct(app, grower, { quantity: '10', price: '30' });
  await app.db.query("UPDATE lots SET opened_at = now() - interval '1 day' WHERE product_id = $1", [rice.id]);
  await app.call('setStock', { productId: rice.id, quantity: '100' }, 'quantity', grower);
  const transport = relistingApi(app);
  const receipt = await transport.receive(trader, rice, '40');
  const order = await one<{ id: string }>(
    app.db,
    'SELECT l.order_id AS id FROM receipts r JOIN order_lines l ON l.id = r.order_line_id WHERE r.id = $1',
    [receipt.id],
  );
  await recall(rice);
  await refundDue();
  expect(await one(app.db, 'SELECT refunded::float AS refunded FROM orders WHERE id = $1', [order?.id])).toEqual({ refunded: 1200 });
});

it('a recall of what was sent as a replacement refunds what was paid', async () => {
  const product = await listedProduct(app, grower, { quantity: '5', price: '30' });
  const order = await deliveredOrder(app, { lines: [{ product, quantity: '5' }] });
  await app.db.query("UPDATE lots SET opened_at = now() - interval '1 day' WHERE product_id = $1", [product.id]);
  await app.call('setStock', { productId: product.id, quantity: '20' }, 'quantity', grower);
  const input = { orderId: order.id, lineId: order.lineIds[0], kind: 'MISSING', remedy: 'REPLACEMENT', text: 'Nothing came' };
  const { data } = await app.call<{ reportProblem: { id: string } }>('reportProblem', { input }, 'id', order.buyer);
  for (const step of ['acceptProblem', 'sendReplacement'] as const)
    expect((await app.call(step, { id: data.reportProblem.id }, 'id', grower)).code).toBeNull();
  const [, sent] = await rows<{ code: string }>(app.db, 'SELECT code FROM lots WHERE product_id = $1 ORDER BY opened_at', [product.id]);
  for (const [step, by] of [
    ['askRecall', grower],
    ['confirmRecall', second],
  ] as const)
    expect((await decide(step, by, sent?.code ?? '')).code).toBeNull();
  await refundDue();
  expect((await lineOf(order)).lines[0]?.recall).toMatchObject({ quantity: '5', refund: 'REFUNDED', refunded: '150.00' });
});

it('a problem with another line keeps no refund waiting; one with the line or the whole order does', async () => {
  const [rice, lentils] = [await listedProduct(app, grower, { price: '30' }), await listedProduct(app, grower, { price: '50' })];
  const lines = [rice, lentils].map((product) => ({ product, quantity: '5' }));
  const orders = [await deliveredOrder(app, { lines }), await deliveredOrder(app, { lines }), await deliveredOrder(app, { lines })];
  const lineOfRice = async (order: TestOrder) => (await lineOf(order)).lines.find(({ id }) => id === order.lineIds[0])?.recall;
  const report = async (order: TestOrder, lineId: string | null) => {
    const input = { orderId: order.id, lineId, kind: lineId ? 'MISSING' : 'NOT_RECEIVED', remedy: 'REFUND', text: 'Nothing came' };
    const { data } = await app.call<{ reportProblem: { id: string } }>('reportProblem', { input }, 'id', order.buyer);
    return data.reportProblem.id;
  };
  const [ofOther, ofLine, ofOrder] = orders as [TestOrder, TestOrder, TestOrder];
  const problem = await report(ofOther, ofOther.lineIds[1] ?? '');
  await report(ofLine, ofLine.lineIds[0] ?? '');
  await report(ofOrder, null);
  await recall(rice);
  expect(await refundDue()).toBe(1);
  expect(await lineOfRice(ofOther)).toMatchObject({ refund: 'REFUNDED', refunded: '150.00' });
  for (const order of [ofLine, ofOrder]) expect(await lineOfRice(order)).toMatchObject({ refund: 'WAITING', refunded: '0.00' });
  expect((await app.call('acceptProblem', { id: problem }, 'id', grower)).code).toBeNull();
  expect(await one(app.db, 'SELECT refunded::float AS refunded FROM orders WHERE id = $1', [ofOther.id])).toEqual({ refunded: 400 });
});

it('goods that were sent again in place of the first ones: the first ones are not refunded as well', async () => {
  const product = await listedProduct(app, grower, { quantity: '5', price: '30' });
  const order = await deliveredOrder(app, { lines: [{ product, quantity: '5' }] });
  await app.db.query("UPDATE lots SET opened_at = now() - interval '1 day' WHERE product_id = $1", [product.id]);
  await app.call('setStock', { productId: product.id, quantity: '20' }, 'quantity', grower);
  const input = { orderId: order.id, lineId: order.lineIds[0], kind: 'MISSING', remedy: 'REPLACEMENT', text: 'Nothing came' };
  const { data } = await app.call<{ reportProblem: { id: string } }>('reportProblem', { input }, 'id', order.buyer);
  const id = data.reportProblem.id;
  expect((await app.call('acceptProblem', { id }, 'id', grower)).code).toBeNull();
  await recall(product);
  await refundDue();
  expect((await lineOf(order)).lines[0]?.recall).toMatchObject({ refund: 'WAITING' });
  expect((await app.call('sendReplacement', { id }, 'id', grower)).code).toBeNull();
  await refundDue();
  expect((await lineOf(order)).lines[0]?.recall).toMatchObject({ refund: 'NONE', refunded: '0.00' });
});

it('all admins but the one who asks are notified of a recall to confirm', async () => {
  const code = await codeOf(await listedProduct(app, grower));
  await decide('askRecall', boss, code);
  const told = await rows<{ id: string }>(
    app.db,
    `SELECT user_id AS id FROM notifications WHERE text_key = 'recallAsked' AND params ->> 'lot' = $1`,
    [code],
  );
  expect(told.map(({ id }) => id)).toContain(second.id);
  expect(told.map(({ id }) => id)).not.toContain(boss.id);
});

it('a shipment takes the lot that its seller chose, then the oldest', async () => {
  const own = await approvedProducer(app);
  const product = await listedProduct(app, own, { quantity: '10' });
  await app.db.query("UPDATE lots SET opened_at = now() - interval '1 day' WHERE product_id = $1", [product.id]);
  await app.call('setStock', { productId: product.id, quantity: '30' }, 'quantity', own);
  const newest = await one<{ code: string }>(app.db, 'SELECT code FROM lots WHERE product_id = $1 ORDER BY opened_at DESC LIMIT 1', [
    product.id,
  ]);
  const choose = (by: TestAccount) => app.call('takeFirstFromLot', { code: newest?.code }, 'code', by);
  expect([(await choose(grower)).code, (await choose(boss)).code, (await choose(own)).code]).toEqual(['NOT_FOUND', 'FORBIDDEN', null]);
  const order = await confirmedOrder(app, { seller: own, lines: [{ product, quantity: '25' }] });
  await app.call('shipOrder', { id: order.id }, 'id', own);
  const left = await rows<{ left: number }>(app.db, 'SELECT remaining::float AS left FROM lots WHERE product_id = $1 ORDER BY opened_at', [
    product.id,
  ]);
  expect(left).toEqual([{ left: 5 }, { left: 0 }]);
  expect((await choose(own)).code).toBe('CONFLICT');
  for (const statement of Object.values(lotInvariants)) expect(await rows(app.db, statement)).toEqual([]);
});
