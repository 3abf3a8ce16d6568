import { buyers, everybody, gql, okFor, type Row } from '../row';
import { favourite, product, publishedProduct } from '../things';

/** These rows cover the products that buyers save or wait for. */
export const rows: readonly Row[] = [
  { operation: 'Query.favourites', outcome: okFor('CONSUMER'), lists: favourite, call: () => gql('{ favourites { nodes { id } } }') },
  { operation: 'Query.favouriteIds', outcome: okFor('CONSUMER'), lists: favourite, call: () => gql('{ favouriteIds }') },
  {
    operation: 'Query.quoteFavourites',
    outcome: everybody,
    call: () => gql('{ quoteFavourites(favourites: []) { id } }'),
  },
  {
    operation: 'Mutation.notifyWhenBack',
    outcome: okFor(...buyers),
    own: publishedProduct,
    others: 'ok',
    call: ({ id }) => gql('mutation ($id: ID!) { notifyWhenBack(productId: $id) { isWaiting } }', { id }),
  },
  {
    operation: 'Mutation.cancelNotifyWhenBack',
    outcome: okFor(...buyers),
    own: publishedProduct,
    others: 'ok',
    missing: 'ok',
    call: ({ id }) => gql('mutation ($id: ID!) { cancelNotifyWhenBack(productId: $id) { isRemoved } }', { id }),
  },
  {
    operation: 'Mutation.addFavourite',
    outcome: okFor('CONSUMER'),
    own: publishedProduct,
    others: 'ok',
    call: ({ id }) => gql('mutation ($id: ID!) { addFavourite(productId: $id) { id } }', { id }),
  },
  {
    operation: 'Mutation.addFavourite',
    case: 'of what was never on the market',
    outcome: okFor('CONSUMER'),
    own: product,
    call: ({ id }) => gql('mutation ($id: ID!) { addFavourite(productId: $id) { id } }', { id }),
  },
  {
    operation: 'Mutation.removeFavourite',
    outcome: okFor('CONSUMER'),
    own: favourite,
    others: 'ok',
    missing: 'ok',
    call: ({ id }) => gql('mutation ($id: ID!) { removeFavourite(productId: $id) { isRemoved } }', { id }),
  },
  {
    operation: 'Mutation.mergeFavourites',
    outcome: okFor('CONSUMER'),
    call: () => gql('mutation { mergeFavourites(favourites: []) { productIds } }'),
  },
];
