import { gql, members, type Row } from '../row';
import { apiKey } from '../things';

export const rows: readonly Row[] = [
  { operation: 'Query.apiKeys', outcome: members, lists: apiKey, call: () => gql('{ apiKeys { id } }') },
  {
    operation: 'Mutation.createApiKey',
    outcome: members,
    spendsCaller: true, // ten at most
    call: () =>
      gql('mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { secret } }', {
        input: { name: 'Till', scopes: ['READ_PRODUCTS'] },
      }),
  },
  {
    operation: 'Mutation.rotateApiKey',
    outcome: members,
    own: apiKey,
    call: ({ id }) => gql('mutation ($id: ID!) { rotateApiKey(id: $id) { secret } }', { id }),
  },
  {
    operation: 'Mutation.revokeApiKey',
    outcome: members,
    own: apiKey,
    call: ({ id }) => gql('mutation ($id: ID!) { revokeApiKey(id: $id) }', { id }),
  },
];
