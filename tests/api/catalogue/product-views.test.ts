/**
 * Views of products: counted once a day for each visitor, in memory while pages are served, and written together by one
 * statement.
 */
import { MarketService } from '../../../server/modules/catalogue/market/market.service';
import { ProductViewsService } from '../../../server/modules/catalogue/products/figures/product-views.service';
import { BackgroundDatabase } from '../../../server/platform/db/background-database';
import { DailyVisitors, REMEMBERED_VISITORS } from '../../../server/platform/security/daily-visitors';
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer, consumer, type TestAccount } from '../../support/build-accounts';
import { publishedProduct } from '../../support/build-catalogue';
import { countSql } from '../../support/count-sql';
import { openRedisStandIn } from '../../support/redis-stand-in';

let app: TestApp;
let producer: TestAccount;

beforeAll(async () => {
  app = await startTestApp();
  producer = await approvedProducer(app);
});
afterAll(() => app.stop());

const view = (id: string, by?: TestAccount) => app.call('product', { id }, 'id', by ? { token: by.token } : {});
const viewsOf = async (ids: readonly string[]) =>
  (await app.db.query(
    `SELECT p.id, coalesce(day.views, 0) AS day, coalesce(offer.views, 0) AS offer
     FROM unnest($1::uuid[]) WITH ORDINALITY AS p (id, place) JOIN sell_posts post ON post.product_id = p.id
     LEFT JOIN product_views day ON day.product_id = p.id LEFT JOIN sell_post_views offer ON offer.sell_post_id = post.id ORDER BY p.place`,
    [ids],
  )) as { id: string; day: number; offer: number }[];
const flush = () => app.container.resolve(ProductViewsService).flush();

it("counts a view once a visitor and day, not the seller's own", async () => {
  const { id } = await publishedProduct(app, producer);
  const buyer = await consumer(app);
  for (const by of [undefined, undefined, buyer, buyer, producer]) await view(id, by);
  await flush();
  expect(await viewsOf([id])).toEqual([{ id, day: 2, offer: 2 }]);
  await view(id, await consumer(app));
  await flush();
  expect(await viewsOf([id])).toEqual([{ id, day: 3, offer: 3 }]);
});

it('writes nothing while pages are served, and all views by one statement', async () => {
  const made: string[] = [];
  for (let count = 0; count < 4; count += 1) made.push((await publishedProduct(app, producer)).id);
  const market = app.container.resolve(MarketService);
  const background = await app.container.resolve(BackgroundDatabase).open();
  const written = await countSql(background, async () => {
    const asked = await countSql(app.db, async () => {
      for (const id of made) for (let visitor = 0; visitor < 5; visitor += 1) await market.product(null, id, `10.0.0.${visitor}`);
    });
    expect(asked).toHaveLength(20);
    expect(asked.filter((text) => !/^\s*SELECT/i.test(text) || /\b(INSERT|UPDATE|DELETE)\b/.test(text))).toEqual([]);
    await flush();
    await flush();
  });
  expect(written).toHaveLength(1);
  expect(await viewsOf(made)).toEqual(made.map((id) => ({ id, day: 5, offer: 5 })));
});

it('leaves the rows of products, offers and sellers as they are', async () => {
  const { id } = await publishedProduct(app, producer);
  const versions = () =>
    app.db.query(
      `SELECT p.xmin AS product, post.xmin AS post, u.xmin AS seller
       FROM products p JOIN sell_posts post ON post.product_id = p.id JOIN users u ON u.id = p.seller_id WHERE p.id = $1`,
      [id],
    );
  const before: unknown = await versions();
  await view(id);
  await flush();
  expect(await viewsOf([id])).toEqual([{ id, day: 1, offer: 1 }]);
  expect(await versions()).toEqual(before);
});

it('serves pages while views cannot be written, and writes them later', async () => {
  const { id } = await publishedProduct(app, producer);
  const market = app.container.resolve(MarketService);
  await app.db.query('ALTER TABLE product_views RENAME TO product_views_away');
  try {
    expect((await market.product(null, id, '10.0.1.1'))?.id).toBe(id);
    await flush();
  } finally {
    await app.db.query('ALTER TABLE product_views_away RENAME TO product_views');
  }
  expect(app.logLines.some((line) => line.includes('views could not be counted now'))).toBe(true);
  await market.product(null, id, '10.0.1.2');
  await flush();
  expect(await viewsOf([id])).toEqual([{ id, day: 2, offer: 2 }]);
});

it('remembers a bounded number of visitors, and none of yesterday', () => {
  const visitors = new DailyVisitors();
  const isFirst = (n: number, day = '2026-11-22') => visitors.isFirst(day, `product:${n}`);
  for (let n = 0; n < REMEMBERED_VISITORS + 500; n += 1) {
    isFirst(n);
    if (visitors.size > REMEMBERED_VISITORS) throw new Error(`${visitors.size} are remembered.`);
  }
  for (let n = REMEMBERED_VISITORS / 2 + 500; n < REMEMBERED_VISITORS + 500; n += 1) if (isFirst(n)) throw new Error(`${n} was forgotten.`);
  expect(isFirst(0)).toBe(true); // forgotten first
  expect(isFirst(REMEMBERED_VISITORS, '2026-11-23')).toBe(true);
  expect(visitors.size).toBe(1);
});

it('writes what is left when the server stops, and counts a visitor once for all processes that share a Redis', async () => {
  const redis = await openRedisStandIn();
  const { id } = await publishedProduct(app, producer);
  const processes: TestApp[] = [];
  for (let n = 0; n < 2; n += 1) processes.push(await startTestApp({ REDIS_URL: redis.url, DATABASE_URL: app.databaseUrl }));
  try {
    for (const { gql, url } of processes) {
      for (;;) if (!(await (await fetch(`${url}/readyz`)).text()).includes('redis')) break;
      await gql('query ($id: ID!) { product(id: $id) { id } }', { id });
    }
  } finally {
    for (const one of processes) await one.stop();
    await redis.stop();
  }
  expect(await viewsOf([id])).toEqual([{ id, day: 1, offer: 1 }]);
});
