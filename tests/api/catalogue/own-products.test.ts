/**
 * A seller's own products over GraphQL: adding, reading, deleting; what is rejected with which message; how many
 * statements it takes.
 */
import { limits } from '../../../schema/values/limits';
import type { TestApp } from '../../support/app';
import { approvedProducer, consumer, seller, type TestAccount } from '../../support/build-accounts';
import { image, product } from '../../support/build-catalogue';
import { countSql } from '../../support/count-sql';
import { as, DELETE, ONE, openOwnProducts, type Shown, type OwnProducts } from './support/own-products';

let app: TestApp;
let producer: TestAccount;
let add: OwnProducts['add'];
let mine: OwnProducts['mine'];
let movements: OwnProducts['movements'];

beforeAll(async () => {
  ({ app, producer, add, mine, movements } = await openOwnProducts());
});
afterAll(() => app.stop());

describe('adding', () => {
  it('adds a product with all its fields, stock by a movement, and puts it on the market [U2]', async () => {
    const { addProduct } = (await add()).data;
    expect(addProduct).toMatchObject({
      name: 'Potato (Diamond)',
      description: 'From Bogura',
      unit: 'KG',
      customUnitNote: null,
      price: '30.00',
      originalPrice: null,
      quantity: '40',
      available: '40',
      addToSellPost: true,
      ratingAverage: null,
      ratingCount: 0,
      soldQuantity: '0',
      soldCount: 0,
      version: 1,
      category: { slug: 'potato', nameEn: 'Potato', nameBn: 'আলু' },
      seller: { id: producer.id, name: 'Karim' },
      sellPost: { state: 'OPEN', minQuantity: '0.5', step: '0.5', tiers: [] },
    });
    expect(await movements(addProduct.id)).toEqual([{ kind: 'INITIAL', on_hand_delta: '40.000' }]);
  });

  it('retains the order of the images: the first is the main image [U1 E1]', async () => {
    const ids = [(await image(app, producer)).id, (await image(app, producer)).id, (await image(app, producer)).id].reverse();
    const { addProduct } = (await add({ imageIds: ids })).data;
    expect(addProduct.image).toEqual({ id: ids[0] });
    expect(addProduct.images.map(({ id }) => id)).toEqual(ids);
  });

  it('takes each of the seven units, Others with its explanation [U7]', async () => {
    for (const unit of ['KG', 'PIECE', 'TON', 'DOZEN', 'QUARTER', 'PAIR', 'OTHERS']) {
      const { addProduct } = (await add({ unit, customUnitNote: '1 sack = 40 kg' })).data;
      expect(addProduct).toMatchObject({ unit, customUnitNote: unit === 'OTHERS' ? '1 sack = 40 kg' : null });
    }
  });

  it('stores Bangla digits as ASCII digits [U5]', async () => {
    expect((await add({ quantity: '১২', price: '৪৫' })).data.addProduct).toMatchObject({ quantity: '12', price: '45.00' });
  });

  it.each([
    ['imageIds', [], 'At least one image is required'],
    ['name', '  ', "Product name can't be empty"],
    ['description', '', "Description can't be empty"],
    ['categorySlug', 'no-such-thing', 'There is no such category. Choose one from the list of categories.'],
    ['price', '12.5', 'Price must be digits only, up to 1,00,00,000'],
    ['price', '-1', 'Price must be digits only, up to 1,00,00,000'],
    ['price', String(limits.maxPrice + 1), 'Price must be digits only, up to 1,00,00,000'],
    ['quantity', '0', 'Quantity must be digits only, from 1 to 1,00,00,000'],
    ['quantity', '1.5', 'Quantity must be digits only, from 1 to 1,00,00,000'],
  ])('rejects %s = %j with its own message [U5]', async (field, value, message) => {
    const response = await add({ [field]: value });
    expect(response.code).toBe('BAD_USER_INPUT');
    expect(response.body.errors?.[0]?.message).toBe(message);
    expect(response.body.errors?.[0]?.extensions.fields?.map((violation) => violation.field)).toEqual([field]);
  });

  it('wants the explanation where the unit is Others [U4]', async () => {
    expect((await add({ unit: 'OTHERS', customUnitNote: ' ' })).body.errors?.[0]?.message).toBe('Please explain the quantity');
  });

  it('rejects another user’s image, and a text that is no id, as one that was never uploaded [E3]', async () => {
    const theirs = await image(app, await approvedProducer(app));
    for (const imageIds of [[theirs.id], ['nope'], ['01900000-0000-7000-8000-000000000000']]) {
      const response = await add({ imageIds });
      expect([response.code, response.body.errors?.[0]?.message]).toEqual([
        'BAD_USER_INPUT',
        'This is no image of yours. Upload it first.',
      ]);
    }
  });

  it('is for producers and supersalers', async () => {
    for (const account of [await consumer(app), await seller(app, 'WHOLESALER')]) expect((await add({}, account)).code).toBe('FORBIDDEN');
    const supersaler = await seller(app, 'SUPERSALER');
    const own = { imageIds: [(await image(app, supersaler)).id] };
    expect((await add(own, supersaler)).data.addProduct).toMatchObject({ seller: { id: supersaler.id } });
  });
});

describe('reading', () => {
  it('lists 8 a page, newest first, with the total; by number and by cursor [A4]', async () => {
    const owner = await approvedProducer(app);
    for (let n = 1; n <= 11; n++) await product(app, owner, { name: `Potato ${n}` });
    const first = await mine({ first: 8 }, owner);
    expect(first.totalCount).toBe(11);
    expect(first.nodes.map(({ name }) => name)).toEqual([11, 10, 9, 8, 7, 6, 5, 4].map((n) => `Potato ${n}`));
    expect(first.pageInfo.hasNextPage).toBe(true);
    const rest = ['Potato 3', 'Potato 2', 'Potato 1'];
    for (const page of [{ offset: 8 }, { after: first.pageInfo.endCursor }]) {
      const second = await mine(page, owner);
      expect(second.nodes.map(({ name }) => name)).toEqual(rest);
      expect(second.pageInfo.hasNextPage).toBe(false);
    }
  });

  it('filters by search, category and status [M1]', async () => {
    const owner = await approvedProducer(app);
    await product(app, owner, { name: 'Lal Alu', addToSellPost: true });
    await product(app, owner, { name: 'Onion', categorySlug: 'onion' });
    const names = async (filter: Record<string, unknown>) => (await mine({ filter }, owner)).nodes.map(({ name }) => name);
    expect(await names({ search: 'lal' })).toEqual(['Lal Alu']);
    expect(await names({ categorySlug: 'onion' })).toEqual(['Onion']);
    expect(await names({ status: 'PUBLISHED' })).toEqual(['Lal Alu']);
    expect(await names({ status: 'NOT_PUBLISHED' })).toEqual(['Onion']);
    expect((await mine({ filter: { status: 'PUBLISHED' } }, owner)).totalCount).toBe(1);
  });

  it("shows one's own product, and another's as one that is not there [V1]", async () => {
    const mineOne = await product(app, producer);
    const read = (id: string, by: TestAccount) => app.gql<{ myProduct: Shown | null }>(ONE, { id }, as(by));
    expect((await read(mineOne.id, producer)).data.myProduct?.id).toBe(mineOne.id);
    const other = await approvedProducer(app);
    expect((await read(mineOne.id, other)).data.myProduct).toBeNull();
    expect((await read('no-uuid', producer)).data.myProduct).toBeNull();
    expect((await read(mineOne.id, await consumer(app))).code).toBe('FORBIDDEN');
  });

  it('leaves no field empty: a category that was removed is N/A [V2]', async () => {
    const made = await product(app, producer);
    await app.db.query("UPDATE products SET category_slug = 'gone' WHERE id = $1", [made.id]);
    const { data } = await app.gql<{ myProduct: Shown }>(ONE, { id: made.id }, as(producer));
    expect(data.myProduct).toMatchObject({ name: 'Potato', price: '30.00', quantity: '100', category: { slug: 'gone', nameEn: 'N/A' } });
  });

  it('takes the same few statements whatever the size of the page [A1]', async () => {
    const owner = await approvedProducer(app);
    for (let n = 1; n <= 9; n++) await product(app, owner, { name: `Potato ${n}`, addToSellPost: true });
    const small = await countSql(app.db, () => mine({ first: 2 }, owner));
    const large = await countSql(app.db, () => mine({ first: 9 }, owner));
    expect(large).toHaveLength(small.length);
    expect(large.length).toBeLessThanOrEqual(4);
  });
});

describe('deleting', () => {
  it('takes the product out of every list and ends its post; the row stays for its orders [A2 V1]', async () => {
    const owner = await approvedProducer(app);
    const made = await product(app, owner, { addToSellPost: true });
    expect((await app.gql(DELETE, { id: made.id }, as(owner))).data).toEqual({ deleteProduct: { removedId: made.id } });
    expect(await mine({}, owner)).toMatchObject({ nodes: [], totalCount: 0 });
    const [row] = (await app.db.query(
      `SELECT p.is_published, p.deleted_at IS NOT NULL AS deleted, s.state, u.published_count FROM products p
       JOIN sell_posts s ON s.product_id = p.id JOIN users u ON u.id = p.seller_id WHERE p.id = $1`,
      [made.id],
    )) as unknown[];
    expect(row).toEqual({ is_published: false, deleted: true, state: 'ENDED', published_count: 0 });
    expect((await app.gql(DELETE, { id: made.id }, as(owner))).code).toBe('NOT_FOUND');
  });
});
