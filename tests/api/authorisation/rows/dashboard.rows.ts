import { everybody, gql, okFor, type Row, sellers } from '../row';

export const rows: readonly Row[] = [
  { operation: 'Query.sellerDashboard', outcome: okFor(...sellers), call: () => gql('{ sellerDashboard { tiles { kind } } }') },
  { operation: 'Query.traderDashboard', outcome: okFor('SUPERSALER', 'WHOLESALER'), call: () => gql('{ traderDashboard { openSales } }') },
  { operation: 'Query.priceTrends', outcome: everybody, call: () => gql('{ priceTrends(category: "potato") { id } }') },
  { operation: 'Query.priceTrendsCsv', outcome: everybody, call: () => gql('{ priceTrendsCsv(category: "potato") { rowCount } }') },
  { operation: 'Query.weekPrice', outcome: everybody, call: () => gql('{ weekPrice(categorySlug: "potato") { id } }') },
];
