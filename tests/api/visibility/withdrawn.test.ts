/**
 * These tests query products that were stopped, edited since, hidden, deleted, or are of a suspended seller: as every
 * viewer, at every field that leads to a product.
 */
import { type TestApp, startTestApp } from '../../support/app';
import type { TestAccount } from '../../support/build-accounts';
import { type MarketViewer, viewers } from './market';
import { rows, type VisibilityRow } from './rows';
import { contentOf, openWithdrawn, type ProductState, seenName, states, type WithdrawnMarket } from './withdrawn';
import { writes } from './writes';

let app: TestApp;
const markets = new Map<ProductState, WithdrawnMarket>();
beforeAll(async () => {
  app = await startTestApp();
  for (const state of states) markets.set(state, await openWithdrawn(app, state));
}, 90_000);
afterAll(() => app.stop());

function marketOf(state: ProductState): WithdrawnMarket {
  const market = markets.get(state);
  if (!market) throw new Error('No such market.');
  return market;
}

async function ask(market: WithdrawnMarket, { query, variables }: VisibilityRow, who: TestAccount | null): Promise<string> {
  return JSON.stringify((await app.gql(query, variables?.(market) ?? {}, who ? { token: who.token } : {})).body);
}

/** The product itself, at each way from an id, an order, a cart and a favourite to it. */
const direct = [
  'Query.product',
  'Query.quoteCart',
  'Query.cart',
  'Query.favourites',
  'Query.quoteFavourites',
  'Query.order',
  'Query.myOrders',
];
const withdrawn = states.filter((state) => state !== 'on sale');
const rowsOf = (field: string) => rows.filter(({ fields }) => fields[0] === field);

it.each(direct)('%s shows a buyer what is on sale as it is now, so that the rows below can fail', async (field) => {
  const market = marketOf('on sale');
  const texts = await Promise.all(rowsOf(field).map((row) => ask(market, row, market.buyer)));
  expect(texts.join()).toContain(contentOf('on sale')[0]);
});

describe.each(withdrawn)('a product %s', (state) => {
  const content = contentOf(state);
  const [nowName] = content;

  it.each([...rows, ...writes].map((row, index) => [row.fields[0] ?? '', index, row] as const))(
    '%s (%i) is shown to no one else',
    async (_field, _index, row) => {
      const market = marketOf(state);
      for (const viewer of row.as ?? viewers) {
        const text = await ask(market, row, market.people[viewer satisfies MarketViewer]);
        for (const secret of content) expect({ viewer, text }).not.toMatchObject({ text: expect.stringContaining(secret) as string });
      }
    },
  );

  it('leaves its buyer the name, price and image of the order line', async () => {
    const { orderOfLater, buyer } = marketOf(state);
    const { data } = await app.call('order', { id: orderOfLater.id }, 'lines { productName unitPrice image { id } product { id } }', {
      token: buyer.token,
    });
    const line = { productName: seenName, unitPrice: '61616.00', image: { id: expect.any(String) as string }, product: null };
    expect(data).toEqual({ order: { lines: [line] } });
  });

  it('is named in cart and favourites as it was seen, and in neither otherwise', async () => {
    const { buyer, bulk } = marketOf(state);
    await app.db.query(
      'INSERT INTO favourites (user_id, product_id, seen_price, seen_name) VALUES ($1, $2, 1, $3) ON CONFLICT DO NOTHING',
      [buyer.id, bulk.id, seenName],
    );
    await app.db.query(
      `INSERT INTO cart_lines (user_id, product_id, quantity, seen_price, seen_name) VALUES ($1, $2, 1, 1, $3) ON CONFLICT DO NOTHING`,
      [buyer.id, bulk.id, seenName],
    );
    const { data } = await app.gql(
      '{ cart { lineCount unavailable { id name } } favourites { totalCount unavailable { id name } } favouriteIds }',
      {},
      { token: buyer.token },
    );
    const unavailable = [{ id: bulk.id, name: seenName }];
    expect(data).toEqual({ cart: { lineCount: 0, unavailable }, favourites: { totalCount: 0, unavailable }, favouriteIds: [] });
  });

  it('is read through its order by the admin, and by its seller while they may sign in', async () => {
    const market = marketOf(state);
    const [row] = rowsOf('Query.order');
    if (!row) throw new Error('The row of orders is missing.');
    expect(await ask(market, row, market.admin)).toContain(nowName);
    const own = await ask(market, row, market.seller);
    if (state === 'of a suspended seller') expect(own).toContain('UNAUTHENTICATED');
    else expect(own).toContain(nowName);
  });

  it('is not shown over REST', async () => {
    const { bulk, people } = marketOf(state);
    const ask = (path: string) => app.rest('GET', `/api/v1${path}`, { token: people.producer?.token ?? '' });
    const [one, list] = [await ask(`/producer/products/${bulk.id}`), await ask('/producer/products')];
    expect([one.status, list.status]).toEqual([404, 200]);
    expect(JSON.stringify([one.body, list.body])).not.toContain(nowName);
  });
});
