import { gql, only, type Row } from '../row';
import { announcement, hiddenProduct, marketProduct, plannedWords, standingAccount, suspendedAccount, waitingAccount } from '../things';

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
  { operation: 'Query.moderatedProducts', outcome: only('ADMIN'), call: () => gql('{ moderatedProducts { totalCount } }') },
  {
    operation: 'Mutation.hideProduct',
    outcome: only('ADMIN'),
    own: marketProduct,
    others: 'ok',
    call: ({ id }) => gql('mutation ($id: ID!) { hideProduct(id: $id, reason: "Rotten") { id } }', { id }),
  },
  {
    operation: 'Mutation.restoreProduct',
    outcome: only('ADMIN'),
    own: hiddenProduct,
    others: 'ok',
    call: ({ id }) => gql('mutation ($id: ID!) { restoreProduct(id: $id, reason: "Looked again") { id } }', { id }),
  },
  {
    operation: 'Mutation.recategoriseProduct',
    outcome: only('ADMIN'),
    own: marketProduct,
    others: 'ok',
    call: ({ id }) => gql('mutation ($id: ID!) { recategoriseProduct(id: $id, categorySlug: "tomato") { id } }', { id }),
  },
  { operation: 'Query.announcements', outcome: only('ADMIN'), call: () => gql('{ announcements { totalCount } }') },
  {
    operation: 'Mutation.createAnnouncement',
    outcome: only('ADMIN'),
    call: () => gql('mutation ($input: AnnouncementInput!) { createAnnouncement(input: $input) { id } }', { input: plannedWords() }),
  },
  {
    operation: 'Mutation.cancelAnnouncement',
    outcome: only('ADMIN'),
    own: announcement,
    others: 'ok',
    call: ({ id }) => gql('mutation ($id: ID!) { cancelAnnouncement(id: $id) { id } }', { id }),
  },
  { operation: 'Query.platformSettings', outcome: only('ADMIN'), call: () => gql('{ platformSettings { approvalHours } }') },
  {
    operation: 'Mutation.changePlatformSettings',
    outcome: only('ADMIN'),
    call: () =>
      gql('mutation ($input: PlatformSettingsInput!) { changePlatformSettings(input: $input) { id } }', {
        input: {
          ...{ commissionPercent: '2', sameUpazila: '40', sameDistrict: '70', sameDivision: '110', elsewhere: '150' },
          ...{ approvalHours: '48', reason: 'As before' },
        },
      }),
  },
];
