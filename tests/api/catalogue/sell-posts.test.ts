/** Putting products on the market and taking them off, and everything that must stay in step with it. */
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer, consumer, type TestAccount } from '../../support/build-accounts';
import { product } from '../../support/build-catalogue';

const FIELDS = '{ id addToSellPost version sellPost { id state minQuantity step createdAt } }';
const POST = `mutation ($ids: [ID!]!) { postForSell(productIds: $ids) { products ${FIELDS} } }`;
const STOP = `mutation ($ids: [ID!]!) { stopSelling(productIds: $ids) { products ${FIELDS} } }`;

interface Shown {
  id: string;
  addToSellPost: boolean;
  version: number;
  sellPost: { id: string; state: string } | null;
}

let app: TestApp;
let producer: TestAccount;

beforeAll(async () => {
  app = await startTestApp();
  producer = await approvedProducer(app);
});
afterAll(() => app.stop());

const post = (ids: string[], by = producer) => app.gql<{ postForSell: { products: Shown[] } }>(POST, { ids }, { token: by.token });
const stop = (ids: string[], by = producer) => app.gql<{ stopSelling: { products: Shown[] } }>(STOP, { ids }, { token: by.token });
const rowOf = async (id: string) =>
  ((await app.db.query('SELECT is_published, published_at, audience FROM products WHERE id = $1', [id])) as Record<string, unknown>[])[0];
const publishedCount = async (account: TestAccount) =>
  ((await app.db.query('SELECT published_count FROM users WHERE id = $1', [account.id])) as { published_count: number }[])[0]
    ?.published_count;

it('Post for Sell opens a post, Stop Selling pauses it, posting again resumes the same one [A3]', async () => {
  const { id } = await product(app, producer);
  const [opened] = (await post([id])).data.postForSell.products;
  expect(opened).toMatchObject({ id, addToSellPost: true, sellPost: { state: 'OPEN' } });
  const first = await rowOf(id);
  expect(first).toMatchObject({ is_published: true, audience: 'EVERYONE' });
  const [stopped] = (await stop([id])).data.stopSelling.products;
  expect(stopped).toMatchObject({ addToSellPost: false, sellPost: { state: 'PAUSED', id: opened?.sellPost?.id } });
  expect(await rowOf(id)).toMatchObject({ is_published: false });
  const [resumed] = (await post([id])).data.postForSell.products;
  expect(resumed).toMatchObject({ addToSellPost: true, sellPost: { state: 'OPEN', id: opened?.sellPost?.id } });
  // resuming is no way to the top of the newest
  expect(await rowOf(id)).toEqual(first);
});

it('counts products without any post, and lists them; one whose post was ended is not among them [Polish]', async () => {
  const owner = await approvedProducer(app);
  const [fresh, posted] = [await product(app, owner, { name: 'Fresh' }), await product(app, owner, { name: 'Posted' })];
  const READ = `{ mySellPosts { counts { open paused ended neverPosted } }
    myProducts(filter: { status: NEVER_POSTED }) { nodes { id } totalCount } }`;
  interface Read {
    mySellPosts: { counts: object };
    myProducts: { nodes: { id: string }[]; totalCount: number };
  }
  const read = async () => (await app.gql<Read>(READ, {}, { token: owner.token })).data;
  expect((await read()).mySellPosts.counts).toEqual({ open: 0, paused: 0, ended: 0, neverPosted: 2 });
  const [opened] = (await post([posted.id], owner)).data.postForSell.products;
  await app.call('endSellPost', { id: opened?.sellPost?.id }, 'id', { token: owner.token });
  const { mySellPosts, myProducts } = await read();
  expect(mySellPosts.counts).toEqual({ open: 0, paused: 0, ended: 1, neverPosted: 1 });
  expect(myProducts).toEqual({ nodes: [{ id: fresh.id }], totalCount: 1 });
});

it('posts the selected rows, all or none, and returns them in the order asked for [M2]', async () => {
  const owner = await approvedProducer(app);
  const ids = [(await product(app, owner)).id, (await product(app, owner)).id, (await product(app, owner)).id];
  const wanted = ids.toReversed();
  expect((await post(wanted, owner)).data.postForSell.products.map(({ id, addToSellPost }) => [id, addToSellPost])).toEqual(
    wanted.map((id) => [id, true]),
  );
  expect(await publishedCount(owner)).toBe(3);
  const theirs = await product(app, producer);
  const rejected = await stop([...ids, theirs.id, 'no-uuid'], owner);
  expect(rejected.code).toBe('NOT_FOUND');
  expect(rejected.body.errors?.[0]?.extensions.fields?.map(({ field, value }) => [field, value]).toSorted()).toEqual([
    ['productIds[3]', theirs.id],
    ['productIds[4]', 'no-uuid'],
  ]);
  expect(await publishedCount(owner)).toBe(3);
  expect((await post(['no-uuid'], owner)).code).toBe('NOT_FOUND');
});

it('counts a seller’s published products correctly, however often and concurrently they are changed', async () => {
  const owner = await approvedProducer(app);
  const ids = [(await product(app, owner)).id, (await product(app, owner)).id];
  const presses = Array.from({ length: 12 }, (_, n) =>
    n % 3 === 2 ? stop(n % 2 ? ids : ids.toReversed(), owner) : post(n % 2 ? ids : ids.toReversed(), owner),
  );
  expect((await Promise.all(presses)).map(({ code }) => code)).toEqual(presses.map(() => null));
  await post(ids, owner);
  await post(ids, owner);
  expect(await publishedCount(owner)).toBe(2);
  await stop(ids, owner);
  await stop(ids, owner);
  expect(await publishedCount(owner)).toBe(0);
});

it('is for sellers', async () => {
  const { id } = await product(app, producer);
  expect((await post([id], await consumer(app))).code).toBe('FORBIDDEN');
  expect((await app.gql(POST, { ids: [id] })).code).toBe('UNAUTHENTICATED');
});

it('cannot post what an admin has hidden', async () => {
  const { id } = await product(app, producer);
  await app.db.query("UPDATE products SET hidden_at = now(), hidden_reason = 'fake' WHERE id = $1", [id]);
  const response = await post([id]);
  expect([response.code, response.body.errors?.[0]?.message]).toEqual(['PRODUCT_UNAVAILABLE', 'An admin has hidden this product.']);
});

it('starts with terms that fit the unit', async () => {
  const terms = async (unit: 'KG' | 'PIECE' | 'TON') =>
    (await post([(await product(app, producer, { unit })).id])).data.postForSell.products[0]?.sellPost;
  expect(await terms('KG')).toMatchObject({ minQuantity: '0.5', step: '0.5' });
  expect(await terms('TON')).toMatchObject({ minQuantity: '0.1', step: '0.1' });
  expect(await terms('PIECE')).toMatchObject({ minQuantity: '1', step: '1' });
});
