import { everybody, gql, only, type Row, sellers } from '../row';

export const rows: readonly Row[] = [
  { operation: 'Query.sellerDashboard', outcome: only(...sellers), call: () => gql('{ sellerDashboard { tiles { kind } } }') },
  { operation: 'Query.traderDashboard', outcome: only('SUPERSALER', 'WHOLESALER'), call: () => gql('{ traderDashboard { openSales } }') },
  { operation: 'Query.priceTrends', outcome: everybody, call: () => gql('{ priceTrends(category: "potato") { id } }') },
  { operation: 'Query.priceTrendsCsv', outcome: everybody, call: () => gql('{ priceTrendsCsv(category: "potato") { rowCount } }') },
];
