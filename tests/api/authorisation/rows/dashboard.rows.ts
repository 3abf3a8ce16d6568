import { gql, only, type Row, sellers } from '../row';

export const rows: readonly Row[] = [
  { operation: 'Query.sellerDashboard', outcome: only(...sellers), call: () => gql('{ sellerDashboard { tiles { kind } } }') },
  { operation: 'Query.traderDashboard', outcome: only('SUPERSALER', 'WHOLESALER'), call: () => gql('{ traderDashboard { openSales } }') },
];
