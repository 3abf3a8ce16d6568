/**
 * Posts for businesses and prices by quantity, asked for by everyone at every place where products can be read
 * (rows.ts, writes.ts).
 */
import { type Market, type MarketViewer, openMarket, secrets, viewers } from './market';
import { rows, type VisibilityRow } from './rows';
import { writes } from './writes';

let market: Market;
beforeAll(async () => {
  market = await openMarket();
}, 60_000);
afterAll(() => market.app.stop());

const isBusiness = (viewer: MarketViewer) => viewer === 'supersaler' || viewer === 'wholesaler';
const cases = [...rows, ...writes].flatMap((row) => (row.as ?? viewers).map((viewer) => [row.fields[0] ?? '', viewer, row] as const));

async function ask({ query, variables }: VisibilityRow, viewer: MarketViewer) {
  const who = market.people[viewer];
  const { code, body } = await market.app.gql(query, variables?.(market) ?? {}, who ? { token: who.token } : {});
  return { code, text: JSON.stringify(body) };
}

it.each(cases)('%s returns to a %s what they may see, and nothing else [S6 T9]', async (_field, viewer, row) => {
  const { code, text } = await ask(row, viewer);
  expect({ code, text }).toMatchObject({ code: row.refused?.[viewer] ?? null });
  if (!isBusiness(viewer)) for (const secret of secrets) expect(text).not.toContain(secret);
  if (code) return;
  for (const notified of [...row.everybody, ...((isBusiness(viewer) ? row.businesses : row.others) ?? [])])
    expect(text).toContain(notified);
});

it('a key of a consumer reads no more than the consumer may see [S6]', async () => {
  const { consumer } = market.people;
  const made = await market.app.call<{ createApiKey: { secret: string } }>(
    'createApiKey',
    { input: { name: 'Shop', scopes: ['READ_PRODUCTS'] } },
    'secret',
    { token: consumer?.token ?? '' },
  );
  expect(made.code).toBeNull();
  const { body } = await market.app.call('products', { filter: { search: 'golap' } }, 'nodes { name }', {
    token: made.data.createApiKey.secret,
  });
  expect(JSON.stringify(body)).toContain('Golap Open');
  for (const secret of secrets) expect(JSON.stringify(body)).not.toContain(secret);
});
