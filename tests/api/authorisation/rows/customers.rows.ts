import { gql, only, type Row, sellers } from '../row';
import { customer } from '../things';

export const rows: readonly Row[] = [
  {
    operation: 'Query.myCustomers',
    outcome: only(...sellers),
    lists: customer,
    call: () => gql('{ myCustomers(sort: NEWEST_FIRST) { nodes { id } } }'),
  },
  {
    operation: 'Query.myCustomer',
    outcome: only(...sellers),
    own: customer,
    call: ({ id }) => gql('query ($id: ID!) { myCustomer(id: $id) { id } }', { id }),
  },
  { operation: 'Query.customersCsv', outcome: only(...sellers), call: () => gql('{ customersCsv { rowCount } }') },
];
