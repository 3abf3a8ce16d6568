import type { CodegenConfig } from '@graphql-codegen/cli';
import storedReads from './schema/stored-reads.json';

const persisted = (ids: boolean) => ({ plugins: [{ './tools/build/persisted-operations-plugin.cjs': { storedReads, ids } }] });

/**
 * Types, documents and hooks of the client's operations: reads the emitted schema and every `.graphql` file beside the
 * client's screens.
 */
const config: CodegenConfig = {
  schema: 'schema/schema.graphql',
  documents: 'client/**/*.graphql',
  generates: {
    'schema/persisted-operations.ts': persisted(false),
    'client/generated/persisted-hashes.ts': persisted(true),
    'tests/generated/operations.ts': { plugins: ['./tools/build/test-operations-plugin.cjs'] },
    'client/generated/graphql.ts': {
      plugins: [
        'typescript-operations', // emits input types and enums itself: adding the `typescript` plugin gives duplicate identifiers
        'typed-document-node',
        { './tools/build/apollo-hooks-plugin.cjs': { sources: ['client', 'tests/screens'] } },
      ],
      config: {
        scalars: {
          DateTimeISO: { input: 'string', output: 'string' },
          Date: { input: 'string', output: 'string' },
          Month: { input: 'string', output: 'string' },
          Percent: { input: 'number | string', output: 'number' },
          Decimal: { input: 'string', output: 'string' },
          Upload: { input: 'File', output: 'never' },
        },
        enumsAsTypes: true,
        useTypeImports: true,
        documentMode: 'documentNode',
        optimizeDocumentNode: true,
        dedupeFragments: true,
      },
    },
  },
};
export default config;
