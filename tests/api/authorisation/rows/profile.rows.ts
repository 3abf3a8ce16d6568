import { place } from '../../../support/build-accounts';
import { buyers, gql, okFor, outcomeOf, rest, type Row, signedIn } from '../row';

export const rows: readonly Row[] = [
  { operation: 'POST /logout', outcome: signedIn, spendsCaller: true, call: () => rest('/logout') },
  { operation: 'GET /producer/profile', outcome: okFor('PRODUCER'), call: () => rest('/producer/profile') },
  { operation: 'GET /wholesaler/profile', outcome: okFor('WHOLESALER'), call: () => rest('/wholesaler/profile') },
  { operation: 'GET /supersaler/profile', outcome: okFor('SUPERSALER'), call: () => rest('/supersaler/profile') },
  { operation: 'GET /superseller/profile', outcome: okFor('SUPERSALER'), call: () => rest('/superseller/profile') },
  { operation: 'GET /consumer/profile', outcome: okFor('CONSUMER'), call: () => rest('/consumer/profile') },
  {
    operation: 'Query.shoppingPlace',
    outcome: outcomeOf(buyers, 'null'),
    call: () => gql('{ shoppingPlace { address } }'),
  },
  {
    operation: 'Mutation.setShoppingPlace',
    outcome: okFor(...buyers),
    call: async ({ world }) =>
      gql('mutation ($input: ShoppingPlaceInput!) { setShoppingPlace(input: $input) { address } }', {
        input: { districtId: (await place(world.app)).districtId, address: '12 Station Road' },
      }),
  },
  {
    operation: 'Mutation.clearShoppingPlace',
    outcome: okFor(...buyers),
    call: () => gql('mutation { clearShoppingPlace { isRemoved } }'),
  },
];
