/**
 * A replacement that is sent for a problem leaves the stock as a sale does; one that is agreed and not sent moves
 * nothing.
 */
import { ProblemDeadlinesService } from '../../../../server/modules/orders/problems/problem-deadlines.service';
import { startTestApp, type TestApp } from '../../../support/app';
import { approvedProducer, type TestAccount } from '../../../support/build-accounts';
import { listedProduct, placedOrder } from '../../../support/build-orders';
import { replacingProblem } from '../../../support/build-problems';
import { one, rows } from '../../../support/sql';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

interface Shown {
  readonly state: string;
  readonly remedy: string | null;
  readonly refunded: string;
}
async function act(by: TestAccount, name: string, id: string, more = '') {
  const { body, code } = await app.gql<Record<string, Shown>>(
    `mutation ($id: ID!) { ${name}(id: $id${more}) { id state remedy refunded } }`,
    { id },
    { token: by.token },
  );
  return { problem: body.data?.[name], code, fields: body.errors?.[0]?.extensions.fields?.map(({ field }) => field) };
}
const stockOf = (orderId: string) =>
  one<{ on_hand: string; reserved: string; moved: string; kinds: string[] }>(
    app.db,
    `SELECT s.on_hand::float::text AS on_hand, s.reserved::float::text AS reserved, sum(m.on_hand_delta)::float::text AS moved,
       array_agg(m.kind::text ORDER BY m.created_at, m.id) AS kinds
     FROM order_lines l JOIN product_stock s ON s.product_id = l.product_id JOIN stock_movements m ON m.product_id = l.product_id
     WHERE l.order_id = $1 GROUP BY s.product_id ORDER BY s.product_id LIMIT 1`,
    [orderId],
  );
const takenOf = (orderId: string) =>
  rows<{ quantity: string; line: string; actor: string }>(
    app.db,
    `SELECT (-m.on_hand_delta)::float::text AS quantity, m.order_line_id AS line, m.actor_id AS actor FROM stock_movements m JOIN order_lines l ON l.id = m.order_line_id
     WHERE l.order_id = $1 AND m.kind = 'REPLACE' ORDER BY m.on_hand_delta`,
    [orderId],
  );

it('a replacement leaves the stock by a movement of its own, by as much as the seller sends', async () => {
  const { orderId, seller, id, lineIds } = await replacingProblem(app);
  expect(await stockOf(orderId)).toMatchObject({ on_hand: '97.5', reserved: '0', kinds: ['INITIAL', 'RESERVE', 'TAKE'] });
  const { problem } = await act(seller, 'sendReplacement', id, ', quantity: "1.25"');
  expect(problem?.state).toBe('SOLVED');
  expect(await takenOf(orderId)).toEqual([{ quantity: '1.25', line: lineIds[0], actor: seller.id }]);
  expect(await stockOf(orderId)).toMatchObject({ on_hand: '96.25', moved: '96.25', reserved: '0' });
  const { data } = await app.call<{ order: { problems: { entries: { action: string; quantity: string | null }[] }[] } }>(
    'order',
    { id: orderId },
    'problems { entries { action quantity } }',
    { token: seller.token },
  );
  expect(data.order.problems[0]?.entries.at(-1)).toEqual({ action: 'SEND_REPLACEMENT', quantity: '1.250' });
});

it('it is all of the line where nothing else is said, and of a whole order each of its lines', async () => {
  const single = await replacingProblem(app);
  await act(single.seller, 'sendReplacement', single.id);
  expect((await takenOf(single.orderId)).map(({ quantity }) => quantity)).toEqual(['2.5']);
  const seller = await approvedProducer(app);
  const lines = [
    { product: await listedProduct(app, seller), quantity: '3' },
    { product: await listedProduct(app, seller, { name: 'Lal Shak' }), quantity: '2' },
  ];
  const whole = await replacingProblem(app, { lines, lineId: null, kind: 'NOT_RECEIVED' });
  expect((await act(whole.seller, 'sendReplacement', whole.id, ', quantity: "1"')).fields).toEqual(['quantity']);
  await act(whole.seller, 'sendReplacement', whole.id);
  expect((await takenOf(whole.orderId)).map(({ quantity }) => quantity)).toEqual(['3', '2']);
});

it.each([
  ['2.501', 'problem.quantityAboveDelivered'],
  ['0', 'quantity.invalid'],
  ['1.0001', 'quantity.tooFine'],
])('%s of 2.5 delivered is rejected at its field, and nothing moves', async (quantity, key) => {
  const { orderId, seller, id } = await replacingProblem(app);
  const send = 'mutation ($id: ID!, $quantity: Decimal) { sendReplacement(id: $id, quantity: $quantity) { state } }';
  const { body } = await app.gql(send, { id, quantity }, { token: seller.token });
  expect(body.errors?.[0]?.extensions.fields).toEqual([expect.objectContaining({ field: 'quantity', key })]);
  expect(await takenOf(orderId)).toEqual([]);
});

it('it is never of what others were promised: the seller reads what is left, and may offer money instead', async () => {
  const seller = await approvedProducer(app);
  const product = await listedProduct(app, seller, { quantity: '10' });
  const { orderId, buyer, id } = await replacingProblem(app, { lines: [{ product, quantity: '4' }] });
  await placedOrder(app, { lines: [{ product, quantity: '5' }] });
  const refused = await app.call('sendReplacement', { id }, 'state', { token: seller.token });
  expect(refused.code).toBe('OUT_OF_STOCK');
  expect(refused.body.errors?.[0]?.message).toBe(
    `Only 1 of ${product.name} is in stock and not promised to other buyers. Send less, correct your stock, or offer something else.`,
  );
  expect(await takenOf(orderId)).toEqual([]);
  expect(await stockOf(orderId)).toMatchObject({ on_hand: '6', reserved: '5' });
  const { problem } = await act(seller, 'offerForProblem', id, ', remedy: REFUND');
  expect(problem).toMatchObject({ state: 'OFFERED', remedy: null });
  expect((await act(buyer, 'acceptProblemOffer', id)).problem).toMatchObject({ state: 'SOLVED', remedy: 'REFUND', refunded: '120.00' });
  expect(await takenOf(orderId)).toEqual([]);
});

it('one that is not sent takes nothing: withdrawn, or late', async () => {
  const withdrawn = await replacingProblem(app);
  await act(withdrawn.buyer, 'withdrawProblem', withdrawn.id);
  const late = await replacingProblem(app);
  await app.db.query("UPDATE order_problems SET due_at = now() - interval '1 minute' WHERE id = $1", [late.id]);
  await app.container.resolve(ProblemDeadlinesService).run();
  expect((await act(late.seller, 'sendReplacement', late.id)).code).toBe('INVALID_TRANSITION');
  for (const { orderId } of [withdrawn, late]) expect(await stockOf(orderId)).toMatchObject({ on_hand: '97.5', reserved: '0' });
});

it('ten times at once it leaves the stock once; the last of the stock goes to the replacement or to a buyer', async () => {
  const many = await replacingProblem(app);
  await Promise.all(Array.from({ length: 10 }, () => act(many.seller, 'sendReplacement', many.id)));
  expect(await takenOf(many.orderId)).toHaveLength(1);
  const seller = await approvedProducer(app);
  const product = await listedProduct(app, seller, { quantity: '8' });
  const last = await replacingProblem(app, { lines: [{ product, quantity: '4' }] });
  const bought = () =>
    placedOrder(app, { lines: [{ product, quantity: '4' }] }).then(
      () => true,
      () => false,
    );
  const [sent, isBought] = await Promise.all([act(seller, 'sendReplacement', last.id), bought()]);
  expect([sent.code === null, isBought].filter(Boolean)).toHaveLength(1);
  const stock = await stockOf(last.orderId);
  expect(stock?.on_hand).toBe(stock?.moved);
  expect(stock).toMatchObject(sent.code === null ? { on_hand: '0', reserved: '0' } : { on_hand: '4', reserved: '4' });
});

it('it is a movement of a line, below zero: the database refuses any other', async () => {
  const { orderId } = await replacingProblem(app);
  const add = (line: string, delta: number) =>
    app.db.query(
      `INSERT INTO stock_movements (product_id, kind, on_hand_delta, reserved_delta, order_line_id) SELECT product_id, 'REPLACE', $2::numeric, 0, ${line} FROM order_lines l WHERE order_id = $1`,
      [orderId, delta],
    );
  for (const [line, delta] of [
    ['NULL', -1],
    ['id', 1],
    ['id', 0],
  ] as const)
    await expect(add(line, delta)).rejects.toThrow('stock_movements_replace');
});
