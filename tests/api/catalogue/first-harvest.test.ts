/** The first lot of a product has the day of its harvest, where the grower gave it with the product. */
import { one } from '../../support/sql';
import { daysAgo } from './support/harvests';
import { openOwnProducts, type OwnProducts } from './support/own-products';

let own: OwnProducts;
beforeAll(async () => {
  own = await openOwnProducts();
});
afterAll(() => own.app.stop());

it.each([daysAgo(2), null])('the day %s goes to the first lot and to the sell post', async (harvestedOn) => {
  const { data } = await own.add({ harvestedOn });
  const stored = await one<{ lot: string | null; post: string | null }>(
    own.app.db,
    `SELECT lot.harvested_from::text AS lot, post.harvested_on::text AS post FROM lots lot
     LEFT JOIN sell_posts post ON post.product_id = lot.product_id WHERE lot.product_id = $1`,
    [data.addProduct.id],
  );
  expect(stored).toEqual({ lot: harvestedOn, post: harvestedOn });
});

it('a day to come is rejected', async () => {
  expect((await own.add({ harvestedOn: daysAgo(-2) })).code).toBe('BAD_USER_INPUT');
});
