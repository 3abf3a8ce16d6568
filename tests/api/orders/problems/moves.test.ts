/** From a report to its end: what each side may do, what it refunds, and what waits for it. */
import { randomUUID } from 'node:crypto';
import { OrderCompletionService } from '../../../../server/modules/orders/timers/order-completion.service';
import { startTestApp, type TestApp } from '../../../support/app';
import { admin, type TestAccount } from '../../../support/build-accounts';
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
    const confirm = await app.call('confirmReceipt', { id: open.orderId }, 'id', { token: open.buyer.token });
    expect(confirm.code).toBe('INVALID_TRANSITION');
    const resolve = 'mutation ($id: ID!) { resolveOrder(id: $id, state: COMPLETED, reason: "Done") { id } }';
    expect((await app.gql(resolve, { id: open.orderId }, { token: chief.token })).code).toBe('INVALID_TRANSITION');
    await app.db.query("UPDATE orders SET delivered_at = now() - interval '4 days' WHERE id = $1", [open.orderId]);
    await app.container.resolve(OrderCompletionService).completeDue();
    expect(await one(app.db, 'SELECT 1 FROM orders WHERE id = $1 AND completed_at IS NULL', [open.orderId])).not.toBeNull();
  });

  it('the line is not reviewed, and afterwards it is', async () => {
    const review = () =>
      app.call('reviewOrderLine', { input: { orderLineId: open.lineIds[0], stars: 2 } }, 'id', { token: open.buyer.token });
    expect((await review()).code).toBe('CONFLICT');
    const { data } = await app.call<{ order: { lines: { canReview: boolean }[] } }>('order', { id: open.orderId }, 'lines { canReview }', {
      token: open.buyer.token,
    });
    expect(data.order.lines[0]?.canReview).toBe(false);
    await act(open.seller, 'acceptProblem', open.id);
    expect((await review()).code).toBeNull();
    await app.container.resolve(OrderCompletionService).completeDue();
    expect(await one(app.db, 'SELECT 1 FROM orders WHERE id = $1 AND completed_at IS NOT NULL', [open.orderId])).not.toBeNull();
  });
});
