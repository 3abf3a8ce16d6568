/** What the market counts: looks at a product, once a viewer and day, and how large the market is. */
import { MarketService } from '../../../server/modules/catalogue/market.service';
import { ProductLooksService } from '../../../server/modules/catalogue/product-looks.service';
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer, consumer, place, type TestAccount } from '../../support/build-accounts';
import { publishedProduct } from '../../support/build-catalogue';

let app: TestApp;
let producer: TestAccount;

beforeAll(async () => {
  app = await startTestApp();
  producer = await approvedProducer(app);
});
afterAll(() => app.stop());

const look = (id: string, by?: TestAccount) =>
  app.gql('query ($id: ID!) { product(id: $id) { id } }', { id }, by ? { token: by.token } : {});

describe('looks', () => {
  it("counts a look once a viewer and day, not the seller's own", async () => {
    const made = await publishedProduct(app, producer);
    const looks = app.container.resolve(ProductLooksService);
    const reader = await consumer(app);
    for (const by of [undefined, undefined, reader, reader, producer]) await look(made.id, by);
    await looks.settled();
    const [row] = (await app.db.query(
      `SELECT p.view_count, v.views AS day, s.views AS post FROM products p JOIN product_views v ON v.product_id = p.id
       JOIN sell_posts s ON s.product_id = p.id WHERE p.id = $1`,
      [made.id],
    )) as unknown[];
    expect(row).toEqual({ view_count: 2, day: 2, post: 2 });
  });

  it('answers although a look cannot be counted', async () => {
    const made = await publishedProduct(app, producer);
    const market = app.container.resolve(MarketService);
    await app.db.query('ALTER TABLE product_views RENAME TO product_views_away');
    try {
      expect((await market.product(null, made.id, '10.0.0.1'))?.id).toBe(made.id);
      await app.container.resolve(ProductLooksService).settled();
    } finally {
      await app.db.query('ALTER TABLE product_views_away RENAME TO product_views');
    }
    expect(app.logLines.some((line) => line.includes('a look could not be counted'))).toBe(true);
  });
});

it('tells how large the market is', async () => {
  const figures = async () =>
    (
      await app.gql<{ marketFigures: { products: number; sellers: number; districts: number } }>(
        '{ marketFigures { products sellers districts } }',
      )
    ).data.marketFigures;
  const before = await figures();
  const owner = await approvedProducer(app, { upazilaId: (await place(app, 'Chattogram', 'Bandarban')).upazilaId });
  await publishedProduct(app, owner);
  await publishedProduct(app, owner);
  await publishedProduct(app, owner, { audience: 'BUSINESSES' });
  expect(await figures()).toEqual({ products: before.products + 2, sellers: before.sellers + 1, districts: before.districts + 1 });
});
