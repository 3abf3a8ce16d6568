import { gql, only, type Row } from '../row';
import { standingAccount, suspendedAccount, waitingAccount } from '../things';

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
  {
    operation: 'Mutation.approveAccounts',
    outcome: only('ADMIN'),
    own: waitingAccount,
    others: 'ok',
    call: ({ id }) => gql('mutation ($ids: [ID!]!) { approveAccounts(ids: $ids) { approved { id } decidedBefore } }', { ids: [id] }),
  },
  {
    operation: 'Mutation.suspendAccount',
    outcome: only('ADMIN'),
    own: standingAccount,
    others: 'ok',
    call: ({ id }) => gql('mutation ($id: ID!) { suspendAccount(id: $id, reason: "Short weight") { id } }', { id }),
  },
  {
    operation: 'Mutation.reinstateAccount',
    outcome: only('ADMIN'),
    own: suspendedAccount,
    others: 'ok',
    call: ({ id }) => gql('mutation ($id: ID!) { reinstateAccount(id: $id, reason: "Settled") { id } }', { id }),
  },
  {
    operation: 'Mutation.revealDocuments',
    outcome: only('ADMIN'),
    own: standingAccount,
    others: 'ok',
    call: ({ id }) => gql('mutation ($id: ID!) { revealDocuments(accountId: $id) { nid tradeLicense } }', { id }),
  },
  {
    operation: 'Query.accountReview',
    outcome: only('ADMIN'),
    own: standingAccount,
    others: 'ok',
    missing: 'null',
    call: ({ id }) => gql('query ($id: ID!) { accountReview(id: $id) { id } }', { id }),
  },
  { operation: 'Query.auditEntries', outcome: only('ADMIN'), call: () => gql('{ auditEntries { totalCount } }') },
  { operation: 'Query.adminDesk', outcome: only('ADMIN'), call: () => gql('{ adminDesk { waiting } }') },
];
