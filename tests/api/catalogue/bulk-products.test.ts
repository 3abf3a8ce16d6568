/**
 * Several products of a seller changed by one call: each by the rules of a single edit, each with its own result, once
 * under a key.
 */
import { randomUUID } from 'node:crypto';
import { limits } from '../../../schema/values/limits';
import type { TestApp } from '../../support/app';
import { approvedProducer, consumer, seller, type TestAccount } from '../../support/build-accounts';
import { product, publishedProduct } from '../../support/build-catalogue';
import { placedOrder } from '../../support/build-orders';
import { as, openOwnProducts, type OwnProducts } from './support/own-products';

let app: TestApp;
let producer: TestAccount;
let mine: OwnProducts['mine'];
let movements: OwnProducts['movements'];

beforeAll(async () => {
  ({ app, producer, mine, movements } = await openOwnProducts());
});
afterAll(() => app.stop());

const BULK = `mutation ($input: BulkProductInput!, $key: String) { bulkUpdateProducts(input: $input, idempotencyKey: $key) { results {
  productId isDone code message product { id regularPrice price quantity version category { slug } sellPost { tiers { price } } } } } }`;
interface Result {
  productId: string;
  isDone: boolean;
  code: string | null;
  message: string | null;
  product: {
    regularPrice: string;
    price: string;
    quantity: string;
    version: number;
    sellPost: { tiers: { price: string }[] } | null;
  } | null;
}
interface Options {
  readonly by?: TestAccount;
  readonly key?: string;
  readonly language?: 'en' | 'bn';
}
const send = (input: object, { by = producer, key, language }: Options = {}) =>
  app.gql<{ bulkUpdateProducts: { results: Result[] } }>(BULK, { input, key }, { ...as(by), language });
const bulk = async (input: object, options?: Options) => (await send(input, options)).data.bulkUpdateProducts.results;
const DONE = { isDone: true, code: null, message: null };
const raise = (value: string, unit = 'PERCENT') => ({ direction: 'UP', unit, value });
const lower = (value: string, unit = 'PERCENT') => ({ direction: 'DOWN', unit, value });

async function withTiers(price = '28'): Promise<string> {
  const { id } = await publishedProduct(app, producer, { price });
  await app.db.query(
    `INSERT INTO sell_post_tiers (sell_post_id, min_quantity, price)
     SELECT id, tier.* FROM sell_posts, (VALUES (10, 27), (30, 25)) AS tier WHERE product_id = $1`,
    [id],
  );
  return id;
}

describe('prices', () => {
  it('rise by per cent in whole Taka, each result in the order of the request', async () => {
    const [one, two] = [await product(app, producer, { price: '35' }), await product(app, producer, { price: '120' })];
    const results = await bulk({ productIds: [two.id, one.id, two.id], price: raise('10') });
    expect(results).toEqual([
      expect.objectContaining({ ...DONE, productId: two.id, product: expect.objectContaining({ regularPrice: '132.00', version: 2 }) }),
      expect.objectContaining({ ...DONE, productId: one.id, product: expect.objectContaining({ regularPrice: '39.00', version: 2 }) }),
    ]);
  });

  it('that would be out of range are left, and the others are changed', async () => {
    const [cheap, dear] = [await product(app, producer, { price: '5' }), await product(app, producer, { price: '50' })];
    const [first, second] = await bulk({ productIds: [cheap.id, dear.id], price: lower('5', 'AMOUNT') });
    expect(first).toMatchObject({ isDone: false, code: 'BAD_USER_INPUT', product: { regularPrice: '5.00', version: 1 } });
    expect(first?.message).toBe('The price would be 0 Tk; it must be from 1 to 1,00,00,000 Tk.');
    expect(second).toMatchObject({ ...DONE, product: { regularPrice: '45.00' } });
  });

  it('that stay the same after rounding leave the product as it was', async () => {
    const { id } = await product(app, producer, { price: '5' });
    expect(await bulk({ productIds: [id], price: raise('3') })).toMatchObject([{ ...DONE, product: { regularPrice: '5.00', version: 1 } }]);
  });

  it('below prices for businesses need a confirmation, as a single edit does', async () => {
    const [tiered, plain] = [await withTiers(), (await product(app, producer, { price: '28' })).id];
    const step = lower('8', 'AMOUNT');
    const [asked, done] = await bulk({ productIds: [tiered, plain], price: step }, { language: 'bn' });
    expect(asked).toMatchObject({ isDone: false, code: 'BAD_USER_INPUT', product: { regularPrice: '28.00' } });
    expect(asked?.message).toMatch(/ব্যবসায়ী/);
    expect(done).toMatchObject({ ...DONE, product: { regularPrice: '20.00' } });
    const [lowered] = await bulk({ productIds: [tiered], price: step, tiersAbovePrice: 'LOWER' });
    expect(lowered).toMatchObject({
      ...DONE,
      product: { regularPrice: '20.00', sellPost: { tiers: [{ price: '19.00' }, { price: '17.00' }] } },
    });
    const other = await withTiers();
    const [removed] = await bulk({ productIds: [other], price: step, tiersAbovePrice: 'REMOVE' });
    expect(removed).toMatchObject({ ...DONE, product: { sellPost: { tiers: [] } } });
  });

  it('change below a running deal: the deal is taken off the new price', async () => {
    const { id } = await publishedProduct(app, producer, { price: '100' });
    await app.db.query(
      `INSERT INTO deals (product_id, percent, price_before, starts_at, ends_at, accepted_at)
       VALUES ($1, 20, 100, now() - interval '1 day', now() + interval '1 day', now())`,
      [id],
    );
    expect(await bulk({ productIds: [id], price: lower('10') })).toMatchObject([
      { ...DONE, product: { regularPrice: '90.00', price: '72.00' } },
    ]);
  });
});

describe('stock, category, deletion', () => {
  it('sets the stock by a movement each, not below what is promised', async () => {
    const [free, promised] = [await product(app, producer), await publishedProduct(app, producer, { imageIds: [] })];
    await placedOrder(app, { lines: [{ product: { id: promised.id, name: promised.name, seller: producer }, quantity: '7' }] });
    const results = await bulk({ productIds: [free.id, promised.id], quantity: '5' });
    expect(results).toMatchObject([
      { ...DONE, product: { quantity: '5' } },
      { isDone: false, message: '7 is reserved for open orders; the stock cannot go below that.', product: { quantity: '100' } },
    ]);
    expect(await movements(free.id)).toEqual([
      { kind: 'INITIAL', on_hand_delta: '100.000' },
      { kind: 'ADJUST', on_hand_delta: '-95.000' },
    ]);
    expect((await movements(promised.id)).map(({ kind }) => kind)).not.toContain('ADJUST');
    expect(await bulk({ productIds: [free.id], quantity: '0' })).toMatchObject([{ ...DONE, product: { quantity: '0' } }]);
  });

  it('moves them to another category', async () => {
    const made = [await product(app, producer), await product(app, producer)];
    const results = await bulk({ productIds: made.map(({ id }) => id), categorySlug: 'onion' });
    expect(results).toMatchObject(made.map(() => ({ ...DONE, product: { category: { slug: 'onion' } } })));
    const rejected = await send({ productIds: [made[0]?.id], categorySlug: 'no-such-thing' });
    expect([rejected.code, rejected.body.errors?.[0]?.message]).toEqual([
      'BAD_USER_INPUT',
      'There is no such category. Choose one from the list of categories.',
    ]);
  });

  it('deletes them as a single deletion does', async () => {
    const owner = await approvedProducer(app);
    const made = [await publishedProduct(app, owner), await publishedProduct(app, owner), await publishedProduct(app, owner)];
    const [gone, twice] = made;
    const results = await bulk({ productIds: [gone?.id, twice?.id], delete: true }, { by: owner });
    expect(results).toMatchObject([
      { ...DONE, product: null },
      { ...DONE, product: null },
    ]);
    expect((await mine({}, owner)).nodes.map(({ id }) => id)).toEqual([made[2]?.id]);
    const [row] = (await app.db.query('SELECT published_count FROM users WHERE id = $1', [owner.id])) as unknown[];
    expect(row).toEqual({ published_count: 1 });
    expect(await bulk({ productIds: [gone?.id], delete: true }, { by: owner })).toMatchObject([
      { isDone: false, code: 'NOT_FOUND', product: null },
    ]);
  });
});

describe('who and how', () => {
  it("another seller's product is NOT_FOUND as a missing one, and stays as it was", async () => {
    const theirs = await product(app, await approvedProducer(app));
    const own = await product(app, producer);
    const missing = '01900000-0000-7000-8000-000000000000';
    const results = await bulk({ productIds: [theirs.id, missing, 'no-uuid', own.id], quantity: '3' });
    const notFound = { isDone: false, code: 'NOT_FOUND', product: null };
    expect(results).toMatchObject([notFound, notFound, notFound, { ...DONE, product: { quantity: '3' } }]);
    expect(new Set(results.slice(0, 3).map(({ message }) => message)).size).toBe(1);
    expect((await movements(theirs.id)).map(({ kind }) => kind)).toEqual(['INITIAL']);
  });

  it('is for sellers, a wholesaler among them', async () => {
    const wholesaler = await seller(app, 'WHOLESALER');
    const own = await product(app, wholesaler);
    expect(await bulk({ productIds: [own.id], price: raise('10') }, { by: wholesaler })).toMatchObject([{ isDone: true }]);
    expect((await send({ productIds: [own.id], quantity: '1' }, { by: await consumer(app) })).code).toBe('FORBIDDEN');
  });

  it('is done once under a key, with the same results again', async () => {
    const [cheap, dear] = [await product(app, producer, { price: '2' }), await product(app, producer, { price: '50' })];
    const input = { productIds: [cheap.id, dear.id], price: lower('2', 'AMOUNT') };
    const key = randomUUID();
    const first = await send(input, { key });
    const again = await send(input, { key });
    expect(again.data).toEqual(first.data);
    expect(first.data.bulkUpdateProducts.results.map(({ code }) => code)).toEqual(['BAD_USER_INPUT', null]);
    expect(again.data.bulkUpdateProducts.results[1]?.product?.regularPrice).toBe('48.00');
    expect((await send({ ...input, price: lower('1', 'AMOUNT') }, { key })).code).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('takes at most 100, and exactly one change', async () => {
    const many = Array.from({ length: limits.bulkProducts + 1 }, () => randomUUID());
    const { id } = await product(app, producer);
    for (const input of [{ productIds: many, quantity: '1' }, { productIds: [id] }, { productIds: [id], quantity: '1', delete: true }]) {
      expect((await send(input)).code).toBe('BAD_USER_INPUT');
    }
    expect((await bulk({ productIds: many.slice(1), quantity: '1' })).filter(({ code }) => code === 'NOT_FOUND')).toHaveLength(100);
  });

  it('of two that meet, in any order of products, both are done', async () => {
    const made = await Promise.all(Array.from({ length: 6 }, () => product(app, producer, { price: '100' })));
    const ids = made.map(({ id }) => id);
    const [one, other] = await Promise.all([
      bulk({ productIds: ids, price: raise('10', 'AMOUNT') }),
      bulk({ productIds: ids.toReversed(), price: raise('5', 'AMOUNT') }),
    ]);
    expect([...one, ...other].every(({ isDone }) => isDone)).toBe(true);
    const { nodes } = await mine({ filter: { ids }, first: 6 });
    expect(nodes.map(({ regularPrice }) => regularPrice)).toEqual(ids.map(() => '115.00'));
  });
});
