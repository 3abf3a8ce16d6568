import { gql, okFor, type Row, sellers } from '../row';
import { productImport, readyProductImport } from '../things';

const file = { bytes: Buffer.from('Reference,Name,Price\nr-1,Potato,30\n'), name: 'products.csv', type: 'text/csv' };

export const rows: readonly Row[] = [
  {
    operation: 'Query.productImport',
    outcome: okFor(...sellers),
    own: productImport,
    others: 'null',
    call: ({ id }) => gql('query ($id: ID!) { productImport(id: $id) { id } }', { id }),
  },
  {
    operation: 'Query.productImportTemplate',
    outcome: okFor(...sellers),
    call: () => gql('{ productImportTemplate(withProducts: true) { text } }'),
  },
  {
    operation: 'Query.productImportFailures',
    outcome: okFor(...sellers),
    own: productImport,
    call: ({ id }) => gql('query ($id: ID!) { productImportFailures(id: $id) { text } }', { id }),
  },
  {
    operation: 'Mutation.uploadProductImport',
    outcome: okFor(...sellers),
    call: () => gql('mutation ($file: Upload!) { uploadProductImport(file: $file) { id } }', {}, { file }),
  },
  {
    operation: 'Mutation.confirmProductImport',
    outcome: okFor(...sellers),
    own: readyProductImport,
    call: ({ id }) => gql('mutation ($id: ID!) { confirmProductImport(id: $id) { id } }', { id }),
  },
  {
    operation: 'Mutation.discardProductImport',
    outcome: okFor(...sellers),
    own: productImport,
    call: ({ id }) => gql('mutation ($id: ID!) { discardProductImport(id: $id) { id } }', { id }),
  },
];
