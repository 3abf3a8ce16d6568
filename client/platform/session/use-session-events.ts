import { useEffect } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { MeDocument } from '../../generated/graphql';
import type { ApolloClient } from '@apollo/client';
import type { MeQuery } from '../../generated/graphql';
import { eraseOfflineCopy } from '../offline/offline-link';
import { acting, stopActing } from '../account/acting';
import { loadAnew } from '../account/load-anew';
import { onOtherTab } from './other-tabs';
import { onAccountSuspended, onSessionEnded } from '../account/session-events';
import { paths } from '../paths';
import { suspension } from './suspension';
import { hangUp } from './use-session-actions';
import type { SessionActions, SessionState } from './use-session-actions';

/** Whether the login of another tab is the one that acts in this tab. */
async function agentCameIn(client: ApolloClient): Promise<boolean> {
  const { data } = await client.query<MeQuery>({ query: MeDocument, fetchPolicy: 'no-cache', context: { live: true, asOneself: true } });
  return data?.me?.id === acting()?.agent.id;
}

function leaveActing(): void {
  stopActing();
  loadAnew(paths.dashboard());
}

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
        if (acting())
          return void agentCameIn(client).then(
            (isSame) => (isSame ? goOn() : leaveActing()),
            () => undefined,
          );
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
