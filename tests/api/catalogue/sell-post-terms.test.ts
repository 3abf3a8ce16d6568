/** The terms of sell posts: what is rejected, edits at once, and lists with their counts. */
import { countSql } from '../../support/count-sql';
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer, consumer, seller, type TestAccount } from '../../support/build-accounts';
import { product, publishedProduct } from '../../support/build-catalogue';
import { MINE, sellPostApi, type ShownPost } from './support/sell-posts';

let app: TestApp;
let producer: TestAccount;
let transport: ReturnType<typeof sellPostApi>;

beforeAll(async () => {
  app = await startTestApp();
  producer = await approvedProducer(app);
  transport = sellPostApi(app);
});
afterAll(() => app.stop());

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const dayAgo = (days: number) => inDays(-days).slice(0, 10);
const tiers = (...pairs: [string, string][]) => ({ tiers: pairs.map(([minQuantity, price]) => ({ minQuantity, price })) });
async function posted(by = producer): Promise<ShownPost> {
  return (await transport.publish(by, (await product(app, by)).id)).data.publishSellPost;
}

describe('publishing', () => {
  it('puts a product on the market with all its terms [A3]', async () => {
    const { id } = await product(app, producer);
    const terms = {
      audience: 'BUSINESSES',
      minQuantity: '২.৫',
      step: '0.500',
      ...tiers(['10', '28'], ['50', '28'], ['100', '25.50']),
      availableFrom: null,
      availableUntil: inDays(9),
      harvestDate: dayAgo(2),
    };
    const { code, data } = await transport.publish(producer, id, terms);
    expect(code).toBeNull();
    expect(data.publishSellPost).toMatchObject({
      state: 'OPEN',
      audience: 'BUSINESSES',
      minQuantity: '2.5',
      step: '0.5',
      isScheduled: false,
      availableUntil: terms.availableUntil,
      harvestDate: terms.harvestDate,
      tiers: [
        { minQuantity: '10', price: '28.00' },
        { minQuantity: '50', price: '28.00' },
        { minQuantity: '100', price: '25.50' },
      ],
      product: { id, addToSellPost: true },
    });
    expect(await app.db.query('SELECT is_published, audience FROM products WHERE id = $1', [id])).toEqual([
      { is_published: true, audience: 'BUSINESSES' },
    ]);
  });

  it.each<[string, Record<string, unknown>, string, string]>([
    ['no least quantity', { minQuantity: '0' }, 'minQuantity', 'Enter the minimum order quantity'],
    ['no step', { step: '-1' }, 'step', 'Enter the quantity step'],
    ['six prices', tiers(['2', '9'], ['3', '8'], ['4', '7'], ['5', '6'], ['6', '5'], ['7', '4']), 'tiers', 'At most 5 price tiers'],
    ['a price at the least quantity', tiers(['1', '28']), 'tiers', 'A price tier must start above the minimum order quantity'],
    ['quantities that stand still', tiers(['10', '28'], ['10.0', '27']), 'tiers', 'Each quantity must be larger than the one before'],
    ['prices that rise', tiers(['10', '27'], ['20', '28']), 'tiers', 'A larger quantity cannot cost more per unit'],
    ['a price above the regular one', tiers(['10', '30.01']), 'tiers', 'A tier price cannot be higher than the regular price'],
    [
      'an end before the start',
      { availableFrom: inDays(4), availableUntil: inDays(3) },
      'availableUntil',
      'The sale must end after it starts',
    ],
    ['an end in the past', { availableUntil: inDays(-1) }, 'availableUntil', 'The end of the sale must be in the future'],
    ['a start years ahead', { availableFrom: inDays(800) }, 'availableFrom', 'Choose a date within a year of today'],
    ['a harvest to come', { harvestDate: inDays(2).slice(0, 10) }, 'harvestDate', 'Choose a harvest date within the last three years'],
    ['no such day', { harvestDate: '2026-02-31' }, 'harvestDate', 'Please check what you entered.'],
    ['the year nought', { harvestDate: '0000-01-01' }, 'harvestDate', 'Please check what you entered.'],
  ])('rejects %s [A3]', async (_what, input, field, message) => {
    const { id } = await product(app, producer);
    const { code, body } = await transport.publish(producer, id, input);
    const [error] = body.errors ?? [];
    const [first] = error?.extensions?.fields ?? [];
    expect([code, first?.field.replace('input.', ''), first?.message]).toEqual(['BAD_USER_INPUT', field, message]);
    expect(await app.db.query('SELECT 1 FROM sell_posts WHERE product_id = $1', [id])).toEqual([]);
  });

  it('knows the decimals of the unit [A3]', async () => {
    const { id } = await product(app, producer, { unit: 'PIECE' });
    for (const input of [{ minQuantity: '0.5' }, { step: '0.5' }, tiers(['10.5', '20'])]) {
      const { code, body } = await transport.publish(producer, id, input);
      expect([code, body.errors?.[0]?.message]).toEqual(['BAD_USER_INPUT', 'This unit is sold in whole numbers.']);
    }
  });

  it('is one post however many press at once [A3]', async () => {
    const { id } = await product(app, producer);
    const responses = await Promise.all(
      Array.from({ length: 8 }, (_, n) => transport.publish(producer, id, { minQuantity: String(n + 1) })),
    );
    expect(responses.map(({ code }) => code ?? 'ok').toSorted()).toEqual([...Array<string>(7).fill('CONFLICT'), 'ok']);
    expect(await app.db.query('SELECT count(*)::int AS posts FROM sell_posts WHERE product_id = $1', [id])).toEqual([{ posts: 1 }]);
  });

  it('gives a paused post its new terms and opens it [A3]', async () => {
    const post = await posted();
    await app.call('stopSelling', { productIds: [post.product.id] }, 'products { id }', { token: producer.token });
    const { data } = await transport.publish(producer, post.product.id, { minQuantity: '7' });
    expect(data.publishSellPost).toMatchObject({ id: post.id, state: 'OPEN', minQuantity: '7', version: post.version + 1 });
  });

  it("rejects what is hidden, another's or no one's [A3]", async () => {
    const { id } = await product(app, producer);
    expect((await transport.publish(await approvedProducer(app), id)).code).toBe('NOT_FOUND');
    expect((await transport.publish(producer, 'no-uuid')).code).toBe('NOT_FOUND');
    expect((await transport.publish(await consumer(app), id)).code).toBe('FORBIDDEN');
    await app.db.query('UPDATE products SET hidden_at = now() WHERE id = $1', [id]);
    expect((await transport.publish(producer, id)).code).toBe('PRODUCT_UNAVAILABLE');
  });
});

describe('editing', () => {
  it('the first of two editors succeeds and the second gets a conflict [A3]', async () => {
    const post = await posted();
    const [one, two] = await Promise.all([
      transport.update(producer, post.id, post.version, { minQuantity: '3' }),
      transport.update(producer, post.id, post.version, { minQuantity: '4' }),
    ]);
    const lost = [one, two].find(({ code }) => code !== null);
    expect([one, two].filter(({ code }) => code === null)).toHaveLength(1);
    expect([lost?.code, lost?.body.errors?.[0]?.message]).toEqual(['CONFLICT', 'These terms were changed in the meantime.']);
    expect((await transport.update(producer, post.id, post.version + 1, tiers(['5', '20']))).data.updateSellPost.tiers).toHaveLength(1);
    expect((await transport.update(producer, post.id, post.version + 2)).data.updateSellPost.tiers).toEqual([]);
  });

  it('takes a post off the market while its days lie ahead [A3]', async () => {
    const post = await posted();
    const { data } = await transport.update(producer, post.id, post.version, { availableFrom: inDays(2) });
    expect(data.updateSellPost).toMatchObject({ state: 'OPEN', isScheduled: true });
    const [row] = await app.db.query(
      'SELECT p.is_published, u.published_count > 0 AS counted FROM products p JOIN users u ON u.id = p.seller_id WHERE p.id = $1',
      [post.product.id],
    );
    expect(row).toMatchObject({ is_published: false });
  });

  it('ends a post for good, and the product can be posted again [A3]', async () => {
    const post = await posted();
    expect((await transport.end(await approvedProducer(app), post.id)).code).toBe('NOT_FOUND');
    const { data } = await transport.end(producer, post.id);
    expect(data.endSellPost).toMatchObject({ state: 'ENDED', endedAt: expect.any(String), product: { addToSellPost: false } });
    expect((await transport.end(producer, post.id)).data.endSellPost.endedAt).toBe(data.endSellPost.endedAt);
    expect((await transport.update(producer, post.id, post.version)).code).toBe('PRODUCT_UNAVAILABLE');
    expect((await transport.publish(producer, post.product.id)).data.publishSellPost.id).not.toBe(post.id);
  });
});

describe('the list', () => {
  it('shows a tab with the counts of all, found by search, in pages [R7]', async () => {
    const owner = await seller(app, 'SUPERSALER');
    const inputs = [{ name: 'Potato red' }, { name: 'Potato white' }, { name: 'Onion', categorySlug: 'onion' }];
    const posts = [];
    for (const input of inputs) posts.push((await transport.publish(owner, (await product(app, owner, input)).id)).data.publishSellPost);
    await transport.end(owner, posts[2]?.id ?? '');
    await app.call('stopSelling', { productIds: [posts[1]?.product.id] }, 'products { id }', { token: owner.token });
    const open = await transport.mine(owner, { filter: { state: 'OPEN' } });
    expect([open.nodes.map(({ id }) => id), open.totalCount, open.counts]).toEqual([
      [posts[0]?.id],
      1,
      { open: 1, paused: 1, ended: 1, neverPosted: 0 },
    ]);
    const found = await transport.mine(owner, { filter: { search: 'potato' }, sort: 'MOST_SOLD', first: 1 });
    expect([found.totalCount, found.counts, found.pageInfo.hasNextPage]).toEqual([
      2,
      { open: 1, paused: 1, ended: 0, neverPosted: 0 },
      true,
    ]);
    const next = await transport.mine(owner, {
      filter: { search: 'potato' },
      sort: 'MOST_SOLD',
      first: 1,
      after: found.pageInfo.endCursor,
    });
    expect(new Set([...found.nodes, ...next.nodes].map(({ id }) => id))).toEqual(new Set([posts[0]?.id, posts[1]?.id]));
    expect((await transport.mine(await approvedProducer(app))).totalCount).toBe(0);
  });

  it('takes the same number of statements for one post and for ten [R7]', async () => {
    const ask = async (owner: TestAccount) => (await countSql(app.db, () => app.gql(MINE, {}, { token: owner.token }))).length;
    const [few, many] = [await approvedProducer(app), await approvedProducer(app)];
    await publishedProduct(app, few);
    for (let index = 0; index < 10; index++) await publishedProduct(app, many);
    expect(await ask(many)).toBe(await ask(few));
  });
});
