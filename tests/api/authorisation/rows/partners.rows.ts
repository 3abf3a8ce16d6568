import { gql, members, okFor, type Row } from '../row';
import { apiKey, partnerDelivery, partnerWebhook, stoppedWebhook, webhook, webhookDelivery } from '../things';

const wanted = { url: 'https://example.com/hook', events: ['ORDER_PLACED'] };

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
    call: ({ id }) => gql('mutation ($id: ID!) { revokeApiKey(id: $id) { endedId } }', { id }),
  },
  { operation: 'Query.webhooks', outcome: members, lists: webhook, call: () => gql('{ webhooks { id } }') },
  {
    operation: 'Query.webhookDeliveries',
    outcome: members,
    own: webhook,
    call: ({ id }) => gql('query ($id: ID!) { webhookDeliveries(webhookId: $id) { totalCount } }', { id }),
  },
  {
    operation: 'Mutation.createWebhook',
    outcome: members,
    spendsCaller: true, // ten at most
    call: () => gql('mutation ($input: CreateWebhookInput!) { createWebhook(input: $input) { secret } }', { input: wanted }),
  },
  {
    operation: 'Mutation.updateWebhook',
    outcome: members,
    own: webhook,
    call: ({ id }) =>
      gql('mutation ($id: ID!, $input: UpdateWebhookInput!) { updateWebhook(id: $id, input: $input) { id } }', {
        id,
        input: { ...wanted, enabled: false },
      }),
  },
  ...[
    'rotateWebhookSecret(id: $id) { webhook { id } }',
    'deleteWebhook(id: $id) { removedId }',
    'sendTestEvent(webhookId: $id) { status }',
  ].map((field): Row => ({
    operation: `Mutation.${field.split('(')[0]}`,
    outcome: members,
    own: webhook,
    call: ({ id }) => gql(`mutation ($id: ID!) { ${field} }`, { id }),
  })),
  {
    operation: 'Mutation.redeliver',
    outcome: members,
    own: webhookDelivery,
    call: ({ id }) => gql('mutation ($id: ID!) { redeliver(id: $id) { status } }', { id }),
  },
  { operation: 'Query.partnerDeliveries', outcome: okFor('ADMIN'), call: () => gql('{ partnerDeliveries { totalCount } }') },
  {
    operation: 'Mutation.redeliverToPartner',
    outcome: okFor('ADMIN'),
    own: partnerDelivery,
    others: 'ok',
    call: ({ id }) => gql('mutation ($id: ID!) { redeliverToPartner(id: $id, reason: "Mended") { id } }', { id }),
  },
  {
    operation: 'Mutation.disablePartnerWebhook',
    outcome: okFor('ADMIN'),
    own: partnerWebhook,
    others: 'ok',
    call: ({ id }) => gql('mutation ($id: ID!) { disablePartnerWebhook(webhookId: $id, reason: "Floods") { webhookId } }', { id }),
  },
  {
    operation: 'Mutation.enablePartnerWebhook',
    outcome: okFor('ADMIN'),
    own: stoppedWebhook,
    others: 'ok',
    call: ({ id }) => gql('mutation ($id: ID!) { enablePartnerWebhook(webhookId: $id, reason: "Fixed") { webhookId } }', { id }),
  },
];
