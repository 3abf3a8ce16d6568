import { gql, okFor, type Row, sellers } from '../row';

const traders = [...sellers, 'CONSUMER'] as const;

export const rows: readonly Row[] = [
  { operation: 'Query.accountClosing', outcome: okFor(...traders), call: () => gql('{ accountClosing { obstacles } }') },
  {
    operation: 'Mutation.closeAccount',
    // the accounts of the matrix have another password, which the response reports
    outcome: {
      ...okFor(...traders),
      producer: 'BAD_USER_INPUT',
      supersaler: 'BAD_USER_INPUT',
      wholesaler: 'BAD_USER_INPUT',
      consumer: 'BAD_USER_INPUT',
    },
    call: () => gql('mutation { closeAccount(input: { password: "not-it" }) { isClosed } }'),
  },
];
