/** Goods bought from others are no better than they came, by whatever way their trader, or an inspector, says it. */
import type { Grade } from '../../../schema/values/catalogue/grades';
import { OrderActionsService } from '../../../server/modules/orders/steps/order-actions.service';
import { type TestApp, startTestApp } from '../../support/app';
import { admin, approvedProducer, asViewer, seller, type TestAccount } from '../../support/build-accounts';
import { confirmedOrder, deliveredOrder, failedOrder, listedProduct } from '../../support/build-orders';
import { handoverCode } from '../../support/handover';
import { lotInvariants } from '../../support/lot-invariants';
import { one, rows } from '../../support/sql';
import { relistingApi } from './support/relisting';

let app: TestApp;
let grower: TestAccount;
let inspector: TestAccount;
let trader: TestAccount;
let transport: ReturnType<typeof relistingApi>;
beforeAll(async () => {
  app = await startTestApp();
  transport = relistingApi(app);
  [grower, trader, inspector] = [await approvedProducer(app), await seller(app, 'SUPERSALER'), await admin(app)];
});
afterAll(() => app.stop());
afterEach(async () => {
  const tooGood = `
    SELECT p.id FROM products p JOIN lots lot ON lot.product_id = p.id AND lot.remaining > 0 JOIN receipts r ON r.id = lot.receipt_id
    WHERE p.grade < coalesce(lot.inspected_grade, lot.grade, r.grade) OR p.grade IS NOT NULL AND coalesce(lot.inspected_grade, lot.grade, r.grade) IS NULL`;
  for (const [rule, sql] of Object.entries({ ...lotInvariants, tooGood })) expect([rule, await rows(app.db, sql)]).toEqual([rule, []]);
});

const edit = async (by: TestAccount, id: string, input: object) => (await app.call('updateProduct', { id, input }, 'grade', by)).code;
const upsert = async (id: string, input: object) => {
  const { data } = await app.call<{ upsertProducts: { results: { status: string; errors: { field: string }[] }[] } }>(
    'upsertProducts',
    { input: [{ id, ...input }], errorPolicy: 'REJECT_FAILED_ROWS' },
    'results { status errors { field } }',
    trader,
  );
  const [row] = data.upsertProducts.results;
  return [row?.status, ...(row?.errors.map(({ field }) => field) ?? [])];
};
const count = async (id: string, quantity: string) => (await app.call('setStock', { productId: id, quantity }, 'quantity', trader)).code;
const inspect = async (productId: string, grade: string) =>
  (await app.call('gradeProduct', { input: { productId, grade, reason: 'Seen at the market' } }, 'product { id }', inspector)).code;
/** The grade of the product and of what it has in stock. */
const gradesOf = async (id: string) => {
  const product = await one<{ grade: string | null }>(app.db, 'SELECT grade FROM products WHERE id = $1', [id]);
  const lots = await rows<{ lot: string }>(
    app.db,
    "SELECT coalesce(grade, 'none') || ' ' || trim_scale(remaining) AS lot FROM lots WHERE product_id = $1 AND remaining > 0 ORDER BY opened_at, id",
    [id],
  );
  return [product?.grade ?? null, ...lots.map(({ lot }) => lot)];
};
/** A trader's product of goods that came with this grade. */
const listedAgain = async (grade: Grade | null, quantity: string) => {
  const source = await listedProduct(app, grower, { quantity: '1000', grade });
  const receipt = await transport.receive(trader, source, quantity);
  const { id } = await transport.offer(trader, { receiptId: receipt.id, quantity });
  return { source, id, goods: { id, name: 'x', seller: trader } };
};
/** More of the source comes, of another grade. */
const moreCame = async (source: Awaited<ReturnType<typeof listedProduct>>, grade: string | null, quantity: string) => {
  expect(await edit(grower, source.id, { grade })).toBeNull();
  return transport.receive(trader, source, quantity);
};

it('one row of an import that raises the grade and counts in lower goods is refused, an honest one is not', async () => {
  const { id } = await listedAgain('C', '20');
  expect(await count(id, '0')).toBeNull();
  expect(await upsert(id, { grade: 'A', quantity: '20' })).toEqual(['FAILED', 'quantity']);
  expect(await edit(trader, id, { grade: 'A', quantity: '20' })).toBe('BAD_USER_INPUT');
  expect(await upsert(id, { grade: 'C', quantity: '20' })).toEqual(['UPDATED']);
  expect(await upsert(id, { grade: 'A' })).toEqual(['FAILED', 'grade']);
  const best = await listedAgain('A', '5');
  await moreCame(best.source, 'C', '20');
  expect(await upsert(best.id, { grade: 'C', quantity: '25' })).toEqual(['UPDATED']);
  expect([await gradesOf(id), await gradesOf(best.id)]).toEqual([
    ['C', 'C 20'],
    ['C', 'C 5', 'C 20'],
  ]);
});

it('an inspector’s grade is of the goods that were there: what comes later lowers it', async () => {
  const { id, source } = await listedAgain('C', '1');
  expect(await inspect(id, 'B')).toBeNull();
  await moreCame(source, 'C', '50');
  expect([await count(id, '51'), await edit(trader, id, { grade: 'C' }), await count(id, '51')]).toEqual(['BAD_USER_INPUT', null, null]);
  expect([await edit(trader, id, { grade: 'B' }), await upsert(id, { grade: 'B' })]).toEqual(['BAD_USER_INPUT', ['FAILED', 'grade']]);
  expect([await count(id, '1'), await edit(trader, id, { grade: 'B' }), await gradesOf(id)]).toEqual([null, null, ['B', 'B 1']]);
});

it('goods without a grade are not counted into what an inspector graded', async () => {
  const { id, source } = await listedAgain(null, '1');
  expect(await inspect(id, 'A')).toBeNull();
  await moreCame(source, null, '500');
  expect([await count(id, '501'), await gradesOf(id)]).toEqual(['BAD_USER_INPUT', ['A', 'A 1']]);
});

it('the grade falls with goods that come back to a product whose grade was raised since', async () => {
  const { id, goods } = await listedAgain('C', '20');
  const order = await failedOrder(app, { lines: [{ product: goods, quantity: '15' }] });
  expect([await count(id, '0'), await edit(trader, id, { grade: 'A' })]).toEqual([null, null]);
  expect((await app.call('returnOrder', { id: order.id }, 'id', trader)).code).toBeNull();
  expect([await gradesOf(id), await edit(trader, id, { grade: 'B' })]).toEqual([['C', 'C 15'], 'BAD_USER_INPUT']);
});

it('a receipt has the lowest grade of its line and of the lots that came, what is sent once more as well', async () => {
  const source = await listedProduct(app, grower, { quantity: '10', grade: 'A' });
  const order = await confirmedOrder(app, { buyer: trader, lines: [{ product: source, quantity: '8' }] });
  expect(await edit(grower, source.id, { grade: 'C' })).toBeNull();
  const actions = app.container.resolve(OrderActionsService);
  await actions.ship(asViewer(grower), order.id);
  await actions.deliver(asViewer(grower), order.id, { code: await handoverCode(app, order.id), paymentReceived: true });
  const [receipt] = (await transport.received(trader, { first: 1 })).nodes;
  const { id } = await transport.offer(trader, { receiptId: receipt?.id ?? '', quantity: '8' });
  expect([await gradesOf(id), await edit(trader, id, { grade: 'A' })]).toEqual([['C', 'C 8'], 'BAD_USER_INPUT']);

  const fine = await listedProduct(app, grower, { quantity: '5', grade: 'A' });
  const bought = await deliveredOrder(app, { buyer: trader, lines: [{ product: fine, quantity: '5' }] });
  await app.db.query("UPDATE lots SET opened_at = opened_at - interval '1 day' WHERE product_id = $1", [fine.id]);
  expect(await edit(grower, fine.id, { grade: 'C', quantity: '9' })).toBeNull();
  const input = { orderId: bought.id, lineId: bought.lineIds[0], kind: 'MISSING', remedy: 'REPLACEMENT', text: 'Nothing came' };
  const { data } = await app.call<{ reportProblem: { id: string } }>('reportProblem', { input }, 'id', trader);
  for (const step of ['acceptProblem', 'sendReplacement'] as const)
    expect((await app.call(step, { id: data.reportProblem.id }, 'id', grower)).code).toBeNull();
  expect(await one(app.db, 'SELECT grade FROM receipts WHERE order_line_id = $1', [bought.lineIds[0]])).toEqual({ grade: 'C' });
});
