/** Grades: who gives one, what keeps it, and what buyers find and see of it. */
import { type TestApp, startTestApp } from '../../support/app';
import { admin, approvedProducer, seller, type TestAccount } from '../../support/build-accounts';
import { deliveredOrder, type Goods, listedProduct, shippedOrder } from '../../support/build-orders';
import { problemImage } from '../../support/build-problems';
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
  grower = await approvedProducer(app);
  trader = await seller(app, 'SUPERSALER');
  inspector = await admin(app);
});
afterAll(() => app.stop());
afterEach(async () => {
  for (const [rule, sql] of Object.entries(lotInvariants)) expect([rule, await rows(app.db, sql)]).toEqual([rule, []]);
});

interface Graded {
  readonly grade: string | null;
  readonly gradedBy: string | null;
}
const change = (by: TestAccount, id: string, input: object) =>
  app.call<{ updateProduct: Graded }>('updateProduct', { id, input }, 'grade gradedBy', { token: by.token });
const give = async (product: Goods, grade: string | null) => (await change(product.seller, product.id, { grade })).data?.updateProduct;
const inspect = (id: string, grade: string, reason = 'Seen at the market') =>
  app.call('gradeProduct', { input: { productId: id, grade, reason } }, 'product { grade gradedBy }', { token: inspector.token });
const lotsOf = async ({ id }: Goods) =>
  (
    await rows<{ grade: string | null; left: number }>(
      app.db,
      'SELECT grade, remaining::float AS left FROM lots WHERE product_id = $1 ORDER BY opened_at, id',
      [id],
    )
  ).map(({ grade, left }) => [grade, left]);
const count = (product: Goods, quantity: string) =>
  app.call('setStock', { productId: product.id, quantity }, 'quantity', { token: product.seller.token });

it('its seller gives, changes and removes it, and nothing else is a grade', async () => {
  const product = await listedProduct(app, grower, { grade: 'B' });
  expect(await give(product, 'A')).toEqual({ grade: 'A', gradedBy: 'SELLER' });
  expect((await change(grower, product.id, { description: 'Washed' })).data.updateProduct.grade).toBe('A');
  expect(await give(product, null)).toEqual({ grade: null, gradedBy: null });
  expect((await change(grower, product.id, { grade: 'D' })).code).toBe('BAD_USER_INPUT');
});

it('an inspector’s grade stays the best one: its seller is notified, may go below it and back, and not above', async () => {
  const product = await listedProduct(app, grower, { name: 'Fazli', grade: 'A' });
  expect((await inspect(product.id, 'B')).data).toEqual({ gradeProduct: { product: { grade: 'B', gradedBy: 'INSPECTOR' } } });
  expect((await inspect(product.id, 'B')).code).toBe('CONFLICT');
  expect((await inspect(product.id, 'C', ' ')).code).toBe('BAD_USER_INPUT');
  expect(await give(product, 'C')).toEqual({ grade: 'C', gradedBy: 'SELLER' });
  for (const grade of ['A', null]) {
    const { body } = await change(grower, product.id, { grade });
    expect(body.errors?.[0]?.extensions.fields).toMatchObject([{ field: 'grade', key: 'product.gradeInspected' }]);
  }
  expect(await give(product, 'B')).toEqual({ grade: 'B', gradedBy: 'INSPECTOR' });
  expect(
    await one(app.db, "SELECT text_key, params FROM notifications WHERE user_id = $1 AND text_key = 'productGraded'", [grower.id]),
  ).toEqual({
    text_key: 'productGraded',
    params: { product: 'Fazli', secondProduct: '', grade: 'B', reason: 'Seen at the market' },
  });
  const audit = await one(app.db, 'SELECT action, reason, details FROM audit_events WHERE subject_id = $1', [product.id]);
  expect(audit).toEqual({ action: 'product.graded', reason: 'Seen at the market', details: { from: 'A', to: 'B' } });
  await expect(app.db.query("UPDATE products SET grade = 'A' WHERE id = $1", [product.id])).rejects.toThrow('products_inspected_grade');
});

it('a lot has the grade of its opening, and another one opens for stock of another grade', async () => {
  const product = await listedProduct(app, grower, { quantity: '10', grade: 'A' });
  expect(await lotsOf(product)).toEqual([['A', 10]]);
  await give(product, 'B'); // nothing was sold of it yet
  expect(await lotsOf(product)).toEqual([['B', 10]]);
  await shippedOrder(app, { lines: [{ product, quantity: '4' }] });
  await give(product, 'C');
  await count(product, '16');
  expect(await lotsOf(product)).toEqual([
    ['B', 6],
    ['C', 10],
  ]);
});

it('a lot on hold keeps the grade that it was put on hold with', async () => {
  const product = await listedProduct(app, grower, { quantity: '10', grade: 'A' });
  await app.db.query("UPDATE lots SET hold = 'HELD' WHERE product_id = $1", [product.id]);
  await give(product, 'C');
  expect(await lotsOf(product)).toEqual([['A', 10]]);
  await app.db.query('UPDATE lots SET hold = NULL WHERE product_id = $1', [product.id]);
});

it('a synchronisation gives grades as an edit does, lots with them', async () => {
  const product = await listedProduct(app, grower, { quantity: '10' });
  const upsert = (input: object[]) =>
    app.call('upsertProducts', { input }, 'results { status product { grade } errors { field } }', { token: grower.token });
  expect((await upsert([{ id: product.id, grade: 'B' }])).data).toMatchObject({
    upsertProducts: { results: [{ status: 'UPDATED', product: { grade: 'B' } }] },
  });
  expect(await lotsOf(product)).toEqual([['B', 10]]);
  await inspect(product.id, 'C');
  expect((await upsert([{ id: product.id, grade: 'A' }])).data).toMatchObject({
    upsertProducts: { results: [{ status: 'FAILED', errors: [{ field: 'grade' }] }] },
  });
});

it('an order keeps the grade that its buyer saw, and so does what is listed again of it', async () => {
  const rice = await listedProduct(app, grower, { quantity: '100', grade: 'B', audience: 'BUSINESSES' });
  const receipt = await transport.receive(trader, rice, '40');
  await give(rice, 'C');
  const [line] = await rows<{ order_id: string }>(app.db, 'SELECT order_id FROM order_lines WHERE product_id = $1', [rice.id]);
  const bought = await app.call<{ order: { lines: { grade: string }[] } }>('order', { id: line?.order_id }, 'lines { grade }', {
    token: trader.token,
  });
  expect(bought.data.order.lines).toEqual([{ grade: 'B' }]);
  const again = await transport.offer(trader, { receiptId: receipt.id, quantity: '30' });
  expect(await lotsOf(again)).toEqual([['B', 30]]);
  const { body } = await change(trader, again.id, { grade: 'A' });
  expect(body.errors?.[0]?.extensions.fields).toMatchObject([{ field: 'grade', key: 'product.gradeReceived' }]);
  expect(await give(again, 'C')).toEqual({ grade: 'C', gradedBy: 'SELLER' });
  const chain = await app.call<{ product: { provenance: { grade: string }[] } }>('product', { id: again.id }, 'provenance { grade }');
  expect(chain.data.product.provenance.map(({ grade }) => grade)).toEqual(['B', 'C']);
});

it('what came with a lower grade than the product has is not counted into it', async () => {
  const rice = await listedProduct(app, grower, { quantity: '100', grade: 'A', audience: 'BUSINESSES' });
  const first = await transport.receive(trader, rice, '20');
  const again = await transport.offer(trader, { receiptId: first.id, quantity: '20' });
  await give(rice, 'C');
  await transport.receive(trader, rice, '20');
  expect((await count(again, '35')).code).toBe('BAD_USER_INPUT');
  expect(await lotsOf(again)).toEqual([['A', 20]]);
});

it('buyers find the products of a grade, in a search and without one', async () => {
  const name = 'Gobindobhog';
  const [fine, plain] = [await listedProduct(app, grower, { name, grade: 'A' }), await listedProduct(app, grower, { name, grade: 'C' })];
  await listedProduct(app, grower, { name });
  const found = async (filter: object) =>
    (await app.call<{ products: { nodes: { id: string }[] } }>('products', { filter }, 'nodes { id }')).data.products.nodes.map(
      ({ id }) => id,
    );
  expect(await found({ search: name, grade: 'A' })).toEqual([fine.id]);
  expect(await found({ sellerId: grower.id, grade: 'C' })).toContain(plain.id);
  expect(await found({ sellerId: grower.id, grade: 'C' })).not.toContain(fine.id);
});

it('the page of a label and the file of its trace show the grade of a lot', async () => {
  const product = await listedProduct(app, grower, { grade: 'B' });
  const lot = await one<{ code: string }>(app.db, 'SELECT code FROM lots WHERE product_id = $1', [product.id]);
  const page = await (await fetch(`${app.url}/p/${lot?.code}?lang=en`)).text();
  expect(page).toContain('Grade B');
  await shippedOrder(app, { lines: [{ product, quantity: '2' }] });
  const { data } = await app.call<{ lotCsv: { text: string } }>('lotCsv', { code: lot?.code }, 'text', { token: grower.token });
  expect(data.lotCsv.text).toContain(',Grade B,');
});

it('a grade that is not kept is a problem of a line that has one, and of no other', async () => {
  const graded = await deliveredOrder(app, { lines: [{ product: await listedProduct(app, grower, { grade: 'A' }), quantity: '2' }] });
  const plain = await deliveredOrder(app, { lines: [{ product: await listedProduct(app, grower), quantity: '2' }] });
  const kindOf = async ({ id, lineIds, buyer }: typeof graded) => {
    const imageId = await problemImage(app, buyer, id);
    const input = {
      orderId: id,
      lineId: lineIds[0],
      kind: 'NOT_THE_GRADE',
      remedy: 'REFUND',
      text: 'Spots on all of them',
      imageIds: [imageId],
    };
    return app.call<{ reportProblem: { kind: string } }>('reportProblem', { input }, 'kind', { token: buyer.token });
  };
  expect((await kindOf(graded)).data.reportProblem.kind).toBe('NOT_THE_GRADE');
  expect((await kindOf(plain)).body.errors?.[0]?.extensions.fields).toMatchObject([{ field: 'kind', key: 'problem.noGrade' }]);
});
