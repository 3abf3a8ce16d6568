/**
 * Products that a program synchronises: found by reference or id, a result for each row, and the rules, stock movements
 * and search of single edits.
 */
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer, consumer, type TestAccount } from '../../support/build-accounts';
import { image, publishedProduct } from '../../support/build-catalogue';
import { countSql } from '../../support/count-sql';
import { as } from './support/own-products';
import { lenient, statuses, type UpsertPayload, type Upserts, upsertsOf, whole } from './support/upserts';

let app: TestApp;
let producer: TestAccount;
let send: Upserts['send'];
let upsert: Upserts['upsert'];
let products: Upserts['count'];

beforeAll(async () => {
  app = await startTestApp();
  producer = await approvedProducer(app);
  ({ send, upsert, count: products } = upsertsOf(app, producer));
});
afterAll(() => app.stop());

const movements = (id: string) =>
  app.db.query<{ kind: string; delta: number; actor: string }[]>(
    'SELECT kind, on_hand_delta::float AS delta, actor_id AS actor FROM stock_movements WHERE product_id = $1 ORDER BY created_at, id',
    [id],
  );

describe('the rows', () => {
  it('are added, changed, or left as they are when sent again', async () => {
    const first = await upsert([whole('r-1'), whole('r-2', { price: '৩৫' })]);
    expect([statuses(first), first.isStored, first.createdCount]).toEqual([['CREATED', 'CREATED'], true, 2]);
    expect(first.results[1]?.product).toMatchObject({
      externalReference: 'r-2',
      regularPrice: '35.00',
      quantity: '40',
      addToSellPost: false,
    });
    const again = await upsert(
      [whole('r-1'), whole('r-2', { price: '36' }), { id: first.results[0]?.product?.id, quantity: '40' }],
      lenient,
    );
    expect(statuses(again)).toEqual(['UNCHANGED', 'UPDATED', 'FAILED']); // the third is about the product of the first
    expect(again.results[1]?.product).toMatchObject({ regularPrice: '36.00', version: 2 });
    expect(again.results[0]?.product?.version).toBe(1);
  });

  it('change what is given and nothing else, by id as well as by reference', async () => {
    const [made] = (await upsert([whole('r-3', { secondName: 'লাল আলু' })])).results;
    const id = made?.product?.id;
    expect(statuses(await upsert([{ id, externalReference: 'r-3b', description: 'Redder' }]))).toEqual(['UPDATED']);
    const [row] = await app.db.query('SELECT name, second_name, description, external_reference FROM products WHERE id = $1', [id]);
    expect(row).toEqual({ name: 'Lal Alu', second_name: 'লাল আলু', description: 'Redder', external_reference: 'r-3b' });
    expect(statuses(await upsert([{ externalReference: 'r-3b', secondName: '' }]))).toEqual(['UPDATED']);
  });

  it('move the stock by movements of the seller', async () => {
    const [made] = (await upsert([whole('r-4')])).results;
    await upsert([{ externalReference: 'r-4', quantity: '25' }]);
    await upsert([{ externalReference: 'r-4', price: '31' }]);
    expect(await movements(made?.product?.id ?? '')).toEqual([
      { kind: 'INITIAL', delta: 40, actor: producer.id },
      { kind: 'ADJUST', delta: -15, actor: producer.id },
    ]);
  });

  it('put products on the market and take them off, found by their text', async () => {
    const imageIds = [(await image(app, producer)).id];
    const made = await upsert([whole('r-5', { name: 'Kolmi Shak', categorySlug: 'vegetables', addToSellPost: true, imageIds })], lenient);
    const search = async () =>
      (await app.call<{ products: { totalCount: number } }>('products', { filter: { search: 'kolmi' } }, 'totalCount')).data.products
        .totalCount;
    expect(made.results[0]?.errors).toEqual([]);
    expect(made.results[0]?.product?.addToSellPost).toBe(true);
    expect(await search()).toBe(1);
    await upsert([{ externalReference: 'r-5', addToSellPost: false }]);
    expect(await search()).toBe(0);
    expect(statuses(await upsert([{ externalReference: 'r-5', addToSellPost: false, imageIds }]))).toEqual(['UNCHANGED']);
  });

  it('need an image to be on the market, of the seller’s own', async () => {
    const foreign = (await image(app, await approvedProducer(app))).id;
    const { results } = await upsert([whole('r-6', { addToSellPost: true }), whole('r-7', { imageIds: [foreign] })]);
    expect(results.map(({ errors }) => errors.map(({ path, message }) => [path, message]))).toEqual([
      [['input[0].imageIds', 'Add a photo to put the product on sale.']],
      [['input[1].imageIds', expect.any(String)]],
    ]);
  });

  it('begin with the usual terms where the unit changes, and ask about prices by quantity', async () => {
    const { id } = await publishedProduct(app, producer, { price: '28' });
    await app.db.query(
      'INSERT INTO sell_post_tiers (sell_post_id, min_quantity, price) SELECT id, 10, 27 FROM sell_posts WHERE product_id = $1',
      [id],
    );
    const tiers = async () =>
      (await app.db.query(
        `SELECT tier.price FROM sell_post_tiers tier JOIN sell_posts post ON post.id = tier.sell_post_id
      WHERE post.product_id = $1`,
        [id],
      )) as { price: string }[];
    expect((await upsert([{ id, price: '20' }])).results[0]?.errors[0]?.field).toBe('tiersAbovePrice');
    expect(statuses(await upsert([{ id, price: '20', tiersAbovePrice: 'LOWER' }]))).toEqual(['UPDATED']);
    expect(await tiers()).toEqual([{ price: '19.00' }]);
    expect(statuses(await upsert([{ id, unit: 'TON', quantity: '1' }]))).toEqual(['UPDATED']);
    expect(await tiers()).toEqual([]);
    const [post] = await app.db.query('SELECT min_quantity::float AS least FROM sell_posts WHERE product_id = $1', [id]);
    expect(post.least).toBe(0.1);
  });
});

it('a dry run returns what would happen and stores nothing', async () => {
  await upsert([whole('d-1')]);
  const before = await products();
  const dry = await upsert([whole('d-1', { quantity: '1' }), whole('d-2')], { dryRun: true });
  expect([dry.isStored, statuses(dry), dry.results[0]?.product?.quantity]).toEqual([false, ['UPDATED', 'CREATED'], '40']);
  expect(await products()).toBe(before);
});

it('the same key returns the stored results, another request under it is rejected', async () => {
  const rows = [whole('k-1'), whole('k-2', { unit: null })];
  const first = await upsert(rows, { key: 'sync-1', ...lenient });
  await upsert([{ externalReference: 'k-1', price: '99' }]);
  const again = await upsert(rows, { key: 'sync-1', ...lenient });
  expect(again.results.map(({ status, errors }) => [status, errors])).toEqual(first.results.map(({ status, errors }) => [status, errors]));
  expect(again.results[0]?.product).toMatchObject({ id: first.results[0]?.product?.id, regularPrice: '99.00' });
  expect((await send([whole('k-3')], { key: 'sync-1' })).code).toBe('IDEMPOTENCY_KEY_REUSED');
});

it('two requests that add the same reference at once make one product', async () => {
  const both = await Promise.all([upsert([whole('c-1')]), upsert([whole('c-1')])]);
  expect(both.map((payload) => statuses(payload)[0]).toSorted()).toEqual(['CREATED', 'UNCHANGED']);
});

it('takes 1 to 100 rows, of sellers only', async () => {
  expect((await send([])).code).toBe('BAD_USER_INPUT');
  expect((await send(Array.from({ length: 101 }, (_, at) => ({ externalReference: `x-${at}` })))).code).not.toBeNull();
  expect((await send([whole('x')], { by: await consumer(app) })).code).toBe('FORBIDDEN');
});

it('asks as many statements for 100 rows as for 2', async () => {
  const imageIds = [(await image(app, producer)).id];
  const rows = (count: number, name: string, wanted: object) =>
    Array.from({ length: count }, (_, at) => whole(`${name}-${at}`, { imageIds, addToSellPost: true, ...wanted }));
  const document = `mutation ($input: [UpsertProductInput!]!) {
    upsertProducts(input: $input) { isStored results { index status product { id } errors { path code message } } } }`;
  const count = async (input: object[]) =>
    (
      await countSql(app.db, async () =>
        expect((await app.gql<{ upsertProducts: UpsertPayload }>(document, { input }, as(producer))).data.upsertProducts.isStored).toBe(
          true,
        ),
      )
    ).length;
  const few = [await count(rows(2, 'few', {})), await count(rows(2, 'few', { quantity: '41', price: '31', addToSellPost: false }))];
  const many = [await count(rows(100, 'many', {})), await count(rows(100, 'many', { quantity: '41', price: '31', addToSellPost: false }))];
  expect(many).toEqual(few);
  expect(Math.max(...many)).toBeLessThanOrEqual(30);
  expect(await count(rows(100, 'many', { quantity: '41', price: '31', addToSellPost: false }))).toBeLessThanOrEqual(10);
});
