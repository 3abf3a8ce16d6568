import { everybody, gql, okFor, type Row } from '../row';
import { supportMessage } from '../things';

export const rows: readonly Row[] = [
  {
    operation: 'Mutation.sendSupportMessage',
    outcome: everybody,
    call: () =>
      gql('mutation ($input: SupportMessageInput!) { sendSupportMessage(input: $input) { isReceived } }', {
        input: { name: 'Rahima', phone: '01712345678', body: 'Help' },
      }),
  },
  { operation: 'Query.supportMessages', outcome: okFor('ADMIN'), call: () => gql('{ supportMessages { totalCount } }') },
  {
    operation: 'Mutation.markSupportMessageReplied',
    outcome: okFor('ADMIN'),
    own: supportMessage,
    others: 'ok',
    call: ({ id }) => gql('mutation ($id: ID!) { markSupportMessageReplied(id: $id) { id } }', { id }),
  },
];
