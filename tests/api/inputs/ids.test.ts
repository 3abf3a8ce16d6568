/**
 * Ids are ids: whatever is written where the schema takes one has a clear error or an empty response, at every argument
 * and filter, and none is sent back at length.
 */
import type { GraphQLSchema } from 'graphql';
import { buildAppSchema } from '../../../server/app/wiring/build-schema';
import { encodeCursor } from '../../../server/platform/paging/cursor';
import { account, approvedProducer } from '../../support/build-accounts';
import { publishedProduct } from '../../support/build-catalogue';
import { type FuzzMarket, type FuzzSender, openFuzzMarket } from '../fuzzing/support/market';
import { costOf } from './support/measure';
import { graphqlPlaces, type Place } from './support/places';

let market: FuzzMarket;
let schema: GraphQLSchema;
let senders: readonly FuzzSender[];
beforeAll(async () => {
  schema = await buildAppSchema();
  market = await openFuzzMarket();
}, 120_000);
afterAll(() => market.stop());

const LONG = 'a'.repeat(1_000);

async function wrongWith(places: readonly Place[], value: string): Promise<string[]> {
  const bad: string[] = [];
  for (const [at, place] of places.entries()) {
    if (at % 100 === 0) senders = await market.senders();
    const sender = senders.find(({ name }) => name === place.role)!;
    const { wrong } = await costOf(market, sender, place.request(JSON.stringify(place.type.startsWith('[') ? [value] : value)), {
      enough: 1e6,
    });
    if (wrong.length > 0) bad.push(`${place.name} as ${place.role}: ${wrong.join('; ')}`);
  }
  return bad;
}

it.each([
  ['a letter', 'x'],
  ['nothing', ''],
  ['a UUID and a quote', "01900000-0000-7000-8000-00000000000'"],
  ['a thousand letters', LONG],
])(
  '%s is nowhere an id',
  async (_what, value) => {
    const places = graphqlPlaces(schema, { asEveryRole: value === 'x' }).filter(({ type }) => type.replaceAll(/[[\]]/g, '') === 'ID');
    expect(places.length).toBeGreaterThan(150);
    expect(await wrongWith(places, value)).toEqual([]);
  },
  300_000,
);

const UUID = '01900000-0000-7000-8000-000000000000';

it.each([
  ['a day that is none', ['2026-02-31', UUID]],
  ['a month that is none', ['2026-13-01 10:00:00.000+00', UUID]],
  ['an hour that is none', ['2026-02-01 25:00:00.000+00', UUID]],
  ['the year 0', ['0000-01-01 10:00:00.000+00', UUID]],
  ['numbers that are too large', [1, '9999999999999.999999', UUID]],
  ['a negative number', [-1, '2026-02-01 10:00:00.000+00', UUID]],
])(
  'a cursor with %s is nowhere an error of the server',
  async (_what, keys) => {
    const places = graphqlPlaces(schema, { asEveryRole: true }).filter(({ name }) => name.endsWith('.after'));
    expect(places.length).toBeGreaterThan(30);
    expect(await wrongWith(places, encodeCursor(keys))).toEqual([]);
  },
  120_000,
);

it.each([
  [
    'a search by relevance',
    '{ products(filter: { search: "potato" }, sort: RELEVANCE, after: $after) { totalCount } }',
    [1, '9999999999.9', UUID],
  ],
  ['the nearest', '{ products(sort: NEAREST, after: $after) { totalCount } }', [-1, '2026-02-01 10:00:00.000+00', UUID]],
])('a cursor that %s never made is bad input or an empty page', async (_what, selection, keys) => {
  await publishedProduct(market.app, await approvedProducer(market.app), { name: 'Potato' });
  const token = (await market.senders()).find(({ name }) => name === 'CONSUMER')?.token;
  const { code, status } = await market.app.gql(`query ($after: String) ${selection}`, { after: encodeCursor(keys) }, { token });
  expect([status, [null, 'BAD_USER_INPUT'].includes(code)]).toEqual([200, true]);
});

it('a UUID in capitals is the same id, as a variable and in the document', async () => {
  const { app } = market;
  const [seller, trader] = [await approvedProducer(app), await account(app, 'WHOLESALER')];
  const { id } = await publishedProduct(app, seller);
  const capitals = id.toUpperCase();
  const byVariable = await app.gql('query ($id: ID!) { product(id: $id) { id } }', { id: capitals });
  const byLiteral = await app.gql(`{ product(id: "${capitals}") { id } }`);
  for (const { data } of [byVariable, byLiteral]) expect(data).toEqual({ product: { id } });
  const compared = await app.gql('query ($ids: [ID!]!) { compareProducts(ids: $ids) { id } }', { ids: [capitals] }, trader);
  expect(compared.data).toEqual({ compareProducts: [{ id }] });
  const quoted = await app.gql('query ($of: [FavouriteInput!]!) { quoteFavourites(favourites: $of) { product { id } } }', {
    of: [{ productId: capitals }],
  });
  expect(quoted.data).toEqual({ quoteFavourites: [{ product: { id } }] });
  const changed = await app.gql(
    'mutation ($input: BulkProductInput!) { bulkUpdateProducts(input: $input) { results { productId product { id } } } }',
    { input: { productIds: [capitals], quantity: '90' } },
    seller,
  );
  expect(changed.data).toEqual({ bulkUpdateProducts: { results: [{ productId: id, product: { id } }] } });
});
