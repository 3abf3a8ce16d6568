/** Orders of all sellers as an admin has them: lists, the queue of those that stand still, notes, calling one off. */
import { one, rows } from '../../support/sql';
import { startTestApp, type TestApp } from '../../support/app';
import { admin, approvedProducer, consumer, type TestAccount } from '../../support/build-accounts';
import { confirmedOrder, failedOrder, placedOrder, shippedOrder, type TestOrder, weightProposedOrder } from '../../support/build-orders';
import { countSql } from '../../support/count-sql';

let app: TestApp;
let chief: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  chief = await admin(app, { name: 'Nasrin' });
});
afterAll(() => app.stop());

const list = async (filter: object, more = '') => {
  const { data } = await app.gql<{ adminOrders: { totalCount: number; nodes: { id: string }[]; pageInfo: { endCursor: string } } }>(
    `query ($filter: AdminOrderFilter) { adminOrders(filter: $filter${more}) { totalCount nodes { id buyer { name } seller { name } lines { id } } pageInfo { endCursor } } }`,
    { filter },
    { token: chief.token },
  );
  return data.adminOrders;
};
const idsOf = async (filter: object) => (await list(filter)).nodes.map(({ id }) => id);
const cancel = (id: string, reason: string | null) => app.call('cancelOrder', { id, reason }, 'status', { token: chief.token });
const note = (id: string, words: string) =>
  app.call<{ commentOrder: { status: string; events: object[] } }>(
    'commentOrder',
    { id, comment: words },
    'status events { from to payment reason actorName }',
    { token: chief.token },
  );
const textKeys = async ({ id }: TestAccount) =>
  (await rows<{ text_key: string }>(app.db, 'SELECT text_key FROM notifications WHERE user_id = $1', [id])).map(({ text_key }) => text_key);
const back = (id: string, days: number) =>
  app.db.query("UPDATE orders SET placed_at = placed_at - $2 * interval '1 day', expires_at = now() + interval '1 day' WHERE id = $1", [
    id,
    days,
  ]);

it('finds orders by number, by buyer, by seller, by state and by day [R11]', async () => {
  const seller = await approvedProducer(app, { name: 'Karim Miah' });
  const buyer = await consumer(app, { name: 'Rahima Khatun' });
  const [first, second] = [await placedOrder(app, { seller, buyer }), await confirmedOrder(app, { seller, buyer })];
  expect(await idsOf({ search: first.order.trackingNumber.toLowerCase() })).toEqual([first.id]);
  expect(await idsOf({ search: first.order.trackingNumber.replace('HB-', '') })).toEqual([first.id]);
  expect(await idsOf({ search: 'karim mi' })).toEqual([second.id, first.id]);
  expect(await idsOf({ search: buyer.phone, status: 'PLACED' })).toEqual([first.id]);
  expect(await idsOf({ search: '100%' })).toEqual([]);
  await back(first.id, 3);
  const dayAgo = new Date(Date.now() - 86_400_000).toISOString();
  expect(await idsOf({ search: 'rahima', placedUntil: dayAgo })).toEqual([first.id]);
  expect(await idsOf({ search: 'rahima', placedFrom: dayAgo })).toEqual([second.id]);
  const page = await list({ search: 'rahima' }, ', first: 1');
  expect((await list({ search: 'rahima' }, `, first: 1, after: "${page.pageInfo.endCursor}"`)).nodes).toMatchObject([{ id: first.id }]);
  expect(page.totalCount).toBe(2);
});

it('the queue has what does not move, oldest first: unconfirmed, confirmed, on its way, not delivered [R11]', async () => {
  const [fresh, unanswered] = [await placedOrder(app), await placedOrder(app)];
  const [moving, lost] = [await shippedOrder(app), await shippedOrder(app)];
  const [packed, forgotten, later] = [await confirmedOrder(app), await confirmedOrder(app), await confirmedOrder(app)];
  const [asked, failed, left] = [await weightProposedOrder(app), await failedOrder(app), await failedOrder(app)];
  const moved: [TestOrder, days: number][] = [
    ...([
      [moving, 6],
      [lost, 8],
      [packed, 6],
      [forgotten, 9],
      [later, 30],
    ] as [TestOrder, number][]),
    ...([
      [asked, 7.5],
      [failed, 2],
      [left, 4],
    ] as [TestOrder, number][]),
  ];
  await back(unanswered.id, 1);
  await app.db.query('ALTER TABLE order_events DISABLE TRIGGER order_events_append_only');
  for (const [{ id }, days] of moved) {
    await back(id, days + 10);
    await app.db.query("UPDATE order_events SET created_at = created_at - $2 * interval '1 day' WHERE order_id = $1", [id, days]);
  }
  await app.db.query('ALTER TABLE order_events ENABLE TRIGGER order_events_append_only');
  await app.db.query('UPDATE orders SET preferred_day = current_date - 6 WHERE id = $1', [later.id]);
  const mine = [fresh, unanswered, ...moved.map(([order]) => order)].map(({ id }) => id);
  const stuck = async () => (await idsOf({ stuck: true })).filter((id) => mine.includes(id));
  const wanted = [forgotten, lost, asked, left, unanswered].map(({ id }) => id);
  expect(await stuck()).toEqual(wanted);
  // money reported and a comment written in the meantime do not make it move
  await app.db.query('UPDATE orders SET updated_at = now() WHERE id = ANY ($1)', [mine]);
  await note(lost.id, 'We called both.');
  expect(await stuck()).toEqual(wanted);
  const { data } = await app.gql<{ adminOverview: { ordersStuck: number } }>(
    '{ adminOverview { ordersStuck } }',
    {},
    { token: chief.token },
  );
  expect(data.adminOverview.ordersStuck).toBe((await idsOf({ stuck: true })).length);
  // each of them can be ended by an admin
  for (const id of wanted) {
    const seen = await app.call<{ order: { resolutions: string[] } }>('order', { id }, 'resolutions', { token: chief.token });
    expect(seen.data.order.resolutions).not.toEqual([]);
  }
});

it('a comment is in the history, changes nothing, and notifies both sides [R11]', async () => {
  const { id, buyer, seller } = await placedOrder(app);
  const { commentOrder } = (await note(id, 'The lorry broke down; we called both.')).data;
  expect(commentOrder.status).toBe('PLACED');
  expect(commentOrder.events.at(-1)).toEqual({
    from: 'PLACED',
    to: 'PLACED',
    payment: null,
    reason: 'The lorry broke down; we called both.',
    actorName: 'Nasrin',
  });
  expect(await textKeys(buyer)).toContain('orderCommented');
  expect(await textKeys(seller)).toContain('orderCommented');
  expect((await note(id, ' ')).code).toBe('BAD_USER_INPUT');
  const audit = await one(app.db, 'SELECT actor_id, action FROM audit_events WHERE subject_id = $1', [id]);
  expect(audit).toEqual({ actor_id: chief.id, action: 'order.noted' });
});

it('an admin calls an order off until it is shipped, with a reason, and the trail knows [R11]', async () => {
  const confirmed = await confirmedOrder(app);
  expect((await cancel(confirmed.id, null)).code).toBe('BAD_USER_INPUT');
  expect((await cancel(confirmed.id, 'The seller died')).data).toEqual({ cancelOrder: { status: 'CANCELLED' } });
  expect(await textKeys(confirmed.buyer)).toContain('orderCancelled');
  expect(await textKeys(confirmed.seller)).toContain('orderCancelled');
  const audit = await one(app.db, 'SELECT actor_id, action, subject_type, reason FROM audit_events WHERE subject_id = $1', [confirmed.id]);
  expect(audit).toEqual({ actor_id: chief.id, action: 'order.cancelled', subject_type: 'order', reason: 'The seller died' });
  const shipped = await shippedOrder(app);
  expect((await cancel(shipped.id, 'Too late')).code).toBe('INVALID_TRANSITION');
  expect(await one(app.db, 'SELECT 1 FROM audit_events WHERE subject_id = $1', [shipped.id])).toBeNull();
});

it('takes the list along as CSV, in the language of the admin, and in a fixed number of statements [R11]', async () => {
  const seller = await approvedProducer(app, { name: '=Sum(A1) Traders' });
  const { order } = await placedOrder(app, { seller });
  const file = () =>
    app.call<{ adminOrdersCsv: { text: string; rowCount: number } }>(
      'adminOrdersCsv',
      { filter: { search: order.trackingNumber } },
      'text rowCount',
      { token: chief.token, language: 'bn' },
    );
  const { data } = await file();
  expect(data.adminOrdersCsv.rowCount).toBe(1);
  expect(data.adminOrdersCsv.text).toContain('বিক্রেতা');
  expect(data.adminOrdersCsv.text).toContain(`${order.trackingNumber},`);
  expect(data.adminOrdersCsv.text).toContain("'=Sum(A1) Traders");
  const [head, row] = data.adminOrdersCsv.text.trimEnd().split('\r\n');
  expect(head).toMatch(/,পাওয়া গেছে \(টাকা\),.*,পাওনা বাকি \(টাকা\),ফেরত দিতে হবে \(টাকা\),/);
  expect(row?.split(',').slice(-7)).toEqual([order.total, '0.00', '0.00', '0.00', order.total, '0.00', '0.00']);
  expect(row?.split(',').at(-10)).toBe('1.50'); // 2 % of the products
  await cancel(order.id, 'The seller died');
  const [, cancelled] = (await file()).data.adminOrdersCsv.text.trimEnd().split('\r\n');
  expect(cancelled?.split(',').at(-10)).toBe('0.00');
  expect(cancelled?.split(',').slice(-7)).toEqual(Array(7).fill('0.00'));
  const few = await countSql(app.db, () => list({}, ', first: 1'));
  const many = await countSql(app.db, () => list({}, ', first: 5'));
  expect(many).toHaveLength(few.length);
});
