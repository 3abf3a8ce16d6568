import type { CodegenConfig } from '@graphql-codegen/cli';

/** One hook per operation: reads the emitted schema and every `.graphql` file beside the client's screens. */
const config: CodegenConfig = {
  schema: 'schema/schema.graphql',
  documents: 'client/**/*.graphql',
  generates: {
    'client/generated/graphql.ts': {
      plugins: [
        {
          add: {
            content:
              '/* eslint-disable */\n// @ts-nocheck: the plugin types its Suspense hooks for Apollo Client 3; callers are still fully checked',
          },
        },
        'typescript-operations', // emits input types and enums itself: adding the `typescript` plugin gives duplicate identifiers
        'typescript-react-apollo',
      ],
      config: {
        scalars: {
          DateTimeISO: { input: 'string', output: 'string' },
          Decimal: { input: 'string', output: 'string' },
          Upload: { input: 'File', output: 'never' },
        },
        enumsAsTypes: true,
        useTypeImports: true,
        apolloReactCommonImportFrom: '@apollo/client/react', // Apollo Client 4 moved the hooks
        apolloReactHooksImportFrom: '@apollo/client/react',
        withMutationFn: false,
        withMutationOptionsType: false,
        withResultType: false,
        addDocBlocks: false,
        documentMode: 'documentNode',
        optimizeDocumentNode: true,
        dedupeFragments: true,
      },
    },
  },
};
export default config;
