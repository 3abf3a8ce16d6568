import { gql, okFor, type Row, sellers } from '../row';
import { customer } from '../things';

export const rows: readonly Row[] = [
  {
    operation: 'Query.myCustomers',
    outcome: okFor(...sellers),
    lists: customer,
    call: () => gql('{ myCustomers(sort: NEWEST_FIRST) { nodes { id } } }'),
  },
  {
    operation: 'Query.myCustomer',
    outcome: okFor(...sellers),
    own: customer,
    call: ({ id }) => gql('query ($id: ID!) { myCustomer(id: $id) { id } }', { id }),
  },
  { operation: 'Query.customersCsv', outcome: okFor(...sellers), call: () => gql('{ customersCsv { rowCount } }') },
];
