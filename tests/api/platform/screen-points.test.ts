/**
 * These tests verify that the client's own screens use far fewer points than a minute grants, so that the limit affects
 * programs and not shoppers.
 */
import { type GraphQLSchema, parse } from 'graphql';
import { buildAppSchema } from '../../../server/app/wiring/build-schema';
import { costOf } from '../../../server/platform/graphql/limits/query-cost';
import { ACCOUNT_POINTS, operationPoints, REQUEST_POINTS, VISITOR_POINTS } from '../../../server/platform/graphql/limits/request-points';
import { clientOperations, documentOf, variablesOf } from '../../support/client-operations';

/** Lists the operations that a visitor's browser sends at most for each page. Each is counted with its largest list. */
const SCREENS: Readonly<Record<string, readonly string[]>> = {
  'first page': ['LandingFigures', 'DivisionProducts', 'StorefrontDeals', 'CategoryCounts'],
  storefront: ['StorefrontDeals', 'JustForYou', 'MarketList', 'CategoryCounts'],
  list: ['MarketList', 'CategoryCounts', 'FilteredSeller'],
  search: ['MarketList', 'SearchBoxSuggestions'],
  product: ['ProductPage', 'ProductDelivery', 'SimilarProducts', 'MoreProductReviews', 'CompareProducts'],
  seller: ['SellerPage', 'MarketList', 'MoreSellerReviews'],
  prices: ['PriceTrends', 'DistrictMiddles'],
  cart: ['VisitorCartQuote', 'Divisions', 'Districts', 'Upazilas'],
  favourites: ['VisitorFavourites'],
  registration: ['RegistrationRules', 'Divisions', 'Districts', 'Upazilas'],
};
/** Screens that a visitor can open in a minute before the address is out of points. */
const PAGES_A_MINUTE = 12;
const OFTEN = 30;

let schema: GraphQLSchema;
beforeAll(async () => {
  schema = await buildAppSchema();
});

function pointsOf(name: string): number {
  const operation = clientOperations.find((one) => one.name?.value === name);
  if (!operation) throw new Error(`The client has no operation ${name}`);
  const cost = costOf({ schema, document: documentOf(operation), variables: variablesOf(schema, operation) });
  return REQUEST_POINTS + operationPoints(cost ?? 0, operation.operation === 'mutation' ? 'mutation' : 'query');
}

it.each(Object.entries(SCREENS))('%s: a visitor opens it twelve times a minute and more', (_screen, operations) => {
  const points = operations.reduce((sum, name) => sum + pointsOf(name), 0);
  expect(points).toBeGreaterThan(0);
  expect(points * PAGES_A_MINUTE).toBeLessThanOrEqual(VISITOR_POINTS);
});

it('no operation of the client takes more than a thirtieth of what its user has', () => {
  const queries = clientOperations.filter(({ operation }) => operation === 'query').map(({ name }) => name?.value ?? '');
  const heavy = queries.map((name) => [name, pointsOf(name)] as const).filter(([, points]) => points * OFTEN > ACCOUNT_POINTS);
  expect(heavy).toEqual([]);
});

it.each([
  [0, 1],
  [10, 1],
  [11, 2],
  [1000, 100],
])('an operation that costs %i takes %i points, a mutation four more', (cost, points) => {
  expect([REQUEST_POINTS + operationPoints(cost, 'query'), REQUEST_POINTS + operationPoints(cost, 'mutation')]).toEqual([
    points,
    points + 4,
  ]);
});

it('a question for the schema whose result is stored takes a fifth, since tools repeat it', () => {
  expect(REQUEST_POINTS + operationPoints(850, 'stored')).toBe(17);
});

it.each([
  ['{ divisions { districts { upazilas { id } } } }', 8 + 64 + 495],
  ['{ districts(divisionId: 1) { id } }', 8],
  ['{ upazilas(districtId: 1) { id } }', 8],
])('%s costs about as many as there are places', (query, places) => {
  const cost = costOf({ schema, document: parse(query) }) ?? 0;
  expect(Math.abs(cost - places) / places).toBeLessThan(0.1);
});
