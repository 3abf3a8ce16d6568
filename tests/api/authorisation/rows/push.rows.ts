import { pushBrowser } from '../../../support/push';
import { everybody, gql, members, type Row } from '../row';

export const rows: readonly Row[] = [
  { operation: 'Query.pushPublicKey', outcome: everybody, call: () => gql('{ pushPublicKey }') },
  {
    operation: 'Mutation.savePushSubscription',
    outcome: members,
    call: () =>
      gql('mutation ($input: PushSubscriptionInput!) { savePushSubscription(input: $input) { savedAt } }', {
        input: pushBrowser().subscription,
      }),
  },
  {
    operation: 'Mutation.removePushSubscription',
    outcome: members,
    call: () => gql('mutation { removePushSubscription { isRemoved } }'),
  },
];
