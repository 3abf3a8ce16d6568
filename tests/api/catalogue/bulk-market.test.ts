/** The market for businesses: who may buy what, compared by the kilogram; and that no one else hears of it. */
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer, consumer, seller, type TestAccount } from '../../support/build-accounts';
import { listedProduct } from '../../support/build-orders';
import { countSql } from '../../support/count-sql';

let app: TestApp;
let producer: TestAccount;
let supersaler: TestAccount;
let wholesaler: TestAccount;

beforeAll(async () => {
  app = await startTestApp();
  producer = await approvedProducer(app);
  supersaler = await seller(app, 'SUPERSALER');
  wholesaler = await seller(app, 'WHOLESALER');
  await listedProduct(app, producer, { name: 'Boro ton', unit: 'TON', price: '52000', quantity: '3', minQuantity: '1', step: '1' });
  await listedProduct(app, producer, { name: 'Boro kilo', price: '55', quantity: '900', audience: 'BUSINESSES' });
  await listedProduct(app, producer, { name: 'Boro poya', unit: 'QUARTER', price: '15', quantity: '400' });
  await listedProduct(app, producer, { name: 'Boro sheaf', unit: 'PIECE', price: '5', quantity: '40' });
  await listedProduct(app, supersaler, { name: 'Boro resold', price: '58', quantity: '100' });
  await listedProduct(app, wholesaler, { name: 'Boro retail', price: '70', quantity: '10' });
});
afterAll(() => app.stop());

interface Found {
  bulkProducts: { totalCount: number; nodes: { id: string; name: string; pricePerKg: string | null }[]; pageInfo: { endCursor: string } };
}
const bulk = async (by: TestAccount, variables: Record<string, unknown> = {}) =>
  (
    await app.call<Found>(
      'bulkProducts',
      variables,
      'totalCount pageInfo { endCursor } nodes { id name pricePerKg available seller { ratingAverage } sellPost { minQuantity tiers { price } } }',
      { token: by.token },
    )
  ).data.bulkProducts;
const names = (found: Found['bulkProducts']) => found.nodes.map(({ name }) => name);

it('each trader sees the posts of sellers they buy from, posts for businesses among them [R9]', async () => {
  expect(names(await bulk(supersaler)).toSorted()).toEqual(['Boro kilo', 'Boro poya', 'Boro sheaf', 'Boro ton']);
  expect(names(await bulk(wholesaler)).toSorted()).toEqual(['Boro kilo', 'Boro poya', 'Boro resold', 'Boro sheaf', 'Boro ton']);
  expect((await bulk(wholesaler, { filter: { search: 'kilo' } })).totalCount).toBe(1);
});

it('compares by the kilogram, whatever the unit, products without a weight last [R9]', async () => {
  const found = await bulk(wholesaler, { sort: 'KG_PRICE_ASC' });
  expect(found.nodes.map(({ name, pricePerKg }) => [name, pricePerKg])).toEqual([
    ['Boro ton', '52.00'],
    ['Boro kilo', '55.00'],
    ['Boro resold', '58.00'],
    ['Boro poya', '60.00'],
    ['Boro sheaf', null],
  ]);
  expect(names(await bulk(wholesaler, { sort: 'KG_PRICE_DESC' }))).toEqual(names(found).slice(0, 4).toReversed().concat('Boro sheaf'));
  expect(names(await bulk(wholesaler, { sort: 'MOST_AVAILABLE' })).slice(0, 2)).toEqual(['Boro ton', 'Boro kilo']);
});

it.each(['NEWEST', 'KG_PRICE_ASC', 'KG_PRICE_DESC', 'MOST_AVAILABLE', 'SELLER_RATING', 'NEAREST'])(
  'pages by %s neither lose nor repeat a row [R9]',
  async (sort) => {
    const whole = names(await bulk(wholesaler, { sort }));
    const paged: string[] = [];
    for (let after: string | null = null, left = whole.length; left > 0; left -= 2) {
      const page: Found['bulkProducts'] = await bulk(wholesaler, { sort, first: 2, after });
      paged.push(...names(page));
      after = page.pageInfo.endCursor;
    }
    expect(paged).toEqual(whole);
  },
);

it('asks as many statements for five rows as for one [R9]', async () => {
  const few = await countSql(app.db, () => bulk(wholesaler, { first: 1 }));
  const many = await countSql(app.db, () => bulk(wholesaler, { first: 20 }));
  expect(many.length).toBeLessThanOrEqual(few.length); // a page that has all needs no count;
});

it('compares at most four, in the order asked for, and none that the viewer may not buy [R9]', async () => {
  const { nodes } = await bulk(wholesaler, { sort: 'KG_PRICE_ASC' });
  const retail = await listedProduct(app, wholesaler, { name: 'Own' });
  const ask = (by: TestAccount, ids: string[]) =>
    app.call<{ compareProducts: { name: string }[] }>('compareProducts', { ids }, 'name', { token: by.token });
  const ids = [nodes[2]?.id ?? '', retail.id, 'nonsense', nodes[0]?.id ?? ''];
  expect((await ask(wholesaler, ids)).data.compareProducts.map(({ name }) => name)).toEqual(['Boro resold', 'Boro ton']);
  expect((await ask(supersaler, ids)).data.compareProducts.map(({ name }) => name)).toEqual(['Boro ton']);
  expect(
    (
      await ask(
        wholesaler,
        nodes.map(({ id }) => id),
      )
    ).code,
  ).toBe('BAD_USER_INPUT');
});

it('gives the same list as a file [R9]', async () => {
  const { data } = await app.call<{ bulkProductsCsv: { text: string; rowCount: number; totalCount: number } }>(
    'bulkProductsCsv',
    { sort: 'KG_PRICE_ASC' },
    'text rowCount totalCount',
    { token: wholesaler.token },
  );
  expect([data.bulkProductsCsv.rowCount, data.bulkProductsCsv.totalCount]).toEqual([5, 5]);
  expect(data.bulkProductsCsv.text.split('\r\n')[1]).toMatch(/^Boro ton,Ton,52000\.00,52\.00,3,1,/);
});

it('a post for businesses is in no list, count, page or provenance of a consumer [S6]', async () => {
  const guest = await consumer(app);
  const { nodes } = await bulk(supersaler, { filter: { search: 'kilo' } });
  const text = `query ($id: ID!) { products(filter: { search: "boro" }) { totalCount nodes { name } } searchSuggestions(search: "boro") { products { name } }
    product(id: $id) { provenance { name } } }`;
  for (const by of [{}, { token: guest.token }]) {
    const { data } = await app.gql<{ products: { totalCount: number }; product: null }>(text, { id: nodes[0]?.id }, by);
    expect([data.products.totalCount, data.product]).toEqual([5, null]);
    expect(JSON.stringify(data)).not.toContain('Boro kilo');
  }
  expect((await app.gql('{ bulkProducts { totalCount } }', {}, { token: guest.token })).code).toBe('FORBIDDEN');
});
