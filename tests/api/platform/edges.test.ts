/** Relay's view of a list: each node with its cursor, and what the page reports of its two ends. */
import { type TestApp, startTestApp } from '../../support/app';
import { approvedProducer, consumer, type TestAccount } from '../../support/build-accounts';
import { publishedProduct } from '../../support/build-catalogue';

interface Listed {
  readonly nodes: readonly { readonly id: string }[];
  readonly edges: readonly { readonly cursor: string; readonly node: { readonly id: string } }[];
  readonly pageInfo: Record<'hasNextPage' | 'hasPreviousPage', boolean> & Record<'startCursor' | 'endCursor', string | null>;
}

const PAGE = 'nodes { id } edges { cursor node { id } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }';
// one list of each way to find a place again: by the keys of the sort, by an id, by keys out of a statement of its own
const lists = {
  products:
    'query ($first: Int, $after: String, $offset: Int) { list: products(sort: PRICE_ASC, first: $first, after: $after, offset: $offset) { PAGE } }',
  sessions: 'query ($first: Int, $after: String, $offset: Int) { list: sessions(first: $first, after: $after, offset: $offset) { PAGE } }',
  favourites:
    'query ($first: Int, $after: String, $offset: Int) { list: favourites(first: $first, after: $after, offset: $offset) { PAGE } }',
  followed:
    'query ($first: Int, $after: String, $offset: Int) { list: followedSellers(first: $first, after: $after, offset: $offset) { PAGE } }',
};

let app: TestApp;
let reader: TestAccount;

beforeAll(async () => {
  app = await startTestApp();
  reader = await consumer(app);
  const sellers = [await approvedProducer(app), await approvedProducer(app), await approvedProducer(app)];
  for (const seller of sellers) {
    const { id } = await publishedProduct(app, seller, {});
    await app.gql('mutation ($id: ID!) { addFavourite(productId: $id) { id } }', { id }, { token: reader.token });
    await app.gql('mutation ($id: ID!) { followSeller(sellerId: $id) { id } }', { id: seller.id }, { token: reader.token });
    await app.gql('mutation ($input: LoginInput!) { login(input: $input) { token } }', {
      input: { phone: reader.phone, password: reader.password, sessionKind: 'BEARER' },
    });
  }
});
afterAll(() => app.stop());

async function read(name: keyof typeof lists, page: Record<string, unknown>): Promise<Listed> {
  const { data } = await app.gql<{ list: Listed }>(lists[name].replace('PAGE', PAGE), page, { token: reader.token });
  return data.list;
}

describe.each(Object.keys(lists) as (keyof typeof lists)[])('%s', (name) => {
  it('return each node with its cursor, and read on behind any of them', async () => {
    const whole = await read(name, { first: 3 });
    expect(whole.nodes).toHaveLength(3);
    expect(whole.edges.map(({ node }) => node)).toEqual(whole.nodes);
    const { pageInfo, edges } = whole;
    expect([pageInfo.startCursor, pageInfo.endCursor]).toEqual([edges[0]?.cursor, edges[2]?.cursor]);
    expect(pageInfo.hasPreviousPage).toBe(false);

    const after = await read(name, { first: 2, after: edges[0]?.cursor });
    expect(after.nodes).toEqual(whole.nodes.slice(1));
    expect([after.pageInfo.hasPreviousPage, after.pageInfo.startCursor]).toEqual([true, edges[1]?.cursor]);

    expect((await read(name, { first: 1, offset: 2 })).pageInfo.hasPreviousPage).toBe(true);
  });
});

it('return an empty page without cursors', async () => {
  const { data } = await app.gql<{ list: Listed }>(lists.favourites.replace('PAGE', PAGE), {}, { token: (await consumer(app)).token });
  expect(data.list).toEqual({
    nodes: [],
    edges: [],
    pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
  });
});

it('cost what nodes cost: a page too dear by nodes is too dear by edges [S6]', async () => {
  const asked = (nodes: string) => `{ products(first: 100) { ${nodes} } }`;
  const dear = 'id images { id } reviews(first: 1) { nodes { id } } provenance { __typename } ratingCounts { stars }';
  expect((await app.gql(asked(`nodes { ${dear} }`))).code).toBe('QUERY_TOO_COMPLEX');
  expect((await app.gql(asked(`edges { node { ${dear} } }`))).code).toBe('QUERY_TOO_COMPLEX');
  expect((await app.gql(asked('edges { node { id } }'))).code).toBeNull();
});
