/** How large the market is. */
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer, place } from '../../support/build-accounts';
import { publishedProduct } from '../../support/build-catalogue';
import { countSql } from '../../support/count-sql';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('returns the size of the market', async () => {
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

it('counts the products of all categories in one statement', async () => {
  const all = async () =>
    (await app.gql<{ categories: { slug: string; productCount: number }[] }>('{ categories { slug productCount } }')).data;
  const before = (await all()).categories.find(({ slug }) => slug === 'garlic')?.productCount ?? 0;
  await publishedProduct(app, await approvedProducer(app), { categorySlug: 'garlic' });
  let after = await all();
  expect(await countSql(app.db, async () => (after = await all()))).toHaveLength(1);
  expect(after.categories).toHaveLength(62);
  expect(after.categories.find(({ slug }) => slug === 'garlic')?.productCount).toBe(before + 1);
});
