import { useEffect } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { MeDocument } from '../../generated/graphql';
import type { MeQuery } from '../../generated/graphql';
import { eraseOfflineCopy } from '../offline/offline-link';
import { acting } from '../account/acting';
import { onOtherTab } from './other-tabs';
import { onAccountSuspended, onSessionEnded } from '../account/session-events';
import { suspension } from './suspension';
import { hangUp } from './use-session-actions';
import type { SessionActions, SessionState } from './use-session-actions';

/**
 * Follows what happens to the session elsewhere: the server ends it, suspends the account, or another tab logs in or
 * out.
 */
export function useSessionEvents(
  { account, setInterrupted }: SessionState,
  expected: boolean,
  { abandon, ask, goOn }: SessionActions,
): void {
  const client = useApolloClient();
  const accountId = account?.id;

  useEffect(
    () => (expected ? onSessionEnded(() => (accountId ? setInterrupted(true) : void abandon())) : undefined),
    [abandon, accountId, expected, setInterrupted],
  );

  // the guards see the new status and lead to the page that shows the reason
  useEffect(
    () =>
      onAccountSuspended((reason) => {
        if (!account) return;
        suspension.remember(reason);
        client.writeQuery<MeQuery>({ query: MeDocument, data: { me: { ...account, status: 'SUSPENDED', statusReason: reason } } });
      }),
    [account, client],
  );

  useEffect(
    () =>
      onOtherTab((change) => {
        if (change === 'out') return void (accountId && abandon());
        if (acting()) return void import('./acting-events').then(({ agentCameIn }) => agentCameIn(client, goOn)).catch(() => undefined);
        void ask()
          .then(async (me) => {
            if (me?.id === accountId) return goOn();
            await hangUp();
            setInterrupted(false);
            await eraseOfflineCopy(client);
            await client.resetStore(); // nothing of the account before may be shown
          })
          .catch(() => undefined); // no response, or a query broken off by the reset: the next request shows
      }),
    [abandon, accountId, ask, client, goOn, setInterrupted],
  );
}
