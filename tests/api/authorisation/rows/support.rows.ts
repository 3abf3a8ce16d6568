import { everybody, gql, okFor, type Row } from '../row';
import { supportMessage } from '../things';

export const rows: readonly Row[] = [
  {
    operation: 'Mutation.createSupportMessage',
    outcome: everybody,
    call: () =>
      gql('mutation ($input: SupportMessageInput!) { createSupportMessage(input: $input) { isReceived } }', {
        input: { name: 'Rahima', phone: '01712345678', body: 'Help' },
      }),
  },
  { operation: 'Query.supportMessages', outcome: okFor('ADMIN'), call: () => gql('{ supportMessages { totalCount } }') },
  ...['markSupportMessageReplied', 'answerSupportMessage'].map((name): Row => ({
    operation: `Mutation.${name}`,
    outcome: okFor('ADMIN'),
    own: supportMessage,
    others: 'ok',
    call: ({ id }) => gql(`mutation ($id: ID!) { ${name}(id: $id) { id } }`, { id }),
  })),
];
