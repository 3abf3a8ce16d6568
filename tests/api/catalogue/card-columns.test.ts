/**
 * A list whose request selects no more than a card is read with the columns of a card, and shows what the whole columns
 * show.
 */
import { persistedOperations } from '../../../schema/persisted-operations';
import { execute } from '../../../server/platform/db/sql';
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer, consumer, place } from '../../support/build-accounts';
import { publishedProduct } from '../../support/build-catalogue';
import { listedProduct, placedOrder } from '../../support/build-orders';
import { countSql } from '../../support/count-sql';

const CARD = `id name secondName unit customUnitNote secondUnitNote price originalPrice available ratingAverage ratingCount soldCount grade deliveryFrom freeDeliveryFrom
  image { id url(width: 320) width height } sellPost { id step } seller { id name nameOfBusiness role division { id }
  district { nameEn } upazila { nameBn } __typename } __typename`;
/** No card has this field, so the query reads the whole columns. */
const MORE = 'createdAt';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  const near = await place(app);
  const seller = await approvedProducer(app, near);
  const potato = await publishedProduct(app, seller);
  await listedProduct(app, seller, { unit: 'OTHERS', secondName: 'আলু', price: '45.5', quantity: '7' });
  const sold = await listedProduct(app, await approvedProducer(app), { name: 'Egg', categorySlug: 'egg' });
  await placedOrder(app, { buyer: await consumer(app), lines: [{ product: sold, quantity: '3' }] });
  await execute(app.db, 'UPDATE products SET rating_sum = 14, rating_count = 3, sold_count = 2 WHERE id = $1', [sold.id]);
  await execute(
    app.db,
    `INSERT INTO deals (product_id, percent, price_before, starts_at, ends_at, accepted_at) SELECT p.id, 10, p.price, now() - interval '1 hour', now() + interval '1 day', now() FROM products p WHERE p.id = $1`,
    [potato.id],
  );
});
afterAll(() => app.stop());

interface Page {
  readonly products: { readonly nodes: Record<string, unknown>[]; readonly pageInfo: { readonly endCursor: string } };
}
const list = async (fields: string, rest = 'sort: NEWEST') =>
  (await app.gql<Page>(`{ products(first: 24, ${rest}) { nodes { ${fields} } pageInfo { endCursor } } }`)).data.products;

it.each(['sort: NEWEST', 'sort: PRICE_ASC', 'sort: PRICE_DESC', 'filter: { search: "potato" }', 'sort: RATING'])(
  'shows the same with %s',
  async (query) => {
    const [card, whole] = [await list(CARD, query), await list(`${CARD} ${MORE}`, query)];
    expect(card.nodes.length).toBeGreaterThan(1);
    const { createdAt, ...first } = whole.nodes[0] ?? {};
    expect(createdAt).toBeDefined();
    expect(card.nodes[0]).toEqual(first);
    expect(whole).toMatchObject(card);
  },
);

it('has a deal, a rating, a note and a product without an image among them', async () => {
  const { nodes } = await list(CARD);
  expect(nodes.some(({ originalPrice, price }) => originalPrice === '30.00' && price === '27.00')).toBe(true);
  expect(nodes.some(({ ratingAverage, available }) => ratingAverage === 4.67 && available === '97')).toBe(true);
  expect(
    nodes.some(({ customUnitNote, secondName, image }) => customUnitNote === '1 basket = 12 kg' && secondName === 'আলু' && image === null),
  ).toBe(true);
  expect(nodes.some(({ image }) => image !== null)).toBe(true);
});

it.each([
  ['a card', CARD, false],
  ['a card through fragments and edges', 'id } edges { node { ...card seller { id } } } ', false],
  ['a date more', `${CARD} ${MORE}`, true],
  ["the seller's rating", 'id seller { id ratingAverage }', true],
])('reads the columns that %s needs', async (_, fields, isWhole) => {
  const fragment = fields.includes('...card') ? 'fragment card on Product { name ... on Product { price } }' : '';
  const close = fields.includes('edges') ? '' : '}';
  const statements = await countSql(app.db, async () => {
    const { body } = await app.gql(`{ products(first: 8) { nodes { ${fields} ${close} } } ${fragment}`);
    expect(body.errors).toBeUndefined();
  });
  const read = statements.find((text) => text.includes('FROM products p')) ?? '';
  expect(/\bs\.follower_count[,)]/.test(read)).toBe(isWhole);
  expect(read).toMatch(/\bp\.name\b/);
});

it("the cards of the site's own lists are read with the columns of a card, and in as many statements for one as for all", async () => {
  const text = Object.entries(persistedOperations).find(([name]) => name.startsWith('MarketList-'))?.[1] ?? '';
  const readOf = (first: number) =>
    countSql(app.db, async () => {
      const { body } = await app.gql(text, { sort: 'NEWEST', first });
      expect(body.errors).toBeUndefined();
    });
  const [one, all] = [await readOf(1), await readOf(24)];
  expect(all.find((sql) => sql.includes('FROM products p'))).not.toMatch(/\bs\.follower_count[,)]/);
  expect(all.length).toBeLessThanOrEqual(one.length);
});
