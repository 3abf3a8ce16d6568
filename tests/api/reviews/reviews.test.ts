/** Rating what was delivered: once a line, by its buyer, with the averages in step. */
import { publicNameOf } from '../../../schema/text/first-name';
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer, consumer, type TestAccount } from '../../support/build-accounts';
import { deliveredOrder, type Goods, listedProduct, placedOrder } from '../../support/build-orders';
import { countSql } from '../../support/count-sql';

const PRODUCT = `query ($id: ID!, $first: Int, $after: String, $offset: Int) { product(id: $id) { ratingAverage ratingCount seller { ratingAverage ratingCount }
  reviews(first: $first, after: $after, offset: $offset) { totalCount pageInfo { hasNextPage endCursor } nodes { stars text authorName } } } }`;

interface Reviews {
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  nodes: { stars: number; text: string | null; authorName: string }[];
}
interface Shown {
  product: {
    ratingAverage: number | null;
    ratingCount: number;
    seller: { ratingAverage: number | null; ratingCount: number };
    reviews: Reviews;
  };
}

let app: TestApp;
let producer: TestAccount;

beforeAll(async () => {
  app = await startTestApp();
  producer = await approvedProducer(app);
});
afterAll(() => app.stop());

const rate = (by: TestAccount, orderLineId: string | undefined, stars: number, text?: string) =>
  app.call<{ reviewOrderLine: unknown }>(
    'reviewOrderLine',
    { input: { orderLineId, stars, text } },
    'id stars text authorName reply repliedAt createdAt',
    { token: by.token },
  );
const show = async (product: Goods, page = {}) => (await app.gql<Shown>(PRODUCT, { id: product.id, ...page })).data.product;
const bought = (product: Goods, buyer?: TestAccount) => deliveredOrder(app, { buyer, lines: [{ product, quantity: '1' }] });

describe('a review', () => {
  it('is written by the buyer of a delivered line and counts for product and seller [S6]', async () => {
    const sells = await approvedProducer(app);
    const [potato, onion] = [await listedProduct(app, sells), await listedProduct(app, sells, { name: 'Onion' })];
    expect(await show(potato)).toMatchObject({ ratingAverage: null, ratingCount: 0, seller: { ratingAverage: null } });
    const first = await bought(potato);
    const response = await rate(first.buyer, first.lineIds[0], 5, ' Fresh and clean ');
    expect(response.data.reviewOrderLine).toMatchObject({ stars: 5, text: 'Fresh and clean', authorName: first.buyer.name, reply: null });
    const [second, third] = [await bought(potato), await bought(onion)];
    await rate(second.buyer, second.lineIds[0], 4);
    await rate(third.buyer, third.lineIds[0], 2);
    expect(await show(potato)).toMatchObject({ ratingAverage: 4.5, ratingCount: 2, seller: { ratingAverage: 3.67, ratingCount: 3 } });
    expect((await show(potato)).reviews).toMatchObject({
      totalCount: 2,
      nodes: [
        { stars: 4, text: null, authorName: publicNameOf(second.buyer.name) },
        { stars: 5, text: 'Fresh and clean', authorName: publicNameOf(first.buyer.name) },
      ],
    });
    const namesFor = async ({ token }: { token: string }) =>
      (await app.gql<Shown>(PRODUCT, { id: potato.id }, { token })).data.product.reviews.nodes.map(({ authorName }) => authorName);
    expect(await namesFor(sells)).toEqual([second.buyer.name, first.buyer.name]);
    expect(await namesFor(first.buyer)).toEqual([publicNameOf(second.buyer.name), first.buyer.name]);
  });

  it('notifies the seller [N2]', async () => {
    const sells = await approvedProducer(app);
    const order = await bought(await listedProduct(app, sells));
    await rate(order.buyer, order.lineIds[0], 4);
    const { notifications } = (
      await app.call<{ notifications: { nodes: unknown[] } }>('notifications', { first: 1 }, 'nodes { type message }', {
        token: sells.token,
      })
    ).data;
    expect(notifications.nodes).toEqual([{ type: 'REVIEW_RECEIVED', message: `${order.buyer.name} rated Potato: 4 of 5 stars.` }]);
  });

  it('is written once, also when sent twice at the same moment [S6]', async () => {
    const product = await listedProduct(app, producer);
    const order = await bought(product);
    const responses = await Promise.all([1, 2, 3, 4].map((stars) => rate(order.buyer, order.lineIds[0], stars)));
    expect(responses.map(({ code }) => code ?? 'stored').sort()).toEqual(['CONFLICT', 'CONFLICT', 'CONFLICT', 'stored']);
    expect(await show(product)).toMatchObject({ ratingCount: 1 });
  });

  it('waits for the delivery and belongs to the buyer [S6]', async () => {
    const placed = await placedOrder(app, { seller: producer });
    expect(await rate(placed.buyer, placed.lineIds[0], 5)).toMatchObject({
      code: 'CONFLICT',
      body: { errors: [{ extensions: { key: 'review.notDelivered' } }] },
    });
    const order = await bought(await listedProduct(app, producer));
    for (const lineId of [order.lineIds[0], '0199a000-0000-7000-8000-000000000000', 'nonsense']) {
      expect((await rate(await consumer(app), lineId, 5)).code).toBe('NOT_FOUND');
    }
    expect((await rate(producer, order.lineIds[0], 5)).code).toBe('FORBIDDEN');
    for (const stars of [0, 6]) expect((await rate(order.buyer, order.lineIds[0], stars)).code).toBe('BAD_USER_INPUT');
    expect((await rate(order.buyer, order.lineIds[0], 5, 'x'.repeat(1_001))).code).toBe('BAD_USER_INPUT');
  });

  it('shows on the order which lines wait for one [S6]', async () => {
    const lines = [
      { product: await listedProduct(app, producer), quantity: '1' },
      { product: await listedProduct(app, producer, { name: 'Onion' }), quantity: '1' },
    ];
    const order = await deliveredOrder(app, { lines });
    await rate(order.buyer, order.lineIds[1], 3, 'Small');
    const read = async ({ token }: TestAccount) =>
      (await app.call<{ order: { lines: unknown[] } }>('order', { id: order.id }, 'lines { canReview review { stars text } }', { token }))
        .data.order.lines;
    expect(await read(order.buyer)).toEqual([
      { canReview: true, review: null },
      { canReview: false, review: { stars: 3, text: 'Small' } },
    ]);
    expect(await read(producer)).toMatchObject([{ canReview: false, review: null }, { canReview: false }]);
  });
});

describe("a product's reviews", () => {
  it('are read page by page, hidden ones left out [S6]', async () => {
    const product = await listedProduct(app, producer);
    for (const stars of [1, 2, 3, 4, 5]) {
      const order = await bought(product);
      await rate(order.buyer, order.lineIds[0], stars);
    }
    await app.db.query('UPDATE reviews SET hidden_at = now() WHERE product_id = $1 AND stars = 3', [product.id]);
    const read: number[] = [];
    let after: string | null = null;
    do {
      const { reviews }: { reviews: Reviews } = await show(product, { first: 3, after });
      expect(reviews.totalCount).toBe(4);
      read.push(...reviews.nodes.map(({ stars }) => stars));
      after = reviews.pageInfo.hasNextPage ? reviews.pageInfo.endCursor : null;
    } while (after);
    expect(read).toEqual([5, 4, 2, 1]);
    expect((await show(product, { first: 2, offset: 2 })).reviews.nodes.map(({ stars }) => stars)).toEqual([2, 1]);
    expect((await app.gql(PRODUCT, { id: product.id, after: 'x' })).code).toBe('BAD_USER_INPUT');
  });

  it('are read for a whole list of products in one SQL statement', async () => {
    const sells = await approvedProducer(app);
    const LIST =
      'query ($sellerId: ID) { products(filter: { sellerId: $sellerId }) { nodes { id reviews(first: 2) { totalCount nodes { stars } } } } }';
    const count = async () => (await countSql(app.db, async () => (await app.gql(LIST, { sellerId: sells.id })).data)).length;
    await listedProduct(app, sells);
    const one = await count();
    for (let index = 0; index < 3; index++) await listedProduct(app, sells);
    expect(await count()).toBe(one);
  });
});
