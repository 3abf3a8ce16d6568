/** These tests verify that products beside each other in the demo market do not all look the same. */
import { type TestApp, startTestApp } from '../../support/app';
import { seedMarket } from './seed-market';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await seedMarket(app, new Date('2026-11-22T06:00:00Z'));
}, 120_000);
afterAll(() => app.stop());

interface Row {
  readonly place: string;
  readonly images: readonly (string | undefined)[];
}
type Shown = Record<string, { nodes: { image: { url: string } | null }[] }>;

/** Rows of four, as a desktop shows them. */
const rowsOf = (lists: Shown): Row[] =>
  Object.entries(lists).flatMap(([place, { nodes }]) =>
    Array.from({ length: Math.ceil(nodes.length / 4) }, (_, at) => ({
      place: `${place} ${at}`,
      images: nodes.slice(at * 4, at * 4 + 4).map(({ image }) => image?.url),
    })),
  );
const most = ({ images }: Row) => Math.max(...images.map((one) => images.filter((other) => other === one).length));

it('shows no image more than twice in a row of four, and hardly ever twice', async () => {
  const { data } = await app.gql<{ categories: { slug: string }[] }>('{ categories { slug } }');
  const lists: Shown = {};
  for (const { slug } of data.categories) {
    const page = await app.gql<Shown>(
      'query ($slugs: [ID!]) { products(first: 24, filter: { categorySlugs: $slugs }) { nodes { image { url } } } }',
      { slugs: [slug] },
    );
    if (page.data.products) lists[slug] = page.data.products;
  }
  for (const search of ['rice', 'potato', 'fish', 'চাল']) {
    const page = await app.gql<Shown>(
      'query ($search: String!) { products(first: 24, filter: { search: $search }, sort: RELEVANCE) { nodes { image { url } } } }',
      { search },
    );
    if (page.data.products) lists[search] = page.data.products;
  }
  const rows = rowsOf(lists);
  expect(rows.length).toBeGreaterThan(70);
  expect(rows.filter((row) => most(row) > 2)).toEqual([]);
  expect(rows.filter((row) => most(row) === 2).length).toBeLessThan(rows.length / 6);
});
