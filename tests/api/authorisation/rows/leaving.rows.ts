import { gql, okFor, type Row, sellers } from '../row';

const traders = [...sellers, 'CONSUMER'] as const;

// the accounts of the matrix have another password, which the response reports
const wrongPassword = {
  ...okFor(...traders),
  producer: 'BAD_USER_INPUT',
  supersaler: 'BAD_USER_INPUT',
  wholesaler: 'BAD_USER_INPUT',
  consumer: 'BAD_USER_INPUT',
};

export const rows: readonly Row[] = [
  {
    operation: 'Query.dataExport',
    outcome: { ...okFor(...traders), producer: 'null', supersaler: 'null', wholesaler: 'null', consumer: 'null' },
    call: () => gql('{ dataExport { id } }'),
  },
  {
    operation: 'Mutation.requestDataExport',
    outcome: wrongPassword,
    call: () => gql('mutation { requestDataExport(input: { password: "not-it" }) { id } }'),
  },
  {
    operation: 'Mutation.createDataExportLink',
    outcome: wrongPassword,
    call: () => gql('mutation { createDataExportLink(input: { password: "not-it" }) { path } }'),
  },
  { operation: 'Query.accountClosing', outcome: okFor(...traders), call: () => gql('{ accountClosing { obstacles } }') },
  {
    operation: 'Mutation.closeAccount',
    outcome: wrongPassword,
    call: () => gql('mutation { closeAccount(input: { password: "not-it" }) { isClosed } }'),
  },
];
