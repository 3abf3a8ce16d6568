import { gql, only, type Row } from '../row';
import { waitingAccount } from '../things';

export const rows: readonly Row[] = [
  { operation: 'Query.accounts', outcome: only('ADMIN'), call: () => gql('{ accounts { totalCount } }') },
  {
    operation: 'Mutation.approveAccount',
    outcome: only('ADMIN'),
    own: waitingAccount,
    others: 'ok',
    call: ({ id }) => gql('mutation ($id: ID!) { approveAccount(id: $id) { id } }', { id }),
  },
  {
    operation: 'Mutation.rejectAccount',
    outcome: only('ADMIN'),
    own: waitingAccount,
    others: 'ok',
    call: ({ id }) => gql('mutation ($id: ID!) { rejectAccount(id: $id, reason: "No licence") { id } }', { id }),
  },
];
