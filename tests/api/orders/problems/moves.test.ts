/** From a report to its end: what each side may do, what it refunds, and what waits for it. */
import { randomUUID } from 'node:crypto';
import { ProblemDeadlinesService } from '../../../../server/modules/orders/problems/problem-deadlines.service';
import { OrderCompletionService } from '../../../../server/modules/orders/timers/order-completion.service';
import { startTestApp, type TestApp } from '../../../support/app';
import { admin, approvedProducer, type TestAccount } from '../../../support/build-accounts';
import { listedProduct, placedOrder } from '../../../support/build-orders';
import { escalatedProblem, offeredProblem, openProblem, replacingProblem, type TestProblem } from '../../../support/build-problems';
import { one, rows } from '../../../support/sql';

let app: TestApp;
let chief: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  chief = await admin(app);
});
afterAll(() => app.stop());

const FIELDS = 'id state remedy refunded endedAt actions entries { action actor state amount }';
interface Shown {
  readonly state: string;
  readonly remedy: string | null;
  readonly refunded: string;
  readonly actions: readonly string[];
  readonly entries: readonly unknown[];
}
async function act(by: TestAccount, name: string, id: string, more = '') {
  const { body, code } = await app.gql<Record<string, Shown>>(
    `mutation ($id: ID!) { ${name}(id: $id${more}) { ${FIELDS} } }`,
    { id },
    { token: by.token },
  );
  return { problem: body.data?.[name], code, fields: body.errors?.[0]?.extensions.fields?.map(({ field }) => field) };
}
const ledgerOf = async (orderId: string) =>
  (
    await one<{ owed: string }>(
      app.db,
      `SELECT sum(e.amount)::numeric(14,2)::text AS owed FROM ledger_entries e JOIN ledger_transactions t ON t.id = e.transaction_id JOIN ledger_accounts a ON a.id = e.account_id
       WHERE t.order_id = $1 AND a.owner_id IS NOT NULL`,
      [orderId],
    )
  )?.owed;
const sumsOf = (orderId: string) =>
  one<{ refunded: string; commission: string; line: string; open: number; subtotal: string }>(
    app.db,
    `SELECT refunded, commission, subtotal, open_problems AS open, (SELECT sum(refunded) FROM order_lines WHERE order_id = o.id) AS line FROM orders o WHERE id = $1`,
    [orderId],
  );

it('accepted: the part wanted is refunded, the commission falls with it, and the order may complete', async () => {
  const open = await openProblem(app);
  const before = await sumsOf(open.orderId);
  expect(before).toMatchObject({ refunded: '0.00', open: 1, commission: '1.50' });
  const { problem } = await act(open.seller, 'acceptProblem', open.id);
  expect(problem).toMatchObject({ state: 'SOLVED', remedy: 'PARTIAL_REFUND', refunded: '30.00', actions: [] });
  expect(await sumsOf(open.orderId)).toMatchObject({ refunded: '30.00', line: '30.00', open: 0 });
  expect(await ledgerOf(open.orderId)).toBe('0.90'); // 1.50 × 45 of 75; the delivery fee has no commission
});

it('offered and accepted: the offer is refunded', async () => {
  const offered = await offeredProblem(app);
  expect((await act(offered.seller, 'acceptProblem', offered.id)).code).toBe('INVALID_TRANSITION');
  const { problem } = await act(offered.buyer, 'acceptProblemOffer', offered.id);
  expect(problem).toMatchObject({ state: 'SOLVED', refunded: '10.00' });
  expect(problem?.entries).toEqual([
    { action: 'REPORT', actor: 'BUYER', state: 'OPEN', amount: '30.00' },
    { action: 'OFFER', actor: 'SELLER', state: 'OFFERED', amount: '10.00' },
    { action: 'ACCEPT_OFFER', actor: 'BUYER', state: 'SOLVED', amount: '10.00' },
  ]);
});

it('offered and declined: an admin decides with a reason, in the trail and for both parties [K6]', async () => {
  const offered = await offeredProblem(app);
  expect((await act(offered.buyer, 'declineProblemOffer', offered.id)).problem?.state).toBe('ESCALATED');
  expect((await act(chief, 'decideProblem', offered.id, ', reason: "", remedy: REFUND')).code).toBe('BAD_USER_INPUT');
  const decided = await act(
    chief,
    'decideProblem',
    offered.id,
    ', reason: "The image shows half a sack", remedy: PARTIAL_REFUND, amount: "37.5"',
  );
  expect(decided.problem).toMatchObject({ state: 'SOLVED', refunded: '37.50' });
  const notified = await rows<{ user_id: string; params: { reason: string } }>(
    app.db,
    "SELECT user_id, params FROM notifications WHERE text_key = 'problemDecidedRefund' AND user_id = ANY ($1::uuid[])",
    [[offered.buyer.id, offered.seller.id]],
  );
  expect(new Set(notified.map(({ user_id: id }) => id))).toEqual(new Set([offered.buyer.id, offered.seller.id]));
  expect(notified[0]?.params.reason).toBe('The image shows half a sack');
  const audited = await one(app.db, "SELECT 1 FROM audit_events WHERE action = 'problem.decided' AND subject_id = $1", [offered.orderId]);
  expect(audited).not.toBeNull();
});

it('dismissed without a remedy: nothing is refunded, and it cannot be reported again', async () => {
  const escalated = await escalatedProblem(app);
  const { problem } = await act(chief, 'decideProblem', escalated.id, ', reason: "It was complete"');
  expect(problem).toMatchObject({ state: 'DISMISSED', remedy: null, refunded: '0.00' });
  expect(await sumsOf(escalated.orderId)).toMatchObject({ refunded: '0.00', open: 0 });
  await expect(openProblem(app, { order: { ...escalated, id: escalated.orderId } })).rejects.toMatchObject({ code: 'CONFLICT' });
});

it('replaced: the seller sends it, and the time to report begins again', async () => {
  const replacing = await replacingProblem(app);
  expect(replacing.problem).toMatchObject({ state: 'REPLACING', remedy: 'REPLACEMENT', refunded: '0.00' });
  await app.db.query("UPDATE orders SET delivered_at = now() - interval '4 days' WHERE id = $1", [replacing.orderId]);
  expect((await act(replacing.seller, 'sendReplacement', replacing.id, ', text: "By the morning bus"')).problem?.state).toBe('SOLVED');
  await app.container.resolve(OrderCompletionService).completeDue();
  expect(await one(app.db, 'SELECT 1 FROM orders WHERE id = $1 AND completed_at IS NULL', [replacing.orderId])).not.toBeNull();
  const again = await openProblem(app, { order: { ...replacing, id: replacing.orderId } });
  expect(again.problem.state).toBe('OPEN');
});

describe('a replacement that is sent', () => {
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

  it('leaves the stock by a movement of its own, by as much as the seller sends', async () => {
    const { orderId, seller, id, lineIds } = await replacingProblem(app);
    expect(await stockOf(orderId)).toMatchObject({ on_hand: '97.5', reserved: '0', kinds: ['INITIAL', 'RESERVE', 'TAKE'] });
    const { problem } = await act(seller, 'sendReplacement', id, ', quantity: "1.25"');
    expect(problem?.state).toBe('SOLVED');
    expect(await takenOf(orderId)).toEqual([{ quantity: '1.25', line: lineIds[0], actor: seller.id }]);
    expect(await stockOf(orderId)).toMatchObject({ on_hand: '96.25', moved: '96.25', reserved: '0' });
    const { data } = await app.gql<{ order: { problems: { entries: { action: string; quantity: string | null }[] }[] } }>(
      'query ($id: ID!) { order(id: $id) { problems { entries { action quantity } } } }',
      { id: orderId },
      { token: seller.token },
    );
    expect(data.order.problems[0]?.entries.at(-1)).toEqual({ action: 'SEND_REPLACEMENT', quantity: '1.250' });
  });

  it('is all of the line where nothing else is said, and of a whole order each of its lines', async () => {
    const one = await replacingProblem(app);
    await act(one.seller, 'sendReplacement', one.id);
    expect((await takenOf(one.orderId)).map(({ quantity }) => quantity)).toEqual(['2.5']);
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

  it('is never of what others were promised: the seller reads what is left, and may offer money instead', async () => {
    const seller = await approvedProducer(app);
    const product = await listedProduct(app, seller, { quantity: '10' });
    const { orderId, buyer, id } = await replacingProblem(app, { lines: [{ product, quantity: '4' }] });
    await placedOrder(app, { lines: [{ product, quantity: '5' }] });
    const refused = await app.gql('mutation ($id: ID!) { sendReplacement(id: $id) { state } }', { id }, { token: seller.token });
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

  it('and is not sent, takes nothing: withdrawn, or late', async () => {
    const withdrawn = await replacingProblem(app);
    await act(withdrawn.buyer, 'withdrawProblem', withdrawn.id);
    const late = await replacingProblem(app);
    await app.db.query("UPDATE order_problems SET due_at = now() - interval '1 minute' WHERE id = $1", [late.id]);
    await app.container.resolve(ProblemDeadlinesService).run();
    expect((await act(late.seller, 'sendReplacement', late.id)).code).toBe('INVALID_TRANSITION');
    for (const { orderId } of [withdrawn, late]) expect(await stockOf(orderId)).toMatchObject({ on_hand: '97.5', reserved: '0' });
  });

  it('ten times at once leaves the stock once; the last of the stock goes to the replacement or to a buyer', async () => {
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

  it('is a movement of a line, below zero: the database refuses any other', async () => {
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
});

it('withdrawn: it may be reported again', async () => {
  const open = await openProblem(app);
  expect((await act(open.buyer, 'withdrawProblem', open.id)).problem?.state).toBe('WITHDRAWN');
  expect((await openProblem(app, { order: { ...open, id: open.orderId } })).problem.state).toBe('OPEN');
});

it('of a whole order all is refunded, the delivery as well', async () => {
  const open = await openProblem(app, { lineId: null, kind: 'NOT_RECEIVED', remedy: 'REFUND' });
  const [{ total } = { total: '' }] = await rows<{ total: string }>(app.db, 'SELECT total FROM orders WHERE id = $1', [open.orderId]);
  expect((await act(open.seller, 'acceptProblem', open.id)).problem?.refunded).toBe(total);
  expect(await sumsOf(open.orderId)).toMatchObject({ refunded: total, line: '75.00' });
  expect(await ledgerOf(open.orderId)).toBe('0.00');
});

it.each([
  ['offerForProblem', ', remedy: PARTIAL_REFUND, amount: "75.01"', 'amount'],
  ['offerForProblem', ', remedy: PARTIAL_REFUND', 'amount'],
  ['offerForProblem', ', remedy: REFUND, amount: "5"', 'amount'],
  ['offerForProblem', `, remedy: REPLACEMENT, imageIds: ["${randomUUID()}"]`, 'imageIds[0]'],
  ['declineProblem', ', reason: " "', 'text'],
] as const)('%s%s is rejected at its field', async (name, more, field) => {
  const open = await openProblem(app);
  const { code, fields } = await act(open.seller, name, open.id, more);
  expect(code).toBe('BAD_USER_INPUT');
  expect(fields).toEqual([field]);
});

it('a decision above the cost is rejected, also where a part was refunded before', async () => {
  const escalated = await escalatedProblem(app);
  const decide = (amount: string) =>
    act(chief, 'decideProblem', escalated.id, `, reason: "So", remedy: PARTIAL_REFUND, amount: "${amount}"`);
  expect((await decide('75.01')).code).toBe('BAD_USER_INPUT');
  await app.db.query('UPDATE order_lines SET refunded = 50 WHERE order_id = $1', [escalated.orderId]);
  expect((await decide('25.01')).code).toBe('BAD_USER_INPUT');
  expect((await decide('25')).problem?.state).toBe('SOLVED');
});

it('ten acceptances at once refund once', async () => {
  const open = await openProblem(app);
  const results = await Promise.all(Array.from({ length: 10 }, () => act(open.seller, 'acceptProblem', open.id)));
  expect(results.filter(({ code }) => code === null)).toHaveLength(1);
  expect(await sumsOf(open.orderId)).toMatchObject({ refunded: '30.00', open: 0 });
});

describe('while a problem is active', () => {
  let open: TestProblem;
  beforeAll(async () => {
    open = await openProblem(app);
  });

  it('its order is completed neither by the buyer, nor an admin, nor the clock', async () => {
    const confirm = await app.gql(
      'mutation ($id: ID!) { confirmReceipt(id: $id) { id } }',
      { id: open.orderId },
      { token: open.buyer.token },
    );
    expect(confirm.code).toBe('INVALID_TRANSITION');
    const resolve = 'mutation ($id: ID!) { resolveOrder(id: $id, state: DELIVERED, reason: "Done") { id } }';
    expect((await app.gql(resolve, { id: open.orderId }, { token: chief.token })).code).toBe('INVALID_TRANSITION');
    await app.db.query("UPDATE orders SET delivered_at = now() - interval '4 days' WHERE id = $1", [open.orderId]);
    await app.container.resolve(OrderCompletionService).completeDue();
    expect(await one(app.db, 'SELECT 1 FROM orders WHERE id = $1 AND completed_at IS NULL', [open.orderId])).not.toBeNull();
  });

  it('the line is not reviewed, and afterwards it is', async () => {
    const review = () =>
      app.gql(
        'mutation ($input: ReviewInput!) { reviewOrderLine(input: $input) { id } }',
        { input: { orderLineId: open.lineIds[0], stars: 2 } },
        { token: open.buyer.token },
      );
    expect((await review()).code).toBe('CONFLICT');
    const { data } = await app.gql<{ order: { lines: { canReview: boolean }[] } }>(
      'query ($id: ID!) { order(id: $id) { lines { canReview } } }',
      { id: open.orderId },
      { token: open.buyer.token },
    );
    expect(data.order.lines[0]?.canReview).toBe(false);
    await act(open.seller, 'acceptProblem', open.id);
    expect((await review()).code).toBeNull();
    await app.container.resolve(OrderCompletionService).completeDue();
    expect(await one(app.db, 'SELECT 1 FROM orders WHERE id = $1 AND completed_at IS NOT NULL', [open.orderId])).not.toBeNull();
  });
});
