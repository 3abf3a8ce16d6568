import { actors, everybody, gql, okFor, type Outcomes, type Row, sellers } from '../row';

/** Nothing was sold this week. */
const nothingYet = Object.fromEntries(actors.map((actor) => [actor, 'null'])) as Outcomes;

export const rows: readonly Row[] = [
  { operation: 'Query.sellerDashboard', outcome: okFor(...sellers), call: () => gql('{ sellerDashboard { tiles { kind } } }') },
  { operation: 'Query.traderDashboard', outcome: okFor('SUPERSALER', 'WHOLESALER'), call: () => gql('{ traderDashboard { openSales } }') },
  { operation: 'Query.priceTrends', outcome: everybody, call: () => gql('{ priceTrends(categorySlug: "potato") { id } }') },
  { operation: 'Query.priceTrendsCsv', outcome: everybody, call: () => gql('{ priceTrendsCsv(categorySlug: "potato") { rowCount } }') },
  { operation: 'Query.weekPrice', outcome: nothingYet, call: () => gql('{ weekPrice(categorySlug: "potato") { id } }') },
];
