/**
 * Public figures (ratings, sold quantities, the seller's average) count what was bought from posts for everyone, and
 * nothing of the trade among businesses.
 */
import { type TestApp, startTestApp } from '../../support/app';
import { admin, approvedProducer, consumer, seller, type TestAccount } from '../../support/build-accounts';
import { deliveredOrder, type Goods, listedProduct } from '../../support/build-orders';

const HIDE = 'mutation ($id: ID!) { hideReview(reviewId: $id, reason: "Rude words") { id } }';

interface Figures {
  readonly ratingAverage: number | null;
  readonly ratingCount: number;
  readonly ratingCounts: readonly { stars: number; count: number }[];
}
type Shown = Figures & { readonly soldQuantity: string; readonly seller: Figures };

let app: TestApp;
let producer: TestAccount;
let trader: TestAccount;
beforeAll(async () => {
  app = await startTestApp();
  trader = await seller(app, 'SUPERSALER');
});
beforeEach(async () => {
  producer = await approvedProducer(app);
});
afterAll(() => app.stop());

async function trade(product: Goods, buyer: TestAccount, stars: number): Promise<string> {
  const order = await deliveredOrder(app, { buyer, lines: [{ product, quantity: '2' }] });
  const input = { orderLineId: order.lineIds[0], stars, text: 'As it was described' };
  return (await app.call<{ reviewOrderLine: { id: string } }>('reviewOrderLine', { input }, 'id stars', { token: buyer.token })).data
    .reviewOrderLine.id;
}
const shown = async (product: Goods, by?: TestAccount) =>
  (
    await app.call<{ product: Shown }>(
      'product',
      { id: product.id },
      `ratingAverage ratingCount soldQuantity ratingCounts { stars count }
  seller { ratingAverage ratingCount ratingCounts { stars count } }`,
      by ? { token: by.token } : {},
    )
  ).data.product;
const counted = ({ ratingCounts }: Figures) => ratingCounts.filter(({ count }) => count > 0);
const offeredTo = (product: Goods, audience: string) =>
  app.db.query(`WITH post AS (UPDATE sell_posts SET audience = $2 WHERE product_id = $1) UPDATE products SET audience = $2 WHERE id = $1`, [
    product.id,
    audience,
  ]);

it('leaves out what was sold and rated on a post for businesses, for every viewer', async () => {
  const product = await listedProduct(app, producer, { audience: 'BUSINESSES' });
  await trade(product, trader, 1);
  for (const by of [trader, producer]) {
    const { soldQuantity, seller: owner, ...figures } = await shown(product, by);
    expect([soldQuantity, figures.ratingCount, figures.ratingAverage, counted(figures)]).toEqual(['0', 0, null, []]);
    expect([owner.ratingCount, owner.ratingAverage, counted(owner)]).toEqual([0, null, []]);
  }
  const [post] = await app.db.query<{ sold: string }[]>('SELECT sold_quantity::float AS sold FROM sell_posts WHERE product_id = $1', [
    product.id,
  ]);
  expect(post).toEqual({ sold: 2 }); // the seller's own figure
});

it('goes by the post that was bought from, not by the post as it is now', async () => {
  const product = await listedProduct(app, producer, { audience: 'BUSINESSES' });
  const among = await trade(product, trader, 1);
  await offeredTo(product, 'EVERYONE');
  const buyer = await consumer(app);
  const open = await trade(product, buyer, 5);
  const expected = { ratingAverage: 5, ratingCount: 1 };
  expect(await shown(product)).toMatchObject({ ...expected, soldQuantity: '2', seller: expected });
  expect(counted(await shown(product))).toEqual([{ stars: 5, count: 1 }]);
  // changes of either review move the figures of the public one alone
  await app.call('editReview', { input: { reviewId: among, stars: 2, text: null } }, 'id', { token: trader.token });
  await app.call('editReview', { input: { reviewId: open, stars: 4, text: null } }, 'id', { token: buyer.token });
  expect(await shown(product)).toMatchObject({ ratingAverage: 4, ratingCount: 1, seller: { ratingAverage: 4, ratingCount: 1 } });
  const chief = await admin(app);
  for (const id of [among, open]) await app.gql(HIDE, { id }, { token: chief.token });
  expect(await shown(product)).toMatchObject({ ratingAverage: null, ratingCount: 0, seller: { ratingAverage: null, ratingCount: 0 } });
  await offeredTo(product, 'BUSINESSES');
  expect(await shown(product, trader)).toMatchObject({ soldQuantity: '2', ratingCount: 0 });
});
