import { actors, everybody, gql, type Outcomes, type Row } from '../row';
import { notification, order, product, publishedProduct } from '../things';

const nobody = Object.fromEntries(actors.map((actor) => [actor, 'null'])) as Outcomes;
const node: Row['call'] = ({ id }) => gql('query ($id: ID!) { node(id: $id) { __typename id } }', { id });

/** Each kind of node is null to a caller that the query of its kind rejects. */
export const rows: readonly Row[] = [
  { operation: 'Query.node', outcome: everybody, own: publishedProduct, others: 'ok', missing: 'null', call: node },
  {
    operation: 'Query.node',
    case: 'a product off the market',
    outcome: everybody,
    own: product,
    others: { ...nobody, admin: 'ok' },
    missing: 'null',
    call: node,
  },
  {
    operation: 'Query.node',
    case: 'an order',
    outcome: everybody,
    own: order,
    others: { ...nobody, admin: 'ok' },
    missing: 'null',
    call: node,
  },
  { operation: 'Query.node', case: 'a notification', outcome: everybody, own: notification, others: nobody, call: node },
  { operation: 'Query.nodes', outcome: everybody, call: () => gql('{ nodes(ids: []) { id } }') },
];
