/** NEAREST against plain reckoning, with every filter; and every sort under every filter, by cursor and by number. */
import { ProductSort } from '../../../schema/values/api/sort-options';
import { rows } from '../../support/sql';
import { distanceClass } from '../../../server/modules/orders/delivery/distance';
import type { PlaceIds } from '../../../server/modules/geography/place-ids.types';
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer, consumer, place, type TestAccount } from '../../support/build-accounts';
import { image, publishedProduct } from '../../support/build-catalogue';
import { countSql } from '../../support/count-sql';

const LIST_FIELDS = 'nodes { id } totalCount pageInfo { hasNextPage endCursor }';

interface Page {
  nodes: { id: string }[];
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}
interface Row extends PlaceIds {
  id: string;
  price: string;
  categorySlug: string;
  unit: string;
  publishedAt: string;
  stars: number;
  ratings: number;
  isThere: boolean;
}

let app: TestApp;
let product: Row[];
let sellers: TestAccount[];
const towns = [
  ['Dhaka', 'Dhaka', 'Savar'],
  ['Dhaka', 'Dhaka', 'Dhanmondi'],
  ['Dhaka', 'Gazipur', 'Sreepur'],
  ['Dhaka', 'Tangail', undefined],
  ['Sylhet', 'Sylhet', 'Zakiganj'],
  ['Rajshahi', 'Bogura', undefined],
] as const;

beforeAll(async () => {
  app = await startTestApp();
  sellers = [];
  for (const town of towns) sellers.push(await approvedProducer(app, { upazilaId: (await place(app, ...town)).upazilaId }));
  for (const [at, owner] of sellers.entries()) {
    const imageIds = [(await image(app, owner)).id];
    for (let count = 0; count < 6; count += 1) {
      const made = { name: `Thing ${at}-${count}`, price: String(20 + ((at * 7 + count * 5) % 4) * 10), imageIds };
      const kind = { categorySlug: count % 2 ? 'rice' : 'potato', unit: count % 3 ? ('KG' as const) : ('TON' as const) };
      await publishedProduct(app, owner, { ...made, ...kind });
    }
  }
  // several share a moment, so that the id has to decide; some are sold out, some rated
  await app.db.query(`UPDATE products p SET published_at = timestamptz '2026-01-01' + (n.at % 7) * interval '1 hour',
      rating_count = n.at % 3, rating_sum = (n.at % 3) * (1 + n.at % 5)
    FROM (SELECT id, row_number() OVER (ORDER BY id)::int AS at FROM products) n WHERE n.id = p.id`);
  await app.db.query(`UPDATE product_stock stock SET reserved = stock.on_hand
    FROM (SELECT id, row_number() OVER (ORDER BY id)::int AS at FROM products) n WHERE n.id = stock.product_id AND n.at % 5 = 0`);
  product = await rows<Row>(
    app.db,
    `SELECT id, division_id AS "divisionId", district_id AS "districtId", upazila_id AS "upazilaId", price, category_slug AS "categorySlug", unit,
       published_at::text AS "publishedAt", CASE WHEN rating_count = 0 THEN 0 ELSE rating_sum::float8 / rating_count END AS stars,
       rating_count AS ratings, on_hand > reserved AS "isThere" FROM products JOIN product_stock ON product_id = id`,
  );
});
afterAll(() => app.stop());

const list = async (variables: Record<string, unknown>, by?: TestAccount) =>
  (await app.call<{ products: Page }>('products', variables, LIST_FIELDS, by)).data.products;

async function byCursor(variables: Record<string, unknown>, first: number): Promise<string[]> {
  const found: string[] = [];
  let after: string | null = null;
  do {
    const { nodes, pageInfo }: Page = await list({ ...variables, first, after });
    found.push(...nodes.map(({ id }) => id));
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after);
  return found;
}

const rings = ['ELSEWHERE', 'SAME_DIVISION', 'SAME_DISTRICT', 'SAME_UPAZILA'];
const compare = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0);
const newest = (a: Row, b: Row) => compare(b.publishedAt, a.publishedAt) || compare(b.id, a.id);
const orders: Record<Exclude<ProductSort, 'NEAREST' | 'RELEVANCE'>, (a: Row, b: Row) => number> = {
  NEWEST: newest,
  PRICE_ASC: (a, b) => Number(a.price) - Number(b.price) || compare(a.id, b.id),
  PRICE_DESC: (a, b) => Number(b.price) - Number(a.price) || compare(b.id, a.id),
  RATING: (a, b) => b.stars - a.stars || b.ratings - a.ratings || compare(b.id, a.id),
};
function nearestFirst(home: PlaceIds, wanted: (row: Row) => boolean = () => true): string[] {
  const ring = (row: Row) => rings.indexOf(distanceClass(row, home));
  return product
    .filter(wanted)
    .toSorted((a, b) => ring(b) - ring(a) || newest(a, b))
    .map(({ id }) => id);
}

it.each([
  ['Dhaka', 'Dhaka', 'Dhanmondi'],
  ['Dhaka', 'Dhaka', 'Gulshan'],
  ['Dhaka', 'Faridpur', undefined],
  ['Rajshahi', 'Bogura', undefined],
  ['Khulna', 'Khulna', undefined],
] as const)('sorts from %s, %s, %s by the distance classes of delivery, each newest first [R5]', async (...town) => {
  const home = await place(app, ...town);
  const near = { districtId: home.districtId, upazilaId: home.upazilaId };
  const wanted = nearestFirst(home);
  expect((await list({ sort: 'NEAREST', near, first: 100 })).nodes.map(({ id }) => id)).toEqual(wanted);
  expect(await byCursor({ sort: 'NEAREST', near }, 4)).toEqual(wanted);
  const numbered = [0, 7, 14, 21, 28, 35].map((offset) => list({ sort: 'NEAREST', near, first: 7, offset }));
  expect((await Promise.all(numbered)).flatMap(({ nodes }) => nodes.map(({ id }) => id))).toEqual(wanted);
});

it('a district alone is a place too, and a place that does not exist is none [R5]', async () => {
  const home = { ...(await place(app, 'Dhaka', 'Dhaka')), upazilaId: null };
  expect(await byCursor({ sort: 'NEAREST', near: { districtId: home.districtId } }, 5)).toEqual(nearestFirst(home));
  const byDate = product.toSorted(newest).map(({ id }) => id);
  expect(await byCursor({ sort: 'NEAREST', near: { districtId: 9999 } }, 24)).toEqual(byDate);
  expect((await app.call('products', { sort: 'NEAREST', near: { districtId: 0 } }, LIST_FIELDS)).code).toBe('BAD_USER_INPUT');
});

describe('every filter with every sort', () => {
  const filters: [string, () => Promise<Record<string, unknown>>, (row: Row) => boolean][] = [
    ['category', async () => ({ categorySlugs: ['rice'] }), ({ categorySlug }) => categorySlug === 'rice'],
    ['division', async () => ({ divisionId: (await place(app, 'Dhaka', 'Dhaka')).divisionId }), (row) => row.divisionId === 6],
    ['district', async () => ({ districtId: (await place(app, 'Dhaka', 'Dhaka')).districtId }), (row) => row.districtId === 47],
    ['price', async () => ({ minPrice: '30', maxPrice: '40' }), ({ price }) => Number(price) >= 30 && Number(price) <= 40],
    ['unit', async () => ({ unit: 'TON' }), ({ unit }) => unit === 'TON'],
    ['stock', async () => ({ inStock: true }), ({ isThere }) => isThere],
    ['rating', async () => ({ minRating: 4 }), ({ stars }) => stars >= 4],
    [
      'all',
      async () => ({ categorySlugs: ['potato'], divisionId: 6, minPrice: '20', inStock: true, minRating: 1 }),
      (row) => row.categorySlug === 'potato' && row.divisionId === 6 && row.isThere && row.stars >= 1,
    ],
  ];

  it.each(filters)('%s [R10]', async (_, filterOf, wanted) => {
    const [filter, home] = [await filterOf(), await place(app, 'Dhaka', 'Gazipur', 'Sreepur')];
    const expected = product.filter(wanted);
    expect(expected.length).toBeGreaterThan(1);
    for (const [sort, order] of Object.entries(orders)) {
      const ids = expected.toSorted(order).map(({ id }) => id);
      expect([sort, await byCursor({ filter, sort }, 3)]).toEqual([sort, ids]);
    }
    const near = { districtId: home.districtId, upazilaId: home.upazilaId };
    expect(await byCursor({ filter, sort: 'NEAREST', near }, 3)).toEqual(nearestFirst(home, wanted));
    expect((await list({ filter, first: 1 })).totalCount).toBe(expected.length);
  });

  it('seller [R10]', async () => {
    const [owner] = sellers;
    expect((await list({ filter: { sellerId: owner?.id }, first: 100 })).nodes).toHaveLength(6);
  });
});

describe('the shopping location of a user', () => {
  const SET = `mutation ($input: ShoppingPlaceInput!) { setShoppingPlace(input: $input) {
    address division { nameEn } district { nameEn } upazila { nameEn kind } } }`;
  const GET = '{ shoppingPlace { address district { nameEn } upazila { nameEn } } }';

  it('is stored with the user, replaced, removed, and sorts their lists [R5]', async () => {
    const who = await consumer(app);
    const home = await place(app, 'Dhaka', 'Dhaka', 'Dhanmondi');
    expect((await app.gql(GET, {}, who)).data).toEqual({ shoppingPlace: null });
    const { data } = await app.gql(SET, { input: { districtId: home.districtId, upazilaId: home.upazilaId, address: ' Road 7 ' } }, who);
    const names = { division: { nameEn: 'Dhaka' }, district: { nameEn: 'Dhaka' }, upazila: { nameEn: 'Dhanmondi', kind: 'THANA' } };
    expect(data).toEqual({ setShoppingPlace: { address: 'Road 7', ...names } });
    expect((await list({ sort: 'NEAREST', first: 100 }, who)).nodes.map(({ id }) => id)).toEqual(nearestFirst(home));
    await app.gql(SET, { input: { districtId: home.districtId } }, who);
    expect((await app.gql(GET, {}, who)).data).toEqual({ shoppingPlace: { address: null, district: { nameEn: 'Dhaka' }, upazila: null } });
    await app.gql('mutation { clearShoppingPlace { isRemoved } }', {}, who);
    expect((await app.gql(GET, {}, who)).data).toEqual({ shoppingPlace: null });
  });

  it('must be a place [R5]', async () => {
    const who = await consumer(app);
    const { districtId } = await place(app, 'Dhaka', 'Dhaka');
    const { upazilaId } = await place(app, 'Sylhet', 'Sylhet', 'Zakiganj');
    for (const [input, field] of [
      [{ districtId: 9999 }, 'districtId'],
      [{ districtId, upazilaId }, 'upazilaId'],
    ] as const)
      expect((await app.gql(SET, { input }, who)).body.errors?.[0]?.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: [{ field }],
      });
  });

  it('counts the products of each division, in one statement [R5]', async () => {
    const COUNTS = '{ divisions { nameEn productCount } }';
    await app.gql(COUNTS);
    let found: { nameEn: string; productCount: number }[] = [];
    const statements = await countSql(app.db, async () => {
      found = (await app.gql<{ divisions: typeof found }>(COUNTS)).data.divisions;
    });
    expect(statements).toHaveLength(1);
    expect(Object.fromEntries(found.map(({ nameEn, productCount }) => [nameEn, productCount]))).toMatchObject({
      Dhaka: 24,
      Sylhet: 6,
      Rajshahi: 6,
      Khulna: 0,
    });
  });
});

it('takes one statement for a page near a named place, whatever its size [R5]', async () => {
  const { districtId } = await place(app, 'Dhaka', 'Dhaka');
  const SHORT = 'query ($near: NearInput, $first: Int) { products(sort: NEAREST, near: $near, first: $first) { nodes { id name } } }';
  for (const first of [1, 40]) expect(await countSql(app.db, () => app.gql(SHORT, { near: { districtId }, first }))).toHaveLength(1);
});
